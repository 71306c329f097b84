# O que o servidor diz

## O que está errado num pedido

server-error-invalid = { $what }: { $reason }
server-error-unknown-game = { $game }: esse jogo não existe; há { $known }.
server-error-unknown-option = O jogo { $game } não tem essa opção ou esse número de lugares.
server-error-unknown-bot = { $bot }: esse robô não existe; há { $known }.
server-error-unknown-move = Nenhuma jogada tem este nome.
server-error-record = Este registo não pode ser lido, linha { $line }: { $reason }
server-error-pack = Não se pode jogar com este pacote: { $faults }
server-error-no-pack = Aqui não há nenhum pacote { $digest }.
server-error-address = { $address }: { $reason }
server-error-reset-token = Esta ligação já não é válida. Peça uma nova.
server-error-no-mail = Este servidor não envia correio. Peça uma nova palavra-passe ao administrador.
server-error-sign-in = Entre primeiro, como convidado ou com a sua conta.
server-error-wrong-password = O nome e a palavra-passe não correspondem.
server-error-csrf = Falta ao pedido o sinal da sua própria sessão (X-CSRF-Token). Carregue a página de novo.
server-error-origin = { $origin }: uma página de outro sítio não pode abrir esta mesa.
server-error-banned = Esta conta está fechada.
server-error-not-seated = Mesa { $table }: não tem lugar aí.
server-error-not-host = Mesa { $table }: só o anfitrião pode fazer isto.
server-error-blocked = Mesa { $table }: alguém aí não quer jogar consigo.
server-error-no-table = { $table }: essa mesa não existe.
server-error-no-person = { $person }: essa pessoa não existe.
server-error-no-seat = Não há lugar { $seat }.
server-error-no-page = Essa página não existe.
server-error-no-ply = Decisão { $ply }: a partida tem { $last }.
server-error-method = Este endereço não entende tal pedido.
server-error-stale = A sua jogada responde à decisão { $ply }, mas a mesa está na decisão { $now }.
server-error-refused = { $move }: não é possível ({ $reason }, { $clause }).
server-error-not-wanted = Primeiro, o treinador espera outra coisa.
server-error-no-hint = Só há dicas em mesas sem classificação, sobre as próprias decisões e as jogadas dos robôs.
server-error-out-of-place = Neste passo da lição não há nada disso para fazer.
server-error-not-your-turn = Agora não é a sua decisão.
server-error-bot-decides = O seu tempo para esta decisão acabou: o robô decide-a e depois pode voltar.
server-error-over = A partida acabou.
server-error-not-open = A mesa { $table } já começou ou acabou ({ $status }).
server-error-not-running = Não há nenhuma partida a decorrer na mesa { $table } ({ $status }).
server-error-not-finished = Mesa { $table }: tudo se abre quando a partida acabar ({ $status }).
server-error-seat-taken = O lugar { $seat } está ocupado.
server-error-seat-shared = Mesa { $table }: há pessoas a partilhar um dispositivo; um lugar assim não se pode oferecer.
server-error-not-away = Mesa { $table }: ninguém espera pelo lugar { $seat }, ou a pessoa está presente.
server-error-not-yet = Mesa { $table }: o lugar { $seat } pode ser entregue a um robô dentro de { $minutes ->
        [one] { $minutes } minuto.
       *[other] { $minutes } minutos.
    }
server-error-rated-alone = Mesa { $table }: esta partida conta para a classificação e não há ninguém para dar o acordo. Saia, e um robô continua a jogar; ou jogue até ao fim.
server-error-leaver = A mesa { $table } pede pessoas que levam as partidas até ao fim. Levou { $kept } até ao fim e abandonou { $left }.
server-error-already-seated = Já está no lugar { $seat } da mesa { $table }.
server-error-seats-empty = Mesa { $table }: estes lugares ainda estão vazios: { $seats }.
server-error-nothing-to-undo = Nada a desfazer: a mesa está na decisão { $now }, pediu { $to }.
server-error-no-wish = Mesa { $table }: já ninguém pede para voltar atrás.
server-error-name-taken = { $name }: este nome já tem dono.
server-error-rules-changed = Esta partida começou com as regras { $rules } de { $game }, conteúdo { $content }; este servidor joga por outras.
server-error-unreplayable = A mesa { $table } já não se reproduz; o administrador foi avisado.
server-error-raced = A mesa { $table } mudou neste preciso momento. Tente de novo.
server-error-too-large = Isto é grande demais; no máximo { $at_most } bytes.
server-error-media-type = Envie JSON.
server-error-too-often = Demasiadas vezes ({ $purpose }). Tente de novo dentro de { $seconds ->
        [one] { $seconds } segundo.
       *[other] { $seconds } segundos.
    }
server-error-too-many = { $what ->
        [open] Já tem { $at_most } mesas abertas. Feche uma, ou deixe que uma comece.
        [bots] Em { $at_most } das suas mesas jogam só robôs. Espere que uma delas acabe.
       *[study] Já trouxe { $at_most } registos, e não se guardam mais.
    }
server-error-internal = Um erro nosso, anotado como { $request }. Nada mudou.
server-error-cut = As regras não responderam a tempo e nada mudou. Tente de novo, ou escolha outra jogada.
server-error-away = O servidor não consegue chegar à sua base de dados agora. Envie o mesmo pedido daqui a pouco.

## Avisos

server-notice-turn = É a sua vez em { $table } ({ $game })
server-notice-over = A partida em { $table } acabou ({ $game })
server-notice-soon = Resta-lhe um quarto do tempo em { $table } ({ $game })
server-notice-late = O seu tempo acabou em { $table } ({ $game }); os outros esperam por si
server-notice-time = O seu tempo esgotou-se em { $table } ({ $game }); um robô joga por si, e pode retomar o seu lugar
server-notice-given = Esteve ausente em { $table } ({ $game }); um robô joga por si, e pode retomar o seu lugar
server-notice-text = { $subject } { $link }
server-reset-subject = Uma nova palavra-passe para o Rossio
server-reset-text = Olá { $name }, escolha uma nova palavra-passe aqui, dentro de uma hora: { $link } Se não a pediu, não faça nada.

## Páginas

server-no-client = O servidor está a funcionar, mas o cliente web não foi construído. Numa cópia do código-fonte: make web; depois volte a carregar esta página. A interface de programação está descrita em /api/schema.

## Pré-visualização de ligações

server-card-house = três grandes jogos, uma praça
server-card-house-text = Lisboa, Coimbra e Magnanimous: jogar contra robôs com um clique, em direto com amigos, ou uma jogada por dia.
server-card-rules = { $game }: as regras
server-card-rules-text = O jogo em cinco minutos, e todas as regras em palavras simples, cláusula a cláusula.
server-card-learn = Aprender { $game }
server-card-learn-text = Capítulos curtos que ensinam o jogo enquanto se joga.
server-card-invited = Um convite para { $game }
server-card-invited-text = Esta ligação leva a uma mesa entre amigos.
server-card-open = { $game }: há uma mesa aberta
server-card-running = { $game }: uma partida em curso
server-card-finished = { $game }: uma partida para rever
server-card-abandoned = { $game }: uma partida interrompida
server-card-study = { $game }: uma partida para estudar
server-card-free =
    { $seats ->
        [one] um lugar livre
       *[other] { $seats } lugares livres
    }
server-card-ply = decisão { $ply } de { $last }
server-card-shown = O tabuleiro de { $game }
