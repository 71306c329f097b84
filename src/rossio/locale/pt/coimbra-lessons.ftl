# What the coach says in the chapters of Coimbra

## One die, three jobs

coimbra-lesson-three-jobs = Um dado, três ofícios
    .can = colocar os seus três dados com intenção: pelo que recebe, por quando age e pelo que lhe hão de pagar
    .payoff = O seu dado alto vai à frente na fila e o baixo vai à frente no castelo: será servido primeiro duas vezes.
coimbra-lesson-three-jobs-aim = Bem-vindo a Coimbra. A partida tem quatro rondas e ganha quem tiver mais pontos. Em cada ronda coloca apenas três dados.
coimbra-lesson-three-jobs-jobs = Mas um dado tem três ofícios. O lugar decide o que recebe. O número decide quando, e quanto paga. A cor paga-lhe depois.
coimbra-lesson-three-jobs-six = Numa cidade escolhe primeiro o dado mais alto, e uma carta custa o que o dado mostra. Ponha o dado { $die } na cidade central.
    .nudge = Isso pode esperar. Primeiro um 6: um número alto, para uma cidade.
    .near-1 = O castelo serve primeiro os mais baixos: um 6 esperaria lá para sempre. Dê-o a uma cidade.
    .done = Primeiro da fila. O preço de ser o primeiro: a sua carta ali custará 6.
coimbra-lesson-three-jobs-tie = A Inês também colocou um dado. Se dois dados mostrarem o mesmo número, fica à frente o que chegou primeiro.
coimbra-lesson-three-jobs-castle = O castelo faz ao contrário: o dado mais baixo é o primeiro, e as fichas de favor não custam nada. Ponha lá um dado baixo.
    .nudge = Este vai para o castelo, com um número baixo: 1, 2 ou 3.
    .done = Barato e cedo: os números pequenos gostam do castelo.
coimbra-lesson-three-jobs-who = No castelo estão um 2 e um 3. Quem fica primeiro com uma ficha?
    .answer-1 = O 3
    .reply-1 = Numa cidade, sim. No castelo vai à frente o número mais baixo.
    .answer-2 = O 2
    .reply-2 = Sim. Baixo primeiro no castelo, alto primeiro nas cidades.
    .answer-3 = O que chegou primeiro
    .reply-3 = Só entre números iguais.
coimbra-lesson-three-jobs-colour = Falta um dado. Agora olhe para a cor: cinzento pagará guardas, laranja moedas, roxo passos do peregrino, verde pontos, branco o que quiser.
coimbra-lesson-three-jobs-third = Coloque o dado que quiser, onde quiser. Eu escolheria um roxo, se ainda houver: o meu peregrino quer andar.
    .done = Bem. Os seus três dados estão colocados.
coimbra-lesson-three-jobs-tokens = As fichas pequenas não são dados de ninguém. Esperam na fila como dados e, quando chega a sua vez, deitam fora a carta mais forte.
coimbra-lesson-three-jobs-end = Todos os dados estão colocados. Agora agem: o castelo, depois cidade a cidade, cada fila da esquerda para a direita. É o próximo capítulo.

## The dice act

coimbra-lesson-castle-and-city = Os dados agem
    .can = ficar com um favor, comprar uma carta com os bens certos e saber o que fazer quando não pode
    .payoff = De um só dado chegam, uma após outra, uma carta, o seu lugar no trilho, o seu bónus e a sua coroa.
coimbra-lesson-castle-and-city-goods = Tem dois tipos de bens: { $guards } guardas e { $coins } moedas. Cada carta pede um dos dois. Pode ter 20 de cada, não mais.
coimbra-lesson-castle-and-city-favour = O castelo é o primeiro, e o seu dado baixo vai à frente. Fique com um favor, de graça. Eu gosto deste: { $tile }. { $tile-text }
    .nudge = A aflição é para mãos vazias. As fichas são de graça: escolha uma.
    .near-1 = A Carta convida-o a gastar os bens no mar, e vai precisar deles já a seguir. Hoje, outra.
    .done = É sua até ao fim da ronda. As coroas contam quando se decide a ordem.
coimbra-lesson-castle-and-city-tile = Acabe o que a ficha oferece. O barrete faria um dado numa cidade valer mais 3, no lugar e no preço. Pode sempre recusar.
coimbra-lesson-castle-and-city-line = Agora as cidades, e é a vez do seu dado: { $place }. Os dados à frente já levaram cartas, e as fichas deitaram uma fora. O resto é à sua escolha.
coimbra-lesson-castle-and-city-first-card = Aqui cada carta custa-lhe { $value }, porque o seu dado mostra { $value }. O preço está nela: guardas ou moedas. Fique com uma.
    .nudge = Aqui pode pagar uma carta. Experimente; a aflição é o prémio de consolação.
    .done = Pago. O trilho da sua cor subiu tanto quanto a influência da carta. Uma coroa na carta vem também.
coimbra-lesson-castle-and-city-second-card = { $place }, e o seu dado { $value }. Tudo custa { $value } aqui; uma carta apagada, se a tocar, diz porque não. Uma carta das cores dos seus dados fá-los pagar melhor.
    .nudge = Este lugar saiu caro; aproveite-o. Fique com uma carta.
    .done = Fá-lo subir logo no seu trilho e depois dá o bónus.
coimbra-lesson-castle-and-city-leftovers = O que ninguém levou desaparece no fim da ronda. Na próxima saem doze cartas novas.
coimbra-lesson-castle-and-city-distress = O seu dado age, mas não pode pagar nenhuma carta. O que acontece?
    .answer-1 = Recebo 2 guardas e 2 moedas
    .reply-1 = É a aflição. Não é um desastre: quatro bens para a próxima vez.
    .answer-2 = Perco o dado
    .reply-2 = Não. Volta para si e ainda pagará a sua cor.
    .answer-3 = Pago metade
    .reply-3 = Uma carta paga-se por inteiro ou não se paga.
coimbra-lesson-castle-and-city-end = Todos os seus dados voltaram. Falta-lhes um ofício: pagar-lhe. No próximo capítulo.

## Crowns, then income

coimbra-lesson-crowns-and-income = Coroas, depois rendimento
    .can = ver quem é o primeiro na próxima ronda e receber o que os seus dados pagam
    .payoff = Dois dados pagaram-lhe só pela cor, e o terceiro dá uma estrada ao seu peregrino.
coimbra-lesson-crowns-and-income-crowns = Primeiro as coroas. Tem { $mine }, a Inês tem { $hers }. Quem tem mais é o primeiro na próxima ronda; as bandeiras já mudaram.
coimbra-lesson-crowns-and-income-colour-only = Agora o rendimento. Esqueça os números dos dados: só conta a cor. Cada dado paga o que o seu trilho mostra onde está o seu disco.
coimbra-lesson-crowns-and-income-first = Ative o dado { $colour }. Olhe para o trilho: o espaço onde está o seu disco diz quanto paga.
    .nudge = Hoje, primeiro um cinzento, laranja ou verde.
    .near-1 = Guarde o roxo para o fim: faz andar o peregrino, e isso é o próximo capítulo.
    .done = Pago. Uma carta dessa cor tê-lo-ia levado a um espaço melhor.
coimbra-lesson-crowns-and-income-second = E o seguinte. A ordem é à sua escolha; às vezes importa, quando um rendimento o faz subir noutro trilho.
    .nudge = Um cinzento, laranja ou verde, por favor.
    .near-1 = Guarde o roxo para o fim: faz andar o peregrino, e isso é o próximo capítulo.
    .done = Até um trilho vazio paga alguma coisa.
coimbra-lesson-crowns-and-income-flags = Mais uma coisa sobre a ordem. Se tivesse tantas coroas como a Inês, quem seria agora o primeiro?
    .answer-1 = Quem era o primeiro
    .reply-1 = Ao contrário: ninguém fica em primeiro por nada.
    .answer-2 = Quem tem mais pontos
    .reply-2 = Aqui os pontos não contam. Entre iguais, a ordem antiga inverte-se.
    .answer-3 = Quem estava atrás
    .reply-3 = Sim, entre iguais a ordem antiga inverte-se. As coroas vêm de fichas, de algumas cartas e de uma bandeira mais atrás.
coimbra-lesson-crowns-and-income-white = Que trilho pagaria um dado branco?
    .answer-1 = O que eu escolher
    .reply-1 = Sim, mesmo um que outro dado já pagou.
    .answer-2 = Nenhum
    .reply-2 = Paga, e bem: um trilho qualquer.
    .answer-3 = Os quatro
    .reply-3 = Era bom. Um só, à sua escolha.
coimbra-lesson-crowns-and-income-end = O último dado é roxo: { $steps } passos para o seu peregrino. As estradas esperam no próximo capítulo.

## The pilgrim walks

coimbra-lesson-pilgrim = O peregrino anda
    .can = levar o peregrino ao mosteiro que quer e lá deixar um disco
    .payoff = Dois passos, um disco e uma dádiva que é logo sua.
coimbra-lesson-pilgrim-steps = O seu dado roxo deu { $steps } passos. Cada passo segue uma estrada até ao lugar seguinte. As paragens pequenas não dão nada; os mosteiros dão.
coimbra-lesson-pilgrim-disk = Em cada mosteiro onde entra deixa um disco. Paga-lhe uma só vez em toda a partida: um disco seu quer dizer que ali já não há nada.
coimbra-lesson-pilgrim-look = A dois passos fica { $tile }. { $tile-text } Vá por aqui: { $stop }. Pare sobre qualquer mosteiro para o ler.
    .nudge = Essa estrada vai para outro lado. A paragem que digo leva a um mosteiro novo.
    .near-1 = Pode parar antes, sim. Mas há um mosteiro a dois passos.
    .done = Resta um passo.
coimbra-lesson-pilgrim-enter = Agora entre no mosteiro. O disco vai para lá sozinho e o bónus é logo seu.
    .nudge = Essa estrada afasta-se da dádiva. Experimente o mosteiro azul.
    .done = A dádiva é sua. Se desse passos, continuaria logo a andar.
coimbra-lesson-pilgrim-levels = Os mosteiros azuis ficam perto e dão bens ou espaços nos trilhos. Os castanhos e rubi ficam longe e dão pontos, mais por cada carta que tem.
coimbra-lesson-pilgrim-block = O peregrino da Inês está no mosteiro que quer. Pode entrar?
    .answer-1 = Não, está ocupado
    .reply-1 = Nas estradas nunca nada lhe é tirado.
    .answer-2 = Sim, e também recebo o bónus
    .reply-2 = Certo. Os peregrinos nunca bloqueiam, e cada um tem os seus discos.
    .answer-3 = Sim, mas sem o bónus
    .reply-3 = O bónus é uma vez para cada jogador, venha quem vier antes.
coimbra-lesson-pilgrim-end = Os passos vêm de dados roxos, de clérigos e do Salvo-Conduto no castelo. Falta uma coisa nesta ronda: o mar.

## A stake in a voyage

coimbra-lesson-voyage = Parte numa viagem
    .can = investir numa viagem que sirva o seu plano e começar sozinho a ronda seguinte
    .payoff = A sua primeira promessa de pontos está no mar, e jogou sem ajuda toda uma fase de colocação.
coimbra-lesson-voyage-what = Há seis viagens para toda a partida. No fim de cada ronda pode pagar uma e pôr nela um disco.
coimbra-lesson-voyage-when = Paga hoje uma viagem. Quando é que ela dá pontos?
    .answer-1 = Logo
    .reply-1 = Ainda não: é uma promessa. Pare sobre uma viagem para ler o que contará.
    .answer-2 = No fim de cada ronda
    .reply-2 = Uma vez chega: dá pontos quando a partida acaba.
    .answer-3 = Uma vez, no fim da partida
    .reply-3 = Sim. Escolha pois o que o seu plano vai alimentar durante mais três rondas.
coimbra-lesson-voyage-invest = Tem { $guards } guardas e { $coins } moedas. Escolha uma viagem que possa pagar, mas guarde alguns bens: as cartas da próxima ronda também custam guardas e moedas.
    .near-1 = Guardar os bens é permitido, e muitas vezes sensato. Para a lição, mande um navio.
    .done = O seu disco fica lá para sempre. Outros também podem investir nela.
coimbra-lesson-voyage-round = A ronda acabou: fichas e coroas voltam, há doze cartas novas e lançam-se os dados. Mais três rondas como esta.
coimbra-lesson-voyage-alone = Coloque os seus três dados como quiser. Eu calo-me; pare sobre um dado para ver onde ficaria e quanto custariam as cartas.
coimbra-lesson-voyage-end = Já sabe jogar uma ronda de Coimbra. A seguir: como começa uma partida, e porque há cartas que valem mais do que parecem.

## Two cards and a corner

coimbra-lesson-start = Duas cartas e um canto
    .can = escolher as cartas iniciais e o canto de modo que combinem
    .payoff = Antes de se lançar um só dado, o seu peregrino está num mosteiro e já tem uma dádiva.
coimbra-lesson-start-order = Começa o último da ordem. A Inês ficou com um par de cartas. Agora fica com um par, ou com um canto; o outro vem depois.
coimbra-lesson-start-pair = O par que resta serve-nos. { $first }: { $first-text } { $second }: { $second-text } Fique com ele.
    .near-1 = Primeiro um canto também é permitido, e sensato quando outros o querem. Hoje, as cartas.
    .done = Metade do seu começo está decidida.
coimbra-lesson-start-second = Agora a outra metade. Quanto ao canto: saem dele duas estradas, e nenhum peregrino volta. Olhe para os mosteiros próximos.
    .done = Bem. De cada canto há um mosteiro azul a dois passos.
coimbra-lesson-start-leave = Agora as cartas iniciais funcionam: cada uma fá-lo subir no seu trilho e depois dá o bónus. O Frade dá dois passos; o primeiro sai do canto.
    .nudge = Dois passos chegam mesmo para um mosteiro. Saia do canto por uma das estradas.
    .near-1 = Dois passos chegam mesmo para um mosteiro. Não os desperdice.
coimbra-lesson-start-gift = E o segundo entra no mosteiro azul.
    .nudge = A dádiva que digo é o mosteiro azul junto a esta paragem.
    .done = Um disco e o seu bónus, antes de se lançar o primeiro dado. Pares e cantos escolhem-se juntos.
coimbra-lesson-start-kinds = Uma carta inicial funciona após cada carta do Conselho que o dono compra. Quando começa?
    .answer-1 = Com a primeira carta do Conselho comprada numa cidade
    .reply-1 = Sim. As cartas iniciais não a fazem funcionar.
    .answer-2 = Logo
    .reply-2 = Só as cartas marcadas como imediatas funcionam logo.
    .answer-3 = No fim da partida
    .reply-3 = Essas têm outro sinal; esta funciona durante toda a partida.
coimbra-lesson-start-end = No início, guardas e moedas são iguais para todos. O resto do começo são duas cartas e um canto: três pequenas escolhas, um plano.

## Diplomas

coimbra-lesson-diplomas = Diplomas, e o valor de uma carta
    .can = ver quanto vale uma carta além do bónus: diplomas, influência e pontos para o fim
    .payoff = Uma carta traz o quinto diploma: a série salta de 8 para 12 pontos.
coimbra-lesson-diplomas-later = Ronda { $round } de uma partida, algumas compras depois. Tem { $cards } cartas. Nelas estão impressos quatro diplomas diferentes.
coimbra-lesson-diplomas-sets = No fim, diplomas de tipos diferentes formam séries: 1, 2, 4, 8 ou 12 pontos por um a cinco. Os seus quatro valem agora 8.
coimbra-lesson-diplomas-fifth = O seu dado age, e aqui tudo custa { $value }. Uma carta mostra o diploma que lhe falta: { $card }. Fique com ela.
    .nudge = Procure o diploma que não está nas suas cartas, ou o de muitas cores.
    .near-1 = Quatro bens consolam. Mais quatro pontos no fim são melhores: fique com a carta.
    .done = Primeiro a influência, depois o bónus, e o diploma para o fim.
coimbra-lesson-diplomas-twelve = Cinco tipos: a série vale agora 12. O painel de pontos conta as suas séries a qualquer momento, sempre da melhor maneira.
coimbra-lesson-diplomas-worth = Uma carta diz: no fim, pontos pelo seu trilho verde. Quando conta?
    .answer-1 = Uma vez, quando a partida acaba
    .reply-1 = Sim. Compre cartas destas a tempo de ainda subir nesse trilho.
    .answer-2 = Em cada fase de rendimento
    .reply-2 = Esse é outro sinal. As cartas funcionam logo, com compras, com o rendimento, ou no fim.
    .answer-3 = Quando a compro
    .reply-3 = Só o fazem as cartas com o sinal de imediato.
coimbra-lesson-diplomas-another = Age outro dado seu, com { $value }. Compre o que quiser, e olhe para quatro coisas: influência, bónus, diploma, coroa.
    .done = Uma carta é sempre mais do que o seu bónus.
coimbra-lesson-diplomas-end = Quatro sinais nas cartas, quatro momentos: logo, com cada compra, com o rendimento, no fim. A seguir vem um rendimento digno de se ver.

## A great income

coimbra-lesson-income-turn = Um grande rendimento
    .can = ordenar os seus dados, usar o branco e chegar a tempo a um mosteiro distante
    .payoff = O dado branco levou o peregrino a um mosteiro distante, que pagou no mesmo instante.
coimbra-lesson-income-turn-look = Outra vez rendimento, numa ronda mais tarde. Tem { $points } pontos, e o peregrino está aqui: { $place }. Antes de escolher, veja aonde poderia ir.
coimbra-lesson-income-turn-far = A dois passos fica { $tile }. { $tile-text } Os mosteiros distantes contam o que juntou: venha antes tarde do que cedo.
coimbra-lesson-income-turn-which = Que dado lhe pode dar passos, se não tem nenhum roxo?
    .answer-1 = O dado cinzento
    .reply-1 = O cinzento paga guardas, sempre.
    .answer-2 = O dado branco, no trilho roxo
    .reply-2 = Exato: o branco paga o trilho que disser, conforme o espaço do seu disco.
    .answer-3 = Nenhum nesta ronda
    .reply-3 = Veja outra vez: o branco paga o trilho que disser.
coimbra-lesson-income-turn-white = Então: o dado branco, no trilho roxo.
    .nudge = O trilho que anda é o roxo, e o dado branco pode pagá-lo. Os outros podem esperar.
    .done = O peregrino anda.
coimbra-lesson-income-turn-one = { $steps } passos. O primeiro leva aqui: { $road }.
    .nudge = Esse é outro caminho. O mosteiro que digo fica atrás da paragem iluminada.
coimbra-lesson-income-turn-two = E entre.
    .nudge = O mosteiro está ao seu lado.
    .done = É para isto que servem as estradas longas.
coimbra-lesson-income-turn-paid = Tem agora { $points } pontos. Se tivesse vindo na primeira ronda, pouco haveria para contar.
coimbra-lesson-income-turn-rest = Acabe a vez como quiser. As cartas com o sinal de rendimento juntam o seu quando se ativa um dado da sua cor.
coimbra-lesson-income-turn-end = Em Coimbra os planos fazem-se de três pontas: uma cor, uma estrada e uma viagem.

## The last word

coimbra-lesson-last-word = A última palavra
    .can = gastar o que sobra e ler a pontuação final
    .payoff = Bens parados tornaram-se uma viagem, e leu linha a linha uma folha de pontos inteira.
coimbra-lesson-last-word-last = Quarta ronda, o último rendimento. Tem { $mine } pontos, a Inês tem { $hers }, mas muitos pontos só vêm agora, no fim.
coimbra-lesson-last-word-income = Receba o último rendimento, dado a dado. Passos que não levam a nada podem ficar.
coimbra-lesson-last-word-worth = No fim, cada dois bens ou coroas que guarda valem 1 ponto. Quanto valem 6 guardas guardados?
    .answer-1 = 6 pontos
    .reply-1 = Metade: dois bens fazem um ponto.
    .answer-2 = 3 pontos
    .reply-2 = Sim. Uma viagem por 6 guardas tem pois de trazer mais de 3.
    .answer-3 = Nada
    .reply-3 = Um pouco: dois bens fazem um ponto.
coimbra-lesson-last-word-invest = A última fase de viagens. Tem { $guards } guardas e { $coins } moedas. Leia as viagens: qual traz mais do que o seu preço vale em casa?
    .near-1 = Bens guardados valem meio ponto cada. Algures no mar trazem mais.
    .done = O último disco está posto.
coimbra-lesson-last-word-sheet = O fim. As viagens trazem-lhe { $voyages } pontos: era para isso que serviam.
coimbra-lesson-last-word-tracks = Trilhos: o primeiro de cada trilho recebe a sua ficha. A dois, o segundo só recebe se estiver perto. Recebe { $tracks }.
coimbra-lesson-last-word-rest = Os diplomas dão { $diplomas }, as cartas do fim { $cards }, e o que guardou { $left }. Junte os pontos que já tinha: é a sua pontuação.
coimbra-lesson-last-word-end = Viu tudo o que uma primeira partida precisa. Sente-se com a Inês para uma inteira: fico ao seu lado e só falo quando houver algo novo.
