// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { fold } from '../../../rules/text/tokenizer.ts'
import { isPluralVerb, toSingular } from '../spoken-verbs.ts'
import { collective, isGroup, personEnding } from './persons.ts'

const adverb =
  /^(?:não|nao|n|nunca|ainda|já|ja|só|so|também|tambem|sempre|mais|menos|realmente|hoje|agora|mesmo|geralmente|normalmente|atualmente|costumam|se|lhes?|nos|me|os|as|já não|às vezes|depois|antes|acabam|muitas|vezes)$/iu

/** People beside the respondents. */
const relatives = /^(?:parentes|familiares|filhos|maridos|esposas|outros)$/u

/** The clause with "você" as its subject where it speaks of respondents; undefined where its subject is another. */
export function addressed(rest: string, audience: string | undefined): string | undefined {
  // One of those who are asked.
  if (/^a pessoa /iu.test(rest)) return rest.replace(/^a pessoa/iu, 'você')
  const words = rest.split(/\s+/u)
  const plain = words.map((each) => fold(each).replaceAll(/[^\p{L}-]/gu, ''))
  if (/^(?:voce|tu)$/u.test(plain[0] ?? '')) return rest
  let at = 0
  let isNamed = false
  if (/^(?:eles|elas)$/u.test(plain[0] ?? '')) {
    at = 1
    isNamed = true
  } else {
    const limit = Math.min(words.length, 6)
    for (let i = 0; i < limit; i++) {
      if (i > 0 && isPluralVerb(words[i]!) && !isGroup(words[i]!)) break
      const isDeterminer =
        /^(?:o|a|os|as|nosso|nossa|nossos|nossas|meus|minhas|muitos|muitas|tantos|alguns|algumas|mta|muita|tanta|cada|esses|essas|um|uma|times|novos|novas|antigos|mais|velhos|pequenos|pequenas|grandes|médios|medios|jovens|demais|próprios|atuais|futuros|muitos)$/u.test(
          plain[i]!,
        )
      const isPerson =
        isGroup(words[i]!) ||
        (audience !== undefined && fold(audience) === plain[i]) ||
        (i > 0 && personEnding.test(plain[i]!) && /^(?:os|as)$/u.test(plain[i - 1]!))
      if (
        /^(?:alguns|algumas|tantos|muitos)$/u.test(plain[i]!) &&
        isPluralVerb(words[/^não$/u.test(plain[i + 1] ?? '') ? i + 2 : i + 1] ?? '')
      ) {
        at = i + 1
        isNamed = true
        break
      }
      if (isPerson) {
        if (relatives.test(plain[i]!) && fold(audience ?? '') !== plain[i]) return undefined
        const isAudience =
          audience === undefined ||
          fold(audience) === plain[i] ||
          /^(?:pessoas|povo|galera|pessoal|gente|turma)$/u.test(plain[i]!) ||
          fold(audience).slice(0, 5) === plain[i]!.slice(0, 5)
        if (!isAudience) return undefined
        if (plain[i] === 'gente' && plain[i - 1] === 'a') return undefined
        at = /^(?:daqui|dali|aqui)$/u.test(plain[i + 1] ?? '') ? i + 2 : i + 1
        if (collective.has(plain[i]!) && /^d[aeo]s?$/u.test(plain[at] ?? '')) at += 2
        isNamed = true
        break
      }
      if (!isDeterminer) break
    }
    // What distinguishes the respondents stands between them and their verb.
    if (isNamed) {
      const verb = words.findIndex((each, i) => i >= at && isPluralVerb(each))
      const isCollective = collective.has(plain[at - 1] ?? '')
      if (verb > at && verb - at <= 7 && !isCollective) {
        const between = words.slice(at, verb)
        const adverbs = between.toReversed().findIndex((each) => !adverb.test(each))
        at = adverbs < 0 ? at : verb - adverbs
      }
    }
  }
  const verbAt = words.findIndex((each, i) => i >= at && !adverb.test(each))
  if (verbAt < 0) return undefined
  const verb = words[verbAt] ?? ''
  if (!isNamed && !isPluralVerb(verb)) return undefined
  const next = plain[verbAt + 1] ?? ''
  const isOtherSubject =
    !isNamed &&
    /^(?:os|as|nossos|nossas|eles|elas)$/u.test(next) &&
    isGroup(words[verbAt + 2] ?? '')
  if (isOtherSubject) return undefined
  const singular = [
    ...words.slice(at, verbAt),
    isPluralVerb(verb) ? toSingular(verb) : verb,
    ...words.slice(verbAt + 1),
  ]
  return `você ${coordinated(singular.join(' '))}`
}

/** Further verbs of the same subject. */
const coordinated = (text: string) =>
  text.replaceAll(
    /(?<=(?<!\p{L})(?:e|ou|quando|se|mas|que|quem|como|não|já|ainda|também|mais) )[\p{L}]+/giu,
    (verb, at: number) => {
      const isPlural = isPluralVerb(verb)
      return isPlural && !/(?:os|as) [\p{L}]+s (?:e|que|não|já|mais) $/u.test(text.slice(0, at))
        ? toSingular(verb)
        : verb
    },
  )

/** "Que amostras encalham": of things, not of respondents. */
export const doneByThings =
  /^você (?:(?:mais|já|se) )*(?:(?:sum|encalh|emperr|morr|venc|vaz|surg|desaparec|apodrec|mof)\p{L}+|(?:quebr|estrag|falh|atras|sobr|do[eí]|incomod|irrit|assust|acab|mud|agrad|surpreend|pes)\p{L}*$)/iu
