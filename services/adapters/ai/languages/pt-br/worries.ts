// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf, parseWords } from '../shared/word-lists.ts'
import type { Worries } from '../types/worries.ts'

/** Nothing of which people die, whatever they say: only beside these is a wish to die an exaggeration. */
const trifle =
  '(?:filas?|senhas?|app|apps|aplicativos?|site|sites|formularios?|cadastro|login|captcha|planilhas?|relatorios?|reuniao|reunioes|papelada|burocracia|cartorio|detran|transito|engarrafamento|onibus|metro|trem|trens|estacionamento|estacionar|vaga|escadas?|elevador|ladeira|precos?|anuncios?|propagandas?|telemarketing|sac|robo|ura|atendimento|musica de espera|pesquisas?|questionarios?|caixa|mercado|shopping|marginal|pedagio|emails?|atualizacao)'

export const worries: Worries = {
  everyday: anyOf(
    '(?:limpa|limpava|esvazia|arej\\S+|clareia|organiza|alivia|refresca) (?:a|minha|a minha) (?:cabeca|mente|cuca)|(?:me )?(?:bota|poe|coloca) (?:a cabeca )?no lugar|espairec\\S+',
    '(?:de )?saco cheio (?:de|do|da|com)|(?:cansei|cansad[oa]|fart[oa]|enjoei) (?:de|do|da|dos|das|dess[ea]s?|dest[ea]s?) (?:saber|esperar|ouvir|fila|reclamar|ligar|pagar|\\S+ (?:fila|app|aplicativo))|(?:nao )?aguento mais (?:ess[ae]|est[ae]|o|a|aquel[ea]) (?:tela|fila|app|aplicativo|barulho|musica|sindico|onibus|transito|obra|espera|atendimento|sistema|site|propaganda|calor|poeira|senha)|perdi (?:a|toda a|minha|a minha) (?:paciencia (?:com|n[oae]\\S*)|(?:fe|esperanca|confianca) (?:com \\S+|n[oae]\\S*) (?:app|aplicativo|empresa|banco|companhia|sistema|site|linha|atendimento|loja|prefeitura|sindico|onibus|entrega))|tira do serio|sobe o sangue|de enlouquecer|morri de raiva',
    'desisti (?:de|do|da) (?:bater|reclamar|ligar|esperar|contar|telefon\\S+|avisar|app|aplicativo)',
    '(?:sentir|sinto|sentiria|fazer|vou sentir|ia sentir)(?: \\S+){0,2} falta|(?:partir|partiu|parte|corta) (?:me )?o coracao|me part\\S+ o coracao|(?:perdid[oa]|arrasad[oa]) (?:sem|se)',
    '(?:na|toda) (?:sexta|quinta|segunda)(?: \\S+){0,2} (?:acabad[oa]|mort[oa]|quebrad[oa]|moid[oa]|destruid[oa])|so (?:quero|queria) (?:a )?minha (?:cama|casa|janta)|(?:to|tou|estou|fico) (?:um caco|moid[oa])|mort[oa] de cansa\\S+',
    '(?:a |o )?(?:enfermeir[ao]|medic[ao]|dout[oa]ra?|farmaceutic[ao]) (?:disse|falou|diz)(?: que)? (?:pode|ta bom|tudo bem|e normal|que e normal|que pode)|(?:remedio|comprimido)(?: \\S+){0,2} (?:da|dava) tontura|tontura de manha|(?:tomo|tomar|passei a tomar) (?:ele |o remedio )?(?:de|a) noite',
    '(?:tosso|tossir|tossindo|doi|doia|dor|travam?|arde|ardem|queima|queimam|incha|racha\\S*|zuni\\S+|formig\\S+|reclama|chego suando)(?: \\S+){0,4} (?:o dia todo|dia inteiro|dois dias|tres dias|dia|as \\S+|da tarde|da manha|depois|colheita|escada|tela|chuva)|chego suando|pulmao (?:ia|quase)|dor de cabeca todo dia|(?:braco|perna|joelho|costas|pe|pes|mao|maos|olho|ouvido) (?:\\S+ )?(?:arde|queima|doi|doia|racha\\S*|incha|reclama\\S*|travam?|virou|bambeava)',
    '(?:batendo|batia|bater) (?:o |os )?(?:queixo|dentes?)|banho (?:frio|gelado)|(?:chutou|chutava|chutando|chuta) (?:a )?(?:minha |meu )?(?:cadeira|banco|poltrona)|(?:na|no) (?:geladeira|armario)|(?:crianca|criancas|pequen[oa]) (?:berra\\S*|grita\\S*)',
    '(?:nao )?durmo(?: \\S+){0,4} desde (?:que (?:o|a) (?:bebe|nenem|menin[oa])|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|olhando (?:pro|para o) teto',
    '(?:vai|vou|vamos|vem|venho|vao|ia|foi|fui|anda|ando|caminha|volta|volto) (?:sempre |junto |comigo |ate \\S+ )?(?:a pe|de (?:onibus|carro|bicicleta|bike|metro|trem|moto|van))(?: \\S+)? ?(?:comigo|com (?:ele|ela|a gente|meu|minha|os|as)|junto|sozinh[oa]|ate)?|(?:vai|vem|fica|mora) comigo (?:a pe|de \\S+|ate|no|na|pra)',
    'me sobe o sangue|mau humor|assobiando|ponho a mesa|quase (?:chorei|gritei)|vontade de (?:gritar|chorar) (?:com|na|no|de)',
  ),
  harmless:
    /^ (?:ele|ela|eles|elas|(?:meu|minha) (?:filh[oa]|marido|esposa|irmao|irma|mae|pai|vizinh[oa]|amig[oa])) (?:vai|vao|vem|volta|voltam|anda) (?:sempre |junto )?(?:a pe|de (?:onibus|carro|bicicleta|bike|metro|trem|moto)) (?:comigo|com a gente) $/u,
  neverEveryday: anyOf(
    '(?:(?:minha )?vida|viver|viva|vivo|tudo|de mim|me mat\\S*|morrer|morreu|mata|faca|corda|remedios|medo|bate em|batia em|me bate|sem mim|toca|tocou|machuc\\S+|ninguem|nada mais|toda noite|no peito|desmai\\S*|sangra\\S*|(?<!sobe o )sangue|gravid[ao]|violencia|solidao|me seg\\S+|seguindo|(?:na|da) barriga|vozes|me cort\\S+|pescoco|ameac\\S+|fug\\S+|pinga|cachaca|vodka|chorando|tremendo)',
  ),
  treated: {
    injury: anyOf(
      '(?:dentes?|gengiva|obturacao|canal|inch(?:ou|ei|ad[oa]s?|ando)|levei (?:\\S+ )?pontos|levou (?:\\S+ )?pontos|queimadura\\S*|reacao alergica|torc(?:i|eu) (?:o|a)|fratur\\S+|(?:quebrei|quebrou) (?:o|a)|intoxic\\S+)',
      '(?:punho|pulso|braco|cotovelo|ombro|mao|dedo|perna|joelho|tornozelo|pe|quadril|costela|clavicula|nariz)(?: \\S+){0,4} (?:ainda (?:doi|lateja|incomoda|ta doendo|esta doendo)|doi quando|engessad[oa]|no gesso|na tala)',
    ),
    care: anyOf(
      '(?:hospital|pronto socorro|pronto atendimento|upa|ps|posto|medic[oa]s?|dentista|fisio\\S*|antibiotico\\S*|anti inflamatorio\\S*|pomada|cirurgia|oper\\S+|gesso|engess\\S+|tala|tipoia|muletas?|pontos|raio ?x|especialista|internad[oa])',
      'ainda (?:doi|lateja|incomoda|ta doendo|esta doendo)|doi (?:quando|se) (?:chove|esfria|faz frio|mastigo|piso|ando|dobro|levanto)',
    ),
    acute: anyOf(
      '(?:chor\\S+|exaust[oa]|cansad[oa]|parede|sangra\\S*|nao durmo|ele me|ela me|marido|esposa|mulher dele|companheir[oa]|namorad[oa]|ex|padrasto|meu pai|minha mae|meu tio|meu irmao|empurr\\S+|jog(?:ou|a)|soco|chut\\S+|agarr\\S+|torceu meu|enforc\\S+|tapa|surra|apanh\\S+|de proposito|overdose|engoli\\S*|tomei (?:varios|todos|muitos)|respir\\S+|falta de ar|espalhando|febre|nao para|piorando|pior|dormente|inconsciente|agora mesmo|nao aguento|nao consigo mais|desist\\S+|nao adianta|sem saida|desesper\\S+|sozinh[oa]|suicid\\S*|vomit\\S+|pus|peito|coracao|derrame)',
    ),
  },
  ofOthers: {
    harm: anyOf(
      '(?:um|uma|uns|umas|outr[oa]|aquel[ea]|colega|vizinh[oa]|amig[oa]|alun[oa]|menin[oa]|senhora?|funcionari[oa]|motoboy|entregador|passageir[oa]|(?:o|a|os|as) (?:filh[oa]s?|criancas?|menin[oa]s?) d\\S+)(?: \\S+){0,5} (?:bat(?:e|eu|em|endo|eram|er)|apanh\\S*|agred\\S*|espanc\\S*|assedi\\S*|soco|tapa|chut\\S*|empurr\\S*|humilh\\S*|xing\\S*|ameac\\S*|desmai\\S*|atropel\\S*)',
      '(?:bateram|bateu|batem|espancaram|agrediram|assediaram|empurraram|ameacaram) (?:n?um|n?uma|n?[oa]s?|em) (?!mim )\\S+',
    ),
    own: anyOf(
      '(?:meu|minha|meus|minhas|nosso|nossa) (?:corpo|peito|peitos|seios?|cabeca|rosto|cara|cabelo|pescoco|costas|bunda|pernas?|coxas?|bracos?|pulsos?|maos?|boca|roupa|casa|quarto|cama|porta|janela|apartamento)',
      '(?:me|mim|comigo|nos|a gente|(?:meu|nosso) (?:filho|marido|pai|irmao|companheiro|namorado|ex|bebe|neto|padrasto)|(?:minha|nossa) (?:filha|mae|irma|mulher|esposa|neta|crianca|vida|familia)|meus filhos|minhas filhas|(?:tenho|com|morro de) medo|nao aguento|matar\\S*|socorro|toda noite|suicid\\S*|quer(?:o|ia)? morrer|se cort\\S*)',
    ),
    joins: / (?:e|mas|entao|porque|pq|ai|enquanto|desde) /u,
  },
  threats: {
    signs: anyOf(
      '(?:me|nos) (?:segu(?:iu|ia|iram|e|em)|persegu(?:iu|ia|e|iram))(?: \\S+){0,3} (?:ate|na rua|no caminho|em casa|pra casa|depois d\\S+|na saida|no ponto|de (?:moto|carro))|(?:veio|vem|vinha|anda|andou|ficou|fica) (?:me seguindo|(?:\\S+ )?atras de mim)|(?:sabe|sabem|sabia|descobriu|falou|disse) onde (?:eu |a gente )?mor[oa](?= $| (?!no |na |em |perto |longe ))',
      '(?:clientes?|homem|cara|sujeito|rapaz|ex|alguem|estranho|passageiro)(?: \\S+){0,8} (?:me esper\\S+(?: \\S+){0,2} (?:na saida|fechar|sair|terminar|na esquina|la fora)|parad[oa](?: \\S+){0,3} (?:na|em) frente d[ao] (?:minha|meu)|rond\\S+ (?:a |o )?(?:minha|meu))',
      'amea[cç](?:ou|a|aram|ando) (?:me |de )?(?:matar|bater|pegar|quebrar|machucar|agredir)|me amea[cç]\\S+ (?:de morte|com (?:uma |um )?(?:faca|arma|revolver|pedaco|garrafa))|(?:disse|falou|jurou|gritou)(?: que)? (?:ia|vai|iria) me (?:matar(?! se)|pegar (?:na|la|de|depois)|quebrar|bater|arrebentar|encher)|(?:apontou|puxou|botou|colocou)(?: \\S+)? (?:arma|faca|revolver|pistola) (?:pra|para|em|na|contra) (?:mim|minha|a gente)',
    ),
    harmless: anyOf(
      'cachorr\\S+|gat[oa]s?|filme|novela|serie|jogo|sonh\\S+|pesadelo|anos atras|quando eu era|motoboy|entregador\\S*|motorista|uber|taxista|carteiro|porteiro|vizinh\\S+|agente|enfermeir\\S+|insta\\S*|facebook|tiktok|redes?|amig[oa]s?|(?:pra|para) (?:devolver|entregar|agradecer|avisar|ajudar)',
    ),
  },
  jests: {
    ownEnd: anyOf(
      '(?:se|quando|no dia que|o dia que|depois que|quando que) (?:eu )?(?:morrer|bater as botas|bater a cacoleta|for dessa|partir dessa|for pro caixao|virar defunto)|(?:pode|podem|podia|me) (?:me )?enterr(?:a|ar|e|em)|(?:joga|jogar|jogue|joguem|espalha|espalhem|poe|poem|bota|botem) (?:as )?minhas cinzas|minhas cinzas (?:na|no|em|embaixo)|(?:no|pro|do) meu (?:velorio|enterro|tumulo|caixao)|so (?:saio|largo|paro)(?: \\S+){0,3} (?:morto|morta|no caixao)',
    ),
    grim: anyOf(
      '(?:ninguem|sem mim|alivio|paz|descans\\S+|melhor assim|melhor pra|logo|hoje|perdao|desculpa|adeus|cartas?|bilhetes?|remedios?|comprimidos?|corda|faca|ponte|arma|veneno|sozinh[oa]|medo|chor\\S+|cancer|tumor|doenca|bate|batia|bateu|me mata|me matar|marido|namorado|ex|cansad[oa] de viver|aguento|(?:quero|queria|vontade de|penso em|pensei em|pensando em|tomara que|esperando) (?:\\S+ )?(?:morr\\S+|sumir|dormir|desaparecer)|(?:quero|queria) (?:mesmo )?(?:morrer|que acabe)|seguro de vida|quem (?:vai|ia) (?:ligar|sentir|notar)|falta de mim|minha falta|escolhi|planej\\S+)',
    ),
  },
  exaggerations: {
    phrases: anyOf(
      `(?:eu )?(?:prefiro|preferia|preferivel|antes|melhor) (?:\\S+ )?(?:morrer|me matar|levar (?:um )?tiro|dar (?:um )?tiro|tomar veneno|pular (?:da|do)|arrancar)(?: \\S+){0,6} (?:do que|que|a) (?:\\S+ ){0,6}?${trifle}`,
      '(?:app|aplicativo|fila|transito|calor|escada|conta|preco|boleto|senha|ladeira|sistema|espera)(?: \\S+){0,2} (?:me mata|me matou|vai me matar|ainda me mata|quase me matou)|quase (?:morri|infartei|tive um (?:treco|infarto)|cai dur[oa]|desmaiei)(?: \\S+){0,5} (?:vi|preco|conta|rir|vergonha|susto|raiva|tedio|boleto|fila|rindo)|(?:morrendo|morri|morro|morta|morto) de (?:fome|rir|vergonha|sede|sono|calor|frio|curiosidade|vontade de|inveja|raiva|tedio|pressa)',
      '(?:eu )?mato (?:um|o|a|esse|essa|quem)(?: \\S+){0,2} (?:k+|haha\\S*|rs+)|me matando de (?:trabalhar|rir|estudar)|(?:trancad[oa]|fiquei) (?:trancad[oa] )?(?:pra|para) fora',
    ),
    comparisons: anyOf(
      '(?:prefiro|preferia|preferivel|antes|melhor) (?:\\S+ )?(?:morrer|me matar|levar (?:um )?tiro|dar (?:um )?tiro(?! no pe)|tomar veneno|pular (?:da|do))(?: \\S+){0,6} (?:do que|que|a)',
    ),
    grave: anyOf(
      '(?:marido|esposa|mulher|companheir[oa]|namorad[oa]|noiv[oa]|ex|casar|casad[oa]|casamento|separar|pai|mae|padrasto|madrasta|irmao|irma|tio|filh[oa]s?|criancas|familia|divida|dividas|agiota|emprestimos?|devo|devendo|devedor|despejo|apanh\\S*|surras?|bat(?:e|eu|er|ia|endo)|agred\\S*|espanc\\S*|estupr\\S*|abus\\S*|enforc\\S*|estrangul\\S*|aperta|quimio\\S*|mais (?:um|uma) (?:dia|noite|semana|mes|ano)|outr[oa] (?:dia|noite)|assim|viver|vivendo|vida|continuar|ficar|acordar|aguentar|suportar|encarar|contar|voltar (?:pra|para) (?:casa|el[ea])|(?:pra|para|com|ver|por) (?:el[ea]s?)|naquela casa|nessa casa)',
    ),
  },
  denials: {
    phrases: anyOf(
      '(?:eu )?(?:nao|num|nunca|nem) (?:(?:mesmo|nem|realmente) )?(?:quero|queria|vou|ia|penso em|to pensando em|estou pensando em|pretendo|tentei|pensei em) (?:(?:mais|nem|mesmo) )?(?:me matar|morrer|me machucar|me cortar|fazer nada comigo)|nao (?:sou|to|estou) suicida|(?:ninguem|ele nao|ele nunca|ela nao|ela nunca) (?:me )?(?:bate|bateu|batia|agride|agrediu|machuca|machucou|abusa)(?: em mim)?',
    ),
    fillers: parseWords(
      'eu nao num nunca nem nada e ou mesmo moca moco gente mano mana cara amiga amigo senhora senhor kk kkk kkkk kkkkk haha rs rsrs sim ta to bom bem ok olha juro serio claro que isso imagina oxe uai ai ah obrigada obrigado valeu viu ne deus me livre calma jamais',
    ),
    turns: anyOf(
      '(?:mas|so|somente|apenas|ate|enquanto|porem|contudo|embora|se|quando|porque|pois|antes|depois|ainda|exceto|senao|a nao ser|vou|preciso|tenho (?:que|de)|apesar|as vezes|hoje|por enquanto|agora)',
    ),
  },
  afterCall: anyOf(
    '(?:ficar|continuar|seguir|sair|largar|viver|estar)(?: \\S+){0,4} (?:de vez|e ponto|ponto final|no mundo|nesse mundo|na vida|da vida|viv[oa]|de tudo|em geral)(?= $| )|(?:no|do|nesse|desse) (?:emprego|trabalho|servico) ou (?:n[ao]|d[ao]|de|em) (?:vida|tudo|mundo|geral|vez)',
    '(?:nao|num|nem|parei de|deixei de) (?:\\S+ )?(?:penso|pensar|olho|olhar|faco|fazer|tenho|vejo|ver)(?: \\S+)? (?:planos?|alem|depois|mais longe|mais pra frente)(?: (?:mais|pra depois|depois|alem|de|do|da|desse|deste|dessa|desta) ?\\S*){0,3}|(?:nao|num) (?:vou|devo) (?:mais )?(?:precisar|usar)(?: (?:mais|disso|dele|dela|de nada))*(?= $| (?:onde|depois|la))',
    '(?:nao|num) vou (?:mais )?estar (?:aqui|por aqui|mais aqui)|tanto faz (?:agora|pra mim|mais|tudo)|(?:agora|ja) (?:tanto faz|nao importa|nao faz diferenca)|(?:nao|nem) (?:importa|faz diferenca|adianta) mais|(?:deixei|escrevi|deixo) (?:um |uns |uma |umas |os |as )?(?:bilhetes?|cartas?|recados?)|(?:dei|doei|dando|doando|organizei|arrumei|resolvi) (?:quase )?(?:tudo|minhas coisas|as minhas coisas|os papeis)|(?:alguem|outra pessoa) (?:legal |bo[ma] |que precise )?(?:pode|podia|devia|deveria) ficar com',
  ),
  staying: anyOf(
    'ficar(?! sabendo)|ficaria|fica|permanecer|continuar|continuaria|sair|sairia|ir embora|desistir|largar|abandonar|aguentar|parar de vir',
  ),
  hints: anyOf(
    '(?:parar|deixar) de (?:existir|viver)',
    '(?:trem(?:endo|ia|o|er)|tremedeira)(?: \\S+){0,6} (?:antes de|ate|pra) (?:\\S+ )?(?:entrar|conseguir|abrir|sair|ir|subir)|(?:vomit\\S+|passo mal|passava mal)(?: \\S+){0,5} antes (?:do|da|de) (?:\\S+ )?(?:turno|trabalho|servico|aula|reuniao|escola|treino)|(?:minha mao|minhas maos|mao) trem\\S+(?: \\S+){0,3} (?:quando|se) (?:ele|ela|o chefe|meu chefe)',
    '(?:nao|num) vejo (?:mais )?(?:sentido|pra que|para que|graca|motivo)(?: \\S+){0,4} (?:nada|disso|isso|mais|viver)|(?:parei|larguei|desisti) (?:com|de) tudo|parei tudo|nada (?:mais )?(?:importa|adianta|faz sentido)|perdi (?:a |toda a )?(?:esperanca|fe) (?:no futuro|na vida|em tudo|de tudo)|desde que (?:ele|ela)(?: \\S+){1,3} nada importa',
    '(?:todos|todo mundo|eles|voces|familia|filhos|criancas)(?: \\S+){0,4} (?:viraria\\S*|melhor|bem|felizes|tranquilos)(?: \\S+){0,2} sem mim|valho mais (?:assim|mort[oa])|ninguem (?:ia|vai|iria) (?:notar|sentir|perceber)(?: \\S+){0,3} (?:se eu|quando eu|falta de mim|minha falta)|(?:se|quando) eu (?:morrer|morresse|sumir|sumisse|for|fosse)(?: \\S+){0,2} ninguem (?:vai |ia |iria )?(?:sent\\S+|not\\S+|lig\\S+|perceb\\S+|chor\\S+)|melhor ter ido junto|o melhor que (?:eu )?posso dar',
    '(?:logo|de um jeito ou de outro|em breve)(?: \\S+){0,2} (?:acaba|acabar|termina)|(?:ate quando|quantas manhas|quanto tempo)(?: \\S+){0,3} (?:aguento|suporto|vou aguentar)|nao aguento mais (?:isso|viver|nada|essa vida)',
    '(?:semanas?|dias)(?: \\S+){0,4} (?:sem|nao) (?:falo|falar|falei|ouvir|ouco|ver)(?: \\S+){0,3} (?:ninguem|meu nome|alma|vivalma)|(?:nao|num) (?:saio|abro)(?: \\S+){0,3} (?:mais|cortina|janela|porta pra ninguem)|fico aqui com a cortina (?:fechada|cerrada)|nao tenho (?:mais )?(?:ninguem|pra quem)(?: \\S+){0,4} (?:conversar|ligar|falar|contar)',
    '(?:perto|na|da) (?:demais )?(?:da )?(?:beirada|beira|ponta)(?: \\S+){0,6} (?:sem querer|plataforma|pensando|tempo demais|pular|trilho)|(?:fechei|fechar|fecho) os olhos(?: \\S+)? (?:dirigindo|no volante|na estrada)|(?:facil|mais facil) nao (?:virar|frear|desviar|acordar)|(?:larg\\S+|tirei a mao|tirar a mao|soltar|soltei) (?:d?o )volante|parad[oa](?: \\S+){0,5} (?:viaduto|ponte|plataforma)(?: \\S+){0,6} (?:pensando|tempo demais)',
    '(?:ele|ela|pai dele|pai dela) nao (?:sabe|pode saber|pode descobrir) onde (?:a gente|nos|eu)|conta (?:os )?meus minutos|(?:ele|um rapaz|um cara|homem)(?: \\S+){0,6} (?:esquina|porta|portao|ponto)(?: \\S+){0,3} (?:esperando|de novo|me espera)|(?:rox[oa]s?|marcas?|hematomas?)(?: \\S+){0,8} (?:caiu|tropec\\S+|gato|desastrad[oa])|enquanto (?:ele|ela) dormia(?: \\S+){0,8} (?:sabe|mala|onde)|caminho mais longo porque (?:ele|ela)',
    'coracao (?:dispar\\S+|acelera\\S*)(?: \\S+){0,8} (?:louc[oa]|morrer|respirar|infart\\S+|corro)|(?:achei|acho|pensei) que (?:ia|tava|estava|vou) (?:ficar |ficando )?(?:louc[oa]|enlouquec\\S+)(?: \\S+){0,8} (?:todo lugar|todo dia|agora|sempre|de novo)',
    '(?:beber|bebo|bebendo|cerveja|pinga|cachaca|vinho|latinha|doses?|taca)(?: \\S+){0,8} (?:antes (?:de ir|do trabalho|do almoco|de entrar|do servico)|toda noite|virou seis|sem ela eu nao)|bebo sozinh[oa]|(?:passei|comecei) a beber(?: \\S+){0,2} (?:sozinh[oa]|antes|no almoco)|escondo as garrafas',
    '(?:dei|deixei|doei)(?: \\S+){0,2} (?:cachorr[oa]|gat[oa])(?: \\S+){0,2} (?:pra|com|para) (?:minha|meu|a|o)(?! \\S+ (?:enquanto|quando|durante|por|pra|para|porque|nas?|nos?|no))|(?:deixei|coloquei)(?: \\S+){0,3} (?:papeis|documentos|pasta)(?: \\S+){0,5} (?:ordem|trabalho|geladeira)|(?:ja )?escolhi o dia(?= $| e (?:estou|to|tou|fiquei))|pediu perdao pra todo mundo|pasta chamada despedida|subir de novo quase',
    '(?:com|peso|to com|tou com) (?:trinta|quarenta|3\\d|4[0-4])(?: e \\S+)? (?:quilos|kg|kilos)|(?:ainda|continuo) (?:me )?(?:vejo|acho|sinto)(?: \\S+)? (?:gord[oa]|barriga)|comida me faz sentir (?:suj[oa]|culpad[oa])|ponho (?:tudo )?pra fora',
    'nao (?:consegui|consigo) parar de (?:chorar|tremer)|(?:pernas|corpo) nao (?:quer|querem)(?: \\S+){0,2} (?:entrar|ir|la)|nao (?:vou )?aguent\\S+ muito mais|pressao no peito(?: \\S+){0,6} (?:braco|queixo|ombro)|(?:dormente|perco a sensibilidade)(?: \\S+){0,12} (?:palavras?|fala)|aperto estranho no peito|esqueco panela no fogo',
    '(?:o que|aquilo que|que) (?:o|a|ele|ela|eles|uns) (?:\\S+ )?(?:(?:me )(?:fez|fizeram)|fez comigo|fizeram comigo)(?: \\S+){0,3} no (?:vestiario|deposito|estoque|banheiro|quarto|chuveiro)|(?:fez|fizeram)(?: \\S+){0,3} no (?:vestiario|deposito|estoque|banheiro|quarto|chuveiro)(?: \\S+){0,3} (?:durmo|dormi|dizer|contar|falar|esquec\\S+)|(?:nao )?vou dizer mais|nao quero dizer mais|banco liga todo dia(?: \\S+){0,4} (?:olhando|viga|corda)|olhando (?:pra|para) (?:a )?(?:viga|corda|ponte)',
  ),
}
