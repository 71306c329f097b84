# What the coach says in the chapters of Magnanimous

## A die, a slot, a price

magnanimous-lesson-a-die = Um dado, um espaço, um preço
    .can = tirar um dado, pô-lo numa das suas províncias e pagar a sua ação
    .payoff = Dois dados, dois réis: o seu primeiro algodão e um recruta para a guerra.
magnanimous-lesson-a-die-aim = O Brasil, um império com uma guerra na fronteira. É um barão que quer subir: 20 de Nobreza vence, se a República não chegar primeiro.
magnanimous-lesson-a-die-provinces = Tem quatro províncias, cada uma com espaço para um dado. Um dado custa o que mostra, hoje 1, e a sua bolsa tem { $reis } réis. Os quadrantes vermelhos dão mercadorias.
magnanimous-lesson-a-die-cotton = Comece pelas mercadorias: tire um dado do quadrante do algodão. Só no Rio Negro cresce o seu algodão; por isso o dado vai para lá sozinho.
    .nudge = Primeiro o algodão: é o primeiro quadrante vermelho.
    .done = O dado está no Rio Negro e ocupa o seu espaço nesta ronda.
magnanimous-lesson-a-die-act = Um dado sozinho ainda não faz nada. Faça a ação: { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } para o banco, um algodão para si.
    .near-1 = Vender a ação tem o seu próprio capítulo, o próximo. Esta, faça-a.
    .near-2 = Pode deixar passar e não pagar nada. Mas um algodão por um real é barato: faça a ação.
    .done = O seu primeiro algodão. Uma província guarda quatro mercadorias, não mais.
magnanimous-lesson-a-die-barracks = Mauá também tirou um dado. Agora um azul: o quartel dá tropas, e os dados azuis podem ir para qualquer espaço livre seu.
    .nudge = Desta vez o quartel: o quadrante azul das tropas.
magnanimous-lesson-a-die-where = O recruta aparece onde está o dado. O Rio Grande do Sul é a sua única província ao lado do Paraguai: ponha lá o dado.
    .nudge = Essa província fica longe da guerra. A fronteira precisa mais da tropa: Rio Grande do Sul.
    .done = Onde está o dado, pode ficar o recruta.
magnanimous-lesson-a-die-pay = Outra vez o mesmo preço: pague { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } e recrute.
    .nudge = Faça a ação: a fronteira quer essa tropa.
magnanimous-lesson-a-die-troop = O recruta pode ficar nesta província ou juntar-se à Área Imperial, que guarda o Rio e as terras sem jogador. Onde o quer?
    .done = Mais um guarda para o Império.
magnanimous-lesson-a-die-fields = Quatro quadrantes azuis: quartel, obras, câmara, porto. Qual deles dá navios?
    .answer-1 = A câmara
    .reply-1 = Essa conquista deputados, os seus votos nos referendos.
    .answer-2 = As obras
    .reply-2 = Essas constroem melhorias, uma por província.
    .answer-3 = O porto
    .reply-3 = Sim. O quartel dá tropas, as obras melhorias, a câmara deputados, o porto navios.
magnanimous-lesson-a-die-end = Ainda tem { $slots } espaços nesta ronda. Antes de os encher, duas artes: a ação precisa e a ação vendida.

## Precise, or for sale

magnanimous-lesson-precise = Precisa, ou à venda
    .can = declarar uma ação precisa, vender uma ação e saber o que os outros podem fazer com cada uma
    .payoff = Uma ação não lhe custou nada, e outra, de que não precisava, foi posta à venda.
magnanimous-lesson-precise-numbers = Cada espaço tem o seu número. O da Bahia é 1, e os dados mostram 1. Onde os dois se encontram, a ação pode ser grátis.
magnanimous-lesson-precise-blue = Tire um dado azul para a Bahia. Eu armava um navio no porto: sem navio nada se exporta.
    .nudge = Um azul, para poder ficar na Bahia. Os vermelhos vão para a província da sua mercadoria.
magnanimous-lesson-precise-bahia = Para a Bahia, onde 1 encontra 1.
    .nudge = O outro espaço tem outro número. Na Bahia a ação é precisa.
magnanimous-lesson-precise-declare = Agora há um terceiro caminho, além de fazer e vender. Declare a ação precisa: não paga nada.
    .nudge = A precisa é a que não custa nada.
    .near-1 = Assim custava um real. Declarada precisa, a mesma ação é grátis.
    .done = Grátis para si. Em troca, cada um dos outros pode fazer a mesma ação, e paga-a.
magnanimous-lesson-precise-rest = Execute-a. Depois pergunta-se a Mauá se segue, e é a vez dele.
magnanimous-lesson-precise-last = Resta um espaço, Goyaz, onde cresce o seu café. Tire um dado do café, ou um azul.
magnanimous-lesson-precise-sell = Desta vez venda a ação. Não faz nada, e quem a comprar paga-lhe a si, não ao banco: { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
    .nudge = Experimente vender, para ver o que acontece.
    .near-1 = Fazê-la nunca é um erro. Para a lição, deixe-a aos outros e veja quem paga.
    .done = Os outros decidem se a querem. O dado ocupa o seu espaço na mesma.
magnanimous-lesson-precise-money = Tem agora { $reis } réis. Venda aquilo de que não precisa quando outro precisa, com certeza.
magnanimous-lesson-precise-when = Quando é que uma ação precisa é má ideia?
    .answer-1 = Quando ajuda os outros mais do que a mim
    .reply-1 = Sim. Pode sempre pagar ao banco e guardá-la só para si.
    .answer-2 = Quando não tenho dinheiro
    .reply-2 = Nesse caso é muito boa ideia: é grátis.
    .answer-3 = Nunca
    .reply-3 = Os outros podem seguir. Às vezes é um presente grande demais.
magnanimous-lesson-precise-end = Cheios todos os espaços, a ronda continua: o Paraguai ataca, depois os mesmos dados trabalham outra vez. A fila das fases mostra onde está.

## The dice work twice

magnanimous-lesson-second-life = Os dados trabalham duas vezes
    .can = usar outra vez os dados das suas províncias na Fase dos Nobres: mover um comboio, vender uma mercadoria
    .payoff = O seu café vai a caminho do mar, e os dados que pagou uma vez trabalharam duas.
magnanimous-lesson-second-life-again = A Fase dos Nobres. Cada dado das suas províncias trabalha mais uma vez: sobe 1, volta à área e faz lá a ação de cima, de graça.
magnanimous-lesson-second-life-pick = O dado decide que mercadorias se podem mover. Goyaz tem { $goods } cafés e um dado: use esse.
    .nudge = Queremos que viaje o café de Goyaz; por isso tem de ser o dado de lá.
    .done = Subiu 1.
magnanimous-lesson-second-life-put = Mostra agora { $value }. Nesta fase os quatro quadrantes vermelhos fazem o mesmo: comboio ou venda. Ponha-o num deles.
    .nudge = Os quadrantes azuis fazem outras coisas. Os vermelhos movem comboios.
magnanimous-lesson-second-life-do = Faça a ação. Onde o dado encontra o número do espaço, a ação precisa deixava-o fazê-la duas vezes, e os outros uma.
    .nudge = Faça a ação: o seu café espera.
magnanimous-lesson-second-life-load = Todo o café de Goyaz vai no seu comboio, que anda logo um passo. Vá para a Bahia: o seu porto, Sergipe, fica atrás dela.
    .nudge = Por aí afasta-se do mar. A Bahia é o caminho do seu porto.
    .near-1 = Vendido aqui, um café rende { $value } réis. Lá fora rende dinheiro e Nobreza: carregue-o.
    .done = Enquanto o café viaja, Goyaz não produz mais.
magnanimous-lesson-second-life-cotton = É outra vez a sua vez. O Rio Negro guarda algodão, longe de qualquer porto seu: use o dado de lá, e venda.
    .nudge = O Rio Negro, por favor: o algodão de lá está à venda.
magnanimous-lesson-second-life-field = O dado mostra { $value }, e é isso que rende uma mercadoria. Qualquer quadrante vermelho serve.
    .nudge = Um quadrante vermelho: só lá se vendem mercadorias.
magnanimous-lesson-second-life-do-again = Faça-a.
    .nudge = Faça a ação, desta vez.
magnanimous-lesson-second-life-sell = Venda o algodão por { $value } réis, ou leve o comboio mais longe. As duas são boas; a escolha é sua.
    .done = Passos pequenos, mas seguros.
magnanimous-lesson-second-life-dearer = Os dados que acabou de pôr: quanto custarão na próxima ronda?
    .answer-1 = Outra vez 1
    .reply-1 = Ninguém os faz voltar a 1. Custam o que mostram.
    .answer-2 = O que mostram agora
    .reply-2 = Sim. Os dados sobem de ronda em ronda, e do 6 voltam ao 1.
    .answer-3 = Nada
    .reply-3 = Só as ações precisas são grátis. Um dado custa o que mostra.
magnanimous-lesson-second-life-end = Um comboio no seu porto com um navio ao lado: é o sonho dos mercadores. O próximo capítulo começa aí.

## Coffee for the world

magnanimous-lesson-export = Café para o mundo
    .can = exportar mercadorias, ganhar Nobreza e receber um ministro
    .payoff = O seu primeiro café está lá fora: um título de Visconde, e um ministro disposto a servi-lo.
magnanimous-lesson-export-ready = Ronda { $round }, algumas jogadas depois. O seu comboio está no seu porto, Sergipe, com 2 cafés, e tem um navio ao lado. É hora de exportar.
magnanimous-lesson-export-pick = A ação de cima do porto é exportar. O comboio já está carregado; por isso qualquer dado seu serve.
magnanimous-lesson-export-put = Ponha-o no quadrante do porto.
    .nudge = O porto é o quadrante do navio. Os outros podem esperar uma vez.
magnanimous-lesson-export-do = Faça a ação. Uma ação precisa faz-se duas vezes, mas cada vez pede comboio e navio.
    .nudge = Esta não é para mais ninguém: faça-a.
magnanimous-lesson-export-export = Está aberta uma casa de café onde a República já chegou: a número 3. Paga 3 réis uma vez, e cada café enviado dá-lhe 1 de Nobreza. Envie os dois.
    .near-1 = Navegar só leva o navio ao Rio, onde exporta o Governador. O seu faz falta aqui.
    .done = O navio foi gasto. A partir de agora a casa é só sua.
magnanimous-lesson-export-minister = O seu marcador passou uma coroa, e aparece um ministro: { $minister }. { $minister-text } Pode servi-lo um de cada partido. Fica com este?
    .done = A partir de 1 de Nobreza é Visconde. Os títulos pagam quando se torna Governador, e pontuam no fim.
magnanimous-lesson-export-spaces = A República está em { $republic } e anda 3 casas em cada ronda. Abre casas melhores às mercadorias, e é o relógio: em 20 o Império acaba.
magnanimous-lesson-export-both = Dois caminhos para o fim. Qual vence logo, sem contar pontos?
    .answer-1 = A República em 20
    .reply-1 = Então a partida acaba com essa ronda, e contam-se os pontos.
    .answer-2 = 20 de Nobreza no fim de uma ronda
    .reply-2 = Sim, se a República não estiver lá também: então decidem os pontos.
    .answer-3 = Libertar o Paraguai
    .reply-3 = Ninguém pode tomar o Paraguai. Mas o Paraguai pode tomar o Rio, e então perdem todos.
magnanimous-lesson-export-end = Dinheiro, Nobreza, votos: tudo assenta em províncias que o Paraguai quer. Para a fronteira.

## Governor in the war

magnanimous-lesson-governor = Governador na guerra
    .can = tornar-se Governador, usar o dado roxo, ler a próxima ofensiva e detê-la
    .payoff = Três contra três: o Uruguay resiste, porque leu a previsão.
magnanimous-lesson-governor-other = Ronda { $round } de outra partida, e agora joga do outro lado: com o verde. O painel mostra a próxima ofensiva. O seu Uruguay está vazio ao lado do Paraguai.
magnanimous-lesson-governor-power = O dado roxo mostra 2 e sobe para 3 antes do ataque: é o poder do Paraguai. Uma província cai se esse poder for maior do que as suas tropas.
magnanimous-lesson-governor-govern = Quem tira o dado roxo torna-se Governador: primeiro jogador, pago pelo título, com o efeito do número do dado. Um 2 são duas tropas. Tire-o.
    .nudge = Os dados brancos podem esperar. O roxo traz logo duas tropas.
    .done = Não ocupa espaço. Uma vez por ronda, e nunca o Governador em funções.
magnanimous-lesson-governor-reinforce = Duas tropas grátis para um só lugar, seja de quem for. Que lugar está em perigo e ainda se pode salvar?
    .nudge = É na fronteira com o Paraguai que arde. A sua província vazia de lá é o Uruguay.
    .done = E 3 réis, por ser Visconde.
magnanimous-lesson-governor-still = O Uruguay tem 2 tropas, o poder será 3. O que acontece?
    .answer-1 = Resiste
    .reply-1 = Só se o poder não for maior. 3 ganha a 2.
    .answer-2 = Cai
    .reply-2 = Sim: 3 é maior do que 2. Falta mais uma tropa.
    .answer-3 = Perdem os dois lados
    .reply-3 = Não há empate: maior conquista, igual não.
magnanimous-lesson-governor-barracks = Mais uma, portanto. Tire um dado do quartel; tem { $reis } réis.
    .nudge = O quartel: o Uruguay precisa de mais uma tropa.
magnanimous-lesson-governor-place = Para o Uruguay: o recruta só pode ficar onde está o dado, ou na Área Imperial.
    .nudge = O recruta fica onde está o dado. No Uruguay.
magnanimous-lesson-governor-act = Pague { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }, ou nada se a ação for precisa.
    .nudge = Faça a ação: o Uruguay precisa da tropa.
magnanimous-lesson-governor-troop = E a tropa para o Uruguay. A Área Imperial guardava o Rio e as terras sem jogador, não a sua província.
    .nudge = A Área Imperial protege o Rio. Hoje é o Uruguay.
    .done = 3 contra 3. Olhe para a previsão: mudou.
magnanimous-lesson-governor-storm = Encha os seus espaços como quiser. Depois vem a ofensiva: primeiro o Paraguai, depois cada província ocupada. Havendo vários alvos, alguém escolhe, muitas vezes o Governador.
magnanimous-lesson-governor-held = O Uruguay resistiu. Uma província caída perde tropas, mercadorias e melhoria; o dado fica preso, nenhum comboio passa, e na próxima ronda ataca as vizinhas.
magnanimous-lesson-governor-end = Se o Paraguai tomar o Rio, perdem todos de imediato. O Rio é tão forte como a Área Imperial; por isso a guerra também é assunto do seu rival.

## Free a province

magnanimous-lesson-free-a-province = Libertar uma província
    .can = atacar uma província ocupada e transformar tropas em Nobreza
    .payoff = Uma província está livre, e cada tropa gasta fê-lo subir um passo.
magnanimous-lesson-free-a-province-see = Uma província está ocupada: { $lost }. Ao lado, { $base }, que é sua, tem { $troops } tropas, e o poder do Paraguai é agora { $power }.
magnanimous-lesson-free-a-province-rule = Um ataque precisa de mais tropas do que esse poder. As que usar são gastas, e cada uma dá-lhe 1 de Nobreza. Está em { $nobility }.
magnanimous-lesson-free-a-province-pick = Qualquer dado serve: só leva a ordem. Escolha um.
magnanimous-lesson-free-a-province-put = Ponha-o no quartel: a ação de cima comanda as tropas.
    .nudge = É o quartel que comanda as tropas.
magnanimous-lesson-free-a-province-do = Faça a ação.
    .nudge = Faça-a sem a vender: a glória é sua.
magnanimous-lesson-free-a-province-attack = Ataque { $lost } a partir de { $base }. Um ataque que falharia nem sequer se oferece.
    .nudge = Esse hoje não: { $lost }, a partir de { $base }.
    .near-1 = Também pode marchar com tropas entre as suas províncias, a qualquer distância. Hoje atacam.
    .done = Livre. Cada tropa gasta foi um passo de Nobreza.
magnanimous-lesson-free-a-province-minister = Passou uma coroa: { $minister }. { $minister-text } Pode ter um ministro de cada partido; um segundo toma o lugar do primeiro.
    .done = Aceite ou recusado, cada coroa é sua só uma vez.
magnanimous-lesson-free-a-province-thin = A província está outra vez livre, e vazia: { $lost }. Mas repare: { $base } também ficou sem tropas. A glória tem um preço, e a próxima ofensiva há de dizê-lo.
magnanimous-lesson-free-a-province-count = O poder é 3, e tem 3 tropas ao lado. Pode atacar?
    .answer-1 = Não, preciso de mais de 3
    .reply-1 = Certo: mais forte, não igual. O moral que algumas cartas dão pode ajudar.
    .answer-2 = Sim, basta o empate
    .reply-2 = Quem ataca tem de ser mais forte: o Paraguai para tomar, o Império para libertar.
    .answer-3 = Sim, se for Governador
    .reply-3 = O Governador pode usar tropas imperiais, mas também precisa de mais do que o poder.
magnanimous-lesson-free-a-province-end = Se a partida acabar pela República, cada província ocupada da sua cor custa 5 pontos. Libertá-las é glória agora e segurança depois.

## Cards for the Emperor

magnanimous-lesson-throne = Cartas para o Imperador
    .can = levar cartas ao Imperador e saber para que mais serve uma carta
    .payoff = A carta que pôs chegou ao Imperador, e todo o Império a sentiu.
magnanimous-lesson-throne-hand = Tem { $cards } cartas; depois de cada ronda a mão volta a cinco. Na mão uma carta não faz nada: tem de chegar ao Imperador.
magnanimous-lesson-throne-follow = Mauá acabou de pôr cartas no trono, com uma ação precisa. Por isso pode fazer o mesmo uma vez, grátis e sem dado. Siga-o.
    .near-1 = Não custa nada, e as suas cartas são boas para si. Siga.
    .done = Uma ou duas cartas, viradas para baixo.
magnanimous-lesson-throne-lay = O que se põe por último vira-se primeiro. Um evento acontece a todos: { $card }. { $card-text } Ponha-o, ou outro evento.
    .nudge = Um referendo precisa de votos, e isso é o próximo capítulo. Ponha um evento.
    .done = Ninguém o pode ver antes do Imperador.
magnanimous-lesson-throne-more = Um segundo evento por cima, ou um basta?
    .nudge = Guarde por agora os referendos: um evento, ou deixe passar.
    .done = O trono guardou as cartas até à ronda seguinte.
magnanimous-lesson-throne-phase = A ronda acabou, as mãos estão cheias, e o Imperador abre a seguinte. Virou primeiro o cimo da pilha: { $card }. { $card-text }
magnanimous-lesson-throne-referendum = Um evento não precisa do acordo de ninguém. Por baixo estava um referendo: { $card }. Esse vai a votos, e quem der mais votos ganha-o para sempre.
magnanimous-lesson-throne-uses = Além do trono, o que pode fazer uma carta sua?
    .answer-1 = Ser vendida ao banco
    .reply-1 = Não há dinheiro por cartas. Nobreza ou votos, sim.
    .answer-2 = Ser guardada para dar pontos no fim
    .reply-2 = A mão não pontua. Use-a.
    .answer-3 = Dar 1 de Nobreza nas obras, ou ser um voto
    .reply-3 = Sim. Nas obras qualquer carta é um passo de Nobreza; numa votação uma carta de referendo é um voto.
magnanimous-lesson-throne-end = Ponha o que mais o ajuda quando for virado, e pense em quem mais será ajudado.

## The vote

magnanimous-lesson-vote = A votação
    .can = contar votos, gastar deputados e cartas, e ganhar um referendo
    .payoff = Votos fixos, deputados, uma carta: levou um referendo por todos os passos da votação.
magnanimous-lesson-vote-card = O Imperador virou um referendo conservador: { $card }. { $card-text } Quem der mais votos a favor ganha-o, e sobe na Nobreza.
magnanimous-lesson-vote-fixed = Primeiro, os votos fixos: tem { $votes }, do barão e dos ministros, e voltam sempre. Os conservadores podem ir a favor desta carta, os liberais contra. Dê os seus.
    .nudge = Não custam nada: dê-os todos a favor da carta.
    .near-1 = Abster-se não poupa nada aqui. Os votos fixos voltam: dê-os.
    .done = Votou, e não gastou nada.
magnanimous-lesson-vote-deputies = Depois os deputados. Cada um que descarta é um voto, e vai-se. A favor: { $mine } seus, { $his } de Mauá. { $deputies ->
        [one] Tem um deputado: gaste-o.
       *[other] Tem { $deputies } deputados: gaste alguns.
    }
    .near-1 = Guardá-los é muitas vezes sensato. Hoje a carta vale um deputado.
    .done = Contado, e perdido.
magnanimous-lesson-vote-cards = Por fim, as cartas. Uma carta conservadora da sua mão é mais um voto a favor. Tem { $mine }, Mauá tem { $his }. Junte uma.
    .nudge = Uma carta liberal contava contra. Precisa de uma conservadora.
    .near-1 = Deixar passar daria a carta a Mauá. Veja como vota uma carta.
    .done = Uma carta dada aqui faz falta depois.
magnanimous-lesson-vote-tie = Votos a favor, agora: { $mine } seus, { $his } de Mauá. Se ficasse igual, quem levava a carta?
    .answer-1 = Ninguém
    .reply-1 = É aprovada na mesma; só falta saber de quem é.
    .answer-2 = Quem votou primeiro
    .reply-2 = A ordem dos votos não conta.
    .answer-3 = Quem licitar mais réis
    .reply-3 = Sim. Os empatados licitam, e o último que não passou paga ao banco.
magnanimous-lesson-vote-result = Mais uma carta punha-o à frente; parar dá um leilão. A carta passa com pelo menos um voto a favor e não mais contra. Leve-a até ao fim.
magnanimous-lesson-vote-mine = Um referendo ganho fica ao lado do tabuleiro do vencedor: o seu talento vale até ao fim da partida, e o referendo dá 3 pontos se ela acabar pela República.
magnanimous-lesson-vote-empty = Ninguém vota. O que acontece à carta?
    .answer-1 = É descartada
    .reply-1 = Sim. Precisa de pelo menos um voto a favor.
    .answer-2 = Passa
    .reply-2 = Sem um só voto a favor, é descartada.
    .answer-3 = Ganha-a quem a pôs
    .reply-3 = Pô-la não dá direito a ela. Os votos dão.
magnanimous-lesson-vote-end = Os deputados ganham-se facilmente e gastam-se depressa. Veja o que cada um podia votar antes de pôr um referendo.

## The last round

magnanimous-lesson-the-republic = A última ronda
    .can = ver chegar o fim, jogar para ele e ler a pontuação
    .payoff = O Império cai, e sabe de onde veio cada um dos seus pontos.
magnanimous-lesson-the-republic-clock = A República está em { $republic } e anda 3 no fim de cada ronda. Portanto chega a 20, e esta ronda é a última.
magnanimous-lesson-the-republic-before = Se alguém tivesse chegado antes a 20 de Nobreza, ganhava logo a partida. Agora decidem os pontos.
magnanimous-lesson-the-republic-what = Ainda tem dados. Quanto valem agora 3 réis?
    .answer-1 = 3 pontos
    .reply-1 = Três réis fazem um ponto.
    .answer-2 = 1 ponto
    .reply-2 = Sim, cada 3 réis completos. Por isso venda o que puder.
    .answer-3 = Nada
    .reply-3 = Alguma coisa: três réis fazem um ponto.
magnanimous-lesson-the-republic-play = Use os seus dados mais uma vez, até ao fim. Mercadorias guardadas não valem nada; dinheiro, tropas em casa, um título melhor e a sua cor nas casas de comércio, sim.
magnanimous-lesson-the-republic-titles = A República. Os seus pontos: título { $title }, cargo de Governador { $governor }, referendos ganhos { $referendums }, 3 por cada um.
magnanimous-lesson-the-republic-troops = Tropas em casa, 2 cada: { $troops }. Comércio: { $commerce }; quem tem mercadorias em mais casas recebe 10. Dinheiro: { $reis }, 1 por cada 3 réis.
magnanimous-lesson-the-republic-occupied = E o que o Paraguai ainda ocupa, menos 5 cada: { $mine } para si, { $his } para Mauá. A soma de tudo decide.
magnanimous-lesson-the-republic-start = Uma coisa que encontra logo no início: dois barões, dos quais fica com um. Traz o primeiro dinheiro, mercadorias, tropas e um talento.
magnanimous-lesson-the-republic-end = Já conhece o Império. A próxima partida é sua.
