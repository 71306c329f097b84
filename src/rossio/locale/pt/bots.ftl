# Como se chamam os autómatos e como explicam uma jogada

## Nomes

bots-name-random = Acaso
    .about = joga qualquer jogada legal
bots-name-greedy = Ganancioso
    .about = fica com o que parece melhor de imediato
bots-name-search = Pesquisa
    .about = pensa adiante enquanto lhe for permitido
bots-name-net = Aprendido
    .about = procura com o que aprendeu a jogar contra si próprio
bots-name-apprentice = Aprendiz
    .about = pensa um instante e deixa escapar coisas
bots-name-journeyman = Artífice
    .about = pensa pouco tempo e raramente se engana
bots-name-master = Mestre
    .about = vê longe e não se engana de propósito
bots-name-guildmaster = Juiz do Ofício
    .about = pensa um segundo inteiro: para quem quer perder

## Razões

bots-reason-forced = não há mais nada a fazer
bots-reason-instinct = por instinto, sem razão
bots-reason-slip = pareceu suficientemente bom
bots-reason-wins = ganha a partida
bots-reason-scores = dá já { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, a maior parte por { $category }
bots-reason-denies = custa a { $other } cerca de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
bots-reason-prospects = promete mais cerca de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } até ao fim
bots-reason-close = pouco melhor do que: { $other }
bots-reason-better = melhor do que: { $other }
bots-reason-likelier = mais ou menos os mesmos pontos, mas a vitória é mais provável
bots-brings = se o jogo seguir como previsto, traz { $what }
bots-gain = { $category } +{ $points }
