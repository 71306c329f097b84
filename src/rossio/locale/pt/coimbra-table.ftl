# A mesa de Coimbra, como a conta o cliente de texto

## Partes da mesa

coimbra-zone-round = Ronda
coimbra-zone-pairs = Pares de cartas iniciais
coimbra-zone-pool = Reserva de dados
coimbra-zone-tracks = Trilhos de influência
coimbra-zone-income = Rendimento dos trilhos
coimbra-zone-voyages = Viagens
coimbra-zone-monasteries = Mosteiros
coimbra-zone-discard = Pilha de descarte
coimbra-zone-to-come = Cartas ainda por vir

## O que lá está

coimbra-at-round = Ronda { $round }. { $phase }.
coimbra-at-order = Ordem de jogo: { $seats }.
coimbra-at-acting = Age agora: { $die }.
coimbra-at-pair = Par { $pair }: { $card }
coimbra-at-die = { $die } de { $seat }
coimbra-at-die-capped = { $die } de { $seat }, com o barrete
coimbra-at-token = ficha de dado { $value }
coimbra-at-dice = Dados por ordem: { $dice }.
coimbra-at-card = { $card }: { $facts }
coimbra-at-card-facts = { $rank }, influência { $influence }, { $cost }. { $text }
coimbra-at-diplomas = Diploma: { $kinds }.
coimbra-at-crown = Com uma ficha de coroa.
coimbra-at-tile = { $tile }. { $text }
coimbra-at-favour-held = { $tile }: com { $seat }.
coimbra-at-cap-free = { $cap }: livre.
coimbra-at-cap-used = { $cap }: já usado nesta ronda.
coimbra-at-track = { $track }: { $disks }. Vale { $points } pontos no fim.
coimbra-at-disk = { $seat } no espaço { $space } ({ $income } por dado)
coimbra-at-voyage-facts = custa { $cost } { $goods }. { $text }
coimbra-at-disks = Discos: { $seats }.
coimbra-at-monastery = { $place }: { $tile }
coimbra-at-goods = { $guards ->
        [one] { $guards } guarda
       *[other] { $guards } guardas
    }, { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }, { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
coimbra-at-spaces = Trilhos: { $spaces }.
coimbra-at-cards = Cartas: { $cards }.
coimbra-at-pilgrim = Peregrino: { $place }.
coimbra-at-held = Dados guardados: { $dice }.
coimbra-at-favours = Fichas de favor: { $tiles }.
