// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What one thing is about, as it stands in a sentence, for titles and for further questions.
import type { Focus } from '../../types/clauses.ts'
import { withoutAudience } from './audience.ts'
import { leavingNoun } from './leaving.ts'
import { definite, isNamePhrase } from './noun-questions.ts'
import { isGroup } from './persons.ts'
import { toSecondPerson } from './second-person.ts'
import { verbalNounOf } from './verbal-nouns.ts'
import { viewedThing } from './views.ts'

const planned = /(?:^|\s)(?:ال)?(?:مقترح|مقترحة|مخطط|مشروع|فكرة|اقتراح|مزمع)(?=\s|$)/u
/** What people are easily reproached for. */
export const avoided =
  /^(?:تتخلف|تتأخر|تتاخر|تنسى|تهمل|تؤجل|تتجنب|تتردد|تتغيب|تغيب|تتجاهل|تفوت|تماطل|تهدر|تشتكي|تتهرب)$/u
const judging =
  /^(?:تشعر|ترى|تقيم|تقيّم|تعتقد|تظن|تصف|تنظر|تجد|تريد|تحتاج|تتوقع|تفضل|تدفع|تكون|تعرف|تتوفر|توجد|تبدو|تكلف|تحب|تود|ترغب|تنوي)$/u
const maxWords = 9

export function focusOf(thing: string, audience: string | undefined): Focus | undefined {
  const text = thing.trim().replace(/^(?:و|ف)(?=(?:كيف|لماذا|أين|متى|ما )(?:\s|$))/u, '')
  if (text === '') return undefined
  const tested = /^(?:و)?هل (?:ساعد|ساعدت|أفاد|نفع|دعم)(?:ك|هم)? (ال\p{L}+(?: ال\p{L}+)*)/u.exec(
    text,
  )?.[1]
  if (tested) return nounFocus(tested)
  const viewed = viewedThing(text)
  if (viewed) return nounFocus(viewed)
  const [, word = '', rest = ''] = /^(كيف|أين|متى|لماذا)\s+(.+)$/u.exec(text) ?? []
  if (!word)
    return /^(?:ما|ماذا|هل|كم|من|أي|مدى|شو|شنو|ليش|ليه|إيه)\s/u.test(text)
      ? undefined
      : nounFocus(text)
  const clause = addressedTo(rest, audience)
  if (!clause) return undefined
  const negated = /^(?:لا|ما) (.+)$/u.exec(clause)?.[1]
  const [verb = '', ...others] = (negated ?? clause).split(' ')
  if (word === 'لماذا') return reasonFocus(verb, others, negated !== undefined)
  if (negated || judging.test(verb)) return undefined
  const phrase = clause
  return isFit(phrase)
    ? { kind: 'activity', phrase, object: verbalNounOf(phrase) ?? `${word} ${phrase}` }
    : undefined
}

/** The clause to respondents; undefined where respondents are not its subject. */
export function addressedTo(rest: string, audience: string | undefined): string | undefined {
  const own = toSecondPerson(withoutAudience(`كيف ${rest}`, audience)).replace(/^كيف /u, '')
  const isOfPeople = own !== rest
  return isOfPeople && /^(?:(?:لا|ما) )?ت\p{L}{2,}/u.test(own) ? own : undefined
}

const isFit = (phrase: string) =>
  phrase.includes(' ') &&
  phrase.split(' ').length <= maxWords &&
  !/[،,:؛()]|\p{L}{2}(?:هم|هن)(?=\s|$)/u.test(phrase)

function nounFocus(named: string): Focus | undefined {
  const isPlan = planned.test(named)
  if ((!isPlan && !isNamePhrase(named)) || named.split(' ').length > maxWords) return undefined
  if (named.split(' ').some(isGroup) || /[،,:؛()]/u.test(named)) return undefined
  const phrase = definite(named)
  if (!/(?:^|\s)(?:ال|لل)|نا(?:\s|$)/u.test(phrase)) return undefined
  return { kind: isPlan ? 'planned' : 'noun', phrase, object: phrase }
}

function reasonFocus(
  verb: string,
  others: readonly string[],
  isNegative: boolean,
): Focus | undefined {
  const clause = [verb, ...others].join(' ')
  if (!isFit(clause)) return undefined
  const object = objectOf(others)
  const leaving = leavingNoun(verb)
  if (leaving === 'التوقف' && !isNegative) return { kind: 'leaving', phrase: leaving, object }
  if (leaving && !isNegative)
    return {
      kind: 'leaving',
      phrase:
        object && others.join(' ').startsWith(object)
          ? `${leaving} ${object}`
          : `${leaving} ${others.join(' ')}`,
      object,
    }
  const kind = isNegative ? 'avoided' : avoided.test(verb) ? 'habit' : 'activity'
  if (kind === 'activity' && object) return { kind: 'noun', phrase: object, object }
  return {
    kind,
    phrase: clause,
    object: object ?? (kind === 'activity' ? verbalNounOf(clause) : undefined),
  }
}

/** "مواعيد الأسنان", of "تتخلف عن مواعيد الأسنان". */
function objectOf(words: readonly string[]): string | undefined {
  const [first = '', ...rest] = words
  const bare = /^(?:عن|في|إلى|على|من|مع)$/u.test(first) ? rest : words
  const end = bare.findIndex(
    (word, at) =>
      (at > 0 && /^(?:قبل|بعد|أثناء|خلال|عند|عندما)$/u.test(word)) ||
      (at > 1 && /^(?:في|من|إلى|على|عبر|مع)$/u.test(word)),
  )
  const noun = bare.slice(0, end < 0 ? bare.length : end).join(' ')
  const isNamed = /(?:^|\s)ال/u.test(noun) || /^\p{L}{3,}ك$/u.test(noun)
  return isNamed && noun.split(' ').length <= 4 && isNamePhrase(noun) ? noun : undefined
}
