# What the coach says in the first whole game of Coimbra: of questions, of what happens, of zones and of refusals

coimbra-coach-start = Quatro rondas, e ganha quem tiver mais pontos. O que brilha pode ser escolhido; eu explico o que é novo.

## The first time something is asked

coimbra-coach-prompt-start = Fique com duas cartas iniciais ou com um canto para o seu peregrino: o que os outros mais depressa levariam. A outra metade vem depois.
coimbra-coach-prompt-start-pair = Escolha um par de cores em que gostaria de ser pago: cada carta fá-lo subir logo no seu trilho.
coimbra-coach-prompt-start-corner = O seu peregrino deixa este canto para sempre: veja que mosteiros azuis ficam a dois ou três passos dele.
coimbra-coach-prompt-place = Um dado, três ofícios: o lugar decide o que recebe, o número quando e por quanto, a cor o que paga.
coimbra-coach-prompt-castle = Um favor não custa nada e as suas coroas põem-no à frente na ronda seguinte; fica consigo até ao fim da ronda.
coimbra-coach-prompt-take-favour = Uma ficha de favor fora da vez: só das que ainda estão junto do castelo, com tudo o que dão.
coimbra-coach-prompt-cap = O barrete faz um dos seus dados nas cidades valer mais 3: age mais cedo, e a carta custa mais 3.
coimbra-coach-prompt-city = Escolha uma carta e pague o que o seu dado mostra; primeiro sobe o trilho, depois vem o bónus, depois a coroa, se a tiver.
coimbra-coach-prompt-from-discard = A pilha de descarte abre-se para si por 3; tudo o que a carta dá funciona como se a comprasse numa cidade.
coimbra-coach-prompt-repeat = Use outra vez o bónus imediato de outra carta dessa classe, contado como as coisas estão agora.
coimbra-coach-prompt-walk = Ande estrada a estrada; só um mosteiro sem o seu disco dá alguma coisa, e os passos a mais podem ficar por dar.
coimbra-coach-prompt-choose = Guardas ou moedas: veja qual dos dois vão custar as cartas que quer.
coimbra-coach-prompt-pay = Um custo a vermelho é uma escolha: pague-o todo pela recompensa inteira, ou nada.
coimbra-coach-prompt-invest = Um bónus deixa-o investir já, além da fase das viagens; pode recusar.
coimbra-coach-prompt-invest-phase = Uma vez por ronda pode pagar uma viagem; ela pontua no fim, por isso escolha a que o seu plano alimenta.
coimbra-coach-prompt-give = A carta de alguém pede-lhe bens ou pontos; no fim cada bem vale meio ponto, por isso dar bens sai muitas vezes mais barato.
coimbra-coach-prompt-lose = Perca os pontos, ou abdique de um clérigo com os seus espaços no trilho e os seus diplomas: conte o que essa carta ainda lhe traz.
coimbra-coach-prompt-start-bonus = As cartas que agem no início do rendimento vêm antes dos dados; um trilho que sobe agora paga logo melhor.
coimbra-coach-prompt-activate = Cada dado paga uma vez o trilho da sua cor; se um pagar passos até um mosteiro que faz subir um trilho, use-o primeiro.
coimbra-coach-prompt-end-income = Ainda pode trocar dois bens por um ponto antes de o rendimento acabar; faça-o se tiver mais do que consegue usar.

## The first time something happens

coimbra-coach-event-round = Dados novos, cartas novas: antes de tirar um, veja de que cor de dado o seu melhor trilho gostaria.
coimbra-coach-event-removed = Agiu uma ficha de dado: deitou fora a carta mais forte da sua fila, e ninguém a recebe.
coimbra-coach-event-distressed = Aflição: 2 guardas e 2 moedas em vez de uma carta. O dado ainda paga a sua cor mais tarde.
coimbra-coach-event-entered = Um disco num mosteiro: o bónus veio logo, e não precisa de cá voltar.
coimbra-coach-event-crowned = Uma ficha de coroa: uma coroa para a ordem da ronda seguinte, e meio ponto se a partida acabasse agora.
coimbra-coach-event-ordered = A nova ordem: primeiro quem tem mais coroas e, entre iguais, a ordem antiga virada ao contrário.
coimbra-coach-event-lost = A carta de alguém tirou pontos a outros; o registo diz de quem.

## The first time a zone is looked at

coimbra-coach-zone-pool = A reserva: todo o dado que aqui ficar volta para o próximo lançamento.
coimbra-coach-zone-castle = O castelo: os dados baixos primeiro, favores de graça, e o único sítio onde um 1 é um tesouro.
coimbra-coach-zone-upper = Uma cidade: os dados altos primeiro, cartas pelo número do seu dado.
coimbra-coach-zone-central = A cidade central resolve-se depois da alta: o que lá sobra diz-lhe o que os outros ainda precisam.
coimbra-coach-zone-lower = A cidade baixa é a última: o seu dinheiro pode já ter acabado.
coimbra-coach-zone-tracks = Quatro trilhos: o espaço onde está é o rendimento, a ficha por cima é o prémio de quem for primeiro no fim.
coimbra-coach-zone-order = As bandeiras: quem é o primeiro, e quantas coroas traz cada lugar. Os últimos lugares começam com mais.
coimbra-coach-zone-map = As estradas: azuis perto, castanhos mais longe, rubis nas pontas. Pare sobre um mosteiro para o ler.
coimbra-coach-zone-voyages = Seis promessas para o fim. Cada um pode ficar com cada uma delas uma vez.

## The first time something is refused

coimbra-coach-why-too-dear = Uma carta custa o número do seu dado nos bens que mostra: dados mais baixos compram mais barato.
coimbra-coach-why-other-row = Cada dado só compra na fila da cidade onde está.
coimbra-coach-why-tile-taken = Os favores vão um a um; um dado mais baixo no castelo escolhe mais cedo.
coimbra-coach-why-no-road = Um passo, uma estrada: conte as paragens entre si e o lugar que quer.
coimbra-coach-why-voyage-held = Só um disco seu em cada viagem: escolha outra.
coimbra-coach-why-voyage-goods = Este bónus diz os seus bens: umas viagens custam guardas, outras moedas.
coimbra-coach-why-pair-taken = No início escolhe primeiro quem é último na ordem: o último a jogar não é o último a escolher.
coimbra-coach-why-no-die = Só lhe podem pagar dados seus que agiram nesta ronda.
coimbra-coach-why-corner-taken = Um peregrino em cada canto; os outros cantos são igualmente bons.
