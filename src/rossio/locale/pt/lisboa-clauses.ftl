### Lisboa: the rule clauses (pt)

## setup

clause-L1-1 = Uma partida tem 2 a 4 lugares; com 1 lugar é o jogo a solo. Joga-se no sentido dos ponteiros do relógio, de lugar em lugar. Um lugar ao acaso começa e guarda o marcador de jogador inicial durante toda a partida.
clause-L1-2 = Por cada jogador, vai para um saco um favor real de cada um dos três nobres.
clause-L1-3 = Cada jogador recebe 5 marcadores de conjunto de entulho, 8 casas em grupos de 2, 3 e 3, 8 oficiais, 1 bem de cada um dos quatro tipos, 10 réis, 1 favor real tirado do saco ao acaso e 1 plano inicial ao acaso. Os planos iniciais que ninguém recebe saem do jogo.
clause-L1-4 = Cada jogador tira 2 peças do clero, fica com uma e devolve a outra ao saco. Isto acontece antes de se preencher a faixa da igreja.
clause-L1-5 = Cada jogador começa com 5 perucas, que são os pontos deste jogo. Pela ordem de jogo, os jogadores começam com 4, 5, 6 e 7 de influência. Um dos 8 oficiais de cada jogador começa no escritório do Marquês.
clause-L1-6 = Os favores que sobram no saco ficam no tabuleiro, numa pilha por nobre.
clause-L1-7 = Os 16 edifícios públicos são baralhados e divididos em 8 com o lado azul e 8 com o lado verde para cima, para os dois arquitetos. Cada arquiteto tem um edifício disponível; os outros sete formam uma pilha cuja peça de cima todos veem.
clause-L1-8 = Os planos que não são iniciais formam duas pilhas viradas para cima, uma por arquiteto, com os planos para menos oficiais no topo.
clause-L1-9 = Os preços do mercado começam nos espaços marcados. Os bens e o dinheiro são ilimitados.
clause-L1-10 = Fica uma peça da cidade em cada um dos cinco espaços do expositor: amarelo, rosa, castanho, azul e azul pequeno. As outras peças da cidade aguardam em pilhas.
clause-L1-11 = As 4 peças de pontuação são baralhadas e colocadas nos espaços sob o mapa da Baixa, uma em cada um.
clause-L1-12 = Seis peças do clero tiradas do saco preenchem a faixa da igreja. O Cardeal fica no espaço com o símbolo de influência.
clause-L1-13 = O marcador do Tesouro começa no espaço 3 da faixa do Tesouro.
clause-L1-14 = Depois de escolhidas as peças do clero, cada jogador recebe 5 cartas azuis; as outras azuis saem do jogo. As cartas vermelhas formam quatro baralhos de 5, por esta ordem: Manuel, Marquês, Rei, Tesouro. A carta de cima de cada baralho fica exposta.
clause-L1-15 = De cada tipo de navio há menos um do que jogadores. No estaleiro, os navios azuis ficam sobre os vermelhos; os roxos e os castanhos aguardam o segundo período.
clause-L1-16 = Os decretos formam um baralho. Oito deles ficam expostos.
clause-L1-17 = Os 63 cubos de entulho vão para um saco. Dele se tiram ao acaso um cubo para cada espaço de entulho das colunas e das linhas, dois para cada local de edifício público e seis para o monte de entulho.
clause-L1-18 = Com dois jogadores, a linha E fica tapada: nela não há terrenos, nem entulho, nem locais a oeste ou a este. Os cubos que ficam no saco saem do jogo.
clause-L1-19 = Com dois jogadores, um oficial neutro fica no escritório de cada nobre durante toda a partida e conta como de um adversário.
clause-L1-20 = Com dois jogadores, os decretos que mostram o sinal de 2 jogadores saem do jogo. Sempre que aparece um, na preparação ou mais tarde, o decreto seguinte toma o seu lugar.
clause-L1-21 = Na escolha das mãos, todos escolhem ao mesmo tempo. Guarda 2 das suas 5 cartas e passa 3 à esquerda; das 3 que recebe guarda 1 e passa 2; dessas 2 guarda 1 e passa 1; a última carta que recebe é sua.

## turn

clause-L2-1 = A vez tem quatro partes, por esta ordem: os seus navios atracam; recebe 1 ouro ou faz uma ação; tira uma carta política; a vez termina.
clause-L2-2 = Os seus navios que estão no mar voltam a atracar: os bens voltam à reserva e os navios ficam outra vez vazios.
clause-L2-3 = Para receber 1 ouro, descarta qualquer carta da mão e recebe 1 ouro.
clause-L2-4 = As cartas descartadas saem do jogo.
clause-L2-5 = Para uma ação, joga uma carta da mão. No portefólio pode jogar qualquer carta, e depois vende bens ou negoceia com os nobres. Na corte, uma carta de nobre visita esse nobre e uma carta de Tesouro patrocina o seu evento. Só pode começar uma ação que possa executar.
clause-L2-6 = No fim da ação, tira uma das cartas políticas expostas, ficando de novo com 5 cartas na mão. É-lhe perguntado mesmo que só reste uma: a carta seguinte só se revela depois, e até lá pode voltar atrás na sua vez.
clause-L2-7 = Uma carta jogada na corte dá apenas a visita ou o evento: a recompensa, a penalização, a influência, o subsídio e o benefício não se aplicam.
clause-L2-8 = A vez passa à esquerda. Uma ronda é uma vez de cada lugar, a contar do marcador de jogador inicial.

## portfolio

clause-L3-1 = O seu portefólio tem 3 espaços em cima para nobres e navios e 3 espaços em baixo para cartas de Tesouro. Cada espaço leva uma carta.
clause-L3-2 = O portefólio leva 2 cartas e mais 1 por cada conjunto de entulho completo, mas nunca mais de 6. O armazém leva 2 bens de cada tipo e mais 1 por cada conjunto completo. Os bens a mais voltam logo à reserva.
clause-L3-3 = Se o portefólio, ou a fila para onde vai a carta, está cheio, descarta antes exatamente uma carta: de qualquer fila se se atingiu a capacidade, da mesma fila se os seus 3 espaços estão ocupados. Havendo espaço, não pode descartar; é uma restrição nossa, pois quase nunca ajudaria.
clause-L3-4 = Se descarta um navio para dar lugar a outra coisa, os bens que estão sob ele voltam à reserva e não dão perucas. Se um novo navio o substitui, os bens ficam.
clause-L3-5 = Ao jogar uma carta de nobre no portefólio, primeiro recebe a recompensa ou paga a penalização; de uma penalização paga o que puder. Depois a carta ocupa um espaço de cima, com um descarte nesse momento se não houver lugar. A seguir tem de vender bens ou negociar com os nobres.
clause-L3-6 = Ao jogar uma carta de Tesouro no portefólio, recebe réis iguais ao valor do Tesouro, o marcador do Tesouro desce um espaço e a carta ocupa um espaço de baixo. A seguir tem de vender bens ou negociar com os nobres. Enquanto a carta lá estiver, o seu benefício conta, juntamente com os das suas outras cartas de Tesouro.
clause-L3-7 = Não pode jogar uma carta no portefólio se depois, feita a recompensa ou a penalização e um descarte, não pudesse vender um bem nem trocar um por uma ação de Estado que possa executar.
clause-L3-8 = Um cubo de entulho vai para o espaço livre mais à esquerda da sua cor no seu tabuleiro, que tem 5 por cor. Um cubo sem espaço pode ser tirado na mesma, mas sai do jogo.
clause-L3-9 = Um cubo castanho, um vermelho e um azul fazem um conjunto de entulho; pode completar 5. Um conjunto completo aumenta logo em 1 a capacidade do portefólio e do armazém, e o seu marcador vai para o Marquês, onde pode comprar um decreto suplementar.
clause-L3-10 = O marcador do Tesouro nunca sai da sua faixa. Um movimento além de uma das pontas perde-se.

## influence

clause-L4-1 = Um envelope sem número dá-lhe a influência impressa em todos os nobres e navios do seu portefólio. Um envelope com um número dá esse número.
clause-L4-2 = A influência vai de 0 a 10; o que passa disso perde-se. Cada ganho de pelo menos 1 que deixe o seu marcador em 10 dá 1 peruca, mesmo que ele já lá estivesse.
clause-L4-3 = A influência paga visitas e seguimentos. Também pode fazer qualquer parte de um pagamento em réis: por cada real, o marcador anda para a esquerda até ao próximo espaço que mostra um real, e a partir de 0 não se faz nenhum. Os réis assim feitos gastam-se nesse pagamento.
clause-L4-4 = As cartas de Tesouro do seu portefólio que mostram um real valem esse montante em cada pagamento em réis, uma vez em cada pagamento.
clause-L4-5 = Só visitar, seguir e pagar tiram influência. Em 0 não há outra penalização.

## sell

clause-L5-1 = Vende um ou mais bens, um após outro, cada um a qualquer navio atracado com espaço, seu ou de outro. Cada bem rende o preço de mercado, alterado pelo bónus do navio e pelos seus próprios benefícios de venda.
clause-L5-2 = Quando os bens sob um navio igualam o tamanho do casco, ele zarpa logo: o dono ganha 1 peruca por caixote.
clause-L5-3 = Um navio no mar não recebe bens até atracar, no início da próxima vez do dono.
clause-L5-4 = Qualquer número de bens pode ir para quaisquer navios, e os donos dos navios não são consultados. Vender nunca altera um preço. Os bens ficam no navio que não está cheio.

## trade

clause-L6-1 = Troca 1 ou 2 bens, um de cada vez, cada um por uma ação de Estado diferente. O bem cobre a sua ação até ao fim da vez, pelo que não pode trocar duas vezes pela mesma ação de Estado numa vez.
clause-L6-2 = Manuel da Maia aceita ferramentas ou ouro, o Marquês aceita livros ou ouro, o Rei aceita tecido ou ouro.
clause-L6-3 = Só pode escolher uma ação de Estado que possa executar.
clause-L6-4 = Para recrutar oficiais, move até 2 oficiais do seu tabuleiro para os escritórios de 2 nobres diferentes.
clause-L6-5 = Se o escritório está cheio, um oficial da cor que lá tem mais oficiais sai para a praça antes de o seu entrar; em caso de empate sai um de cada uma dessas cores, incluindo a sua. Os oficiais neutros nunca se movem.
clause-L6-6 = Para adquirir um plano, recebe o plano de cima da pilha de um dos arquitetos. Pode ter quantos planos quiser.
clause-L6-7 = Para construir um navio, recebe o navio à vista no estaleiro e paga tantos bens, todos de tipos diferentes, quanto o tamanho do casco. Se ele substitui um dos seus navios, paga só a diferença de tamanhos. O bem que trocou por esta ação não faz parte do preço.
clause-L6-8 = A carga de um navio substituído fica e passa para o novo navio.
clause-L6-9 = O novo navio ocupa um espaço de cima, ou o do navio que substitui. O marcador do Tesouro sobe um espaço. Depois ganha influência, contando a do novo navio.
clause-L6-10 = Para produzir bens, recebe por cada uma das suas lojas 1 bem do tipo da sua rua, até à capacidade do armazém.
clause-L6-11 = O preço de cada tipo de bem que recebeu mesmo desce 1, uma vez por toda a produção e nunca abaixo do fim da sua faixa. Os preços nunca sobem.
clause-L6-12 = Para encontrar o Cardeal, move-o 1 ou 2 espaços no sentido dos ponteiros do relógio e recebe uma das duas peças do clero ao lado dele; depois vê os símbolos por onde ele passou ou onde parou. Um símbolo com uma seta simples move-o só 1 espaço. Com 4 peças do clero não o pode encontrar.
clause-L6-13 = Quando o Cardeal passa ou para no símbolo do Tesouro da igreja, o marcador do Tesouro sobe um espaço. Sair desse espaço não conta.
clause-L6-14 = Quando o Cardeal passa ou para no símbolo de influência da igreja, há uma pontuação da igreja no fim da vez do jogador ativo. Sair desse espaço não conta.
clause-L6-15 = Para obter um favor real, recebe um favor de um nobre de quem não tem nenhum. Ninguém tem dois favores do mesmo nobre.

## visit

clause-L7-1 = Para uma visita, joga uma carta de nobre na corte e paga influência. Depois pode fazer uma das duas ações de Estado desse nobre sem dar um bem. A seguir tem de fazer a ação própria do nobre.
clause-L7-2 = Uma visita custa o valor de influência junto ao marcador do Tesouro e mais 1 por cada oficial de outros, incluindo os neutros, no escritório desse nobre. Os oficiais nas praças e os seus não contam. Os benefícios reduzem o custo, mas nunca abaixo de 0.
clause-L7-3 = Só se a sua influência não chegar pode pagar o resto em perucas, 1 peruca por 1 de influência. A sua influência fica então em 0.
clause-L7-4 = Quando as duas casas do seu grupo da esquerda estão construídas, pode pagar réis em vez de influência, 1 por 1 e em qualquer combinação.
clause-L7-5 = Não pode visitar um nobre se não pudesse executar por inteiro a ação própria dele.
clause-L7-6 = Depois da visita, cada adversário com o favor desse nobre, no sentido dos ponteiros do relógio, pode seguir: devolve o favor, paga o custo de uma visita tal como é para o seguidor e faz exatamente uma das três ações do nobre, com tudo o que ela custa. Uma ação de Estado não exige então um bem.
clause-L7-7 = A carta de nobre fica na corte até o último seguidor ter terminado; depois é descartada e a vez do visitante continua. A seguir joga quem está à esquerda do visitante, quem quer que tenha seguido.

## noble-actions

clause-L8-1 = Para construir uma loja, escolhe uma peça do expositor da cidade. O espaço dela diz que tipo de loja será e para que rua tem de dar. A peça pequena é para os espaços pequenos. Lojas pequenas e grandes contam igual.
clause-L8-2 = Depois escolhe um terreno vazio que toque nessa rua. Uma peça pequena vai para a coluna estreita da direita.
clause-L8-3 = Recebe a recompensa do terreno. Depois coloca a peça virada para a rua.
clause-L8-4 = Tira 1 cubo de entulho à sua escolha da linha ou da coluna do terreno, se houver algum.
clause-L8-5 = Paga o terreno: o valor do Tesouro e, por cada cubo que resta na sua linha e na sua coluna, 3 réis se for castanho, 2 se for vermelho, 1 se for azul. O cubo que acabou de tirar e os cubos dos locais de edifícios não contam. Os benefícios alteram o preço.
clause-L8-6 = Coloca na loja a casa mais baixa de um dos seus três grupos. Os grupos são independentes uns dos outros. O que uma casa dá dura até a casa seguinte do seu grupo a substituir.
clause-L8-7 = No grupo da esquerda, a primeira casa não dá nada. Quando as duas estão construídas, pode pagar réis em vez de influência para visitar e para seguir.
clause-L8-8 = No grupo do meio, com a primeira e a segunda casa os navios custam menos 1 bem. Com a terceira, os seus navios passam a ser gratuitos.
clause-L8-9 = No grupo da direita, a primeira e a segunda casa dão mais 1 bem, de um tipo que produziu, quando produz. Com a terceira recebe, em vez disso, mais 1 de cada tipo que produziu. É preciso ter espaço para eles.
clause-L8-10 = Uma nova loja ganha as perucas da peça de pontuação da sua coluna por cada edifício público da sua cor que esteja na ponta oeste ou este da sua linha ou na ponta norte da sua rua: no máximo por 3 edifícios.
clause-L8-11 = Não pode construir uma loja se nenhuma peça exposta serve para um terreno livre, se não lhe resta nenhuma casa ou se não pode pagar.
clause-L8-12 = Para tirar um decreto, escolhe um dos 8 decretos expostos. Pode ter quantos quiser; todos os veem, e só pontuam para o dono.
clause-L8-13 = Os decretos expostos repõem-se no fim da vez, não entre duas tiragens nem entre o visitante e os seguidores.
clause-L8-14 = Depois de tirar um decreto, pode descartar um dos seus marcadores de conjunto que estão no Marquês e tirar mais um dos mesmos decretos expostos. Em cada vez, um jogador só o pode fazer uma vez, também ao seguir.
clause-L8-15 = Para abrir um edifício público, precisa de um plano incompleto cujo arquiteto tenha um edifício disponível e de um local livre a oeste, a norte ou a este. Num local a norte, o edifício tem de mostrar a cor da rua.
clause-L8-16 = Tira os dois cubos de entulho do local e depois recebe a recompensa dele.
clause-L8-17 = Escolhe um dos seus planos incompletos. O edifício disponível desse arquiteto é colocado no local.
clause-L8-18 = Dos escritórios e das praças recolhe tantos oficiais seus quantos o plano mostra, os que quiser. Só se lá tiver oficiais a menos contrata os que faltam, cada um pelo valor do Tesouro. Os benefícios podem reduzir o número ou o preço.
clause-L8-19 = Vira o plano: está completo e não pode voltar a ser usado.
clause-L8-20 = Num local a este ou a oeste, cada loja dessa linha que dá para uma rua de uma das cores do edifício pontua a peça da sua coluna. Num local a norte, pontua cada loja que dá para essa rua. Pontuam as lojas de todos os jogadores.
clause-L8-21 = O edifício seguinte do arquiteto fica logo disponível, mesmo para quem seguir na mesma vez.
clause-L8-22 = Uma loja pontua com cada edifício público que lhe corresponde exatamente uma vez: quando o segundo dos dois chega ao tabuleiro.

## event

clause-L9-1 = Para patrocinar um evento, joga uma carta de Tesouro na corte e paga réis iguais ao valor do Tesouro. Depois executa a ação da carta, com os seus próprios custos, ou recebe a recompensa dela. A seguir a carta é descartada.
clause-L9-2 = Ninguém pode seguir um evento, e patrociná-lo não move o marcador do Tesouro.

## end-of-turn

clause-L10-1 = No fim da vez, revela-se a carta seguinte do baralho de onde se tirou uma. O expositor da cidade, a faixa da igreja e os decretos são repostos, os decretos até 8, e os bens que estão nas ações de Estado voltam à reserva.
clause-L10-2 = Se houver uma pontuação da igreja, ela vem antes das reposições. A partir de quem moveu o Cardeal, no sentido dos ponteiros do relógio, cada jogador pode entregar uma ou mais peças do clero, ganha as perucas do verso delas e depois ganha influência uma vez.
clause-L10-3 = As recompensas e as penalizações são obrigatórias e cumprem-se tanto quanto possível; o que é impossível perde-se. Só as palavras «até» e «pode» deixam escolha.

## end-of-period

clause-L11-1 = O primeiro período termina quando um jogador completa um segundo conjunto de entulho ou quando 3 dos 4 baralhos políticos expostos se esgotam. Antes conclui-se a vez que está a ser jogada, seja de quem for.
clause-L11-2 = No fim do período, as cartas que restam expostas são descartadas, e cada jogador recebe 3 perucas por cada conjunto de entulho completo.
clause-L11-3 = Os navios que restam no estaleiro saem do jogo. Entram navios roxos de tamanho 3 sobre navios castanhos de tamanho 4.
clause-L11-4 = A partir de quem provocou o fim, no sentido dos ponteiros do relógio, cada jogador pode descartar quaisquer cartas da mão e recebe a recompensa de uma carta descartada de cada nobre. As penalizações ignoram-se, e as cartas de Tesouro não dão nada.
clause-L11-5 = Do baralho roxo, cada jogador tira cartas até ter 5 na mão, contando as que guardou. O resto do baralho sai do jogo.
clause-L11-6 = As cartas castanhas são dispostas como as vermelhas o foram; a faixa da igreja e os decretos são repostos. Continua o jogador à esquerda daquele cuja vez terminou.

## end-of-game

clause-L12-1 = No segundo período, o fim da partida chega quando um jogador completa um quarto conjunto de entulho ou quando 3 baralhos se esgotam. Conclui-se a ronda que está a ser jogada e depois joga-se mais uma.
clause-L12-2 = No fim, cada jogador ganha tantas perucas quanto o tamanho dos cascos de todos os seus navios.
clause-L12-3 = Cada conjunto de entulho completo dá 3 perucas.
clause-L12-4 = Os jogadores com mais lojas de cada tipo ganham perucas, pelo primeiro, segundo e terceiro lugar: 3, 2 e 1 no ouro; 6, 4 e 2 nas ferramentas; 9, 6 e 3 nos livros; 9, 6 e 3 nos tecidos.
clause-L12-5 = Quem não tem lojas de um tipo não ganha nada por ele. Os jogadores empatados somam as perucas dos seus lugares e dividem-nas, arredondando para baixo. Com dois jogadores só contam o primeiro e o terceiro lugar.
clause-L12-6 = Os seus réis, juntamente com os que toda a sua influência daria, dão 1 peruca por cada 5, arredondando para baixo. O marcador de influência não se move para isto, e os benefícios das cartas não contam.
clause-L12-7 = Cada decreto pontua só para o seu dono.
clause-L12-8 = Os jogadores com mais oficiais nos seus planos completos ganham 15, 10 e 5 perucas pelos três primeiros lugares; com dois jogadores, 15 e 5. Os empates partilham-se como nas lojas. Sem um plano completo não se ganha nada.
clause-L12-9 = Cada favor real dá 2 perucas.
clause-L12-10 = Se houver empate no fim, ganha quem tiver mais conjuntos de entulho, depois mais lojas, depois mais planos completos, depois mais dinheiro. Se continuarem iguais, partilham a vitória.
clause-L12-11 = Ganha o jogador com mais perucas, somando as da faixa e as das sete pontuações finais.

## variants

clause-L13-1 = As tarefas iniciais ajudam novos jogadores; as opções dizem que lugares são de novos jogadores. Cada um deles recebe ao acaso uma carta do baralho A. A tarefa dessa carta tem de ser cumprida numa visita com uma carta própria na corte, não ao seguir. Uma tarefa cumprida é recompensada no fim dessa vez e descartada, uma carta de tarefa por jogador e vez; a recompensa de uma carta A são 2 cartas do baralho B.
clause-L13-2 = Há 4 tarefas no baralho A e 8 no baralho B, cada uma com a recompensa indicada na carta.
clause-L13-3 = Com fichas da cidade, 24 fichas de loja e 14 fichas de edifício tapam ao acaso as recompensas impressas, uma em cada espaço; com dois jogadores não há nenhuma na linha E. Usa-se a recompensa da ficha em vez da impressa, e a ficha é descartada.
clause-L13-4 = Com decretos iniciais, cada jogador tira um decreto depois da preparação, pela ordem inversa de jogo. Os decretos expostos repõem-se depois do último.

## solo

clause-L14-1 = A solo joga-se contra robôs, ou pela maior pontuação contra um adversário automático cujas jogadas seguem regras fixas.

## details

clause-L15-1 = Por inteiro, a vez decorre assim: os navios atracam; recebe 1 ouro ou faz uma ação, com todos os que a seguem; tira uma carta política; há uma pontuação da igreja, se for caso disso; tudo é reposto; as tarefas são recompensadas; o período termina, se for caso disso; começa o próximo jogador.
clause-L15-2 = Só pode começar a jogar uma carta, fazer uma ação, visitar, seguir ou patrocinar se houver uma maneira de completar por ordem todos os passos obrigatórios. Tem-se em conta o que os passos anteriores dão, custam ou movem. Depois só lhe são oferecidas escolhas que mantenham aberta uma dessas maneiras. Cartas ocultas nunca decidem isto.
clause-L15-3 = Uma ação tem de ter efeito. Vender exige um bem e um navio atracado com espaço. Recrutar exige um oficial no seu tabuleiro. Para um plano, um navio, um decreto, um favor, uma loja ou um edifício público, tem de haver um que possa receber e pagar. Produzir tem de trazer pelo menos um bem. Encontrar o Cardeal exige menos de 4 peças do clero e uma peça ao alcance.
clause-L15-4 = Pode receber 1 ouro sempre que for a sua vez, mesmo que outras ações sejam possíveis e mesmo sem espaço para ele; o ouro então perde-se. Ninguém pode passar.
clause-L15-5 = Se não resta nenhuma carta exposta, não tira nenhuma e a mão fica menor. Isto só pode acontecer depois de provocado o fim da partida, e a mão nunca desce abaixo de 3 cartas.
clause-L15-6 = Um baralho está esgotado quando a sua última carta, exposta, foi tirada. Só se verifica quando se tira uma carta política.
clause-L15-7 = Provoca o fim o jogador cujo cubo completou o conjunto, como visitante ou como seguidor; com baralhos esgotados, é o jogador ativo. Se houver várias causas numa vez, conta a primeira, e há um só fim de período.
clause-L15-8 = Quando o fim é provocado, nada se interrompe: a ação, os outros seguidores, a carta política, a pontuação da igreja e as reposições acontecem todos antes.
clause-L15-9 = No segundo período, um segundo ou terceiro conjunto não provoca nada, e uma vez provocado o fim nada o volta a provocar. Se acontece na vez do último lugar, segue-se só a ronda extra. As últimas rondas jogam-se como as outras, e os conjuntos aí completados contam.
clause-L15-10 = No fim do período, cada jogador, por ordem, descarta à vista de todos e recebe todas as recompensas, pela ordem que quiser, antes do seguinte. Entretanto nada é reposto. Um conjunto completado aqui não dá perucas agora nem provoca um fim. Se houver uma pontuação da igreja, vem depois do último jogador.
clause-L15-11 = A mudança de período não termina a ronda nem move o marcador de jogador inicial.
clause-L15-12 = Pergunta-se aos adversários, um após outro, se seguem, uma vez por visita e depois da ação do nobre feita pelo visitante. Não se pergunta a quem não tem o favor nesse momento ou não poderia completar nenhuma ação. Recusar não custa nada.
clause-L15-13 = O que custa seguir calcula-se quando esse jogador segue, com o marcador do Tesouro e os escritórios como estão então. Os oficiais do visitante contam como de outros, os do seguidor nunca contam.
clause-L15-14 = O favor volta à sua pilha antes da ação. Por isso, um seguidor que obtém um favor real pode receber de novo o do mesmo nobre; pode usá-lo a partir da visita seguinte.
clause-L15-15 = Só um bem trocado cobre uma ação de Estado. Visitas, seguimentos, recompensas e eventos não a cobrem nem são impedidos por uma ação coberta, e vários jogadores podem fazer a mesma ação de Estado numa vez. Uma recompensa com o nome de uma ação de Estado funciona como ela, mas não o é: não impede de trocar um bem por essa ação na mesma vez.
clause-L15-16 = Para pagar em réis, toma-se o preço, menos os descontos, menos o que valem as suas cartas de Tesouro, mas nunca abaixo de 0. O resto paga-se com réis da mão e réis feitos de influência, em qualquer combinação, mas nunca mais da influência do que se deve. Não há troco.
clause-L15-17 = Um pagamento é o preço de um terreno, todas as contratações de um plano juntas, o preço de um evento, uma penalização em réis ou a parte em réis de uma visita ou de um seguimento. Um desconto na contratação baixa o preço de cada oficial antes de se somarem.
clause-L15-18 = Visitar e seguir pagam-se em influência; com as duas casas da esquerda também em réis, em qualquer parte do custo; e em perucas só se a sua influência acabar em 0. Aqui não se podem usar réis feitos de influência. As cartas de Tesouro que mostram um real contam para a parte paga em réis.
clause-L15-19 = As perucas nunca descem abaixo de 0: uma penalização tira as que houver, e pode pagar com as perucas que tem, não com mais.
clause-L15-20 = Uma penalização em réis é um pagamento como outro qualquer: as moedas das suas cartas de Tesouro descontam primeiro, e pode transformar influência em réis para a pagar, mas não é obrigado; o que a sua mão não chega para pagar pode ficar por pagar. Dos bens, oficiais e favores, o dono escolhe o que perde, quando há escolha.
clause-L15-21 = Os descontos, os bónus de venda e outros benefícios permanentes aplicam-se sempre e por inteiro. Só um benefício que diga «pode» deixa escolha.
clause-L15-22 = Um conjunto de entulho completado durante uma ação conta a partir desse momento. Uma carta de nobre cuja recompensa o completa pode dispensar o descarte. O bem de um local de edifício encontra o novo espaço, porque os cubos vêm primeiro; o bem de um terreno não. O que antes se perdeu ou descartou fica perdido.
clause-L15-23 = Se a sua capacidade desce por entregar uma peça do clero, devolve logo os bens a mais e descarta as cartas a mais, cartas à sua escolha, antes de ganhar influência dessa pontuação da igreja.
clause-L15-24 = Um novo navio ocupa outro espaço pelo custo total ou substitui um dos seus, à escolha, mesmo havendo espaço. Um navio nunca é simplesmente descartado por mais um navio; é uma restrição nossa, pois substituí-lo é mais barato. O custo é o tamanho do casco ou a diferença de tamanhos, menos as reduções, não abaixo de 0; nada é reembolsado.
clause-L15-25 = Substituir um navio por outro do mesmo tamanho não custa bens; o marcador do Tesouro e a influência mudam como de costume. O estaleiro nunca mostra um navio menor do que um já construído.
clause-L15-26 = Um navio seu só pode estar no mar enquanto constrói quando segue. Os caixotes ficam então sob o novo navio, que está no mar até o dono atracar, e não dão perucas outra vez. Substituir nunca faz zarpar um navio.
clause-L15-27 = Um navio que se enche durante uma venda fica fechado até o dono voltar a atracar. As perucas do dono vêm logo, antes de se vender o bem seguinte.
clause-L15-28 = O que se esgota fica esgotado: o estaleiro até ao novo período; os planos, os edifícios, as peças da cidade, os decretos e o saco do clero de vez. As peças, cartas e cubos descartados saem do jogo, e os sacos não se voltam a encher. Há sempre um favor para o jogador que o não tem.
clause-L15-29 = A faixa da igreja repõe-se lugar a lugar, no sentido dos ponteiros do relógio, a começar depois do símbolo de influência.
clause-L15-30 = O Cardeal tem de acabar junto de pelo menos uma peça; se só houver uma, recebe-se essa. Se nenhum movimento o permite, ou com 4 peças do clero, não o pode encontrar, e uma recompensa que o mova perde-se sem o mover. Uma peça de efeito único atua antes dos símbolos.
clause-L15-31 = O símbolo do Tesouro funciona sempre que é alcançado, a pontuação da igreja só uma vez em cada vez de jogar. Começa pelo jogador cujo movimento primeiro alcançou o símbolo de influência nessa vez.
clause-L15-32 = Numa pontuação da igreja, cada jogador decide sabendo o que os anteriores decidiram. Uma peça entregue já não aumenta a influência que então se ganha. Sem influência no portefólio, ganha as perucas e mais nada.
clause-L15-33 = Com dois jogadores, um oficial neutro ocupa um espaço e conta no que as visitas custam a ambos. Não entra quando se procura a cor com mais oficiais.
clause-L15-34 = Os oficiais que contrata são pagos, não se movem: não precisa de ter nenhum no seu tabuleiro, e no fim o plano conta com o número nele impresso.
clause-L15-35 = Para escolher um local, já tem de ter um plano de um arquiteto que ainda tenha um edifício para ele. Depois da recompensa do local, pode usar qualquer um dos seus planos incompletos, mesmo um que a recompensa acabou de trazer. Os oficiais e os réis contam-se ao recolher e contratar oficiais, incluindo os da recompensa.
clause-L15-36 = Tem de tirar o cubo de entulho de uma nova loja. O terreno e as contratações pagam-se pelo valor do Tesouro desse momento, depois da recompensa e do cubo.
clause-L15-37 = Quando produz, cada loja dá primeiro o seu bem; depois vêm os bens extra das casas e das peças do clero, cada um de um tipo que recebeu mesmo; a seguir descem os preços. É igual seja o que for que o deixa produzir. Os bens ganhos de outras formas não alteram preços.
clause-L15-38 = Um bem que troca sai do armazém antes da sua ação de Estado, que pode usar esse espaço. Os bens recebidos antes na mesma vez podem ser trocados ou vendidos.
clause-L15-39 = Pode usar um marcador de conjunto sempre que tira um decreto, numa visita, num seguimento ou num evento, mas só um por vez.
clause-L15-40 = Os jogadores empatados recebem cada um a soma das perucas dos seus lugares, com nada além do terceiro, dividida pelo número deles e arredondada para baixo. O jogador seguinte fica no lugar depois deles. Com dois jogadores, o segundo lugar ganha o que o terceiro ganharia. Quem não tem nada não é classificado.
clause-L15-41 = Onde o dinheiro desempata, contam os réis na mão.
clause-L15-42 = As escolhas da preparação seguem esta ordem: primeiro as peças do clero, todos ao mesmo tempo, antes de se darem as mãos e de se exporem as cartas políticas e os decretos; depois as mãos ou a escolha das mãos; depois os efeitos únicos das peças guardadas, pela ordem de jogo; por fim os decretos iniciais.
clause-L15-43 = As cartas de tarefa estão à vista. Uma tarefa só conta se tinha a carta quando a vez começou. Uma tarefa do baralho B conta seja como for que se cumpra, na vez de qualquer jogador. Se cumpre duas numa vez, recebe a recompensa de uma, e a outra tem de ser cumprida de novo. As recompensas seguem do jogador ativo, no sentido dos ponteiros do relógio. O que acontece no fim do período não conta.
clause-L15-44 = São ocultas as mãos, as cartas viradas para baixo, os edifícios tapados, os sacos e as cartas que saíram do jogo sem serem vistas. Tudo o resto é visível para todos, também os réis, os bens, as perucas das peças do clero e o que foi descartado.
