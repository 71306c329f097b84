# What the coach says in the chapters of Lisboa

## One card, two uses

lisboa-lesson-one-card = Uma carta, dois usos
    .can = jogar uma carta para o portefólio, negociar bens com os nobres e acabar a sua vez
    .payoff = Uma só carta trouxe-lhe uma recompensa, amigos nos escritórios e um favor real.
lisboa-lesson-one-card-aim = Lisboa, 1755: a terra tremeu, o mar entrou, a cidade ardeu. Vai ajudar a reconstruí-la. A corte paga em perucas; ganha quem tiver mais.
lisboa-lesson-one-card-turn = Na sua vez: jogar uma carta, fazer o que ela abre, tirar outra. A carta vai para o portefólio pela recompensa, ou para a corte, onde abre a porta de um nobre.
lisboa-lesson-one-card-tuck = Hoje, o portefólio. Gosto desta: { $card }. { $card-text }
    .nudge = Guarde essa para mais tarde. Agora uma carta com uma recompensa simples, para o portefólio.
    .near-1 = Essa carta traz uma penalização no portefólio. As cartas fortes mordem. Experimente uma com recompensa.
    .near-2 = Pode sempre deitar fora uma carta por 1 ouro. É a jogada mais fraca que há: experimente o portefólio.
    .done = O que a carta dá é seu. Ela fica no portefólio, e a influência de um nobre ali contará mais tarde.
lisboa-lesson-one-card-trade = Agora negoceie: um bem abre uma pequena ação. Manuel aceita ferramentas, o Marquês livros, o Rei tecido; o ouro abre todas as portas. Recrute oficiais com a sua ferramenta.
    .nudge = Primeiro recrutar, por favor: verá já como é útil ter amigos nos escritórios.
    .done = Até dois oficiais saem do seu tabuleiro, para dois escritórios diferentes.
lisboa-lesson-one-card-office-1 = Ponha um num escritório. Ali torna esse nobre mais caro para o Vasco, e mais tarde ajuda-o a abrir edifícios.
lisboa-lesson-one-card-office-2 = E um noutro escritório. Qual, fica à sua escolha.
lisboa-lesson-one-card-second = Pode dar um segundo bem por outra ação. O Rei aceita tecido por um favor real: com ele pode seguir o Vasco quando ele visita.
lisboa-lesson-one-card-finish = Acabe o que começou. Um favor pertence a um nobre: fique com o de alguém que o Vasco há de querer visitar.
lisboa-lesson-one-card-reward = Quando dá uma carta de nobre a recompensa que tem impressa?
    .answer-1 = Quando vai para o meu portefólio
    .reply-1 = Sim. Na corte a mesma carta dá a visita, e mais nada.
    .answer-2 = Sempre
    .reply-2 = Só no portefólio. Na corte é a chave de uma porta.
    .answer-3 = No fim da partida
    .reply-3 = Logo, mas só no portefólio.
lisboa-lesson-one-card-take = Por fim, tire uma das cartas expostas. { $card } é de Manuel, o construtor: servirá na próxima vez.
    .done = Outra vez cinco cartas. A sua vez acabou.
lisboa-lesson-one-card-end = Por agora o portefólio leva duas cartas; quando está cheio, uma sai para entrar a seguinte. Retirar entulho fá-lo crescer. Em apuros, qualquer carta vale 1 ouro.

## A store in the lower city

lisboa-lesson-store = Uma loja na Baixa
    .can = visitar um nobre, pagar a visita e construir uma loja, com terreno, entulho e casa
    .payoff = A primeira casa da sua cor ergue-se nas ruínas.
lisboa-lesson-store-court = Agora o outro uso: na corte. A carta de um nobre leva-o até ele. Paga-se em influência, que nesta cidade vai em envelope: tem { $influence }.
lisboa-lesson-store-cost = O Tesouro soma { $treasury } a uma visita, e cada oficial alheio no escritório soma 1: aqui { $officials }. Os seus nunca contam. Manuel custa { $cost }.
lisboa-lesson-store-visit = Visite Manuel da Maia com esta carta: { $card }.
    .nudge = A carta do construtor é esta: { $card }. Leve-a a Manuel.
    .near-1 = O portefólio é para as recompensas. Viemos construir: leve { $card } a Manuel.
    .done = A visita está paga. Na corte a carta não dá mais nada.
lisboa-lesson-store-small = Antes pode usar uma das duas pequenas ações dele, sem dar um bem. Um plano há de servir-lhe; tire um, ou recrute, ou avance.
lisboa-lesson-store-small-rest = Escolha, e depois vem a grande ação.
lisboa-lesson-store-land = Uma loja. Um terreno custa o valor do Tesouro mais o entulho da sua linha e coluna. Cada terreno dá também um presente: este, na ponta oeste, 5 réis.
    .done = O presente vem primeiro, por isso pode ajudar a pagar o terreno.
lisboa-lesson-store-cube = Retire um cubo da linha ou da coluna. No preço, o castanho pesa 3, o vermelho 2, o azul 1. Agora é seu e já não conta.
    .done = Guarde-o: um castanho, um vermelho e um azul fazem um conjunto, e os conjuntos mudam muito.
lisboa-lesson-store-pay = Pague o terreno. A influência pode passar a réis, passo a passo, mas vai querê-la para as visitas.
lisboa-lesson-store-house = A sua casa vai para cima. Esquerda: com as duas, os réis pagam visitas. Meio: navios mais baratos. Direita: mais bens quando produz. Escolha um grupo.
    .done = A sua loja está de pé. A partir de agora faz bens sempre que produzir.
lisboa-lesson-store-why = Porque é bom retirar um cubo castanho?
    .answer-1 = É o que mais poupa no terreno
    .reply-1 = Sim, 3 réis. Mais tarde pode precisar de outra cor para um conjunto.
    .answer-2 = É o que vale mais perucas
    .reply-2 = Num conjunto as cores são iguais. No preço, o castanho é o que mais pesa.
    .answer-3 = Só se podem tirar castanhos
    .reply-3 = Pode tirar qualquer cubo da linha ou da coluna.
lisboa-lesson-store-take = Quem tem o favor de Manuel pode seguir uma visita destas; já lá vamos. Agora tire uma carta.
lisboa-lesson-store-end = Ainda não há perucas: uma loja pontua quando um edifício público olha para ela. Vamos abrir um.

## The King opens a building

lisboa-lesson-public-building = O Rei abre um edifício
    .can = abrir um edifício público com um plano e oficiais, e ver que lojas ele pagará
    .payoff = Um edifício público na ponta da linha D, dois cubos e três perucas, logo na primeira vez.
lisboa-lesson-public-building-again = Outra vez a primeira noite, com outras cartas e outra ideia. Começa com um plano e um oficial no escritório do Marquês: chega para um edifício público.
lisboa-lesson-public-building-visit = Vá ao Rei com uma das cartas dele: { $card }. Custa { $cost } de influência.
    .nudge = A porta do Rei, com uma carta do Rei: { $card }.
    .done = Está diante do Rei.
lisboa-lesson-public-building-small = Primeiro uma pequena ação, se quiser: um favor real nunca faz mal.
lisboa-lesson-public-building-small-rest = Acabe-a, depois vem o edifício.
lisboa-lesson-public-building-site = Escolha um local na borda. Recebe os dois cubos e o presente. A ponta oeste da linha D dá 3 perucas.
    .done = Os cubos e o presente são seus.
lisboa-lesson-public-building-officials = O seu plano pede oficiais. Os que estão em escritórios voltam a casa; os que faltam contratam-se por réis. É para isso que se recruta.
lisboa-lesson-public-building-looks = Um edifício mostra dois bens. Na ponta oeste ou este paga as lojas da sua linha nessas ruas; na ponta norte, todas as lojas da sua rua.
lisboa-lesson-public-building-everyone = Paga a todos os donos, não só a si, e também às lojas que vierem depois. Quantas perucas dá uma loja está escrito debaixo da coluna.
lisboa-lesson-public-building-who = O seu edifício olha para uma linha. A seguir o Vasco constrói ali uma loja que condiz com ele. Quem recebe as perucas?
    .answer-1 = O Vasco
    .reply-1 = Sempre o dono da loja. Por isso construa onde vão estar as suas lojas.
    .answer-2 = Eu
    .reply-2 = O edifício foi aberto por si, mas quem ganha é o dono da loja.
    .answer-3 = Ninguém
    .reply-3 = Pontua uma vez com cada edifício: agora, pois veio depois dele.
lisboa-lesson-public-building-take = Tire uma carta para acabar a sua vez. Uma do Marquês daria jeito em breve.
lisboa-lesson-public-building-end = Os oficiais em planos completos pontuam no fim. E, enquanto lê isto, o Vasco foi visitar Manuel. O próximo capítulo começa aí.

## Follow, and finish a set

lisboa-lesson-follow = Seguir, e completar um conjunto
    .can = seguir a visita de outro com um favor real, pontuar uma loja e completar um conjunto de entulho
    .payoff = Na vez do Vasco construiu, pontuou e completou o seu primeiro conjunto.
lisboa-lesson-follow-asked = É a vez do Vasco: visitou Manuel e construiu uma loja. Tem o favor de Manuel, por isso perguntam-lhe: quer seguir?
lisboa-lesson-follow-yes = Devolva o favor, pague { $cost } de influência e faça uma ação de Manuel para si. Uma jogada sua na vez de outro: siga.
    .near-1 = Pode deixar passar e guardar o favor. Hoje vale muito mais usado.
    .done = O favor volta à sua pilha; pode ganhá-lo outra vez.
lisboa-lesson-follow-which = Uma de três ações: recrutar, um plano, ou a própria loja. Escolha a loja.
    .nudge = Hoje uma loja pontua. Escolha essa.
lisboa-lesson-follow-land = O seu edifício na linha D é { $building }. Construa aqui: { $land }. A loja fica numa rua que ele mostra, e o entulho que lhe falta está ao lado.
    .nudge = Esse terreno também pode servir. Hoje { $land }: pontua logo, e o cubo que falta está lá.
    .done = Primeiro recebe o presente do terreno.
lisboa-lesson-follow-missing = Tem duas cores de entulho. Que cor falta? Tire-a.
    .nudge = Olhe para o seu entulho: já lá estão duas cores. A terceira faz o conjunto.
    .done = Um conjunto! O portefólio e o armazém crescem logo um, e um marcador vai para o Marquês.
lisboa-lesson-follow-pay = Pague o terreno, como antes.
lisboa-lesson-follow-house = E uma casa de qualquer grupo.
    .done = Perucas: o número debaixo da coluna, por um edifício que olha para a sua loja.
lisboa-lesson-follow-clock = Os conjuntos são também o relógio. Quando alguém completa o segundo, acaba a primeira metade da partida. Com o quarto acaba a segunda.
lisboa-lesson-follow-once = Mais tarde outro edifício olha para a mesma loja. A loja pontua de novo?
    .answer-1 = Sim, uma vez com cada edifício
    .reply-1 = Certo: três edifícios podem olhar para uma loja, duas pontas da linha e uma da rua.
    .answer-2 = Não, já pontuou
    .reply-2 = Uma vez com cada edifício: edifícios novos são boas notícias.
    .answer-3 = Só no fim
    .reply-3 = Logo, quando chega o segundo dos dois.
lisboa-lesson-follow-end = É de novo a sua vez. O seu marcador de conjunto está no Marquês: vamos visitá-lo.

## A ship and a promise

lisboa-lesson-ship-and-decree = Um navio e uma promessa
    .can = construir um navio, ganhar influência com ele e escolher decretos que pagam no fim
    .payoff = Um navio seu, e dois decretos em vez de um.
lisboa-lesson-ship-and-decree-short = O Marquês custa { $cost }: a parte do Tesouro e os oficiais alheios no escritório. A sua influência: { $influence }. O resto paga-se em perucas: { $rest }.
lisboa-lesson-ship-and-decree-visit = Vale a pena. Visite o Marquês: { $card }.
    .nudge = Uma carta do Marquês, na corte: { $card }.
    .near-1 = No portefólio a carta dá a recompensa. Hoje precisamos do próprio Marquês: na corte, por favor.
    .done = Pago com toda a influência e algumas perucas. Ser pobre na corte fica mal.
lisboa-lesson-ship-and-decree-ship = Antes da grande ação: construa um navio.
    .nudge = Primeiro um navio: traz influência, e já não tem nenhuma.
lisboa-lesson-ship-and-decree-goods = A Gaivota leva um caixote e custa um bem. Pague com um que possa dispensar.
    .done = Está no seu portefólio. O Tesouro sobe, e ganha influência: todos os envelopes da fila de cima, juntos.
lisboa-lesson-ship-and-decree-decree = Agora a grande ação do Marquês: um decreto. Só lhe paga a si, no fim. Tire um que combine com o que constrói.
    .done = Consulte os seus decretos quando quiser: dizem quanto pagariam agora.
lisboa-lesson-ship-and-decree-extra = E o seu marcador de conjunto espera aqui: dê-o por um segundo decreto.
    .near-1 = O marcador pode esperar. Mas não serve para mais nada: use-o.
    .done = Dois decretos numa visita.
lisboa-lesson-ship-and-decree-influence = Constrói um segundo navio. Quanta influência ganha?
    .answer-1 = A soma dos nobres e navios da fila de cima
    .reply-1 = Sim, com o navio novo. Uma fila de cima cheia faz de cada navio uma festa.
    .answer-2 = Sempre 2
    .reply-2 = 2 foi só este navio. Conta toda a fila de cima.
    .answer-3 = Tanto como mostra o Tesouro
    .reply-3 = Isso é o custo das visitas. Os navios pagam os envelopes da fila de cima.
lisboa-lesson-ship-and-decree-take = Tire uma carta. Uma com moeda daria jeito: o dinheiro é pouco.
lisboa-lesson-ship-and-decree-end = Aos 10 de influência a faixa acaba: cada novo ganho dá, em vez disso, uma peruca. Agora o navio quer carga.

## The treasury, and a sale

lisboa-lesson-sell = O Tesouro, e uma venda
    .can = usar cartas de Tesouro e vender bens a navios, seus e dos outros
    .payoff = De bolsa vazia a bolsa cheia numa só jogada, e o seu navio zarpa.
lisboa-lesson-sell-poor = A sua bolsa: { $reis } réis. As cartas com moeda são de Tesouro: no portefólio pagam tantos réis quantos o Tesouro mostra, agora { $value }.
lisboa-lesson-sell-card = Navios e igreja fazem subir o Tesouro: terrenos, contratações e visitas encarecem. Uma carta de Tesouro fá-lo descer um. Para o portefólio com { $card }.
    .nudge = Uma carta de Tesouro, por favor: a que tem uma moeda. Para o portefólio.
    .done = Réis para si, e o Tesouro desce para todos. A sua linha de texto ajuda enquanto lá estiver.
lisboa-lesson-sell-sell = Agora venda. Um bem rende o preço do mercado mais o que o navio acrescenta. Comece pela sua Gaivota.
    .nudge = Desta vez vendemos. Escolha um bem, depois o seu navio.
    .done = Está cheia e zarpa: uma peruca por caixote. Volta quando começar a sua próxima vez.
lisboa-lesson-sell-his = O navio do Vasco acrescenta 1 a cada preço, e não é preciso pedir-lhe licença. Venda-lhe um bem.
    .nudge = Para o navio do Vasco, por favor: paga mais do que o mercado.
    .near-1 = Pode parar. Mas o navio dele paga mais 1 do que o mercado: um caixote, por favor.
    .done = Mais dinheiro para si. No navio dele resta um lugar.
lisboa-lesson-sell-last = Um segundo caixote enchê-lo-ia: dinheiro para si, mas perucas para o Vasco. Vende, ou para?
    .done = A decisão é sua. Ambas são boas, e a pergunta há de voltar.
lisboa-lesson-sell-price = Vender faz baixar o preço do mercado?
    .answer-1 = Não
    .reply-1 = Certo. Os preços descem quando se produzem bens, e nunca sobem.
    .answer-2 = Sim, 1
    .reply-2 = Vender nunca mexe num preço. Produzir, sim.
    .answer-3 = Só com o navio cheio
    .reply-3 = Vender nunca mexe num preço, com o navio cheio ou não. Produzir, sim.
lisboa-lesson-sell-take = Tire uma carta.
lisboa-lesson-sell-end = Dinheiro não falta. Mas os bens têm de vir de algum lado: as suas lojas podem fazê-los.

## Stores at work

lisboa-lesson-produce = As lojas trabalham
    .can = pôr as suas lojas a produzir e julgar quando compensa
    .payoff = Duas lojas, um bem entregue, dois bens frescos.
lisboa-lesson-produce-look = Outra partida, já com algumas rondas jogadas. Tem uma loja de tecidos e uma de livros. Produzir custa um livro ou um ouro, e não tem nenhum.
lisboa-lesson-produce-gold = Mas a sua mão pode ajudar. Para o portefólio com { $card }: a recompensa é 1 ouro.
    .nudge = Precisamos de um ouro ou de um livro para abrir a porta do Marquês. Há uma carta que o traz: { $card }.
    .near-1 = Isso traria um ouro, mas acabava ali a sua vez. Uma carta no portefólio também o traz e deixa negociar.
    .done = A chave da porta do Marquês.
lisboa-lesson-produce-produce = Dê o bem ao Marquês: produza.
    .nudge = Ao Marquês, para produzir.
    .near-1 = Em cada vez, ou se vende ou se negoceia. Hoje negociamos: produza.
    .done = Um tecido e um livro. E cada tipo produzido fica 1 mais barato no mercado, para todos e para sempre.
lisboa-lesson-produce-room = O seu armazém leva { $room } de cada tipo: 2, e mais 1 por conjunto. O que não cabe perde-se.
lisboa-lesson-produce-when = Tem quatro lojas de livros e produz. Quanto desce o preço dos livros?
    .answer-1 = 1
    .reply-1 = Uma vez por tipo, sejam quantos forem. Produza quando muitas lojas trabalham juntas.
    .answer-2 = 4
    .reply-2 = Só 1: uma vez por tipo, de cada vez que alguém produz.
    .answer-3 = Nada
    .reply-3 = 1, assim que chega mesmo um bem.
lisboa-lesson-produce-rest = Há um segundo negócio em aberto: outro bem, outra pequena ação. Ou avance sem ele.
lisboa-lesson-produce-take = Tire uma carta.
lisboa-lesson-produce-end = O tecido e os livros são o que melhor se vende e melhor pontua no fim. Uma parte da cidade ainda está calada: a igreja.

## An event, and the Cardinal

lisboa-lesson-cardinal = Um evento, e o Cardeal
    .can = patrocinar um evento, tirar peças do clero e usar uma pontuação da igreja
    .payoff = Um passeio do Cardeal transforma-se em perucas e numa enxurrada de influência.
lisboa-lesson-cardinal-ring = Uma partida já adiantada. O Cardeal anda num anel com dois sinais. Chegar às moedas faz subir o Tesouro. Chegar ao envelope, um passo à frente dele, traz uma pontuação da igreja.
lisboa-lesson-cardinal-sponsor = As cartas de Tesouro têm um segundo uso. Na corte patrocinam o seu evento por { $price } réis, e ninguém pode seguir. { $card } leva-o ao Cardeal.
    .nudge = O evento que leva ao Cardeal: { $card }, na corte.
    .done = Um evento não mexe no Tesouro.
lisboa-lesson-cardinal-pay = Pague em réis, ou em parte com influência.
lisboa-lesson-cardinal-walk = Mova o Cardeal um ou dois espaços: ambos chegam ao envelope. Tire uma peça ao lado dele. Cada uma é um dom duradouro; pode ter quatro.
    .done = A igreja pontua no fim desta vez.
lisboa-lesson-cardinal-take = Primeiro a sua carta.
lisboa-lesson-cardinal-give = Agora cada jogador pode entregar peças: perucas por cada uma, e depois influência uma só vez, toda a fila de cima: { $letters }. Entregue a que menos lhe faz falta.
    .near-1 = Guardar todas não dá nada hoje. Uma peça compra as suas perucas e uma fila inteira de influência.
    .done = As perucas dela são suas.
lisboa-lesson-cardinal-more = Pode entregar outra, ou parar e receber a influência.
    .done = É assim que um jogador pobre se torna o melhor convidado da corte.
lisboa-lesson-cardinal-who = Numa pontuação da igreja guarda todas as suas peças. Quanta influência ganha?
    .answer-1 = Toda a fila de cima
    .reply-1 = Só quem entrega uma peça ganha influência.
    .answer-2 = Nenhuma
    .reply-2 = Nenhuma. Mas basta uma peça: a influência vem uma vez, entregue as que entregar.
    .answer-3 = 1 por peça
    .reply-3 = As peças entregues dão perucas; a influência vem uma vez, da fila de cima.
lisboa-lesson-cardinal-end = Guarde as peças pelos seus dons, mas vigie o anel: quem leva o Cardeal ao envelope escolhe o momento.

## The second set

lisboa-lesson-two-periods = O segundo conjunto
    .can = acabar um período de propósito, usar a mão antiga e ler o que pontua no fim
    .payoff = O seu segundo conjunto acabou a primeira metade da partida no momento que escolheu.
lisboa-lesson-two-periods-clock = Tem um conjunto, e cubos castanhos de sobra. Um vermelho e um azul fazem o segundo. Com ele acaba o primeiro período, logo depois desta vez.
lisboa-lesson-two-periods-visit = Um edifício público traz dois cubos de uma vez, e tem um plano. Ao Rei com { $card }: a visita custa { $cost }.
    .nudge = Uma carta do Rei, na corte: { $card }.
    .done = Está diante do Rei.
lisboa-lesson-two-periods-small = Pague a visita, faça uma pequena ação se quiser, e depois o edifício.
lisboa-lesson-two-periods-site = Um local tem justamente os dois cubos de que precisa, um vermelho e um azul. Encontre-o.
    .nudge = Olhe para os cubos nos locais: um vermelho, um azul. Estão aqui: { $site }.
    .done = Dois conjuntos! O fim do período está marcado; esta vez ainda se joga até ao fim.
lisboa-lesson-two-periods-finish = Acabe o edifício e tire uma carta.
lisboa-lesson-two-periods-sets = 3 perucas por conjunto, para todos. As velhas cartas expostas saíram; os navios da primeira metade deixaram o estaleiro.
lisboa-lesson-two-periods-hand = Descarte o que não lhe serve na segunda metade. Por cada nobre recebe uma recompensa descartada; as penalizações esquecem-se.
    .near-1 = Só vêm cartas novas por aquelas que deixa ir. Experimente uma.
lisboa-lesson-two-periods-hand-more = Continue como quiser, até a mão lhe agradar.
lisboa-lesson-two-periods-second = A sua mão encheu-se de cartas da segunda metade: recompensas mais fortes, navios maiores. O quarto conjunto de qualquer jogador marca o fim.
lisboa-lesson-two-periods-last-round = Na segunda metade o Vasco completa o quarto conjunto. A partida acaba logo?
    .answer-1 = Sim, logo
    .reply-1 = Não: há tempo para um último plano. Acaba-se a ronda e joga-se mais uma.
    .answer-2 = Depois da vez dele
    .reply-2 = Era assim na primeira metade. Agora acaba-se a ronda e joga-se mais uma.
    .answer-3 = Depois desta ronda e de mais uma
    .reply-3 = Sim. É tempo de gastar tudo o que não pontua.
lisboa-lesson-two-periods-final-1 = No fim: 1 peruca por caixote que cabe nos seus navios, 3 por conjunto, 2 por favor real, 1 por cada 5 réis.
lisboa-lesson-two-periods-final-2 = Mais lojas de um tipo: até 9 perucas por tecido e por livros, 6 por ferramentas, 3 por ouro. Mais oficiais em planos completos: 15.
lisboa-lesson-two-periods-final-3 = E os seus decretos. Se acabasse agora, dariam { $decrees } perucas. O painel da pontuação mostra-o sempre.
lisboa-lesson-two-periods-end = Já conhece a cidade inteira. Jogue com o Vasco: fico ao seu lado e só falo quando houver algo de novo.
