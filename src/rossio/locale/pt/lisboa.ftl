# O que se pergunta, faz e recusa em Lisboa

## Moves

lisboa-move-get-gold = Descartar { $card } por 1 ouro
    .all = Descartar uma carta por 1 ouro
lisboa-move-portfolio = { $card } para o portefólio
    .all = Jogar no portefólio
lisboa-move-visit = Visitar com { $card }
    .all = Visitar um nobre
lisboa-move-sponsor = Patrocinar o evento: { $card }
    .all = Patrocinar um evento
lisboa-move-take = Tirar { $card }
    .all = Tirar uma carta política
lisboa-move-drop = Descartar { $card } do portefólio
    .all = Descartar uma carta
lisboa-move-scrap = Abandonar o navio { $ship }
    .all = Abandonar um navio
lisboa-move-sell = Vender 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    } a { $ship }
    .all = Vender bens
lisboa-move-trade = Dar 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }: { $action-id ->
        [recruit] recrutar oficiais
        [plan] adquirir um plano
        [ship] construir um navio
        [produce] produzir bens
        [cardinal] encontrar-se com o Cardeal
        [favor] obter um favor real
        [store] construir uma loja
        [decree] tirar um decreto
       *[other] abrir um edifício público
    }
    .all = Negociar com nobres
lisboa-move-done = Ficar por aqui
    .all = Terminar
lisboa-move-act = { $action-id ->
        [recruit] Recrutar oficiais
        [plan] Adquirir um plano
        [ship] Construir um navio
        [produce] Produzir bens
        [cardinal] Encontrar-se com o Cardeal
        [favor] Obter um favor real
        [store] Construir uma loja
        [decree] Tirar um decreto
       *[other] Abrir um edifício público
    }
    .all = Escolher uma ação
lisboa-move-follow = Seguir a visita
    .all = Seguir
lisboa-move-office = Colocar um oficial: { $noble }
    .all = Colocar um oficial
lisboa-move-recall = Chamar de volta um oficial: { $noble }, { $post }
    .all = Chamar de volta um oficial
lisboa-move-plan = Plano do topo do arquiteto { $architect-id ->
        [blue] azul
       *[other] verde
    }
    .all = Tirar um plano
lisboa-move-new-ship = O navio num novo espaço
    .all = Mais um navio
lisboa-move-replace = Substituir { $ship }
    .all = Substituir um navio
lisboa-move-pay-goods = Pagar { $goods }
    .all = Pagar com bens
lisboa-move-extra = Bem extra: { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }
    .all = Bem extra
lisboa-move-meet = Mover o Cardeal { $steps ->
        [one] { $steps } espaço
       *[other] { $steps } espaços
    } e tirar { $tile }
    .all = Encontrar-se com o Cardeal
lisboa-move-favor = Favor real: { $noble }
    .all = Tirar um favor real
lisboa-move-build = { $land }, virada para { $good-id ->
        [gold] a rua do ouro
        [cloth] a rua do tecido
        [book] a rua dos livros
       *[other] a rua das ferramentas
    }
    .all = Construir uma loja
lisboa-move-cube = { $colour-id ->
        [brown] Cubo de terramoto (castanho)
        [red] Cubo de incêndio (vermelho)
       *[other] Cubo de maremoto (azul)
    } { $line-id ->
        [row] da linha
        [column] da coluna
       *[other] do monte de entulho
    }
    .all = Tirar entulho
lisboa-move-from-influence = { $reis ->
        [0] Pagar tudo em réis
        [one] Pagar { $reis } real da influência
       *[other] Pagar { $reis } réis da influência
    }
    .all = Réis da influência
lisboa-move-from-reis = { $reis ->
        [0] Nada em réis
        [one] { $reis } real
       *[other] { $reis } réis
    }
    .all = Pagar a visita em réis
lisboa-move-house = Casa do grupo { $group-id ->
        [left] da esquerda
        [middle] do meio
       *[other] da direita
    }
    .all = Colocar uma casa
lisboa-move-decree = Tirar { $decree }
    .all = Tirar um decreto
lisboa-move-site = Construir: { $site }
    .all = Escolher um local
lisboa-move-use-plan = Usar { $plan }
    .all = Usar um plano
lisboa-move-give-up = Entregar { $tile }
    .all = Entregar uma peça do clero
lisboa-move-lose-good = Perder 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }
    .all = Perder um bem
lisboa-move-take-good = Receber 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }
    .all = Receber um bem
lisboa-move-lose-favor = Devolver um favor: { $noble }
    .all = Devolver um favor
lisboa-move-keep-tile = Guardar { $tile }
    .all = Guardar uma peça do clero
lisboa-move-keep-card = Guardar { $card }
    .all = Guardar uma carta
lisboa-move-discard = Descartar { $card }
    .all = Descartar da mão
lisboa-move-reward = Recompensa: { $card }
    .all = Receber uma recompensa
lisboa-move-task = Recompensa: { $task }
    .all = Receber uma tarefa

## What is asked

lisboa-ask-action = É a sua vez: escolha uma carta e o seu uso: no portefólio, na corte, ou descartada por 1 ouro.
lisboa-ask-take-card = Tire uma carta política.
lisboa-ask-sell-or-trade = Agora venda bens, ou negocie com os nobres.
lisboa-ask-sell = Venda mais um bem, ou deixe de vender.
lisboa-ask-trade = Negocie um segundo bem por outra ação de Estado, ou pare.
lisboa-ask-make-room = O seu portefólio tem { $cards } cartas e lugar para { $slots }: descarte uma.
lisboa-ask-pay-reis = Pague { $owed ->
        [one] { $owed } real
       *[other] { $owed } réis
    } { $purpose-id ->
        [land] pelo terreno
        [hiring] pela contratação
       *[other] pelo evento
    }; tem { $reis }. Quanto vem da influência?
lisboa-ask-pay-penalty = Uma penalização de { $owed ->
        [one] { $owed } real
       *[other] { $owed } réis
    }; tem { $reis }, e o que faltar na mão pode ficar por pagar. Quanto vem da influência?
lisboa-ask-pay-visit = { $noble }: o custo é { $cost }. Quanto dele em réis?
lisboa-ask-place-official = Coloque um oficial: no máximo mais { $left }.
lisboa-ask-recall-official = Chame de volta { $left ->
        [one] { $left } oficial
       *[other] { $left } oficiais
    }: de onde?
lisboa-ask-plan = De que pilha tira um plano?
lisboa-ask-favor = De quem é o favor que tira?
lisboa-ask-lose-favor = Que favor devolve?
lisboa-ask-ship = { $ship }: num novo espaço, ou no lugar de um navio?
lisboa-ask-pay-goods = Pague { $goods ->
        [one] { $goods } bem
       *[other] { $goods } bens de tipos diferentes
    }.
lisboa-ask-extra-good = Que bem extra produz?
lisboa-ask-cardinal = Mova o Cardeal até { $steps ->
        [one] { $steps } espaço
       *[other] { $steps } espaços
    } e tire uma peça do clero ao seu lado.
lisboa-ask-give-up = Pontuação da igreja: entregue peças do clero (tem { $tiles }), ou guarde-as.
lisboa-ask-land = Escolha uma peça e um terreno para a sua loja.
lisboa-ask-cube = { $land }: tire um cubo de entulho da sua linha ou coluna.
lisboa-ask-pile = Tire um cubo do monte de entulho.
lisboa-ask-house = { $land }: que casa coloca?
lisboa-ask-decree = Tire um decreto.
lisboa-ask-extra-decree = Descartar um marcador de conjunto (tem { $markers }) por outro decreto?
lisboa-ask-site = Escolha um local para o edifício público.
lisboa-ask-use-plan = { $site }: que plano usa?
lisboa-ask-state-option = { $noble }: faça primeiro uma ação de Estado, ou continue para a ação do nobre.
lisboa-ask-follow = { $noble }: devolver o seu favor e { $cost } de influência para seguir a visita com uma ação?
lisboa-ask-follow-action = { $noble }: que ação faz?
lisboa-ask-take-good = Receba um bem ({ $left ->
        [one] falta { $left }
       *[other] faltam { $left }
    }).
lisboa-ask-lose-good = Perca um bem ({ $left ->
        [one] falta { $left }
       *[other] faltam { $left }
    }).
lisboa-ask-keep-tile = Que peça do clero guarda?
lisboa-ask-keep-card = Guarde uma destas { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
lisboa-ask-starting-decree = Tire o seu decreto inicial.
lisboa-ask-discard-hand = Fim do período: descarte cartas da mão pelas recompensas (tem { $cards }), ou guarde as restantes.
lisboa-ask-claim-reward = Que recompensa vem a seguir?
lisboa-ask-task = De que tarefa recebe a recompensa?

## Why not

lisboa-why-dead-end = depois disto não poderia cumprir o que tem de seguir-se
lisboa-why-influence-short = a influência dá { $have } de { $need } réis
lisboa-why-reis-short = tem { $have } de { $need } réis
lisboa-why-wigs-short = a influência que falta custa { $need } perucas, tem { $have }
lisboa-why-office-used = acabou de colocar aí um
lisboa-why-must-place = é preciso colocar pelo menos um oficial
lisboa-why-nobody-there = não tem aí nenhum oficial
lisboa-why-favor-held = já tem este favor
lisboa-why-favor-missing = não tem este favor
lisboa-why-no-slot = não há espaço para mais um navio
lisboa-why-kinds-short = custa bens de { $need } tipos, tem { $have }
lisboa-why-good-missing = não tem { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livros
       *[other] ferramentas
    }
lisboa-why-ship-for-ship = um navio só sai por outro que o substitua
lisboa-why-other-row = a outra fila está cheia: a carta tem de sair daí
lisboa-why-cardinal-too-far = { $tile } fica longe demais: o Cardeal anda no máximo { $steps }
lisboa-why-no-cube = não há lá nenhum cubo assim
lisboa-why-not-this-good = { $good-id ->
        [gold] o ouro não é oferecido
        [cloth] o tecido não é oferecido
        [book] os livros não são oferecidos
       *[other] as ferramentas não são oferecidas
    }
lisboa-why-not-produced = não produziu { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livros
       *[other] ferramentas
    }
lisboa-why-warehouse-full = sem lugar para { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livros
       *[other] ferramentas
    }: o armazém leva { $room }
lisboa-why-land-taken = { $land } não está livre
lisboa-why-no-tile = nenhuma peça em exposição serve: { $good }
lisboa-why-land-price = o terreno custa { $need }, pode pagar { $have }
lisboa-why-group-built = todas as casas deste grupo estão construídas
lisboa-why-site-taken = { $site } não está livre
lisboa-why-no-building = nenhum edifício disponível dos seus planos serve neste local: { $site }
lisboa-why-hiring-price = contratar custa { $need }, pode pagar { $have }
lisboa-why-no-official = não resta nenhum oficial no seu tabuleiro
lisboa-why-no-plan = não resta nenhum plano
lisboa-why-no-store = não tem nenhuma loja que produza
lisboa-why-no-warehouse-room = o armazém está cheio do que produz ({ $room } de cada)
lisboa-why-clergy-full = tem { $have } peças do clero, o máximo é { $most }
lisboa-why-no-clergy-near = nenhuma peça do clero está ao alcance do Cardeal
lisboa-why-favors-full = tem um favor de cada nobre
lisboa-why-no-decree = não há decretos em exposição
lisboa-why-pile-empty = o monte de entulho está vazio
lisboa-why-shipyard-empty = o estaleiro está vazio
lisboa-why-no-house = todas as suas casas estão construídas
lisboa-why-no-land = nenhum terreno livre tem peça em exposição
lisboa-why-no-own-plan = não tem plano por cumprir
lisboa-why-no-site = nenhum local livre serve um edifício dos seus planos
lisboa-why-noble-refuses = { $noble } não aceita { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livros
       *[other] ferramentas
    }
lisboa-why-covered = um bem cobre esta ação até ao fim da vez
lisboa-why-ship-at-sea = { $ship } está no mar
lisboa-why-no-sale-no-trade = com { $have ->
        [one] { $have } bem
       *[other] { $have } bens
    } não poderia depois vender nem negociar
lisboa-why-no-noble-card = é uma carta de Tesouro
lisboa-why-no-treasury-card = é uma carta de nobre
lisboa-why-event-price = o evento custa { $need }, pode pagar { $have }
lisboa-why-price-and-costs = depois do custo de { $need } não restaria o bastante para a ação
lisboa-why-visit-cost = a visita custa { $need }, pode pagar { $have }
lisboa-why-task-not-done = { $task } não foi cumprida nesta jogada
lisboa-why-penalty-ignored = uma carta de penalização não dá recompensa
lisboa-why-treasury-no-reward = uma carta de Tesouro não dá recompensa

## What happened

lisboa-did-turn = { $seat } começa a sua vez.
lisboa-did-docked = { $ship } atraca, de novo vazio ({ $seat }).
lisboa-did-get-gold = { $seat } descarta { $card } por 1 ouro.
lisboa-did-portfolio = { $seat } joga { $card } no portefólio.
lisboa-did-visit = { $seat } faz uma visita com { $card }: { $noble }.
lisboa-did-sponsor = { $seat } patrocina o evento da carta { $card }.
lisboa-did-follow = { $seat } segue a visita ({ $noble }).
lisboa-did-state-action = { $seat }: { $action }.
lisboa-did-sold = { $seat } vende 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    } a { $ship } por { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
lisboa-did-sailed = { $ship } parte: { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    } para { $seat }.
lisboa-did-traded = { $seat } dá 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }: { $action }.
lisboa-did-paid = { $seat } paga { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } { $purpose-id ->
        [land] pelo terreno
        [hiring] pela contratação
       *[other] pelo evento
    }{ $generated ->
        [0] {""}
        [one] , e { $generated } da influência
       *[other] , e { $generated } da influência
    }.
lisboa-did-paid-penalty = { $seat } paga { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } de penalização{ $coins ->
        [0] {""}
       *[other] , { $coins } com cartas de Tesouro
    }{ $generated ->
        [0] {""}
       *[other] , { $generated } da influência
    }{ $unpaid ->
        [0] {""}
       *[other] ; { $unpaid } por pagar
    }.
lisboa-did-paid-visit = { $seat } paga a visita ({ $noble }): { $influence } de influência{ $wigs ->
        [0] {""}
        [one] , { $wigs } peruca
       *[other] , { $wigs } perucas
    }{ $reis ->
        [0] {""}
        [one] , { $reis } real
       *[other] , { $reis } réis
    }.
lisboa-did-influence = { $seat } ganha { $amount } de influência e fica em { $influence }{ $wigs ->
        [0] {""}
       *[other] : 1 peruca
    }.
lisboa-did-good = { $seat } recebe 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }.
lisboa-did-no-room = { $seat } não tem lugar para { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livros
       *[other] ferramentas
    }.
lisboa-did-reis = { $seat } recebe { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
lisboa-did-wigs = { $seat } ganha { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    }.
lisboa-did-lost-good = { $seat } perde 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }.
lisboa-did-lost-wigs = { $seat } perde { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    }.
lisboa-did-gave-good = { $seat } paga 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }.
lisboa-did-excess = { $seat } devolve { $good-id ->
        [gold] { $goods ->
            [one] { $goods } ouro
           *[other] { $goods } de ouro
        }
        [cloth] { $goods ->
            [one] { $goods } tecido
           *[other] { $goods } tecidos
        }
        [book] { $goods ->
            [one] { $goods } livro
           *[other] { $goods } livros
        }
       *[other] { $goods ->
            [one] { $goods } ferramenta
           *[other] { $goods } ferramentas
        }
    } a mais no armazém.
lisboa-did-treasury = O tesouro está em { $value }.
lisboa-did-cube = { $seat } tira entulho: { $cube }.
lisboa-did-cube-lost = { $seat } não tem espaço: { $cube } sai do jogo.
lisboa-did-set = { $seat } completa um conjunto de entulho ({ $sets } ao todo).
lisboa-did-triggered = { $seat } desencadeia o fim do período { $period }.
lisboa-did-dropped = { $seat } descarta { $card } do portefólio.
lisboa-did-scrapped = { $seat } abandona { $ship }.
lisboa-did-placed = { $seat } coloca um oficial: { $noble }.
lisboa-did-displaced = { $noble }: um oficial de { $seat } vai para a praça.
lisboa-did-recalled = { $seat } chama de volta { $officials ->
        [one] { $officials } oficial
       *[other] { $officials } oficiais
    }: { $place }.
lisboa-did-hired = { $seat } contrata { $officials ->
        [one] { $officials } oficial
       *[other] { $officials } oficiais
    } por { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
lisboa-did-plan = { $seat } tira { $plan } ({ $officials ->
        [one] { $officials } oficial
       *[other] { $officials } oficiais
    }).
lisboa-did-plan-done = { $seat } completa { $plan }.
lisboa-did-favor = { $seat } tira um favor real: { $noble }.
lisboa-did-favor-back = { $seat } devolve um favor real: { $noble }.
lisboa-did-ship = { $seat } constrói { $ship }.
lisboa-did-produced = { $seat } produz { $good-id ->
        [gold] { $goods ->
            [one] { $goods } ouro
           *[other] { $goods } de ouro
        }
        [cloth] { $goods ->
            [one] { $goods } tecido
           *[other] { $goods } tecidos
        }
        [book] { $goods ->
            [one] { $goods } livro
           *[other] { $goods } livros
        }
       *[other] { $goods ->
            [one] { $goods } ferramenta
           *[other] { $goods } ferramentas
        }
    }.
lisboa-did-extra-good = { $seat } produz mais 1 { $good-id ->
        [gold] ouro
        [cloth] tecido
        [book] livro
       *[other] ferramenta
    }.
lisboa-did-price = O preço { $good-id ->
        [gold] do ouro
        [cloth] do tecido
        [book] dos livros
       *[other] das ferramentas
    } desce para { $price }.
lisboa-did-cardinal = { $seat } move o Cardeal { $steps ->
        [one] { $steps } espaço
       *[other] { $steps } espaços
    } e tira { $tile }.
lisboa-did-church-due = O Cardeal chega ao símbolo de influência: pontuação da igreja no fim da vez.
lisboa-did-gave-up = { $seat } entrega { $tile } por { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    }.
lisboa-did-clergy-out = { $tile } chega à faixa da igreja.
lisboa-did-card-out = Nova carta em exposição: { $card }.
lisboa-did-decree-out = Novo decreto em exposição: { $decree }.
lisboa-did-store = { $seat } constrói uma loja: { $land }, virada para { $good-id ->
        [gold] a rua do ouro
        [cloth] a rua do tecido
        [book] a rua dos livros
       *[other] a rua das ferramentas
    }.
lisboa-did-house = { $seat } constrói uma casa: { $house }.
lisboa-did-store-wigs = { $land } dá { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    } a { $seat }.
lisboa-did-decree = { $seat } tira { $decree }.
lisboa-did-marker = { $seat } descarta um marcador de conjunto (restam { $markers }).
lisboa-did-site = { $seat } limpa o local: { $site }.
lisboa-did-building = { $seat } abre { $building }: { $site }.
lisboa-did-building-wigs = { $site } dá { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    } a { $seat }.
lisboa-did-took-card = { $seat } tira { $card }.
lisboa-did-kept-tile = { $seat } escolheu uma peça do clero.
    .secret = { $seat } guarda { $tile }.
lisboa-did-shows-tile = { $seat } mostra { $tile }.
lisboa-did-kept-card = { $seat } guardou uma carta.
    .secret = { $seat } guarda { $card }.
lisboa-did-period-ends = Acaba o período { $period } ({ $seat }).
lisboa-did-period-wigs = { $seat } ganha { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    } por conjuntos de entulho.
lisboa-did-discarded = { $seat } descarta { $card }.
lisboa-did-card-reward = { $seat } recebe a recompensa da carta { $card }.
lisboa-did-period-begins = Começa o período { $period }.
lisboa-did-last-round = Começa a última ronda.
lisboa-did-game-over = A partida acabou.
lisboa-did-task = { $seat } cumpre { $task }.
lisboa-did-task-drawn = { $seat } tira { $task }.
lisboa-did-automa-card = O Corregedor tira { $card }.
lisboa-did-automa-cardinal = O Corregedor move o Cardeal 1 espaço; { $tile } sai do jogo.
lisboa-did-automa-wigs = O Corregedor ganha { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    } do tesouro.

## The score sheet

lisboa-score-start = Início
lisboa-score-envelope = Influência no topo
lisboa-score-sailed = Navios que partiram
lisboa-score-new-stores = Lojas novas
lisboa-score-buildings = Edifícios públicos
lisboa-score-church = Pontuação da igreja
lisboa-score-rewards = Recompensas
lisboa-score-tasks = Tarefas iniciais
lisboa-score-period = Conjuntos de entulho, fim do período
lisboa-score-visits = Pagas por visitas
lisboa-score-penalties = Penalizações
lisboa-score-treasury-cards = Cartas de Tesouro do Corregedor
lisboa-score-goods = Bens
lisboa-score-portfolio = Portefólio e envelope
lisboa-score-clergy = Peças do clero
lisboa-reach-land = Terrenos para uma loja
lisboa-reach-site = Locais para um edifício público
lisboa-reach-visit = Visitas que não custam perucas
lisboa-reach-trade = Ações de estado por um bem

## Options, ends and small words

lisboa-option-draft = Seleção das mãos iniciais
    .off = não
    .on = sim
lisboa-option-tasks-1 = Tarefas iniciais para o lugar 1
    .off = não
    .on = sim
lisboa-option-tasks-2 = Tarefas iniciais para o lugar 2
    .off = não
    .on = sim
lisboa-option-tasks-3 = Tarefas iniciais para o lugar 3
    .off = não
    .on = sim
lisboa-option-tasks-4 = Tarefas iniciais para o lugar 4
    .off = não
    .on = sim
lisboa-option-tokens = Fichas da cidade
    .off = não
    .on = sim
lisboa-option-start-decrees = Decretos iniciais
    .off = não
    .on = sim
lisboa-option-tools = Maioria de ferramentas
    .standard = 6, 4, 2
    .english = 6, 3, 1
lisboa-end-wigs = Ganha quem tem mais perucas.
lisboa-recruit = recrutar oficiais
lisboa-produce = produzir bens
lisboa-public = edifício público
lisboa-row = linha
lisboa-column = coluna
lisboa-pile = monte de entulho
lisboa-office = escritório
lisboa-plaza = praça
lisboa-left = esquerda
lisboa-middle = meio
lisboa-right = direita
lisboa-hiring = contratação
lisboa-nothing = nada
lisboa-gold-cloth = ouro e tecido
lisboa-gold-book = ouro e livro
lisboa-cloth-book = tecido e livro
lisboa-gold-cloth-book = ouro, tecido e livro
lisboa-gold-tool = ouro e ferramenta
lisboa-cloth-tool = tecido e ferramenta
lisboa-gold-cloth-tool = ouro, tecido e ferramenta
lisboa-book-tool = livro e ferramenta
lisboa-gold-book-tool = ouro, livro e ferramenta
lisboa-cloth-book-tool = tecido, livro e ferramenta
lisboa-gold-cloth-book-tool = ouro, tecido, livro e ferramenta
lisboa-rival = O Corregedor
