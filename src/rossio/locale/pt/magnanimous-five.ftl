# Magnanimous in five minutes: the page before the rules

magnanimous-five = Magnanimous em cinco minutos
magnanimous-five-aim = É barão no Império do Brasil, entre o trono, a guerra e a república. Quem chegar a Nobreza 20 ganha. Se a República chegar primeiro a 20, decidem os pontos. Se o Paraguai tomar o Rio, todos perdem.
    .title = O objetivo
magnanimous-five-arc = Nas primeiras rondas os dados são baratos: mercadorias, tropas, um navio. Depois os comboios chegam aos portos, as exportações trazem Nobreza, as coroas trazem ministros. Os dados encarecem, o Paraguai cresce, os votos pesam mais. Seis a oito rondas, e acaba.
    .title = O arco
magnanimous-five-round = O Imperador revela as cartas que puseram (a partir da segunda ronda). Enchem-se de dados as quatro províncias. O Paraguai ataca. Os mesmos dados trabalham uma segunda vez. A República avança 3.
    .title = Uma ronda
magnanimous-five-piece = Custa o que mostra. Os quadrantes vermelhos fazem uma mercadoria na província dela; os azuis dão tropas, melhorias, deputados, navios. Se o número é o do espaço, a ação pode ser precisa: grátis para quem a faz, aberta aos outros. Também se pode vender. Na segunda metade da ronda o dado sobe 1 e faz a ação de cima de outro quadrante: mover o comboio, vender, exportar, marchar, atacar, pôr cartas.
    .title = Um dado
magnanimous-five-points = Nobreza: exportações, ataques, cartas descartadas, referendos. Se a República chegar: título, espaços de comércio (10), referendos ganhos (3 cada), tropas (2 cada), dinheiro, Governador (5), e −5 por cada província ocupada.
    .title = O que conta
magnanimous-five-tips = Três conselhos
magnanimous-five-tip-1 = Leia a previsão da próxima ofensiva antes de cada ronda.
magnanimous-five-tip-2 = Um comboio cheio até ao porto vale mais do que quatro vendas pequenas.
magnanimous-five-tip-3 = O dado roxo dá-lhe a vez, paga o título e é grátis.
