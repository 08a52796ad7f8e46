// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Whether a question reads well, and the plain question where one does not.
import { isPluralVerb } from '../spoken-verbs.ts'
import { withArticle } from './noun-questions.ts'
import { finish, normalize, replaceObjects, toSecondPerson } from './second-person.ts'

const maxWords = 30
const begins =
  /^(?:(?:a|em|de|com|por|para|pra|desde|até|sobre|do|no|ao|o) (?:que|qual|quais|quem|quanto|quantos|quantas|quando|onde)|que|qual|quais|como|por que|quando|onde|aonde|quem|há|quanto|quantos|quantas|você|na sua (?:experiência|opinião)|no seu caso|em relação|há|se pudesse|se você|seu|sua)(?!\p{L})/iu
/** Signs of a sentence that was put together wrongly. */
const seams = [
  /[:;()[\]/]|,,|\s,|\.\s/u,
  /(?<!\p{L})(?:eles|elas|deles|delas|neles|nelas|lhes|eu|mim)(?!\p{L})/iu,
  /^que você(?!\p{L})/iu,
  /(?<!\p{L})você [^,?]*(?<!\p{L})(?:a|para|com|de|em|por) você(?!\p{L})/iu,
  /(?<!\p{L})(?:de|a|para|em|precisou|hora de) estar \p{L}+ndo(?!\p{L})/iu,
  /^(?:por que|como|onde|quando) (?!não|se|mais|já)\p{L}+ você(?!\p{L})/iu,
  /(?<!\p{L})você (?:d[ao]s|que) (?!que)/iu,
  /(?<!\p{L})(?:com|sobre) (?:(?:a|o|as|os) )?(?:d[aeo]s?|aos|com|sobre)(?!\p{L})/iu,
  /(?<!\p{L})sobre (?:(?:a|o|as|os) )?(?:se|que|há|você)(?!\p{L})/iu,
  /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
  /\s(?:de|da|do|em|com|para|por|a|o|e|ou|que|na|no|se|minha|meu)\?$/iu,
  /você[^,]*\s(?:pessoas|clientes) que(?!\p{L})/iu,
  /(?<!\p{L})(?:etc|pq|vc|p)(?!\p{L})/iu,
  // Verbs of others: "para ficarem".
  /(?<!\p{L})(?!quer|prefer|confer|inser|ader)\p{L}{2,}[aei]rem(?!\p{L})/iu,
  // "quando estão cansados": others, or respondents in the third person.
  /(?<!\p{L})(?:quando|enquanto|depois que|assim que) (?:não )?(?:estão|ficam|são|têm|vão|\p{L}{3,}(?:am|em))(?!\p{L}| (?:os|as|noss[oa]s)(?!\p{L}))/iu,
  // "quando está cansados"
  /(?<!\p{L})você (?:é|está|foi) \p{L}+[oa]s\?$/iu,
  /(?<!\p{L})(?:está|fica|ficou|é|era|foi|anda) (?:\p{L}+mente )?\p{L}+d[oa]s(?!\p{L})/iu,
]
const questionWord =
  /^(?:como|onde|quando|quanto|por que|o que|quem|(?:em|de|com|para|a) (?:que|quem))\s+((?:não |mais |se )*)([\p{L}-]+)(?:\s+([\p{L}-]+))?/iu

/** The signs that a question has, and whether it has the form of one. */
export const seamsOf = (text: string): string[] => [
  ...seams.flatMap((pattern, at) => (pattern.test(text) ? [`seam-${at}`] : [])),
  ...(begins.test(text) ? [] : ['begins']),
  ...(isSound(text) ? [] : ['unsound']),
]

/** Whether respondents can be asked so: a question to them, without the traces of a sentence about them. */
export function isSound(question: string): boolean {
  const words = question.split(/\s+/u)
  if (words.length < 2 || words.length > maxWords || !begins.test(question)) return false
  if (seams.some((pattern) => pattern.test(question))) return false
  const [, , first = '', second = ''] = questionWord.exec(question) ?? []
  // "Onde dormem?", unlike "Como eram as aulas?".
  // "O que explicaram a você?"
  const isAboutThem =
    isPluralVerb(first) &&
    second !== 'a' &&
    !/^(?:os|as|nossos|nossas|seus|suas|esses|essas|\p{L}+s)$/iu.test(second)
  return (
    !isAboutThem &&
    !/(?<!\p{L})você (?:não )?\p{L}+(?:aram|eram|iram|avam|riam)(?!\p{L})/iu.test(question)
  )
}

/** A noun is asked about plainly, a clause as it stands. */
export function askPlainly(thing: string, audience: string | undefined): string {
  const own = toSecondPerson(replaceObjects(normalize(thing).replaceAll('/', ' ou '), audience))
  const clause = /^(?:como|por que|o que|qual|quais|quanto|quando|onde|quem)(?!\p{L})/iu.test(own)
  return finish(
    clause
      ? `O que você pode contar sobre ${own}`
      : `O que você pode contar sobre ${withArticle(own)}`,
  )
}

/** "Que erros [...]": what is asked about, where the rest is not certain. */
export function askAboutNoun(thing: string): string | undefined {
  const which = /^(?:que|quais|qual)(?: (?:o|a|os|as))? (\p{L}{4,}s)(?= )/iu.exec(thing)?.[1]
  const named =
    which ??
    /(?<!\p{L})(?:d|n|pel)?((?:o|a|os|as) (?:jeito|modo|maneira|forma|falta|tipo|qualidade) d[aeo]s? \p{L}{4,}|(?:o|a|os|as) \p{L}{4,}(?=$|,| (?:d[aeo]s?|com|para|em|n[ao]s?)(?!\p{L})))/iu.exec(
      thing,
    )?.[1]
  return named && finish(`O que você pode contar sobre ${withArticle(named)}`)
}

/** Where even that is not sound. */
export const openQuestion = 'Como tem sido isso para você?'
