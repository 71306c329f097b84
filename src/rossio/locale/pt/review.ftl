# A análise de um jogo terminado: sorte e mestria separadas, as decisões que mais custaram

review-heading = { $game }: análise
review-progress = A analisar { $game }
review-unfinished = { $file }: a partida não acabou, e só se analisam partidas terminadas.
review-shares = Sorte e mestria
review-even = em pontos face a uma partida equilibrada de { $par }
review-head-points = pontos
review-head-luck = sorte
review-head-skill = mestria
review-head-lost = perdido por decisão
review-head-decisions = decisões
review-sum = A sorte é o que dados e cartas deram, face à média do que podiam ter dado. A mestria é o resto: { $par } + sorte + mestria = pontos. Ao longo de muitas partidas a sorte anula-se.
review-judge-net = Avaliado pelo que o robô que aprendeu espera após { $looks } tentativas por decisão, só a partir do que cada lugar sabia então. Sempre igual.
review-judge-search = Avaliado pela procura com { $looks } tentativas por decisão, só a partir do que cada lugar sabia então. Sempre igual.
review-dearest = { $number ->
        [0] Nenhuma decisão custou sequer meio ponto
        [one] A decisão que mais custou
       *[other] As { $number } decisões que mais custaram
    }
review-line = { $name }, decisão { $ply }: { $move } ({ $cost }). A jogada melhor era «{ $better }»: { $why }.
