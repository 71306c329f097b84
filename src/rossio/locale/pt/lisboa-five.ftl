# Lisboa in five minutes: the page before the rules

lisboa-five = Lisboa em cinco minutos
lisboa-five-aim = Em 1755 Lisboa tremeu, foi inundada e ardeu. Ajude a reconstruir a Baixa e será pago em perucas. Ganha quem tiver mais.
    .title = O objetivo
lisboa-five-arc = Duas metades. Na primeira remove-se entulho, constrói-se uma loja ou duas, arranja-se um navio. O segundo conjunto de entulho (castanho, vermelho, azul) de qualquer jogador encerra-a. Na segunda as lojas produzem, os navios partem, os edifícios rendem; um quarto conjunto termina a partida. Depois navios, conjuntos, lojas, dinheiro, decretos, planos e favores pontuam mais uma vez.
    .title = O arco
lisboa-five-round = Jogue uma carta, faça o que ela abre, tire uma carta nova.
    .title = Uma jogada
lisboa-five-piece = No portefólio dá a sua recompensa; depois vendem-se bens a navios ou dão-se um ou dois bens aos nobres por pequenas ações. Na corte leva-o ao seu nobre: pague influência, faça grátis uma pequena ação e a seguir a grande. Manuel constrói lojas, o Marquês dá decretos, o Rei abre edifícios públicos.
    .title = Uma carta, dois usos
lisboa-five-points = Uma loja pontua quando um edifício público olha para ela: na mesma linha ou na mesma rua, e nas cores do edifício. Navios que partem, pontuações da igreja, conjuntos de entulho, presentes. No fim: mais lojas de um tipo, decretos, oficiais em planos terminados.
    .title = De onde vêm as perucas
lisboa-five-tips = Três conselhos
lisboa-five-tip-1 = A influência é o fôlego: construa cedo um navio, que a repõe.
lisboa-five-tip-2 = Guarde favores reais. Seguir é jogar na vez de outro.
lisboa-five-tip-3 = Vigie o tesouro: é ele que marca o preço das visitas, dos terrenos e das contratações, para todos.
