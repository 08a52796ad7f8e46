// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Whether a question reads well, and the plain question where one does not.
import { fixedSuffix, toSecondPerson } from './second-person.ts'
import { finish } from './topic-questions.ts'

const maxWords = 30
const ofThem = /\p{L}{2,}(?:هم|هن)$/u
const plural = /^(?:و|ف)?(?:ب|س|ح)?ي\p{L}{2,}(?:ون|وا)$|^(?:و|ف)?\p{L}{3,}وا$/u
const seams = [
  /[:؛()[\]/]|،،|\s،/u,
  /(?<!\p{L})(?:عن|مع|في|على) (?:و?(?:فيم|كيف|ماذا|لماذا|هل|متى|أين)|عن|مع)(?!\p{L})/u,
  /(?<!\p{L})(\p{L}+) \1(?!\p{L})/u,
  /(?<!\p{L})(?:في|عن|مع|على) (?:لو|إذا|اذا|هل|نود|نريد|أريد|عايز\p{L}*|بدي|بدنا)(?!\p{L})/u,
  /(?<!\p{L})(?:عايزين|عاوزين|حابين|محتاجين|بدهم|ودهم)(?!\p{L})/u,
  /[a-z]ك(?!\p{L})/iu,
  /(?<!\p{L})أنت \p{L}+(?:ون|ين|ات)(?!\p{L})/u,
  /(?<!\p{L})(?:و|ف)?(?:بعضهم|أغلبهم|معظمهم|كلهم)(?!\p{L})/u,
  /\s(?:من|في|على|إلى|عن|و|أو|مع)؟$/u,
  /(?<!\p{L})(?:الذين|اللاتي|اللواتي)(?!\p{L})/u,
]

/** Whether respondents can be asked so: a question to them, without the traces of a sentence about them. */
export function isSound(question: string): boolean {
  const words = question.replace(/؟$/u, '').split(/\s+/u)
  if (words.length < 2 || words.length > maxWords) return false
  if (seams.some((pattern) => pattern.test(question))) return false
  return !words.some(
    (word) =>
      plural.test(word) ||
      (ofThem.test(word) && !fixedSuffix.test(word) && !/^(?:و|ل|ب)?ال/u.test(word)),
  )
}

const asks =
  /^(?:و|ف)?(?:لماذا|ليش|ليه|ماذا|ما|كيف|شلون|متى|أين|وين|كم|هل|أي|من|شو|شنو|وش)(?![\p{L}\p{M}])/u

/** A noun is asked about plainly. */
export function askPlainly(thing: string): string | undefined {
  return asks.test(thing) ? undefined : finish(`ماذا يمكنك أن تخبرنا عن ${toSecondPerson(thing)}`)
}

/** "ما الأدوات [...]": what is asked about, where the rest is not certain. */
export function askAboutNoun(thing: string): string | undefined {
  const named = /^(?:و)?(?:ما|أي) (ال\p{L}{3,})(?= )/u.exec(thing)?.[1]
  return named && finish(`ماذا يمكنك أن تخبرنا عن ${named}`)
}

/** Where even that is not sound. */
export const openQuestion = 'كيف كانت تجربتك مع ذلك؟'
