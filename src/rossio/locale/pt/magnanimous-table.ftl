# A mesa de Magnanimous, como a conta o cliente de texto

## Partes da mesa

magnanimous-zone-round = Ronda
magnanimous-zone-vote = A votação
magnanimous-zone-war = Guerra com o Paraguai
magnanimous-zone-offers = Melhorias e ministros
magnanimous-zone-map = Mapa
magnanimous-zone-piles = Baralhos e pilhas

## O que lá está

magnanimous-at-round = Ronda { $round }. { $phase }.
magnanimous-at-governor = Governador: { $seat }.
magnanimous-at-order = Ordem de jogo: { $seats }.
magnanimous-at-republic = República: { $space } de { $last }.
magnanimous-at-proclaimed = A República está proclamada: esta é a última ronda.
magnanimous-at-first-ends = Quem chegar primeiro a { $last }, a Nobreza ou a República, decide como a partida acaba.
magnanimous-at-nobility-first = A República está proclamada, mas alguém estava já em 20 de Nobreza: esta é a última ronda, e decide a Nobreza.
magnanimous-at-event = Evento desta ronda: { $event }
magnanimous-at-votes = { $seat }: { $votes } a favor, { $against } contra.
magnanimous-at-quadrant = { $quadrant } { $spaces }.
magnanimous-at-on-space = { $space }, número { $number }: dado { $value }
magnanimous-at-on-space-free = { $space }, número { $number }: livre
magnanimous-at-purple = Dado roxo { $value }: { $effect }
magnanimous-at-purple-taken = O dado roxo { $value } está na carta do Rio: { $effect }
magnanimous-at-power = Poder do Paraguai: { $power }.
magnanimous-at-truce = O Paraguai não ataca nesta ronda.
magnanimous-at-imperial = Área Imperial: { $troops } de { $limit } tropas.
magnanimous-at-capital = { $province }: defesa { $defence }.
magnanimous-at-morale-attack = Moral de todas as tropas no ataque: { $morale }.
magnanimous-at-morale-defend = Moral de todas as tropas na defesa: { $morale }.
magnanimous-at-occupied = Ocupadas: { $provinces }.
magnanimous-at-commerce-free = { $good }, livres: { $spaces }.
magnanimous-at-commerce-space = casa { $space } por { $reis }
magnanimous-at-commerce-held = { $space }: paga { $reis }, { $tokens } de { $limit } fichas, { $seat }.
magnanimous-at-open = { $number ->
        [one] { $tile }
       *[other] { $number } peças: { $tile }
    }
magnanimous-at-minister-shown = Revelado: { $minister }. { $facts }
magnanimous-at-minister-facts = { $party }, { $votes ->
        [one] { $votes } voto fixo
       *[other] { $votes } votos fixos
    }. { $text }
magnanimous-at-crowns = Há ministros à espera na Nobreza { $spaces }.
magnanimous-at-laid = Uma carta de { $seat }, virada para baixo.
magnanimous-at-laid-known = Uma carta de { $seat }: { $card }
magnanimous-at-throne-empty = Não há nenhuma carta.

## Um jogador

magnanimous-at-colour = Cor: { $colour }.
magnanimous-at-rank = { $title }, Nobreza { $nobility } de { $last }, { $reis }.
magnanimous-at-reis = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
magnanimous-at-province = { $province }, número { $number }: { $facts }.
magnanimous-at-goods = { $good } { $goods } de { $limit }
magnanimous-at-transit = { $tokens } em trânsito
magnanimous-at-troops = tropas { $troops } de { $limit }, defesa { $defence }
magnanimous-at-with-die = dado { $value }
magnanimous-at-is-occupied = ocupada
magnanimous-at-ships = Navios: { $ships } no porto ({ $port }), { $rio } no Rio.
magnanimous-at-train = Comboio: { $place }, com { $tokens ->
        [one] { $tokens } mercadoria
       *[other] { $tokens } mercadorias
    } de { $province }.
magnanimous-at-deputies = Deputados: conservadores { $con }, liberais { $lib }.
magnanimous-at-fixed-votes = Votos fixos: conservadores { $con }, liberais { $lib }.
magnanimous-at-won = Vencido: { $card }
magnanimous-at-used = Já usado nesta ronda: { $names }.
magnanimous-at-hand-size = Mão: { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } cartas.
    }
magnanimous-at-in-hand = Na mão: { $card }

## Cartas e escolhas

magnanimous-at-thing = { $name }. { $text }
magnanimous-at-card = { $card }: { $facts }
magnanimous-at-facts = { $facts }. { $text }
magnanimous-at-brings-nobility = Nobreza { $spaces } para quem vence
magnanimous-at-brings-republic = República { $spaces }
magnanimous-at-lowest-title = a partir do título { $title }
magnanimous-at-vote-for = um voto a favor.
magnanimous-at-vote-against = um voto contra.
magnanimous-at-die = dado { $value }. { $action }, por { $price }.
magnanimous-at-produce = Produzir: { $good }
magnanimous-at-precise-in = Ação precisa em { $provinces }.
magnanimous-at-space = { $action }; ação precisa com { $number }.
magnanimous-at-slot = número { $number }.
magnanimous-at-rising = o dado { $value } passa a { $next }.
magnanimous-at-own-port = daqui pode exportar ({ $ships ->
        [one] { $ships } navio
       *[other] { $ships } navios
    }).
magnanimous-at-troops-there = agora { $troops ->
        [one] { $troops } tropa
       *[other] { $troops } tropas
    }.
magnanimous-at-defended = agora { $troops ->
        [one] { $troops } tropa
       *[other] { $troops } tropas
    }, defesa { $defence }.
magnanimous-at-uncontrolled = sem dono, defesa { $defence }.
magnanimous-at-owned = { $seat }, defesa { $defence }.
magnanimous-at-export = { $reis }, Nobreza { $nobility }{ $lost ->
        [0] .
        [one] , { $lost } ficha perdida.
       *[other] , { $lost } fichas perdidas.
    }
magnanimous-at-sale = { $good } por { $reis }, há { $goods }.
magnanimous-at-govern = { $effect } Rendimento: { $reis }.
magnanimous-at-stands = agora em { $space }.

## A pedido

magnanimous-at-near = { $province }: { $owner } Ao lado de { $provinces }.
magnanimous-at-trains = Comboio de { $seats }.
magnanimous-at-deck = Baralho do Império: { $cards } cartas.
magnanimous-at-discards = Pilha de descarte: { $cards }.
magnanimous-at-removed = Fora do jogo: { $cards }.
magnanimous-at-tile-pile = Pilha de melhorias: { $tiles } peças; descartado: { $discards }.
magnanimous-at-minister-pile = Pilha de ministros: { $tiles } peças; descartado: { $discards }.
magnanimous-at-troop-supply = Tropas na reserva: { $troops }.
