### Lisboa: the rule clauses in one line each (pt)

## setup

clause-L1-1 = O jogo tem 2 a 4 lugares, ou 1 a solo. Segue-se o sentido dos ponteiros do relógio; um lugar ao acaso começa e guarda o marcador de jogador inicial até ao fim.
clause-L1-2 = Vai para um saco um favor real de cada um dos três nobres por jogador.
clause-L1-3 = Cada jogador recebe 5 marcadores de conjunto, 8 casas (grupos de 2, 3 e 3), 8 oficiais, 1 bem de cada tipo, 10 réis, 1 favor real e 1 plano inicial ao acaso; os planos iniciais por usar saem do jogo.
clause-L1-4 = Cada jogador tira 2 peças do clero, fica com uma e devolve a outra ao saco, antes de se preencher a faixa da igreja.
clause-L1-5 = Cada jogador começa com 5 perucas, com 4, 5, 6 ou 7 de influência pela ordem de jogo e com 1 dos 8 oficiais no escritório do Marquês.
clause-L1-6 = Os favores que sobram no saco formam uma pilha por nobre no tabuleiro.
clause-L1-7 = Os 16 edifícios públicos são baralhados e divididos em 8 azuis e 8 verdes. Um de cada fica disponível junto do seu arquiteto; os outros sete são a sua pilha, com a peça de cima à vista.
clause-L1-8 = Os restantes planos formam duas pilhas viradas para cima, uma por arquiteto, com menos oficiais no topo.
clause-L1-9 = Os preços do mercado começam nos espaços marcados. Os bens e o dinheiro são ilimitados.
clause-L1-10 = O expositor da cidade tem uma peça em cada um de cinco espaços: amarelo, rosa, castanho, azul e azul pequeno; as outras aguardam em pilhas.
clause-L1-11 = As 4 peças de pontuação são baralhadas, uma em cada espaço sob o mapa da Baixa.
clause-L1-12 = Seis peças do clero tiradas do saco ficam na faixa da igreja; o Cardeal fica no espaço com o símbolo de influência.
clause-L1-13 = O marcador do Tesouro começa no espaço 3.
clause-L1-14 = Cada jogador recebe 5 cartas azuis; as outras azuis saem do jogo. As vermelhas formam quatro baralhos de 5, por esta ordem: Manuel, Marquês, Rei, Tesouro; a carta de cima de cada um fica à vista.
clause-L1-15 = De cada tipo de navio há uma cópia a menos do que jogadores. No estaleiro, os navios azuis ficam sobre os vermelhos; os roxos e castanhos aguardam.
clause-L1-16 = Os decretos formam um baralho, com 8 à vista.
clause-L1-17 = Os 63 cubos de entulho vão para um saco: um ao acaso em cada espaço de entulho das colunas e linhas, dois em cada local de edifício, seis no monte de entulho.
clause-L1-18 = Com dois jogadores, a linha E fica tapada: sem terrenos, sem cubos de linha e sem locais a oeste ou este; os cubos que sobram saem do jogo.
clause-L1-19 = Com dois jogadores, um oficial neutro fica em cada escritório durante todo o jogo e conta como de um adversário.
clause-L1-20 = Com dois jogadores, os decretos com o sinal de 2 jogadores saem do jogo e são substituídos sempre que aparecem.
clause-L1-21 = Na escolha das mãos todos escolhem ao mesmo tempo: guardam 2 de 5 cartas e passam 3 à esquerda, guardam 1 de 3 e passam 2, guardam 1 de 2 e passam 1, e ficam com a última recebida.

## turn

clause-L2-1 = A vez segue esta ordem: atracar navios; receber 1 ouro ou fazer uma ação; tirar uma carta política; fim da vez.
clause-L2-2 = Os seus navios cheios que estão no mar atracam: os bens voltam à reserva e os navios ficam vazios.
clause-L2-3 = Para receber 1 ouro, descarte qualquer carta da mão e receba 1 ouro.
clause-L2-4 = As cartas descartadas saem do jogo.
clause-L2-5 = Uma ação joga uma carta da mão: no portefólio (e depois vender bens ou negociar com nobres) ou na corte (um nobre: visitá-lo; Tesouro: patrocinar o evento). Só se a puder executar.
clause-L2-6 = Tire uma das cartas políticas expostas, ficando de novo com 5 cartas na mão.
clause-L2-7 = Uma carta jogada na corte dá apenas a visita ou o evento: recompensa, penalização, influência, subsídio e benefício não se aplicam.
clause-L2-8 = A vez passa à esquerda. Uma ronda é uma vez de cada lugar, a contar do marcador de jogador inicial.

## portfolio

clause-L3-1 = O portefólio tem 3 espaços em cima para nobres e navios e 3 em baixo para cartas de Tesouro, uma carta por espaço.
clause-L3-2 = O portefólio leva 2 cartas mais 1 por conjunto de entulho, no máximo 6; o armazém leva 2 bens de cada tipo mais 1 por conjunto. Os bens a mais voltam logo à reserva.
clause-L3-3 = Só com o portefólio ou a fila cheios se descarta antes exatamente uma carta: de qualquer fila se o limite é a capacidade, da mesma fila se os seus 3 espaços estão ocupados.
clause-L3-4 = Descartar um navio para dar lugar a outra coisa devolve os seus bens à reserva, sem perucas; trocar um navio por outro mantém-nos.
clause-L3-5 = Uma carta de nobre no portefólio dá primeiro a recompensa ou a penalização (paga-se o que se puder), depois ocupa um espaço de cima, com descarte se preciso; a seguir é obrigatório vender ou negociar.
clause-L3-6 = Uma carta de Tesouro no portefólio dá réis iguais ao valor do Tesouro, desce o marcador um espaço e ocupa um espaço de baixo; depois é obrigatório vender ou negociar. O benefício dura enquanto lá estiver e soma-se aos outros.
clause-L3-7 = Não pode jogar uma carta no portefólio se, após a recompensa ou penalização e o descarte, não puder vender um bem nem trocar um por uma ação de Estado que possa executar.
clause-L3-8 = Um cubo de entulho ocupa o espaço livre mais à esquerda da sua cor, no máximo 5 por cor; sem espaço sai do jogo, mas pode ser tirado na mesma.
clause-L3-9 = Um conjunto de entulho é um cubo castanho, um vermelho e um azul, no máximo 5 conjuntos. Completá-lo aumenta logo as duas capacidades em 1 e leva o marcador ao Marquês, para um decreto suplementar.
clause-L3-10 = O marcador do Tesouro nunca sai da faixa; o movimento além de uma ponta perde-se.

## influence

clause-L4-1 = Um envelope sem número dá a influência de todos os nobres e navios da sua fila de cima; um envelope numerado dá esse número.
clause-L4-2 = A influência vai de 0 a 10 e o excesso perde-se. Cada ganho de pelo menos 1 que deixe o marcador em 10 dá 1 peruca, mesmo que já lá estivesse.
clause-L4-3 = A influência paga visitas e seguimentos, ou parte de um pagamento em réis: cada real leva o marcador à esquerda até ao próximo espaço com um real; em 0 não há nenhum. Esses réis gastam-se nesse pagamento.
clause-L4-4 = As cartas de Tesouro do seu portefólio que mostram um real valem esse montante em cada pagamento em réis, uma vez por pagamento.
clause-L4-5 = Só visitas, seguimentos e pagamentos tiram influência; em 0 não há outra penalização.

## sell

clause-L5-1 = Venda um ou mais bens, um a um, a qualquer navio atracado com espaço, seu ou alheio; cada um rende o preço de mercado mais o bónus do navio e os seus benefícios de venda.
clause-L5-2 = Quando os bens sob um navio igualam o tamanho do casco, ele zarpa logo: o dono ganha 1 peruca por caixote.
clause-L5-3 = Um navio no mar não recebe bens até atracar na próxima vez do dono.
clause-L5-4 = Qualquer número de bens pode ir para quaisquer navios sem consultar os donos. Vender nunca altera um preço; os bens ficam no navio que não está cheio.

## trade

clause-L6-1 = Troque 1 ou 2 bens, um de cada vez, cada um por uma ação de Estado diferente; o bem cobre a ação até ao fim da vez, pelo que não se pode trocar duas vezes pela mesma.
clause-L6-2 = Manuel da Maia aceita ferramentas ou ouro, o Marquês livros ou ouro, o Rei tecidos ou ouro.
clause-L6-3 = Só pode escolher uma ação de Estado que possa executar.
clause-L6-4 = Recrutar oficiais: mova até 2 oficiais do seu tabuleiro para os escritórios de 2 nobres diferentes.
clause-L6-5 = Se o escritório está cheio, um oficial da cor mais numerosa vai para a praça, um de cada em caso de empate, incluindo a sua, contando antes de o novo entrar. Os neutros nunca se movem.
clause-L6-6 = Adquirir um plano: receba o plano de cima da pilha de um dos arquitetos. Não há limite.
clause-L6-7 = Construir um navio: receba o navio à vista e pague tantos bens de tipos diferentes quanto o casco, ou a diferença de tamanhos se substituir um seu. O bem dado pelo acesso não conta.
clause-L6-8 = A carga do navio substituído mantém-se e passa para o novo.
clause-L6-9 = O novo navio ocupa um espaço de cima, ou o do navio que substitui; o marcador do Tesouro sobe um; depois ganha influência, contando o novo navio.
clause-L6-10 = Produzir bens: cada loja sua dá 1 bem do tipo da sua rua, até à capacidade do armazém.
clause-L6-11 = Cada tipo de que recebeu mesmo algum bem desce 1 no preço, uma vez por produção e não abaixo do fim da faixa; os preços nunca sobem.
clause-L6-12 = Encontrar o Cardeal: mova-o 1 ou 2 espaços no sentido dos ponteiros do relógio (seta simples: só 1), receba uma das duas peças ao lado e veja os símbolos. Impossível com 4 peças do clero.
clause-L6-13 = Passar ou parar no símbolo do Tesouro da igreja sobe o marcador do Tesouro um espaço; sair do espaço não conta.
clause-L6-14 = Passar ou parar no símbolo de influência da igreja traz uma pontuação da igreja no fim da vez do jogador ativo; sair do espaço não conta.
clause-L6-15 = Obter um favor real: receba um favor de um nobre de quem não tenha nenhum; nunca dois do mesmo.

## visit

clause-L7-1 = Visita: jogue uma carta de nobre na corte, pague a influência, faça se quiser uma das duas ações de Estado desse nobre sem dar um bem e depois a ação do nobre, obrigatória.
clause-L7-2 = O custo é o valor de influência junto ao marcador do Tesouro mais 1 por oficial alheio, neutros incluídos, no escritório desse nobre; praças e os seus não contam. Os benefícios reduzem-no, nunca abaixo de 0.
clause-L7-3 = Só se a influência não chegar pode pagar o resto em perucas, 1 por 1, ficando com influência 0.
clause-L7-4 = Com as duas casas da esquerda construídas, os réis podem substituir influência 1 por 1, em qualquer combinação.
clause-L7-5 = Não pode visitar um nobre cuja ação não possa executar por inteiro.
clause-L7-6 = Após a visita, no sentido do relógio, cada adversário com o favor desse nobre pode seguir: devolve o favor, paga o seu próprio custo e faz exatamente uma das três ações do nobre com os seus custos (de Estado: sem bem).
clause-L7-7 = Depois a carta de nobre é descartada e a vez do visitante continua; a seguir joga quem está à esquerda do visitante, quem quer que tenha seguido.

## noble-actions

clause-L8-1 = Construir uma loja: escolha uma peça do expositor; o espaço dela fixa o tipo de loja e a rua para que dá. A peça pequena é para os espaços pequenos. Lojas grandes e pequenas contam igual.
clause-L8-2 = Escolha um terreno vazio que toque nessa rua; a peça pequena vai para a coluna estreita da direita.
clause-L8-3 = Receba a recompensa do terreno e depois coloque a peça virada para a rua.
clause-L8-4 = Tire 1 cubo de entulho à sua escolha da linha ou da coluna do terreno, se houver.
clause-L8-5 = Pague o terreno: valor do Tesouro mais os cubos que restam na linha e na coluna, castanho 3, vermelho 2, azul 1. O cubo acabado de tirar e os dos locais de edifícios não contam; os benefícios aplicam-se.
clause-L8-6 = Coloque na loja a casa mais baixa de um dos seus três grupos. Os grupos são independentes; uma capacidade dura até a seguinte do grupo a substituir.
clause-L8-7 = Grupo da esquerda: a primeira casa não dá nada; com as duas construídas, os réis podem substituir influência ao visitar ou seguir.
clause-L8-8 = Grupo do meio: com a primeira ou a segunda casa, os navios custam menos 1 bem; com a terceira, passam a ser gratuitos.
clause-L8-9 = Grupo da direita: com a primeira ou a segunda casa, produzir dá mais 1 bem de um tipo produzido; com a terceira, mais 1 de cada tipo produzido. Só havendo espaço.
clause-L8-10 = Uma nova loja ganha a peça de pontuação da sua coluna por cada edifício público aberto da sua cor na ponta oeste ou este da linha ou na ponta norte da sua rua: no máximo 3.
clause-L8-11 = Não pode construir sem uma peça exposta para um terreno livre, sem casas restantes ou sem meios para pagar.
clause-L8-12 = Tirar um decreto: tire um dos 8 decretos expostos. Os decretos são visíveis para todos, pontuam só para o dono e não têm limite.
clause-L8-13 = Os decretos expostos repõem-se no fim da vez, não entre duas tiragens nem entre visitante e seguidores.
clause-L8-14 = Após tirar um decreto, pode descartar um marcador de conjunto seu no Marquês para tirar mais um dos expostos: no máximo um marcador por jogador e por vez, incluindo ao seguir.
clause-L8-15 = Abrir um edifício público: é preciso um plano incompleto cujo arquiteto tenha um edifício disponível e um local livre a oeste, norte ou este; a norte, o edifício deve ter a cor da rua.
clause-L8-16 = Tire os dois cubos de entulho do local e depois a recompensa.
clause-L8-17 = Escolha um dos seus planos incompletos; o edifício disponível desse arquiteto é colocado no local.
clause-L8-18 = Recolha de escritórios e praças tantos oficiais seus quantos o plano indica; só se não chegarem, contrate os restantes pelo valor do Tesouro cada. Os benefícios podem reduzir o número ou o preço.
clause-L8-19 = Vire o plano: está completo e não pode voltar a ser usado.
clause-L8-20 = A este ou oeste: cada loja dessa linha que dá para uma rua de uma das cores do edifício pontua a peça da sua coluna. A norte: pontua cada loja que dá para essa rua. Todos os donos pontuam.
clause-L8-21 = O edifício seguinte do arquiteto fica logo disponível, também para quem seguir na mesma vez.
clause-L8-22 = Uma loja pontua com cada edifício público relevante exatamente uma vez: quando o segundo dos dois chega ao tabuleiro.

## event

clause-L9-1 = Patrocinar um evento: jogue uma carta de Tesouro na corte, pague réis iguais ao valor do Tesouro e execute a ação da carta, com os seus custos, ou receba a recompensa. A carta é descartada.
clause-L9-2 = Um evento não pode ser seguido, e patrociná-lo não move o marcador do Tesouro.

## end-of-turn

clause-L10-1 = No fim da vez, revele a carta seguinte do baralho de onde tirou, reponha o expositor da cidade, a faixa da igreja e os decretos até 8, e devolva os bens das ações de Estado.
clause-L10-2 = A pontuação da igreja, se a houver, vem antes das reposições: a partir de quem moveu o Cardeal, cada jogador pode entregar peças do clero, ganhar as perucas do verso e depois influência uma vez.
clause-L10-3 = Recompensas e penalizações são obrigatórias e cumprem-se tanto quanto possível; o impossível perde-se. Só «até» e «pode» deixam escolha.

## end-of-period

clause-L11-1 = O primeiro período termina quando um jogador completa o 2.º conjunto de entulho ou 3 dos 4 baralhos expostos se esgotam; antes conclui-se a vez em curso, seja de quem for.
clause-L11-2 = No fim do período, as cartas expostas que restam são descartadas e cada jogador recebe 3 perucas por conjunto completo.
clause-L11-3 = Os navios que restam no estaleiro saem do jogo; entram os roxos de tamanho 3 sobre os castanhos de tamanho 4.
clause-L11-4 = A partir de quem desencadeou o fim, cada jogador pode descartar cartas da mão e recebe a recompensa de uma carta descartada de cada nobre. As penalizações ignoram-se; as de Tesouro não dão nada.
clause-L11-5 = Cada jogador completa a mão até 5 cartas do baralho roxo, contando as guardadas; o resto sai do jogo.
clause-L11-6 = O baralho castanho é disposto como o vermelho; repõem-se a faixa da igreja e os decretos. Continua o jogador à esquerda daquele cuja vez terminou.

## end-of-game

clause-L12-1 = O fim do jogo é desencadeado no segundo período pelo 4.º conjunto de entulho de um jogador ou por 3 baralhos esgotados. Conclui-se a ronda em curso e joga-se mais uma.
clause-L12-2 = Navios: perucas iguais à soma dos cascos dos seus navios.
clause-L12-3 = Entulho: 3 perucas por conjunto completo.
clause-L12-4 = Maiorias de lojas para os três primeiros lugares: ouro 3, 2, 1; ferramentas 6, 4, 2; livros 9, 6, 3; tecidos 9, 6, 3.
clause-L12-5 = Sem lojas de um tipo: nada. Os empates somam as perucas dos lugares empatados e dividem-nas, arredondando para baixo. Com dois jogadores só contam o primeiro e o terceiro lugar.
clause-L12-6 = Dinheiro: réis na mão mais os que toda a influência daria, 1 peruca por cada 5, arredondando para baixo. O marcador não se move; os benefícios das cartas não contam.
clause-L12-7 = Decretos: cada decreto pontua só para o dono.
clause-L12-8 = Oficiais em planos completos: 15, 10, 5 perucas para os três primeiros lugares, com dois jogadores 15, 5; os empates partilham-se; sem planos completos, nada.
clause-L12-9 = Favores: 2 perucas por favor real.
clause-L12-10 = Um empate final decide-se por mais conjuntos de entulho, depois mais lojas, mais planos completos, mais dinheiro; por fim, a vitória é partilhada.
clause-L12-11 = Ganha o jogador com mais perucas, somando as da faixa e as das sete pontuações.

## variants

clause-L13-1 = Tarefas iniciais: cada novo jogador recebe uma carta A ao acaso. Uma tarefa A exige uma visita com carta própria na corte. Uma tarefa feita é paga no fim dessa vez e descartada, uma por jogador e vez; as A dão 2 cartas B.
clause-L13-2 = Há 4 tarefas no baralho A e 8 no baralho B, cada uma com a recompensa indicada na carta.
clause-L13-3 = Fichas da cidade: 24 fichas de loja e 14 de edifício tapam as recompensas ao acaso, uma por espaço (dois jogadores: nenhuma na linha E). Usa-se a recompensa da ficha, que é descartada.
clause-L13-4 = Decretos iniciais: após a preparação, pela ordem inversa de jogo, cada jogador tira um decreto; repõem-se depois do último.

## solo

clause-L14-1 = O jogo a solo é um humano contra bots, ou uma partida pela maior pontuação contra um adversário automático que segue regras fixas.

## details

clause-L15-1 = A vez segue: atracar; receber 1 ouro ou uma ação com todos os seguimentos; carta política; pontuação da igreja, se houver; reposições; recompensas de tarefas; fim do período, se for o caso; próximo jogador.
clause-L15-2 = Uma jogada, ação, visita, seguimento ou evento só pode começar se todos os passos obrigatórios se puderem cumprir por ordem, contando o que os anteriores dão, custam ou movem; depois só se oferecem escolhas que o permitam. Cartas ocultas nunca decidem.
clause-L15-3 = Uma ação tem de ter efeito: vender exige um bem e um navio atracado com espaço; recrutar, um oficial no tabuleiro; plano, navio, decreto ou favor, um que possa receber; produzir, pelo menos um bem recebido; o Cardeal, menos de 4 peças.
clause-L15-4 = Receber 1 ouro é possível em todas as vezes, mesmo havendo outras ações e mesmo sem espaço para o ouro (que então se perde). Ninguém pode passar.
clause-L15-5 = Se não houver cartas expostas, não se tira nenhuma e a mão fica menor. Isto só acontece depois de desencadeado o fim do jogo; a mão nunca desce abaixo de 3.
clause-L15-6 = Um baralho está esgotado quando a sua última carta, à vista, foi tirada. Só se verifica quando se tira uma carta política.
clause-L15-7 = Desencadeia o fim quem completou o conjunto com um cubo, visitante ou seguidor; com baralhos esgotados, o jogador ativo. Havendo várias causas numa vez, conta a primeira e há um só fim de período.
clause-L15-8 = O desencadear do fim não interrompe nada: a ação, os outros seguidores, a carta política, a pontuação da igreja e as reposições acontecem antes.
clause-L15-9 = No segundo período, um 2.º ou 3.º conjunto não desencadeia nada; após o desencadear do fim, os seguintes ignoram-se. Na vez do último lugar, segue-se só a ronda extra. As últimas rondas jogam-se por inteiro e os conjuntos aí feitos contam.
clause-L15-10 = No fim do período, cada jogador, por ordem, descarta à vista e recebe todas as recompensas, pela ordem que quiser, antes do seguinte; nada se repõe. Um conjunto feito aqui não dá perucas agora nem desencadeia nada; uma pontuação da igreja vem após o último.
clause-L15-11 = A mudança de período não termina a ronda nem move o marcador de jogador inicial.
clause-L15-12 = Pergunta-se aos adversários, um a um, uma vez por visita, se seguem, após a ação do nobre do visitante. Não se pergunta a quem não tem o favor nesse momento ou não pode completar uma ação. Recusar não custa nada.
clause-L15-13 = O custo de seguir calcula-se quando esse jogador segue, com o Tesouro e os escritórios como estão então; os oficiais do visitante contam como alheios, os do seguidor nunca.
clause-L15-14 = O favor volta à pilha antes da ação, pelo que um seguidor que obtenha um favor real pode receber de novo o do mesmo nobre; serve a partir da visita seguinte.
clause-L15-15 = Só um bem trocado cobre uma ação de Estado. Visitas, seguimentos, recompensas e eventos não a cobrem nem são impedidos por uma coberta; vários jogadores podem fazer a mesma ação numa vez.
clause-L15-16 = Um pagamento é o preço, menos descontos, menos o valor das cartas de Tesouro, nunca abaixo de 0; o resto em réis da mão e da influência, em qualquer combinação, nunca mais da influência do que se deve. Não há troco.
clause-L15-17 = Um pagamento é o preço de um terreno, todas as contratações de um plano juntas, o preço de um evento ou a parte em réis de uma visita ou seguimento. O desconto por contratação reduz cada uma antes de se somarem.
clause-L15-18 = Uma visita ou seguimento paga-se em influência; com as duas casas da esquerda também em réis, em qualquer parte; em perucas só se a influência acabar em 0. Réis feitos de influência não servem; as cartas de Tesouro contam na parte em réis.
clause-L15-19 = As perucas nunca descem abaixo de 0: uma penalização tira as que houver e um pagamento em perucas limita-se às que tem.
clause-L15-20 = Uma penalização é uma perda, não um pagamento: os réis saem só da mão, sem cartas de Tesouro nem influência; o dono escolhe o que perde, quando há escolha.
clause-L15-21 = Descontos, bónus de venda e outros benefícios permanentes aplicam-se sempre e por inteiro; só um benefício que diga «pode» dá escolha.
clause-L15-22 = Um conjunto completado durante uma ação conta logo: a carta de nobre que o completa pode dispensar o descarte; o bem de um local de edifício encontra o novo espaço, o de um terreno não. O que antes se perdeu ou descartou fica perdido.
clause-L15-23 = Se a capacidade desce por entregar uma peça do clero, devolve logo os bens e descarta as cartas a mais, à escolha, antes de ganhar influência dessa pontuação da igreja.
clause-L15-24 = Um novo navio ocupa outro espaço pelo custo total ou substitui um seu, mesmo havendo espaço; um navio não sai por outro de outra forma. O custo é o casco ou a diferença, menos reduções, não abaixo de 0; sem reembolso.
clause-L15-25 = Trocar um navio por outro do mesmo tamanho não custa bens e dá Tesouro e influência como sempre. O estaleiro nunca mostra um navio menor do que um já construído.
clause-L15-26 = Um navio no mar só pode ser substituído ao seguir: os caixotes ficam sob o novo, que está no mar até o dono atracar, sem novas perucas. Uma substituição nunca faz zarpar um navio.
clause-L15-27 = Um navio que se enche durante uma venda fica fechado até o dono voltar a atracar; as perucas do dono vêm logo, antes de se vender o bem seguinte.
clause-L15-28 = O que se esgota fica esgotado: estaleiro (até ao novo período), planos, edifícios, peças da cidade, decretos, saco do clero. Peças, cartas e cubos descartados saem do jogo; os sacos não se enchem. Há sempre um favor para quem o não tem.
clause-L15-29 = A faixa da igreja repõe-se lugar a lugar no sentido dos ponteiros do relógio, a começar depois do símbolo de influência.
clause-L15-30 = O Cardeal tem de acabar junto de pelo menos uma peça; havendo só uma, recebe-se essa. Se nenhum movimento o permite, ou com 4 peças do clero, a ação é impossível e a recompensa perde-se, sem o mover. Uma peça de efeito único atua antes dos símbolos.
clause-L15-31 = O símbolo do Tesouro funciona sempre que é alcançado, a pontuação da igreja uma vez por vez; começa pelo jogador cujo movimento primeiro alcançou o símbolo de influência nessa vez.
clause-L15-32 = Na pontuação da igreja cada jogador decide conhecendo as decisões anteriores. Uma peça entregue já não aumenta esse ganho. Sem influência na fila de cima ganham-se as perucas e mais nada.
clause-L15-33 = Com dois jogadores, um oficial neutro ocupa um espaço e conta no custo de visita de ambos; não entra na procura da cor mais numerosa.
clause-L15-34 = Os oficiais contratados pagam-se, não se movem: não é preciso ter nenhum no tabuleiro, e no fim o plano conta com o número impresso.
clause-L15-35 = O plano tem de ser seu ao escolher o local; um plano vindo da recompensa só serve para edifícios seguintes. Oficiais e réis contam-se ao recolher e contratar, incluindo os da recompensa.
clause-L15-36 = O cubo de entulho de uma nova loja é obrigatório. Os preços do terreno e das contratações usam o valor do Tesouro no momento de pagar, após a recompensa e o cubo.
clause-L15-37 = Produção: primeiro um bem por loja, depois os extras das casas e peças do clero, cada um de um tipo recebido; a seguir descem os preços. É igual seja qual for a origem; bens ganhos de outra forma não alteram preços.
clause-L15-38 = Um bem trocado sai do armazém antes da ação de Estado, que pode usar o espaço; bens recebidos antes na mesma vez podem ser trocados ou vendidos.
clause-L15-39 = Um marcador de conjunto pode usar-se sempre que tira um decreto, por visita, seguimento ou evento, no máximo um por vez.
clause-L15-40 = Os empatados recebem cada um a soma das perucas dos seus lugares (0 além do terceiro) dividida pelo seu número, arredondada para baixo; o seguinte fica depois. Com dois jogadores, o segundo lugar vale o terceiro. Quem não tem nada não conta.
clause-L15-41 = O dinheiro, para desempate, são os réis na mão.
clause-L15-42 = As escolhas da preparação seguem esta ordem: peças do clero, todos ao mesmo tempo; mãos ou escolha alternada; efeitos únicos das peças guardadas, pela ordem de jogo; decretos iniciais.
clause-L15-43 = As tarefas estão à vista. Uma tarefa só conta se a carta já era sua no início da vez; uma B conta por qualquer meio, na vez de qualquer um. Com duas feitas numa vez, o dono recebe uma. As recompensas seguem do jogador ativo, no sentido do relógio. O fim do período não conta.
clause-L15-44 = Oculto: mãos, cartas viradas para baixo, edifícios tapados, sacos e cartas que saíram do jogo sem se ver. Tudo o resto é visível, também réis, bens, as perucas das peças do clero e os descartes.
