# O tabuleiro de Coimbra no navegador

## Separadores e zonas

coimbra-web-tab-town = Cidade
coimbra-web-tab-tracks = Trilhos
coimbra-web-tab-map = Mapa
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

## Trilhos, ordem, mapa, viagens

coimbra-web-council = Conselho
coimbra-web-merchant = Mercadores
coimbra-web-cleric = Clérigos
coimbra-web-scholar = Letrados
coimbra-web-order-place = { $place }: { $seat }, { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
coimbra-web-pilgrims-here = Aqui: { $seats }.
coimbra-web-invest-once = uma vez na fase F

## O tabuleiro próprio

coimbra-web-resources = Recursos
coimbra-web-dice = Os seus dados
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
