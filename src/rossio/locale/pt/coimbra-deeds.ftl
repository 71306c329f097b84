# O que alguém fez na sua vez, como o registo o conta: um verbo e os seus complementos

coimbra-deed-paired = fica com { $cards }
    .you = fica com { $cards }
coimbra-deed-cornered = põe o peregrino no { $corner }
    .you = põe o peregrino no { $corner }
coimbra-deed-placed = coloca o dado { $die } { $location-id ->
        [castle] no castelo
        [upper] na Cidade Alta
        [central] na Cidade Central
       *[lower] na Cidade Baixa
    }
    .you = coloca o dado { $die } { $location-id ->
            [castle] no castelo
            [upper] na Cidade Alta
            [central] na Cidade Central
           *[lower] na Cidade Baixa
        }
coimbra-deed-favoured = fica com o favor { $tile }
    .you = fica com o favor { $tile }
coimbra-deed-distressed = recebe { $what } por aflição
    .you = recebe { $what } por aflição
coimbra-deed-capped = eleva um dado a { $value } com o barrete
    .you = eleva um dado a { $value } com o barrete
coimbra-deed-acquired = adquire { $card } por { $price }
    .you = adquire { $card } por { $price }
coimbra-deed-acquired-free = adquire { $card } sem pagar
    .you = adquire { $card } sem pagar
coimbra-deed-invested = investe em { $voyage } por { $price }
    .you = investe em { $voyage } por { $price }
coimbra-deed-invested-free = investe em { $voyage } sem pagar
    .you = investe em { $voyage } sem pagar
coimbra-deed-began = usa { $card }
    .you = usa { $card }
coimbra-deed-repeated = repete o bónus de { $card }
    .you = repete o bónus de { $card }
coimbra-deed-gave = entrega { $what } a { $taker-seat }
    .you = entrega { $what } a { $taker-seat }
coimbra-deed-surrendered = abdica de { $card }
    .you = abdica de { $card }
coimbra-deed-lost = perde { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
    .you = perde { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }
coimbra-deed-activated = recebe o rendimento: { $colours }
    .you = recebe o rendimento: { $colours }
coimbra-deed-entered = entra em { $monasteries }
    .you = entra em { $monasteries }
coimbra-deed-walked = caminha para { $place }
    .you = caminha para { $place }
coimbra-deed-raised = sobe no trilho { $track }
    .you = sobe no trilho { $track }
coimbra-deed-gained = recebe { $what }
    .you = recebe { $what }
coimbra-deed-exchanged = troca { $what } por 1 ponto
    .you = troca { $what } por 1 ponto

## A pergunta depois da primeira escolha

coimbra-step-place = { $thing }: para onde vai?
    .first = { $thing }: que dado?

## Jogadas que em cada pergunta são outra coisa

coimbra-say-cap-decline = Deixar o barrete
coimbra-say-end-income-done = Terminar o rendimento
coimbra-say-from-discard-decline = Não ficar com carta
coimbra-say-invest-decline = Não investir
coimbra-say-invest-phase-decline = Não investir
coimbra-say-pay-decline = Não pagar
coimbra-say-repeat-decline = Não repetir nada
coimbra-say-take-favour-decline = Não ficar com favor
coimbra-say-walk-stop = Ficar aqui
coimbra-say-activate-activate = Ativar { $colour }
coimbra-say-activate-all = Ativar { $things }
