# O laboratório: torneios e estudos

lab-span = { $low } a { $high }
lab-fair = justo: { $share }
lab-mean = média { $value }

## Torneio

lab-progress = { $game }: partidas
lab-tournament-title = { $game }, { $seats } lugares: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }, semente { $seed }
lab-tournament-defeats = { $defeats ->
        [one] { $defeats } partida não teve vencedor; as quotas são das restantes.
       *[other] { $defeats } partidas não tiveram vencedor; as quotas são das restantes.
    }
lab-tournament-meeting = { $bot } contra { $other }: à frente em { $ahead } das partidas ({ $span }), por { $margin } pontos ({ $points })
lab-tournament-unrated = Sem classificações: falta instalar openskill (pip install 'rossio[lab]').
lab-tournament-saved = { $file }: { $games ->
        [one] guardada { $games } partida.
       *[other] guardadas { $games } partidas.
    }
lab-tournament-resumed = { $file }: { $games ->
        [one] { $games } partida já estava jogada.
       *[other] { $games } partidas já estavam jogadas.
    }
lab-tournament-stopped = Interrompido após { $games ->
        [one] { $games } partida.
       *[other] { $games } partidas.
    }
lab-tournament-go-on = Continue com --resume { $file }

lab-head-bot = robô
lab-head-seat = lugar
lab-head-games = partidas
lab-head-wins = vitórias
lab-head-interval = 95 %
lab-head-fair = justo
lab-head-score = pontos em média
lab-head-margin = margem
lab-head-rating = classificação
lab-head-pace = ms por jogada
lab-head-category = pontos por
lab-head-winners = vencedores
lab-head-others = outros
lab-head-all = todos
lab-head-what = o quê
lab-head-held = detido

## Estudo

lab-study-saved = { $file }: um estudo de { $games ->
        [one] { $games } partida.
       *[other] { $games } partidas.
    }
lab-study-title = O equilíbrio de { $game }
lab-study-setting = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } com { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }, jogadas por robôs ({ $bots }). Semente { $seed }, versão { $rules } das regras, conteúdo { $content }.
lab-study-options = Opções: { $options }.
lab-study-numbers = Os números
lab-study-reading = Cada ponto é uma média e a sua linha o intervalo de 95 %: outras tantas partidas dariam um número dentro dele cerca de dezanove vezes em vinte. Uma vitória partilhada conta como parte de uma. O que os bons jogadores têm e o que torna bons os jogadores parecem-se aqui: uma quota alta é razão para olhar melhor, não uma prova. Robôs não são pessoas.
lab-study-unofficial = Feito com Rossio. Não oficial: sem ligação aos autores ou editores dos jogos.

lab-tile-length = decisões por partida
lab-tile-winning = pontos do vencedor
lab-tile-gap = pontos entre o primeiro e o segundo
lab-tile-shared = vitórias partilhadas
lab-tile-defeats = partidas que ninguém ganhou

lab-seat-heading = O lugar importa?
lab-seat-even = O intervalo de nenhum lugar se afasta da quota justa: estas partidas não mostram vantagem de um lugar.
lab-seat-bias = { $count ->
        [one] { $seats } afasta-se da quota justa.
       *[other] { $seats } afastam-se da quota justa.
    }
lab-seat-alone = O jogador ganha { $share } das partidas.
lab-bot-heading = Força dos robôs
lab-bot-mixed = A estas mesas sentam-se robôs de força diferente; tudo o que se segue mistura o que têm com quão bem jogam.
lab-length-heading = Duração de uma partida
lab-length-said = Uma partida leva { $mean } decisões de todos os jogadores juntos, de { $low } a { $high }.
lab-score-heading = Pontos do vencedor
lab-score-said = O vencedor tem { $mean } pontos, no máximo { $high }.
lab-gap-said = O segundo fica a { $mean } pontos; { $close } das partidas decidem-se por cinco pontos ou menos.
lab-category-heading = De onde vêm os pontos
lab-category-said = Os pontos cheios são os vencedores, os vazios os outros; o número é a diferença.
lab-held-heading = Vitórias segundo { $what } no fim
lab-held-said = Quantas vezes ganhou quem o tinha quando a partida acabou; entre parênteses, quantos o tinham.
lab-opened-heading = Vitórias segundo { $what } após a abertura
lab-opened-said = O que um jogador tinha após as suas três primeiras decisões.
lab-first-heading = Vitórias segundo a abertura
lab-first-said = As três primeiras decisões de cada jogador; ficam de fora as escolhas conhecidas só pelo seu lugar na mesa.
lab-beyond = { $count ->
        [0] Nenhum dos { $of } se destaca, tendo em conta que se comparam tantos.
        [one] { $count } dos { $of } destaca-se (▲▼), mesmo tendo em conta que se comparam tantos.
       *[other] { $count } dos { $of } destacam-se (▲▼), mesmo tendo em conta que se comparam tantos.
    }

## Campos da vista de um jogador

lab-field-cards = cartas
lab-field-tokens = fichas
lab-field-favours = favores
lab-field-pilgrim = posição do peregrino
lab-field-dice = dados
lab-field-hand = cartas na mão
lab-field-hand-known = cartas na mão vistas por todos
lab-field-offer = cartas propostas
lab-field-nobles = nobres
lab-field-treasuries = tesouros
lab-field-plans = planos
lab-field-done-plans = planos completos
lab-field-decrees = decretos
lab-field-clergy = peças do clero
lab-field-favors = favores reais
lab-field-tasks = tarefas
lab-field-tasks-done = tarefas cumpridas
lab-field-colour = cor
lab-field-title = título
lab-field-ministers = ministros
lab-field-train = posição do comboio
lab-field-barons = barões recebidos
lab-field-baron = barão
lab-field-referendums = referendos
lab-field-used = efeitos usados

## O que o utilizador pode corrigir

lab-error-extra = Falta instalar { $library }; obtém-se com: pip install 'rossio[lab]'
lab-error-results = { $reason }
lab-error-other-plan = { $file } contém outro torneio: { $differences }.
lab-error-match = Não foi possível jogar uma partida. { $reason }
lab-error-exists = { $file } já existe; continue-o com --resume, ou indique outro ficheiro.
lab-error-page = { $file }: um estudo escreve-se como .html
lab-error-folder = { $file }: não existe essa pasta.
lab-error-ray = O Ray em { $address } não responde: { $reason }
lab-head-figure = Valor
lab-head-here = Este pacote
lab-head-there = O outro
lab-head-moved = Diferença
lab-head-verdict = Mais do que acaso
lab-figure-win = Lugar { $label }: vitórias
lab-figure-score = Lugar { $label }: pontos
lab-figure-category = Pontos: { $label }
