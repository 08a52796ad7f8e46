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
import { classifySentiment } from '../../learned/judgements.ts'
import { learnedProblem } from '../../learned/situations.ts'
import { isFelt, isProblem, outrightOf, statementsIn } from '../../rules/intent/harm.ts'
import { cachedByLanguage } from '../../rules/text/text-cache.ts'
import { splitClauses, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { signsOf } from './salience.ts'
import { situationTexts } from './situation-texts.ts'

type Recognition = {
  situation: RecognisedSituation
  /** Sure enough for a word about it. */
  isSure: boolean
}

/** What an answer describes in so many words, else whether something went wrong; undefined where that is unsure. */
export const situationOf = cachedByLanguage(200, recogniseSituation)

function recogniseSituation(answer: string, language: SurveyLanguage): Recognition | undefined {
  const statements = statementsIn(answer, language)
  const clauses = splitClauses(statements)
  const outright = outrightOf(answer, language)
  if (outright)
    return outright.isMoved ? undefined : { situation: outright.situation, isSure: true }
  const learned =
    tokenize(statements).length < minWords ? undefined : learnedProblem(statements, language)
  if (!learned) return undefined
  if (learned === 'sure' && isFelt(statements, language, 'negative'))
    return { situation: 'problem', isSure: true }
  // The model takes many a good word for a problem.
  const feeling = classifySentiment(statements, language).class
  const tells = clauses.some(({ text }) => signsOf(text, language).includes('harm'))
  const isLikely = feeling === 'negative' || feeling === 'mixed' || tells
  return isLikely ? { situation: 'likely-problem', isSure: false } : undefined
}

/** The model learned from answers of at least a few words. */
const minWords = 4

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

/** Whether an answer describes something that went wrong. */
export function namesProblem(answer: string, language: SurveyLanguage): boolean {
  const recognised = situationOf(answer, language)
  return recognised?.isSure === true && isProblem(recognised.situation)
}

/** What an answer describes, and the questions that were asked, the one that it answers among them. */
type Exchange = { answer: string; asked: readonly string[] }

/** The question that follows up on an answer; undefined where it describes no situation for sure, or none is left to ask. */
export function followUpQuestion(
  { answer, asked }: Exchange,
  language: SurveyLanguage,
): string | undefined {
  const recognised = situationOf(answer, language)
  if (!recognised) return undefined
  const { questions } = textsFor(recognised.situation, language)
  const done = new Set([...thingsAskedIn(asked, language), ...thingsAnsweredIn(answer, language)])
  // What came of it is asked where something happened.
  if (recognised.situation === 'problem' && !tellsOfEvent(answer, language)) done.add('outcome')
  const left = questions.filter(({ asks, text }) => !done.has(asks) && !occursIn(asked, text))
  return left[inOrder.has(recognised.situation) ? 0 : asked.length % left.length]?.text
}

const eventSigns: ReadonlySet<string> = new Set(['event', 'harm', 'decision', 'change'])

const tellsOfEvent = (answer: string, language: SurveyLanguage): boolean =>
  splitClauses(answer).some(({ text }) =>
    signsOf(text, language).some((sign) => eventSigns.has(sign)),
  )

/** Their first question matters most: how it is now, what came of it. */
const inOrder: ReadonlySet<RecognisedSituation> = new Set(['grave-harm', 'did-something'])

const occursIn = (asked: readonly string[], text: string) =>
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
const maxEcho = 2

/**
 * A word about what an answer describes that was not said before; empty where the answer describes no situation for sure, or one of
 * another group.
 */
export function acknowledgementOf(
  { answer, asked }: Exchange,
  among: readonly SituationGroup[],
  language: SurveyLanguage,
): string {
  const recognised = situationOf(answer, language)
  if (!recognised?.isSure || !among.includes(groupOf(recognised.situation))) return ''
  const { acknowledgements } = textsFor(recognised.situation, language)
  if (acknowledgements.some((text) => occursIn(asked.slice(-maxEcho), text))) return ''
  const left = acknowledgements.filter((text) => !occursIn(asked, text))
  return left[asked.length % left.length] ?? ''
}
