# Coimbra in five minutes: the page before the rules

coimbra-five = Coimbra em cinco minutos
coimbra-five-aim = Está à frente de uma família na cidade universitária de Portugal. Quatro rondas, e ganha quem tiver mais pontos.
    .title = O objetivo
coimbra-five-arc = No início reúne-se: pessoas, e lugares em quatro trilhos. A meio, os trilhos alimentam-no, o peregrino chega a mosteiros distantes, pagam-se viagens. No fim tudo se conta uma vez: viagens, primeiros lugares nos trilhos, diplomas, cartas e o que sobrar na bolsa.
    .title = O arco
coimbra-five-round = Lançam-se os dados. Três vezes cada jogador tira um e coloca-o. Depois os dados agem, decide-se a ordem, cada dado paga, e pode investir-se numa viagem.
    .title = Uma ronda
coimbra-five-piece = O lugar: o castelo dá favores, uma cidade dá uma das suas cartas. O número: numa cidade o mais alto escolhe primeiro e a carta custa esse número; no castelo o mais baixo escolhe primeiro e nada custa. A cor: mais tarde o dado paga pelo trilho da sua cor: cinzento guardas, laranja moedas, roxo passos, verde pontos, branco o que se quiser.
    .title = Um dado, três ofícios
coimbra-five-points = Do rendimento verde e dos mosteiros durante a partida. No fim, das viagens (cerca de 28 numa boa partida), das fichas de influência (7 a 13 por cada primeiro lugar), das séries de diplomas (1, 2, 4, 8, 12 por um a cinco diferentes), das cartas de fim e de meio ponto por cada bem ou coroa.
    .title = De onde vêm os pontos
coimbra-five-tips = Três conselhos
coimbra-five-tip-1 = Primeiro a cor, depois o lugar: dois bons rendimentos valem mais do que uma grande carta.
coimbra-five-tip-2 = Um 1 no castelo vale tanto como um 6 numa cidade, e é grátis.
coimbra-five-tip-3 = Olhe para as seis viagens antes do primeiro dado. Uma delas é o seu plano.
