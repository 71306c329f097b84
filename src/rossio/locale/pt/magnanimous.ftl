# O que se pergunta, faz e recusa em Magnanimous

## Jogadas

magnanimous-move-colour = Jogar com { $colour }
    .all = Escolher a cor
magnanimous-move-baron = Ficar com { $baron }
    .all = Escolher o barão
magnanimous-move-troop = Uma tropa: { $place }
    .all = Colocar uma tropa
magnanimous-move-deputy = Um deputado: { $party }
    .all = Receber um deputado
magnanimous-move-build = { $improvement }: { $province }
    .all = Construir uma melhoria
magnanimous-move-votes = { $votes ->
        [0] Nenhum voto fixo
        [one] { $votes } voto fixo
       *[other] { $votes } votos fixos
    } { $side }
    .all = Dar votos fixos
magnanimous-move-spend = { $deputies ->
        [0] Guardar os deputados ({ $party })
        [one] { $deputies } deputado ({ $party }) para votar { $side }
       *[other] { $deputies } deputados ({ $party }) para votar { $side }
    }
    .all = Gastar deputados
magnanimous-move-ballot = Descartar { $card } como voto
    .all = Votar com uma carta
magnanimous-move-bid = Oferecer { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }
    .all = Licitar
magnanimous-move-pass = Deixar passar
    .all = Passar
magnanimous-move-appoint = Ficar com o ministro
    .all = Ficar com o ministro
magnanimous-move-refuse = Recusar o ministro
    .all = Recusar o ministro
magnanimous-move-take = Tirar o dado: { $space }
    .all = Tirar um dado
magnanimous-move-turn = Virar o dado para { $value }
    .all = Virar o dado
magnanimous-move-place = Pôr o dado em { $province }
    .all = Colocar o dado
magnanimous-move-act = Fazer esta ação
    .all = Fazer a ação
magnanimous-move-precise = Declarar uma ação precisa
    .all = Ação precisa
magnanimous-move-offer = Vender a ação aos outros
    .all = Vender a ação
magnanimous-move-follow = Fazer também a ação
    .all = Fazer o mesmo
magnanimous-move-govern = Tirar o dado roxo e ser Governador
    .all = Ser Governador
magnanimous-move-ship = { $route-id ->
        [port] Novo navio no seu porto
        [rio] Novo navio no Rio
        [port-to-rio] Navio do seu porto para o Rio
       *[other] Navio do Rio para o seu porto
    }
    .all = Um navio
magnanimous-move-reinforce = Reforçar { $place-id ->
        [imperial-area] a Área Imperial
       *[other] { $place }
    }
    .all = Reforçar
magnanimous-move-advance = Avançar: { $track }
    .all = Avançar um marcador
magnanimous-move-free = Libertar { $province }
    .all = Libertar uma província
magnanimous-move-attacker = Próximo atacante: { $province }
    .all = Escolher o próximo atacante
magnanimous-move-target = Primeiro alvo: { $province }
    .all = Escolher o alvo
magnanimous-move-pick = Usar o dado de { $province }
    .all = Usar um dado
magnanimous-move-put = Pôr o dado: { $space }
    .all = Pôr o dado
magnanimous-move-train = Comboio para { $province }
    .all = Mover o comboio
magnanimous-move-load = Carregar em { $province }, comboio para { $to }
    .all = Pôr o comboio em jogo
magnanimous-move-sell = Vender uma mercadoria de { $province }
    .all = Vender uma mercadoria
magnanimous-move-march = Tropas { $place-id ->
        [imperial-area] da Área Imperial
       *[other] de { $place }
    } para { $to-id ->
        [imperial-area] a Área Imperial
       *[other] { $to }
    }
    .all = Mover tropas
magnanimous-move-attack = Atacar { $target } a partir { $place-id ->
        [imperial-area] da Área Imperial
       *[other] de { $place }
    }
    .all = Atacar
magnanimous-move-send = Tropas: { $troops }
    .all = Quantas tropas
magnanimous-move-discard = Descartar { $card } por Nobreza
    .all = Descartar uma carta
magnanimous-move-throne = { $card } para o trono
    .all = Pôr uma carta no trono
magnanimous-move-export = Exportar { $tokens }: { $commerce }
    .all = Exportar
magnanimous-move-sail = Levar um navio para o Rio
    .all = Navegar para o Rio
magnanimous-move-give = Dar uma tropa de { $province }
    .all = Dar uma tropa
magnanimous-move-trade = Fazer a troca
    .all = Trocar

## O que se pergunta

magnanimous-ask-choose-colour = Escolha o tabuleiro com que joga.
magnanimous-ask-choose-baron = Fique com um dos seus dois barões, em segredo.
magnanimous-ask-place-troop = Coloque uma tropa numa das suas províncias ({ $left ->
        [one] falta { $left }
       *[other] faltam { $left }
    }).
magnanimous-ask-choose-deputy = Escolha o partido do seu deputado ({ $left ->
        [one] falta { $left }
       *[other] faltam { $left }
    }).
magnanimous-ask-lay-improvement = Onde coloca a sua melhoria ({ $improvement })?
magnanimous-ask-take-minister = Revela-se { $minister } ({ $party }): fica com este ministro?
magnanimous-ask-replace-minister = Revela-se { $minister } ({ $party }): substitui { $held }?
magnanimous-ask-free-province = Liberte uma província ocupada ({ $left ->
        [one] falta { $left }
       *[other] faltam { $left }
    }).
magnanimous-ask-exchange = Dá { $give-id ->
        [reis] { $given ->
            [one] { $given } real
           *[other] { $given } réis
        }
        [troop] { $given ->
            [one] { $given } tropa
           *[other] { $given } tropas
        }
        [nobility] { $given ->
            [one] { $given } casa de Nobreza
           *[other] { $given } casas de Nobreza
        }
        [deputy-any] { $given ->
            [one] { $given } deputado
           *[other] { $given } deputados
        }
       *[other] { $given } { $give }
    } por { $get-id ->
        [reis] { $got ->
            [one] { $got } real
           *[other] { $got } réis
        }
        [troop] { $got ->
            [one] { $got } tropa
           *[other] { $got } tropas
        }
        [nobility] { $got ->
            [one] { $got } casa de Nobreza
           *[other] { $got } casas de Nobreza
        }
        [deputy-any] { $got ->
            [one] { $got } deputado
           *[other] { $got } deputados
        }
       *[other] { $got } { $get }
    }?
magnanimous-ask-fixed-votes = { $card }, { $for } a favor e { $against } contra: { $have ->
        [one] o seu voto fixo vai { $side }?
       *[other] quantos dos seus { $have } votos fixos vão { $side }? Um ministro, um barão ou uma carta vota com todos os seus votos ou abstém-se.
    }
magnanimous-ask-spend-deputies = { $card }, { $for } a favor e { $against } contra: { $have ->
        [one] descarta o seu deputado ({ $party }) para votar { $side }?
       *[other] quantos dos seus { $have } deputados ({ $party }) descarta para votar { $side }?
    }
magnanimous-ask-card-votes = { $card }, { $for } a favor e { $against } contra: descarte cartas de referendo como votos, ou não descarte mais.
magnanimous-ask-auction = { $card }: ofereça mais de { $high }, ou desista do leilão.
magnanimous-ask-take-die = { $slots ->
        [0] É a sua vez: não tem nenhum espaço livre.
        [one] É a sua vez: tire um dado; custa o que mostra ({ $slots } espaço livre).
       *[other] É a sua vez: tire um dado; custa o que mostra ({ $slots } espaços livres).
    }
magnanimous-ask-place-die = Onde coloca o dado { $value } ({ $space })?
magnanimous-ask-place-idle-die = Nenhum dado serve num espaço livre: onde fica o dado { $value }, sem ação ({ $space })?
magnanimous-ask-use-production = { $action }, { $province }, dado { $value }: agir por { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }, vender a ação ou deixar passar?
magnanimous-ask-recruit = Para onde vai o recruta?
magnanimous-ask-improve = Que melhoria constrói?
magnanimous-ask-ship = Onde atraca o novo navio?
magnanimous-ask-follow-production = Segue a ação precisa por { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }: { $action }?
magnanimous-ask-follow-produce = Segue a ação precisa e produz { $good-id ->
        [cotton] algodão
        [sugar] cana-de-açúcar
        [leather] couro
       *[other] café
    } por { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }?
magnanimous-ask-buy-production = { $seller-seat } vende uma ação por { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }: { $action }. Compra-a?
magnanimous-ask-buy-produce = { $seller-seat } vende uma ação por { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }: produzir { $good-id ->
        [cotton] algodão
        [sugar] cana-de-açúcar
        [leather] couro
       *[other] café
    }. Compra-a?
magnanimous-ask-rio-effect = É Governador. { $effect }: use o efeito, ou deixe passar.
magnanimous-ask-choose-attacker = Poder do Paraguai { $power }: que província ocupada ataca a seguir?
magnanimous-ask-choose-target = { $attacker } ataca com poder { $power }: que província é tentada primeiro?
magnanimous-ask-pick-die = Que dado usa? O valor sobe 1.
magnanimous-ask-put-die = Dado { $value } de { $province }: ponha-o num espaço livre; segue-se a ação de cima desse espaço.
magnanimous-ask-use-nobles = { $action }, { $province }, dado { $value }: agir, vender a ação ou deixar passar?
magnanimous-ask-train-or-sell = Mova o seu comboio, ou venda uma mercadoria por { $value ->
        [one] { $value } real
       *[other] { $value } réis
    }.
magnanimous-ask-troops = Mova tropas, ou ataque (poder do Paraguai { $power }).
magnanimous-ask-send-troops = Quantas tropas vão { $from-id ->
        [imperial-area] da Área Imperial
       *[other] de { $from }
    } para { $to-id ->
        [imperial-area] a Área Imperial
       *[other] { $to }
    }?
magnanimous-ask-attack-with = Quantas tropas { $from-id ->
        [imperial-area] da Área Imperial
       *[other] de { $from }
    } gasta para libertar { $province } (poder { $power }, moral { $morale })?
magnanimous-ask-discard-card = Que carta descarta por Nobreza?
magnanimous-ask-cards-to-throne = Ponha uma carta virada para baixo no trono ({ $laid } de { $limit }).
magnanimous-ask-export-or-sail = Exporte (casas até { $republic }), ou navegue para o Rio.
magnanimous-ask-follow-nobles = Segue a ação precisa, sem custo: { $action }?
magnanimous-ask-buy-nobles = { $seller-seat } vende uma ação por { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }: { $action }. Compra-a?

## Porque não

magnanimous-why-colour-taken = { $colour } já tem dono
magnanimous-why-no-troops-left = não há mais tropas na reserva
magnanimous-why-imperial-full = a Área Imperial está cheia ({ $have } de { $limit })
magnanimous-why-imperial-few = a Área Imperial tem { $have }, precisa de { $need }
magnanimous-why-occupied = { $province } está ocupada
magnanimous-why-not-occupied = { $province } não está ocupada
magnanimous-why-troops-full = { $province } não tem lugar para elas ({ $have } de { $limit })
magnanimous-why-no-troops-here = { $province } não tem tropas para dar
magnanimous-why-no-troops-to-move = não tem tropas para mover e nenhum ataque teria êxito
magnanimous-why-port-no-troops = { $place } é um porto e só recebe navios
magnanimous-why-governor-only = só o Governador comanda a Área Imperial
magnanimous-why-governor-already = já é Governador
magnanimous-why-purple-taken = o dado roxo já foi tirado nesta ronda
magnanimous-why-deputies-full = tem { $limit } deputados deste partido: { $party }
magnanimous-why-no-ship-left = os seus { $limit } navios estão todos em jogo
magnanimous-why-no-ship-there = não tem lá nenhum navio: { $province }
magnanimous-why-port-full = o seu porto está cheio, { $province } ({ $limit })
magnanimous-why-rio-full = os { $limit } cais do Rio estão ocupados
magnanimous-why-improved = { $province } já tem: { $improvement }
magnanimous-why-no-improvements = já não há melhorias expostas
magnanimous-why-tile-not-open = esta melhoria não está exposta
magnanimous-why-die-elsewhere = o dado pertence a { $province }
magnanimous-why-wrong-direction = estes votos não podem ir { $side }
magnanimous-why-votes-whole = um ministro, um barão ou uma carta vota com todos os votos ou abstém-se: { $votes } não é possível
magnanimous-why-event-no-vote = { $card } é um evento e não um voto
magnanimous-why-bid-too-low = a oferta está em { $have }, a próxima é de { $need } pelo menos
magnanimous-why-no-reis = custa { $need ->
        [one] { $need } real
       *[other] { $need } réis
    }, tem { $have }
magnanimous-why-no-die = não há lá nenhum dado
magnanimous-why-no-die-here = não há dado em { $province }
magnanimous-why-no-free-slot = não tem nenhum espaço livre
magnanimous-why-slot-taken = o espaço de { $province } não está livre
magnanimous-why-other-good = um dado de { $good-id ->
        [cotton] algodão
        [sugar] cana-de-açúcar
        [leather] couro
       *[other] café
    } não pode ir para { $province }
magnanimous-why-space-filled = já lá está um dado
magnanimous-why-not-precise = o dado mostra { $have }; a ação precisa exige { $need }
magnanimous-why-in-transit = há mercadorias de { $province } em trânsito
magnanimous-why-goods-full = { $province } está cheia ({ $have } de { $limit })
magnanimous-why-no-tokens-left = não há mais fichas na reserva: { $province }
magnanimous-why-no-goods = { $province } não tem mercadorias
magnanimous-why-no-train-or-goods = nem o seu comboio nem as mercadorias de { $province } podem fazer nada
magnanimous-why-train-there = há outro comboio em { $province }
magnanimous-why-too-far = { $province } fica longe demais: o comboio anda { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }
magnanimous-why-too-weak = { $have } não chega para libertar { $province }, são precisos { $need }
magnanimous-why-no-card = não tem cartas na mão
magnanimous-why-no-train = não tem comboio em jogo
magnanimous-why-no-export-place = o seu comboio em { $province } não está num porto de onde possa exportar com um navio
magnanimous-why-no-export-or-sail = não pode exportar nem navegar
magnanimous-why-space-other-good = esta casa é de outra mercadoria ({ $good }): { $space }
magnanimous-why-space-closed = a República está em { $have }, tem de chegar a { $need }: { $space }
magnanimous-why-space-taken = pertence a { $owner-seat }: { $space }
magnanimous-why-space-full = já tem { $limit } fichas: { $space }
magnanimous-why-used = já foi usado nesta ronda
magnanimous-why-no-more-attack = { $province } já atacou, ou acabou de ser ocupada
magnanimous-why-no-target = { $province } não tem alvo
magnanimous-why-tried = { $province } já resistiu
magnanimous-why-not-its-turn = há outras antes de { $province }
magnanimous-why-track-end = o marcador já está em { $limit }

## O que aconteceu

magnanimous-did-round-began = Começa a ronda { $round }.
magnanimous-did-phase-began = { $phase }.
magnanimous-did-chose-colour = { $seat } joga com { $colour }.
magnanimous-did-kept-baron = { $seat } fica com um barão.
    .secret = { $seat } fica com { $baron }.
magnanimous-did-revealed-baron = { $seat } é { $baron } e começa com { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-stored = { $seat } começa com { $good-id ->
        [cotton] { $tokens ->
            [one] { $tokens } ficha de algodão
           *[other] { $tokens } fichas de algodão
        }
        [sugar] { $tokens ->
            [one] { $tokens } ficha de cana-de-açúcar
           *[other] { $tokens } fichas de cana-de-açúcar
        }
        [leather] { $tokens ->
            [one] { $tokens } ficha de couro
           *[other] { $tokens } fichas de couro
        }
       *[other] { $tokens ->
            [one] { $tokens } ficha de café
           *[other] { $tokens } fichas de café
        }
    } em { $province }.
magnanimous-did-stationed = { $seat } coloca { $troops ->
        [one] { $troops } tropa
       *[other] { $troops } tropas
    }: { $place }.
magnanimous-did-won-deputy = { $seat } conquista um deputado: { $party }.
magnanimous-did-docked = Um novo navio de { $seat } atraca: { $place }.
magnanimous-did-built = { $seat } constrói: { $improvement }, { $province }.
magnanimous-did-republic-moved = A República passa para { $republic } (variação: { $spaces }).
magnanimous-did-proclaimed = A República está proclamada: esta é a última ronda.
magnanimous-did-advanced = { $seat } avança { $spaces ->
        [one] { $spaces } casa
       *[other] { $spaces } casas
    } até à Nobreza { $nobility }.
magnanimous-did-gained-reis = { $seat } recebe { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-lost-reis = { $seat } perde { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-lost-goods = { $seat } devolve { $tokens ->
        [one] { $tokens } mercadoria
       *[other] { $tokens } mercadorias
    } acima do limite de { $province }.
magnanimous-did-purple-turned = O dado roxo passa a { $value }.
magnanimous-did-imperial-changed = A Área Imperial tem agora { $imperial ->
        [one] { $imperial } tropa
       *[other] { $imperial } tropas
    } (variação: { $troops }).
magnanimous-did-unveiled = { $seat } alcança { $crown } e revela { $minister }.
magnanimous-did-appointed = { $seat } fica com { $minister }.
magnanimous-did-replaced-minister = { $seat } fica com { $minister } em vez de { $former }.
magnanimous-did-refused-minister = { $seat } recusa { $minister }.
magnanimous-did-freed = { $province } está livre de novo.
magnanimous-did-traded = { $seat } dá { $give-id ->
        [reis] { $given ->
            [one] { $given } real
           *[other] { $given } réis
        }
        [troop] { $given ->
            [one] { $given } tropa
           *[other] { $given } tropas
        }
        [nobility] { $given ->
            [one] { $given } casa de Nobreza
           *[other] { $given } casas de Nobreza
        }
        [deputy-any] { $given ->
            [one] { $given } deputado
           *[other] { $given } deputados
        }
       *[other] { $given } { $give }
    } por { $get-id ->
        [reis] { $got ->
            [one] { $got } real
           *[other] { $got } réis
        }
        [troop] { $got ->
            [one] { $got } tropa
           *[other] { $got } tropas
        }
        [nobility] { $got ->
            [one] { $got } casa de Nobreza
           *[other] { $got } casas de Nobreza
        }
        [deputy-any] { $got ->
            [one] { $got } deputado
           *[other] { $got } deputados
        }
       *[other] { $got } { $get }
    }.
magnanimous-did-revealed-card = Do trono, posta por { $seat }: { $card }.
magnanimous-did-called-vote = Votação { $title-id ->
        [barao] aberta a todos
       *[other] a partir do título { $title }
    }: { $card }.
magnanimous-did-voted-fixed = { $seat } { $votes ->
        [0] não dá nenhum voto fixo
        [one] dá { $votes } voto fixo
       *[other] dá { $votes } votos fixos
    } { $side }.
magnanimous-did-spent-deputies = { $seat } { $deputies ->
        [0] não gasta nenhum deputado
        [one] gasta { $deputies } deputado
       *[other] gasta { $deputies } deputados
    } ({ $party }) para votar { $side }.
magnanimous-did-balloted = { $seat } descarta { $card } como voto { $side }.
magnanimous-did-dropped = { $card } não tem votos a favor ({ $for } a { $against }) e cai.
magnanimous-did-rejected = { $card }: referendo rejeitado, { $for } a { $against }.
magnanimous-did-approved = { $card }: referendo aprovado, { $for } a { $against }.
magnanimous-did-bid = { $seat } oferece { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } por { $card }.
magnanimous-did-left-auction = { $seat } desiste de { $card }.
magnanimous-did-won-referendum = { $seat } vence { $card }{ $reis ->
        [0] .
        [one] {" "}e paga { $reis } real.
       *[other] {" "}e paga { $reis } réis.
    }
magnanimous-did-turned-die = { $seat } vira um dado de { $from } para { $to }.
magnanimous-did-placed-die = { $seat } põe um dado { $value } em { $province } ({ $space }).
magnanimous-did-put-die = { $seat } põe o dado { $value } de { $province } neste espaço: { $space }.
magnanimous-did-offered = { $seat } vende uma ação por { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }: { $action }.
magnanimous-did-declared-precise = { $seat } declara uma ação precisa com { $value }: { $action }.
magnanimous-did-paid = { $seat } { $reis ->
        [0] não paga nada
        [one] paga { $reis } real
       *[other] paga { $reis } réis
    }: { $action }.
magnanimous-did-produced = { $seat } produz { $good-id ->
        [cotton] { $tokens ->
            [one] { $tokens } ficha de algodão
           *[other] { $tokens } fichas de algodão
        }
        [sugar] { $tokens ->
            [one] { $tokens } ficha de cana-de-açúcar
           *[other] { $tokens } fichas de cana-de-açúcar
        }
        [leather] { $tokens ->
            [one] { $tokens } ficha de couro
           *[other] { $tokens } fichas de couro
        }
       *[other] { $tokens ->
            [one] { $tokens } ficha de café
           *[other] { $tokens } fichas de café
        }
    } em { $province }.
magnanimous-did-declined = { $seat } recusa.
magnanimous-did-followed = { $seat } segue { $reis ->
        [0] sem custo
        [one] por { $reis } real
       *[other] por { $reis } réis
    }.
magnanimous-did-bought = { $seat } compra a ação por { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-loaded = { $seat } carrega { $tokens ->
        [one] { $tokens } mercadoria
       *[other] { $tokens } mercadorias
    } em { $province }.
magnanimous-did-moved-train = O comboio de { $seat } vai para { $province }.
magnanimous-did-train-left = O comboio de { $seat } está vazio e sai do mapa.
magnanimous-did-sold = { $seat } vende 1 ficha de { $good-id ->
        [cotton] algodão
        [sugar] cana-de-açúcar
        [leather] couro
       *[other] café
    } de { $province } por { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-became-governor = { $seat } é Governador, dado roxo { $value }: { $effect }.
magnanimous-did-income = { $seat } { $reis ->
        [0] não recebe réis
        [one] recebe { $reis } real
       *[other] recebe { $reis } réis
    } como { $title }.
magnanimous-did-sailed = Um navio de { $seat } parte para { $place }.
magnanimous-did-purple-returned = O dado roxo volta e mostra { $value }: poder do Paraguai { $power }.
magnanimous-did-truce = O Paraguai não faz ofensivas nesta ronda.
magnanimous-did-held = { $attacker } ataca { $province } com { $power } contra { $imperial }: resiste.
magnanimous-did-occupied = { $attacker } ataca { $province } com { $power } contra { $imperial }: fica ocupada.
magnanimous-did-lost-train = { $seat } perde o comboio em { $province } com { $tokens ->
        [one] { $tokens } mercadoria
       *[other] { $tokens } mercadorias
    }.
magnanimous-did-defeat = O Rio de Janeiro caiu. Todos perdem.
magnanimous-did-marched = { $seat } move { $troops ->
        [one] { $troops } tropa
       *[other] { $troops } tropas
    } { $from-id ->
        [imperial-area] da Área Imperial
       *[other] de { $from }
    } para { $to-id ->
        [imperial-area] a Área Imperial
       *[other] { $to }
    }.
magnanimous-did-attacked = { $seat } ataca { $province } (poder { $power }) e gasta { $troops ->
        [one] { $troops } tropa
       *[other] { $troops } tropas
    } { $from-id ->
        [imperial-area] da Área Imperial
       *[other] de { $from }
    }.
magnanimous-did-discarded-card = { $seat } descarta { $card }.
magnanimous-did-laid-on-throne = { $seat } põe uma carta no trono.
    .secret = { $seat } põe { $card } no trono.
magnanimous-did-exported = { $seat } exporta { $good-id ->
        [cotton] { $tokens ->
            [one] { $tokens } ficha de algodão
           *[other] { $tokens } fichas de algodão
        }
        [sugar] { $tokens ->
            [one] { $tokens } ficha de cana-de-açúcar
           *[other] { $tokens } fichas de cana-de-açúcar
        }
        [leather] { $tokens ->
            [one] { $tokens } ficha de couro
           *[other] { $tokens } fichas de couro
        }
       *[other] { $tokens ->
            [one] { $tokens } ficha de café
           *[other] { $tokens } fichas de café
        }
    } por { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }{ $lost ->
        [0] {""}
        [one] , { $lost } ficha perdida
       *[other] , { $lost } fichas perdidas
    } ({ $space }).
magnanimous-did-drew = { $seat } tira { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
    .secret = { $seat } tira { $drawn }.
magnanimous-did-ended = A partida acabou: { $end }.

## Opções, pontos e pequenas palavras

magnanimous-option-troops = Tropas numa província, no máximo
    .four = 4
    .five = 5
magnanimous-option-colours = Cores
    .fixed = pela ordem de jogo
    .free = à escolha
magnanimous-option-end = Se a Nobreza e a República chegarem ambas a 20 numa ronda, a partida acaba
    .procedure = pela República, por pontos
    .first = por quem chegou primeiro
magnanimous-score-nobility = Nobreza
magnanimous-score-assembly = Votos e ministros
magnanimous-score-trade = Bens e o seu transporte
magnanimous-score-dice = Dados ainda por usar
magnanimous-score-danger = Perigo do Paraguai
magnanimous-reach-produce = Bens a produzir
magnanimous-reach-action = Ações
magnanimous-for = a favor
magnanimous-against = contra
magnanimous-rio = Rio
magnanimous-port-to-rio = Do porto para o Rio
magnanimous-rio-to-port = Do Rio para o porto
