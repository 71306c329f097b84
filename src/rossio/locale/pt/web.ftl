# The browser client

## The frame

web-tab = { $title } · Rossio
web-skip = Saltar para a página
web-ways = Navegação
web-way-play = Jogar
web-way-tables = Mesas
web-way-watch = Assistir
web-way-study = Estudo
web-way-people = Pessoas
web-way-rules = Regras
web-way-settings = Definições
web-me = { $name }: definições e perfil
web-guest-name = Convidado
web-language = Língua
web-theme = Tema
web-theme-system = como o sistema
web-theme-light = claro
web-theme-dark = escuro
web-theme-to-light = Tema claro
web-theme-to-dark = Tema escuro
web-foot = Rossio: três grandes jogos, com palavras e desenhos nossos.
web-close = Fechar

## Empty, loading, error

web-loading = Um momento
web-offline = Sem ligação. Pode ver e ler; o Rossio volta a tentar sozinho.
web-error-title = Algo correu mal
web-error-away = O servidor não responde agora.
web-error-ours = Um erro nosso nesta página.
web-not-kept-title = Não guardada para usar sem ligação
web-error-not-kept = Esta página não foi guardada neste aparelho, e não há ligação para a ir buscar.
web-error-safe = As suas mesas estão a salvo: cada jogada aceite fica guardada.
web-again = Tentar de novo
web-missing-title = Não está aqui
web-missing-about = Não há nenhuma página { $path }, ou não a pode ver.
web-link-whole = Se alguém lhe enviou esta ligação, pode faltar-lhe uma parte: peça-a inteira.
web-to-home = Ir para o início
web-to-tables = Ver as mesas
web-renewed = O Rossio foi atualizado. Recarregue, nada se perde.
web-reload = Recarregar

## Home

web-home-title = Três grandes jogos, uma praça
web-home-lead = Uma partida contra robôs começa com um clique. Ou jogue em direto com amigos, ou uma jogada por dia.
web-games = Os jogos
web-game-lisboa = Lisboa
    .about = Reconstrua a cidade depois do terramoto de 1755.
    .players = 1–4 jogadores
    .time = 90–150 min
web-game-coimbra = Coimbra
    .about = Dados, influência e peregrinos numa cidade universitária.
    .players = 1–4 jogadores
    .time = 75–100 min
web-game-magnanimous = Magnanimous
    .about = Províncias, comboios, votos e uma guerra no Brasil imperial.
    .players = 2–4 jogadores
    .time = 120–180 min
web-play-now = Jogar já
web-starting = A preparar
web-usual = { $bots } robôs, { $level }; não classificada
web-set-up = Preparar …
web-mine = As suas mesas
web-waiting = { $tables ->
        [one] espera por si
       *[other] esperam por si
    }
web-mine-none = Ainda não há mesas.
web-open = Mesas abertas
web-open-about = basta sentar-se; não é preciso conta
web-open-none = Agora ninguém espera por jogadores.
web-open-one = Abrir uma mesa
web-watchable = A decorrer
web-all = Todas
web-new-title = Estes jogos são novos para si?
web-new-about = Capítulos de poucos minutos à mesa verdadeira: o treinador diz para que serve cada coisa, e é a sua vez de a fazer.
web-new-start = Aprender a jogar
web-way-learn = Aprender
web-learn-title = Aprender a jogar
web-learn-lead = Cada capítulo leva poucos minutos, à mesa verdadeira e com as regras verdadeiras. Três chegam para uma primeira partida.
web-learn-games = Jogos
web-learn-chapters = Capítulos
web-learn-done = { $done } de { $chapters } capítulos feitos
web-learn-can = Depois sabe { $can }.
web-learn-minutes = { $minutes } min
web-learn-start = Começar
web-learn-continue = Continuar
web-learn-again = De novo
web-learn-state-done = feito
web-learn-state-part = começado, passo { $step } de { $steps }
web-learn-state-new = por começar
web-learn-renewed = atualizado entretanto
web-learn-none = Ainda não há capítulos de { $game }. As regras estão completas, com diagramas.
web-learn-rules = Ler as regras de { $game }
web-way-puzzles = Problemas
web-learn-puzzles = Problemas de { $game }: encontre a melhor jogada
web-first-title = A sua primeira partida, com treinador
web-first-about = Uma partida inteira contra um adversário paciente. O que é novo recebe uma frase e fica iluminado.
web-first-promise-1 = Sem classificação e sem relógio; pode sempre voltar atrás.
web-first-promise-2 = Uma dica sempre que a pedir.
web-first-promise-3 = Um toque cala o treinador.
web-first-start = Começar a minha primeira partida
web-first-without = Sem treinador
web-first-new = { $game } é novidade para si?
web-join-title = Entrar por ligação
web-join-about = Cole a ligação que lhe enviaram.
web-join = Entrar
web-join-wrong = Isto não é uma ligação para uma mesa deste servidor.

## Tables in a list

web-seats = { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }
web-pace-live = em direto
web-pace-correspondence = por correspondência
web-about-open = { $game } · { $seats }, { $pace }
web-about-running = { $game } · { $pace }, { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }
web-players = Jogadores
web-you = eu
web-you-named = { $name } (eu)
web-seat-free = livre
web-seat-kept = guardado para { $name }
web-to-play = a jogar
web-free-seats = { $free ->
        [one] { $free } lugar livre
       *[other] { $free } lugares livres
    }
web-starts-when-full = começa quando estiver cheia
web-running = a decorrer
web-your-turn = é a sua vez
web-thinks = { $name } pensa
web-left = faltam { $span }
web-since = há { $span }
web-span-days = { $days } d{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
web-span-hours = { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }
web-span-minutes = { $minutes } min
web-span-seconds = { $seconds } s
web-status-finished = terminada
web-status-abandoned = abandonada
web-status-study = para estudo
web-do-play = Jogar
web-do-open = Abrir
web-do-sit = Sentar-se
web-do-watch = Assistir
web-do-take = Ocupar um lugar
web-do-replay = Rever
web-do-at = { $action }: { $table }
web-put-away = Tirar da minha lista: { $table }
web-offered = oferece-se um lugar
web-bot-for-you = um robô joga por si
web-place = { $rank }.º lugar de { $seats }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
web-won = { $name } venceu com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Lobby and study

web-lobby-title = Mesas
web-lobby-watch = Partidas para ver
web-which-game = Que jogo?
web-show = Mostrar
web-show-open = para entrar
web-show-running = a decorrer
web-show-finished = terminadas
web-show-mine = minhas
web-game = Jogo
web-any = todos
web-none-open = Não há mesas abertas aqui.
web-none-running = Agora nada se joga em público.
web-none-finished = Não há partidas terminadas aqui.
web-none-mine = Não tem mesas aqui.
web-play-against-bots = Jogar contra robôs
web-more = Mostrar mais
web-study-title = Rever e estudar
web-study-about = Cada partida terminada abre-se: vá a qualquer decisão, veja o que estava oculto e continue a partir daí.
web-bring-title = Importar um registo
web-bring-about = Um ficheiro com o registo de uma partida (.rossio)
web-bring-choose = Escolher um ficheiro
web-study-mine = As suas partidas terminadas
web-study-none = Ainda não há partidas terminadas.
web-study-others = Partidas de outros

## Setting up a table

web-set-up-title = Preparar { $game }
web-your-name = O seu nome
web-name = Nome
web-seats-how-many = Lugares
web-solo = 1, a solo
web-seat-who = Quem fica com o lugar { $number }
web-seat-name = Nome da pessoa no lugar { $number }
web-bots = Robôs
web-plug-ins = Robôs de extensões
web-bot-level = { $level }: { $about }
web-people = Pessoas
web-taker-open = Livre: alguém pode sentar-se
web-taker-here = Alguém aqui, neste aparelho
web-pace-and-people = Ritmo, relógio e quem pode vir
web-pace = Ritmo
web-time-game = Tempo para toda a partida, cada um
web-time-move = Tempo para cada decisão
web-time-none = sem limite
web-clock-rests = O relógio descansa de noite
    .about = Nestas horas o tempo não corre para ninguém; quem quiser pode jogar.
web-at-zero = Quando o tempo acaba
web-at-zero-bot = um robô continua
web-at-zero-wait = nada acontece
web-at-zero-abandon = a partida é abandonada
web-who-comes = Quem pode vir
web-public = todos
web-by-link = só por ligação
web-rated = Conta para a classificação
web-rated-about = O resultado altera a classificação de quem joga.
web-keepers = Só quem leva as partidas até ao fim
    .about = Quem deixou mais de uma em cada cinco partidas a um robô não se pode sentar.
web-table-name = Nome da mesa
web-start-game = Começar a partida
web-start-game-about = Começa logo.
web-open-table = Abrir a mesa
web-open-table-about = Recebe uma ligação para enviar; começa quando todos os lugares estiverem ocupados.

## A table before the game

web-waiting-about = { $game }, à espera de jogadores
web-facts = Como se joga
web-clock-game = { $span } para a partida
web-clock-move = { $span } para cada decisão
web-clock-quiet = o relógio descansa das { $from } às { $to }
web-host = anfitrião
web-seat-here = presente
web-seat-away = ausente
web-talk-seated = Sente-se para poder conversar.
web-sit-here = Sentar-se aqui
web-start-when-full = Primeiro todos os lugares têm de estar ocupados; o anfitrião pode preenchê-los com robôs.
web-leave = Deixar a mesa
web-close-table = Fechar a mesa
web-closed = Esta mesa foi fechada antes de começar.
web-invite-title = Convidar
web-invite-public = Qualquer pessoa encontra esta mesa; esta ligação leva diretamente a ela.
web-invite-private = Só quem tem esta ligação pode vir.
web-invite-near = Só este computador chega a este endereço. Para deixar entrar amigos da mesma rede, inicie o Rossio com --friends (make play ARGS=--friends).
web-qr = A ligação como código para a câmara de um telemóvel
web-copy-by-hand = Não foi copiada: a ligação está selecionada, prima Ctrl C.
web-copy = Copiar a ligação
web-copied = Copiada
web-share = Partilhar

## Settings

web-who-you-are = Perfil
web-keep-name = Guardar o nome
web-change-name = Mudar o nome
web-kept = Guardado.
web-guest-about = Joga como convidado deste navegador. Uma conta guarda as suas mesas e o seu histórico em todos os aparelhos.
web-signed-in-as = Sessão iniciada como { $name }.
web-my-profile = O meu perfil
web-sign-out = Terminar a sessão
web-look = Aspeto
web-text-size = Tamanho do texto
web-board-text = Texto grande nos tabuleiros
    .about = Aumenta as letras pequenas e retira enfeites.
web-motion = Movimento
web-motion-system = como o sistema
web-motion-full = completo
web-motion-reduced = reduzido
web-patterns = Padrões fortes
    .about = Tramas e iniciais distinguem os lugares sem a cor.
web-at-the-table = À mesa
web-confirm = Perguntar antes de fazer uma jogada
web-confirm-never = nunca
web-confirm-final = se não se puder desfazer
web-confirm-always = sempre
web-single = Uma pergunta com uma só resposta
web-single-play = tem resposta automática
web-single-ask = é feita
web-keys = Teclas de uma letra
    .about = U desfaz, L abre o registo, ? mostra todas as teclas.
web-sound = Som
    .about = Um toque suave quando é a sua vez.
web-mistakes = Trazer de volta os meus erros
    .about = Depois de uma análise, as decisões que mais custaram voltam como problemas ao fim de 1, 7 e 30 dias.
web-archive = Partilhar as minhas partidas terminadas
    .about = Para investigação, sem nomes, se todos à mesa concordarem. Pode retirar o acordo a qualquer momento.
web-eyes = Olhos na mesa
    .about = O que o Rossio calcula por si enquanto joga. Cada um pode ser desligado.
web-eye-left = O que falta sair
    .about = Abre-se a partir de um baralho e do menu da mesa: as cartas e peças que ainda não viu.
web-eye-waste = Desperdício
    .about = Avisa quando uma jogada não rende nada e o que se perde por exceder o que pode guardar.
web-eye-prospects = Perspetivas
    .about = Ao lado do que uma jogada traz agora: quantos pontos vale mais ou menos até ao fim, e o que abre e fecha.
web-eye-reach = Alcance
    .about = No tabuleiro de um adversário: o que pode pagar e o que tem ao alcance a seguir.
web-notices = Quando é a sua vez
web-push = Avisar neste navegador
web-push-about = Mesmo com o Rossio fechado.
web-push-impossible = Este navegador não pode receber avisos.
web-push-on = Este navegador será avisado.
web-push-off = Nenhum dos seus navegadores será avisado.
web-push-refused = O navegador não permitiu avisos.
web-mail = Avisar por correio eletrónico
web-mail-about = Precisa de uma conta com endereço de correio.
web-notice-live = Também nas mesas em direto
web-webhook = Endereço a chamar (webhook)
web-webhook-kind = Escrito para
web-quiet = Horas de silêncio
web-quiet-about = Os avisos esperam pelo fim delas.
web-quiet-from = Das
web-quiet-to = Às
web-keep-notices = Guardar estas escolhas

## Signing in

web-sign-in = Iniciar sessão
web-sign-in-about = Com o nome e a palavra-passe da sua conta. Para jogar não é precisa conta.
web-sign-in-do = Entrar
web-sign-in-way = O que deseja?
web-register = Criar conta
web-register-about = O que jogou como convidado neste navegador continua seu.
web-register-do = Criar a conta
web-forgotten = Palavra-passe esquecida
web-forgotten-about = Enviamos para o endereço da sua conta uma ligação para uma nova palavra-passe.
web-forgotten-do = Enviar a ligação
web-forgotten-sent = Se alguma conta tem este endereço, a mensagem vai a caminho.
web-password = Palavra-passe
web-password-new = Nova palavra-passe
web-password-about = Pelo menos 8 caracteres.
web-email = Correio eletrónico
web-email-optional = Correio eletrónico, se quiser: para avisos e palavra-passe esquecida
web-reset = Uma nova palavra-passe
web-reset-do = Definir a palavra-passe
web-reset-done = A nova palavra-passe está em vigor.

## People

web-person = Pessoa
web-person-since = Aqui desde { $day }
web-guest-since = Convidado desde { $day }
web-keeping = partidas com pessoas: { $kept } até ao fim, { $left } abandonadas
web-find-person = Procurar alguém pelo nome
web-find = Procurar
web-found-none = Ninguém aqui tem um nome com «{ $name }».
web-program = conta de robô: quem joga é um programa
web-ladder = Classificação
web-ladder-about = Só contam partidas classificadas. Em duas de cada três vezes, a força real está dentro do ± ao lado.
web-ladder-none = Ainda ninguém jogou uma partida classificada deste jogo.
web-rating = Pontuação
web-rated-games = Partidas
web-ratings = Classificações
web-rating-games = { $game }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
web-rating-curve = Classificação
web-score-curve = Pontos, partida a partida
web-curve-told = { $title }: de { $first } em { $from } a { $last } em { $to }; mínimo { $low }, máximo { $high }.
web-table = Mesa
web-rank = Lugar
web-rank-of = { $rank } de { $seats }
web-score = Pontos
web-when = Quando
web-history-none = { $name } ainda não terminou nenhuma partida.
web-person-trouble = Problemas com { $name }?
web-block-about = Quem está bloqueado não pode sentar-se às suas mesas, e o que escreve não lhe aparece.
web-block = Bloquear
web-unblock = Desbloquear
web-blocked = Bloqueou { $name }.
web-unblocked = { $name } já não tem bloqueio.
web-report-about = O que aconteceu? O administrador deste servidor lê.
web-report = Denunciar
web-reported = O administrador foi avisado.

## Rules

web-rules-title = As regras
web-rules-lead = As regras completas dos três jogos em palavras nossas, cláusula a cláusula. Cada recusa e cada linha de um registo levam à sua cláusula.
web-rules-read = Ler as regras
web-rules-of = Regras de { $game }
web-rules-own-words = As regras, em palavras nossas
web-five = Em cinco minutos
web-rules-contents = Índice
web-rules-components = Componentes
web-rules-also = Também
web-rules-search = Procurar nas regras
web-rules-found = { $clauses ->
        [one] { $clauses } cláusula contém isso
       *[other] { $clauses } cláusulas contêm isso
    }
web-rules-plain = Página simples
web-rules-others = Os outros jogos
web-print = Imprimir
web-rules-beside = Ao lado das regras
web-rules-try = Experimentar
web-play-game = Jogar { $game } já
web-rules-icons = Símbolos
web-clause = Cláusula { $clause }
web-list-coimbra-characters = Personagens
web-list-coimbra-favours = Fichas de favor
web-list-coimbra-monasteries = Mosteiros
web-list-coimbra-voyages = Viagens
web-list-coimbra-tracks = Trilhos de influência
web-list-coimbra-influence-tiles = Fichas de influência
web-list-coimbra-flags = Bandeiras da ordem de jogo
web-list-lisboa-political = Cartas políticas
web-list-lisboa-plans = Planos
web-list-lisboa-buildings = Edifícios públicos
web-list-lisboa-clergy = Peças do clero
web-list-lisboa-decrees = Decretos
web-list-lisboa-ships = Navios
web-list-lisboa-houses = Casas
web-list-lisboa-tasks = Tarefas iniciais
web-list-lisboa-tokens = Fichas da cidade
web-list-magnanimous-empire = Cartas do Império
web-list-magnanimous-ministers = Ministros
web-list-magnanimous-barons = Barões
web-list-magnanimous-improvements = Melhorias
web-list-magnanimous-provinces = Províncias
web-list-magnanimous-rio = Efeitos do Rio
web-diagram-lisboa-turn = Uma jogada, da esquerda para a direita.
web-diagram-lisboa-visit = Um exemplo: o tesouro mostra 1 e há quatro oficiais de outros no escritório, por isso a visita custa 5 de influência.
web-diagram-lisboa-noble-actions = Um exemplo de preço de um terreno: tesouro 4, um cubo castanho e um azul na linha e na coluna, logo 8 réis.
web-diagram-coimbra-setup = As seis fases de cada uma das quatro rondas.
web-diagram-coimbra-phases-a-b = Um novo 4: no castelo os dados sobem da esquerda, numa cidade descem; entre iguais o mais antigo fica à esquerda.
web-diagram-coimbra-phase-c = Um exemplo: um dado de 5 e um desconto de 1, logo a carta custa 4 moedas.
web-diagram-magnanimous-round = As seis fases de uma ronda.
web-diagram-magnanimous-offensives = Um exemplo: a força 4 do Paraguai é maior do que as 3 tropas na província, por isso ela cai. Com forças iguais resistiria.

web-pack = Conteúdo
web-pack-ours = A nossa edição
web-pack-of = Conteúdo: { $title }
web-pack-unrated = Uma partida com um pacote próprio não conta para a classificação.
web-content-link = O que está impresso nos componentes, e como corrigi-lo
web-content-title = O que { $game } traz impresso
web-content-about = Ninguém publicou todos os números destes jogos. Onde um valor é deduzido ou nosso, a sua caixa pode trazer outro. Corrija-o aqui, experimente o conjunto e guarde-o como pacote para as suas mesas ou como ficheiro para partilhar. Um pacote contém números e identificadores, nunca imagens nem textos de uma editora.
web-content-count = { $source }: { $n }
web-source-printed = impresso
web-source-printed-about = como o componente o mostra
web-source-reference = referência
web-source-reference-about = de um livro de regras ou de outra fonte pública
web-source-inferred = deduzido
web-source-inferred-about = resulta de exemplos e contagens
web-source-ours = nosso
web-source-ours-about = escolhido por nós, por não haver lista pública
web-content-own = Pacotes com que pode jogar
web-content-open = Ver
web-content-forget = Retirar
web-content-tools = O seu pacote
web-content-name = Nome do seu pacote
web-content-untitled = A minha caixa
web-content-check = Experimentar
web-content-save = Guardar
web-content-download = Guardar num ficheiro
web-content-bring = Abrir um ficheiro
web-content-restore-all = Anular todas as correções
web-content-restore = Anular a correção
web-content-busy = Está a ser jogada uma partida com ele …
web-content-saved = { $title } está guardado. As mesas com ele não contam para a classificação.
web-content-fits = Tudo está certo: uma partida com ele acaba como deve.
web-content-changes =
    { $n ->
        [0] Ainda nada corrigido.
        [one] Uma coisa corrigida.
       *[other] { $n } coisas corrigidas.
    }
web-content-play = Abrir uma mesa com ele
web-content-find = Procurar uma carta ou peça
web-content-file = Ficheiro
web-content-none = Nada aqui.
web-content-changed = corrigido
web-content-as-printed = A minha caixa traz tudo isto
web-content-as-text = Editar como texto
web-content-take-text = Usar este texto
web-content-number = { $key }: é preciso um número inteiro.
web-content-text-wrong = Não se consegue ler este texto: { $reason }
web-content-no-pack = { $file } não é um pacote de { $game }.
web-yes = Sim
web-no = Não
web-cancel = Cancelar
