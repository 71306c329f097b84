### Lisboa: names and one-line texts of the components (pt)

## The game

lisboa-title = Lisboa
    .text = Reconstrua a Baixa de Lisboa depois do terramoto de 1755.
lisboa-period-1 = Primeiro período
    .text = Termina quando um jogador completa o 2.º conjunto de entulho ou 3 dos 4 baralhos políticos se esgotam.
lisboa-period-2 = Segundo período
    .text = O seu fim começa quando um jogador completa o 4.º conjunto de entulho ou 3 dos 4 baralhos políticos se esgotam.
lisboa-starting-player = Jogador inicial
lisboa-automa = O Corregedor
    .text = O adversário automático do jogo a solo.
lisboa-neutral = Oficial neutro
    .text = Fica no escritório durante toda a partida e conta como oficial de um adversário.

## Nobles and kinds of card

lisboa-manuel = Manuel da Maia
    .text = O engenheiro do reino: aceita ferramentas ou ouro.
lisboa-marquis = O Marquês
    .text = O ministro: aceita livros ou ouro.
lisboa-king = O Rei
    .text = O soberano: aceita tecido ou ouro.
lisboa-treasury = Tesouro
    .text = Uma carta de Tesouro: subsídio e benefício permanente no portefólio, ou um evento na corte.
lisboa-noble-card = Carta de nobre
lisboa-treasury-card = Carta de Tesouro
lisboa-political-card = Carta política
lisboa-reward = Recompensa
lisboa-penalty = Penalização
lisboa-benefit = Benefício
lisboa-event = Evento
lisboa-subsidy = Subsídio
lisboa-cardinal = Cardeal

## Decks

lisboa-deck-blue = Baralho azul, 1755 a 1757
    .text = Mãos iniciais do primeiro período.
lisboa-deck-red = Baralho vermelho, 1758 a 1762
    .text = Cartas expostas do primeiro período.
lisboa-deck-purple = Baralho roxo, 1763 a 1768
    .text = Completa as mãos no início do segundo período.
lisboa-deck-brown = Baralho castanho, 1769 a 1777
    .text = Cartas expostas do segundo período.
lisboa-deck-a = Baralho de tarefas A
lisboa-deck-b = Baralho de tarefas B

## Goods

lisboa-gold = Ouro
    .text = Todos os nobres o aceitam.
    .amount = { $number } de ouro
lisboa-cloth = Tecido
    .text = O Rei aceita-o.
    .amount = { $number ->
        [one] { $number } tecido
       *[other] { $number } tecidos
    }
lisboa-book = Livro
    .text = O Marquês aceita-o.
    .amount = { $number ->
        [one] { $number } livro
       *[other] { $number } livros
    }
lisboa-tool = Ferramenta
    .text = Manuel da Maia aceita-a.
    .amount = { $number ->
        [one] { $number } ferramenta
       *[other] { $number } ferramentas
    }
lisboa-goods = Bens
    .amount = { $number ->
        [one] { $number } bem
       *[other] { $number } bens
    }

## Colours and sides

lisboa-blue = Azul
lisboa-green = Verde
lisboa-red = Vermelho
lisboa-purple = Roxo
lisboa-brown = Castanho
lisboa-yellow = Amarelo
lisboa-pink = Rosa
lisboa-west = Oeste
lisboa-north = Norte
lisboa-east = Este
lisboa-large = Grande
lisboa-small = Pequeno
lisboa-wide = Larga
lisboa-thin = Estreita

## Architects

lisboa-architect-blue = Arquiteto azul
lisboa-architect-green = Arquiteto verde

## Streets, rows, columns

lisboa-street-gold = Rua Áurea
    .text = As lojas de ouro dão para esta rua, entre as colunas 1 e 2.
lisboa-street-cloth = Rua Augusta
    .text = As lojas de tecidos dão para esta rua, entre as colunas 2 e 3.
lisboa-street-book = Rua Nova da Princesa
    .text = As lojas de livros dão para esta rua, entre as colunas 3 e 4.
lisboa-street-tool = Rua Bela da Rainha
    .text = As lojas de ferramentas dão para esta rua, entre as colunas 4 e 5.
lisboa-row-a = Linha A, Santa Justa
lisboa-row-b = Linha B, Assunção
lisboa-row-c = Linha C, Vitória
lisboa-row-d = Linha D, São Nicolau
lisboa-row-e = Linha E, Conceição
lisboa-column-1 = Coluna 1, oeste
lisboa-column-2 = Coluna 2
lisboa-column-3 = Coluna 3, centro
lisboa-column-4 = Coluna 4
lisboa-column-5 = Coluna 5, estreita
lisboa-display-gold = Espaço da peça de ouro
    .text = Dá uma loja de ouro grande.
lisboa-display-cloth = Espaço da peça de tecido
    .text = Dá uma loja de tecidos grande.
lisboa-display-book = Espaço da peça de livro
    .text = Dá uma loja de livros grande.
lisboa-display-tool = Espaço da peça de ferramenta
    .text = Dá uma loja de ferramentas grande.
lisboa-display-small = Espaço da peça pequena
    .text = Dá uma loja de ferramentas pequena para a coluna estreita.

## Places and tracks

lisboa-downtown = Baixa
lisboa-city-display = Expositor da cidade
lisboa-city-tile = Peça da cidade
lisboa-land = Terreno
lisboa-site = Local de edifício
lisboa-no-land = Praça do Rossio
    .text = Aqui não se pode construir nenhuma loja.
lisboa-court = Corte
lisboa-portfolio = Portefólio
lisboa-top-row = Fila de cima
    .text = Nobres e navios.
lisboa-bottom-row = Fila de baixo
    .text = Cartas de Tesouro.
lisboa-warehouse = Armazém
lisboa-shipyard = Estaleiro
lisboa-market = Mercado
lisboa-display = Cartas expostas
lisboa-hand = Mão
lisboa-discard = Descarte
lisboa-supply = Reserva
lisboa-church = Faixa da igreja
lisboa-treasury-track = Faixa do Tesouro
lisboa-treasury-value = Valor do Tesouro
lisboa-influence-track = Faixa de influência
lisboa-wig-track = Faixa das perucas
lisboa-office-manuel = Escritório de Manuel da Maia
    .text = Tem lugar para 6 oficiais.
lisboa-office-marquis = Escritório do Marquês
    .text = Tem lugar para 6 oficiais.
lisboa-office-king = Escritório do Rei
    .text = Tem lugar para 6 oficiais.
lisboa-plaza-manuel = Praça de Manuel da Maia
    .text = Os oficiais aqui não contam para o custo de uma visita.
lisboa-plaza-marquis = Praça do Marquês
    .text = Os oficiais aqui não contam para o custo de uma visita.
lisboa-plaza-king = Praça do Rei
    .text = Os oficiais aqui não contam para o custo de uma visita.

## Pieces and amounts

lisboa-wig = Peruca
    .text = As perucas são pontos: ganha quem tiver mais.
lisboa-wigs = Perucas
    .amount = { $number ->
        [one] { $number } peruca
       *[other] { $number } perucas
    }
lisboa-influence = Influência
    .text = Gasta-se para visitar nobres ou em vez de réis.
    .amount = { $number } de influência
lisboa-real = Real
lisboa-reis = Réis
    .amount = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
lisboa-official = Oficial
lisboa-officials = Oficiais
    .amount = { $number ->
        [one] { $number } oficial
       *[other] { $number } oficiais
    }
lisboa-house = Casa
lisboa-store = Loja
lisboa-public-building = Edifício público
lisboa-plan = Plano
lisboa-decree = Decreto
lisboa-clergy-tile = Peça do clero
lisboa-favor = Favor real
    .amount = { $number ->
        [one] { $number } favor real
       *[other] { $number } favores reais
    }
lisboa-ship = Navio
lisboa-hull = Tamanho do casco
lisboa-cargo = Carga
lisboa-docked = Atracado
lisboa-at-sea = No mar
lisboa-rubble = Entulho
lisboa-rubble-pile = Monte de entulho
lisboa-rubble-set = Conjunto de entulho
    .text = Um cubo de terramoto, um de incêndio e um de maremoto: mais 1 carta e mais 1 bem de cada tipo.
    .amount = { $number ->
        [one] { $number } conjunto de entulho
       *[other] { $number } conjuntos de entulho
    }
lisboa-set-marker = Marcador de conjunto
    .text = No Marquês, vale um decreto suplementar.
    .amount = { $number ->
        [one] { $number } marcador de conjunto
       *[other] { $number } marcadores de conjunto
    }
lisboa-cube-brown = Cubo de terramoto
    .text = Castanho: acrescenta 3 réis ao preço do terreno.
    .amount = { $number ->
        [one] { $number } cubo de terramoto
       *[other] { $number } cubos de terramoto
    }
lisboa-cube-red = Cubo de incêndio
    .text = Vermelho: acrescenta 2 réis ao preço do terreno.
    .amount = { $number ->
        [one] { $number } cubo de incêndio
       *[other] { $number } cubos de incêndio
    }
lisboa-cube-blue = Cubo de maremoto
    .text = Azul: acrescenta 1 real ao preço do terreno.
    .amount = { $number ->
        [one] { $number } cubo de maremoto
       *[other] { $number } cubos de maremoto
    }

## Royal favours

lisboa-favor-manuel = Favor de Manuel da Maia
    .text = Devolva-o para seguir uma visita a Manuel da Maia; 2 perucas se o guardar até ao fim.
    .amount = { $number ->
        [one] { $number } favor de Manuel da Maia
       *[other] { $number } favores de Manuel da Maia
    }
lisboa-favor-marquis = Favor do Marquês
    .text = Devolva-o para seguir uma visita ao Marquês; 2 perucas se o guardar até ao fim.
    .amount = { $number ->
        [one] { $number } favor do Marquês
       *[other] { $number } favores do Marquês
    }
lisboa-favor-king = Favor do Rei
    .text = Devolva-o para seguir uma visita ao Rei; 2 perucas se o guardar até ao fim.
    .amount = { $number ->
        [one] { $number } favor do Rei
       *[other] { $number } favores do Rei
    }

## Actions of a turn

lisboa-action-gold = Receber 1 ouro
    .text = Descarte uma carta da mão e receba 1 ouro.
lisboa-action-portfolio = Jogar para o portefólio
    .text = Coloque uma carta no portefólio e depois venda bens ou negoceie com nobres.
lisboa-action-court = Jogar na corte
    .text = Uma carta de nobre visita esse nobre; uma carta de Tesouro patrocina o seu evento.
lisboa-action-sell = Vender bens
    .text = Venda bens a navios atracados pelo preço de mercado mais o bónus do navio.
lisboa-action-trade = Negociar com nobres
    .text = Entregue 1 ou 2 bens, cada um por uma ação de Estado diferente.
lisboa-action-visit = Visitar um nobre
    .text = Pague influência, faça uma ação de Estado se quiser e depois a ação do nobre.
lisboa-action-follow = Seguir uma visita
    .text = Devolva o favor do nobre, pague influência e faça uma das três ações desse nobre.
lisboa-action-event = Patrocinar um evento
    .text = Pague o valor do Tesouro e execute o evento da carta.
lisboa-action-card = Tirar uma carta política
    .text = Tire uma carta exposta.
lisboa-state-action = Ação de Estado
lisboa-noble-action = Ação do nobre
lisboa-action-recruit = Recrutar oficiais
    .text = Mova até 2 oficiais do seu tabuleiro para 2 escritórios diferentes.
lisboa-action-plan = Adquirir um plano
    .text = Receba o plano de cima de um dos arquitetos.
lisboa-action-ship = Construir um navio
    .text = Pague tantos bens diferentes quanto o tamanho do casco; o Tesouro sobe 1 e ganha influência.
lisboa-action-produce = Produzir bens
    .text = Cada loja sua dá 1 bem; o preço de cada tipo recebido desce 1.
lisboa-action-cardinal = Encontrar o Cardeal
    .text = Mova o Cardeal 1 ou 2 espaços e receba uma peça do clero ao lado dele.
lisboa-action-favor = Obter um favor real
    .text = Receba o favor de um nobre de quem não tenha nenhum.
lisboa-action-store = Construir uma loja
    .text = Tire uma peça da cidade, coloque-a num terreno, receba a recompensa e um cubo e pague o terreno.
lisboa-action-decree = Tirar um decreto
    .text = Tire um dos decretos expostos.
lisboa-action-public = Abrir um edifício público
    .text = Complete um dos seus planos com oficiais e coloque o edifício do arquiteto num local livre.

## Phases

lisboa-phase-setup = Preparação
lisboa-phase-draft = Escolha das mãos
lisboa-phase-dock = Atracar navios
lisboa-phase-action = Ação
lisboa-phase-follow = Seguir a visita
lisboa-phase-card = Carta política
lisboa-phase-church = Pontuação da igreja
lisboa-phase-upkeep = Fim da vez
lisboa-phase-period = Fim do período
lisboa-phase-end = Fim da partida

## Houses

lisboa-houses-left = Casas da esquerda
    .text = Ambas construídas: os réis podem substituir influência nas visitas.
lisboa-houses-middle = Casas do meio
    .text = Tornam os navios mais baratos e, com a terceira, gratuitos.
lisboa-houses-right = Casas da direita
    .text = Dão bens suplementares ao produzir.
lisboa-house-left-1 = Primeira casa da esquerda
    .text = Sozinha não tem efeito.
lisboa-house-left-2 = Segunda casa da esquerda
    .text = Os réis podem substituir influência, 1 por 1, ao visitar ou seguir.
lisboa-house-middle-1 = Primeira casa do meio
    .text = Os navios custam-lhe menos 1 bem.
lisboa-house-middle-2 = Segunda casa do meio
    .text = Os navios continuam a custar-lhe menos 1 bem.
lisboa-house-middle-3 = Terceira casa do meio
    .text = Os navios não lhe custam bens.
lisboa-house-right-1 = Primeira casa da direita
    .text = Produzir dá mais 1 bem de um tipo produzido.
lisboa-house-right-2 = Segunda casa da direita
    .text = Produzir continua a dar mais 1 bem de um tipo produzido.
lisboa-house-right-3 = Terceira casa da direita
    .text = Produzir dá mais 1 bem de cada tipo produzido.

## Scores

lisboa-score-ships = Navios
    .text = 1 peruca por ponto de casco dos seus navios.
lisboa-score-rubble = Conjuntos de entulho
    .text = 3 perucas por conjunto completo.
lisboa-score-stores = Maiorias de lojas
    .text = Perucas para quem tem mais lojas de cada tipo.
lisboa-score-money = Dinheiro
    .text = 1 peruca por cada 5 réis, incluindo os que a influência daria.
lisboa-score-decrees = Decretos
    .text = As perucas dos seus decretos.
lisboa-score-officials = Oficiais nos planos
    .text = Perucas para quem tem mais oficiais em planos completos.
lisboa-score-favors = Favores reais
    .text = 2 perucas por favor na sua posse.
lisboa-scoring-tile-1 = Peça de pontuação, 3 perucas (primeira)
lisboa-scoring-tile-2 = Peça de pontuação, 3 perucas (segunda)
lisboa-scoring-tile-3 = Peça de pontuação, 4 perucas (primeira)
lisboa-scoring-tile-4 = Peça de pontuação, 4 perucas (segunda)
lisboa-scoring-place-1 = Espaço de pontuação da coluna 1
lisboa-scoring-place-2 = Espaço de pontuação da coluna 2
lisboa-scoring-place-3 = Espaço de pontuação da coluna 3
lisboa-scoring-place-4 = Espaço de pontuação das colunas 4 e 5
lisboa-majority-gold = Mais lojas de ouro
    .text = 3, 2 e 1 perucas para os três primeiros lugares.
lisboa-majority-tool = Mais lojas de ferramentas
    .text = 6, 4 e 2 perucas para os três primeiros lugares.
lisboa-majority-book = Mais lojas de livros
    .text = 9, 6 e 3 perucas para os três primeiros lugares.
lisboa-majority-cloth = Mais lojas de tecidos
    .text = 9, 6 e 3 perucas para os três primeiros lugares.
lisboa-majority-tool-english = Mais lojas de ferramentas, outra tabela
    .text = 6, 3 e 1 perucas para os três primeiros lugares.
lisboa-officials-2 = Oficiais nos planos, 2 jogadores
    .text = 15 e 5 perucas para os dois primeiros lugares.
lisboa-officials-3 = Oficiais nos planos, 3 jogadores
    .text = 15, 10 e 5 perucas para os três primeiros lugares.
lisboa-officials-4 = Oficiais nos planos, 4 jogadores
    .text = 15, 10 e 5 perucas para os três primeiros lugares.

## Sections of the rules

lisboa-section-setup = Preparação
lisboa-section-turn = A vez
lisboa-section-portfolio = Portefólio, armazém e entulho
lisboa-section-influence = Influência e dinheiro
lisboa-section-sell = Vender bens
lisboa-section-trade = Negociar com nobres
lisboa-section-visit = Visitar um nobre e seguir
lisboa-section-noble-actions = As ações dos nobres
lisboa-section-event = Patrocinar um evento
lisboa-section-end-of-turn = Fim da vez
lisboa-section-end-of-period = Fim do período
lisboa-section-end-of-game = Fim da partida
lisboa-section-variants = Variantes
lisboa-section-solo = Jogo a solo
lisboa-section-details = Pormenores

## Tracks

lisboa-treasury-1 = Espaço 1 do Tesouro
    .text = As visitas custam menos 1 de influência; o valor do Tesouro é 1 real.
lisboa-treasury-2 = Espaço 2 do Tesouro
    .text = As visitas não custam influência adicional; o valor do Tesouro é 2 réis.
lisboa-treasury-3 = Espaço 3 do Tesouro
    .text = As visitas custam mais 1 de influência; o valor do Tesouro é 3 réis.
lisboa-treasury-4 = Espaço 4 do Tesouro
    .text = As visitas custam mais 1 de influência; o valor do Tesouro é 4 réis.
lisboa-treasury-5 = Espaço 5 do Tesouro
    .text = As visitas custam mais 2 de influência; o valor do Tesouro é 5 réis.
lisboa-treasury-6 = Espaço 6 do Tesouro
    .text = As visitas custam mais 3 de influência; o valor do Tesouro é 6 réis.
lisboa-influence-0 = Influência 0
    .text = Daqui, a influência não dá réis.
lisboa-influence-1 = Influência 1
    .text = Daqui, a influência dá até 1 real.
lisboa-influence-2 = Influência 2
    .text = Daqui, a influência dá até 2 réis.
lisboa-influence-3 = Influência 3
    .text = Daqui, a influência dá até 2 réis.
lisboa-influence-4 = Influência 4
    .text = Daqui, a influência dá até 3 réis.
lisboa-influence-5 = Influência 5
    .text = Daqui, a influência dá até 3 réis.
lisboa-influence-6 = Influência 6
    .text = Daqui, a influência dá até 4 réis.
lisboa-influence-7 = Influência 7
    .text = Daqui, a influência dá até 4 réis.
lisboa-influence-8 = Influência 8
    .text = Daqui, a influência dá até 5 réis.
lisboa-influence-9 = Influência 9
    .text = Daqui, a influência dá até 5 réis.
lisboa-influence-10 = Influência 10
    .text = Daqui, a influência dá até 6 réis. Um ganho que acabe aqui dá 1 peruca.
lisboa-church-0 = Espaço 1 da igreja
    .text = Alcançá-lo traz uma pontuação da igreja no fim da vez.
lisboa-gap-0 = Peça do clero entre os espaços 1 e 2
lisboa-church-1 = Espaço 2 da igreja
lisboa-gap-1 = Peça do clero entre os espaços 2 e 3
lisboa-church-2 = Espaço 3 da igreja
lisboa-gap-2 = Peça do clero entre os espaços 3 e 4
lisboa-church-3 = Espaço 4 da igreja
    .text = Alcançá-lo faz subir 1 o Tesouro.
lisboa-gap-3 = Peça do clero entre os espaços 4 e 5
lisboa-church-4 = Espaço 5 da igreja
lisboa-gap-4 = Peça do clero entre os espaços 5 e 6
lisboa-church-5 = Espaço 6 da igreja
lisboa-gap-5 = Peça do clero entre os espaços 6 e 1

## Political cards

lisboa-p01 = O engenheiro-mor
    .text = Recompensa: receba 1 ouro.
lisboa-p02 = Carpinteiros da Ribeira
    .text = Recompensa: receba 1 ferramenta.
lisboa-p03 = Medidores nas ruínas
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-p04 = Primeira dissertação
    .text = Recompensa: receba um plano.
lisboa-p05 = Madeira requisitada
    .text = Penalização: perca 1 bem à sua escolha.
lisboa-p06 = Registo das providências
    .text = Recompensa: receba 1 livro.
lisboa-p07 = Preço fixo do pão
    .text = Recompensa: receba 2 réis.
lisboa-p08 = Companhia do Grão-Pará
    .text = Recompensa: receba 4 réis.
lisboa-p09 = Secretário de Estado
    .text = Recompensa: ganhe 3 de influência.
lisboa-p10 = Donativo dos quatro por cento
    .text = Penalização: pague 3 réis.
lisboa-p11 = Ouro da frota do Brasil
    .text = Recompensa: receba 1 ouro.
lisboa-p12 = Tendas em Belém
    .text = Recompensa: receba 1 tecido.
lisboa-p13 = O núncio apostólico
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-p14 = Audiência na Ajuda
    .text = Recompensa: receba um favor real.
lisboa-p15 = Medo das paredes de pedra
    .text = Penalização: perca 2 perucas.
lisboa-p16 = Recenseamento de obreiros
    .text = Evento: recrute oficiais; no portefólio: cada pagamento seu custa menos 1 real.
lisboa-p17 = As seis propostas
    .text = Evento: receba um plano; no portefólio: cada oficial contratado custa menos 2 réis.
lisboa-p18 = Carreiras da Ribeira das Naus
    .text = Evento: construa um navio, pagando o seu custo; no portefólio: cada bem que vender rende mais 1 real.
lisboa-p19 = Junta do Comércio
    .text = Evento: produza bens; no portefólio: cada pagamento seu custa menos 1 real.
lisboa-p20 = Missa ao ar livre
    .text = Evento: mova o Cardeal 1 ou 2 espaços e receba uma peça do clero ao lado dele; no portefólio: patrocinar um evento custa menos 2 réis.
lisboa-p21 = Dia das petições
    .text = Evento: receba um favor real; no portefólio: o terreno custa menos 2 réis.
lisboa-p22 = Casa do Risco
    .text = Recompensa: receba 1 ouro.
lisboa-p23 = Contrato da cal e do tijolo
    .text = Recompensa: receba 1 ferramenta, depois receba 2 réis.
lisboa-p24 = Eugénio dos Santos
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-p25 = Inspetores dos bairros
    .text = Recompensa: coloque até 2 oficiais do seu tabuleiro em 2 escritórios diferentes.
lisboa-p26 = Ordem de demolição
    .text = Penalização: perca 2 bens à sua escolha.
lisboa-p27 = Aula do Comércio
    .text = Recompensa: receba 1 livro.
lisboa-p28 = Leilão na alfândega
    .text = Recompensa: receba 2 bens diferentes, nenhum deles ouro.
lisboa-p29 = Conde de Oeiras
    .text = Recompensa: receba 4 réis.
lisboa-p30 = Privilégios dos teares
    .text = Recompensa: produza bens.
lisboa-p31 = O processo dos Távoras
    .text = Penalização: recolha 1 oficial seu de um escritório ou praça.
lisboa-p32 = O quinto real
    .text = Recompensa: receba 1 ouro.
lisboa-p33 = Casamento da princesa
    .text = Recompensa: ganhe 2 perucas.
lisboa-p34 = A partida do núncio
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-p35 = Colégio dos Nobres
    .text = Recompensa: receba um favor real.
lisboa-p36 = Tiros na noite
    .text = Penalização: devolva 1 favor real.
lisboa-p37 = Lei das ruas novas
    .text = Evento: construa uma loja, pagando os seus custos; no portefólio: cada unidade de ouro que vender rende mais 2 réis.
lisboa-p38 = Erário Régio
    .text = Evento: tire um decreto; no portefólio: cada pagamento seu custa menos 1 real.
lisboa-p39 = Fábrica das Sedas do Rato
    .text = Evento: produza bens; no portefólio: cada tecido ou livro que vender rende mais 1 real.
lisboa-p40 = Companhia de Pernambuco
    .text = Evento: construa um navio, pagando o seu custo; no portefólio: o terreno custa menos 2 réis.
lisboa-p41 = Intendente da Polícia
    .text = Evento: ganhe 5 de influência; no portefólio: cada oficial contratado custa menos 2 réis.
lisboa-p42 = Carlos Mardel
    .text = Recompensa: receba 1 ouro.
lisboa-p43 = A gaiola de madeira
    .text = Recompensa: receba 1 ferramenta, depois receba 3 réis.
lisboa-p44 = Mestres de obras
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-p45 = Banca dos desenhadores
    .text = Recompensa: receba um plano, depois coloque 1 oficial do seu tabuleiro num escritório.
lisboa-p46 = Febre nas obras
    .text = Penalização: recolha 1 oficial seu de um escritório ou praça.
lisboa-p47 = Impressão Régia
    .text = Recompensa: receba 1 livro.
lisboa-p48 = Contrato do tabaco
    .text = Recompensa: receba 5 réis.
lisboa-p49 = Mesa Censória
    .text = Recompensa: ganhe 3 de influência.
lisboa-p50 = Carreteiros da Baixa
    .text = Recompensa: tire 1 cubo à sua escolha do monte de entulho.
lisboa-p51 = Soldos em atraso
    .text = Penalização: pague 4 réis.
lisboa-p52 = Casa da Moeda de Lisboa
    .text = Recompensa: receba 1 ouro.
lisboa-p53 = Guarda-roupa real
    .text = Recompensa: receba 1 tecido, depois ganhe 1 peruca.
lisboa-p54 = Procissão do patriarca
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-p55 = Ópera em Salvaterra
    .text = Recompensa: receba um favor real, depois ganhe 2 perucas.
lisboa-p56 = Corte de luto
    .text = Penalização: perca 3 perucas.
lisboa-p57 = Sorteio dos lotes
    .text = Evento: construa uma loja, pagando os seus custos; no portefólio: cada pagamento seu custa menos 1 real.
lisboa-p58 = Livros em partidas dobradas
    .text = Evento: tire um decreto; no portefólio: patrocinar um evento custa menos 2 réis.
lisboa-p59 = O Passeio Público
    .text = Evento: abra um edifício público, com os custos habituais; no portefólio: cada oficial contratado custa menos 2 réis.
lisboa-p60 = Alvará das chitas
    .text = Evento: produza bens; no portefólio: cada bem que vender rende mais 1 real.
lisboa-p61 = Arsenal da Marinha
    .text = Evento: construa um navio, pagando o seu custo; no portefólio: cada ferramenta que vender rende mais 2 réis.
lisboa-p62 = Inventário dos bens da Igreja
    .text = Evento: mova o Cardeal 1 ou 2 espaços e receba uma peça do clero ao lado dele; no portefólio: o terreno custa menos 3 réis.
lisboa-p63 = Reinaldo Manuel
    .text = Recompensa: receba 1 ouro.
lisboa-p64 = Corpo de engenheiros
    .text = Recompensa: coloque até 2 oficiais do seu tabuleiro em 2 escritórios diferentes.
lisboa-p65 = Rendas das arcadas
    .text = Recompensa: receba 5 réis.
lisboa-p66 = As últimas ruínas
    .text = Recompensa: tire 1 cubo à sua escolha do monte de entulho.
lisboa-p67 = Pedreiros por pagar
    .text = Penalização: recolha 2 oficiais seus de escritórios ou praças.
lisboa-p68 = Reforma de Coimbra
    .text = Recompensa: receba 1 livro.
lisboa-p69 = Fábricas do reino
    .text = Recompensa: receba 2 bens diferentes, nenhum deles ouro.
lisboa-p70 = Marquês de Pombal
    .text = Recompensa: ganhe 4 de influência.
lisboa-p71 = Vidros da Marinha Grande
    .text = Recompensa: produza bens.
lisboa-p72 = Enseadas de contrabandistas
    .text = Penalização: perca 2 bens à sua escolha.
lisboa-p73 = Diamantes do Tijuco
    .text = Recompensa: receba 1 ouro.
lisboa-p74 = Fogo de artifício no Tejo
    .text = Recompensa: ganhe 2 perucas.
lisboa-p75 = Paz com Roma
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-p76 = O cavalo de bronze
    .text = Recompensa: ganhe 4 perucas.
lisboa-p77 = A última doença do rei
    .text = Penalização: perca 4 perucas.
lisboa-p78 = Arcadas do Terreiro
    .text = Evento: construa uma loja, pagando os seus custos; no portefólio: cada pagamento seu custa menos 1 real.
lisboa-p79 = Lei da Boa Razão
    .text = Evento: tire um decreto; no portefólio: cada bem que vender rende mais 1 real.
lisboa-p80 = Subscrição para o arco
    .text = Evento: abra um edifício público, com os custos habituais; no portefólio: o terreno custa menos 3 réis.
lisboa-p81 = A Viradeira
    .text = Evento: ganhe 7 de influência; no portefólio: cada pagamento seu custa menos 1 real.
lisboa-p82 = Galés nas obras
    .text = Evento: tire 1 cubo à sua escolha do monte de entulho; no portefólio: cada oficial contratado custa menos 3 réis.

## Clergy tiles

lisboa-c01 = Capelão da corte
    .text = Sempre que ganhar influência, ganhe mais 1.
lisboa-c02 = Confessor régio
    .text = Sempre que ganhar influência, ganhe mais 1.
lisboa-c03 = Carmelita construtor
    .text = Visitar Manuel da Maia, ou seguir essa visita, custa menos 2 de influência.
lisboa-c04 = Cónego das obras
    .text = Visitar Manuel da Maia, ou seguir essa visita, custa menos 2 de influência.
lisboa-c05 = Mestre oratoriano
    .text = Visitar o Marquês, ou seguir essa visita, custa menos 2 de influência.
lisboa-c06 = Sábio teatino
    .text = Visitar o Marquês, ou seguir essa visita, custa menos 2 de influência.
lisboa-c07 = Esmoler-mor
    .text = Visitar o Rei, ou seguir essa visita, custa menos 2 de influência.
lisboa-c08 = Deão da Capela Real
    .text = Visitar o Rei, ou seguir essa visita, custa menos 2 de influência.
lisboa-c09 = Pároco de Santa Justa
    .text = Abrir um edifício público exige menos 1 oficial.
lisboa-c10 = Prior de São Nicolau
    .text = Abrir um edifício público exige menos 1 oficial.
lisboa-c11 = Irmãos da Misericórdia
    .text = Cada oficial contratado custa menos 2 réis.
lisboa-c12 = Ordem Terceira de São Francisco
    .text = Cada oficial contratado custa menos 2 réis.
lisboa-c13 = Ecónomo do cabido
    .text = O terreno custa menos 3 réis.
lisboa-c14 = Abade de Alcobaça
    .text = O terreno custa menos 3 réis.
lisboa-c15 = Frade trinitário
    .text = Cada cubo de terramoto custa-lhe menos 1 real no preço do terreno.
lisboa-c16 = Capuchinho das ruínas
    .text = Cada cubo de terramoto custa-lhe menos 1 real no preço do terreno.
lisboa-c17 = Capelão dos ourives
    .text = Cada unidade de ouro ou ferramenta que vender rende mais 2 réis.
lisboa-c18 = Confraria dos carpinteiros
    .text = Cada unidade de ouro ou ferramenta que vender rende mais 2 réis.
lisboa-c19 = Capelão dos tecelões
    .text = Cada tecido ou livro que vender rende mais 2 réis.
lisboa-c20 = Bibliotecário das Necessidades
    .text = Cada tecido ou livro que vender rende mais 2 réis.
lisboa-c21 = Capelão das carreiras
    .text = Construir um navio custa-lhe menos 1 bem.
lisboa-c22 = Prior dos mareantes
    .text = Construir um navio custa-lhe menos 1 bem.
lisboa-c23 = Capelão da armada
    .text = Sempre que um navio seu zarpar, ganhe mais 1 peruca.
lisboa-c24 = Ermitão do Bom Sucesso
    .text = Sempre que um navio seu zarpar, ganhe mais 1 peruca.
lisboa-c25 = Celeireira de Odivelas
    .text = Ao produzir, receba mais 1 bem de um tipo produzido.
lisboa-c26 = Tesoureiro de Mafra
    .text = Ao produzir, receba mais 1 bem de um tipo produzido.
lisboa-c27 = Guarda dos dízimos
    .text = O seu armazém guarda mais 1 bem de cada tipo.
lisboa-c28 = Sacristão da Sé
    .text = O seu armazém guarda mais 1 bem de cada tipo.
lisboa-c29 = Notário apostólico
    .text = O seu portefólio guarda mais 1 carta, até aos 6 espaços.
lisboa-c30 = Secretário do patriarca
    .text = O seu portefólio guarda mais 1 carta, até aos 6 espaços.
lisboa-c31 = Cruciferário
    .text = Seguir uma visita custa menos 2 de influência.
lisboa-c32 = Noviço da Graça
    .text = Seguir uma visita custa menos 2 de influência.
lisboa-c33 = Pregador do Rossio
    .text = Ao recrutar, pode colocar um terceiro oficial no terceiro escritório.
lisboa-c34 = Leitor dominicano
    .text = Ao recrutar, pode colocar um terceiro oficial no terceiro escritório.
lisboa-c35 = Coveiros do Carmo
    .text = Uma vez, ao recebê-la: tire 1 cubo à sua escolha do monte de entulho.
lisboa-c36 = Caixa de esmolas de Santo António
    .text = Uma vez, ao recebê-la: receba 7 réis.
lisboa-c37 = Despensa da Madre de Deus
    .text = Uma vez, ao recebê-la: receba 1 bem de cada tipo, se houver espaço.

## Decrees

lisboa-d01 = Alinhamento de Santa Justa
    .text = 2 perucas por cada loja sua na linha A.
lisboa-d02 = Cadastro de Santa Justa
    .text = 2 perucas por cada loja sua na linha A.
lisboa-d03 = Alinhamento da Assunção
    .text = 2 perucas por cada loja sua na linha B.
lisboa-d04 = Cadastro da Assunção
    .text = 2 perucas por cada loja sua na linha B.
lisboa-d05 = Alinhamento da Vitória
    .text = 2 perucas por cada loja sua na linha C.
lisboa-d06 = Cadastro da Vitória
    .text = 2 perucas por cada loja sua na linha C.
lisboa-d07 = Alinhamento de São Nicolau
    .text = 2 perucas por cada loja sua na linha D.
lisboa-d08 = Cadastro de São Nicolau
    .text = 2 perucas por cada loja sua na linha D.
lisboa-d09 = Alinhamento da Conceição
    .text = 2 perucas por cada loja sua na linha E.
lisboa-d10 = Cadastro da Conceição
    .text = 2 perucas por cada loja sua na linha E.
lisboa-d11 = Obras públicas de Santa Justa
    .text = 3 perucas por cada edifício público aberto na ponta oeste ou este da linha A.
lisboa-d12 = Obras públicas da Assunção
    .text = 3 perucas por cada edifício público aberto na ponta oeste ou este da linha B.
lisboa-d13 = Obras públicas da Vitória
    .text = 3 perucas por cada edifício público aberto na ponta oeste ou este da linha C.
lisboa-d14 = Obras públicas de São Nicolau
    .text = 3 perucas por cada edifício público aberto na ponta oeste ou este da linha D.
lisboa-d15 = Obras públicas da Conceição
    .text = 3 perucas por cada edifício público aberto na ponta oeste ou este da linha E.
lisboa-d16 = Regimento dos ourives
    .text = 2 perucas por cada loja de ouro sua.
lisboa-d17 = Marca do contraste
    .text = 2 perucas por cada loja de ouro sua.
lisboa-d18 = Regimento dos mercadores de panos
    .text = 2 perucas por cada loja de tecidos sua.
lisboa-d19 = Selo dos panos
    .text = 2 perucas por cada loja de tecidos sua.
lisboa-d20 = Regimento dos livreiros
    .text = 2 perucas por cada loja de livros sua.
lisboa-d21 = Licença de impressão
    .text = 2 perucas por cada loja de livros sua.
lisboa-d22 = Regimento dos ferreiros
    .text = 2 perucas por cada loja de ferramentas sua.
lisboa-d23 = Aferição das ferragens
    .text = 2 perucas por cada loja de ferramentas sua.
lisboa-d24 = Carta do arquiteto azul
    .text = 1 peruca por cada edifício público aberto do arquiteto azul, quem quer que o tenha aberto.
lisboa-d25 = Regra das fachadas azuis
    .text = 1 peruca por cada edifício público aberto do arquiteto azul, quem quer que o tenha aberto.
lisboa-d26 = Carta do arquiteto verde
    .text = 1 peruca por cada edifício público aberto do arquiteto verde, quem quer que o tenha aberto.
lisboa-d27 = Regra das fachadas verdes
    .text = 1 peruca por cada edifício público aberto do arquiteto verde, quem quer que o tenha aberto.
lisboa-d28 = Horizonte poente
    .text = 1 peruca por cada edifício público aberto no lado oeste.
lisboa-d29 = Horizonte norte
    .text = 2 perucas por cada edifício público aberto no lado norte.
lisboa-d30 = Horizonte nascente
    .text = 1 peruca por cada edifício público aberto no lado este.
lisboa-d31 = Portais dourados
    .text = 1 peruca por cada edifício público aberto que mostra a cor do ouro.
lisboa-d32 = Reboco rosado
    .text = 1 peruca por cada edifício público aberto que mostra a cor do tecido.
lisboa-d33 = Portadas castanhas
    .text = 1 peruca por cada edifício público aberto que mostra a cor do livro.
lisboa-d34 = Azulejos azuis
    .text = 1 peruca por cada edifício público aberto que mostra a cor da ferramenta.
lisboa-d35 = Obras concluídas
    .text = 2 perucas por cada plano seu completo.
lisboa-d36 = Entrega das chaves
    .text = 2 perucas por cada plano seu completo.
lisboa-d37 = Riscos azuis cumpridos
    .text = 3 perucas por cada plano azul seu completo.
lisboa-d38 = Riscos verdes cumpridos
    .text = 3 perucas por cada plano verde seu completo.
lisboa-d39 = Registo da frota
    .text = 2 perucas por cada navio no seu portefólio.
lisboa-d40 = Flâmulas no porto
    .text = 2 perucas por cada navio no seu portefólio.
lisboa-d41 = Prémio de tonelagem
    .text = 1 peruca por cada ponto de casco dos seus navios.
lisboa-d42 = Arqueação dos porões
    .text = 1 peruca por cada ponto de casco dos seus navios.
lisboa-d43 = Remoção das pedras fendidas
    .text = 1 peruca por cada cubo de terramoto (castanho) no seu tabuleiro.
lisboa-d44 = Remoção das cinzas
    .text = 1 peruca por cada cubo de incêndio (vermelho) no seu tabuleiro.
lisboa-d45 = Remoção das lamas
    .text = 1 peruca por cada cubo de maremoto (azul) no seu tabuleiro.
lisboa-d46 = Ruas desimpedidas
    .text = 2 perucas por cada conjunto de entulho seu completo.
lisboa-d47 = Prémio do entulho
    .text = 2 perucas por cada conjunto de entulho seu completo.
lisboa-d48 = Cartas de mercê
    .text = 2 perucas por cada favor real na sua posse.
lisboa-d49 = Alvarás régios
    .text = 2 perucas por cada favor real na sua posse.
lisboa-d50 = Capelães da casa
    .text = 2 perucas por cada peça do clero na sua posse.
lisboa-d51 = Oratório privado
    .text = 2 perucas por cada peça do clero na sua posse.
lisboa-d52 = Rol dos oficiais
    .text = 1 peruca por cada oficial seu num escritório ou praça.
lisboa-d53 = Escrivães das obras
    .text = 2 perucas por cada oficial seu no escritório (não na praça) de Manuel da Maia.
lisboa-d54 = Escrivães do ministério
    .text = 2 perucas por cada oficial seu no escritório (não na praça) do Marquês.
lisboa-d55 = Escrivães do paço
    .text = 2 perucas por cada oficial seu no escritório (não na praça) do Rei.
lisboa-d56 = Livro das casas nobres
    .text = 2 perucas por cada carta de nobre no seu portefólio.
lisboa-d57 = Cartas de brasão
    .text = 2 perucas por cada carta de nobre no seu portefólio.
lisboa-d58 = Recibos do Erário
    .text = 2 perucas por cada carta de Tesouro no seu portefólio.
lisboa-d59 = Louvor dos contadores
    .text = 2 perucas por cada carta de Tesouro no seu portefólio.
lisboa-d60 = Contagem dos cofres
    .text = 1 peruca por cada 5 réis na mão (sem contar a influência).
lisboa-d61 = Círculo de amizades
    .text = 1 peruca por cada 2 de influência.
lisboa-d62 = Inventário dos bens
    .text = 1 peruca por cada 2 bens no seu armazém.
lisboa-d63 = Casas de família
    .text = 3 perucas por cada grupo de casas que tenha construído por inteiro.
lisboa-d64 = Casas de morgado
    .text = 3 perucas por cada grupo de casas que tenha construído por inteiro.
lisboa-d65 = Feira dos quatro ofícios
    .text = 6 perucas se tiver pelo menos uma loja de cada um dos quatro tipos.
lisboa-d66 = Licença de loja geral
    .text = 6 perucas se tiver pelo menos uma loja de cada um dos quatro tipos.
lisboa-d67 = Mercador de cinco portas
    .text = 6 perucas se tiver 5 ou mais lojas.
lisboa-d68 = Construtor de três planos
    .text = 6 perucas se tiver 3 ou mais planos completos.
lisboa-d69 = Rendas do lado poente
    .text = 2 perucas por cada loja sua na coluna 1 (oeste).
lisboa-d70 = Lotes estreitos
    .text = 2 perucas por cada loja sua na coluna 5 (a estreita).

## Plans

lisboa-s1 = Plano de um chafariz
    .text = Arquiteto azul; exige 2 oficiais.
lisboa-s2 = Plano de uma casa da guarda
    .text = Arquiteto azul; exige 2 oficiais.
lisboa-s3 = Plano de uma capela
    .text = Arquiteto verde; exige 2 oficiais.
lisboa-s4 = Plano de um forno público
    .text = Arquiteto verde; exige 2 oficiais.
lisboa-lb1 = Plano de uma escola
    .text = Arquiteto azul; exige 2 oficiais.
lisboa-lb2 = Plano de um mercado
    .text = Arquiteto azul; exige 2 oficiais.
lisboa-lb3 = Plano de uma casa do correio
    .text = Arquiteto azul; exige 2 oficiais.
lisboa-lb4 = Plano de uma alfândega
    .text = Arquiteto azul; exige 3 oficiais.
lisboa-lb5 = Plano de um hospital
    .text = Arquiteto azul; exige 3 oficiais.
lisboa-lb6 = Plano de um teatro
    .text = Arquiteto azul; exige 3 oficiais.
lisboa-lb7 = Plano de uma doca seca
    .text = Arquiteto azul; exige 4 oficiais.
lisboa-lb8 = Plano de um palácio
    .text = Arquiteto azul; exige 4 oficiais.
lisboa-lg1 = Plano de uns banhos
    .text = Arquiteto verde; exige 2 oficiais.
lisboa-lg2 = Plano de uma estalagem
    .text = Arquiteto verde; exige 2 oficiais.
lisboa-lg3 = Plano de uma botica
    .text = Arquiteto verde; exige 2 oficiais.
lisboa-lg4 = Plano de uma biblioteca
    .text = Arquiteto verde; exige 3 oficiais.
lisboa-lg5 = Plano de um convento
    .text = Arquiteto verde; exige 3 oficiais.
lisboa-lg6 = Plano de um tribunal
    .text = Arquiteto verde; exige 3 oficiais.
lisboa-lg7 = Plano de uma bolsa
    .text = Arquiteto verde; exige 4 oficiais.
lisboa-lg8 = Plano de uma basílica
    .text = Arquiteto verde; exige 4 oficiais.

## Public buildings

lisboa-b01 = Paço do Senado
    .text = Lado azul: ouro e tecido; lado verde: livro e ferramenta.
lisboa-b02 = Casa dos Ourives
    .text = Lado azul: ouro e tecido; lado verde: livro e ferramenta.
lisboa-b03 = Bolsa dos Mercadores
    .text = Lado azul: ouro e tecido; lado verde: livro e ferramenta.
lisboa-b04 = Cordoaria Real
    .text = Lado azul: livro e ferramenta; lado verde: ouro e tecido.
lisboa-b05 = Academia Náutica
    .text = Lado azul: livro e ferramenta; lado verde: ouro e tecido.
lisboa-b06 = Arquivo da Torre do Tombo
    .text = Lado azul: livro e ferramenta; lado verde: ouro e tecido.
lisboa-b07 = Casa da Índia
    .text = Lado azul: tecido e livro; lado verde: ouro e ferramenta.
lisboa-b08 = Terreiro do Trigo
    .text = Lado azul: tecido e livro; lado verde: ouro e ferramenta.
lisboa-b09 = Hospital de São José
    .text = Lado azul: tecido e livro; lado verde: ouro e ferramenta.
lisboa-b10 = Casa da Suplicação
    .text = Lado azul: ouro e ferramenta; lado verde: tecido e livro.
lisboa-b11 = Ensaio da Moeda
    .text = Lado azul: ouro e ferramenta; lado verde: tecido e livro.
lisboa-b12 = Igreja de São Domingos
    .text = Lado azul: ouro e ferramenta; lado verde: tecido e livro.
lisboa-b13 = Palácio dos Estaus
    .text = Lado azul: ouro e livro; lado verde: tecido e ferramenta.
lisboa-b14 = Igreja da Conceição Velha
    .text = Lado azul: ouro e livro; lado verde: tecido e ferramenta.
lisboa-b15 = Mãe d’Água das Amoreiras
    .text = Lado azul: tecido e ferramenta; lado verde: ouro e livro.
lisboa-b16 = Correio-Mor
    .text = Lado azul: tecido e ferramenta; lado verde: ouro e livro.

## Ships

lisboa-h1a = Gaivota
    .text = Casco 1; cada bem vendido ao navio rende o preço de mercado; 2 de influência.
lisboa-h1b = Andorinha
    .text = Casco 1; cada bem vendido ao navio rende o preço de mercado; 2 de influência.
lisboa-h1c = Sardinha
    .text = Casco 1; cada bem vendido ao navio rende o preço de mercado; 2 de influência.
lisboa-h2a = Senhora da Guia
    .text = Casco 2; cada bem vendido ao navio rende mais 1; 2 de influência.
lisboa-h2b = Santa Ana
    .text = Casco 2; cada bem vendido ao navio rende mais 1; 2 de influência.
lisboa-h2c = Bom Jesus
    .text = Casco 2; cada bem vendido ao navio rende mais 1; 2 de influência.
lisboa-h3a = São Lourenço
    .text = Casco 3; cada bem vendido ao navio rende mais 2; 1 de influência.
lisboa-h3b = Princesa do Brasil
    .text = Casco 3; cada bem vendido ao navio rende mais 2; 1 de influência.
lisboa-h3c = Senhora da Penha
    .text = Casco 3; cada bem vendido ao navio rende mais 2; 1 de influência.
lisboa-h4a = Rainha dos Anjos
    .text = Casco 4; cada bem vendido ao navio rende mais 3; 1 de influência.
lisboa-h4b = Infante Dom Pedro
    .text = Casco 4; cada bem vendido ao navio rende mais 3; 1 de influência.
lisboa-h4c = Senhora da Ajuda
    .text = Casco 4; cada bem vendido ao navio rende mais 3; 1 de influência.

## Lands

lisboa-a2 = Esquina da Betesga
    .text = Recompensa: receba 1 tecido.
lisboa-a3 = Arco do Bandeira
    .text = Recompensa: receba um plano.
lisboa-a4 = Lote da Figueira
    .text = Recompensa: ganhe 2 de influência.
lisboa-a5 = Beco de Todos-os-Santos
    .text = Recompensa: receba 1 ferramenta.
lisboa-b1 = Calçada do Carmo
    .text = Recompensa: receba 5 réis.
lisboa-b2 = Lote da Assunção
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-b3 = Esquina dos Sapateiros
    .text = Recompensa: receba 1 ouro.
lisboa-b4 = Poço do Borratém
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-b5 = Beco dos Cutileiros
    .text = Recompensa: ganhe 2 perucas.
lisboa-c1 = Calçada do Sacramento
    .text = Recompensa: ganhe 4 de influência.
lisboa-c2 = Lote da Vitória
    .text = Recompensa: tire 1 cubo à sua escolha do monte de entulho.
lisboa-c3 = Esquina dos Encadernadores
    .text = Recompensa: receba 1 livro.
lisboa-c4 = Esquina dos Latoeiros
    .text = Recompensa: receba 1 ferramenta.
lisboa-c5 = Beco dos Serralheiros
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-d1 = Lote do Espírito Santo
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-d2 = Esquina dos Cambistas
    .text = Recompensa: receba 1 ouro.
lisboa-d3 = Adro de São Nicolau
    .text = Recompensa: receba um favor real.
lisboa-d4 = Esquina dos Correeiros
    .text = Recompensa: receba 5 réis.
lisboa-d5 = Beco dos Pregueiros
    .text = Recompensa: ganhe 2 de influência.
lisboa-e1 = Calçada de São Francisco
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-e2 = Esquina dos Retroseiros
    .text = Recompensa: receba 1 tecido.
lisboa-e3 = Lote da Madalena
    .text = Recompensa: receba 1 livro.
lisboa-e4 = Pelourinho Velho
    .text = Recompensa: tire 1 cubo à sua escolha do monte de entulho.
lisboa-e5 = Beco dos Tanoeiros
    .text = Recompensa: receba um plano.

## Building sites

lisboa-w-a = Local junto ao Carmo
    .text = Recompensa: receba 4 réis.
lisboa-w-b = Local junto à Trindade
    .text = Recompensa: ganhe 3 de influência.
lisboa-w-c = Local junto aos Mártires
    .text = Recompensa: receba um favor real.
lisboa-w-d = Local junto ao Chiado
    .text = Recompensa: ganhe 3 perucas.
lisboa-w-e = Local junto ao Corpo Santo
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-n-gold = Topo da Rua Áurea
    .text = Recompensa: receba 1 ouro.
lisboa-n-cloth = Topo da Rua Augusta
    .text = Recompensa: receba 1 tecido.
lisboa-n-book = Topo da Rua Nova da Princesa
    .text = Recompensa: receba 1 livro.
lisboa-n-tool = Topo da Rua Bela da Rainha
    .text = Recompensa: receba 1 ferramenta.
lisboa-e-a = Local abaixo do Castelo
    .text = Recompensa: receba um plano.
lisboa-e-b = Local junto a São Mamede
    .text = Recompensa: receba 4 réis.
lisboa-e-c = Local junto a São Cristóvão
    .text = Recompensa: ganhe 3 de influência.
lisboa-e-d = Local junto a Santo António
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-e-e = Local junto à Sé
    .text = Recompensa: ganhe 3 perucas.

## Starting tasks

lisboa-ta1 = Lojas e carreiras
    .text = Visite Manuel da Maia e construa uma loja, ou visite o Marquês e construa um navio; recompensa: tire 2 cartas do baralho de tarefas B.
lisboa-ta2 = Coroa e lei
    .text = Visite o Rei e abra um edifício público, ou visite o Marquês e tire um decreto; recompensa: tire 2 cartas do baralho de tarefas B.
lisboa-ta3 = Loja e decreto
    .text = Visite Manuel da Maia e construa uma loja, ou visite o Marquês e tire um decreto; recompensa: tire 2 cartas do baralho de tarefas B.
lisboa-ta4 = Porto e palácio
    .text = Visite o Marquês e construa um navio, ou visite o Rei e abra um edifício público; recompensa: tire 2 cartas do baralho de tarefas B.
lisboa-tb5 = Dois novos escrivães
    .text = Recrute 2 oficiais de uma só vez; recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-tb6 = Primeiro risco
    .text = Receba um plano; recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-tb7 = Beijar o anel
    .text = Encontre o Cardeal; recompensa: receba 3 réis.
lisboa-tb8 = Nas boas graças
    .text = Obtenha um favor real; recompensa: ganhe 2 de influência (sem benefícios do clero).
lisboa-tb9 = Em boa companhia
    .text = Siga a visita de outro jogador; recompensa: ganhe 2 de influência (sem benefícios do clero).
lisboa-tb10 = Primeira venda
    .text = Venda bens; recompensa: receba 3 réis.
lisboa-tb11 = Oficinas em laboração
    .text = Produza bens; recompensa: receba 1 ouro.
lisboa-tb12 = Oferta abençoada
    .text = Ganhe influência numa pontuação da igreja; recompensa: ganhe 2 perucas.

## City tokens

lisboa-ts01 = Ficha de loja 1
    .text = Recompensa: receba 1 tecido.
lisboa-ts02 = Ficha de loja 2
    .text = Recompensa: receba um plano.
lisboa-ts03 = Ficha de loja 3
    .text = Recompensa: ganhe 2 de influência.
lisboa-ts04 = Ficha de loja 4
    .text = Recompensa: receba 1 ferramenta.
lisboa-ts05 = Ficha de loja 5
    .text = Recompensa: receba 5 réis.
lisboa-ts06 = Ficha de loja 6
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-ts07 = Ficha de loja 7
    .text = Recompensa: receba 1 ouro.
lisboa-ts08 = Ficha de loja 8
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-ts09 = Ficha de loja 9
    .text = Recompensa: ganhe 2 perucas.
lisboa-ts10 = Ficha de loja 10
    .text = Recompensa: ganhe 4 de influência.
lisboa-ts11 = Ficha de loja 11
    .text = Recompensa: tire 1 cubo à sua escolha do monte de entulho.
lisboa-ts12 = Ficha de loja 12
    .text = Recompensa: receba 1 livro.
lisboa-ts13 = Ficha de loja 13
    .text = Recompensa: receba 1 ferramenta.
lisboa-ts14 = Ficha de loja 14
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-ts15 = Ficha de loja 15
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-ts16 = Ficha de loja 16
    .text = Recompensa: receba 1 ouro.
lisboa-ts17 = Ficha de loja 17
    .text = Recompensa: receba um favor real.
lisboa-ts18 = Ficha de loja 18
    .text = Recompensa: receba 5 réis.
lisboa-ts19 = Ficha de loja 19
    .text = Recompensa: ganhe 2 de influência.
lisboa-ts20 = Ficha de loja 20
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-ts21 = Ficha de loja 21
    .text = Recompensa: receba 1 tecido.
lisboa-ts22 = Ficha de loja 22
    .text = Recompensa: receba 1 livro.
lisboa-ts23 = Ficha de loja 23
    .text = Recompensa: tire 1 cubo à sua escolha do monte de entulho.
lisboa-ts24 = Ficha de loja 24
    .text = Recompensa: receba um plano.
lisboa-tp01 = Ficha de edifício público 1
    .text = Recompensa: receba 4 réis.
lisboa-tp02 = Ficha de edifício público 2
    .text = Recompensa: ganhe 3 de influência.
lisboa-tp03 = Ficha de edifício público 3
    .text = Recompensa: receba um favor real.
lisboa-tp04 = Ficha de edifício público 4
    .text = Recompensa: ganhe 3 perucas.
lisboa-tp05 = Ficha de edifício público 5
    .text = Recompensa: mova o Cardeal 1 espaço e receba uma peça do clero ao lado dele.
lisboa-tp06 = Ficha de edifício público 6
    .text = Recompensa: receba 1 ouro.
lisboa-tp07 = Ficha de edifício público 7
    .text = Recompensa: receba 1 tecido.
lisboa-tp08 = Ficha de edifício público 8
    .text = Recompensa: receba 1 livro.
lisboa-tp09 = Ficha de edifício público 9
    .text = Recompensa: receba 1 ferramenta.
lisboa-tp10 = Ficha de edifício público 10
    .text = Recompensa: receba um plano.
lisboa-tp11 = Ficha de edifício público 11
    .text = Recompensa: receba 4 réis.
lisboa-tp12 = Ficha de edifício público 12
    .text = Recompensa: ganhe 3 de influência.
lisboa-tp13 = Ficha de edifício público 13
    .text = Recompensa: coloque 1 oficial do seu tabuleiro num escritório.
lisboa-tp14 = Ficha de edifício público 14
    .text = Recompensa: ganhe 3 perucas.
