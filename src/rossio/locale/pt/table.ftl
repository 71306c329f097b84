# The table page of the browser client: decisions, log, score, replay

## The frame

table-home = Rossio, para a página inicial
table-stage = Tabuleiro
table-steps = Passos da ronda
table-step-done = (feito)
table-drawers = Registo, conversa e mais
table-pace-live = em direto
table-pace-correspondence = por correspondência
table-over = Fim da partida
table-log = Registo
table-chat = Conversa
table-score = Pontuação
table-rules = Regras
table-rules-whole = Página inteira
table-settings = Definições
table-language = Língua
table-language-en = English
table-language-pt = Português
table-language-fr = Français
table-close = Fechar
table-zoom-in = Aumentar
table-zoom-out = Diminuir
table-zoom-fit = Tabuleiro inteiro
table-tab-legal = (há escolhas aqui)
table-from-hand = Escolher uma carta
table-hand = Mão
table-lower-hand = Baixar
table-own-board = O seu tabuleiro
table-own-cards = As suas cartas
table-own-board-short = Tabuleiro
table-board-of = Tabuleiro de { $name }
table-back-to-own = Voltar ao meu
table-fold-dock = Recolher o seu tabuleiro
table-unfold-dock = Abrir o seu tabuleiro
table-fold-rail = Recolher os jogadores
table-unfold-rail = Abrir os jogadores

## Players

table-players = Jogadores
table-points = { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    }
table-figure = { $what } { $value }
table-your-turn = é a sua vez
table-thinking = a pensar
table-asked = a responder
table-has-turn = tem a vez
table-at-turn = decide
table-away = ausente
table-you = (eu)
table-bot-plays = um robô joga
table-and-away = { $state } · ausente
table-first = primeiro jogador
table-show-board = Mostrar o tabuleiro de { $name }
table-watchers = { $number ->
        [one] { $number } pessoa assiste
       *[other] { $number } pessoas assistem
    }
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-time-then = Tempo que resta; depois joga um robô
table-since = há { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    }

## The decision

table-decision = Decisão
table-other = { $name } está a decidir.
table-waiting = A mesa espera.
table-game-over = A partida acabou.
table-final = Agora conta-se tudo, categoria a categoria.
table-to-result = Ver o resultado
table-all-moves = { $number ->
        [one] { $number } opção
       *[other] { $number } opções
    }
table-moves = Todas as opções
table-filter = Escreva para encontrar uma opção
table-none-found = Nenhuma opção corresponde a estas palavras.
table-chooser = { $number ->
        [one] { $number } maneira
       *[other] { $number } maneiras
    }
table-step = { $thing }: escolha o que se segue.
table-step-use = { $thing }: escolha como usar.
table-once-more = Mais uma vez para confirmar: sai uma carta ou um dado.
table-choose-here = escolha aqui ou no tabuleiro
table-less = Menos
table-more-of = Mais
table-of = no máximo { $number }
table-sending = A enviar
table-label-legal = { $label } Possível agora.
table-label-refused = { $label } Impossível agora.

## Preview

table-preview = O que mudaria
table-becomes = passa a
table-more = mais { $number }
table-revealed = sai uma carta ou um dado
table-revealed-long = Aqui revela-se algo escondido ou aleatório: não se pode desfazer livremente.
table-later = se acabasse agora { $points }
table-outlook = até ao fim cerca de { $points }
table-outlook-title = O que muda até ao fim
table-outlook-note = Uma estimativa: o juízo dos robôs, afinado à mão, a partir do que pode saber.
table-outlook-before = antes
table-outlook-after = depois
table-outlook-change = diferença
table-outlook-same = Nada muda no que pode esperar.
table-opens = abre { $number }
table-closes = fecha { $number }
table-opens-what = Abre: { $things }
table-closes-what = Fecha: { $things }
table-reach = O que pode pagar e alcançar a seguir
table-reach-nothing = Nada do que se paga nesta fase está ao alcance.
table-reach-note = A partir do que todos veem; nenhuma mão é espreitada.
table-change = { $what } de { $before } para { $after }
table-no-change = nenhum número muda
table-no-preview = Não há nada em foco para prever.

## Why not

table-tools = Mais sobre esta decisão
table-why = Porque não …
table-why-long = O que não se pode fazer agora, e porquê
table-not-now = Agora não
table-show-where = Mostrar o que se pode escolher

## Going back, rehearsing

table-undo = Desfazer
table-undo-none = ainda nada
table-undo-none-long = Desfazer: ainda não decidiu nada
table-undo-answers = { $others ->
        [one] e { $others } resposta
       *[other] e { $others } respostas
    }
table-undo-long = Desfazer: { $move }{ $others ->
        [0] {""}
        [one] , e { $others } resposta
       *[other] , e { $others } respostas
    }
table-ask-undo-long = Pedir para desfazer: { $move }{ $others ->
        [0] {""}
        [one] , e { $others } resposta
       *[other] , e { $others } respostas
    }
table-ways = { $number } possibilidades
table-range = de { $least } a { $most }
table-tap-twice = Toque uma vez para ver, duas para jogar.
table-left = O que falta sair
table-left-about = cartas e peças que ainda não viu
table-left-of = { $left } de { $box }
table-left-nothing = Já viu tudo.
table-left-deck = { $number } por tirar
table-left-hands = { $number } na mão de outros
table-left-laid = { $number } viradas para baixo no tabuleiro
table-left-later = { $number } entram mais tarde
table-left-gone = { $number } fora da partida
table-vain = Não rende nada
table-over-limit = { $what } acima do limite: perde-se
table-then = depois { $costs }
table-by-itself = Só havia uma resposta, e foi dada: { $move }.
table-standing = Deixar passar tudo até ao fim desta jogada
table-took-back = Desfeito: { $move }{ $others ->
        [0] {""}
        [one] , e { $others } resposta
       *[other] , e { $others } respostas
    }
table-ask-undo = Pedir para desfazer
table-back-one = Voltar um passo
table-back-to = Voltar a antes de: { $move }
table-rehearse = Ensaiar
table-rehearse-long = Experimentar a jogada inteira; nada é enviado até o dizer
table-rehearsing = A ensaiar:
table-discard-plan = Abandonar o plano
table-send-turn = Enviar a jogada inteira
table-plan-stopped = O seu plano para em «{ $move }»: { $why }
table-out-of-step = A mesa avançou antes da sua jogada. Já vê a posição atual.
table-out-of-step-plan = A mesa avançou antes da sua jogada. Já vê a posição atual, e o plano ficou guardado.
table-wish = { $name } pede para recuar { $back ->
        [one] { $back } decisão.
       *[other] { $back } decisões.
    }
table-wish-waits = { $name } pede para recuar. À espera de { $waiting }.
table-wish-yes = Deixar recuar
table-wish-no = Continuar

## Line to the table

table-offline = A restabelecer a ligação, tentativa { $tries }. Pode ver, planear e ler.
table-offline-sending = A restabelecer a ligação, tentativa { $tries }. A sua jogada espera aqui e é enviada uma só vez.
table-closed = Esta mesa está fechada para si.

## Lugares e pessoas

table-menu = Lugar e mesa
table-notices = O que os outros perguntam
table-stood-time = O seu tempo esgotou-se. Um robô ({ $level }) joga por si desde { $when }.
table-stood-left = Saiu da mesa. Um robô ({ $level }) joga por si desde { $when }.
table-stood-given = Esteve ausente. Um robô ({ $level }) joga por si desde { $when }.
table-stood-rated = Esta partida conta para a classificação. Uma partida em que um robô decidiu por si pode baixar a sua, nunca subi-la.
table-stood-free = Esta partida não conta para a classificação.
table-seat-back = Retomar o meu lugar
table-seat-back-about = o robô para logo, ou depois da decisão que está a tomar
table-seat-soon = O robô está a decidir. Terá o seu lugar depois desta decisão.
table-like-you = de força parecida com a sua
table-offer = Oferecer o meu lugar
table-offer-about = outra pessoa pode ocupá-lo; até lá continua a jogar
table-offer-first = Oferecer primeiro o lugar a pessoas
table-offer-end = Retirar a oferta
table-offer-open = o seu lugar está na lista de mesas; a ligação abaixo leva até ele
table-seat-offered = { $name } oferece o seu lugar. Quem o ocupar vê e joga o que esse lugar pode saber.
table-take-seat = Ocupar este lugar
table-leave = Sair, um robô joga por mim
table-leave-about = pode retomar o seu lugar a qualquer momento
table-leave-ask = Sair de { $table }?
table-leave-means = Um robô ({ $level }) passa a decidir por si. Pode retomar o seu lugar enquanto a partida durar.
table-stay = Ficar à mesa
table-give = Entregar o lugar de { $name } a um robô
table-give-about = { $name } está ausente há demasiado tempo e poderá retomar o lugar
table-give-here = { $name } está presente
table-give-later = possível se continuar ausente daqui a { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    }
table-end = Terminar esta partida
table-end-about = já e sem resultado
table-end-rated = não a sós numa partida que conta: saia, e um robô continua
table-end-propose = Propor o fim da partida
table-end-propose-about = sem resultado, se todos concordarem
table-end-asked = { $name } gostaria de terminar a partida sem resultado.
table-end-waits = { $name } gostaria de terminar a partida. À espera de { $waiting }.
table-end-yes = Terminar a partida
table-end-no = Continuar a jogar
table-end-drop = Retirar a proposta
table-rematch-about = todos são convidados; os lugares ficam guardados
table-rematch-asked = Alguém gostaria de jogar outra vez. O seu lugar está guardado.
table-rematch-sit = Sentar-me
table-put-away = Tirar esta mesa da minha lista
table-put-away-about = a mesa fica; a ligação continua a funcionar
table-put-away-later = quando a partida terminar
table-forked-from = Voltar à partida de onde esta veio
table-forked-at = decisão { $ply }
table-copy-by-hand = Este navegador não copia aqui. Selecione a ligação e prima Ctrl C.
table-link-near = Só este computador chega a esta ligação; inicie o Rossio com --friends para deixar entrar outros.

## Log, chat, score

table-next-move = Jogada seguinte
table-again = { $number ->
        [one] Ver de novo
       *[other] Ver { $number } jogadas de novo
    }
table-fold-turn = Fechar esta jogada
table-unfold-turn = Abrir esta jogada
table-times = { $text } × { $number }.
table-deed = { $name } { $deed }.
table-deed-you = { $deed }.
table-deed-nobody = { $deed }.
table-log-empty = Ainda não aconteceu nada.
table-earlier = Antes
table-new = { $number ->
        [one] { $number } nova
       *[other] { $number } novas
    }
table-divider-left = Desde que saiu
table-divider-horizon = Pode desfazer livremente até aqui
table-chat-empty = Ainda ninguém disse nada.
table-chat-say = Diga alguma coisa
table-chat-send = Enviar
table-chat-later = Sem ligação: as suas palavras ficam aqui.
table-chat-heard = { $name }: { $text }
table-chat-unread = { $number ->
    [one] 1 mensagem nova
   *[other] { $number } mensagens novas
}
table-score-now = Se acabasse agora
table-score-final = Folha de pontuação

## Settings in the middle of a game

table-set-theme = Cores
    .system = como o sistema
    .light = claras
    .dark = escuras
table-set-confirm = Confirmar uma jogada
    .never = nunca
    .final = quando não se pode desfazer
    .always = sempre
table-set-single = Uma pergunta com uma só resposta
    .play = tem resposta automática
    .ask = é feita
table-set-pace = Jogadas dos outros
    .step = passo a passo
    .slow = lentas
    .normal = normais
    .fast = rápidas
    .once = de uma vez
table-set-motion = Movimento
    .system = como o sistema
    .full = completo
    .reduced = reduzido
table-set-patterns = Padrões
    .normal = normais
    .strong = fortes
table-set-boardtext = Texto do tabuleiro
    .normal = normal
    .large = grande
table-set-sound = Som
table-set-keys = Teclas de uma letra
table-all-settings = Todas as definições

## Keys

table-keys = Teclas
table-key-option = a opção com este número
table-key-pass = deixar passar, ou ver o tabuleiro inteiro
table-key-enter = fazer o que o botão diz
table-key-escape = um passo atrás
table-key-undo = desfazer uma decisão
table-key-undo-turn = desfazer a jogada inteira
table-key-slower = mais devagar
table-key-faster = mais depressa
table-key-next-move = a jogada seguinte dos outros
table-key-rehearse = ensaiar, ou parar
table-key-why = porque é impossível o que está em foco
table-key-explain = explicar o que está em foco
table-key-preview = ler a previsão
table-key-legal = próxima coisa possível; PageUp a anterior
table-key-zone = mostrar uma zona em grande
table-key-go = depois uma letra: ir a uma zona
table-key-log = registo
table-key-chat = conversa
table-key-score = pontuação
table-key-hand = mão
table-key-board = o seu tabuleiro
table-key-repeat = repetir o último anúncio
table-key-command = escrever o nome de uma opção
table-key-log-step = linha anterior e seguinte do registo
table-key-next = Passo seguinte de uma lição
table-key-hint = Uma dica, ou o treinador mostra a jogada
table-key-coach = Ouvir de novo o treinador
table-key-help = estas teclas
table-key-zones = Zonas do tabuleiro

## Read aloud

table-aloud-turn = É a sua vez. { $prompt } { $number ->
        [one] { $number } opção.
       *[other] { $number } opções.
    }
table-aloud-lost = A ligação perdeu-se. A tentar de novo.
table-aloud-minute = Falta um minuto.
table-more-events = E mais { $number }.
table-as-text = Tabuleiro em texto
table-as-board = Voltar ao tabuleiro

## The end, the replay

table-win = { $name } ganha com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
table-share-win = { $names } partilham a vitória com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
table-ahead = { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    } à frente de { $name }.
table-level = Empate em pontos com { $name }, à frente pelo desempate.
table-decided = Decidido por: { $by }.
table-replay = Rever
table-rematch = Desforra
table-share = Copiar a ligação
table-share-moment = Copiar a ligação para este momento
table-copied = Ligação copiada
table-record = Guardar o registo
table-to-home = Início
table-curves = Pontos ao longo da partida
table-curves-about = Pontos ao longo da partida. No fim: { $totals }.
table-as-table = Mostrar em tabela
table-as-curves = Mostrar em curvas
table-decision-number = Decisão
table-decision-at = Decisão { $ply }
table-show = Mostrar
table-start = Preparação da partida
table-ply-of = Decisão { $ply } de { $last }
table-moment = Momento da partida
table-step-back = Uma decisão atrás
table-step-on = Uma decisão à frente
table-play = Reproduzir
table-pause = Parar
table-speed = Velocidade
table-fork = Jogar a partir daqui
table-fork-about = Uma mesa nova começa como esta partida estava depois da decisão { $ply }.
table-fork-seats = O seu lugar, e quem joga os outros
table-fork-who = Quem joga por { $name }
table-fork-title = { $table }, decisão { $ply }
table-fork-back = O caminho de volta a esta partida fica no menu e no topo da nova mesa.
table-result = Resultado

## Coming back, one device

table-play-it = Rever, { $seconds } s
table-digest-more = { $number ->
        [one] { $number } decisão anterior está no registo.
       *[other] { $number } decisões anteriores estão no registo.
    }
table-hand-over = Passe o aparelho a { $name }
table-hand-over-why = Mais ninguém deve olhar agora.
table-hand-over-take = Sou { $name }, mostrar o meu tabuleiro
table-title = { $game } · Rossio
table-title-turn = ● É a sua vez · { $game }
table-title-unread = ({ $number }) { $title }

## The coach

table-coach = Treinador
table-coach-step = passo { $step } de { $steps }
table-coach-next = Seguinte
table-coach-show = Mostre-me
table-coach-again = De novo desde o início
table-coach-following = Próximo capítulo
table-coach-all = Todos os capítulos
table-coach-fold = Recolher o treinador
table-coach-unfold = Abrir o treinador
table-coach-can = Agora sabe { $can }.
table-coach-detour = Isto vem da sua escolha. Decida como quiser.
table-coach-answer-first = Primeiro a pergunta, depois a jogada.
table-coach-end = Este capítulo acabou. Olhe à volta ou passe ao seguinte.
table-coach-renewed = Este capítulo foi renovado desde que o começou, por isso recomeça.
table-coach-lost = Não há ligação. Tente de novo daqui a pouco.
table-coach-aloud = Treinador, passo { $step } de { $steps }: { $text }
table-card-aloud = Treinador: { $text }
table-card-met = Percebi
table-card-count = Treinador: { $met } de { $all } coisas já vistas
table-card-hush = Calar o treinador
table-card-speak = Deixar o treinador falar de novo
table-card-again = De que trata esta pergunta
table-lookback = Um olhar para trás
table-lookback-well-title = Bem feito
table-lookback-next-title = A tentar da próxima vez
table-lookback-ahead = { $category }: { $own } pontos, o adversário { $other }.
table-lookback-behind = { $category }: o adversário teve { $other }, contra { $own } seus.
table-lookback-well = { $move }: nada parecia melhor nesse momento.
table-lookback-better = Em vez de «{ $move }»: { $better }.
table-help = Ajuda
table-hint = Dica
table-hint-more = Mais um pouco
table-hint-why = Porque é que { $name } fez isso?
table-hint-where = Olhe para aqui: { $zone }.
table-hint-kind = De que tipo: { $kind }.
table-hint-move = { $move }: { $why }.
table-hint-other = A segunda melhor: { $move }.
table-hint-looks = A melhor de { $looks } tentativas de ver adiante, sem saber o que está escondido.
table-hint-dock = o seu próprio tabuleiro
table-hint-bar = as escolhas na barra
table-hint-promises = promete cerca de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } a mais no fim
table-hint-did = { $name }, { $move }: { $why }.
table-hint-quiet = ainda sem pontos, mas um lugar melhor para o que vem

## A análise

table-review = Análise
table-review-ask = Analisar esta partida
table-review-running = { $done } de { $steps } vistas
table-review-waiting = Espera até que os robôs tenham tempo
table-review-verdict = A sorte deu { $luck }.
table-review-verdict-gave = { $points } a { $name }
table-review-verdict-better = As melhores decisões foram de { $name }: { $own } pontos perdidos por decisão, contra { $other } de { $second }.
table-review-verdict-level = Nas decisões { $name } e { $second } ficaram iguais: { $own } pontos perdidos por decisão.
table-review-curve = Pontos esperados no fim
table-review-curve-about = Pontos esperados no fim, após cada decisão. No final: { $totals }.
table-review-show-curve = O que a curva mostra
table-review-expected = esperados
table-review-so-far = pontos até aí
table-review-mark = após a decisão { $ply }: sorte, { $name } { $points }
table-review-loses = perde { $points } por decisão
table-review-you = eu
table-review-dearest-about = pontos perdidos face aos outros, em relação à jogada melhor
table-review-whose = De quem são as decisões
table-review-mine = primeiro as minhas
table-review-everyone = as de todos
table-review-better = melhor
table-review-first = tentar primeiro, ver depois
table-review-hidden = escondida até tentar
table-review-try = Tentar
table-review-try-about = Tentar de novo a decisão { $ply }
table-review-show = Mostrar
table-review-show-about = Mostrar a decisão { $ply }
table-review-decision = { $name }, decisão { $ply }: { $move }
table-review-cost = custa { $points }
