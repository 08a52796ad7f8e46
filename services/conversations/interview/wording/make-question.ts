import type { EventOf } from '#contract/events/catalogue.ts'
import type { AiFailureReason, Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai.ts'
import type { TokenStream } from '#ports/token-stream.ts'
import { findQuotedRanges } from '#projections/conversations/redaction.ts'
import type { Incident } from '../../conversation.decider.ts'
import type { Engines } from '../engines.ts'
import { followUpScriptFor } from '../sentiment-follow-up.policy.ts'
import type { WordingRules } from './question-guard.policy.ts'
import { questionIdOf } from '../../conversation-view.ts'
import { answersIn, exchangesIn, startOf, type Transcript } from '../transcript.ts'
import type { PlannedQuestion } from '../turn.policy.ts'
import { wordQuestion } from './word-question.ts'

export type MakeQuestionDeps = Engines & { deltas?: TokenStream }

type QuestionRequest = {
  /** The conversation's. */
  id: string
  ask: PlannedQuestion
  after: Intent | null
  language: SurveyLanguage
  /** Why the engine could not read the answer: then it is not waited for again. */
  failure?: AiFailureReason | null
  signal: AbortSignal
}

type MadeQuestion = {
  question: Omit<EventOf<'QuestionAsked'>['data'], 'number'>
  incidents: Incident[]
}

/** The question to ask, as worded by the owner, the engine or the templates. */
export async function makeQuestion(
  deps: MakeQuestionDeps,
  transcript: Transcript,
  { id, ask, after, language, failure = null, signal }: QuestionRequest,
): Promise<MadeQuestion> {
  const brief = briefFor(transcript, { ask, after, language })
  const { number } = brief
  const { purpose, objectiveId, probe, trigger } = ask
  const reasons = {
    questionId: questionIdOf(id, number),
    objectiveId,
    purpose,
    language,
    ...(probe && { probe }),
    ...(trigger && { trigger }),
  }
  const script = scriptedQuestion(transcript, brief, ask)
  if (script) return { question: { ...reasons, ...script }, incidents: [] }
  // What is said to a person in distress was written by people.
  const engines = after === 'distress' ? { ...deps, ai: deps.fallback } : deps
  const { worded, incidents } = await wordQuestion(engines, brief, {
    rules: rulesFor(transcript, brief),
    failure,
    signal,
    show: (text) => deps.deltas?.publish(id, { number, text }),
  })
  const { text, kind, options, provenance } = worded
  const quotes = findQuotes(worded, answersIn(transcript))
  return { question: { ...reasons, text, kind, options, quotes, provenance }, incidents }
}

function briefFor(
  transcript: Transcript,
  { ask, after, language }: Pick<QuestionRequest, 'ask' | 'after' | 'language'>,
): QuestionBrief {
  const started = startOf(transcript)
  const { title, goal, language: surveyLanguage, personality, objectives } = started
  const last = answersIn(transcript).at(-1)
  const soFar = exchangesIn(transcript)
  return {
    title,
    goal,
    language,
    surveyLanguage,
    personality,
    purpose: ask.purpose,
    probe: ask.probe,
    kinds: ask.kinds,
    objective: objectives.find(({ id }) => id === ask.objectiveId) ?? null,
    about: ask.about && last ? { text: last.text.slice(ask.about.start, ask.about.end) } : null,
    after,
    transcript: soFar,
    number: soFar.length + 1,
    facts: { questionsLeft: started.maxQuestions - soFar.length, identifiedBy: knownBy(started) },
  }
}

function knownBy({ requiredFields, invitation }: EventOf<'SessionStarted'>['data']) {
  if (requiredFields.length > 0) return 'form'
  return invitation ? 'link' : 'nothing'
}

function rulesFor(
  transcript: Transcript,
  { language, kinds, transcript: soFar, goal, title }: QuestionBrief,
): WordingRules {
  const { objectives } = startOf(transcript)
  const said = soFar.map(({ answer }) => answer)
  return {
    language,
    kinds,
    previousQuestions: soFar.map(({ question }) => question),
    allowedTexts: [title, ...objectives.map(({ text }) => text), ...said],
    goal,
    objectiveIds: objectives.map(({ id }) => id),
  }
}

/** What the owner wrote to be asked after such an answer: once, and to those who speak the survey's language. */
function scriptedQuestion(
  transcript: Transcript,
  { language, surveyLanguage, transcript: soFar }: QuestionBrief,
  ask: PlannedQuestion,
) {
  if (!ask.trigger || language !== surveyLanguage) return undefined
  const config = startOf(transcript).sentiment ?? defaultSentiment
  const text = followUpScriptFor(ask.trigger, config, ask.objectiveId)
  if (text === '' || soFar.some(({ question }) => question === text)) return undefined
  const made = { engine: 'owner', model: 'script', promptVersion: '1' }
  const provenance = { ...made, latencyMs: 0, tokensIn: 0, tokensOut: 0 }
  return { text, kind: 'open' as const, options: [], quotes: [], provenance }
}

type AnswerText = { responseId: string; text: string }
type Quote = { responseId: string; start: number; end: number }

/** The ranges of a question that repeat an answer: they are redacted for an owner who has not unlocked that answer. */
function findQuotes({ text, quote }: WordedQuestion, answers: readonly AnswerText[]): Quote[] {
  const last = answers.at(-1)
  const isWithin = quote && quote.start >= 0 && quote.start < quote.end && quote.end <= text.length
  const named = isWithin && last ? [{ responseId: last.responseId, ...quote }] : []
  const found = answers.flatMap(({ responseId, text: answer }) =>
    findQuotedRanges(text, answer).map((run) => ({ responseId, ...run })),
  )
  return [...named, ...found]
}
