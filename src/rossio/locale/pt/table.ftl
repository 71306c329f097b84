# The table page of the browser client: decisions, log, score, replay

## The frame

table-home = Rossio, para a página inicial
table-stage = Tabuleiro
table-steps = Passos da ronda
table-step-done = (feito)
table-drawers = Registo, conversa e mais
table-pace-live = em direto
table-pace-correspondence = por correspondência
table-over = Fim do jogo
table-log = Registo
table-chat = Conversa
table-score = Pontuação
table-rules = Regras
table-settings = Definições
table-language = Idioma
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
table-own-board = O seu tabuleiro
table-own-board-short = Tabuleiro
table-board-of = Tabuleiro de { $name }
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
table-at-turn = decide
table-away = ausente
table-first = primeiro jogador
table-show-board = Mostrar o tabuleiro de { $name }
table-watchers = { $number ->
        [one] { $number } pessoa assiste
       *[other] { $number } pessoas assistem
    }
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
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
table-game-over = O jogo acabou.
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
table-less = Menos
table-more-of = Mais
table-of = no máximo { $number }
table-sending = A enviar
table-label-legal = { $label }. Possível agora.
table-label-refused = { $label }. Impossível agora.

## Preview

table-preview = O que mudaria
table-becomes = passa a
table-more = mais { $number }
table-revealed = revela algo escondido
table-revealed-long = Aqui revela-se algo escondido ou aleatório: não se pode desfazer livremente.
table-change = { $what } de { $before } para { $after }
table-no-change = nenhum número muda
table-no-preview = Não há nada em foco para prever.

## Why not

table-why = Porque não …
table-why-long = O que não se pode fazer agora, e porquê
table-not-now = Agora não

## Going back, rehearsing

table-undo = Desfazer
table-ask-undo = Pedir para desfazer
table-back-one = Voltar um passo
table-back-to = Voltar a antes de: { $move }
table-rehearse = Ensaiar
table-rehearse-long = Experimentar a jogada inteira; nada é enviado até o dizer
table-rehearsing = A ensaiar:
table-discard-plan = Abandonar o plano
table-send-turn = Enviar a jogada inteira
table-plan-stopped = O seu plano para em «{ $move }»: { $why }
table-out-of-step = A mesa jogou primeiro. A sua posição está atualizada.
table-out-of-step-plan = A mesa jogou primeiro. A sua posição está atualizada e o plano foi guardado.
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

## Log, chat, score

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
table-key-rehearse = ensaiar, ou parar
table-key-why = porque não, do que está em foco
table-key-preview = ler a previsão
table-key-legal = próxima coisa possível; PageUp a anterior
table-key-zone = uma zona enche o palco
table-key-go = depois uma letra: ir a uma zona
table-key-log = registo
table-key-chat = conversa
table-key-score = pontuação
table-key-hand = mão
table-key-board = o seu tabuleiro
table-key-repeat = repetir o último anúncio
table-key-command = nomear uma opção escrevendo
table-key-log-step = linha anterior e seguinte do registo
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
table-ahead = { $number } à frente de { $name }.
table-level = Empate em pontos com { $name }, à frente pelo desempate.
table-decided = Decidido por: { $by }.
table-replay = Rever
table-rematch = Desforra
table-turnings = Momentos decisivos
table-turnings-title = { $number ->
        [one] A decisão que virou o jogo
       *[other] { $number } decisões que viraram o jogo
    }
table-turnings-about = mudança da vantagem de { $name }, em pontos
table-share = Copiar a ligação
table-copied = Ligação copiada
table-record = Guardar o registo
table-to-home = Início
table-curves = Pontos ao longo do jogo
table-curves-about = Pontos ao longo do jogo. No fim: { $totals }.
table-as-table = Mostrar em tabela
table-as-curves = Mostrar em curvas
table-decision-number = Decisão
table-decision-at = Decisão { $ply }
table-show = Mostrar
table-start = Preparação do jogo
table-ply-of = Decisão { $ply } de { $last }
table-moment = Momento do jogo
table-step-back = Uma decisão atrás
table-step-on = Uma decisão à frente
table-play = Reproduzir
table-pause = Parar
table-speed = Velocidade
table-fork = Jogar a partir daqui
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
