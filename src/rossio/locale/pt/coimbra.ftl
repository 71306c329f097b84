# What is asked, done and refused in Coimbra

coimbra-title = Coimbra

## Moves

coimbra-move-pair = Ficar com o par inicial { $pair }
    .all = Ficar com um par de cartas iniciais
coimbra-move-corner = Peregrino no { $corner }
    .all = Colocar o peregrino
coimbra-move-place = Pôr o dado { $die } { $location-id ->
        [castle] no castelo
        [upper] na Cidade Alta
        [central] na Cidade Central
       *[lower] na Cidade Baixa
    }
    .all = Colocar um dado
coimbra-move-favour = Ficar com { $tile }
    .all = Ficar com uma ficha de favor
coimbra-move-acquire = Adquirir { $card }
    .all = Adquirir uma carta
coimbra-move-distress = Aflição: receber antes 2 guardas e 2 moedas
    .all = Aflição
coimbra-move-decline = Passar sem isso
    .all = Recusar
coimbra-move-walk = Caminhar para { $place }
    .all = Caminhar
coimbra-move-stop = Parar de caminhar
    .all = Parar
coimbra-move-choose = Escolher { $goods }
    .all = Escolher
coimbra-move-pay = Pagar por isso
    .all = Pagar
coimbra-move-invest = Investir em { $voyage }
    .all = Investir numa viagem
coimbra-move-cap = Barrete em { $die }, { $city }{ $which ->
        [1] {""}
        [2] , o segundo a contar da esquerda
       *[other] , o terceiro a contar da esquerda
    }
    .all = Pôr o barrete num dado
coimbra-move-repeat = Repetir { $card }
    .all = Repetir um bónus
coimbra-move-give = Entregar { $gift }
    .all = Entregar
coimbra-move-surrender = Abdicar de { $card }
    .all = Abdicar de uma carta
coimbra-move-raise = { $card }: subir 1 no trilho { $track }
    .all = Subir um trilho
coimbra-move-begin = { $card }: receber já os passos
    .all = Usar uma carta
coimbra-move-activate = Ativar um dado { $colour }
    .all = Ativar um dado
coimbra-move-activate-white = Dado branco: rendimento do trilho { $track }
    .all = Ativar o dado branco
coimbra-move-exchange = Trocar { $goods } por 1 ponto
    .all = Trocar
coimbra-move-done = Terminar a vez
    .all = Terminar

## What is asked

coimbra-ask-start = Fique com um par de cartas iniciais ou com um canto para o seu peregrino.
coimbra-ask-start-pair = Fique com um par de cartas iniciais.
coimbra-ask-start-corner = Escolha um canto para o seu peregrino.
coimbra-ask-place = Coloque um dado: numa cidade para ter uma personagem, no castelo para ter um favor.
coimbra-ask-castle = O seu dado no castelo: fique com uma ficha de favor, ou com 2 guardas e 2 moedas (aflição).
coimbra-ask-take-favour = Fique com uma ficha de favor ainda junto do castelo, ou recuse.
coimbra-ask-cap = Ponha o barrete (+{ $amount }) num dos seus dados nas cidades, ou recuse.
coimbra-ask-city = O seu dado { $value }, { $location }: adquira uma carta, ou receba 2 guardas e 2 moedas (aflição).
coimbra-ask-from-discard = Fique com uma carta da pilha de descarte por { $in-guards } ou { $in-coins }, conforme o que ela custe, ou recuse.
coimbra-ask-repeat = Use de novo o bónus imediato de outra das suas cartas, ou recuse.
coimbra-ask-walk = Caminhe com o seu peregrino: { $steps ->
        [one] resta { $steps } passo.
       *[other] restam { $steps } passos.
    }
coimbra-ask-choose = Guardas ou moedas?
coimbra-ask-pay = Pagar { $cost } por { $gain }?
coimbra-ask-invest = Invista numa viagem{ $goods-id ->
        [any] {""}
       *[other] {" "}que custe { $goods }
    }, ou recuse.
coimbra-ask-invest-phase = Invista numa viagem, ou recuse.
coimbra-ask-give = { $taker-seat } pede: entrega { $what }, ou { $points } pontos?
coimbra-ask-lose = Perde { $points } pontos, ou abdica de uma carta de { $track } com a sua influência?
coimbra-ask-start-bonus = Começa o seu rendimento: qual dos seus bónus vem a seguir?
coimbra-ask-activate = Ative um dos seus dados para o rendimento da sua cor.
coimbra-ask-end-income = Trocar bens mais uma vez, ou terminar a vez de rendimento?

## Why not

coimbra-why-too-dear = custa { $need } { $goods }, tem { $have }
coimbra-why-other-row = { $card } está junto da { $row }, o seu dado está na { $location }
coimbra-why-start-card = { $card } é uma carta inicial e não tem preço
coimbra-why-tile-taken = { $tile } está com { $holder-seat }
coimbra-why-voyage-not-laid = { $voyage } não está entre as seis viagens desta partida
coimbra-why-voyage-held = já investiu em { $voyage }
coimbra-why-voyage-goods = { $voyage } paga-se em { $goods }, este bónus só permite o outro tipo
coimbra-why-repeat-class = { $card } é de outra classe
coimbra-why-repeat-not-immediate = { $card } não tem bónus imediato
coimbra-why-repeat-itself = um bónus que repete não se pode repetir
coimbra-why-surrender-class = { $card } não é da classe pedida
coimbra-why-no-road = não há estrada direta entre { $here } e { $place }
coimbra-why-pair-taken = o par { $pair } já tem dono
coimbra-why-pair-chosen = já tem as suas cartas iniciais, o par { $pair } não é para si
coimbra-why-corner-taken = outro peregrino está lá: { $corner }
coimbra-why-corner-chosen = o seu peregrino já tem um canto, não o { $corner }
coimbra-why-no-such-die = nenhum dado mostra { $die }
coimbra-why-not-due = { $card } exige um tabuleiro sem dado roxo, ou já foi usada
coimbra-why-no-die = não lhe resta nenhum dado { $colour } por ativar

## What happened

coimbra-did-round = Começa a ronda { $round }.
coimbra-did-rolled = Os dados: { $dice }.
coimbra-did-paired = { $seat } fica com { $cards }.
coimbra-did-cornered = { $seat } põe o peregrino no { $corner }.
coimbra-did-placed = { $seat } coloca o dado { $die } { $location-id ->
        [castle] no castelo
        [upper] na Cidade Alta
        [central] na Cidade Central
       *[lower] na Cidade Baixa
    }.
coimbra-did-gained = { $seat } recebe { $what }.
coimbra-did-spilled = { $seat } não tem lugar para { $what }.
coimbra-did-paid = { $seat } paga { $what }.
coimbra-did-raised = { $seat } sobe { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    } no trilho { $track }, até { $space }.
coimbra-did-lowered = { $seat } recua { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    } no trilho { $track }, até { $space }.
coimbra-did-walked = { $seat } caminha para { $place }.
coimbra-did-entered = { $seat } entra em { $monastery }.
coimbra-did-scored-diplomas = { $seat } pontua já as séries de diplomas: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
coimbra-did-scored-voyages = { $seat } pontua já { $voyages }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
coimbra-did-scored-card = { $seat } pontua já { $card }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
coimbra-did-scored-track = { $seat } pontua já o trilho { $track }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
coimbra-did-exchanged = { $seat } troca { $what } por 1 ponto.
coimbra-did-acquired = { $seat } adquire { $card } por { $price }.
coimbra-did-acquired-free = { $seat } adquire { $card } sem pagar.
coimbra-did-crowned = { $seat } fica com uma ficha de coroa.
coimbra-did-favoured = { $seat } fica com { $tile }.
coimbra-did-capped = { $seat } põe o barrete num dado { $colour } { $location-id ->
        [castle] no castelo
        [upper] na Cidade Alta
        [central] na Cidade Central
       *[lower] na Cidade Baixa
    }: vale { $value }.
coimbra-did-distressed = { $seat } está em aflição; recebe: { $what }.
coimbra-did-removed = Uma ficha de dado retira { $card } da { $location }.
coimbra-did-repeated = { $seat } repete o bónus de { $card }.
coimbra-did-gave = { $seat } entrega { $what } a { $taker-seat }.
coimbra-did-surrendered = { $seat } abdica de { $card }.
coimbra-did-lost = { $seat } perde { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
coimbra-did-ordered = Nova ordem de jogo: { $seats }.
coimbra-did-began = { $seat } usa { $card }.
coimbra-did-activated = { $seat } ativa um dado { $colour }: rendimento do trilho { $track }.
coimbra-did-invested = { $seat } investe em { $voyage } por { $price }.
coimbra-did-invested-free = { $seat } investe em { $voyage } sem pagar.

## The score sheet

coimbra-score-start-cards = Cartas iniciais
coimbra-score-cards = Cartas
coimbra-score-monasteries = Mosteiros
coimbra-score-favours = Fichas de favor
coimbra-score-income = Rendimento
coimbra-score-exchanges = Trocas
coimbra-score-losses = Entregues ou perdidos
coimbra-score-rival = Pontos próprios do rival
coimbra-score-voyages = Viagens
coimbra-score-majorities = Maiorias nos trilhos
coimbra-score-diplomas = Séries de diplomas
coimbra-score-end-cards = Cartas de fim de partida
coimbra-score-leftovers = Bens e coroas restantes
coimbra-score-dice-to-come = Dados por vir e o seu rendimento
coimbra-score-lasting = Bónus duradouros
coimbra-score-turn-order = Lugar na ordem de jogo
coimbra-score-pilgrim = O caminho do peregrino
coimbra-score-dice-standing = O que os seus dados vão buscar
coimbra-reach-card = Cartas
coimbra-reach-voyage = Viagens
coimbra-reach-monastery = Mosteiros

## Options, ends and small words

coimbra-option-rival = Força do rival
    .easy = fácil
    .normal = normal
    .hard = difícil
coimbra-end-points = Ganha quem tem mais pontos.
coimbra-goods = bens
coimbra-any = qualquer
