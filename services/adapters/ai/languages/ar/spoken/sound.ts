// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Whether a question reads well, and the plain question where one does not.
import { regional } from './question-words.ts'
import { fixedSuffix, toSecondPerson } from './second-person.ts'
import { finish } from './topic-questions.ts'

const maxWords = 30
const maxShort = 3
const maxPlain = 7
const ofThem = /\p{L}{2,}(?:هم|هن)$/u
/** "بتشتريهم" */
const toOthers = /^[وف]?[بحهك]?ت\p{L}{3,}هم$/u
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

/** Signs for the checker, which weighs them. */
const signs: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'spoken',
    /(?<!\p{L})(?:و|ف)?(?:[بحهك][يت]\p{L}{3,}|اللي|يلي|ايه|إيه|ليه|ليش|شو|شنو|وش|ازاي|إزاي|فين|وين|مش|مو|عم|بدك|علاش|كيفاش|شلون|قديش)(?!\p{L})/u,
  ],
  [
    'spoken in a frame',
    /^(?:ما رأيك|كيف (?:تجد|تصف|تقيّم|كانت)|ماذا يمكنك|ما الذي|إلى أي).*(?<!\p{L})(?:[بحهك][يت]\p{L}{3,}|اللي|يلي|ايه|إيه|ليه|ازاي|إزاي|عم)(?!\p{L})/u,
  ],
  ['view of own', /^(?:ما رأيك في|كيف تجد|كيف تقيّم) \p{L}{2,}ك(?=\s|؟)/u],
  [
    'dangling',
    /(?:(?<!\p{L})(?:في|من|عن|ب|ل|علي|إلي|مع)(?:ه|ها|هم)|[تي]\p{L}{2,}(?:ه|ها)|ذلك|هذا)؟$/u,
  ],
  ['to many', /\p{L}{2}(?:تم|كم)(?=\s|؟)/u],
  ['nothing named', /^(?!.*(?:(?<!\p{L})[وفبك]?(?:ال|لل)(?!ذي|تي)\p{L}|\p{L}{3}نا(?!\p{L})))/u],
  ['nominative', /(?:في|مع|عن|تجد|تصف|تقيّم) (?:\S+ )?\p{L}{3,}ون(?=\s|؟)/u],
  ['written onto', /(?<!\p{L})ال(?:و|ال|ب[يت])\p{L}{3,}/u],
  ['and', /\sو\p{L}{3,}.*\sو\p{L}{3,}/u],
]

const own =
  /\p{L}{2}ك(?=\s|؟|،)|(?:^|\s)(?:لا |عم )?[بحه]?ت\p{L}{2,}(?=\s|؟|،)|\p{L}{3}ت(?:ه|ها)?(?=\s|؟|،)/u
const third = /(?:^|\s)[بحسه]?ي\p{L}{2,}(?=\s|؟|،)/u
const askingWord = new RegExp(
  String.raw`^(?:و)?(?:${regional}|كيف|ما|ماذا|متى|أين|من|كم|لماذا|هل|أي|إلى أي مدى|شو|شنو|وش|ليش|ليه|وين|مين|منو|قديش)(?=\s)`,
  'u',
)

const named = /(?<!\p{L})[وفبك]?(?:ال|لل)(?!ذي|تي|ذين)\p{L}|\p{L}{3}نا(?!\p{L})|\p{L}{2}ك(?=\s|؟)/u
const contextual = /^(?:فيما يخص|بخصوص) (.+?)، /u

/** The signs that decide together: the person asked about, whether anything is named, and the length. */
function signsOf(text: string): string[] {
  const bare = text.replace(contextual, '')
  const subject = own.test(bare) ? 'own' : third.test(bare) ? 'third' : 'nobody'
  const words = bare.split(' ').length
  const length = words <= maxShort ? 'short' : words <= maxPlain ? 'plain' : 'long'
  const names = named.test(bare) ? 'named' : 'unnamed'
  const isSpoken = signs[0]![1].test(bare) ? 'spoken' : 'written'
  const isInContext = bare === text ? 'alone' : 'context'
  const [begin = ''] = askingWord.exec(bare) ?? []
  return [
    `subject=${subject}`,
    `${subject}&${length}`,
    `${subject}&${names}`,
    `${subject}&${names}&${length}`,
    `${subject}&${names}&${length}&${isInContext}`,
    `${subject}&${isSpoken}`,
    `${begin}&${subject}`,
    `${begin}&${names}&${length}`,
    ...(/،\s*و?(?:كيف|ما|متى|أين|من|كم|مم|ممن|هل|أي|على أي)(?=\s|؟)/u.test(bare)
      ? ['asks twice']
      : []),
    ...(third.test(bare) && subject === 'own' ? ['own and third'] : []),
  ]
}

export const seamsOf = (text: string): string[] => [
  ...seams.flatMap((pattern, at) => (pattern.test(text) ? [`seam-${at}`] : [])),
  ...signs.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
  ...signsOf(text),
  ...(isSound(text) ? [] : ['unsound']),
]

/** Whether respondents can be asked so: a question to them, without the traces of a sentence about them. */
export function isSound(question: string): boolean {
  const words = question.replace(/؟$/u, '').split(/\s+/u)
  if (words.length < 2 || words.length > maxWords) return false
  if (seams.some((pattern) => pattern.test(question))) return false
  return !words.some(
    (word) =>
      plural.test(word) ||
      (ofThem.test(word) &&
        !toOthers.test(word) &&
        !fixedSuffix.test(word) &&
        !/^(?:و|ل|ب)?ال/u.test(word)),
  )
}

const asks = new RegExp(
  String.raw`^(?:و|ف)?(?:${regional}|لماذا|ليش|ليه|ماذا|ما|كيف|شلون|متى|أين|وين|كم|هل|أي|من|شو|شنو|وش)(?![\p{L}\p{M}])`,
  'u',
)

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
