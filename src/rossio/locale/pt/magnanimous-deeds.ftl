# O que alguém fez na sua vez, como o registo o conta: um verbo e os seus complementos

magnanimous-deed-kept-baron = guarda um barão
    .you = guarda um barão
magnanimous-deed-revealed-baron = é { $baron }
    .you = é { $baron }
magnanimous-deed-chose-colour = joga com { $colour }
    .you = joga com { $colour }
magnanimous-deed-placed-die = coloca um dado { $value }: { $province }
    .you = coloca um dado { $value }: { $province }
magnanimous-deed-put-die = usa o dado { $value }: { $province }
    .you = usa o dado { $value }: { $province }
magnanimous-deed-declared-precise = age com precisão: { $province } ({ $action })
    .you = age com precisão: { $province } ({ $action })
magnanimous-deed-offered = vende uma ação: { $province } ({ $action }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    })
    .you = vende uma ação: { $province } ({ $action }, { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        })
magnanimous-deed-paid = age em { $province } { $reis ->
        [0] sem custo
        [one] por { $reis } real
       *[other] por { $reis } réis
    } ({ $action })
    .you = age em { $province } { $reis ->
            [0] sem custo
            [one] por { $reis } real
           *[other] por { $reis } réis
        } ({ $action })
magnanimous-deed-followed = segue { $reis ->
        [0] sem custo
        [one] por { $reis } real
       *[other] por { $reis } réis
    }
    .you = segue { $reis ->
            [0] sem custo
            [one] por { $reis } real
           *[other] por { $reis } réis
        }
magnanimous-deed-bought = compra a ação { $reis ->
        [0] sem custo
        [one] por { $reis } real
       *[other] por { $reis } réis
    }
    .you = compra a ação { $reis ->
            [0] sem custo
            [one] por { $reis } real
           *[other] por { $reis } réis
        }
magnanimous-deed-produced = produz { $tokens } { $goods }
    .you = produz { $tokens } { $goods }
magnanimous-deed-stationed = coloca { $troops ->
        [one] { $troops } tropa
       *[other] { $troops } tropas
    } ({ $places })
    .you = coloca { $troops ->
            [one] { $troops } tropa
           *[other] { $troops } tropas
        } ({ $places })
magnanimous-deed-built = constrói { $improvement }: { $province }
    .you = constrói { $improvement }: { $province }
magnanimous-deed-docked = arma um navio ({ $place })
    .you = arma um navio ({ $place })
magnanimous-deed-won-deputy = conquista { $number ->
        [one] { $number } deputado
       *[other] { $number } deputados
    }
    .you = conquista { $number ->
            [one] { $number } deputado
           *[other] { $number } deputados
        }
magnanimous-deed-moved-train = leva o comboio até { $province }
    .you = leva o comboio até { $province }
magnanimous-deed-drew = tira { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
    .you = tira { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
magnanimous-deed-sold = vende { $number ->
        [one] { $number } mercadoria
       *[other] { $number } mercadorias
    }
    .you = vende { $number ->
            [one] { $number } mercadoria
           *[other] { $number } mercadorias
        }
magnanimous-deed-exported = exporta: { $space }
    .you = exporta: { $space }
magnanimous-deed-sailed = envia um navio para o Rio
    .you = envia um navio para o Rio
magnanimous-deed-marched = leva { $troops ->
        [one] { $troops } tropa
       *[other] { $troops } tropas
    }: { $to }
    .you = leva { $troops ->
            [one] { $troops } tropa
           *[other] { $troops } tropas
        }: { $to }
magnanimous-deed-attacked = ataca { $province }
    .you = ataca { $province }
magnanimous-deed-freed = liberta { $province }
    .you = liberta { $province }
magnanimous-deed-discarded-card = descarta { $card } por Nobreza
    .you = descarta { $card } por Nobreza
magnanimous-deed-laid-on-throne = põe { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } no trono
    .you = põe { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        } no trono
magnanimous-deed-appointed = fica com { $minister }
    .you = fica com { $minister }
magnanimous-deed-replaced-minister = fica com { $minister } em vez de { $former }
    .you = fica com { $minister } em vez de { $former }
magnanimous-deed-won-referendum = ganha { $card }
    .you = ganha { $card }
magnanimous-deed-bid = oferece { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } por { $card }
    .you = oferece { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        } por { $card }
magnanimous-deed-left-auction = deixa o leilão
    .you = deixa o leilão
magnanimous-deed-became-governor = torna-se Governador
    .you = torna-se Governador
magnanimous-deed-voted-fixed = dá { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } ({ $side })
    .you = dá { $votes ->
            [one] { $votes } voto
           *[other] { $votes } votos
        } ({ $side })
magnanimous-deed-spent-deputies = gasta { $deputies ->
        [one] { $deputies } deputado
       *[other] { $deputies } deputados
    } ({ $side })
    .you = gasta { $deputies ->
            [one] { $deputies } deputado
           *[other] { $deputies } deputados
        } ({ $side })
magnanimous-deed-balloted = vota com { $card } ({ $side })
    .you = vota com { $card } ({ $side })
magnanimous-deed-offensive = o Paraguai ataca { $attacks ->
        [one] uma vez
       *[other] { $attacks } vezes
    }: { $fallen ->
        [0] todas as províncias resistem
        [one] cai { $fallen } província
       *[other] caem { $fallen } províncias
    }
magnanimous-deed-declared-precise-also = age com precisão ({ $action })
    .you = age com precisão ({ $action })
magnanimous-deed-offered-also = vende uma ação ({ $action }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    })
    .you = vende uma ação ({ $action }, { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        })
magnanimous-deed-paid-also = age { $reis ->
        [0] sem custo
        [one] por { $reis } real
       *[other] por { $reis } réis
    } ({ $action })
    .you = age { $reis ->
            [0] sem custo
            [one] por { $reis } real
           *[other] por { $reis } réis
        } ({ $action })

## A pergunta depois da primeira escolha

magnanimous-step-march = { $thing }: para onde vão as tropas?
magnanimous-step-build = { $thing }: o que se constrói, e onde?
magnanimous-step-load = { $thing }: para onde vai o comboio?

## Jogadas que em cada pergunta são outra coisa

magnanimous-say-auction-pass = Deixar o leilão
magnanimous-say-buy-nobles-pass = Deixar passar
magnanimous-say-buy-produce-pass = Deixar passar
magnanimous-say-buy-production-pass = Deixar passar
magnanimous-say-follow-nobles-pass = Deixar passar
magnanimous-say-follow-produce-pass = Deixar passar
magnanimous-say-follow-production-pass = Deixar passar
magnanimous-say-card-votes-pass = Não juntar cartas
magnanimous-say-cards-to-throne-pass = Não pôr mais
magnanimous-say-discard-card-pass = Guardar as cartas
magnanimous-say-exchange-pass = Não trocar
magnanimous-say-rio-effect-pass = Não usar o efeito
magnanimous-say-take-die-pass = Não tirar dado
magnanimous-say-train-or-sell-pass = Parar aqui
magnanimous-say-export-or-sail-pass = Parar aqui
magnanimous-say-troops-pass = Deixar as tropas
magnanimous-say-use-nobles-pass = Deixar a ação
magnanimous-say-use-production-pass = Deixar a ação
magnanimous-say-use-production-act = { $action }
magnanimous-say-use-nobles-act = { $action }

## Perguntas na vez de outrem

magnanimous-asked-follow-production = { $by-seat } age com precisão. Segue: { $action }?
magnanimous-asked-follow-produce = { $by-seat } produz com precisão. Segue?
magnanimous-asked-follow-nobles = { $by-seat } age com precisão. Segue, sem custo: { $action }?
magnanimous-say-follow-production-follow = { $action }
magnanimous-say-follow-produce-follow = Produzir { $good-id ->
        [cotton] algodão
        [sugar] cana-de-açúcar
        [leather] couro
       *[other] café
    }
magnanimous-say-follow-nobles-follow = { $action }
magnanimous-say-buy-production-follow = Comprar: { $action }
magnanimous-say-buy-produce-follow = Comprar e produzir { $good-id ->
        [cotton] algodão
        [sugar] cana-de-açúcar
        [leather] couro
       *[other] café
    }
magnanimous-say-buy-nobles-follow = Comprar: { $action }
