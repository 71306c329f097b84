# O tabuleiro de Lisboa no navegador

## Zonas e separadores

lisboa-web-zone-wigs = Perucas
lisboa-web-zone-court = Corte
lisboa-web-zone-church = Igreja
lisboa-web-zone-treasury = Tesouro
lisboa-web-zone-market = Mercado
lisboa-web-zone-shipyard = Estaleiro
lisboa-web-zone-cards = Cartas políticas
lisboa-web-zone-decrees = Decretos
lisboa-web-tab-city = Cidade
lisboa-web-tab-nobles = Nobres
lisboa-web-tab-church = Igreja
lisboa-web-tab-market = Mercado
lisboa-web-tab-cards = Cartas
lisboa-web-tab-decrees = Decretos
lisboa-web-page-court = Corte e igreja
lisboa-web-chip = Período { $period }{ $last ->
        [0] { $turn ->
            [0] {""}
           *[other] {" "}· vez { $turn }
        }
       *[other] {" "}· últimas jogadas
    }
lisboa-web-step-action = Ação
lisboa-web-step-card = Carta
lisboa-web-step-end = Fim da vez
lisboa-web-ends-at = { $period ->
        [1] o período acaba com
       *[other] a partida acaba com
    }
lisboa-web-ends-sets = { $sets ->
        [0] 0 de { $of } conjuntos
       *[other] { $seat }: { $sets } de { $of } conjuntos
    }
lisboa-web-ends-cube = { $seat }: falta um cubo de { $colour ->
        [red] incêndio
        [blue] maremoto
       *[other] terramoto
    }
lisboa-web-ends-piles = { $empty } de { $of } baralhos vazios
lisboa-web-ends-now = { $period ->
        [1] acaba depois desta vez
       *[other] { $ending ->
            [2] é a última ronda
           *[other] mais uma ronda depois desta
        }
    }

## Nomes curtos, para cartas e botões

lisboa-web-short-manuel = Manuel
lisboa-web-short-marquis = Marquês
lisboa-web-short-king = Rei
lisboa-web-short-treasury = Tesouro
lisboa-web-long-manuel = Manuel da Maia
lisboa-web-long-marquis = Marquês de Pombal
lisboa-web-long-king = El-Rei D. José
lisboa-web-action-recruit = Recrutar
lisboa-web-action-plan = Plano
lisboa-web-action-ship = Navio
lisboa-web-action-produce = Produzir
lisboa-web-action-cardinal = Cardeal
lisboa-web-action-favor = Favor
lisboa-web-action-store = Fazer loja
lisboa-web-action-decree = Decreto
lisboa-web-action-public = Abrir edifício

## Baixa e cidade

lisboa-web-pile = Monte
lisboa-web-not-used = não se usa
lisboa-web-row-covered = A linha E não se usa a dois jogadores.
lisboa-web-plot-built = Terreno { $place }, { $land }: loja de { $seat }, { $good }.
lisboa-web-plot-free = Terreno { $place }, { $land }, vazio. { $reward } Preço a partir de { $reis }.
lisboa-web-plot-legal = Terreno { $place }, { $land }. { $reward } Uma loja custa { $reis } e vale já { $wigs }.
lisboa-web-site-free = { $site }, livre: { $cubes }. { $reward }
lisboa-web-site-scores = { $building } valeria: { $wigs }.
lisboa-web-city-first = Peças
lisboa-web-city-second = da cidade
lisboa-web-city-tile = { $space }: { $count ->
        [0] vazio
       *[other] há uma peça
    }
lisboa-web-blue-first = Arquiteto
lisboa-web-blue-second = azul
lisboa-web-green-first = Arquiteto
lisboa-web-green-second = verde
lisboa-web-plans-left = planos ×{ $number }
lisboa-web-left = restam { $number }
lisboa-web-scoring = { $place }: { $wigs } por cada loja e edifício público que combinam.

## Nobres, corte, igreja, porto

lisboa-web-visit = Visita
lisboa-web-visit-parts = tesouro { $treasury } + oficiais { $officials }
lisboa-web-noble-visit = { $noble }. Uma visita custa-lhe { $cost } de influência: tesouro { $treasury }, oficiais dos outros { $officials }{ $benefits ->
        [0] {""}
       *[other] , os seus benefícios { $benefits }
    }.{ $wigs ->
        [0] {""}
       *[other] {" "}Tem { $pay }; o resto pagar-se-ia com { $wig }.
    }
lisboa-web-state-action = Ação de Estado: { $action }. { $text } Aceita { $goods }.{ $covered ->
        [0] {""}
       *[other] {" "}Nesta vez já tem um bem em cima.
    }
lisboa-web-noble-action = Ação do nobre: { $action }. { $text }
lisboa-web-visiting = em visita
lisboa-web-event-price = Patrocinar um evento custa-lhe { $reis }.
lisboa-web-in-bag = { $number } no saco
lisboa-web-gap-about = É preenchido no fim da vez.
lisboa-web-church-due = pontua já
lisboa-web-price = { $good }: { $reis } no mercado
lisboa-web-pay = paga
lisboa-web-harbour = Navios dos outros
lisboa-web-no-ships = sem outros navios

## O próprio tabuleiro

lisboa-web-purse = Bolsa
lisboa-web-reis-about = O dinheiro deste jogo. A influência também o paga.
lisboa-web-influence-about = A influência paga visitas e acompanhamentos. No máximo 10.
lisboa-web-wigs-about = As perucas são os pontos deste jogo: quem tem mais ganha.
lisboa-web-officials-about = Oficiais no seu tabuleiro, para mandar para os escritórios. Um edifício público precisa de alguns dos que mandou.
lisboa-web-rubble-about = Um cubo de cada cor faz um conjunto: lugar para mais uma carta e mais um bem de cada tipo.
lisboa-web-slot-top-about = Lugar livre: aqui fica uma carta de nobre ou um navio.
lisboa-web-slot-bottom-about = Lugar livre: aqui fica uma carta do Tesouro.
lisboa-web-no-favor = Nenhum favor deste nobre: { $noble }.
lisboa-web-slots = { $cards } de { $slots }
lisboa-web-portfolio-about = Tem lugar para 2 cartas, e mais 1 por cada conjunto de entulho.
lisboa-web-slot-top = nobre
lisboa-web-room = cabem { $room } de cada
lisboa-web-sets = { $number ->
        [one] { $number } conjunto
       *[other] { $number } conjuntos
    }
lisboa-web-markers = { $number ->
        [one] { $number } marcador
       *[other] { $number } marcadores
    }
lisboa-web-houses-title = Casas
lisboa-web-houses = { $group }: { $built } de { $size } construídas. { $next }
lisboa-web-houses-left = Casas por construir
lisboa-web-sets-done = Conjuntos de entulho
lisboa-web-clergy = Clero
lisboa-web-favors = Favores
lisboa-web-plans = Planos
lisboa-web-plan-done = { $plan }, concluído
lisboa-web-task-done = Feita nesta vez.
lisboa-web-worth-now = Vale agora { $wigs }.
lisboa-web-hand = Mão · { $number }
lisboa-web-offer = Escolha o que guarda
lisboa-web-rewards = Descartadas: receba as recompensas
lisboa-web-hidden-card = Uma carta escondida
lisboa-web-sponsor-costs = O evento custa-lhe { $reis }.
lisboa-web-tuck = Guardar
lisboa-web-automa-next = a seguir: { $kind }

## Pontuação da igreja

lisboa-web-church-scoring = Pontuação da igreja
lisboa-web-church-scoring-text = À vez, cada um pode entregar peças do clero pelas suas perucas, ou guardar o que elas fazem.
lisboa-web-no-clergy = sem peças
lisboa-web-deciding = decide
lisboa-web-decided = já decidiu
lisboa-web-decides-next = vem a seguir
lisboa-web-church-by = { $seat } levou o Cardeal até ao símbolo de influência.
lisboa-web-church-loses = (depois deixa de valer: { $text })
lisboa-web-church-keeps = todas as peças continuam a valer

## Contas

lisboa-web-sum-visit = { $cost } de influência = tesouro { $treasury } + oficiais dos outros { $officials }
lisboa-web-sum-benefits = {" "}{ $sign } benefícios { $number }
lisboa-web-sum-wigs = { $number ->
        [one] { $number } peruca cobre o que falta
       *[other] { $number } perucas cobrem o que falta
    }
lisboa-web-sum-event = O evento custa { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }, o valor do tesouro menos os benefícios
lisboa-web-sum-land = { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } = tesouro { $treasury } + entulho que fica { $rubble }
lisboa-web-sum-cube = O terreno passa a custar menos { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }
lisboa-web-sum-store = { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    } já, pelos edifícios públicos
lisboa-web-sum-sale = { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } = mercado { $market } + navio e benefícios
lisboa-web-sum-ship = { $goods ->
        [0] Não custa bens
        [one] Custa { $goods } bem
       *[other] Custa { $goods } bens diferentes
    }
lisboa-web-sum-hiring = Precisa de { $needed ->
        [one] { $needed } oficial
       *[other] { $needed } oficiais
    }{ $hired ->
        [0] {""}
       *[other] , { $hired } a contratar por { $price }
    }
lisboa-web-sum-decree = { $wigs ->
        [one] Valeria { $wigs } peruca se a partida acabasse agora
       *[other] Valeria { $wigs } perucas se a partida acabasse agora
    }

## O que conta um decreto

lisboa-web-goal-row = linha { $row }
lisboa-web-goal-column = coluna { $column }
lisboa-web-goal-west = oeste
lisboa-web-goal-north = norte
lisboa-web-goal-east = leste
lisboa-web-goal-architect-blue = azuis
lisboa-web-goal-architect-green = verdes
lisboa-web-goal-cube-brown = terramoto
lisboa-web-goal-cube-red = fogo
lisboa-web-goal-cube-blue = maremoto
lisboa-web-goal-own-plans = feitos
lisboa-web-goal-own-ships = navios
lisboa-web-goal-own-hulls = cascos
lisboa-web-goal-own-sets = conjuntos
lisboa-web-goal-own-favors = favores
lisboa-web-goal-own-clergy = clero
lisboa-web-goal-own-officials = enviados
lisboa-web-goal-own-nobles = nobres
lisboa-web-goal-own-treasury = cartas
lisboa-web-goal-own-groups = grupos
lisboa-web-goal-every-own-reis = por { $number }
lisboa-web-goal-every-own-influence = por { $number }
lisboa-web-goal-every-own-goods = por { $number }
lisboa-web-goal-least-own-store-kinds = { $number } tipos
lisboa-web-goal-least-own-stores = desde { $number }
lisboa-web-goal-least-own-plans = desde { $number }

## Explicações

lisboa-web-row-worth = pontuação da igreja
lisboa-web-row-court = na corte
lisboa-web-tuck-text = No portefólio: { $text }
lisboa-web-instead-noble = Visita-se com uma carta deste nobre. Escolha uma da mão e depois o nobre.
lisboa-web-instead-no-noble = Visita-se com uma carta deste nobre, e não tem nenhuma na mão.
lisboa-web-instead-land = As lojas constroem-se ao visitar Manuel da Maia. Escolha primeiro uma carta dele.
lisboa-web-instead-site = Os edifícios públicos abrem-se ao visitar o Rei. Escolha primeiro uma carta dele.
lisboa-web-instead-decree = Os decretos tiram-se ao visitar o Marquês. Escolha primeiro uma carta dele.
lisboa-web-instead-church = As peças do clero vêm com o Cardeal, uma ação de Estado do Rei. Escolha primeiro uma carta.
lisboa-web-instead-trade = As ações de Estado vêm com uma visita, ou por um bem depois de uma carta ir para o portefólio. Escolha primeiro uma carta.
lisboa-web-instead-card = Escolha primeiro uma carta da mão e depois o uso dela.
lisboa-web-instead-display = Tira-se uma carta política no fim da vez. Jogue primeiro uma da mão.

## Nomes de lugares que só o tabuleiro tem

lisboa-market-gold = Ouro da reserva
    .text = O preço desce 1 sempre que alguém produz.
lisboa-market-cloth = Tecido da reserva
    .text = O preço desce 1 sempre que alguém produz.
lisboa-market-book = Livros da reserva
    .text = O preço desce 1 sempre que alguém produz.
lisboa-market-tool = Ferramentas da reserva
    .text = O preço desce 1 sempre que alguém produz.
lisboa-favors-manuel = Favores de Manuel da Maia
lisboa-favors-marquis = Favores do Marquês
lisboa-favors-king = Favores do Rei
lisboa-cube-row-brown = Cubo de terramoto da linha
lisboa-cube-row-red = Cubo de incêndio da linha
lisboa-cube-row-blue = Cubo de maremoto da linha
lisboa-cube-column-brown = Cubo de terramoto da coluna
lisboa-cube-column-red = Cubo de incêndio da coluna
lisboa-cube-column-blue = Cubo de maremoto da coluna
lisboa-cube-pile-brown = Cubo de terramoto do monte
lisboa-cube-pile-red = Cubo de incêndio do monte
lisboa-cube-pile-blue = Cubo de maremoto do monte

## Pontos de viragem, sobre o tabuleiro

lisboa-moment-triggered = { $period ->
        [1] O período I acaba depois desta vez
       *[other] O fim está próximo
    }
    .text = { $period ->
        [1] { $seat } desencadeou o fim.
       *[other] { $seat } desencadeou o fim: acaba-se esta ronda e joga-se mais uma.
    }
lisboa-moment-period-ends = Acaba o período I
    .text = { $seat } desencadeou o fim. Cada um ganha 3 perucas por conjunto de entulho; depois podem descartar-se cartas da mão em troca de recompensas, a começar por { $seat }.
lisboa-moment-period-begins = Começa o período II
    .text = Cartas novas, navios maiores; agora a partida acaba com quatro conjuntos de entulho ou três baralhos vazios.
lisboa-moment-last-round = A última ronda
    .text = Cada um joga mais uma vez.
lisboa-moment-church-due = Vem aí a pontuação da igreja
    .text = O Cardeal chegou ao símbolo de influência: a igreja pontua no fim desta vez.

## What is left
lisboa-left-blue = Cartas azuis: mãos, período I
lisboa-left-red = Cartas vermelhas: expostas, período I
lisboa-left-purple = Cartas roxas: mãos, período II
lisboa-left-brown = Cartas castanhas: expostas, período II
lisboa-left-decrees = Decretos
lisboa-left-clergy = Peças do clero
lisboa-left-buildings = Edifícios públicos
lisboa-left-starting-plans = Planos iniciais
lisboa-left-first-tasks = Primeiras tarefas
lisboa-left-tasks = Tarefas
lisboa-left-rubble = Entulho
