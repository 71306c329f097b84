# What the coach says in the first whole game of Magnanimous: of questions, of what happens, of zones and of refusals

magnanimous-coach-start = Com 20 de Nobreza ganha-se; se a República chegar primeiro, decidem os pontos. Pode premir o que brilha; eu explico o que é novo.

## The first time something is asked

magnanimous-coach-prompt-choose-colour = Cada cor são quatro províncias e um porto: as do sul ficam perto do Paraguai, as do norte longe do Rio.
magnanimous-coach-prompt-choose-baron = O barão traz-lhe o primeiro dinheiro, mercadorias, tropas e um talento para toda a partida: fique com aquele cujo talento entende.
magnanimous-coach-prompt-place-troop = As tropas protegem onde estão; as províncias junto do Paraguai vêm primeiro.
magnanimous-coach-prompt-choose-deputy = Um deputado é um voto num referendo da cor do seu partido: veja as cartas que tem na mão.
magnanimous-coach-prompt-lay-improvement = Uma melhoria por província, para sempre: caminho de ferro para viajar, maquinaria para fazer mais, armazém para guardar, fortificação para resistir.
magnanimous-coach-prompt-take-minister = Um ministro traz votos fixos e um talento; pode ter um de cada partido.
magnanimous-coach-prompt-replace-minister = Já tem um deste partido: fique com ele ou com o novo.
magnanimous-coach-prompt-free-province = Liberte uma província ocupada: primeiro as suas, depois uma que atacaria as suas vizinhas.
magnanimous-coach-prompt-exchange = Uma troca que pode fazer ou deixar; só é oferecida agora.
magnanimous-coach-prompt-fixed-votes = Os votos fixos voltam sempre, por isso usá-los não custa nada; cada um só pode ir num sentido.
magnanimous-coach-prompt-spend-deputies = Cada deputado é um voto, uma só vez: conte o que falta antes de gastar.
magnanimous-coach-prompt-card-votes = Uma carta de referendo da mesma cor vota a favor, da outra cor vota contra; depois perde-se.
magnanimous-coach-prompt-auction = Votos iguais: quem pagar mais fica com a carta, e quem passa passa de vez.
magnanimous-coach-prompt-take-die = Quatro espaços para encher: escolha um quadrante pela ação e um dado pelo preço, ou o dado roxo para ser Governador.
magnanimous-coach-prompt-place-die = Uma ação azul acontece na província onde fica o dado; um número que condiz torna-a grátis.
magnanimous-coach-prompt-place-idle-die = Nenhum dado serve nos seus espaços livres, por isso este fica sem ação; escolha o espaço cuja ação de cima vai querer depois.
magnanimous-coach-prompt-use-production = Faça-a e pague ao banco, declare-a precisa se o número condiz, venda-a aos outros, ou deixe-a estar.
magnanimous-coach-prompt-recruit = Para esta província, ou para a Área Imperial, que guarda o Rio e as terras sem jogador.
magnanimous-coach-prompt-improve = Há quatro peças à vista, que nesta ronda não se repõem; cada província leva uma.
magnanimous-coach-prompt-ship = Um navio no seu porto exporta as suas mercadorias; um no Rio só lhe serve enquanto for Governador.
magnanimous-coach-prompt-follow-production = Alguém foi preciso: pode fazer a mesma ação uma vez, pelo preço do dado, sem usar um espaço.
magnanimous-coach-prompt-follow-produce = Alguém foi preciso: também pode produzir, pelo preço do dado, sem usar um espaço.
magnanimous-coach-prompt-buy-production = Uma ação está à venda: o dinheiro vai para quem a vende, e não precisa de dado.
magnanimous-coach-prompt-buy-produce = Uma colheita está à venda: o dinheiro vai para quem a vende, e produz a sua própria província.
magnanimous-coach-prompt-rio-effect = É Governador: o número do dado roxo dá este efeito, grátis; depois o seu título paga-lhe.
magnanimous-coach-prompt-choose-attacker = Como Governador escolhe que província ocupada ataca a seguir: comece por onde vai falhar.
magnanimous-coach-prompt-choose-target = Qual destas vizinhas é tentada primeiro? Um atacante para no primeiro êxito.
magnanimous-coach-prompt-pick-die = Cada dado nas suas províncias trabalha mais uma vez e sobe 1; a província decide que mercadorias vende ou carrega.
magnanimous-coach-prompt-put-die = Escolha o quadrante pela ação de cima; se o número aumentado for igual ao do espaço, pode agir duas vezes.
magnanimous-coach-prompt-use-nobles = Aja, declare-a precisa, venda-a, ou deixe-a estar; lembre-se de que os outros seguem de graça uma ação precisa.
magnanimous-coach-prompt-train-or-sell = Venda uma mercadoria pelo número do dado, ou avance para um porto: exportar traz Nobreza, vender só dinheiro.
magnanimous-coach-prompt-troops = Marche a qualquer distância entre as suas províncias, ou ataque uma vizinha ocupada com mais tropas do que o poder do Paraguai.
magnanimous-coach-prompt-send-troops = Quantas marcham? Deixe as suficientes para trás: a previsão mostra o que cai.
magnanimous-coach-prompt-attack-with = Cada tropa usada gasta-se e dá 1 de Nobreza; use tantas quantas puder dispensar.
magnanimous-coach-prompt-discard-card = Uma carta a menos, um passo de Nobreza: escolha a que nunca poria no trono.
magnanimous-coach-prompt-cards-to-throne = O que puser por último é o primeiro a ser virado; ninguém olha antes do Imperador.
magnanimous-coach-prompt-export-or-sail = Exporte para uma casa aberta dessa mercadoria: o número dela em réis, um passo de Nobreza por ficha, e o navio gasta-se.
magnanimous-coach-prompt-follow-nobles = Alguém foi preciso: pode fazer esta ação uma vez, grátis e sem dado.
magnanimous-coach-prompt-buy-nobles = Uma ação está à venda pelo número do seu dado; não precisa de dado para ela.

## The first time something happens

magnanimous-coach-event-round-began = Uma ronda: Imperador, produção, ofensivas, nobres, República. A fila das fases, em cima, mostra onde está.
magnanimous-coach-event-revealed-card = O Imperador vira as cartas que todos puseram: os eventos acontecem, os referendos votam-se.
magnanimous-coach-event-declared-precise = Uma ação precisa: grátis para quem a declarou, e aberta a todos os outros.
magnanimous-coach-event-became-governor = Um novo Governador: joga primeiro, manda na Área Imperial, é pago pelo seu título.
magnanimous-coach-event-purple-returned = O dado roxo volta com mais um: é o poder do Paraguai nesta ofensiva.
magnanimous-coach-event-held = Uma província resiste enquanto o poder do Paraguai não for maior do que a sua defesa.
magnanimous-coach-event-occupied = Caiu uma província: tudo o que lá havia se perde, e na próxima ronda atacará as vizinhas.
magnanimous-coach-event-unveiled = Uma coroa no trilho da Nobreza: vira-se um ministro para quem passa por ela.
magnanimous-coach-event-republic-moved = A República avançou: abriram-se novas casas de comércio, e o fim está mais perto.
magnanimous-coach-event-proclaimed = A República está proclamada: esta ronda é a última, e decidem os pontos.

## The first time a zone is looked at

magnanimous-coach-zone-map = O Império: quatro províncias e um porto para cada cor, o Paraguai a sudoeste, o Rio no meio de tudo.
magnanimous-coach-zone-imperial = A Área Imperial: as suas tropas defendem o Rio e todas as províncias sem jogador.
magnanimous-coach-zone-offensive = A previsão: o que cairia se o Paraguai atacasse sem que nada mudasse.
magnanimous-coach-zone-governor = O dado roxo: o número é agora o efeito do Governador e em breve o poder do Paraguai.
magnanimous-coach-zone-area = Oito quadrantes, dezasseis dados: ação de baixo na produção, ação de cima para os nobres.
magnanimous-coach-zone-nobility = Nobreza: com 20 ganha-se. As coroas trazem ministros, os títulos trazem rendimento.
magnanimous-coach-zone-commerce = A estrada da República: cada casa já passada recebe mercadorias de um só jogador e paga o seu número.
magnanimous-coach-zone-improvements = Quatro melhorias para esta ronda; mudam no fim dela.
magnanimous-coach-zone-court = Os eventos da ronda, a pilha no trono e a votação, quando há uma.

## The first time something is refused

magnanimous-coach-why-no-reis = Os dados custam o que mostram: venda uma mercadoria ou uma ação, ou faça uma ação precisa.
magnanimous-coach-why-slot-taken = Um dado por província e ronda.
magnanimous-coach-why-other-good = Um dado vermelho só vai para a província que faz essa mercadoria.
magnanimous-coach-why-goods-full = Numa província cabem quatro mercadorias: venda ou embarque algumas primeiro.
magnanimous-coach-why-in-transit = As mercadorias dela vão no comboio: até serem vendidas, a província não faz mais.
magnanimous-coach-why-governor-already = O dado roxo vai sempre para alguém que não o Governador atual.
magnanimous-coach-why-purple-taken = Uma vez por ronda; da próxima, esteja atento mais cedo.
magnanimous-coach-why-too-weak = Um ataque precisa de mais do que o poder do Paraguai: traga tropas ou espere até o dado baixar.
magnanimous-coach-why-too-far = Um comboio anda um passo; um caminho de ferro na província de onde parte soma mais um.
magnanimous-coach-why-train-there = Os comboios cruzam-se mas não podem parar juntos, exceto nos portos e no Rio.
magnanimous-coach-why-no-export-place = Uma exportação precisa de comboio e navio juntos no seu porto, ou no Rio se for Governador.
magnanimous-coach-why-space-closed = A República ainda não chegou a essa casa.
magnanimous-coach-why-space-taken = Uma casa de comércio é de quem lá embarca primeiro.
magnanimous-coach-why-occupied = Uma província ocupada não pode fazer nada: liberte-a primeiro.
magnanimous-coach-why-event-no-vote = Só as cartas de referendo são votos; os eventos são para o trono.
magnanimous-coach-why-not-precise = Precisa quer dizer: o dado mostra exatamente o número ali impresso.
magnanimous-coach-why-port-no-troops = Os portos guardam-se com navios, não com tropas.
magnanimous-coach-why-improved = Uma melhoria por província, e fica.
magnanimous-coach-why-no-goods = A província do dado não tem nada para vender ou carregar: escolha outro dado.
magnanimous-coach-why-governor-only = A Área Imperial só obedece ao Governador.
magnanimous-coach-why-wrong-direction = Os votos conservadores vão a favor de cartas conservadoras e contra as liberais, e vice-versa.
magnanimous-coach-why-no-free-slot = Todos os seus espaços estão cheios; já só pode tirar o dado roxo.
magnanimous-coach-why-no-train-or-goods = Sem mercadorias nessa província e sem comboio para mover, este quadrante não lhe serve.
