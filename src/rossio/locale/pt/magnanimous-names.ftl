### Magnanimous: names and one-line texts. Written for Rossio.

## The game

magnanimous-title = Magnanimous
    .text = Nobres do Império do Brasil entre o trono, a guerra e a república.

## Colours and boards

magnanimous-red = Vermelho
magnanimous-green = Verde
magnanimous-blue = Azul
magnanimous-yellow = Amarelo
magnanimous-purple = Roxo
magnanimous-white = Branco
magnanimous-board-red = Tabuleiro vermelho
magnanimous-board-green = Tabuleiro verde
magnanimous-board-blue = Tabuleiro azul
magnanimous-board-yellow = Tabuleiro amarelo
magnanimous-uncontrolled = Não controlada
    .text = Província ou porto de uma cor que ninguém joga; defende-a a Área Imperial.

## Goods

magnanimous-good = Mercadoria
magnanimous-cotton = Algodão
    .amount = { $number } de algodão
magnanimous-sugar = Cana-de-açúcar
    .amount = { $number } de cana-de-açúcar
magnanimous-leather = Couro
    .amount = { $number } de couro
magnanimous-coffee = Café
    .amount = { $number } de café

## Provinces

magnanimous-rio-negro = Rio Negro
    .text = Província vermelha; produz algodão; número do dado: 4.
magnanimous-bahia = Bahia
    .text = Província vermelha; produz cana-de-açúcar; número do dado: 1.
magnanimous-rio-grande-do-sul = Rio Grande do Sul
    .text = Província vermelha; produz couro; número do dado: 6.
magnanimous-goyaz = Goyaz
    .text = Província vermelha; produz café; número do dado: 3.
magnanimous-sergipe = Sergipe
    .text = Porto vermelho; só recebe navios.
magnanimous-parahyba = Parahyba
    .text = Província verde; produz algodão; número do dado: 1.
magnanimous-para = Pará
    .text = Província verde; produz cana-de-açúcar; número do dado: 2.
magnanimous-uruguay = Uruguay
    .text = Província verde; produz couro; número do dado: 5.
magnanimous-minas-geraes = Minas Geraes
    .text = Província verde; produz café; número do dado: 6.
magnanimous-espirito-santo = Espírito Santo
    .text = Porto verde; só recebe navios.
magnanimous-maranhao = Maranhão
    .text = Província azul; produz algodão; número do dado: 3.
magnanimous-pernambuco = Pernambuco
    .text = Província azul; produz cana-de-açúcar; número do dado: 4.
magnanimous-solimoes = Solimões
    .text = Província azul; produz couro; número do dado: 2.
magnanimous-sao-paulo = São Paulo
    .text = Província azul; produz café; número do dado: 5.
magnanimous-porto-seguro = Porto Seguro
    .text = Porto azul; só recebe navios.
magnanimous-santa-catharina = Santa Catharina
    .text = Província amarela; produz algodão; número do dado: 5.
magnanimous-matto-grosso = Matto Grosso
    .text = Província amarela; produz cana-de-açúcar; número do dado: 3.
magnanimous-piauhy = Piauhy
    .text = Província amarela; produz couro; número do dado: 4.
magnanimous-ceara = Ceará
    .text = Província amarela; produz café; número do dado: 2.
magnanimous-rio-grande-do-norte = Rio Grande do Norte
    .text = Porto amarelo; só recebe navios.
magnanimous-rio-de-janeiro = Rio de Janeiro
    .text = Capital do Império; se o Paraguai a ocupar, todos perdem.
magnanimous-paraguay = Paraguai
    .text = Zona de operações: ataca as vizinhas e nunca pode ser atacada nem atravessada.
magnanimous-province = Província
magnanimous-port = Porto
magnanimous-capital = Capital
magnanimous-zone = Zona
magnanimous-dock = Cais

## Phases

magnanimous-phase-emperor = Fase do Imperador
    .text = Revelam-se as cartas do trono: os eventos acontecem, os referendos vão a votos.
magnanimous-phase-production = Fase de Produção
    .text = Leve dados às suas províncias para produzir, recrutar, construir, conquistar deputados e armar navios.
magnanimous-phase-offensives = Ofensivas do Paraguai
    .text = O Paraguai ataca a partir da sua zona e das províncias que ocupa.
magnanimous-phase-nobles = Fase dos Nobres
    .text = Devolva dados à área de ações para mover comboios, vender, combater, conspirar e exportar.
magnanimous-phase-republic = Fase da República
    .text = A República avança 3 casas.
magnanimous-phase-end-of-round = Fim da Ronda
    .text = Saem os eventos, completam-se as mãos, renovam-se as melhorias, verifica-se a vitória.
magnanimous-round = Ronda

## Action area: quadrants and spaces

magnanimous-quadrant-1 = Quadrante do algodão
    .text = Produção: produzir algodão. Nobres: mover o comboio ou vender uma mercadoria.
magnanimous-quadrant-2 = Quadrante da cana
    .text = Produção: produzir cana-de-açúcar. Nobres: mover o comboio ou vender uma mercadoria.
magnanimous-quadrant-3 = Quadrante do couro
    .text = Produção: produzir couro. Nobres: mover o comboio ou vender uma mercadoria.
magnanimous-quadrant-4 = Quadrante do café
    .text = Produção: produzir café. Nobres: mover o comboio ou vender uma mercadoria.
magnanimous-quadrant-5 = Quadrante do quartel
    .text = Produção: recrutar. Nobres: mover tropas ou atacar.
magnanimous-quadrant-6 = Quadrante das obras
    .text = Produção: construir uma melhoria. Nobres: descartar uma carta para avançar 1 casa de Nobreza.
magnanimous-quadrant-7 = Quadrante da câmara
    .text = Produção: conquistar um deputado. Nobres: pôr 1 ou 2 cartas no trono.
magnanimous-quadrant-8 = Quadrante do porto
    .text = Produção: armar um navio. Nobres: exportar, ou navegar para o Rio.
magnanimous-space-1a = Quadrante do algodão, espaço A
magnanimous-space-1b = Quadrante do algodão, espaço B
magnanimous-space-2a = Quadrante da cana, espaço A
magnanimous-space-2b = Quadrante da cana, espaço B
magnanimous-space-3a = Quadrante do couro, espaço A
magnanimous-space-3b = Quadrante do couro, espaço B
magnanimous-space-4a = Quadrante do café, espaço A
magnanimous-space-4b = Quadrante do café, espaço B
magnanimous-space-5a = Quadrante do quartel, espaço A
magnanimous-space-5b = Quadrante do quartel, espaço B
magnanimous-space-6a = Quadrante das obras, espaço A
magnanimous-space-6b = Quadrante das obras, espaço B
magnanimous-space-7a = Quadrante da câmara, espaço A
magnanimous-space-7b = Quadrante da câmara, espaço B
magnanimous-space-8a = Quadrante do porto, espaço A
magnanimous-space-8b = Quadrante do porto, espaço B
magnanimous-action-area = Área de ações

## Actions

magnanimous-action-produce = Produzir
    .text = Pague o dado e ponha 1 mercadoria na província que a produz.
magnanimous-action-recruit = Recrutar
    .text = Pague o dado e ponha 1 tropa na província do dado ou na Área Imperial.
magnanimous-action-improve = Construir uma melhoria
    .text = Pague o dado e leve uma das peças à vista para a província do dado.
magnanimous-action-deputy = Conquistar um deputado
    .text = Pague o dado e receba 1 deputado de qualquer partido.
magnanimous-action-ship = Armar um navio
    .text = Pague o dado e ponha 1 navio no seu porto, ou no Rio se for Governador.
magnanimous-action-governor = Tornar-se Governador
    .text = Tire o dado roxo e a carta do Rio, use o seu efeito e receba o rendimento do seu título.
magnanimous-action-train-or-sell = Comboio ou venda
    .text = Mova o seu comboio, ou venda 1 mercadoria da província do dado.
magnanimous-action-move-train = Mover o comboio
    .text = Mova o seu comboio 1 passo para uma província não ocupada.
magnanimous-action-bring-in-train = Pôr o comboio em jogo
    .text = Carregue todas as mercadorias da província do dado, ponha lá o comboio e mova-o.
magnanimous-action-sell-good = Vender uma mercadoria
    .text = Descarte 1 mercadoria da província do dado e receba o valor do dado.
magnanimous-action-troops = Tropas
    .text = Mova tropas entre as suas províncias, ou ataque uma província ocupada.
magnanimous-action-move-troops = Mover tropas
    .text = Mova quantas tropas quiser de uma das suas províncias para outra.
magnanimous-action-attack = Atacar
    .text = Gaste tropas vizinhas de uma província ocupada para a libertar e avance outras tantas casas de Nobreza.
magnanimous-action-discard-for-nobility = Favor da corte
    .text = Descarte uma carta da mão e avance 1 casa de Nobreza.
magnanimous-action-throne = Audiência no trono
    .text = Ponha 1 ou 2 cartas da mão viradas para baixo no trono.
magnanimous-action-export-or-sail = Exportar ou navegar
    .text = Exporte mercadorias do comboio, ou leve um navio ao Rio.
magnanimous-action-export = Exportar
    .text = Gaste um navio para pôr mercadorias do comboio no trilho do Comércio: réis e Nobreza.
magnanimous-action-sail = Navegar para o Rio
    .text = Mova um navio do seu porto para um cais livre no Rio.
magnanimous-action-offer = Vender a ação
    .text = Não age; cada outro jogador pode fazer a ação uma vez e paga-lhe o valor do dado.
magnanimous-action-precise = Ação precisa
    .text = O dado é igual ao número impresso: ação mais forte, que os outros podem seguir.
magnanimous-action-follow = Seguir
magnanimous-action-pass = Não fazer nada

## Tracks, titles, crowns, commerce

magnanimous-nobility = Nobreza
    .text = A sua posição na corte; em 20 pode vencer.
    .amount = { $number } de Nobreza
magnanimous-republic = República
    .text = Em 20 a República é proclamada e decidem os pontos.
magnanimous-commerce = Comércio
    .text = As exportações vão para casas até ao marcador da República.
magnanimous-barao = Barão
    .text = Nobreza 0; 0 réis ao tornar-se Governador; 0 pontos no fim.
magnanimous-visconde = Visconde
    .text = Nobreza 1 a 6; 3 réis ao tornar-se Governador; 3 pontos no fim.
magnanimous-conde = Conde
    .text = Nobreza 7 a 12; 6 réis ao tornar-se Governador; 6 pontos no fim.
magnanimous-marques = Marquês
    .text = Nobreza 13 a 18; 9 réis ao tornar-se Governador; 9 pontos no fim.
magnanimous-duque = Duque
    .text = Nobreza 19 a 20; 12 réis ao tornar-se Governador; 12 pontos no fim.
magnanimous-crown-1 = a coroa na casa 1
magnanimous-crown-4 = a coroa na casa 4
magnanimous-crown-7 = a coroa na casa 7
magnanimous-crown-10 = a coroa na casa 10
magnanimous-crown-13 = a coroa na casa 13
magnanimous-crown-16 = a coroa na casa 16
magnanimous-crown-19 = a coroa na casa 19
magnanimous-commerce-0 = Casa 0, algodão
magnanimous-commerce-1 = Casa 1, cana-de-açúcar
magnanimous-commerce-2 = Casa 2, couro
magnanimous-commerce-3 = Casa 3, café
magnanimous-commerce-4 = Casa 4, algodão
magnanimous-commerce-5 = Casa 5, cana-de-açúcar
magnanimous-commerce-6 = Casa 6, couro
magnanimous-commerce-7 = Casa 7, café
magnanimous-commerce-8 = Casa 8, algodão
magnanimous-commerce-9 = Casa 9, cana-de-açúcar
magnanimous-commerce-10 = Casa 10, couro
magnanimous-commerce-11 = Casa 11, café
magnanimous-commerce-12 = Casa 12, algodão
magnanimous-commerce-13 = Casa 13, cana-de-açúcar
magnanimous-commerce-14 = Casa 14, couro
magnanimous-commerce-15 = Casa 15, café
magnanimous-commerce-16 = Casa 16, algodão
magnanimous-commerce-17 = Casa 17, cana-de-açúcar
magnanimous-commerce-18 = Casa 18, couro
magnanimous-commerce-19 = Casa 19, café
magnanimous-commerce-20 = Casa 20, sem mercadorias

## Rio de Janeiro card

magnanimous-rio-card = Carta do Rio de Janeiro
    .text = Quem a tem é Governador e primeiro jogador.
magnanimous-rio-1 = Linha principal
    .text = Mova o seu comboio uma vez, ou ponha-o em jogo numa das suas províncias e mova-o.
magnanimous-rio-2 = Reforços
    .text = Acrescente 2 tropas a uma província de qualquer jogador, ou à Área Imperial.
magnanimous-rio-3 = Cais da Guanabara
    .text = Ponha um navio novo no Rio, ou mova um navio seu entre o seu porto e o Rio.
magnanimous-rio-4 = Aliado na Câmara
    .text = Receba 1 deputado de qualquer partido.
magnanimous-rio-5 = Coroa ou barrete frígio
    .text = Avance 1 casa a sua Nobreza, ou 1 casa a República.
magnanimous-rio-6 = Coluna de socorro
    .text = Liberte uma província ocupada à escolha; não dá Nobreza.

## Improvements

magnanimous-improvement = Melhoria
magnanimous-railway = Caminho de ferro
    .text = Um movimento do seu comboio que comece aqui pode ir 1 passo mais longe.
magnanimous-machinery = Maquinaria
    .text = Quando esta província produz, ponha mais 1 ficha se houver lugar.
magnanimous-warehouse = Armazém
    .text = Esta província pode guardar mais 1 mercadoria.
magnanimous-fortification = Fortificação
    .text = Moral +1 quando esta província se defende com pelo menos 1 tropa.

## Parties, votes, cards

magnanimous-con = Partido Conservador
magnanimous-lib = Partido Liberal
magnanimous-any = Qualquer partido
magnanimous-event = Evento
    .text = Acontece a todos quando é revelado e sai do jogo no fim da ronda.
magnanimous-referendum = Referendo
magnanimous-conservative = Referendo conservador
magnanimous-liberal = Referendo liberal
magnanimous-abolitionist = Abolicionista
    .text = Palavra-chave a que outros efeitos se referem: medidas contra a escravatura.
magnanimous-min-title = Título mínimo
    .text = Só jogadores com este título ou superior participam na votação.
magnanimous-republic-modifier = Modificador da República
magnanimous-nobility-modifier = Modificador da Nobreza
magnanimous-fixed-votes = Votos fixos
magnanimous-vote-for = A favor
magnanimous-vote-against = Contra
magnanimous-vote-abstain = Abster-se
magnanimous-step-fixed = Passo 1: votos fixos
magnanimous-step-deputies = Passo 2: deputados
magnanimous-step-cards = Passo 3: cartas
magnanimous-step-result = Passo 4: resultado
magnanimous-auction = Leilão
magnanimous-bid = Lance
magnanimous-approved = Aprovado
magnanimous-rejected = Rejeitado
magnanimous-no-votes = Posto de lado sem votos

## Pieces, places and piles

magnanimous-troop = Tropa
    .amount = { $number ->
        [one] { $number } tropa
       *[other] { $number } tropas
    }
magnanimous-ship = Navio
    .amount = { $number ->
        [one] { $number } navio
       *[other] { $number } navios
    }
magnanimous-train = Comboio
magnanimous-deputy = Deputado
magnanimous-deputy-con = Deputado conservador
    .amount = { $number ->
        [one] { $number } deputado conservador
       *[other] { $number } deputados conservadores
    }
magnanimous-deputy-lib = Deputado liberal
    .amount = { $number ->
        [one] { $number } deputado liberal
       *[other] { $number } deputados liberais
    }
magnanimous-deputy-any = Deputado de qualquer partido
    .amount = { $number ->
        [one] { $number } deputado de qualquer partido
       *[other] { $number } deputados de qualquer partido
    }
magnanimous-minister = Ministro
magnanimous-baron = Barão
magnanimous-real = Real
magnanimous-reis = Réis
    .amount = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
magnanimous-white-die = Dado branco
magnanimous-purple-die = Dado roxo
    .text = O seu valor é o poder do Paraguai e o efeito da carta do Rio.
magnanimous-governor = Governador do Rio de Janeiro
magnanimous-first-player = Primeiro jogador
magnanimous-imperial-area = Área Imperial
    .text = Tropas que defendem o Rio de Janeiro e as províncias não controladas.
magnanimous-paraguay-power = Poder do Paraguai
magnanimous-imperial-power = Poder imperial
magnanimous-morale = Moral
    .text = Soma-se ao poder de um lugar com pelo menos uma tropa, ou um navio num porto.
magnanimous-occupied = Ocupada
magnanimous-transit = Em trânsito
magnanimous-throne = Trono
magnanimous-hand = Mão
magnanimous-deck-empire = Baralho do Império
magnanimous-deck-barons = Baralho dos barões
magnanimous-discard = Pilha de descarte
magnanimous-event-area = Área de eventos
magnanimous-pile-ministers = Pilha de ministros
magnanimous-pile-improvements = Pilha de melhorias
magnanimous-open-improvements = Melhorias à vista
magnanimous-won-referendums = Referendos vencidos
magnanimous-bank = Banco
magnanimous-supply = Reserva

## Ends and scores

magnanimous-end-nobility = Fim pela Nobreza
    .text = Um jogador está em 20 de Nobreza no fim da ronda.
magnanimous-end-republic = Fim pela República
    .text = A República chegou a 20; decidem os pontos.
magnanimous-end-defeat = Derrota
    .text = O Paraguai ocupa o Rio de Janeiro; todos perdem.
magnanimous-score-title = Título
    .text = Barão 0, Visconde 3, Conde 6, Marquês 9, Duque 12.
magnanimous-score-commerce = Comércio
    .text = 10 para quem tem mais casas de comércio, 5 para o segundo (não com 2 jogadores). Quem empata também em fichas divide, cada parte arredondada para baixo.
magnanimous-score-referendums = Referendos
    .text = 3 por cada referendo vencido.
magnanimous-score-troops = Tropas
    .text = 2 por cada tropa nas suas províncias.
magnanimous-score-reis = Réis
    .text = 1 por cada 3 réis completos.
magnanimous-score-occupied = Províncias ocupadas
    .text = −5 por cada província ocupada da sua cor, incluindo o porto.
magnanimous-score-governor = Governador
    .text = 5 para o Governador.
magnanimous-score-tie-votes = Votos no desempate final

## Sections of the rules

magnanimous-section-aim-and-end = Objetivo e fim da partida
magnanimous-section-setup = Preparação
magnanimous-section-limits = Limites
magnanimous-section-round = A ronda
magnanimous-section-emperor = Fase do Imperador
magnanimous-section-production = Fase de Produção
magnanimous-section-offensives = Ofensivas do Paraguai
magnanimous-section-nobles = Fase dos Nobres
magnanimous-section-republic = Fase da República
magnanimous-section-ministers = Ministros
magnanimous-section-end-of-round = Fim da ronda
magnanimous-section-victory = Vitória
magnanimous-section-further = Outras regras
magnanimous-section-resolutions = Esclarecimentos

## Events

magnanimous-e01 = Tratado da Tríplice Aliança
    .text = De imediato: mais 1 tropa na Área Imperial (máximo 5). Nesta ronda: Moral +1 para todas as tropas brasileiras na defesa.
magnanimous-e02 = Voluntários da Pátria
    .text = De imediato: cada jogador recebe 1 tropa.
magnanimous-e03 = Batalha do Riachuelo
    .text = Nesta ronda: poder do Paraguai −1 (mínimo 1). De imediato: cada jogador com um navio no seu porto recebe 2 réis.
magnanimous-e04 = Batalha de Tuiuti
    .text = Nesta ronda: Moral +1 para todas as tropas brasileiras no ataque e na defesa.
magnanimous-e05 = Desastre de Curupaiti
    .text = Nesta ronda: poder do Paraguai +1.
magnanimous-e06 = Retirada da Laguna
    .text = De imediato: cada jogador pode trocar 1 tropa por 1 casa de Nobreza.
magnanimous-e07 = Passagem de Humaitá
    .text = Nesta ronda: Moral +2 para todas as tropas brasileiras no ataque.
magnanimous-e08 = Campanha da Dezembrada
    .text = De imediato: baixe 1 ao dado roxo (nunca abaixo de 1). Nesta ronda: quem libertar uma província por ataque avança mais 1 casa de Nobreza.
magnanimous-e09 = Lomas Valentinas
    .text = De imediato: o Governador liberta 1 província ocupada (sem ganho de Nobreza).
magnanimous-e10 = Batalha de Campo Grande
    .text = Nesta ronda: poder do Paraguai −2 (mínimo 1).
magnanimous-e11 = Cerro Corá
    .text = Nesta ronda: o Paraguai não ataca; mesmo assim, o dado roxo sobe 1.
magnanimous-e12 = Questão Christie
    .text = Nesta ronda: −2 réis por exportação; armar um navio custa mais 1.
magnanimous-e13 = Quebra da Casa Souto
    .text = De imediato: cada jogador perde 2 réis.
magnanimous-e14 = Febre do Algodão
    .text = Nesta ronda: +2 réis por ficha de algodão vendida (uma exportação conta como uma venda); +3 réis por exportação de algodão.
magnanimous-e15 = A Baroneza a Vapor
    .text = Nesta ronda: cada movimento de comboio pode ir 1 passo mais longe.
magnanimous-e16 = Manifesto Republicano
    .text = De imediato: cada jogador recebe 1 deputado liberal.
magnanimous-e17 = Questão Religiosa
    .text = Nesta ronda: cada jogador tem menos 1 voto fixo conservador (mínimo 0).
magnanimous-e18 = Grande Seca
    .text = Nesta ronda: produzir algodão custa mais 1; produzir cana-de-açúcar custa mais 1.
magnanimous-e19 = Questão Militar
    .text = Nesta ronda: Moral −1 para todas as tropas brasileiras no ataque; recrutar custa mais 1.
magnanimous-e20 = Baile da Ilha Fiscal
    .text = De imediato: cada jogador pode trocar 3 réis por 1 casa de Nobreza.

## Conservative referendums

magnanimous-c01 = Lei de Terras
    .text = Cada uma das suas províncias pode guardar mais 1 mercadoria.
magnanimous-c02 = Código Comercial
    .text = +1 real por ficha vendida (uma exportação conta como uma venda).
magnanimous-c03 = Reforma da Guarda Nacional
    .text = Recrutar custa menos 1.
magnanimous-c04 = Lei Eusébio de Queirós
    .text = +2 réis por exportação.
    .note = A lei de 1850 que reprimiu o tráfico de africanos escravizados para o Brasil.
magnanimous-c05 = Conselho de Estado
    .text = +2 votos fixos conservadores.
magnanimous-c06 = Reforma do Código do Processo
    .text = +1 voto fixo conservador.
magnanimous-c07 = Vapores do Amazonas
    .text = De imediato: receba 1 navio. Armar um navio custa menos 1.
magnanimous-c08 = Caminho de Ferro D. Pedro II
    .text = Cada movimento do seu comboio pode ir 1 passo mais longe.
magnanimous-c09 = Telégrafo Elétrico
    .text = Uma vez por ronda, na Fase de Produção, altere em 1 o dado que vai colocar (entre 1 e 6).
magnanimous-c10 = Lei dos Círculos
    .text = Conquistar um deputado custa menos 1.
magnanimous-c11 = Lei dos Entraves
    .text = +3 réis ao tornar-se Governador.
magnanimous-c12 = Lei do Ventre Livre
    .text = De imediato: receba 2 deputados à escolha.
    .note = A lei de 1871: os filhos de mães escravizadas nasciam livres, mas podiam ser obrigados a trabalhar até aos 21 anos.
magnanimous-c13 = Lei do Recrutamento
    .text = De imediato: receba 2 tropas. Cada uma das suas províncias pode ter mais 1 tropa.
magnanimous-c14 = Empréstimo de Londres
    .text = De imediato: receba 6 réis.
magnanimous-c15 = Engenhos Centrais
    .text = Sempre que produzir cana-de-açúcar, ponha mais 1 ficha se houver lugar.
magnanimous-c16 = Lei do Terço
    .text = Em cada referendo, até 2 dos seus deputados podem votar como se fossem do outro partido.
magnanimous-c17 = Lei dos Sexagenários
    .text = De imediato: receba 4 réis.
    .note = A lei de 1885 libertou os escravizados a partir dos 60 anos, após mais três anos, no máximo, de trabalho forçado.
magnanimous-c18 = Lei Áurea
    .text = Sem outro efeito além das casas de Nobreza e de República.
    .note = A lei de 13 de maio de 1888 que acabou com a escravatura no Brasil; os libertos não receberam terra nem indemnização.

## Liberal referendums

magnanimous-l01 = Pauta Alves Branco
    .text = +3 réis ao tornar-se Governador.
magnanimous-l02 = Presidência do Conselho
    .text = +2 votos fixos liberais.
magnanimous-l03 = Missão a Assunção
    .text = De imediato: baixe 2 ao dado roxo (nunca abaixo de 1).
magnanimous-l04 = Abertura do Amazonas
    .text = +2 réis por exportação.
magnanimous-l05 = Alforria dos Soldados
    .text = De imediato: receba 2 tropas.
    .note = O decreto de 1866 que libertou escravizados do Estado que servissem na guerra.
magnanimous-l06 = Guarda Nacional Destacada
    .text = Moral +1 para as suas tropas no ataque e na defesa.
magnanimous-l07 = Reforma do Ensino Livre
    .text = O seu limite de cartas na mão aumenta 1.
magnanimous-l08 = Lei Saraiva
    .text = +1 voto fixo liberal; conquistar um deputado custa menos 1.
magnanimous-l09 = Projeto Dantas
    .text = De imediato: receba 2 deputados liberais.
    .note = O projeto de 1884 para libertar os escravizados aos 60 anos sem indemnizar os senhores; a Câmara derrubou-o.
magnanimous-l10 = Libertação do Ceará
    .text = +1 voto fixo, a favor ou contra, nos referendos abolicionistas.
    .note = Em 1884, o Ceará foi a primeira província a acabar com a escravatura, depois de os jangadeiros recusarem embarcar escravizados.
magnanimous-l11 = Fim da Pena de Açoites
    .text = De imediato: receba 1 deputado à escolha.
    .note = A lei de 1886 que acabou com a pena de açoites aplicada aos escravizados.
magnanimous-l12 = Federação das Províncias
    .text = Cada uma das suas províncias pode guardar mais 1 mercadoria.
magnanimous-l13 = Reformas de Ouro Preto
    .text = De imediato: receba 4 réis.
magnanimous-l14 = Liberdade de Culto
    .text = Em cada referendo, até 2 dos seus deputados podem votar como se fossem do outro partido.
magnanimous-l15 = Senado Temporário
    .text = +1 voto fixo liberal.
magnanimous-l16 = Fomento à Imigração
    .text = Sempre que produzir café, ponha mais 1 ficha se houver lugar.
magnanimous-l17 = Presidentes de Província Eleitos
    .text = Ao tornar-se Governador, avance 1 casa de Nobreza.
magnanimous-l18 = Cabo Submarino
    .text = Uma vez por ronda, na Fase dos Nobres, altere em 1 o dado que vai colocar (entre 1 e 6).

## Barons

magnanimous-b01 = Barão de Mauá
    .text = Construir uma melhoria custa menos 1; armar um navio custa menos 1.
    .start = Começa com 6 réis, 1 tropa, 1 navio, 1 peça Caminho de ferro.
magnanimous-b02 = Barão de Nova Friburgo
    .text = Sempre que produzir café, ponha mais 1 ficha se houver lugar.
    .start = Começa com 5 réis, 2 fichas de café, 2 tropas.
    .note = Plantador de café; a sua fortuna assentava no trabalho de pessoas escravizadas.
magnanimous-b03 = Barão da Estância
    .text = Sempre que produzir cana-de-açúcar, ponha mais 1 ficha se houver lugar.
    .start = Começa com 4 réis, 2 fichas de cana-de-açúcar, 1 tropa, 1 peça Armazém.
    .note = Senhor de engenho em Sergipe; a sua riqueza vinha do trabalho de pessoas escravizadas.
magnanimous-b04 = Barão de Ibiapaba
    .text = Sempre que produzir algodão, ponha mais 1 ficha se houver lugar.
    .start = Começa com 4 réis, 2 fichas de algodão, 1 tropa, 1 navio.
magnanimous-b05 = Barão de Vila Maria
    .text = Sempre que produzir couro, ponha mais 1 ficha se houver lugar.
    .start = Começa com 4 réis, 2 fichas de couro, 1 tropa, 1 peça Fortificação.
    .note = Criador de gado no Pantanal; nas suas fazendas trabalhavam pessoas escravizadas.
magnanimous-b06 = Barão de Cotegipe
    .text = +2 votos fixos conservadores.
    .start = Começa com 6 réis, 2 tropas, 2 deputados.
    .note = Estadista conservador e senhor de engenho; possuía escravizados e opôs-se à Lei Áurea.
magnanimous-b07 = Barão Homem de Melo
    .text = +2 votos fixos liberais.
    .start = Começa com 5 réis, 1 tropa, 2 deputados, 1 peça Caminho de ferro.
magnanimous-b08 = Barão do Amazonas
    .text = Moral +1 para o seu porto na defesa; armar um navio custa menos 1.
    .start = Começa com 4 réis, 2 tropas, 2 navios.
magnanimous-b09 = Barão da Passagem
    .text = Ao libertar uma província por ataque, avance 1 casa de Nobreza.
    .start = Começa com 5 réis, 2 tropas, 2 navios.
magnanimous-b10 = Barão do Triunfo
    .text = Moral +1 para as suas tropas no ataque.
    .start = Começa com 5 réis, 4 tropas.
magnanimous-b11 = Barão de Melgaço
    .text = Moral +1 para as suas tropas na defesa.
    .start = Começa com 4 réis, 3 tropas, 1 peça Fortificação.
magnanimous-b12 = Barão de Penedo
    .text = +3 réis ao tornar-se Governador.
    .start = Começa com 11 réis, 1 tropa, 1 deputado.
magnanimous-b13 = Barão de Capanema
    .text = Uma vez por ronda, na Fase de Produção ou dos Nobres, altere em 1 o dado que vai colocar (entre 1 e 6).
    .start = Começa com 6 réis, 2 tropas, 1 peça Maquinaria.
magnanimous-b14 = Barão de Antonina
    .text = Cada movimento do seu comboio pode ir 1 passo mais longe.
    .start = Começa com 5 réis, 2 fichas de couro, 1 tropa, 1 peça Caminho de ferro.
magnanimous-b15 = Barão de Macaúbas
    .text = O seu limite de cartas na mão aumenta 1.
    .start = Começa com 6 réis, 2 tropas, 2 deputados.
magnanimous-b16 = Barão de Cocais
    .text = Em cada referendo, até 2 dos seus deputados podem votar como se fossem do outro partido.
    .start = Começa com 7 réis, 2 tropas, 2 deputados.

## Ministers

magnanimous-m01 = Duque de Caxias
    .text = Moral +1 para as suas tropas no ataque.
magnanimous-m02 = Marquês de Paraná
    .text = Em cada referendo, 1 dos seus deputados pode votar como se fosse do outro partido.
magnanimous-m03 = Visconde do Rio Branco
    .text = Ao vencer um referendo abolicionista, receba 3 réis.
magnanimous-m04 = Visconde de Itaboraí
    .text = +2 réis ao tornar-se Governador.
magnanimous-m05 = Eusébio de Queirós
    .text = Conquistar um deputado custa menos 1.
magnanimous-m06 = Barão de Uruguaiana
    .text = Moral +1 para as suas tropas na defesa.
magnanimous-m07 = Marquês de Olinda
    .text = De imediato: receba 1 deputado conservador.
magnanimous-m08 = Marquês de Monte Alegre
    .text = Construir uma melhoria custa menos 1.
magnanimous-m09 = Marquês de São Vicente
    .text = O seu limite de cartas na mão aumenta 1.
magnanimous-m10 = João Alfredo
    .text = Ao vencer um referendo, receba 2 réis.
magnanimous-m11 = Zacarias de Góis
    .text = De imediato: receba 1 deputado liberal.
magnanimous-m12 = Visconde de Ouro Preto
    .text = Armar um navio custa menos 1.
magnanimous-m13 = José António Saraiva
    .text = Uma vez por ronda, pode trocar 3 réis por 1 deputado à escolha.
magnanimous-m14 = Visconde de Sinimbu
    .text = Cada uma das suas províncias pode guardar mais 1 mercadoria.
magnanimous-m15 = Lafayette Rodrigues Pereira
    .text = Uma vez por ronda, na Fase de Produção, altere em 1 o dado que vai colocar (entre 1 e 6).
magnanimous-m16 = Martinho Campos
    .text = +1 real por ficha vendida (uma exportação conta como uma venda).
magnanimous-m17 = Visconde de Paranaguá
    .text = De imediato: receba 2 tropas.
magnanimous-m18 = Manuel de Sousa Dantas
    .text = Ao vencer um referendo abolicionista, receba 1 deputado à escolha.
magnanimous-m19 = Francisco José Furtado
    .text = Recrutar custa menos 1.
magnanimous-m20 = Visconde de Caravelas
    .text = +1 real por exportação.
magnanimous-m21 = Marquês do Herval
    .text = Ao libertar uma província por ataque, receba 3 réis.
