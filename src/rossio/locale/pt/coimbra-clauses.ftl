# As regras de Coimbra, uma linha por cláusula

## setup

clause-C1 = Baralha-se cada nível de mosteiros; 8 de nível I, 4 de II e 2 de III ficam à vista, ao acaso, nos espaços azuis, castanhos e rubi. Os restantes saem do jogo.
clause-C2 = Por cima de cada trilho fica, ao acaso, uma ficha de influência, com o lado do número de jogadores à vista.
clause-C3 = As fichas de dado ficam à vista nas cidades conforme o número de jogadores, por ordem decrescente a partir da esquerda: nenhuma com 4 jogadores, três com 3, cinco com 2.
clause-C4 = Baralham-se as 15 viagens e expõem-se 6; as restantes saem do jogo.
clause-C5 = Com 3 jogadores retiram-se 1 dado roxo e 1 verde; com 2 jogadores, 1 cinzento, 1 laranja, 2 roxos e 2 verdes; com 4, nenhum.
clause-C6 = Cada jogador começa com 7 guardas, 7 moedas, 3 suportes de dado, um peregrino, um leão e 25 discos: um no 0 de cada trilho, um nos 0 pontos, 20 em reserva.
clause-C7 = A primeira ordem de jogo é sorteada; os leões vão para as bandeiras por essa ordem.
clause-C8 = Os baralhos I, II e III são baralhados à parte; o II fica por cima do III e forma a pilha de personagens.
clause-C9 = Antes de cada ronda, as 4 fichas de favor ficam junto ao castelo e o barrete junto à ficha de 2 coroas.
clause-C10 = Em cada ronda expõem-se 12 cartas: 4 para a Cidade Alta, 4 para a Central e 4 para a Baixa, em 3 linhas de 4 colunas.
clause-C11 = Fichas de coroa: da coluna 4 à 1, cada uma da linha alta à baixa, a primeira carta de cada classe recebe a ficha dessa classe. Se faltar uma classe, a sua ficha não é usada.
clause-C12 = Expõem-se tantos pares de cartas iniciais, formados ao acaso, quantos os jogadores; as outras saem do jogo.

## start-choice

clause-C13 = Por ordem de jogo inversa, cada jogador leva um par de cartas iniciais ou põe o peregrino num canto livre.
clause-C14 = Depois, por ordem de jogo, cada jogador faz a escolha que lhe falta das duas.
clause-C15 = Depois, por ordem de jogo, cada um resolve as duas cartas iniciais, uma a uma: avança no trilho dela a sua influência e usa o bónus imediato ou guarda a carta para a fase C.

## phases-a-b

clause-C16 = O jogo tem 4 rondas, cada uma com as fases A a F.
clause-C17 = Fase A: o primeiro jogador lança uma vez todos os dados da reserva, incluindo os que sobraram da ronda anterior.
clause-C18 = Fase B: por ordem de jogo, em três voltas, escolhe um dado, mantém o seu valor e coloca-o no castelo ou numa cidade. Não pode passar.
clause-C19 = Castelo: os dados ficam por ordem crescente a partir da esquerda; um dado novo vai à direita dos menores ou iguais e à esquerda dos maiores.
clause-C20 = Cidades: os dados ficam por ordem decrescente a partir da esquerda; um dado novo vai à direita dos maiores ou iguais e à esquerda dos menores.
clause-C21 = As fichas de dado contam nesta ordem como dados sem cor; um dado novo de igual valor vai à direita delas.
clause-C22 = Cada lugar aceita qualquer número de dados, e um jogador pode ter lá vários.
clause-C23 = Se tiver um disco no mosteiro que premeia os dados do castelo, recebe logo 4 pontos por cada dado que puser no castelo.

## phase-c

clause-C24 = Castelo, Cidade Alta, Central e Baixa resolvem-se por esta ordem, sempre o dado ou ficha à vista mais à esquerda por ativar. O dono age uma vez e recolhe o dado quando toda a ação acaba.
clause-C25 = A ação é facultativa. Se não puder ou não quiser agir, mesmo no castelo, tem de recorrer à Aflição: até 2 moedas e até 2 guardas, mesmo que o limite de 20 não deixe entrar nada.
clause-C26 = Castelo: leve de graça uma ficha de favor que lá esteja; as coroas contam desde logo. Use já o bónus e guarde-a até ao fim da ronda. As que ninguém levou ficam lá.
clause-C27 = Cidade: escolha uma carta da linha e pague o valor do dado, mais 3 com o barrete, nos bens que ela pede, menos descontos iniciais, nunca abaixo de 0. Não pode escolher a que não possa pagar por inteiro.
clause-C28 = Por ordem: a carta é sua; o trilho sobe a influência dela; usa-se o bónus imediato até ao fim; arruma-se a carta; seguem-se os seus bónus de fase C; por fim a ficha de coroa, que nada nesta ação conta.
clause-C29 = Uma ficha de dado ativada descarta a carta de maior influência da linha, a mais à esquerda em caso de empate, e é virada. Ninguém recebe a coroa dessa carta. Sem cartas, só é virada.
clause-C30 = Quando uma cidade já não tem dado nem ficha por ativar, ou nunca teve, as cartas restantes são descartadas à vista antes do lugar seguinte, e as suas fichas voltam a ficar à vista.
clause-C31 = O barrete é facultativo. Vai para um dado seu numa cidade, nunca no castelo. O dado vale mais 3 e é logo posto na fila como se fosse novo, entre os que estão por ativar, à direita dos valores iguais.
clause-C32 = Uma carta levada da pilha de descarte custa 3 em vez do valor de um dado; de resto adquire-se como sempre, com influência, bónus, e bónus e descontos das cartas iniciais. Pode recusar.
clause-C33 = Os adversários respondem por ordem de jogo. Só se escolhem bens entregues por inteiro; senão dão-se pontos, mesmo abaixo de 0. Recebe o que lhe entregam, dentro dos seus limites.
clause-C34 = Um clérigo cedido vai para o descarte com o bónus e os diplomas; o dono desce no trilho roxo a sua influência, não abaixo de 0, e fica por cima dos discos aí. Sem clérigo, perdem-se 3 pontos.
clause-C35 = Atrás de si no trilho cinzento quer dizer mais abaixo, ou mais acima na pilha do seu espaço, depois de avançar por esta carta; quando o bónus se repete, nesse momento.
clause-C36 = Um bónus que dá uma ficha de favor só alcança as que ainda estão junto ao castelo; sem nenhuma, não tem efeito.
clause-C37 = Repetir um bónus: só um bónus imediato de outra carta sua dessa classe, incluindo as iniciais; um bónus de repetição não pode repetir outro de repetição.
clause-C38 = Um bónus que permite investir segue as regras das viagens, e pode recusá-lo.

## phase-d

clause-C39 = As suas coroas são as das fichas de coroa e de favor que levou nesta ronda mais as da bandeira onde o seu leão está nesse momento.
clause-C40 = Fase D: quem tem mais coroas vai para a bandeira 1, e assim por diante. Entre empatados, a ordem antiga inverte-se.

## phase-e

clause-C41 = Fase E: na nova ordem, ativa os seus 3 dados, um a um, como quiser; cada um paga o rendimento do trilho da sua cor, o branco o de um trilho à escolha. O valor não conta.
clause-C42 = O rendimento lê-se quando o dado é ativado: os avanços anteriores do turno contam, os posteriores não.
clause-C43 = Os bónus de início da fase E vêm antes do primeiro dado, os de dado com cada dado da cor, as trocas em qualquer momento do seu turno. Uma carta de fase E comprada nesta ronda já funciona.
clause-C44 = O branco nunca conta como cor para os bónus de dado nem para o bónus sem dado roxo.
clause-C45 = Depois do seu turno da fase E, os dados voltam à reserva; os suportes vazios ficam consigo.

## rewards

clause-C46 = Guardas e moedas param em 20, os trilhos em 15; o excesso perde-se. Não pode gastar o que não tem.
clause-C47 = Pode recusar qualquer recompensa, toda ou em parte, mas não o disco no mosteiro onde entra, a ficha de coroa da carta que leva nem as coroas de uma ficha de favor.
clause-C48 = Uma barra significa um dos dois; sem barra, tudo. Bege é um requisito; vermelho é um custo, pago por inteiro ou não há recompensa. Um x significa por cada vez; sem x, só uma vez.
clause-C49 = Os passos do peregrino são um máximo. Cada passo segue uma estrada até ao local seguinte; as paragens nada fazem; pode voltar atrás; os peregrinos não se bloqueiam.
clause-C50 = Ao entrar num mosteiro sem disco seu, tem de pôr um no topo da pilha e usar logo o bónus; se for imediato, agora ou nunca. Depois segue com os passos que restam mais os ganhos.
clause-C51 = Entrar num mosteiro que já tem um disco seu não faz nada. Em todo o jogo, põe no máximo um disco em cada mosteiro.
clause-C52 = O primeiro passo sai do canto por uma estrada de sentido único para uma de duas paragens; ninguém volta a Coimbra.
clause-C53 = Mosteiros duradouros: um paga 1 ponto por cada disco posterior seu, outro 4 pontos por cada dado no castelo; outros dão 1 ou 2 diplomas livres.

## voyages

clause-C54 = Fase F: por ordem de jogo, pode investir uma vez numa viagem sem disco seu, pagando o custo nos bens indicados. Os discos dos outros não contam.
clause-C55 = Ao investir, põe um disco seu na rosa dos ventos da viagem, por cima dos outros.
clause-C56 = Com a ficha de favor de 3 coroas, cada investimento custa menos 2, também o que ela própria concede, nunca abaixo de 0.
clause-C57 = Pode chegar a ter as 6 viagens. Fora da fase F, só se investe pela ficha de favor de 3 coroas e por bónus de cartas, incluindo os repetidos.

## end

clause-C58 = Após a fase F da ronda 4, com a pilha vazia, o jogo acaba antes de se arrumar. Senão recolhem-se fichas de favor, barrete e fichas de coroa e repete-se a preparação da ronda; as de dado ficam.
clause-C59 = No fim, pontua cada viagem com um disco seu.
clause-C60 = Os trilhos pontuam por posição: espaço mais alto, depois mais abaixo na pilha; o 0 não conta. Com 4: os três primeiros; com 3: os dois primeiros; com 2: o segundo só se estiver a 3 espaços ou menos.
clause-C61 = Os diplomas de cartas e mosteiros formam conjuntos de tipos diferentes, cada um num só, o livre como qualquer tipo: 12, 8, 4, 2, 1 pontos por 5, 4, 3, 2, 1 diplomas. Conta a melhor divisão.
clause-C62 = Pontuam as cartas de fim de jogo. A que pontua outra de novo usa outra carta sua de fim de jogo, não uma igual a ela; se não houver, dá 0 pontos.
clause-C63 = Some metade da soma dos seus guardas, moedas e coroas, arredondada para baixo. Coroas: fichas da ronda 4 mais a bandeira onde está depois da fase D da ronda 4.
clause-C64 = Ganha quem tiver mais pontos; em caso de empate, o empatado que vem antes na ordem de jogo no fim do jogo.

## display

clause-C65 = As colunas numeram-se de 1 a 4 a partir da esquerda, a 4 junto ao tabuleiro; mais à esquerda é a coluna menor. Os vazios nunca se fecham.
clause-C66 = Na segunda volta da escolha inicial só a ação em falta é possível. As cartas iniciais não ativam bónus de fase C; os passos de uma delas podem chegar a um mosteiro, que funciona como sempre.
clause-C67 = As suas cartas incluem as iniciais em todas as contagens: classe, influência, conjuntos de classes, décima carta. Uma carta conta, com os diplomas, logo que é sua, também na sua própria ação.

## bonus-order

clause-C68 = Num bónus: primeiro guardas, moedas e pontos, depois trilhos, passos, e por fim investir, barrete e outras ações. Os bens ganhos podem pagar a viagem; o que passa de 20 perde-se antes de a pagar.
clause-C69 = Um bónus, com tudo o que abre, acaba antes de começar o seguinte; depois prossegue a ação interrompida. Se vários bónus seus coincidirem, escolhe a ordem.

## pilgrim

clause-C70 = Os passos decidem-se um a um: ir a um local vizinho, ou parar e perder os restantes. Os passos de um bónus contado são uma só recompensa. Um peregrino ainda no canto pode ficar.
clause-C71 = Ao entrar num mosteiro sem disco seu: disco; 1 ponto se um mosteiro duradouro anterior o der; o bónus com todas as decisões; depois segue com os passos restantes e os ganhos, mesmo sem restantes.
clause-C72 = Um avanço num trilho a meio de um movimento não muda os passos já concedidos nem um rendimento já lido.
clause-C73 = Os mosteiros duradouros funcionam a partir do seu disco, nunca para trás: dados posteriores no castelo na fase B, discos posteriores e contagens posteriores de diplomas.

## phase-c-details

clause-C74 = O barrete usa-se ao levar a ficha, ou nunca, num dado seu por ativar numa cidade, não no que age. Sem alvo, a ficha pode levar-se na mesma. O dado que age acaba primeiro; o +3 cessa ao recolher o dado.
clause-C75 = Uma ficha de favor ganha numa cidade funciona como no castelo: bónus imediato, coroas na fase D desta ronda, desconto nos investimentos até ao fim da ronda.
clause-C76 = Preço de uma carta: valor do dado, mais 3 com o barrete, menos 1 com o desconto próprio, no mínimo 0; da pilha de descarte: 3, menos 1 com o desconto. O desconto aplica-se sozinho.
clause-C77 = A pilha de descarte é pública; a linha em resolução não faz parte dela. Paga-se com o que sobra da primeira carta; a carta interior acaba primeiro. As iniciais não têm custo e não se podem levar.
clause-C78 = Repetir um bónus dá só o bónus: nem influência, nem bónus de carta inicial, coroa ou diploma. Custos e escolhas fazem-se de novo, contagens e posições são as de agora. Pode recusar.
clause-C79 = Uma carta que cobra rendimento paga o seu trilho uma vez, depois da própria influência. Os bónus de dado nada acrescentam, pois nenhum dado é ativado.
clause-C80 = As respostas seguem desde a bandeira 1, saltando o jogador ativo, cada uma cumprida antes da seguinte. Quem dá paga por inteiro, mesmo que o limite de 20 de quem recebe perca parte. Sem ninguém atrás, sem efeito.
clause-C81 = Os pontos não têm limite inferior. Um clérigo cedido leva consigo o bónus duradouro e os diplomas; o que já deu fica. Perde-se toda a influência impressa, mesmo que o trilho tenha parado em 15.

## tracks

clause-C82 = Um disco que se move, para cima ou para baixo, fica por cima dos discos onde para; os que deixa mantêm a ordem. Um disco que não se move, já em 15 ou 0, mantém o lugar na pilha.
clause-C83 = Posição num trilho: primeiro o espaço mais alto, depois o mais abaixo na pilha. Nunca há dois discos empatados.

## phase-e-details

clause-C84 = O seu turno da fase E: cada bónus inicial uma vez, em qualquer ordem, com os bens mesmo em 15; depois cada dado, rendimento antes do bónus. Antes de cada um, de cada passo e no fim pode trocar 2 bens por 1 ponto.
clause-C85 = Branco: escolhe o trilho quando o dado é ativado, à vontade, mesmo um que outro dado seu já pagou. Ainda assim, não conta como nenhuma cor.

## mid-game-scoring

clause-C86 = A fase F dá-lhe exatamente um investimento; cada bónus de investir é mais um, escolhido e pago à parte. Um disco por jogador em cada viagem. Sem viagem pagável com os bens certos, sem efeito.
clause-C87 = Coroas agora: antes da ronda 1, só a bandeira; na fase C, as fichas até aí mais a bandeira da ordem antiga; da fase D em diante, a nova bandeira, com as fichas até ao fim da ronda.
clause-C88 = Pontuar durante o jogo paga logo e não gasta nada: os mesmos conjuntos, viagens, carta e trilhos pontuam de novo no fim. Viagens: duas diferentes com disco seu, ou uma, ou nenhuma.
clause-C89 = Pontuar já uma carta de fim de jogo e um trilho são partes independentes; qualquer pode faltar. Posições como no fim: terceiro só com 4 jogadores, limite de 3 espaços só com 2, nada no 0.
clause-C90 = As contagens de diplomas incluem todos os das suas cartas e dos mosteiros com disco seu; o mosteiro de 2 diplomas livres vale dois. Um conjunto pode ter vários livres, cada um de outro tipo.
clause-C91 = O número de conjuntos de classes é o menor dos seus quatro números de cartas por classe.
clause-C92 = Com 2 jogadores, a distância conta-se em espaços do primeiro ao segundo; o mesmo espaço paga o segundo lugar; um disco no 0 nada recebe. Com 3 ou 4 não há limite de distância.
clause-C93 = A pontuação final só muda pontos; bens e coroas contam para Calecute e de novo como sobras. A ordem não muda o resultado, e as bandeiras não deixam empates.

## decisions

clause-C94 = Cada escolha real é sua. Os ganhos simples de guardas, moedas, pontos e influência registam-se sem perguntar; as escolhas que só dão pontos podem ser feitas por si, sempre a melhor.
clause-C95 = Nada é privado. Só se desconhecem a ordem da pilha de personagens virada, a solo também a dos dois baralhos do rival, e os dados futuros; sabe-se que cartas ainda estão por vir.
clause-C96 = No jogo a solo, o rival segue regras próprias; todas as outras valem para si, como com 2 jogadores.
