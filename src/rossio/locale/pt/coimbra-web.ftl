# O tabuleiro de Coimbra no navegador

## Separadores e zonas

coimbra-web-tab-town = Cidade
coimbra-web-tab-tracks = Trilhos
coimbra-web-tab-map = Mapa
coimbra-web-page-town = Cidade e trilhos
coimbra-web-page-map = Mapa e viagens
coimbra-web-pool = Dados
coimbra-web-order = Ordem
coimbra-web-map = Peregrinação

## Ronda e fases

coimbra-web-round = Ronda { $round } de { $rounds }
coimbra-web-phase-b = Dados
coimbra-web-phase-c = Personagens
coimbra-web-phase-d = Ordem
coimbra-web-phase-e = Rendimento
coimbra-web-phase-f = Viagem

## A cidade

coimbra-web-quarter-upper = Alta
coimbra-web-quarter-central = Almedina
coimbra-web-quarter-lower = Baixa
coimbra-web-low-first = age primeiro o dado menor
coimbra-web-high-first = age primeiro o maior
coimbra-web-no-crown = sem coroa
coimbra-web-pair-taken = já escolhido
coimbra-web-pair = Par inicial { $pair }
coimbra-web-place-in-line = { $place }.º de { $count }
coimbra-web-would-stand = { $die } ficaria em { $place }.º de { $count }.
coimbra-web-cards-cost = as cartas custam { $price }
coimbra-web-price-sum = { $price } = { $value } − { $off }
coimbra-web-price = Custa agora { $price }.
coimbra-web-pool-left = restam { $left } de { $all }
coimbra-web-deck = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
coimbra-web-discard = Pilha de descarte: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
coimbra-web-from-discard = Pilha de descarte
coimbra-web-deck-about = Em cada ronda saem dele doze cartas.
coimbra-web-die-about = O seu número decide o lugar na fila e o preço da carta.

## Trilhos, ordem, mapa, viagens

coimbra-web-council = Conselho
coimbra-web-merchant = Mercadores
coimbra-web-cleric = Clérigos
coimbra-web-scholar = Letrados
coimbra-web-order-place = { $place }: { $seat }, { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
coimbra-web-order-about = Quem tem mais coroas joga primeiro na ronda seguinte; em caso de empate, a ordem antiga inverte-se.
coimbra-web-pilgrims-here = Aqui: { $seats }.
coimbra-web-invest-once = uma vez na fase F

## O tabuleiro próprio

coimbra-web-resources = Recursos
coimbra-web-guards-about = Os guardas pagam cartas e viagens que pedem guardas. No máximo tem 20.
coimbra-web-coins-about = As moedas pagam cartas e viagens que pedem moedas. No máximo tem 20.
coimbra-web-points-about = Quem tiver mais depois da 4.ª ronda ganha.
coimbra-web-diploma-about = No fim, séries de 1 a 5 diplomas diferentes dão 1, 2, 4, 8 ou 12 pontos.
coimbra-web-dice = Os seus dados
coimbra-web-dice-of = Dados
coimbra-web-any-track = um trilho à escolha
coimbra-web-to-come = por escolher
coimbra-web-characters = Personagens · { $count }
coimbra-web-no-characters = Nenhuma por agora.
coimbra-web-monasteries = Mosteiros · { $count }
coimbra-web-no-monasteries = Nenhum por agora.
coimbra-web-if-it-ended = Se acabasse agora
coimbra-web-score = Pontuação
coimbra-web-total = total
coimbra-web-ended-voyages = viagens
coimbra-web-ended-majorities = trilhos
coimbra-web-ended-diplomas = diplomas
coimbra-web-ended-end-cards = cartas
coimbra-web-ended-leftovers = sobras

## Explicações

coimbra-web-row-price = preço
coimbra-web-row-track = trilho
coimbra-web-row-when = quando
coimbra-web-row-up = { $track }, sobe { $spaces }
coimbra-web-instead-card = As cartas obtêm-se com dados, na fase C. Ponha um dado nesta cidade para ter uma.
coimbra-web-instead-favour = As fichas de favor obtêm-se na fase C. Ponha um dado no castelo para ter uma.
coimbra-web-instead-walk = O peregrino anda com os passos de dados roxos, cartas e favores. Agora escolha o que está aceso.
coimbra-web-instead-voyage = Investe-se nas viagens no fim da ronda, na fase F.
coimbra-web-instead-track = Sobe neste trilho com cartas da sua classe. Ponha um dado numa cidade para ter uma.
coimbra-web-instead-standing = Os dados numa fila ficam lá até agirem. Tire um da reserva.
coimbra-web-instead-die = Os dados da reserva tiram-se na fase B.

## Pontos de viragem, sobre o tabuleiro

coimbra-moment-round = { $round ->
        [4] Ronda 4, a última
       *[other] Ronda { $round } de 4
    }
    .text = { $round ->
        [4] Novas cartas e novos dados. Depois desta ronda conta-se tudo.
       *[other] Novas cartas e novos dados.
    }
coimbra-moment-ordered = Nova ordem de jogo
    .text = { $seats }. Primeiro quem tem mais coroas; agora os dados dão o seu rendimento.

## What is left
coimbra-left-deck-1 = Cartas iniciais
coimbra-left-deck-2 = Baralho II
coimbra-left-deck-3 = Baralho III
coimbra-left-monasteries = Mosteiros
coimbra-left-voyages = Viagens
coimbra-left-level-1 = Nível I
coimbra-left-level-2 = Nível II
coimbra-left-level-3 = Nível III
