// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../types/clauses.ts'
import { findAudience, nameAudience, speak, withoutScreener } from './spoken-questions.ts'
import { asking } from './spoken/asides.ts'
import { brief } from './spoken/briefs.ts'
import { focusOf } from './spoken/focus.ts'
import { doubt, wishStart } from './spoken/openings.ts'
import { slips } from './spoken/slips.ts'
import { naming } from './spoken/naming.ts'
import { ownThing, roleTitle, titleOf } from './spoken/own-thing.ts'
import { within, withReferents } from './spoken/referents.ts'
import { splitThing } from './spoken/lists.ts'
import { ofOne } from './spoken/of-one.ts'
import { stated } from './spoken/stated.ts'

const word =
  'por ?que|por q|com o que|o quanto|pq|porque|pk|como|cm|o que|oq|o q|do que|que|q|qual|quais|quanto|quanta|quantos|quantas|qnto|qnts|qto|quando|qdo|onde|aonde|quem|cadê|se|desde quando|até quando|até que (?:horas|ponto)|a que|com que|com quem|de que|de quem|de onde|em que|em quem|em qual|em quais|de quais|com quais|pra que|para que|pra onde|para onde|por onde|por quais|por qual|pra quem|para quem|a quem|sobre o que|de quanto em quanto|h[áa] quant[oa]s?|faz quanto'
const w = String.raw`(?<![\p{L}])`
/** Behind "porque": the owner's reason, not one that is asked. */
const ofOwner = String.raw`(?:(?:os?|as?) )?(?:minhas?|meus?|noss[oa]s?)(?!\p{L})|\p{L}{2,}[aei]mos(?!\p{L})|(?:já )?(?:tem|teve|tinha|houve|há|tive|recebi|fiz|vi|ouvi)(?!\p{L})|(?:muit[oa]s?|alguns|algumas|vári[oa]s) (?!cliente|pessoa)|(?:é|são|foi|está|estão|anda|vive)(?!\p{L})`

const background =
  /(?:,? que (?:estamos|a gente (?:está|tá|quer|vai)|vamos|queremos|pretendemos|estou) .*)|(?:,? (?:principalmente|especialmente|sobretudo|em especial|incluindo)(?!\p{L}).*)|(?:,? (?:para (?:que )?(?:a gente|eu|nós|possamos|decidir|melhorar|reduzir|aumentar|poder|justificar|convencer|mostrar|provar|demitir|cortar|a assembleia|o relatório|a diretoria|não (?:ficar|ter)|ajustar|planejar|lançar)|pra (?:a gente|eu|nós|decidir|melhorar|mostrar|poder|reduzir|aumentar|gente(?= \p{L}+[aei]r(?!\p{L}))|não ficar|demitir|cortar|diretoria|chefe)|porque (?:eu|a gente|o chefe|pra mim|meu|minha|ele|ela|já|preciso)|pq (?:eu|a gente|o chefe|pra mim|meu|minha)|pois (?:o|a|eu|meu)|já que|mas (?:eu|isso|não|ninguém|o chefe|a chefe)|a fim de|com o (?:objetivo|intuito|propósito) de|com a finalidade de|de modo a|com vistas a|para (?:subsidiar|apoiar|embasar|orientar|aprimorar|revisar|rever|fundamentar|informar|definir|preparar|montar|planejar|escolher|criar|elaborar|propor|montarmos|que)(?!\p{L})|pra (?:montar|criar|definir|ver se)|como subsídio|e aí (?:a gente|eu)|e assim|antes que|antes de (?:lançar|renovar|fechar)|visando|com o objetivo|por favor|(?:só )?não (?:conta|diga|fala|menciona)|sem (?:citar|mencionar|falar)).*)|,? (?:em|com) (?:\d+|cinco|seis|sete|oito|dez) perguntas.*$|,? (?:pelo|por|via|no) (?:whats ?app|zap).*$|(?:,| e) (?:e )?(?:pedir|pedindo|coletar|coletando|oferecemos|vamos oferecer|damos|daremos|quem responder)(?![\p{L}]).*$/iu

export const clauses: Clauses = {
  lead: /^(?:(?:e|mas|ou|então|entao|aí|ai|também|tambem|tb|tbm|além disso|alem disso|rapidinho|rapidamente|rápido|por fim|por último|principalmente|basicamente|enfim|assim|oi|olá|ola|bom dia|gente|favor|por favor|primeiro|segundo|terceiro|só|so|depois|tipo|é|eh|ver|ainda|bah|olha|sobretudo|especialmente|tudo sobre|algo sobre)(?![\p{L}])|(?:eu |nós |a gente |gente )?(?:gostaria|gostaríamos|gostariamos|queria|queríamos|queriamos|quero|queremos|quer|desejo|desejamos|deseja|pretendo|pretendemos|preciso|precisamos|precisa|precisava|tento|tentamos|busco|buscamos|buscar|ajuda a|vamos|vou|tô querendo|to querendo|interessa|nos interessa|me interessa)(?![\p{L}])(?: de(?![\p{L}]))?|(?:bem como|assim como)(?!\p{L})|(?:os?|as?) (?:[\p{L}-]+ ){1,8}?(?:deseja|pretende|quer|busca|gostaria)m?(?: de)?(?= (?:avaliar|saber|conhecer|ouvir|compreender|entender|medir|analisar|identificar|levantar|aferir|realizar)(?!\p{L}))|(?:pretende|deseja|busca|procura|quer)-se(?!\p{L})|(?:de |a |para |pra )?(?:entender|compreender|saber|descobrir|conhecer|averiguar|aferir|investigar|mapear|levantar|ouvir|identificar|perguntar|pergunta|apurar|verificar|avaliar|medir|analisar|estudar|explorar|pesquisar|checar|sondar|coletar|colher|conferir|ver|detectar|validar|anotar|registrar|entrevistar|conversar|escutar|examinar|determinar|diagnosticar)(?![\p{L}])|(?:melhor|mais|bem|a fundo|em detalhes?)(?![\p{L}])|(?:d[aeo]s?|aos?|às|com|junto a|junto aos|entre) (?!que )[\p{L}'-]+(?: [\p{L}'-]+){0,12}?(?:,|:)? (?=(?:por ?que|pq|como|o que|oq|qual|quais|quanto|quando|onde|aonde|quem|se|que) )|(?:o |os )?(?:seguintes? )?(?:pontos?|tópicos|temas?|assuntos?|eixos?|objetivos?|itens|perguntas?)(?: (?:geral|principal|da pesquisa|do estudo))?(?: é| são| e| eh)?(?=[ :])|(?:uma |um )?(?:(?:breve|rápida|rapida|curta|pequena) )?(?:pesquisa|estudo|conversa|enquete|entrevista|levantamento)(?: (?:sobre|com|de|a respeito de|para|pra))?(?![\p{L}])|(?:os?|as?) [\p{L}-]+(?: [\p{L}-]+)? sobre(?! o que)(?![\p{L}])|sobre(?! o que|  que)(?![\p{L}])|acerca d[aeo]s?(?![\p{L}])|a respeito d[aeo]s?(?![\p{L}])|(?:\d|duas|dois|três|tres|quatro|umas|algumas) coisas?(?![\p{L}])|(?:a|o|as|os) (?=(?:satisfação|opinião|percepção|experiência|motivos|razões|causas)))\s*/iu,
  wish: /^(?:de |a |para |pra )?(?:ouvir|escutar|entender|compreender|saber|descobrir|conhecer|averiguar|aferir|investigar|mapear|levantar|identificar|apurar|verificar|avaliar|medir|analisar|estudar|explorar|colher|coletar|perguntar|opinião|opiniões|satisfação|satisfacao|experiência|experiencia|percepção|percepcao|motivos?|razões|razão|causas?|sugest|dificuldades|barreiras|expectativas?|hábitos|preferências|impacto|eixos|pontos|temas|tópicos)/iu,
  question: new RegExp(
    String.raw`^¿?(?:${word})(?![\p{L}])|^(?:as pessoas|os clientes|os moradores|eles|elas) (?:\p{L}{2,}riam|usam|compram|seguem|confiam|gostam|conhecem)(?![\p{L}])|^(?:são|é|foi|foram) (?:fácil|fáceis|clar[oa]s?|just[oa]s?|útil|úteis|car[oa]s?|segur[oa]s?|confiáve(?:l|is))(?![\p{L}])`,
    'iu',
  ),
  boundary: new RegExp(
    String.raw`[,;]\s*(?:e\s+)?(?=(?:eles|elas) \p{L}{3,}(?:am|em)(?![\p{L}]))|(?:[,;.]\s*(?:(?:e|ou|mas|além de|tb|também|tambem)\s+)*(?:também\s+|tambem\s+|ainda\s+|por fim\s+|principalmente\s+|saber\s+|entender\s+|ver\s+|tipo\s+|primeiro\s+|segundo\s+|depois\s+)*|\s(?:e|ou|além de)\s+(?:também\s+|tambem\s+|tb\s+|ainda\s+|saber\s+|entender\s+|por fim\s+|principalmente\s+|basicamente\s+)*)(?=(?:${word})(?![\p{L}])(?! (?:não|sim|possível|der|puder|for o caso|quiser)(?![\p{L}])))(?!que (?:não|eu|a gente|nós|ele|ela|o|a|os|as|é|está|tem|me|se|já)(?![\p{L}]))(?!porque (?:eu|a gente|o chefe|ele|ela|para|pra|isso|o |a |não|já|preciso)(?![\p{L}]))(?!porque (?:${ofOwner}))(?!como (?:eu|já|sempre|também)(?![\p{L}]))(?!quando (?:eu|a gente)(?![\p{L}]))(?!se (?:eu|a gente|der|não|sim)(?![\p{L}]))(?!para que (?:a gente|possamos|eu))`,
    'giu',
  ),
  strongBoundary: new RegExp(
    [
      String.raw`(?<=${w}(?:pesquiso|pesquisamos|estudo|estudamos|investigo|investigamos|saber|entender|descobrir|compreender|perguntar|pergunta|averiguar|ver|conhecer|mapear|investigar|apurar|verificar|identificar|avaliar|basicamente|queria saber|entendermos|levantar|analisar|interessa-me|interessa|resumo|enfim)(?: melhor| bem| a fundo| também)?[,:]?\s)(?=(?:${word})(?![\p{L}]))(?!que (?:os|as|o|a|não|eles|elas))`,
      String.raw`(?<=${w}(?:saber|entender|descobrir|perguntar|pergunta|ver|ouvir|conhecer)(?: (?:d[aeo]s?|com|junto aos|pr[ao]s?|para|a|as|os|o)(?! que) [\p{L}-]+(?: (?!como|se|que|por|pq|onde|quando|quem)[\p{L}-]+){0,5}?)[,:]?\s)(?=(?:por ?que|pq|como|o que|oq|o q|qual|quais|onde|quando|quanto|quem|se)(?![\p{L}])(?! se))`,
      String.raw`(?<=[\p{L}\d]+ [\p{L}\d]+ [\p{L}\d]+\s)(?<!${w}(?:e|ou|pelos|pelas|pelo|pela|dos|das|nos|nas|de|do|da|a|ao|com|para|pra|por|em|no|na|que|o|os|as|sabe|sabem|sei|diz|dizem|é|são|foi|mais|tudo|tanto|assim|exatamente|direito|direitinho|bem|certinho|claramente|dizer|acham|acha|entre|sobre|até|desde|já|algo|jeito|maneira|forma|motivo|razão)\s)(?=(?:por que|pq|o que|oq|quanto|quanta|qual|quais) \p{L})(?!o que (?:aprend|sab|receb|compr|ganh|produz)\p{L}*)(?!(?:o que|onde|quanto) \p{L}+(?:ar|er|ir)(?![\p{L}]))`,
    ].join('|'),
    'giu',
  ),
  whether: 'se ',
  asksWithoutWord:
    /^(?:(?:os?|as?|noss[oa]s?|ess[ea]s?|vocês?|seus?|suas?) .+|tem (?:mais )?(?:alguma coisa|algo) que .+|(?!(?:quem|bem|também|nem|sem|além|porém|ordem|homem|viagem|garagem|mensagem|imagem)(?!\p{L}))\p{L}{3,}(?:am|em) \p{L}.+)\?$/iu,
  relative: /^(?:que|quem|onde|quando|porque)(?![\p{L}])/iu,
  appendix:
    /^(?:por ?que|pq|porque|por que não|pq não|se não,? por que|se sim,? (?:como|por que)|como|quando|onde|com que frequência|por qual motivo|qual motivo|por quê|quanto|se não por que|quais|qual|com quem|de quem|pra quem|para quem)$/iu,
  background: new RegExp(String.raw`(?:,? porque (?=${ofOwner})[^,]*)|${background.source}`, 'iu'),
  plan: /(?<=^|[.!?\n]\s*)(?:antes de (?:a gente |nós )?(?:decidir|fechar|abrir|lançar|mudar|trocar|ampliar|estender|investir|resolver|definir)|antes que a gente|enquanto (?:a gente|nós)|já que (?:a gente|nós)|agora que (?:a gente|nós)|embora (?:a gente|nós)|como (?:estamos|vamos|temos|pretendemos|planejamos|queremos))[^,.!?\n]*,/giu,
  instruction:
    /^(?:(?:uma )?coisa r[aá]pida|jeito de|(?:tenho|temos|preciso de|sou|trabalho com) (?:um|uma|dono|dona)(?!\p{L})|(?:quem|pessoas que|todos que) (?:participou|participaram|comprou|usou|usa|foi|esteve|veio|fez)(?!\p{L})|.*(?<!\p{L})(?:saber|ouvir|perguntar) (?:d[aeo]s?|com|pr[ao]s?) [\p{L} ]+$|(?:por favor |e |mas )?(?:não|nao) (?:precisa|fala|fale|conta|conte|menciona|diga|pode|quero)|obrigad|anônim|anonim|de forma anônima|máximo|maximo|no máximo|rápid|curta|breve|público|publico|em \d+|nada de|oferecemos|quem responder|pedir|por voz|sem |eu |minha |meu |ela |ele |(?:entre|junto) (?!que|q |onde|quem))/iu,
  caption:
    /^(?:(?:os? )?(?:principais )?(?:seguintes?|temas?|tópicos?|topicos?|assuntos?|pontos?|perguntas?|itens|eixos?|áreas?)(?: de interesse)?|(?:dos|das|aos|às|com os|com as|para os|para as|pros|pras) [\p{L}-]+s)$/iu,
  brief,
  listConjunction: /\s+(?:e|ou)\s+/iu,
  and: ', e ',
  nonsense: {
    fillers:
      /^(?:teste?s?|testando|asdf\w*|bla+|xablau|alo|kk+\w*|la+la\w*|abc|lorem|ipsum|hmm+|sei la)$/u,
    danglingEnd: /(?<=\s)(?:de|do|(?<!por )que|porque|quando|com|para|ontem|quantos)[.!?]*$/u,
    vague:
      /^(?:(?:fazer|um|uma|negocio|coisas?|algo|bom|boa|bem|pra|para|todos|todo|mundo|e|melhorar|as|a|o|os|em|geral|sempre|com|foco|no|qualquer|sei|la|pesquisa|quero|legal|tudo|muito|mais|de|isso|ai)[\s,.!?]*)+$/u,
  },
  topicPoint: 'Experiência com {s}',
  topicTitle: 'A sua experiência com {s}',
  unsoundName:
    /(?<!\p{L})sobre (?:quant[oa]s?|como|onde|quando|por que|com quem) \p{L}+(?: \p{L}+){0,2}(?=$|\.)|(?<!\p{L})(?:com|sobre) (?:os?|as?) (?:d[aeo]s?|para|pra|com|sobre|por|em|n[ao]s?|necesito)(?!\p{L})|(?<!\p{L})(?:pesquisa|mestrado|doutorado|tese|tcc|persona|questões|movem|num|pruque|saber|eles|elas)(?!\p{L})/iu,
  planTitle: 'A sua opinião sobre {s}',
  audienceTitle: 'Algumas perguntas para {s}',
  topicPhrase:
    /(?:^|\s)(?:us(?:a|am|ar|ando|ou|aram)|frequent\p{L}+|visit\p{L}+|(?:ach\p{L}+|pens\p{L}+|opini\p{L}+|satisfação|experiência|particip\p{L}+) (?=d|com|sobre)(?:com |sobre )?|sobre)\s?(?:d|n)?((?:o|a|os|as)\s(?!(?:que|pessoal|povo|galera|pessoas|motivos?|raz|mais|gente|primeir|últim|dia|tempo|pessoa|época|hora)|\p{L}+(?:ram|am|em|ria|riam|ou|eu|iu)(?!\p{L}))[\p{L}-]{4,}(?:\s(?:d[aeo]s?\s)?(?!(?:que|e|ou|se|para|pra|por|com|em|no|na|nos|nas|é|foi|fica|está|são|tem|depois|antes|quando|mais|muito|não|já|como|de|do|da|dos|das)(?!\p{L})|\p{L}+(?:ram|am|em|ou|eu|iu|ria)(?!\p{L}))[\p{L}-]{4,})?)(?!\p{L}| d[aeo]s? )/iu,
  ownPlace:
    /(?<!\p{L})(?:n[oa]s? |em |pel[oa]s? )((?:o |a |os |as )?noss[oa]s? [\p{L}-]{4,}(?: d[aeo]s? [\p{L}-]{3,})?)(?![\p{L}-])/iu,
  planned:
    /(?<!\p{L})(?:\p{L}{2,}(?:ria|riam)|criando|planej\p{L}+|pensando|lançar|futur[oa]|nov[oa]s?)(?!\p{L})/iu,
  audienceName: nameAudience,
  withoutScreener,
  audience: findAudience,
  speak,
  determiner: /^(?:os?|as?|seus?|suas?|noss[oa]s?) /iu,
  specifying:
    /(?:,?\s+(?:especialmente|principalmente|sobretudo|em especial|em particular|incluindo|como por exemplo|tais como|com foco (?:em|n[oa]s?)|em termos de|no que diz respeito a)|(?<=(?:^|[.!?]\s*|(?<!\p{L})(?:a|uma|quero|queremos|queria|queríamos|preciso|de|e|precisamos)\s)(?:saber|ouvir|perguntar|pesquisa|pesquisar|entrevistar|entrevistas|feedback|conversar|estudo|questionário)\s(?:(?:d[aeo]s?|com|a[os]*|às|para|entre|os|as)\s)?(?:[\p{L}-]+\s){0,5}?[\p{L}-]+)\s(?:sobre|a respeito de|quanto a))\s+(?=[^.?!:]*,[^.?!:]*\p{L})(?!(?:por ?que|como|o que|qual|quais|quando|onde|quem|se|quanto)(?!\p{L}))/iu,
  emphasis:
    /^(?:e )?(?:especialmente|principalmente|sobretudo|em especial|em particular|incluindo|como por exemplo|por exemplo|porque|para que|em \d+ perguntas|todo mundo|ninguém|antes de|\p{L}{2,}[aei]mos|(?:eles|elas) respondem|entrevista)(?!\p{L})/iu,
  supposed: {
    why: /^(?:por ?que|pq)(?!\p{L})/iu,
    which: 'o que pesa mais para eles',
    question: 'O que pesa mais para você',
    or: ' ou ',
    asked: /^(?:(?:se )?(?:é|foi|era|eram|foram|seria)|por causa d[aeo]s?)(?!\p{L})/iu,
  },
  refer: withReferents,
  focus: focusOf,
  isNamedThing: /^(?:os?|as?) /iu,
  within,
  ownThing,
  titleOf,
  roleTitle,
  notFirst:
    /(?:no lugar|em vez disso|depois disso)$|^(?:quanto|se|quem)(?!\p{L}).*(?<!\p{L})(?:pag(?:a|am|ariam|aria)|gasta(?:m|riam)|cobra(?:m|riam)|custa)(?!\p{L})|^(?:se|por que)(?!\p{L}).*(?<!\p{L})(?:sair|saem|saíram|larg\p{L}+|desist\p{L}+|cancel\p{L}+|demiss\p{L}+|parar|param|pararam|embora)(?!\p{L})/iu,
  closes:
    /^(?:se (?:eles |elas )?(?:indicari|recomendari|voltari)\p{L}*|o que (?:eles |elas |os |as )?(?:mudari|melhorari|faria|traria)\p{L}*)(?!\p{L})/iu,
  splitThing,
  ofOne,
  stated,
  asking: new RegExp(asking, 'iu'),
  naming,
  slips,
  wishStart,
  doubt,
  label: (thing) =>
    thing
      .replace(/(?<!,) se (houver|tiver(?:em)?|existir(?:em)?)$/iu, ', se $1')
      .replace(
        /^(?=(?:estão|querem|pensam|pretendem|usariam|indicariam|recomendariam|voltariam) )/iu,
        'se ',
      )
      .replace(/ (?:n[oa]s?|d[oa]s?) (?:minhas?|meus?|noss[oa]s?)$/iu, '')
      .replace(
        /^(?:as pessoas|os clientes|os moradores|eles|elas|são|é|foi|foram) /iu,
        (words) => `se ${words.toLowerCase()}`,
      )
      .replace(/^porque(?![\p{L}])/iu, 'por que'),
}
