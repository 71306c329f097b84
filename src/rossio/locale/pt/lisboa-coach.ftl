# What the coach says in the first whole game of Lisboa: of questions, of what happens, of zones and of refusals

lisboa-coach-start = Reconstrua a cidade: ganha quem tiver mais perucas. Pode premir o que brilha; eu explico o que é novo.

## The first time something is asked

lisboa-coach-prompt-keep-tile = Um dom duradouro para toda a partida: veja as duas peças e guarde a que serve um plano que já imagina.
lisboa-coach-prompt-action = Escolha uma carta, depois para onde vai: o portefólio, pela recompensa e por uma venda ou troca; ou a corte, por uma grande ação.
lisboa-coach-prompt-take-card = Tire a carta que quer jogar a seguir; pense de que nobre vai precisar e se a carta dele ainda lá está.
lisboa-coach-prompt-sell-or-trade = Venda bens aos navios por dinheiro, ou dê um ou dois aos nobres por pequenas ações: uma das duas coisas, não ambas.
lisboa-coach-prompt-sell = Venda mais enquanto os navios tiverem lugar; lembre-se de que um navio que encher paga perucas ao dono.
lisboa-coach-prompt-trade = Um segundo bem abre uma segunda pequena ação, diferente.
lisboa-coach-prompt-make-room = O seu portefólio está cheio: sai uma carta pela nova, por isso largue a de menos influência ou utilidade.
lisboa-coach-prompt-pay-reis = Pague em réis; cada real tirado à influência far-lhe-á falta nas visitas.
lisboa-coach-prompt-pay-visit = As suas casas da esquerda deixam pagar uma visita em réis; o que nem influência nem réis cobrirem paga-se em perucas.
lisboa-coach-prompt-pay-penalty = Uma penalização: o que faltar na mão pode ficar por pagar, por isso não precisa de gastar influência nela.
lisboa-coach-prompt-place-official = Um oficial num escritório torna esse nobre mais caro para os outros e ajuda-o mais tarde a abrir edifícios.
lisboa-coach-prompt-recall-official = Os oficiais voltam para pagar o plano; tire-os de onde não fazem falta.
lisboa-coach-prompt-plan = Um plano pertence a um arquiteto, e só o próximo edifício dele se pode abrir com ele.
lisboa-coach-prompt-favor = Um favor deixa-o seguir quando alguém visita esse nobre, e vale 2 perucas se o guardar até ao fim.
lisboa-coach-prompt-lose-favor = Um favor tem de voltar: abdique do favor do nobre que tão cedo ninguém visitará.
lisboa-coach-prompt-ship = Mais um navio precisa de um espaço e do custo inteiro; trocar um menor custa só a diferença e mantém a carga.
lisboa-coach-prompt-pay-goods = Pague com bens de tipos diferentes; guarde os que abrem a porta que quer a seguir.
lisboa-coach-prompt-extra-good = As suas casas ou o clero dão mais um bem de um tipo que produziu: fique com o de melhor preço.
lisboa-coach-prompt-cardinal = Mova o Cardeal e tire uma peça ao lado dele; veja se ele alcança as moedas ou o envelope do anel.
lisboa-coach-prompt-give-up = Entregue peças pelas perucas no verso e ganhe, uma só vez, a influência de toda a sua fila de cima.
lisboa-coach-prompt-land = Escolha peça e terreno juntos: primeiro o presente, depois um cubo, depois o preço, depois perucas pelos edifícios que olham para ele.
lisboa-coach-prompt-cube = Tire a cor que lhe falta para um conjunto, ou a que torna o terreno mais barato: castanho 3, vermelho 2, azul 1.
lisboa-coach-prompt-pile = Um cubo do monte de entulho: tire a cor de que tem menos.
lisboa-coach-prompt-house = Esquerda: visitas em réis quando ambas estiverem de pé. Meio: navios mais baratos. Direita: mais bens quando produz.
lisboa-coach-prompt-decree = Um decreto pontua só para si e só no fim: escolha o que já anda a juntar.
lisboa-coach-prompt-extra-decree = Um marcador de conjunto compra mais um decreto, e nada mais: use-o agora ou da próxima vez.
lisboa-coach-prompt-site = Dois cubos e um presente são seus; o edifício pagará todas as lojas para que olha, por isso veja onde estão as suas.
lisboa-coach-prompt-use-plan = Os planos maiores custam mais oficiais e contam mais no fim; use o que pode pagar agora.
lisboa-coach-prompt-state-option = Com a visita vem de graça uma pequena ação, antes da grande: quase nunca a deixe passar.
lisboa-coach-prompt-follow = Tem o favor deste nobre: devolva-o, pague a visita e faça uma das três ações dele na vez de outro jogador.
lisboa-coach-prompt-follow-action = Uma de três: as duas pequenas ações, ou a grande com todos os seus custos.
lisboa-coach-prompt-take-good = Fique com o bem de que tem menos, ou com o que abre a próxima porta.
lisboa-coach-prompt-lose-good = Uma penalização: perca o bem de que menos precisa.
lisboa-coach-prompt-keep-card = Guarde uma carta e passe as outras; o que passa, pode o seu vizinho guardar.
lisboa-coach-prompt-starting-decree = Um decreto antes da primeira jogada: faça dele o seu primeiro plano.
lisboa-coach-prompt-discard-hand = Largue o que não vai jogar: é sua uma recompensa por cada nobre, e vêm cartas novas no lugar delas.
lisboa-coach-prompt-claim-reward = A ordem é sua: primeiro o que abre espaço ou dá sentido ao seguinte.
lisboa-coach-prompt-task = Duas tarefas feitas na mesma jogada, uma só recompensa: a outra terá de ser feita de novo.

## The first time something happens

lisboa-coach-event-docked = O seu navio voltou, vazio, pronto para novos caixotes.
lisboa-coach-event-sailed = Um navio cheio parte: o dono ganha uma peruca por caixote, seja quem for que vendeu os bens.
lisboa-coach-event-set = Um conjunto de entulho: cabe mais uma carta e mais um de cada bem, e um marcador espera junto do Marquês.
lisboa-coach-event-treasury = O Tesouro moveu-se: visitas, terrenos e contratações mudam de preço para todos.
lisboa-coach-event-price = Os preços descem quando se produzem bens e nunca sobem: venda cedo os tipos caros.
lisboa-coach-event-displaced = O escritório estava cheio: um oficial da cor mais forte saiu para a praça, onde não custa nada a ninguém.
lisboa-coach-event-church-due = O Cardeal chegou ao envelope: no fim desta vez há uma pontuação da igreja.
lisboa-coach-event-building-wigs = Abriu um edifício, e todas as lojas para que olha foram pagas.
lisboa-coach-event-triggered = O fim deste período foi desencadeado: esta vez joga-se até ao fim, e depois fecha a primeira metade.
lisboa-coach-event-period-begins = Segunda metade: cartas mais fortes, navios maiores, e o quarto conjunto põe-lhe fim.
lisboa-coach-event-last-round = A última ronda: gaste tudo o que não pontua.

## The first time a zone is looked at

lisboa-coach-zone-wigs = As perucas são os pontos: ganham-se agora e mais uma vez no fim.
lisboa-coach-zone-downtown = A Baixa: terrenos entre quatro ruas, entulho nas pontas de linhas e colunas, locais de edifícios em volta.
lisboa-coach-zone-city = As peças de loja à escolha e os dois arquitetos com os seus próximos edifícios.
lisboa-coach-zone-manuel = Manuel da Maia: oficiais, planos e lojas. Aceita ferramentas ou ouro.
lisboa-coach-zone-marquis = O Marquês: navios, produção e decretos. Aceita livros ou ouro.
lisboa-coach-zone-king = O Rei: o Cardeal, favores e edifícios públicos. Aceita tecido ou ouro.
lisboa-coach-zone-court = As cartas de Tesouro jogadas aqui patrocinam o seu evento pelo preço do Tesouro.
lisboa-coach-zone-church = O anel: seis lugares, seis peças e dois sinais, as moedas e o envelope.
lisboa-coach-zone-treasury = À esquerda do marcador o custo das visitas, à direita o preço de terrenos, contratações e eventos.
lisboa-coach-zone-market = Preços do mercado, iguais para todos; os navios acrescentam-lhes.
lisboa-coach-zone-shipyard = O navio de cima é o que se constrói; os navios dos outros também levam os seus bens.
lisboa-coach-zone-influence = A influência paga as visitas; em 10, um novo ganho torna-se uma peruca.
lisboa-coach-zone-cards = Quatro baralhos, um por nobre e o do Tesouro; quando três se esgotam, acaba também o período.
lisboa-coach-zone-decrees = Oito promessas à vista para o fim; repõem-se quando a vez acaba.

## The first time something is refused

lisboa-coach-why-visit-cost = A influência vem de navios, pontuações da igreja, alguns terrenos e recompensas; uma carta de Tesouro embaratece as visitas.
lisboa-coach-why-land-price = O entulho encarece os terrenos: tire um cubo, espere que outros o façam, ou faça baixar o Tesouro.
lisboa-coach-why-hiring-price = Recrute primeiro oficiais; os que estão em escritórios e praças não custam nada quando abre um edifício.
lisboa-coach-why-event-price = Um evento custa o que o Tesouro mostra.
lisboa-coach-why-no-sale-no-trade = A uma carta no portefólio tem de seguir-se uma venda ou troca; sem um bem não pode fazer nenhuma.
lisboa-coach-why-dead-end = Depois ser-lhe-ia pedido algo que não poderia pagar, por isso o caminho está fechado desde o início.
lisboa-coach-why-noble-refuses = Manuel aceita ferramentas, o Marquês livros, o Rei tecido; o ouro abre as três portas.
lisboa-coach-why-covered = Em cada vez, uma pequena ação só se compra uma vez: o bem fica sobre ela até a vez acabar.
lisboa-coach-why-no-own-plan = Um edifício público precisa de um plano seu; Manuel tem-nos.
lisboa-coach-why-no-site = O arquiteto do seu plano tem de ter um edifício disponível, e um local a norte exige que esse edifício mostre a cor da rua.
lisboa-coach-why-no-store = São as lojas que produzem; sem nenhuma não há nada a produzir.
lisboa-coach-why-ship-at-sea = Anda no mar; volta na próxima vez do dono.
lisboa-coach-why-clergy-full = Quatro peças no máximo: numa pontuação da igreja pode entregar algumas.
lisboa-coach-why-cardinal-too-far = Ele anda um ou dois espaços, sempre no sentido dos ponteiros do relógio.
lisboa-coach-why-favors-full = No máximo um favor de cada nobre.
lisboa-coach-why-no-noble-card = Uma visita precisa de uma carta desse nobre; as cartas de Tesouro patrocinam eventos.
lisboa-coach-why-no-treasury-card = Só as cartas de Tesouro têm eventos; a carta de um nobre visita o nobre.
lisboa-coach-why-good-missing = Os bens vêm de lojas, presentes e recompensas; uma carta descartada dá pelo menos 1 ouro.
lisboa-coach-why-kinds-short = Um navio paga-se com bens de tipos diferentes, tantos quantos nele cabem.
lisboa-coach-why-no-tile = As peças à escolha decidem para que rua uma loja nova pode dar.
lisboa-coach-why-no-building = O edifício disponível do arquiteto do seu plano não serve para esse local.
lisboa-coach-why-land-taken = Uma loja em cada terreno; procure um livre na mesma rua.
