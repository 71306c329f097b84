# Problemas: a página, e o painel ao lado da mesa. Carregado onde há um problema.

puzzle-word = Problema
puzzle-title = Encontre a melhor jogada
puzzle-title-one = Encontre a melhor decisão
puzzle-number = Problema { $number }
puzzle-daily = Problema do dia
puzzle-own = De uma partida sua
puzzle-task = De uma partida real: faça a jogada que mais lhe traz até ao fim, em comparação com os outros. Só conta onde acaba, não a ordem dos movimentos.
puzzle-task-one = De uma partida real: tome a única decisão que mais lhe traz até ao fim, em comparação com os outros. Conta-se com que o que vem depois seja bem jogado.
puzzle-level-1 = Uma decisão.
puzzle-level-2 = Uma jogada de várias decisões.
puzzle-level-3 = Uma jogada em que conta a resposta dos outros.
puzzle-about = Sobre: { $themes }.
puzzle-again = Da outra vez não saiu, por isso voltou{ $times ->
        [1] .
       *[other] {" "}({ $times }).
    }
puzzle-whole = A sua jogada está completa.
puzzle-whole-one = A sua decisão está tomada.
puzzle-try = É esta?
puzzle-right = É essa: { $best }
puzzle-close = Quase: { $points }, há { $best }
puzzle-other = Ainda não é essa: há { $best }
puzzle-shown = A melhor jogada: { $best }
puzzle-shown-one = A melhor decisão: { $best }
puzzle-answer = A resposta: { $turn }.
puzzle-answer-one = A resposta: { $turn }. Depois: { $then }.
puzzle-brings = Na folha de pontos traz { $what }.
puzzle-why-own = Em relação à jogada tentadora, ganha { $own }; face aos outros são { $others }.
puzzle-why-others = Trata-se sobretudo dos outros: o que perdem vale-lhe { $others }, e o seu próprio ganho é { $own }.
puzzle-tempts = Tentadora: { $turn }. É daí que se contam os pontos.
puzzle-second = A segunda melhor: { $turn }, { $points }.
puzzle-played = Jogado na partida: { $turn }, { $points }.
puzzle-due = Volta { $days ->
        [one] amanhã
       *[other] daqui a { $days } dias
    }.
puzzle-solved-by = { $solved } de { $tried } encontraram-na à primeira.
puzzle-ratings = A sua pontuação em problemas { $mine }, a deste problema { $its }.
puzzle-show = Mostrar a resposta
puzzle-next = Problema seguinte
puzzle-skip = Outro problema
puzzle-all = Todos os problemas
puzzle-to-review = Voltar à análise
puzzle-chapter = O capítulo { $number } ensina isto

puzzles-lead = Posições de partidas reais em que uma jogada é claramente a melhor, e fácil de não ver. Em cada uma, várias procuras longas estão de acordo.
puzzles-solved = { $solved } de { $puzzles } resolvidos
puzzles-rating = A sua pontuação em problemas: { $rating }
puzzles-start = Problema seguinte
puzzles-daily-title = Problema do dia
puzzles-daily-about = O mesmo para todos: o número { $number }.
puzzles-daily-done = Resolvido. Amanhã há outro.
puzzles-daily-start = Resolver
puzzles-due-title = Os seus próprios erros
puzzles-due-about = { $due ->
        [0] Hoje não volta nenhum.
        [one] Hoje voltou um.
       *[other] Hoje voltaram { $due }.
    } O que não encontrou volta após 1, 7 e 30 dias.
puzzles-due-own = Das suas próprias partidas: { $own }.
puzzles-due-next = O próximo: { $date }.
puzzles-due-start = Tentar de novo
puzzles-levels = Por nível
puzzles-level-1 = Uma decisão
puzzles-level-2 = Uma jogada
puzzles-level-3 = Com a resposta dos outros
puzzles-themes = Por tema
puzzles-count = { $puzzles ->
        [one] 1 problema
       *[other] { $puzzles } problemas
    }
puzzles-after = depois do capítulo { $number }
puzzles-none = Ainda não há problemas de { $game }.

puzzle-theme-coimbra-start = o início
puzzle-theme-coimbra-queue = a fila certa
puzzle-theme-coimbra-crown = favores e coroas
puzzle-theme-coimbra-card = que carta
puzzle-theme-coimbra-road = o caminho do peregrino
puzzle-theme-coimbra-income = a ordem do rendimento
puzzle-theme-coimbra-voyage = viagens e bens parados
puzzle-theme-coimbra-others = o presente aos outros
puzzle-theme-coimbra-small = pequenas escolhas
puzzle-theme-lisboa-follow = seguir ou guardar
puzzle-theme-lisboa-letter = o Cardeal
puzzle-theme-lisboa-store = onde construir
puzzle-theme-lisboa-site = quem é pago
puzzle-theme-lisboa-sale = encher ou deixar
puzzle-theme-lisboa-decree = ler os decretos
puzzle-theme-lisboa-cube = que cubo
puzzle-theme-lisboa-door = a porta mais barata
puzzle-theme-lisboa-hand = a próxima carta
puzzle-theme-lisboa-others = o presente aos outros
puzzle-theme-lisboa-small = pequenas escolhas
puzzle-theme-magnanimous-vote = mais um voto
puzzle-theme-magnanimous-glory = glória ou guarda
puzzle-theme-magnanimous-export = que casa
puzzle-theme-magnanimous-governor = governador já?
puzzle-theme-magnanimous-train = o comboio longo
puzzle-theme-magnanimous-guard = aguentar a linha
puzzle-theme-magnanimous-throne = trono e deputados
puzzle-theme-magnanimous-precise = precisa ou paga
puzzle-theme-magnanimous-die = que dado
puzzle-theme-magnanimous-others = o presente aos outros
puzzle-theme-magnanimous-small = pequenas escolhas
