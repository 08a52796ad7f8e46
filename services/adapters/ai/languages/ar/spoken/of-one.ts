// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What is asked of many, and what was joined to another word of asking, as a question to one.
import { isGroup } from './persons.ts'
import { regional } from './question-words.ts'

const asking = `${regional}|كم|كام|قديش|قديه|أديش|شو|شنو|وش|ايش|إيش|ليش|ليه|وين|فين|مين|منو|متى|امتى`
const asksTwice = new RegExp(
  String.raw`^هل (?=.*(?<!\p{L})(?:${asking}|ايه|إيه|ازاي|إزاي|أنهي|انهي)(?!\p{L}))`,
  'u',
)
/** "الأهالي قديش عم يدفعوا": who is asked stands first. */
const respondentsFirst = new RegExp(String.raw`^(\p{L}+) (?=(?:${asking}) )`, 'u')
/** "راي المصلين بتوسعة المسجد" */
const opinionOf = /^(?:هل )?(رأي|راي|آراء|اراء) (ال\p{L}+ )ب(?!خصوص|شأن|النسبة|سبب)(?=\p{L}{3})/u
/** "اللي مش مركب شو مانعو": one of them. */
const others = new RegExp(
  String.raw`^و?اللي ((?:مش|مو|ما) .+?),?،? ((?:شو|ليش|ليه|وش|ايش|إيش) .+?)$`,
  'u',
)

/** "بيشترو من مين تاني", "وقفو عند انهي درس": who or which stands behind the verb. */
const behindVerb =
  /^(?:هل )?(?:و(?=[بحه]ي))?(\p{L}{2,}(?:و|وا)) ((?:(?:من|مع|عند) (?:مين|منو)|لمين)(?: تاني| ثاني)?|(?:عند|في|من|على) (?:انهي|أنهي|أي|اي) \p{L}+)$/u

export const ofOne = (thing: string): string =>
  thing
    .replace(/^و?(?:كمان|برضه|برضو|بعدين) (?=[بحه]?[يت]\p{L}{3,})/u, '')
    .replace(/^و(?=ال\p{L}{3,} [بحه]ي\p{L}{2,})/u, '')
    .replace(/^(?:هل )?(?:المريض|الزبون|العميل|الزائر) كان (?=\p{L})/u, 'هل كنت ')
    .replace(behindVerb, '$2 $1')
    .replace(opinionOf, '$1 $2في ')
    .replace(asksTwice, '')
    .replace(respondentsFirst, (whole, word: string) => (isGroup(word) ? '' : whole))
    .replace(
      others,
      (_, state: string, question: string) =>
        `${question.replace(/(?<=\p{L}{3})[وه]$/u, 'ك')} إذا ${state}`,
    )
