# The board of Magnanimous in the browser

## Zones and tabs

magnanimous-web-zone-map = Mapa do Império
magnanimous-web-zone-imperial = Exército imperial
magnanimous-web-zone-offensive = Próxima ofensiva
magnanimous-web-zone-governor = Governador do Rio
magnanimous-web-zone-area = Área de ações
magnanimous-web-zone-nobility = Nobreza
magnanimous-web-zone-commerce = República e comércio
magnanimous-web-zone-improvements = Melhorias
magnanimous-web-zone-court = Evento, trono e baralho
magnanimous-web-tab-map = Mapa
magnanimous-web-tab-actions = Ações
magnanimous-web-tab-tracks = Trilhos
magnanimous-web-tab-cards = Cartas
magnanimous-web-tab-front = Frente
magnanimous-web-page-actions = Ações e corte

## The round

magnanimous-web-round = Ronda { $round }
magnanimous-web-phase-setup = Preparação
magnanimous-web-phase-emperor = Imperador
magnanimous-web-phase-production = Produção
magnanimous-web-phase-offensives = Ofensivas
magnanimous-web-phase-nobles = Nobres
magnanimous-web-phase-republic = República
magnanimous-web-tag-governor = governador

## The map and the war

magnanimous-web-imperial-army = Exército imperial
magnanimous-web-power = poder { $power }
magnanimous-web-power-then = poder { $power }, depois { $next }
magnanimous-web-ships-here = { $ships ->
        [0] Nenhum navio.
        [one] { $ships } navio.
       *[other] { $ships } navios.
    }
magnanimous-web-train-of = Comboio de { $seat }, { $tokens ->
        [one] { $tokens } mercadoria
       *[other] { $tokens } mercadorias
    }
magnanimous-web-next-to = Junto a { $provinces }.
magnanimous-web-next-offensive = Próxima ofensiva,
magnanimous-web-if-unchanged = se nada mudar
magnanimous-web-offensive-now = A ofensiva
magnanimous-web-not-yet = Ainda nenhum ataque
magnanimous-web-truce = Sem ofensiva nesta ronda
magnanimous-web-falls = { $defence } cai
magnanimous-web-holds = { $defence } resiste
magnanimous-web-more-attempts = e mais { $number }
magnanimous-web-would-fall = { $attacker } ataca { $province } com { $power } contra { $defence }: cai.
magnanimous-web-would-hold = { $attacker } ataca { $province } com { $power } contra { $defence }: resiste.
magnanimous-web-governor = Governador do Rio

## Action area, tracks, cards

magnanimous-web-area-production = leve um dado, pague o seu valor
magnanimous-web-area-nobles = dado +1, depois a ação de cima
magnanimous-web-quadrant-1 = Algodão
magnanimous-web-quadrant-2 = Açúcar
magnanimous-web-quadrant-3 = Couro
magnanimous-web-quadrant-4 = Café
magnanimous-web-quadrant-5 = Quartel
magnanimous-web-quadrant-6 = Obras
magnanimous-web-quadrant-7 = Câmara
magnanimous-web-quadrant-8 = Porto
magnanimous-web-work-recruit = Recrutar
magnanimous-web-work-improve = Melhorar
magnanimous-web-work-deputy = Deputado
magnanimous-web-work-ship = Navio
magnanimous-web-ministers-wait = um ministro espera em cada coroa
magnanimous-web-crown-about = Quem primeiro alcança ou passa esta coroa vira o ministro e pode ficar com ele.
magnanimous-web-republic-and-commerce = República e comércio
magnanimous-web-open-up-to = aberto até { $space } · +{ $step } por ronda
magnanimous-web-proclaimed = proclamada: última ronda
magnanimous-web-nobility-first = proclamada, mas a Nobreza chegou primeiro
magnanimous-web-space-open = aberta
magnanimous-web-space-closed = ainda fechada
magnanimous-web-improvements = Melhorias
magnanimous-web-none-open = { $tile }: nenhuma aberta.
magnanimous-web-no-event = sem evento
magnanimous-web-face-down = ocultas
magnanimous-web-throne-about = As cartas aí postas são votadas na Fase do Imperador, a última primeiro.
magnanimous-web-deck-about = No fim de cada ronda, todas as mãos voltam a ter 5 cartas daqui.
magnanimous-web-deck = baralho
magnanimous-web-title-up = { $title } +

## The own board

magnanimous-web-train-home = parado
magnanimous-web-train-about = O comboio leva as mercadorias de uma província a um porto, de onde um navio as exporta.
magnanimous-web-reis-about = Os réis pagam ações. No fim, cada 3 completos valem 1 ponto.
magnanimous-web-own-nobility-about = O seu lugar no trilho da Nobreza: quem estiver em 20 no fim de uma ronda ganha.
magnanimous-web-own-ships-about = Os seus navios no porto e no Rio. Cada um no porto defende-o, e uma exportação gasta um.
magnanimous-web-held = { $baron }; { $number ->
        [0] nenhum referendo ganho
        [one] { $number } referendo ganho
       *[other] { $number } referendos ganhos
    }
magnanimous-web-used = Usado nesta ronda.
magnanimous-web-precise-on = precisa: { $number }
magnanimous-web-short-railway = Ferrovia
magnanimous-web-short-machinery = Máquina
magnanimous-web-short-warehouse = Armazém
magnanimous-web-short-fortification = Forte
magnanimous-web-slot-free = lugar livre
magnanimous-web-slot-placed = dado colocado
magnanimous-web-slot-ready = pode agir: { $value }, fica { $next }
magnanimous-web-slot-used = dado usado
magnanimous-web-slot-acting = em ação
magnanimous-web-slot-transit = { $tokens } em trânsito
magnanimous-web-slot-occupied = ocupada
magnanimous-web-sell-here = Vender 1 { $good } de { $province }
magnanimous-web-parliament = Parlamento
magnanimous-web-deputies-of = { $party }: { $number } de { $limit } deputados
magnanimous-web-fixed-votes = { $votes ->
        [one] { $votes } voto fixo
       *[other] { $votes } votos fixos
    }
magnanimous-web-no-minister = sem ministro
magnanimous-web-hand-empty = Nenhuma carta na mão.

## Votes and bids

magnanimous-web-vote-on = Votação: { $card }
magnanimous-web-vote-rule = Passa se não houver mais votos contra; ganha-o quem der mais votos a favor.
magnanimous-web-step-fixed = Votos fixos
magnanimous-web-step-deputies = Deputados
magnanimous-web-step-cards = Cartas
magnanimous-web-step-result = Resultado
magnanimous-web-for = { $votes } a favor
magnanimous-web-against = { $votes } contra
magnanimous-web-totals = { $for } a favor, { $against } contra.
magnanimous-web-outcome-none = cai, se ninguém votar a favor
magnanimous-web-outcome-rejected = rejeitado por { $votes }
magnanimous-web-outcome-tie = { $votes ->
        [0] empate: passa
       *[other] passa por { $votes }
    }; o empate vai a leilão
magnanimous-web-outcome-won = passa por { $votes }; ganha { $seat }
magnanimous-web-nothing-declared = ainda nada
magnanimous-web-declared = declarado
magnanimous-web-choosing-now = a escolher
magnanimous-web-title-too-low = título baixo de mais para votar
magnanimous-web-can-add = pode juntar { $things }
magnanimous-web-some-fixed = { $number ->
        [one] { $number } voto fixo
       *[other] { $number } votos fixos
    }
magnanimous-web-some-deputies = { $number ->
        [one] { $number } deputado
       *[other] { $number } deputados
    }
magnanimous-web-some-cards = { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
magnanimous-web-your-votes = Os seus votos
magnanimous-web-less = Menos
magnanimous-web-more = Mais
magnanimous-web-tie-for = Empate por { $card }: lances abertos
magnanimous-web-tie-of = { $votes } votos a favor ao todo; { $most } de cada um dos empatados. Quem passa não volta.
magnanimous-web-bid-passed = fora
magnanimous-web-bid-leads = vai à frente
magnanimous-web-bid-yours = o seu lance
magnanimous-web-bid-may = pode licitar
magnanimous-web-has = tem { $reis }
magnanimous-web-leaves = fica com { $reis }
magnanimous-web-tie-brings = Quem ganhar fica com { $card }
magnanimous-web-bid-then = { $number ->
        [0] ninguém pode subir mais: é seu
       *[other] ainda pode subir: { $seats }
    }
magnanimous-web-pass-then = { $number ->
        [one] Se sair, { $seats } fica com ela por { $reis }.
       *[other] Se sair, continuam: { $seats }.
    }

## Beginning, ministers, end

magnanimous-web-choose-baron = Que barão é?
magnanimous-web-baron-secret = Guarde um em segredo; o outro sai do jogo.
magnanimous-web-choose-colour = Escolha o seu tabuleiro
magnanimous-web-minister-at-court = Um ministro para { $seat }
magnanimous-web-instead-of = em vez de
magnanimous-web-won-by = { $number ->
        [one] { $seats } ganha
       *[other] { $seats } ganham
    }
magnanimous-web-see-board = Ver o tabuleiro

## Explicações

magnanimous-web-row-history = história
magnanimous-web-space-number = lugar para um dado, número { $number }
magnanimous-web-instead-province = Tire primeiro um dado da área de ações e depois escolha para onde vai.
magnanimous-web-instead-card = As cartas votam-se depois de estarem no trono; a Fase dos Nobres leva-as para lá.
magnanimous-web-instead-improvement = As melhorias constroem-se com um dado do quadrante das obras.
magnanimous-web-instead-nobles = Tire um dos dados das suas províncias; sobe 1 e vai para um lugar livre.
magnanimous-web-instead-card-nobles = As cartas jogam-se com um dado no quadrante das obras (por Nobreza) ou no da câmara (para o trono).
magnanimous-web-instead-commerce = As mercadorias chegam aqui por exportação: um comboio no seu porto com um navio, e um dado no quadrante do porto.
magnanimous-web-instead-throne = As cartas vão para o trono com um dado no quadrante da câmara, na Fase dos Nobres.

## Pontos de viragem, sobre o tabuleiro

magnanimous-moment-round-began = Começa a ronda { $round }
magnanimous-moment-became-governor = { $seat } é Governador
    .text = { $seat } passa a jogar primeiro, os outros seguem por ordem. Dado roxo { $value }: { $effect }.
magnanimous-moment-proclaimed = Proclama-se a República
    .text = Esta é a última ronda.

## What is left
magnanimous-left-empire = Cartas do Império
magnanimous-left-ministers = Ministros
magnanimous-left-improvements = Melhorias
magnanimous-left-barons = Barões
