# As regras de Coimbra, uma linha por cláusula

## setup

clause-C1 = Baralham-se os mosteiros de cada nível. 8 de nível I, 4 de nível II e 2 de nível III ficam à vista, ao acaso, nos espaços azuis, castanhos e rubi do mapa. Os restantes saem do jogo.
clause-C2 = Por cima de cada trilho fica, ao acaso, uma ficha de influência, com o lado do número de jogadores à vista.
clause-C3 = As fichas de dado ficam à vista nas cidades, por ordem decrescente a partir da esquerda. Com 4 jogadores não há nenhuma. Com 3 jogadores fica um 3 na Cidade Alta, um 4 na Cidade Central e um 3 na Cidade Baixa. Com 2 jogadores ficam um 3 e um 2 na Cidade Alta, um 4 e um 3 na Cidade Central e um 5 na Cidade Baixa.
clause-C4 = Baralham-se as 15 viagens e expõem-se 6. As restantes saem do jogo.
clause-C5 = Com 4 jogadores usam-se os 13 dados. Com 3 jogadores retiram-se 1 dado roxo e 1 verde; com 2 jogadores, 1 cinzento, 1 laranja, 2 roxos e 2 verdes.
clause-C6 = Cada jogador começa com 7 guardas, 7 moedas, 3 suportes de dado, um peregrino, um leão e 25 discos: um no espaço 0 de cada trilho, um nos 0 pontos e 20 em reserva.
clause-C7 = A primeira ordem de jogo é sorteada, e os leões vão para as bandeiras por essa ordem.
clause-C8 = Os baralhos I, II e III são baralhados à parte. O II fica por cima do III; juntos formam a pilha de personagens.
clause-C9 = Antes de cada ronda, as 4 fichas de favor ficam junto ao castelo, e o barrete junto à ficha de favor de 2 coroas.
clause-C10 = Em cada ronda expõem-se 12 cartas, 4 junto a cada uma das cidades: Alta, Central e Baixa. Formam 3 linhas de 4 colunas.
clause-C11 = Depois põem-se as fichas de coroa nas cartas. Percorrem-se as colunas da quarta à primeira, cada uma da linha de cima à de baixo: a primeira carta de cada classe recebe a ficha de coroa dessa classe. Se uma classe não estiver exposta, a sua ficha de coroa não é usada.
clause-C12 = Expõem-se tantos pares de cartas iniciais, formados ao acaso, quantos os jogadores. As outras cartas iniciais saem do jogo.

## start-choice

clause-C13 = Por ordem de jogo inversa, cada jogador leva um par de cartas iniciais ou põe o peregrino num canto livre de Coimbra.
clause-C14 = Depois, por ordem de jogo, cada jogador faz aquela das duas coisas que ainda lhe falta.
clause-C15 = Depois, por ordem de jogo, cada jogador resolve as duas cartas iniciais, uma após a outra: por cada uma, sobe no trilho dela tantos espaços como a influência da carta; depois usa o bónus imediato, ou guarda a carta para a fase C. A ordem das duas não muda nada.

## phases-a-b

clause-C16 = A partida tem 4 rondas. Cada ronda passa pelas fases A a F.
clause-C17 = Fase A: o primeiro jogador lança uma vez todos os dados da reserva, também os que ninguém levou na ronda anterior.
clause-C18 = Fase B: por ordem de jogo, em três voltas, escolhe um dado da reserva, mantém o seu valor e coloca-o no castelo ou numa das três cidades. Não pode passar.
clause-C19 = No castelo, os dados ficam por ordem crescente a partir da esquerda. Um dado novo vai para a direita dos menores ou iguais e para a esquerda dos maiores.
clause-C20 = Nas cidades, os dados ficam por ordem decrescente a partir da esquerda. Um dado novo vai para a direita dos maiores ou iguais e para a esquerda dos menores.
clause-C21 = Nesta ordem, as fichas de dado contam como dados sem cor: um dado novo de igual valor vai para a direita delas.
clause-C22 = Cada lugar aceita qualquer número de dados, e um jogador pode ter lá vários.
clause-C23 = Se tiver um disco no mosteiro que premeia os dados do castelo, recebe logo 4 pontos por cada dado que puser no castelo.

## phase-c

clause-C24 = Fase C: resolve-se primeiro o castelo, depois a Cidade Alta, a Central e a Baixa. Em cada lugar é sempre a vez do dado ou da ficha de dado à vista mais à esquerda que ainda não foi ativado. O dono do dado age uma vez e recolhe o dado quando toda a ação acaba.
clause-C25 = Agir é facultativo. Se não puder ou não quiser, mesmo no castelo, tem de recorrer à Aflição: até 2 moedas e até 2 guardas, mesmo que o limite de 20 não deixe entrar nada.
clause-C26 = No castelo, leva sem pagar uma das fichas de favor que lá estejam. As coroas dela contam a partir desse momento. Use já o bónus e guarde a ficha até ao fim da ronda. As fichas de favor que ninguém levou ficam junto ao castelo.
clause-C27 = Numa cidade, escolhe uma carta da linha e paga-a logo. O preço é o valor do dado, mais 3 com o barrete, menos o desconto das suas cartas iniciais, nunca abaixo de 0; paga-se nos bens que a carta pede. Uma carta que não possa pagar por inteiro não pode ser escolhida.
clause-C28 = Segue-se, por esta ordem: a carta é sua; sobe no trilho da carta tantos espaços como a influência dela; um bónus imediato usa-se até ao fim; a carta arruma-se com as do mesmo tipo; as suas cartas iniciais que esta carta ativa dão o seu bónus; e por fim leva a ficha de coroa da carta, de modo que nada nesta ação a conta.
clause-C29 = Uma ficha de dado ativada descarta a carta de maior influência da linha, a mais à esquerda em caso de empate, e é virada para baixo. Ninguém recebe a ficha de coroa dessa carta. Se não houver cartas, a ficha de dado é apenas virada.
clause-C30 = Quando uma cidade já não tem dado nem ficha de dado por ativar, ou nunca teve, as cartas que restam são descartadas à vista antes de se resolver o lugar seguinte, e as suas fichas de dado voltam a ficar à vista.
clause-C31 = O barrete é facultativo. Vai para um dos seus dados numa cidade, nunca para um no castelo. O dado passa a valer mais 3 e é logo posto de novo na fila, entre o que ainda não foi ativado e à direita dos valores iguais.
clause-C32 = Uma carta da pilha de descarte custa 3 em vez do valor de um dado. De resto, adquire-se da maneira habitual, com a influência, o bónus, e os bónus e descontos das suas cartas iniciais. Pode recusar.
clause-C33 = Os adversários a quem se pede alguma coisa respondem por ordem de jogo. Só podem escolher bens se os entregarem por inteiro; senão dão pontos, mesmo que fiquem abaixo de 0. Recebe o que lhe entregam, dentro dos seus limites.
clause-C34 = Um clérigo de que se abdica vai para a pilha de descarte com o bónus e os diplomas. O dono desce no trilho roxo tantos espaços como a influência da carta, não abaixo de 0, e fica por cima dos discos que aí estão. Quem não tem clérigo perde 3 pontos.
clause-C35 = Está atrás de si quem está mais abaixo no trilho cinzento, e também quem está por cima de si na pilha do mesmo espaço. Conta a situação depois do seu avanço por esta carta ou, quando o bónus se repete, a desse momento.
clause-C36 = Um bónus que dá uma ficha de favor só alcança as que ainda estão junto ao castelo. Se não restar nenhuma, não tem efeito.
clause-C37 = Só se pode repetir um bónus imediato, e só o de outra carta sua da classe indicada, incluindo as iniciais. Um bónus que repete não pode ser repetido.
clause-C38 = Um bónus que permite investir segue as regras das viagens, e pode recusá-lo.

## phase-d

clause-C39 = As suas coroas são as das fichas de coroa e de favor que levou nesta ronda e as da bandeira onde o seu leão está nesse momento. Uma ficha de coroa vale 1 coroa; as fichas de favor valem 3, 2, 1 e 0 coroas; as bandeiras, da primeira à última, valem 0, 1, 2 e 3 coroas.
clause-C40 = Fase D: quem tem mais coroas vai para a bandeira 1, o seguinte para a bandeira 2, e assim por diante. Entre empatados, a ordem antiga inverte-se.

## phase-e

clause-C41 = Fase E: na nova ordem de jogo, ativa os seus 3 dados, um a um, pela ordem que quiser. Cada um paga o rendimento do trilho da sua cor, conforme o espaço onde está o seu disco; o branco paga o de um trilho à escolha. O valor dos dados não conta.
clause-C42 = O rendimento lê-se no momento em que o dado o paga: os avanços feitos antes na mesma vez contam, os posteriores não.
clause-C43 = No início da fase E, antes de alguém ativar um dado, os jogadores usam, por ordem de jogo, as cartas que funcionam nesse momento. Os bónus de dado vêm com cada dado da sua cor. As trocas são possíveis em qualquer momento da sua vez. Uma carta de fase E comprada nesta ronda já funciona.
clause-C44 = Um dado branco nunca conta como cor, nem para os bónus de dado nem para o bónus que exige não ter dado roxo.
clause-C45 = Na sua vez da fase E, os dados voltam à reserva; os suportes vazios ficam consigo.

## rewards

clause-C46 = Guardas e moedas param em 20, os trilhos em 15. O que passar perde-se. Não pode gastar o que não tem.
clause-C47 = Pode recusar qualquer recompensa, toda ou em parte. Não pode recusar o disco no mosteiro onde entra, a ficha de coroa da carta que leva, nem as coroas de uma ficha de favor.
clause-C48 = Uma barra entre duas recompensas significa uma das duas; sem barra, recebe todas. Uma parte bege é um requisito. Uma parte vermelha é um custo: paga-se por inteiro, ou não há recompensa. Um x significa que a recompensa vem por cada vez; sem ele, vem uma só vez.
clause-C49 = Os passos do peregrino são um máximo. Cada passo segue uma estrada até ao local seguinte. As paragens não têm efeito, pode voltar atrás, e os peregrinos não se bloqueiam.
clause-C50 = Ao entrar num mosteiro sem disco seu, tem de pôr um no topo da pilha. Um bónus imediato usa-se agora ou nunca; um duradouro funciona a partir de agora. Depois segue com os passos que restam e os que ganhou.
clause-C51 = Entrar num mosteiro que já tem um disco seu não tem efeito. Em toda a partida, põe no máximo um disco em cada mosteiro.
clause-C52 = O primeiro passo sai do canto por uma estrada de sentido único para uma de duas paragens. Ninguém volta a Coimbra.
clause-C53 = Alguns mosteiros são duradouros: um paga 1 ponto por cada disco que puser depois num mosteiro, outro paga 4 pontos por cada dado que puser depois no castelo, e outros contam como 1 ou 2 diplomas livres.

## voyages

clause-C54 = Fase F: por ordem de jogo, pode investir uma vez numa viagem sem disco seu. Paga o custo nos bens que ela indica. Os discos dos outros jogadores não contam.
clause-C55 = Ao investir, põe um disco seu na rosa dos ventos da viagem, por cima dos outros.
clause-C56 = Com a ficha de favor de 3 coroas, cada investimento custa-lhe menos 2, também o que ela própria concede, mas nunca menos de 0.
clause-C57 = Pode chegar a ter as 6 viagens. Fora da fase F, só investe pela ficha de favor de 3 coroas e por bónus de cartas, incluindo os repetidos.

## end

clause-C58 = Após a fase F da ronda 4, a pilha está vazia e a partida acaba antes de se arrumar seja o que for. Após as outras rondas, recolhem-se as fichas de favor, o barrete e as fichas de coroa e prepara-se a ronda seguinte; as fichas de dado ficam onde estão.
clause-C59 = No fim, cada viagem com um disco seu dá-lhe os pontos da sua tarefa.
clause-C60 = Cada trilho paga por posição: primeiro o espaço mais alto e, no mesmo espaço, o disco mais abaixo na pilha. Um disco no espaço 0 não tem posição. Com 4 jogadores são pagos os três primeiros, com 3 jogadores os dois primeiros. Com 2 jogadores o segundo só é pago se estiver a 3 espaços ou menos.
clause-C61 = Os diplomas das suas cartas e mosteiros formam séries de tipos diferentes. Cada diploma está numa só série, e um livre conta como qualquer tipo. Séries de 5, 4, 3, 2 e 1 diplomas dão 12, 8, 4, 2 e 1 pontos. Conta-se a melhor divisão para si.
clause-C62 = Depois, as suas cartas de fim de partida dão os seus pontos. A carta que pontua outra de novo usa outra das suas cartas de fim de partida, mas não uma igual a ela; se não houver, dá 0 pontos.
clause-C63 = Por fim, some os seus guardas, moedas e coroas: metade da soma, arredondada para baixo, junta-se aos seus pontos. As coroas são as das fichas de coroa e de favor da ronda 4 e as da bandeira onde está depois da fase D da ronda 4.
clause-C64 = Ganha quem tiver mais pontos. Em caso de empate, ganha o empatado que vem antes na ordem de jogo no fim da partida.

## display

clause-C65 = As colunas de cartas numeram-se de 1 a 4 a partir da esquerda, e a coluna 4 fica junto ao tabuleiro. «Mais à esquerda» quer dizer a coluna de número menor. Os vazios deixados pelas cartas nunca se fecham.
clause-C66 = Na segunda volta da escolha inicial só a parte em falta é possível, e o último par ou canto é levado sem pergunta. As cartas iniciais não são adquiridas, por isso não ativam bónus de fase C. Os passos de uma carta inicial podem chegar a um mosteiro, que funciona como sempre.
clause-C67 = As suas cartas incluem as iniciais sempre que se contam cartas: por classe, por influência, em séries de classes, para a décima carta. Uma carta conta, com os diplomas, a partir do momento em que é sua, por isso também para os bónus que a sua própria ação alcança.

## bonus-order

clause-C68 = Dentro de um bónus vêm primeiro guardas, moedas e pontos, depois os avanços em trilhos, depois os passos, e por fim investir, o barrete e outras ações. Assim, os bens acabados de ganhar podem pagar a viagem, e o que passa de 20 perde-se antes de a pagar.
clause-C69 = Um bónus, com tudo o que abre, acaba antes de começar o seguinte; depois prossegue a ação interrompida. Se vários bónus seus calharem no mesmo momento, escolhe a ordem sempre que ela possa mudar alguma coisa.

## pilgrim

clause-C70 = Os passos decidem-se um a um: vai a um local vizinho, ou para e perde os restantes. Todos os passos de um bónus que conta alguma coisa são uma só recompensa. Um peregrino ainda no canto pode lá ficar.
clause-C71 = Ao entrar num mosteiro sem disco seu, acontece por ordem: o disco; 1 ponto, se um mosteiro duradouro onde já entrou o der; o bónus com todas as suas decisões. Depois o movimento prossegue com os passos que restam e os ganhos, mesmo que não restasse nenhum.
clause-C72 = Um trilho que sobe a meio de uma caminhada não muda os passos já concedidos nem um rendimento já lido.
clause-C73 = Os mosteiros duradouros funcionam a partir do seu disco, nunca para trás: para os dados postos depois no castelo, para os discos postos depois e em todas as contagens posteriores de diplomas.

## phase-c-details

clause-C74 = O barrete põe-se quando se leva a sua ficha de favor, ou nunca. Vai para qualquer dos seus dados nas cidades que ainda não tenha sido ativado; o dado que está a agir não conta e, de dois dados iguais na mesma fila, diz qual deles. Sem um dado desses, pode levar a ficha na mesma, pelos pontos e pelas coroas. A ação em curso acaba primeiro. O acréscimo de 3 cessa quando recolhe o dado.
clause-C75 = Uma ficha de favor ganha numa cidade funciona como no castelo: o bónus usa-se logo, as coroas contam na fase D desta ronda, e o desconto nos investimentos dura até ao fim da ronda.
clause-C76 = O preço de uma carta é o valor do dado, mais 3 com o barrete, menos 1 com o desconto correspondente, e no mínimo 0. Da pilha de descarte é 3, menos 1 com o desconto correspondente. O desconto aplica-se por si.
clause-C77 = A pilha de descarte é pública, e a linha em resolução não faz parte dela. A carta da pilha paga-se com o que sobra depois de paga a primeira carta, e acaba primeiro. As cartas iniciais não têm custo e não se podem levar da pilha.
clause-C78 = Repetir um bónus dá só o bónus: nem influência, nem bónus de carta inicial, nem ficha de coroa, nem diploma. Os custos e escolhas fazem-se de novo, e as contagens e posições são as desse momento. Pode recusar.
clause-C79 = Uma carta que cobra rendimento paga uma vez o rendimento do seu trilho, depois de ter subido tantos espaços como a influência da própria carta. Os bónus de dado nada acrescentam, porque nenhum dado é ativado.
clause-C80 = As respostas vão da bandeira 1 à última, sem o jogador ativo; cada uma cumpre-se antes de se perguntar a seguinte. Quem entrega paga por inteiro, mesmo que parte se perca pelo limite de 20 de quem recebe. Se ninguém estiver atrás de si, não há efeito.
clause-C81 = Os pontos não têm limite inferior. Um clérigo de que se abdica leva consigo, a partir de agora, o bónus duradouro e os diplomas; o que já deu fica. Perde-se toda a influência impressa, mesmo que o trilho tenha parado em 15.

## tracks

clause-C82 = Um disco que se move, para cima ou para baixo, fica por cima dos discos do espaço onde para; os que deixa mantêm a ordem. Um disco que não se move, porque já está em 15 ou em 0, mantém o lugar na pilha.
clause-C83 = Num trilho, está à frente o espaço mais alto e, no mesmo espaço, o disco mais abaixo na pilha. Nunca há dois discos empatados.

## phase-e-details

clause-C84 = Cada carta que funciona no início da fase E usa-se uma vez, pela ordem que quiser; duas podem subir o mesmo trilho e, mesmo com o trilho em 15, os bens dela vêm. Depois, na sua vez, cada dado paga o rendimento e, a seguir, o bónus de uma carta da sua cor; se os passos desse bónus puderem aumentar o rendimento desse mesmo dado, pode dá-los antes. Dados da mesma cor leem o trilho de novo de cada vez. Com uma carta de troca pode, antes de cada um destes momentos, antes de cada passo e no fim, trocar 2 dos bens que ela indica por 1 ponto.
clause-C85 = Escolhe o trilho de um dado branco quando o ativa, à vontade, mesmo um que outro dado seu já pagou. Ainda assim, não conta como nenhuma cor.

## mid-game-scoring

clause-C86 = A fase F oferece-lhe exatamente um investimento. Cada bónus que diz investir é mais um, escolhido e pago à parte. Cada viagem aceita um disco de cada jogador. Se não puder pagar nenhuma viagem nos bens certos, nada acontece.
clause-C87 = Quando se contam as coroas nesse momento, são estas: antes da ronda 1, só as da bandeira; na fase C, as das fichas de coroa e de favor até aí e as da bandeira da ordem antiga; da fase D em diante, as da nova bandeira e, até ao fim da ronda, as das fichas de coroa e de favor.
clause-C88 = Pontuar durante a partida paga logo e não gasta nada: as mesmas séries, viagens, carta e trilho pontuam de novo no fim. Quando se pontuam viagens, são duas diferentes com disco seu, ou uma, ou nenhuma.
clause-C89 = Uma carta de fim de partida e um trilho pontuados já são duas partes independentes; qualquer delas pode faltar. As posições contam como no fim: terceiro lugar só com 4 jogadores, limite de 3 espaços só com 2 jogadores, nada no espaço 0.
clause-C90 = Sempre que se contam diplomas, contam todos os das suas cartas e dos mosteiros com disco seu; o mosteiro de 2 diplomas livres vale dois. Uma série pode ter vários diplomas livres, cada um como outro tipo.
clause-C91 = O número das suas séries de classes é o menor dos seus quatro números de cartas por classe.
clause-C92 = Com 2 jogadores, a distância conta-se em espaços do primeiro disco ao segundo. Dois discos no mesmo espaço pagam também o segundo lugar. Um disco no 0 nada recebe. Com 3 ou 4 jogadores nenhuma distância é demasiada.
clause-C93 = A pontuação final só muda pontos: bens e coroas contam para Calecute e de novo como sobras. Por isso a ordem das partes não pode mudar o resultado, e as bandeiras não deixam empates.

## decisions

clause-C94 = Cada escolha que possa mudar alguma coisa é sua. Os ganhos simples de guardas, moedas, pontos e influência registam-se sem perguntar. Uma escolha que só dá pontos faz-se automaticamente, sempre a melhor, e diz-se-lhe o que foi tomado.
clause-C95 = Nada é privado. Só se desconhecem a ordem da pilha de personagens virada para baixo, no jogo a solo a ordem dos dois baralhos do rival, e os dados futuros. Sabe-se que cartas ainda estão por vir.
clause-C96 = A solo joga contra o rival, como com 2 jogadores. O rival segue C97 a C107; todas as outras regras valem para si.

## rival

clause-C97 = O rival tem dados, um peregrino, um leão e discos como um jogador, mas nunca guardas nem moedas. Começa com 0 pontos no nível fácil, com 20 no normal e com 35 no difícil.
clause-C98 = O rival tem 30 cartas de ação e 12 cartas de cores, cada baralho baralhado uma vez. Por cada um dos seus dados tira-se uma carta de cada baralho, 12 de cada em toda a partida.
clause-C99 = Na escolha inicial, o rival leva primeiro um par e depois um canto, ambos por lançamento de um dado. De 1 a 3 leva o par da esquerda, de 4 a 6 o da direita; se só restar um par, leva esse. O canto conta-se no sentido dos ponteiros do relógio a partir do noroeste; se estiver ocupado, serve o livre seguinte.
clause-C100 = As cartas iniciais do rival sobem os trilhos dele conforme a influência delas. Os bónus são ignorados durante toda a partida.
clause-C101 = Na fase B, as duas cartas indicam o dado do rival. Mais pede o valor mais alto, menos o mais baixo. Se a cor vier primeiro, leva o dado mais alto ou mais baixo da primeira cor da carta de cores que a reserva ainda tenha. Se o valor vier primeiro, leva o dado mais alto ou mais baixo de toda a reserva e, em caso de empate, o da cor que vem antes na carta de cores. O número diz para onde vai o dado, pelas regras habituais: 1 castelo, 2 Cidade Alta, 3 Central, 4 Baixa.
clause-C102 = No castelo, o rival leva a ficha de favor com mais coroas que lá esteja e marca 4 pontos. A ficha não tem outro efeito para ele, por isso o barrete fica por usar. Se não restar nenhuma, marca 2 pontos.
clause-C103 = Numa cidade, o rival leva sem pagar a carta de maior influência, a mais à esquerda em caso de empate. Sobe no trilho da carta, leva a ficha de coroa dela e marca 2 pontos por cada diploma; o bónus e os diplomas não têm outro efeito. Se não restar nenhuma carta, marca 2 pontos.
clause-C104 = Quando lhe pedem que entregue ou perca alguma coisa, o rival dá sempre pontos. Nunca abdica de uma carta.
clause-C105 = A fase D conta o rival como um jogador. Na fase E, cada um dos seus dados cinzentos e laranja dá-lhe 2 pontos, cada dado verde os pontos do seu trilho. Um dado branco conta como a cor do seu trilho mais alto; em caso de empate, como verde, depois roxo, cinzento, laranja.
clause-C106 = Um dado roxo do rival move o peregrino dele todos os passos, sempre por um caminho mais curto até ao mosteiro mais próximo sem disco dele; em caso de empate, o mosteiro, e depois o local, que vem primeiro na lista do mapa. Aí põe um disco, marca 3 pontos, ignora o bónus e continua.
clause-C107 = Na fase F, a partir da ronda 2, o rival põe sem pagar um disco na viagem mais à esquerda sem disco dele. No fim, marca 6 pontos por cada uma das suas viagens e os trilhos como com 2 jogadores, e nada mais.
