// What follows up on the situation that an answer describes: a question that the answer has not answered, and a word before it.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import {
  groupOf,
  type AskedThing,
  type SituationGroup,
  type SituationTexts,
  type RecognisedSituation,
} from '../../languages/types/situations.ts'
import { isLearnedProblem } from '../../learned/situations.ts'
import {
  deniesProblem,
  isFelt,
  isGrave,
  isProblem,
  outrightOf,
  statementsIn,
} from '../../rules/intent/harm.ts'
import { cachedByLanguage } from '../../rules/text/text-cache.ts'
import { splitClauses, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { signsOf } from './salience.ts'
import { situationTexts } from './situation-texts.ts'

/** What an answer describes in so many words. */
export const situationOf = cachedByLanguage(200, recogniseSituation)

function recogniseSituation(
  answer: string,
  language: SurveyLanguage,
): RecognisedSituation | undefined {
  const outright = outrightOf(answer, language)
  return outright?.isMoved ? undefined : outright?.situation
}

/** In words. The model learned from answers of at least a few. */
const minLearnedWords = 4

/** What is written for a situation; for one that went wrong and lacks texts of its own, what suits them all. */
function textsFor(situation: RecognisedSituation, language: SurveyLanguage): SituationTexts {
  const texts = situationTexts(language)
  const own = texts.get(situation) ?? { questions: [], acknowledgements: [] }
  const shared = isProblem(situation) ? texts.get('problem') : undefined
  return {
    questions: own.questions.length > 0 ? own.questions : (shared?.questions ?? []),
    acknowledgements:
      own.acknowledgements.length > 0 ? own.acknowledgements : (shared?.acknowledgements ?? []),
  }
}

/** Whether an answer describes something that went wrong: in so many words, else by a learned model. */
export function namesProblem(answer: string, language: SurveyLanguage): boolean {
  const situation = situationOf(answer, language)
  if (situation) return isProblem(situation)
  const statements = statementsIn(answer, language)
  return (
    tokenize(statements).length >= minLearnedWords &&
    !outrightOf(answer, language) &&
    !deniesProblem(statements, language) &&
    isLearnedProblem(statements, language) &&
    isFelt(statements, language, 'negative')
  )
}

/** Whether one of the last questions had a word about something that went wrong. */
export function hasSympathised(asked: readonly string[], language: SurveyLanguage): boolean {
  const words = [...situationTexts(language)].flatMap(([situation, { acknowledgements }]) =>
    isProblem(situation) ? acknowledgements : [],
  )
  return words.some((text) => occursIn(asked.slice(-maxEcho), text))
}

/** Whether a clause of an answer says that something was lost, broken or suffered. */
export const namesHarm = (answer: string, language: SurveyLanguage): boolean =>
  splitClauses(statementsIn(answer, language)).some(
    ({ text }) => signsOf(text, language).includes('harm') && !deniesProblem(text, language),
  ) && !isFelt(answer, language, 'positive')

/** Whether that is what an answer complains of. */
export const tellsOfHarm = (answer: string, language: SurveyLanguage): boolean =>
  namesHarm(answer, language) && namesProblem(answer, language)

/** What an answer describes, and the questions that were asked, the one that it answers among them. */
type Exchange = { answer: string; asked: readonly string[] }

/** The question that follows up on an answer; undefined where it describes no situation for sure, or none is left to ask. */
export function followUpQuestion(
  { answer, asked }: Exchange,
  language: SurveyLanguage,
): string | undefined {
  const situation = situationOf(answer, language)
  if (!situation) return undefined
  const isBrief = tokenize(answer).length <= maxBriefPraise
  if (isBrief && groupOf(situation) === 'success') return undefined
  const { questions } = textsFor(situation, language)
  const done = new Set([...thingsAskedIn(asked, language), ...thingsAnsweredIn(answer, language)])
  // What came of it is asked where something happened.
  if (situation === 'problem' && !describesEvent(answer, language)) done.add('outcome')
  return questions.find(({ asks, text }) => !done.has(asks) && !occursIn(asked, text))?.text
}

/** In words. Praise in a few words says all. */
const maxBriefPraise = 6

const eventSigns: ReadonlySet<string> = new Set(['event', 'harm', 'decision', 'change'])

const describesEvent = (answer: string, language: SurveyLanguage): boolean =>
  splitClauses(answer).some(({ text }) =>
    signsOf(text, language).some((sign) => eventSigns.has(sign)),
  )

export const occursIn = (asked: readonly string[], text: string) =>
  asked.some((question) => question.includes(text))

/** What follow-ups on situations have asked for. */
function thingsAskedIn(asked: readonly string[], language: SurveyLanguage): AskedThing[] {
  const all = [...situationTexts(language).values()].flatMap(({ questions }) => questions)
  return all
    .filter(({ asks, text }) => asks !== 'detail' && occursIn(asked, text))
    .map(({ asks }) => asks)
}

function thingsAnsweredIn(answer: string, language: SurveyLanguage): AskedThing[] {
  const { tells } = languageOf(language).followUps
  const searched = toSearchText(answer)
  return (Object.keys(tells) as AskedThing[]).filter((thing) => tells[thing]?.test(searched))
}

/** In questions: one word about a situation is enough for as many. */
export const maxEcho = 2

/** In words. Of a longer answer only what is grave is sure to be what it is about. */
const maxAcknowledged = 25

/** A word about what an answer describes that was not said before; empty where that is unsure, or of another group. */
export function acknowledgementOf(
  { answer, asked }: Exchange,
  among: readonly SituationGroup[],
  language: SurveyLanguage,
): string {
  const situation = situationOf(answer, language)
  if (!situation || !among.includes(groupOf(situation))) return ''
  if (tokenize(answer).length > maxAcknowledged && !isGrave(situation)) return ''
  const { acknowledgements } = textsFor(situation, language)
  const isRecent = acknowledgements.some((text) => occursIn(asked.slice(-maxEcho), text))
  // Violence gets a word in each answer that describes it.
  if (isRecent && situation !== 'violence') return ''
  return acknowledgements.find((text) => !occursIn(asked, text)) ?? ''
}
