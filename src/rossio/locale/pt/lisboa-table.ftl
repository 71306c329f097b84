# A mesa de Lisboa, como a conta o cliente de texto

## Partes da mesa

lisboa-zone-turn = Vez
lisboa-zone-market = Tesouro, mercado e estaleiro
lisboa-zone-offices = Nobres e escritórios
lisboa-zone-decrees = Decretos em exposição
lisboa-zone-works = Planos e edifícios públicos
lisboa-zone-lands = Terrenos livres
lisboa-zone-sites = Locais de construção livres
lisboa-zone-piles = Baralhos e pilhas

## O que lá está

lisboa-at-period = Período { $period }. Vez de { $seat }.
lisboa-at-triggered = { $seat } desencadeou o fim do período.
lisboa-at-at-court = Na corte: { $noble }, em visita com { $card }.
lisboa-at-event-at-court = Na corte: o evento de { $card }.
lisboa-at-covered = Cobertas por bens nesta vez: { $actions }.
lisboa-at-automa = { $seat }: próxima carta { $kind }, próximo edifício { $architect }.
lisboa-at-prices = Preços: { $prices }.
lisboa-at-shipyard = Estaleiro, de cima para baixo: { $ships }.
lisboa-at-next-ship = Próximo navio: { $ship }
lisboa-at-display = { $kind }, mais { $left } por baixo: { $card }
lisboa-at-shown-card = { $card }, influência { $influence }. { $text }
lisboa-at-noble = { $noble }: aceita { $goods }. { $actions }
lisboa-at-noble-actions = Ações de Estado: { $first }; { $second }. Ação do nobre: { $noble }.
lisboa-at-visit-cost = Uma visita custa-lhe { $cost } de influência: { $noble }.
lisboa-at-office = { $place } ({ $spaces } lugares): { $officials }.
lisboa-at-neutral = neutros { $officials }
lisboa-at-plaza = { $place }: { $officials }.
lisboa-at-cardinal = Cardeal: { $space }.
lisboa-at-church-due = Pontuação da igreja no fim desta vez.
lisboa-at-gap = { $gap }: { $tile }. { $facts }
lisboa-at-plans = { $architect }, { $left ->
        [one] { $left } plano
       *[other] { $left } planos
    }: { $plan }
lisboa-at-buildings = { $architect }, próximo edifício: { $building } Depois: { $next }.
lisboa-at-tiles = Peças da cidade: { $tiles }. Nas pilhas: { $large } grandes, { $small } pequenas.
lisboa-at-small-tile = pequena (ferramentas)
lisboa-at-row = { $line }: { $cubes }; acrescenta { $reis }.
lisboa-at-column = { $line }: { $cubes }; acrescenta { $reis }; { $wigs } por uma loja com um edifício.
lisboa-at-pile = Monte de entulho: { $cubes }.
lisboa-at-cubes = terramoto { $brown }, incêndio { $red }, maremoto { $blue }
lisboa-at-standing = { $land }: loja de { $seat }, { $good }.
lisboa-at-opened = { $site }: { $building }, para { $side }.

## Um jogador

lisboa-at-reis = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
lisboa-at-wigs = { $number ->
        [one] { $number } peruca
       *[other] { $number } perucas
    }
lisboa-at-means = { $wigs }, influência { $influence }, { $reis }. Influência impressa no portefólio: { $envelope }.
lisboa-at-total = { $wigs }.
lisboa-at-goods = Armazém, no máximo { $room } de cada tipo: { $goods }.
lisboa-at-portfolio = Portefólio, { $slots } espaços: { $cards }.
lisboa-at-officials = Oficiais no tabuleiro: { $officials }. Favores reais: { $favors }.
lisboa-at-rubble = Entulho: { $cubes }. Conjuntos { $sets }, marcadores de conjunto { $markers }.
lisboa-at-ship = { $ship } { $place }, carga { $cargo } de { $hull }.
lisboa-at-benefit = No portefólio: { $card }
lisboa-at-stores = Lojas: { $stores }.
lisboa-at-done-plans = Cumpridos: { $plans }.
lisboa-at-hand-size = Mão: { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } cartas.
    }
lisboa-at-hand-known = Dela se conhece: { $cards }.
lisboa-at-in-hand = Na mão: { $card }

## Cartas e escolhas

lisboa-at-thing = { $name }. { $text }
lisboa-at-card = { $card }: { $facts }
lisboa-at-noble-card = { $noble }, influência { $influence }. { $text }
lisboa-at-treasury-card = { $kind }. { $text }
lisboa-at-subsidy = { $reis } agora. { $facts }
lisboa-at-visit = { $noble }, por { $cost } de influência{ $wigs ->
        [0] .
        [one] {" "}e { $wigs } peruca.
       *[other] {" "}e { $wigs } perucas.
    }
lisboa-at-price = por { $reis }. { $text }
lisboa-at-clergy = { $text } Vale { $wigs } numa pontuação da igreja.
lisboa-at-treasury-rises = O tesouro sobe.
lisboa-at-church-scores = Pontuação da igreja no fim da vez.
lisboa-at-sale = { $reis }; navio de { $seat }, carga { $cargo } de { $hull }.
lisboa-at-store = { $place }, pelo menos { $reis }{ $wigs ->
        [0] .
        [one] , dá { $wigs } peruca agora.
       *[other] , dá { $wigs } perucas agora.
    } { $reward }
lisboa-at-price-falls = o terreno custa menos { $reis }.
lisboa-at-completes-set = Completa um conjunto de entulho.
lisboa-at-site = { $cubes }. { $reward }
lisboa-at-would-score = { $building }: { $wigs } para si.
lisboa-at-staff = precisa de { $officials ->
        [one] { $officials } oficial
       *[other] { $officials } oficiais
    }; contratar custa { $reis }.
lisboa-at-ship-price = { $goods ->
        [0] não custa bens.
        [one] custa { $goods } bem.
       *[other] custa { $goods } bens diferentes.
    }
lisboa-at-influence-after = a influência passa de { $before } para { $after }.
lisboa-at-filled = { $officials } de { $spaces } lugares ocupados.
lisboa-at-yours = { $officials } dos seus lá.
lisboa-at-have = tem { $goods } de { $room }.

## A pedido

lisboa-at-land = { $land } ({ $place }): virado para { $streets }; pelo menos { $reis }. { $reward }
lisboa-at-discards = Pilha de descarte: { $cards }.
lisboa-at-decrees-left = Baralho de decretos: { $decrees } cartas.
lisboa-at-clergy-left = Peças do clero no saco: { $tiles }; fora do jogo: { $out }.
