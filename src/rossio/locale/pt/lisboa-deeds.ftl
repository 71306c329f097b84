# O que alguém fez na sua vez, como o registo o conta: um verbo e os seus complementos

lisboa-deed-kept-tile = escolhe uma peça do clero
    .you = escolhe uma peça do clero
lisboa-deed-shows-tile = mostra { $tile }
    .you = mostra { $tile }
lisboa-deed-kept-card = guarda uma carta
    .you = guarda uma carta
lisboa-deed-visit = visita { $noble-id ->
        [king] o Rei
        [marquis] o Marquês
       *[manuel] Manuel da Maia
    } com { $card }
    .you = visita { $noble-id ->
            [king] o Rei
            [marquis] o Marquês
           *[manuel] Manuel da Maia
        } com { $card }
lisboa-deed-sponsor = patrocina { $card }
    .you = patrocina { $card }
lisboa-deed-portfolio = guarda { $card } no portefólio
    .you = guarda { $card } no portefólio
lisboa-deed-get-gold = descarta { $card } por 1 ouro
    .you = descarta { $card } por 1 ouro
lisboa-deed-follow = segue a visita { $noble-id ->
        [king] ao Rei
        [marquis] ao Marquês
       *[manuel] a Manuel da Maia
    }
    .you = segue a visita { $noble-id ->
            [king] ao Rei
            [marquis] ao Marquês
           *[manuel] a Manuel da Maia
        }
lisboa-deed-building = abre { $building } ({ $site })
    .you = abre { $building } ({ $site })
lisboa-deed-store = constrói uma loja: { $land }
    .you = constrói uma loja: { $land }
lisboa-deed-decree = fica com { $decrees }
    .you = fica com { $decrees }
lisboa-deed-ship = constrói { $ship }
    .you = constrói { $ship }
lisboa-deed-cardinal = encontra-se com o Cardeal por { $tile }
    .you = encontra-se com o Cardeal por { $tile }
lisboa-deed-sold = vende { $number ->
        [one] { $number } bem
       *[other] { $number } bens
    }
    .you = vende { $number ->
            [one] { $number } bem
           *[other] { $number } bens
        }
lisboa-deed-sailed = envia { $ship } para o mar
    .you = envia { $ship } para o mar
lisboa-deed-discarded = descarta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
    .you = descarta { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        }
lisboa-deed-gave-up = entrega { $tiles }
    .you = entrega { $tiles }
lisboa-deed-plan = fica com { $plan }
    .you = fica com { $plan }
lisboa-deed-produced = produz { $goods }
    .you = produz { $goods }
lisboa-deed-favor = recebe um favor { $noble-id ->
        [king] do Rei
        [marquis] do Marquês
       *[manuel] de Manuel da Maia
    }
    .you = recebe um favor { $noble-id ->
            [king] do Rei
            [marquis] do Marquês
           *[manuel] de Manuel da Maia
        }
lisboa-deed-placed = coloca { $number ->
        [one] { $number } oficial
       *[other] { $number } oficiais
    }
    .you = coloca { $number ->
            [one] { $number } oficial
           *[other] { $number } oficiais
        }
lisboa-deed-traded = negoceia com os nobres
    .you = negoceia com os nobres
lisboa-deed-card-reward = recebe a recompensa de { $cards }
    .you = recebe a recompensa de { $cards }
lisboa-deed-task = cumpre { $task }
    .you = cumpre { $task }
lisboa-deed-period-wigs = pontua os conjuntos de entulho
    .you = pontua os conjuntos de entulho
lisboa-deed-store-wigs = pontua { $land }
    .you = pontua { $land }
lisboa-deed-building-wigs = pontua { $site }
    .you = pontua { $site }

## A pergunta depois da primeira escolha

lisboa-step-meet = { $thing }: quanto avança o Cardeal?
lisboa-step-build = { $thing }: que loja, e onde?
lisboa-step-sell = { $thing }: em que navio?
lisboa-step-trade = { $thing }: por que ação?

## Para que um telefone abre a mão

lisboa-from-hand-keep-tile = Escolher uma peça do clero

## Para que serve uma carta premida

lisboa-use-get-gold = Descartá-la
lisboa-use-portfolio = Pôr no portefólio
lisboa-use-visit = Visitar com ela
lisboa-use-sponsor = Patrocinar o evento
lisboa-use-give-up-give-up = { $tile }
lisboa-use-keep-tile-keep-tile = { $tile }
lisboa-use-take-card-take = { $card }

## Jogadas que em cada pergunta são outra coisa

lisboa-say-discard-hand-done = Parar de descartar
lisboa-say-extra-decree-done = Guardar o marcador
lisboa-say-follow-done = Deixar passar
lisboa-say-give-up-done = Ficar com elas
lisboa-say-place-official-done = Não colocar mais
lisboa-say-sell-done = Parar de vender
lisboa-say-state-option-done = Passar à ação do nobre
lisboa-say-trade-done = Parar de negociar

## Perguntas na vez de outrem

lisboa-asked-follow = { $by-seat } visita { $noble-id ->
        [king] o Rei
        [marquis] o Marquês
       *[manuel] Manuel da Maia
    }. Segue, pelo seu favor e { $cost } de influência?
lisboa-asked-follow-action = Segue a visita de { $by-seat }. Com que ação?
lisboa-asked-give-up = { $by-seat } provoca uma pontuação da igreja: entregar peças do clero (tem { $tiles })?
