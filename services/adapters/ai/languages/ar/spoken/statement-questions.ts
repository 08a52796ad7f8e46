// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions that keep the order of a statement: a clause behind words that suit many clauses.
import { hasDegree } from './clause-questions.ts'
import { withoutAudience } from './audience.ts'
import { ifSo } from './if-so.ts'
import { regional } from './question-words.ts'
import { toSecondPerson } from './second-person.ts'
import { askAboutNoun, askPlainly } from './sound.ts'
import { isEvent } from './stated.ts'
import { finish } from './topic-questions.ts'

const why = /^(?:و|ف)?(?:لماذا|ليش|ليه|لية|علاش|لأي سبب)\s+(.+)$/u
const whyBehind = /^(?:و|ف)?(.+?)\s+(?:ليه|علاش)$/u
const whether =
  /^(?:و|ف)?(?:هل|لو|وإذا|(?:ما )?(?:إذا|اذا)(?: كان\p{L}*)?)\s+(.+?)(?:\s(?:ولا لأ|ولا لا|أم لا|أو لا))?$/u
/** A statement that may be so: "الباص بيوصل في معاده ولا لأ", "هيرجعوا تاني". */
const supposed =
  /^(?:و|ف)?(?:لو )?(?:(ال\p{L}+ .+) (?:ولا لأ|ولا لا|أم لا|أو لا)|([بحهس]?ي\p{L}{2,}(?:وا|ون)(?: .+)?))$/u
const asked = new RegExp(
  String.raw`^(?:و|ف)?(?:${regional}|ما|ماذا|كيف|متى|أين|كم|أي|من|شو|شنو|وش|ايش|إيش|إيه|ايه|وين|فين|شلون|كيفاش|بكم)(?!\p{L})`,
  'u',
)
const behind = /(?<!\p{L})(?:ايه|إيه|ليه|ازاي|إزاي|فين|شو|كيف)(?!\p{L})/u
const spoken = /^(?:عم )?[بحه]ت\p{L}{2,}/u
const present = /^(?:(?:لا|لم|ما|مش|مو) )?(?:عم )?[بحه]?ت\p{L}{2,}(?<!ت)(?=\s|$|،)/u

export function statementQuestions(thing: string, audience: string | undefined): string[] {
  const text = thing
    .trim()
    .replaceAll(/[\u064C-\u0652]/gu, '')
    .replace(/^(?:و|ف)(?=(?:ما|ماذا|كيف|متى|أين|كم|أي|من|هل|لماذا)(?:\s|$))/u, '')
  const noun = askAboutNoun(text)
  const plain = askPlainly(text)
  return [
    ...relatives(text, audience),
    ...reasons(text, audience),
    ...degrees(text, audience),
    ...views(text, audience),
    ...(plain ? [plain] : []),
    ...(noun ? [noun] : []),
  ]
}

type Addressed = { text: string; isOwn: boolean }

/** A clause to the respondent; `isOwn` unless it is about others or about things. */
function tell(clause: string, audience: string | undefined): Addressed {
  // "لماذا يتغيب بعضهم"
  const ofAll = clause.replace(
    /^((?:لا |ما )?)ي(\p{L}{2,}) (?:بعض(?:هم|هن)|بعض الناس|كثيرون)(?!\p{L})/u,
    '$1ت$2',
  )
  const text = toSecondPerson(withoutAudience(ofAll, audience))
  return { text, isOwn: text !== clause || spoken.test(text) }
}

/** "المنافس الذي انتقلوا إليه" */
function relatives(text: string, audience: string | undefined): string[] {
  const [, noun, clause] = /^(ال\p{L}{2,}(?: ال\p{L}{2,})?) ((?:الذي|التي) .+)$/u.exec(text) ?? []
  if (!noun || !clause) return []
  const spoken = tell(clause, audience)
  return spoken.isOwn ? [finish(`ما ${noun} ${spoken.text}`)] : []
}

/** What might be behind it, without the reproach of "why". */
function reasons(text: string, audience: string | undefined): string[] {
  const [, clause] = why.exec(text) ?? whyBehind.exec(text) ?? []
  if (!clause) return []
  const spoken = tell(`لماذا ${clause}`, audience).text.replace(/^لماذا /u, '')
  const own = present.test(spoken) ? spoken : tell(clause, audience).text
  if (!present.test(own)) return [finish(`برأيك، لماذا ${clause}`)]
  const plain = own
    .replace(/^(?:ما|مش|مو) (?:عم )?[بحه]?(ت\p{L}+?)ش?(?=\s|$)/u, 'لا $1')
    .replace(/^م(?:ا)?ب(ت\p{L}+?)ش(?=\s|$)/u, 'لا $1')
    .replace(/^(?:عم )?[بحه]?(?=ت)/u, '')
  // "لم تعد": what has happened, after "made you" in the present.
  const [, undone] = /^لم (ت.+)$/u.exec(plain) ?? []
  if (undone) return [finish(`ما الذي جعلك لا ${undone}`)]
  // A verb of the past with its object, "تركتها", is no present.
  if (/^ت\p{L}{2,}ت(?:ه|ها|نا)?(?=\s|$)/u.test(plain)) return [finish(`لماذا ${plain}`)]
  return [finish(`ما الذي قد يجعلك ${plain}`), finish(`ما الذي يجعلك أحيانًا ${plain}`)]
}

/** What may or may not be so. */
function suppositionIn(text: string): string | undefined {
  const [, clause = supposed.exec(text)?.slice(1).find(Boolean)] = whether.exec(text) ?? []
  return clause && !behind.test(clause) ? clause : undefined
}

/** "هل وصلت الأغراض نظيفة", as it is asked. */
export function directQuestion(thing: string, audience: string | undefined): string | undefined {
  const text = thing.trim().replaceAll(/[\u064C-\u0652]/gu, '')
  const clause = suppositionIn(text)
  if (!clause) return undefined
  const conditional = ifSo(text, audience)
  if (conditional) return conditional
  return finish(`هل ${tell(clause, audience).text.replace(/^(?:عم )?ب(?=ت)/u, '')}`)
}

function degrees(text: string, audience: string | undefined): string[] {
  const clause = suppositionIn(text)
  if (!clause) return []
  const { text: whole, isOwn } = tell(clause.replace(/[،,]? ?و(?:لماذا|ليش|ليه)$/u, ''), audience)
  const spoken = whole.replace(/^(?:عم )?ب(?=ت)/u, '')
  if (!isOwn && !whole.startsWith('كنت ')) return [finish(`برأيك، هل ${whole}، ولماذا`)]
  if (isEvent.test(clause)) return []
  return [
    ...(present.test(spoken) && hasDegree.test(spoken) ? [finish(`إلى أي مدى ${spoken}`)] : []),
    finish(`هل ${whole}${/،/u.test(whole) ? '' : '، ولماذا'}`),
  ]
}

/** Asks for a view of what is not about the respondent. */
function views(text: string, audience: string | undefined): string[] {
  if (!asked.test(text)) return []
  const { text: spoken, isOwn } = tell(text, audience)
  return isOwn || !/^(?:ما|ماذا|كيف|متى|أين|من|كم)\s/u.test(spoken)
    ? [finish(spoken)]
    : [finish(`برأيك، ${spoken}`)]
}
