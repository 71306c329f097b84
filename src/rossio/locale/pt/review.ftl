# A análise de um jogo terminado: sorte e mestria separadas, as decisões que mais custaram

review = Análise
review-heading = { $game }: análise
review-progress = A analisar { $game }
review-unfinished = { $file }: o jogo não acabou, e só se analisam jogos terminados.
review-ask = Analisar este jogo
review-ask-about = cerca de { $seconds } s
review-ask-who = Quem se sentou à mesa pode mandar analisar o jogo.
review-running = { $done } de { $steps } vistas
review-waiting = Espera até que os bots tenham tempo
review-verdict = A sorte deu { $luck }.
review-verdict-gave = { $points } a { $name }
review-verdict-better = As melhores decisões foram de { $name }: { $own } pontos perdidos por decisão, contra { $other } de { $second }.
review-verdict-level = Nas decisões { $name } e { $second } ficaram iguais: { $own } pontos perdidos por decisão.

## Curvas

review-curve = Pontos esperados no fim
review-curve-about = Pontos esperados no fim, após cada decisão. No final: { $totals }.
review-show-curve = O que a curva mostra
review-expected = esperados
review-so-far = pontos até aí
review-mark = { $move }: sorte, { $name } { $points }

## Sorte e mestria

review-shares = Sorte e mestria
review-even = em pontos face a um jogo equilibrado de { $par }
review-head-points = pontos
review-head-luck = sorte
review-head-skill = mestria
review-head-lost = perdido por decisão
review-head-decisions = decisões
review-loses = perde { $points } por decisão
review-you = eu
review-sum = A sorte é o que dados e cartas deram, face à média do que podiam ter dado. A mestria é o resto: { $par } + sorte + mestria = pontos. Ao longo de muitos jogos a sorte anula-se.
review-judge-net = Avaliado pelo que o bot que aprendeu espera após { $looks } olhadelas por decisão, só a partir do que cada lugar sabia então. Sempre igual.
review-judge-search = Avaliado pela procura com { $looks } olhadelas por decisão, só a partir do que cada lugar sabia então. Sempre igual.

## Decisões

review-dearest = { $number ->
        [0] Nenhuma decisão custou sequer meio ponto
        [one] A decisão que mais custou
       *[other] As { $number } decisões que mais custaram
    }
review-dearest-about = pontos perdidos face aos outros, em relação à jogada melhor
review-whose = De quem são as decisões
review-mine = primeiro as minhas
review-everyone = as de todos
review-better = melhor era
review-first = tentar primeiro, ver depois
review-hidden = escondida até tentar
review-try = Tentar
review-try-about = Tentar de novo a decisão { $ply }
review-show = Mostrar
review-show-about = Mostrar a decisão { $ply }
review-decision = { $name }, decisão { $ply }: { $move }
review-cost = custa { $points }
review-line = { $name }, decisão { $ply }: { $move } ({ $cost }). Melhor era { $better }: { $why }.

## Tentar

review-find = Encontrar a jogada melhor
review-find-about = Decide { $name }, decisão { $ply }. O que fazer agora?
review-choices = Jogadas
review-is-it = É esta?
review-yes = É essa: mais { $points } pontos do que a que foi feita.
review-same = Foi essa que se fez. Há uma jogada que vale mais { $points } pontos.
review-other = Não é a que o juiz encontrou. Há uma jogada que vale mais { $points } pontos do que a que foi feita.
review-answer = Melhor era { $better }: { $why }.
review-played = Jogou-se { $move }.
review-reveal = Mostrar a resposta
review-back = Voltar à análise
