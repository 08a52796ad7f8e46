// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What owners say in a goal that is nothing to ask: what their family and staff think, their own guesses, and their wishes for the survey.
import { asidePatterns } from '../../shared/asides.ts'

const relation =
  '(?:marido|esposo|esposa|mulher|filh[oa]|sóci[oa]|cunhad[oa]|irmão|irmã|mãe|pai|sogr[oa]|chefe|gerente|patrão|patroa|prim[oa]|ti[oa]|contador|contadora|noiv[oa]|namorad[oa]|vizinh[oa]|amig[oa]|compadre|comadre|genro|nora)'
const staff =
  '(?:coordenador|coordenadora|gerente|diretor|diretora|dono|dona|chefe|encarregad[oa]|contador|contadora|síndic[oa]|recepcionista|cozinheir[oa]|pastor|patrão|pessoal da (?:cozinha|recepção|loja|equipe))'
const adverb = '(?:só |sempre |também |já |até |ainda )*'
const stating =
  '(?:acha|acham|fala|falou|falam|diz|disse|dizem|jura|insiste|pensa|culpa|desconfia|suspeita|garante|vive (?:dizendo|falando)|põe a culpa|bota a culpa)(?!\\p{L})'
export const asking =
  '(?<!\\p{L})(?:saber|entender|perguntar|pergunta|ouvir|descobrir|conhecer|ver se|o que|como|qual|quais|quanto)(?!\\p{L})'

export const asides = [
  ...asidePatterns({
    joint: '(?:e|mas|aí|então|pois|olha)',
    asks: asking,
    clauses: [
      `(?:o |a )?(?:meu|minha|nosso|nossa) ${relation} ${adverb}${stating}`,
      `(?:o|a) ${staff} ${adverb}${stating}(?: que)?(?!\\p{L})`,
      '(?:eu )?(?:acho|acredito|desconfio|suspeito|imagino|penso|aposto) que(?!\\p{L})',
      // What the owner did: "até mandei camiseta".
      `(?:eu |até |já |também )*(?!(?:lei|rei|frei|sei)(?!\\p{L}))\\p{L}{2,}ei(?!\\p{L})`,
      '(?:eu )?(?:faço|mando|fico|atendo|ofereço|trabalho|cuido)(?!\\p{L})',
      'eu (?!quero|queria|gostaria|preciso|precisava|e(?!\\p{L})|tenho|sou)\\p{L}+',
      'sei (?:lá|não)$',
      'sei lá o que (?:aconteceu|houve|foi)$',
      '(?:mas )?isso é (?:uma )?outra história$',
      'vai saber$',
      'sem (?:textão|enrolação|enrolar|formalidade|rodeios?)(?!\\p{L})',
      'nada (?:muito )?(?:longo|comprido|demorado|formal)(?!\\p{L})',
    ],
    sentences: [
      `(?:o |a )?(?:meu|minha|nosso|nossa) ${relation} (?!e |que )`,
      'tem (?:muit[oa]s? )?(?:gente|mães?|pais?|clientes?|alun[oa]s?|pacientes?|hóspedes?|moradore?s?|funcionári[oa]s?|um|uma|uns|umas) que(?!\\p{L})',
    ],
  }),
  // "Tem mãe que tirou a criança" at the end, without a mark.
  [
    /(?<=[.!\n]\s*)tem (?:gente|mães?|pais?|clientes?|alun[oa]s?|pacientes?|hóspedes?) que [^.!?\n]*$/giu,
    '',
  ] as const,
  // Of the owner's account, not of what they want to know: "atrasou porque a Jéssica saiu".
  [
    /(?<=(?:^|[.!?\n])(?:(?!saber|entender|descobrir|perguntar|quer|gostaria|como |o que |qual|se )[^.!?\n])*\p{L}{2,}(?:ou|eu|iu|aram|eram|iram)(?!\p{L})(?:(?!saber|entender|descobrir|perguntar|quer|gostaria|como |o que |qual|se )[^.,;!?\n])*) por ?que (?=\p{L}+ \p{L}+ \p{L})[^.,;!?\n]*/giu,
    '',
  ] as const,
  [
    /(?<!\p{L})segundo (?:as|os|a|o|meu|minha|meus|minhas) (?!feira|dia|mês|semestre|ano|lugar)\p{L}+(?=\s*[.,;:]|$)/giu,
    '',
  ] as const,
  [/(?<!\p{L})(?:k{3,}|rsrs\p{L}*|haha\p{L}*)(?!\p{L})/giu, ''] as const,
] as const
