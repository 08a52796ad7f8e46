// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What "dela", "nele" and "lá" stand for, so that each question can be understood alone.
import type { Focus } from '../../types/clauses.ts'
import { isPluralVerb } from '../spoken-verbs.ts'
import { ownThing, place } from './own-thing.ts'
import { isGroup } from './persons.ts'

const stop =
  'que|e|ou|se|para|pra|por|com|em|no|na|nos|nas|ao|à|aos|às|é|são|foi|está|tem|têm|depois|antes|quando|mais|muito|não|já|como|quem|onde|quanto|porque|eles|elas|você|a|o|as|os|um|uma|também|agora|hoje|entre|sobre|desde|até'
const phrase = new RegExp(
  String.raw`(?<!\p{L})(?:(d|n|pel)?(o|a|os|as|à|às|ao|aos|um|uma)) ((?:(?!(?:${stop}|\p{L}{2,}(?:am|[^g]em))(?!\p{L}))[\p{L}\d-]+ ?){1,5})(?=[\s,.:;?!]|$)`,
  'giu',
)
const unspecific =
  /^(?:vez|vezes|dia|dias|semana|mês|mes|ano|anos|tempo|hora|horas|motivos?|razão|frequência|gente|pessoal|galera|povo|pessoas|fim|caso|ponto|goal|cidade|bairro|rua|interior|país|mundo|pesquisa|estudo|objetivo|maioria|metade|que|seu|sua)(?!\p{L})/iu

type Referent = { noun: string; isFeminine: boolean; isMany: boolean }

function phrasesIn(text: string): Referent[] {
  return [...text.matchAll(phrase)].flatMap(([, , article = '', found = '']) => {
    const words = found
      .trim()
      .replace(/ d[aeo]s?$/iu, '')
      .split(' ')
    const verb = words.findIndex(
      (word, at) => at > 0 && (isPluralVerb(word) || /\p{L}{2}(?:ou|eu|iu)$/iu.test(word)),
    )
    const noun = words.slice(0, verb < 0 ? words.length : verb).join(' ')
    const isOther = unspecific.test(noun) || noun.split(' ').some(isGroup) || isPluralVerb(noun)
    const plain = article.toLowerCase().replace('à', 'a').replace('ao', 'o')
    return isOther
      ? []
      : [{ noun, isFeminine: /^(?:um)?a/u.test(plain), isMany: plain.endsWith('s') }]
  })
}

const articleOf = ({ isFeminine, isMany }: Referent) =>
  `${isFeminine ? 'a' : 'o'}${isMany ? 's' : ''}`

const quality =
  'fácil|fáceis|clar[oa]s?|just[oa]s?|úte?i?[ls]|confiáve(?:l|is)|segur[oa]s?|car[oa]s?|barat[oa]s?|difíce?i?[ls]|bo[am]s?|suficientes?|adequad[oa]s?|necessári[oa]s?|confortáve(?:l|is)|acessíve(?:l|is)|rápid[oa]s?|limp[oa]s?|organizad[oa]s?'
const alone =
  /(?<!\p{L})(?:usariam|comprariam|assinariam|contratariam|visitariam|frequentariam|recomendariam|indicariam|usam|seguem|conhecem|recomendam|indicam)(?=$|, e | para )/iu

/** "Com que frequência a utilizam" */
const used = /(?<=^com que frequência )(o|a) (\p{L}{3,}m)$/iu

export function withReferents(things: readonly string[], goal: string): string[] {
  const start = (things[0] ?? '')
    .toLowerCase()
    .split(' ')
    .slice(0, 3)
    .join(' ')
    .replace(/^se /u, '')
  const found = goal.toLowerCase().indexOf(start)
  const at = found < 0 ? goal.indexOf((things[0] ?? '').split(' ').at(-1)!) : found
  const own = /^(os?|as?) (.+)$/u.exec(ownThing(goal)?.phrase ?? '')
  const run = own
    ? [{ noun: own[2]!, isFeminine: own[1]!.startsWith('a'), isMany: own[1]!.endsWith('s') }]
    : []
  const lead = at > 0 ? goal.slice(0, at) : ''
  const ofLead = [...run, ...phrasesIn(lead).toReversed()]
  let known: readonly Referent[] = ofLead
  return things.map((thing) => {
    // What respondents recommend is what the owner speaks of, whatever else is asked.
    const isAdvice = /(?<!\p{L})(?:recomend|indic)\p{L}+(?!\p{L})/iu.test(thing)
    const resolved = resolve(thing, isAdvice ? ofLead : known)
    const found = phrasesIn(thing)
    known = [...found, ...known]
    return resolved
  })
}

function resolve(thing: string, known: readonly Referent[]): string {
  const of = (isFeminine: boolean) =>
    known.find((each) => !each.isMany && each.isFeminine === isFeminine)
  const joined = (before: string, referent: Referent | undefined, word: string) =>
    referent ? `${before}${articleOf(referent)} ${referent.noun}` : word
  const [latest] = known
  let text = thing
    .replaceAll(/(?<!\p{L})(d|n)el(e|a)(?!\p{L})/giu, (word, before: string, end: string) =>
      joined(before.toLowerCase(), of(end.toLowerCase() === 'a'), word),
    )
    .replace(/(?<!\p{L})(?:lá|ali)(?!\p{L})/iu, (word) =>
      latest && !latest.isMany && place.test(latest.noun) && !/^noss/iu.test(latest.noun)
        ? joined('n', latest, word)
        : word,
    )
  text = text.replace(used, (word, pronoun: string, verb: string) =>
    joined(`${verb} `, of(pronoun === 'a'), word),
  )
  if (!latest) return text
  const subject = `${articleOf(latest)} ${latest.noun}`
  text = text.replace(
    new RegExp(
      String.raw`^(?:se )?(?:eles |elas )?((?:não )?(?:é|são|foi|foram|está|estão)) (?=(?:${quality})(?!\p{L}))`,
      'iu',
    ),
    (_, verb: string) => `se ${subject} ${verb} `,
  )
  // "Quais aplicativos usam": the object stands first.
  const hasObject = /^(?:o que|que|quais|qual|quant[oa]s?|quem|de que|com que) /iu.test(text)
  return hasObject ? text : text.replace(alone, (verb) => `${verb} ${subject}`)
}

/** What belongs to anything that people do. */
const isPartOfDoing =
  /^(?:quem (?:decide|ajuda|ajudou|apoia|apoiou|participa|opina|orienta|influencia)|o que (?:mais )?(?:é|demora|preocupa|ajuda|atrapalha|incomoda|pesa|confunde|motiva|cansa))(?!\p{L})/iu

const maxWords = { activity: 5, noun: 5 }

/** "Quem decide?" says nothing of what is decided. */
export function within(question: string, { kind, phrase: about }: Focus): string {
  const bare = question.replace(/\?$/u, '')
  if (/^você(?!\p{L})/iu.test(bare)) return question
  if (
    /(?<!\p{L})(?:os?|as?|um|uma|d[oa]s?|n[oa]s?|faria|isso)(?!\p{L}|\s?que)/iu.test(
      bare.replace(/^o que/iu, ''),
    )
  )
    return question
  const words = bare.split(' ').length
  if (kind === 'activity' && words <= maxWords.activity && isPartOfDoing.test(bare))
    return `${bare} na hora de ${about}?`
  if (kind !== 'noun' || words > maxWords.noun) return question
  return `Em relação ${about.replace(/^(os?|as?) /iu, (_, article: string) => `${{ o: 'ao', a: 'à', os: 'aos', as: 'às' }[article.toLowerCase()]!} `)}, ${bare.charAt(0).toLowerCase()}${bare.slice(1)}?`
}
