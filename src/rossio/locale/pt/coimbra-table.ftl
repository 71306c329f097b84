# A mesa e as jogadas de Coimbra, como as conta o cliente de texto

## Partes da mesa

coimbra-zone-round = Ronda
coimbra-zone-pairs = Pares de cartas iniciais
coimbra-zone-pool = Dados à escolha
coimbra-zone-tracks = Trilhos de influência
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
coimbra-at-disk = { $seat } na casa { $space }
coimbra-at-voyage-facts = custa { $cost } { $goods }. { $text }
coimbra-at-disks = Discos: { $seats }.
coimbra-at-monastery = { $place }: { $tile }
coimbra-at-goods = { $guards } guardas, { $coins } moedas, { $crowns } coroas, { $points } pontos.
coimbra-at-spaces = Trilhos: { $spaces }.
coimbra-at-cards = Cartas: { $cards }.
coimbra-at-pilgrim = Peregrino: { $place }.
coimbra-at-held = Dados guardados: { $dice }.
coimbra-at-favours = Fichas de favor: { $tiles }.

## Jogadas

coimbra-move-pair = Ficar com o par { $pair }
coimbra-move-corner = Começar aqui com o peregrino: { $corner }
coimbra-move-resolve = Usar primeiro: { $card }
coimbra-move-place = Pôr { $die }: { $location }
coimbra-move-favour = Levar { $tile }
coimbra-move-acquire = Adquirir { $card }
coimbra-move-distress = Aflição: bens em vez de uma carta ou ficha
coimbra-move-decline = Recusar
coimbra-move-walk = Caminhar até { $place }
coimbra-move-stop = Parar de caminhar
coimbra-move-choose = Receber { $goods }
coimbra-move-pay = Pagar
coimbra-move-invest = Investir em { $voyage }
coimbra-move-cap = Pôr o barrete em { $die }, { $city }
coimbra-move-repeat = Usar de novo: { $card }
coimbra-move-give = { $gift-id ->
        [points] Entregar pontos
       *[goods] Entregar bens
    }
coimbra-move-surrender = Abdicar de { $card }
coimbra-move-raise = Usar { $card } para subir: { $track }
coimbra-move-begin = Usar { $card }
coimbra-move-activate = Ativar um dado: { $colour }
coimbra-move-activate-white = Ativar o dado branco para o trilho: { $track }
coimbra-move-exchange = Trocar { $goods } por pontos
coimbra-move-done = Terminar
