# Nomes e textos curtos de Coimbra

## Council characters

coimbra-c101 = Capitão da Ronda
    .text = Receba 4 guardas.
coimbra-c102 = Almotacé
    .text = As cartas que custam moedas custam-lhe menos 1 moeda, até ao mínimo de 0.
coimbra-c201 = Alcaide da Porta da Ponte
    .text = Receba 4 guardas.
coimbra-c202 = Alferes da Cidade
    .text = Receba 2 guardas.
coimbra-c203 = Mestre da Milícia
    .text = Por cada carta sua do Conselho, incluindo esta: 1 guarda e até 1 passo do peregrino.
coimbra-c204 = Sargento das Muralhas
    .text = Cada dado cinzento que ativar dá ainda 2 guardas; o branco nunca conta.
coimbra-c205 = Recrutador da Armada
    .text = Receba 4 guardas; depois pode investir numa viagem que custe guardas.
coimbra-c206 = Vereador da Câmara
    .text = No início da fase E: um trilho à escolha +1, e 1 guarda.
coimbra-c301 = Juiz de Fora
    .text = Receba 1 guarda.
coimbra-c302 = Camareiro-Mor
    .text = Leve uma ficha de favor que ainda esteja junto ao castelo e use-a.
coimbra-c303 = Meirinho das Dívidas
    .text = Cada jogador atrás de si no trilho cinzento entrega-lhe 2 guardas ou 2 pontos, à escolha dele.
coimbra-c304 = Almoxarife do Arsenal
    .text = Receba já o rendimento do seu trilho cinzento.
coimbra-c305 = Guarda do Selo
    .text = Use de novo o bónus imediato de outra carta sua do Conselho.
coimbra-c306 = Comandante Veterano
    .text = Durante a sua vez de rendimento: troque 2 guardas por 1 ponto, quantas vezes quiser.

## Merchant characters

coimbra-m101 = Mercador de Sal
    .text = Receba 4 moedas.
coimbra-m102 = Negociante de Cavalos
    .text = As cartas que custam guardas custam-lhe menos 1 guarda, até ao mínimo de 0.
coimbra-m201 = Importador de Especiarias
    .text = Receba 4 moedas.
coimbra-m202 = Mestre Ourives
    .text = Receba 2 moedas.
coimbra-m203 = Juiz dos Tecelões
    .text = Por cada carta sua de mercador, incluindo esta: 1 moeda e 1 ponto.
coimbra-m204 = Azeiteiro da Ribeira
    .text = Cada dado laranja que ativar dá ainda 2 moedas; o branco nunca conta.
coimbra-m205 = Armador do Mondego
    .text = Receba 4 moedas; depois pode investir numa viagem que custe moedas.
coimbra-m206 = Louceira Ambulante
    .text = No início da fase E: um trilho à escolha +1, e 1 moeda.
coimbra-m301 = Contratador do Açúcar
    .text = Receba 3 moedas.
coimbra-m302 = Mercadora de Sedas
    .text = Pode pagar 5 moedas para receber 7 pontos.
coimbra-m303 = Rendeiro das Portagens
    .text = Cada adversário entrega-lhe 1 guarda e 1 moeda, ou 2 pontos, à escolha dele.
coimbra-m304 = Feitor da Alfândega
    .text = Receba já o rendimento do seu trilho laranja.
coimbra-m305 = Adelo da Praça
    .text = Pode levar uma carta da pilha de descarte por 3 dos bens que ela custa.
coimbra-m306 = Cambista
    .text = Durante a sua vez de rendimento: troque 2 moedas por 1 ponto, quantas vezes quiser.

## Cleric characters

coimbra-l101 = Frade Andarilho
    .text = Dê até 2 passos com o peregrino.
coimbra-l102 = Esmoler da Sé
    .text = Após cada carta de mercador que adquirir: 1 moeda e 2 pontos.
coimbra-l201 = Chantre
    .text = Dê até 1 passo com o peregrino.
coimbra-l202 = Guia dos Peregrinos
    .text = Dê até 3 passos com o peregrino.
coimbra-l203 = Eremita Descalço
    .text = No início da fase E: até 2 passos do peregrino se não tiver dado roxo; o branco não é roxo.
coimbra-l204 = Irmã Hospitaleira
    .text = Cada dado roxo que ativar dá ainda até 1 passo do peregrino; o branco nunca conta.
coimbra-l205 = Comendador da Ordem
    .text = Pode pagar 5 guardas para dar até 5 passos com o peregrino.
coimbra-l206 = Noviço Copista
    .text = Dê até 2 passos com o peregrino.
coimbra-l301 = Bispo Auxiliar
    .text = Dê até 2 passos com o peregrino.
coimbra-l302 = Visitador dos Conventos
    .text = Receba 1 ponto por cada mosteiro com um disco seu.
coimbra-l303 = Prior dos Cónegos
    .text = Receba já o rendimento do seu trilho roxo.
coimbra-l304 = Pregador Inflamado
    .text = Receba 5 pontos; cada adversário perde 3 pontos ou uma carta de clérigo e a sua influência, à escolha dele.
coimbra-l305 = Mestre dos Moços do Coro
    .text = Use de novo o bónus imediato de outra carta sua de clérigo.
coimbra-l306 = Abadessa das Clarissas
    .text = Receba 3 pontos.

## Scholar characters

coimbra-s101 = Lente de Gramática
    .text = Receba 4 pontos.
coimbra-s102 = Secretário da Universidade
    .text = Após cada carta do Conselho que adquirir: 1 guarda, 1 ponto e até 1 passo do peregrino.
coimbra-s201 = Catedrático de Retórica
    .text = Receba 1 ponto.
coimbra-s202 = Tutor de Estudantes Pobres
    .text = No fim: 1 ponto por cada carta sua de influência 1 ou 2.
coimbra-s203 = Poetisa Lírica
    .text = Cada dado verde que ativar dá ainda 2 pontos; o branco nunca conta.
coimbra-s204 = Doutor em Duas Faculdades
    .text = Receba 1 ponto.
coimbra-s205 = Engenheiro Militar
    .text = No fim, o seu trilho cinzento em 7 a 9 dá 5 pontos, em 10 a 12 dá 7, em 13 a 15 dá 10.
coimbra-s206 = Mestre de Contas
    .text = No fim, o seu trilho laranja em 7 a 9 dá 5 pontos, em 10 a 12 dá 7, em 13 a 15 dá 10.
coimbra-s301 = Reitor dos Estudos
    .text = Receba 1 ponto.
coimbra-s302 = Historiador da Igreja
    .text = No fim, o seu trilho roxo em 7 a 9 dá 5 pontos, em 10 a 12 dá 7, em 13 a 15 dá 10.
coimbra-s303 = Bibliotecário Régio
    .text = No fim, o seu trilho verde em 7 a 9 dá 5 pontos, em 10 a 12 dá 7, em 13 a 15 dá 10.
coimbra-s304 = Cosmógrafo-Mor
    .text = Receba já o rendimento do seu trilho verde.
coimbra-s305 = Filósofo Humanista
    .text = No fim: 5 pontos por cada série de quatro cartas suas, uma de cada classe.
coimbra-s306 = Impressor de Tratados
    .text = No fim: pontue uma segunda vez outra carta sua de fim de partida.

## Monasteries

coimbra-mo-i-01 = São Jorge da Porta
    .text = Receba 5 guardas.
coimbra-mo-i-02 = São Mateus do Tesouro
    .text = Receba 5 moedas.
coimbra-mo-i-03 = Nossa Senhora da Estrada
    .text = Receba 3 pontos e dê depois até 2 passos com o peregrino.
coimbra-mo-i-04 = São Martinho da Esmola
    .text = Receba 4 guardas ou 4 moedas, e 2 pontos.
coimbra-mo-i-05 = São Miguel da Torre
    .text = Avance 3 no trilho cinzento.
coimbra-mo-i-06 = São Nicolau do Cais
    .text = Avance 3 no trilho laranja.
coimbra-mo-i-07 = São Francisco dos Montes
    .text = Avance 3 no trilho roxo.
coimbra-mo-i-08 = Santa Catarina dos Livros
    .text = Avance 3 no trilho verde.
coimbra-mo-i-09 = Santa Cruz dos Quatro Ventos
    .text = Avance 1 nos quatro trilhos.
coimbra-mo-i-10 = Santa Isabel da Coroa
    .text = Receba 1 ponto por cada coroa que tem agora.
coimbra-mo-i-11 = Santiago dos Caminhantes
    .text = A partir de agora, receba 1 ponto por cada novo disco seu num mosteiro.
coimbra-mo-i-12 = São Jerónimo da Pena
    .text = Conta como 1 diploma livre.
coimbra-mo-ii-01 = São Sebastião dos Arqueiros
    .text = Receba 2 pontos por cada carta sua do Conselho.
coimbra-mo-ii-02 = Santo Homobono dos Panos
    .text = Receba 2 pontos por cada carta sua de mercador.
coimbra-mo-ii-03 = Santo Agostinho do Claustro
    .text = Receba 2 pontos por cada carta sua de clérigo.
coimbra-mo-ii-04 = São Tomás das Estantes
    .text = Receba 2 pontos por cada carta sua de letrado.
coimbra-mo-ii-05 = São Pedro das Chaves
    .text = Receba 2 pontos por cada carta sua de influência 3 ou 4.
coimbra-mo-ii-06 = Todos os Santos do Outeiro
    .text = Receba 5 pontos por cada série de quatro cartas suas, uma de cada classe.
coimbra-mo-ii-07 = Santa Bárbara do Castelo
    .text = A partir de agora, receba 4 pontos por cada dado que puser no castelo.
coimbra-mo-ii-08 = Santo Alberto das Duas Escolas
    .text = Conta como 2 diplomas livres.
coimbra-mo-iii-01 = São Bento do Vale
    .text = Receba 2 pontos por cada mosteiro com um disco seu, incluindo este.
coimbra-mo-iii-02 = Nossa Senhora da Sabedoria
    .text = Pontue já as suas séries de diplomas, como no fim.
coimbra-mo-iii-03 = São Telmo dos Navegantes
    .text = Pontue já até 2 viagens suas diferentes, como no fim.
coimbra-mo-iii-04 = Espírito Santo do Bom Conselho
    .text = Pontue já uma carta sua de fim de partida e uma ficha de influência pela sua posição; mais ninguém pontua.

## Voyages

coimbra-vo-tanger = Tânger
    .text = 2 pontos por cada viagem com um disco seu, incluindo esta.
coimbra-vo-madeira = Madeira
    .text = 1 ponto por cada diploma seu, de qualquer tipo.
coimbra-vo-caboverde = Cabo Verde
    .text = Metade da soma dos seus trilhos cinzento e laranja em pontos, arredondada para baixo.
coimbra-vo-sansibar = Zanzibar
    .text = Metade da soma dos seus trilhos roxo e verde em pontos, arredondada para baixo.
coimbra-vo-ceuta = Ceuta
    .text = 1 ponto por cada mosteiro do mapa sem um disco seu.
coimbra-vo-calicut = Calecute
    .text = Metade da soma dos seus guardas, moedas e coroas em pontos, arredondada para baixo.
coimbra-vo-maskat = Mascate
    .text = 2 pontos por cada espaço do seu trilho mais baixo, uma só vez.
coimbra-vo-barbados = Barbados
    .text = 1 ponto por cada mosteiro com um disco seu.
coimbra-vo-brasil = Brasil
    .text = 2 pontos por cada mosteiro de nível I com um disco seu.
coimbra-vo-acores = Açores
    .text = 3 pontos por cada carta de personagem sua além da décima.
coimbra-vo-goa = Goa
    .text = 9 pontos.
coimbra-vo-macau = Macau
    .text = 2 pontos por cada carta sua do Conselho.
coimbra-vo-malaca = Malaca
    .text = 2 pontos por cada carta sua de mercador.
coimbra-vo-ceilao = Ceilão
    .text = 2 pontos por cada carta sua de clérigo.
coimbra-vo-diu = Diu
    .text = 2 pontos por cada carta sua de letrado.

## Favour tiles, cap, distress

coimbra-fa-3 = Carta de Navegação
    .text = 3 coroas. Enquanto a tiver, os seus investimentos custam menos 2; se quiser, invista já numa viagem.
coimbra-fa-2 = Louvor da Rainha
    .text = 2 coroas. Receba 4 pontos; pode pôr o barrete num dado seu numa cidade.
coimbra-fa-1 = Salvo-Conduto
    .text = 1 coroa. Receba 2 pontos e dê até 3 passos com o peregrino.
coimbra-fa-0 = Bolsa Real
    .text = Nenhuma coroa. Receba 7 guardas ou 7 moedas.
coimbra-cap = Barrete de doutor (+3)
    .text = Um dado seu numa cidade vale mais 3 e é posto de novo na fila; a sua carta custa o valor aumentado.
coimbra-distress = Aflição
    .text = Em vez de uma carta ou ficha: até 2 moedas e até 2 guardas.

## Classes

coimbra-council = Conselho
    .text = Classe cinzenta; o seu trilho paga guardas.
    .amount = { $number } no trilho do Conselho
coimbra-merchant = Mercador
    .text = Classe laranja; o seu trilho paga moedas.
    .amount = { $number } no trilho dos mercadores
coimbra-cleric = Clérigo
    .text = Classe roxa; o seu trilho paga passos do peregrino.
    .amount = { $number } no trilho dos clérigos
coimbra-scholar = Letrado
    .text = Classe verde; o seu trilho paga pontos.
    .amount = { $number } no trilho dos letrados
coimbra-council-card = carta do Conselho
coimbra-merchant-card = carta de mercador
coimbra-cleric-card = carta de clérigo
coimbra-scholar-card = carta de letrado

## Colours

coimbra-grey = cinzento
coimbra-orange = laranja
coimbra-purple = roxo
coimbra-green = verde
coimbra-white = branco
coimbra-blue = azul
coimbra-brown = castanho
coimbra-ruby = rubi
coimbra-red = vermelho
coimbra-yellow = amarelo
coimbra-black = preto
coimbra-die-grey = dado cinzento
    .text = Paga o rendimento do trilho cinzento.
coimbra-die-orange = dado laranja
    .text = Paga o rendimento do trilho laranja.
coimbra-die-purple = dado roxo
    .text = Paga o rendimento do trilho roxo.
coimbra-die-green = dado verde
    .text = Paga o rendimento do trilho verde.
coimbra-die-white = dado branco
    .text = Paga o rendimento de um trilho à escolha; não conta como nenhuma cor.

## Goods and counts

coimbra-guards = guardas
    .amount = { $number ->
        [one] { $number } guarda
       *[other] { $number } guardas
    }
coimbra-coins = moedas
    .amount = { $number ->
        [one] { $number } moeda
       *[other] { $number } moedas
    }
coimbra-vp = pontos de vitória
    .amount = { $number ->
        [one] { $number } ponto de vitória
       *[other] { $number } pontos de vitória
    }
coimbra-steps = passos do peregrino
    .amount = { $number ->
        [one] { $number } passo do peregrino
       *[other] { $number } passos do peregrino
    }
coimbra-crowns = coroas
    .amount = { $number ->
        [one] { $number } coroa
       *[other] { $number } coroas
    }
coimbra-diplomas = diplomas
coimbra-influence = influência
coimbra-points = pontos
    .amount = { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    }

## Diplomas

coimbra-law = Leis
coimbra-can = Cânones
coimbra-med = Medicina
coimbra-the = Teologia
coimbra-art = Artes
coimbra-wild = Livre
    .text = Conta como qualquer tipo de diploma.

## Tracks

coimbra-tr-grey = Trilho cinzento
    .text = Conselho. Guardas por cada dado cinzento: { $values-1 } no espaço { $from-1 }, { $values-2 } do { $from-2 } ao { $to-2 }, { $values-3 } do { $from-3 } ao { $to-3 }, { $values-4 } do { $from-4 } ao { $to-4 }, { $values-5 } do { $from-5 } ao { $to-5 }, { $values-6 } do { $from-6 } ao { $to-6 }.
coimbra-tr-orange = Trilho laranja
    .text = Mercadores. Moedas por cada dado laranja: { $values-1 } no espaço { $from-1 }, { $values-2 } do { $from-2 } ao { $to-2 }, { $values-3 } do { $from-3 } ao { $to-3 }, { $values-4 } do { $from-4 } ao { $to-4 }, { $values-5 } do { $from-5 } ao { $to-5 }, { $values-6 } do { $from-6 } ao { $to-6 }.
coimbra-tr-purple = Trilho roxo
    .text = Clérigos. Passos do peregrino por cada dado roxo: { $values-1 } no espaço { $from-1 }, { $values-2 } do { $from-2 } ao { $to-2 }, { $values-3 } do { $from-3 } ao { $to-3 }, { $values-4 } do { $from-4 } ao { $to-4 }, { $values-5 } do { $from-5 } ao { $to-5 }, { $values-6 } do { $from-6 } ao { $to-6 }.
coimbra-tr-green = Trilho verde
    .text = Letrados. Pontos por cada dado verde: { $values-1 } no espaço { $from-1 }, { $values-2 } do { $from-2 } ao { $to-2 }, { $values-3 } do { $from-3 } ao { $to-3 }, { $values-4 } do { $from-4 } ao { $to-4 }, { $values-5 } do { $from-5 } ao { $to-5 }, { $values-6 } do { $from-6 } ao { $to-6 }.
coimbra-it-1 = Renome modesto
    .text = 2 ou 3 jogadores: { $p23-1 } pontos para o primeiro, { $p23-2 } para o segundo. 4 jogadores: { $p4-1 }, { $p4-2 } e { $p4-3 }.
coimbra-it-2 = Bom renome
    .text = 2 ou 3 jogadores: { $p23-1 } pontos para o primeiro, { $p23-2 } para o segundo. 4 jogadores: { $p4-1 }, { $p4-2 } e { $p4-3 }.
coimbra-it-3 = Grande renome
    .text = 2 ou 3 jogadores: { $p23-1 } pontos para o primeiro, { $p23-2 } para o segundo. 4 jogadores: { $p4-1 }, { $p4-2 } e { $p4-3 }.
coimbra-it-4 = Renome supremo
    .text = 2 ou 3 jogadores: { $p23-1 } pontos para o primeiro, { $p23-2 } para o segundo. 4 jogadores: { $p4-1 }, { $p4-2 } e { $p4-3 }.
coimbra-track = trilho de influência
coimbra-influence-tile = ficha de influência
coimbra-income = rendimento

## Die tokens

coimbra-dt-2 = Ficha de dado 2
coimbra-dt-3a = Ficha de dado 3 (primeira)
coimbra-dt-3b = Ficha de dado 3 (segunda)
coimbra-dt-4 = Ficha de dado 4
coimbra-dt-5 = Ficha de dado 5
coimbra-die-token = ficha de dado
    .text = Fica na fila como um dado sem cor e descarta a carta de maior influência.

## Places

coimbra-castle = Castelo
    .text = O dado mais baixo age primeiro e leva uma ficha de favor.
coimbra-upper = Cidade Alta
    .text = O dado mais alto age primeiro e leva uma carta desta linha.
coimbra-central = Cidade Central
    .text = Resolve-se depois da Cidade Alta; o dado mais alto age primeiro.
coimbra-lower = Cidade Baixa
    .text = Resolve-se em último lugar; o dado mais alto age primeiro.

## Phases

coimbra-phase-a = Fase A: lançamento
    .text = O primeiro jogador lança todos os dados da reserva.
coimbra-phase-b = Fase B: colocação
    .text = Em três voltas, cada jogador escolhe um dado e coloca-o.
coimbra-phase-c = Fase C: castelo e cidades
    .text = Os dados agem, lugar a lugar, da esquerda para a direita.
coimbra-phase-d = Fase D: ordem de jogo
    .text = Quem tem mais coroas passa a primeiro.
coimbra-phase-e = Fase E: rendimento
    .text = Cada dado paga o rendimento do seu trilho.
coimbra-phase-f = Fase F: viagens
    .text = Cada jogador pode investir numa viagem.

## Decks and bonus times

coimbra-deck-1 = Cartas iniciais (I)
coimbra-deck-2 = Baralho II, rondas 1 e 2
coimbra-deck-3 = Baralho III, rondas 3 e 4
coimbra-bonus-immediate = imediato
    .text = Usa-se ao adquirir a carta, uma vez.
coimbra-bonus-phase-c = ao adquirir
    .text = Funciona em todas as fases C.
coimbra-bonus-phase-e = com o rendimento
    .text = Funciona em todas as fases E.
coimbra-bonus-end = no fim
    .text = Pontua no fim da partida.
coimbra-type-immediate = imediato
    .text = Usa-se ao colocar o disco, ou nunca.
coimbra-type-ongoing = duradouro
    .text = Vale a partir do momento em que põe o disco, nunca para trás.
coimbra-type-diploma = diploma
    .text = Conta em todas as pontuações de diplomas seguintes.
coimbra-cost-none = sem custo
coimbra-cost-guards = custa guardas
    .text = Tantos guardas quanto o valor do dado.
coimbra-cost-coins = custa moedas
    .text = Tantas moedas quanto o valor do dado.
coimbra-level-1 = Nível I
coimbra-level-2 = Nível II
coimbra-level-3 = Nível III

## Player order and crowns

coimbra-flag-1 = Bandeira 1
    .text = Primeiro na ordem de jogo; { $crowns ->
        [0] nenhuma coroa
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
coimbra-flag-2 = Bandeira 2
    .text = Segundo na ordem de jogo; { $crowns ->
        [0] nenhuma coroa
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
coimbra-flag-3 = Bandeira 3
    .text = Terceiro na ordem de jogo; { $crowns ->
        [0] nenhuma coroa
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
coimbra-flag-4 = Bandeira 4
    .text = Quarto na ordem de jogo; { $crowns ->
        [0] nenhuma coroa
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
coimbra-ct-council = Ficha de coroa do Conselho
    .text = 1 coroa nesta ronda para quem levar a carta.
coimbra-ct-merchant = Ficha de coroa dos mercadores
    .text = 1 coroa nesta ronda para quem levar a carta.
coimbra-ct-cleric = Ficha de coroa dos clérigos
    .text = 1 coroa nesta ronda para quem levar a carta.
coimbra-ct-scholar = Ficha de coroa dos letrados
    .text = 1 coroa nesta ronda para quem levar a carta.
coimbra-crown-token = ficha de coroa
coimbra-flag = bandeira de ordem
coimbra-player-order = ordem de jogo

## Pieces and piles

coimbra-card = carta de personagem
coimbra-start-pair = par de cartas iniciais
coimbra-monastery = mosteiro
coimbra-voyage = viagem
coimbra-favour = ficha de favor
coimbra-die = dado
coimbra-pool = reserva de dados
coimbra-holder = suporte de dado
coimbra-pilgrim = peregrino
coimbra-disk = disco
coimbra-lion = leão
coimbra-stack = pilha de personagens
coimbra-discard = pilha de descarte
coimbra-display = oferta
coimbra-map = mapa dos peregrinos
coimbra-round = ronda

## Kinds of map locations

coimbra-start = canto de Coimbra
    .text = O peregrino parte daqui e não volta.
coimbra-stop = paragem
    .text = Aqui não acontece nada.
coimbra-monastery1 = mosteiro de nível I (azul)
coimbra-monastery2 = mosteiro de nível II (castanho)
coimbra-monastery3 = mosteiro de nível III (rubi)

## Map locations

coimbra-co-nw = canto noroeste de Coimbra
coimbra-co-ne = canto nordeste de Coimbra
coimbra-co-se = canto sudeste de Coimbra
coimbra-co-sw = canto sudoeste de Coimbra
coimbra-st-n = a paragem norte
coimbra-st-e = a paragem este
coimbra-st-s = a paragem sul
coimbra-st-w = a paragem oeste
coimbra-ma-1 = Mosteiro azul 1
coimbra-ma-2 = Mosteiro azul 2
coimbra-ma-3 = Mosteiro azul 3
coimbra-ma-4 = Mosteiro azul 4
coimbra-ma-5 = Mosteiro azul 5
coimbra-ma-6 = Mosteiro azul 6
coimbra-ma-7 = Mosteiro azul 7
coimbra-ma-8 = Mosteiro azul 8
coimbra-st-ne = a paragem nordeste
coimbra-st-se = a paragem sudeste
coimbra-st-sw = a paragem sudoeste
coimbra-st-nw = a paragem noroeste
coimbra-sa-n = a paragem azul norte
coimbra-sa-e = a paragem azul este
coimbra-sa-s = a paragem azul sul
coimbra-sa-w = a paragem azul oeste
coimbra-sb-ne = a paragem castanha nordeste
coimbra-sb-se = a paragem castanha sudeste
coimbra-sb-sw = a paragem castanha sudoeste
coimbra-sb-nw = a paragem castanha noroeste
coimbra-mb-1 = Mosteiro castanho 1
coimbra-mb-2 = Mosteiro castanho 2
coimbra-mb-3 = Mosteiro castanho 3
coimbra-mb-4 = Mosteiro castanho 4
coimbra-sb-e1 = a paragem castanha este 1
coimbra-sb-e2 = a paragem castanha este 2
coimbra-sb-w1 = a paragem castanha oeste 1
coimbra-sb-w2 = a paragem castanha oeste 2
coimbra-sr-n1 = a paragem rubi norte 1
coimbra-sr-n2 = a paragem rubi norte 2
coimbra-sr-n3 = a paragem rubi norte 3
coimbra-sr-n4 = a paragem rubi norte 4
coimbra-sr-s1 = a paragem rubi sul 1
coimbra-sr-s2 = a paragem rubi sul 2
coimbra-sr-s3 = a paragem rubi sul 3
coimbra-sr-s4 = a paragem rubi sul 4
coimbra-mc-1 = Mosteiro rubi 1
coimbra-mc-2 = Mosteiro rubi 2

## Solo

coimbra-rival = Rival
    .text = O adversário do jogo a solo, guiado por dois baralhos.
coimbra-easy = fácil
    .text = O rival começa com 0 pontos.
coimbra-normal = normal
    .text = O rival começa com 20 pontos.
coimbra-hard = difícil
    .text = O rival começa com 35 pontos.
coimbra-action-deck = baralho de ações do rival
coimbra-color-deck = baralho de cores do rival
coimbra-ac-01 = Cor primeiro, dado mais baixo, castelo
coimbra-ac-02 = Cor primeiro, dado mais baixo, castelo
coimbra-ac-03 = Cor primeiro, dado mais baixo, Cidade Alta
coimbra-ac-04 = Cor primeiro, dado mais baixo, Cidade Alta
coimbra-ac-05 = Cor primeiro, dado mais baixo, Cidade Central
coimbra-ac-06 = Cor primeiro, dado mais baixo, Cidade Baixa
coimbra-ac-07 = Cor primeiro, dado mais baixo, Cidade Baixa
coimbra-ac-08 = Cor primeiro, dado mais alto, Cidade Alta
coimbra-ac-09 = Cor primeiro, dado mais alto, Cidade Alta
coimbra-ac-10 = Cor primeiro, dado mais alto, Cidade Alta
coimbra-ac-11 = Cor primeiro, dado mais alto, Cidade Central
coimbra-ac-12 = Cor primeiro, dado mais alto, Cidade Central
coimbra-ac-13 = Cor primeiro, dado mais alto, Cidade Central
coimbra-ac-14 = Cor primeiro, dado mais alto, Cidade Central
coimbra-ac-15 = Cor primeiro, dado mais alto, Cidade Baixa
coimbra-ac-16 = Cor primeiro, dado mais alto, Cidade Baixa
coimbra-ac-17 = Cor primeiro, dado mais alto, Cidade Baixa
coimbra-ac-18 = Valor primeiro, dado mais baixo, castelo
coimbra-ac-19 = Valor primeiro, dado mais baixo, Cidade Alta
coimbra-ac-20 = Valor primeiro, dado mais baixo, Cidade Alta
coimbra-ac-21 = Valor primeiro, dado mais baixo, Cidade Central
coimbra-ac-22 = Valor primeiro, dado mais baixo, Cidade Central
coimbra-ac-23 = Valor primeiro, dado mais baixo, Cidade Baixa
coimbra-ac-24 = Valor primeiro, dado mais baixo, Cidade Baixa
coimbra-ac-25 = Valor primeiro, dado mais alto, Cidade Alta
coimbra-ac-26 = Valor primeiro, dado mais alto, Cidade Alta
coimbra-ac-27 = Valor primeiro, dado mais alto, Cidade Central
coimbra-ac-28 = Valor primeiro, dado mais alto, Cidade Central
coimbra-ac-29 = Valor primeiro, dado mais alto, Cidade Baixa
coimbra-ac-30 = Valor primeiro, dado mais alto, Cidade Baixa
coimbra-cd-01 = Cinzento, laranja, roxo, verde, branco
coimbra-cd-02 = Branco, cinzento, roxo, verde, laranja
coimbra-cd-03 = Cinzento, verde, laranja, branco, roxo
coimbra-cd-04 = Laranja, branco, cinzento, verde, roxo
coimbra-cd-05 = Laranja, roxo, branco, cinzento, verde
coimbra-cd-06 = Laranja, verde, roxo, cinzento, branco
coimbra-cd-07 = Branco, roxo, cinzento, laranja, verde
coimbra-cd-08 = Roxo, laranja, verde, branco, cinzento
coimbra-cd-09 = Roxo, branco, verde, cinzento, laranja
coimbra-cd-10 = Verde, cinzento, branco, roxo, laranja
coimbra-cd-11 = Verde, laranja, cinzento, roxo, branco
coimbra-cd-12 = Verde, roxo, laranja, branco, cinzento

## Rule sections

coimbra-section-setup = Preparação
coimbra-section-start-choice = Escolha inicial
coimbra-section-phases-a-b = Fases A e B: lançar e colocar dados
coimbra-section-phase-c = Fase C: castelo e cidades
coimbra-section-phase-d = Fase D: ordem de jogo
coimbra-section-phase-e = Fase E: rendimento
coimbra-section-rewards = Recompensas
coimbra-section-voyages = Fase F: viagens
coimbra-section-end = Fim da ronda e da partida
coimbra-section-display = Oferta, início e contagem
coimbra-section-bonus-order = Ordem dos bónus
coimbra-section-pilgrim = O peregrino
coimbra-section-phase-c-details = Fase C em pormenor
coimbra-section-tracks = Trilhos de influência
coimbra-section-phase-e-details = Fase E em pormenor
coimbra-section-mid-game-scoring = Viagens, coroas e pontuação durante a partida
coimbra-section-decisions = Decisões e informação aberta
coimbra-section-rival = A solo contra o rival
