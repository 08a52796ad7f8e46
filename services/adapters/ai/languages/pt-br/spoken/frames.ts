// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions around the noun phrases of a thing.
import { isBroken, misreads } from './broken.ts'
import type { QuestionFrames } from '../../types/question-frames.ts'
import {
  articleOf,
  headOf,
  isPlural,
  withA,
  withArticle,
  withDe,
  withEm,
} from './noun-questions.ts'
import { questionPhrases } from './question-phrases.ts'
import { framedNouns } from './framed-nouns.ts'
import { seamsOf } from './sound.ts'
import { directQuestion } from './direct-questions.ts'
import { statementQuestions } from './statement-questions.ts'

const articleOfOwned = (phrase: string) =>
  `${/^\p{L}+as? /iu.test(phrase) ? 'a' : 'o'}${/^\p{L}+s /iu.test(phrase) ? 's' : ''}`

const possessives: Readonly<Record<string, string>> = {
  ...{ o: 'seu', a: 'sua', os: 'seus', as: 'suas' },
}

export const questionFrames: QuestionFrames = {
  byClass: {
    experience: [
      'Como {has} sido {s} para você?',
      'Como {was} {s} para você?',
      'O que você achou {de}?',
      'O que mais marcou você {em}?',
      'Do que você gostou e do que não gostou {em}?',
    ],
    opinion: [
      'O que você acha {de}?',
      'Qual é a sua opinião sobre {s}?',
      'Do que você gosta e do que não gosta {em}?',
      'O que você achou {de}?',
      'Como você avalia {s}?',
    ],
    amount: [
      'O que você acha {de}?',
      'Como você avalia {s}?',
      'O que {s} representa{m} para você?',
      'Quanto {s} pesa{m} para você?',
      'O que seria justo para você em relação {a}?',
    ],
    problem: [
      'Você já teve algum problema com {bare}, e o que aconteceu?',
      '{S} afeta{m} você de alguma forma, e como?',
      'Você já viveu ou presenciou alguma situação de {bare}, e como foi?',
      'O que você já viu ou viveu em relação {a}, se é que aconteceu algo?',
      'Com que frequência você tem problemas com {bare}, se é que tem?',
      'Como você lida com {s}, quando acontece{m}?',
    ],
    person: [
      'Como é a sua relação com {s}?',
      'O que você acha do trabalho {de}?',
      'Como {s} trata{m} você?',
      'Como tem sido o seu contato com {s}?',
      'Como você descreveria o jeito {de}?',
    ],
    place: [
      'O que você acha {de}?',
      'Como você descreveria {s}?',
      'Como é para você usar {s}?',
      'O que funciona bem e o que poderia melhorar {em}?',
    ],
    process: [
      'Como {has} sido {s} para você?',
      'Como {was} {s} para você?',
      'Na sua experiência, como {works} {s}?',
      'O que funciona bem e o que poderia melhorar {em}?',
      'O que você achou {de}?',
    ],
    habit: [
      'Como {is} {seu} no dia a dia?',
      'Como anda{m} {seu}?',
      'Qual é o lugar {de} na sua rotina?',
      'Como {is} {s} no seu dia a dia?',
      'O que você mudaria {emSeu}, se pudesse?',
    ],
    feeling: [
      'Como anda{m} {seu}?',
      'O que influencia {seu}?',
      'Em que situações você sente mais {bare}?',
      'O que aumenta e o que diminui {seu}?',
      'Como {s} aparece{m} no seu dia a dia, se é que aparece{m}?',
      'Como você se sente em relação {a}?',
    ],
    plan: [
      'O que você pensa {de}?',
      'O que mudaria para você com {s}?',
      'O que você espera {de}?',
      'Como você vê {s}?',
    ],
    quality: [
      'O que você acha {de}?',
      'Como você avalia {s}?',
      'Como você descreveria {s}?',
      'O que você achou {de}?',
    ],
    choice: [
      'O que você leva em conta {em}?',
      'O que pesa mais para você {em}?',
      'O que você acha {de}?',
      'Como você compara {s}?',
    ],
    reason: [
      'Para você, {which} {is} {s}?',
      'Na sua opinião, {which} {is} {s}?',
      'O que você diria sobre {s}?',
    ],
    wish: [
      '{Which} {is} {seu}?',
      'Que {bare} você tem?',
      'O que você diria sobre {s}?',
      'Na sua opinião, {which} {is} {s}?',
    ],
    object: [
      'O que você acha {de}?',
      'Como tem sido usar {s}?',
      'Como você usa {s}?',
      'O que funciona bem e o que poderia melhorar {em}?',
    ],
    information: [
      'O que você acha {de}?',
      'Como {has} sido {s} para você?',
      'Como você avalia {s}?',
      'O que funciona bem e o que poderia melhorar {em}?',
    ],
  },
  anyNoun: [
    'O que você acha {de}?',
    'Como tem sido a sua experiência com {s}?',
    'O que você tem a dizer sobre {s}?',
    'O que é mais importante para você em relação {a}?',
    'O que você mudaria em relação {a}, se pudesse?',
    'O que chama a sua atenção em relação {a}?',
  ],
  subject: [
    'O que mais você gostaria de contar sobre {s}?',
    'Como tem sido a sua experiência com {s}?',
    'O que é mais importante para você em relação {a}?',
  ],
  context: ['Pensando {em}, {q}'],
  phrases: questionPhrases,
  forms: (phrase) => {
    const owned = /^(?:noss[oa]s?|seus?|suas?) /iu.test(phrase)
    const s = owned ? `${articleOfOwned(phrase)} ${phrase}` : withArticle(phrase)
    const isMany = isPlural(s)
    const bare = s.replace(/^(?:os?|as?) /iu, '')
    const article = articleOf(s)
    const own = `${article} ${possessives[article]!} ${bare}`
    const seu = /^(?:(?:seus?|suas?|noss[oa]s?)(?!\p{L}))/iu.test(bare) ? s : own
    return {
      s,
      S: `${s.charAt(0).toUpperCase()}${s.slice(1)}`,
      bare,
      de: withDe(s),
      a: withA(s),
      em: withEm(s),
      seu,
      emSeu: withEm(seu),
      m: isMany ? 'm' : '',
      is: isMany ? 'são' : 'é',
      has: isMany ? 'têm' : 'tem',
      was: isMany ? 'foram' : 'foi',
      works: isMany ? 'funcionam' : 'funciona',
      which: isMany ? 'quais' : 'qual',
      Which: isMany ? 'Quais' : 'Qual',
    }
  },
  headOf,
  statements: statementQuestions,
  directly: directQuestion,
  negation: {
    thing: /(?<!\p{L})(?:não|nunca|jamais|ninguém)(?!\p{L})/iu,
    open: /(?<!\p{L})ou não(?!\p{L})|(?<!\p{L})quem não(?!\p{L})/iu,
    question:
      /(?<!\p{L})(?:não|nunca|jamais|ninguém|nem|sem|nenhum\p{L}*|nada|menos|ou|contra)(?!\p{L})|imped|dificult|deix|evit|falt|atrapalh|desist|recus|difíc|afast|barr|vez de/iu,
  },
  seams: seamsOf,
  isBroken,
  misreads,
  framedNouns,
  nouns: new URL('../noun-classes.txt', import.meta.url),
}
