import type { EventOf } from '#contract/events/catalogue.ts'
import type {
  AiFailureReason,
  AnswerFlag,
  Intent,
  ObjectiveStatus,
} from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai.ts'
import type { TokenStream } from '#ports/token-stream.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { findQuotedRanges } from '#projections/conversations/redaction.ts'
import type { Incident } from '../../conversation.decider.ts'
import type { Draft } from '../code-answer.ts'
import type { Engines } from '../engines.ts'
import { followUpScriptFor } from '../sentiment-follow-up.policy.ts'
import { mentionFor } from './mention.ts'
import type { WordingRules } from './question-guard.policy.ts'
import { questionIdOf } from '../../question-ids.ts'
import { basisOf, givenTo } from './question-basis.ts'
import { answersIn, countQuestions, exchangesIn } from '../transcript.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { wordQuestion } from './word-question.ts'
import type { AheadDraft } from './words-ahead.ts'

export type MakeQuestionDeps = Engines & { tokenStream?: TokenStream }

type QuestionRequest = {
  /** Of the conversation. */
  id: string
  ask: PlannedQuestion
  after: Intent | null
  /** What the answer before said besides. */
  flags?: readonly AnswerFlag[] | undefined
  language: SurveyLanguage
  /** Statuses that the answer before changed. */
  statusChanges?: readonly { objectiveId: string; status: ObjectiveStatus }[] | undefined
  /** Why the engine could not code the answer; it is then not asked to word the question. */
  failure?: AiFailureReason | null
  /** Questions that the engine worded while it read the answer. */
  drafts?: readonly Draft[] | undefined
  /** What the engine worded before the answer came. */
  ahead?: AheadDraft | undefined
  /** Precedes the question. */
  preface?: string
  /** By `performance.now`. */
  turnStartedAt?: number
  /** The engine's reading of the answer is on its way. */
  isLate?: boolean
  signal: AbortSignal
}

type MadeQuestion = {
  question: Omit<EventOf<'QuestionAsked'>['data'], 'number'>
  incidents: Incident[]
}

/** The question to ask, as worded by the owner, the engine or the templates. */
export async function makeQuestion(
  deps: MakeQuestionDeps,
  view: ConversationView,
  request: QuestionRequest,
): Promise<MadeQuestion> {
  const { id, language, failure = null, preface, signal } = request
  const draft = request.drafts?.find((each) => isDraftOf(each, request))
  // A draft asks with the probe that it was worded with.
  const ask = draft ? { ...request.ask, probe: draft.ask.probe } : request.ask
  const brief = briefFor(view, { ...request, ask, engine: deps.ai.engine })
  const { number } = brief
  const reasons = { questionId: questionIdOf(id, number), language, ...reasonsOf(ask) }
  const script = scriptedQuestion(view, brief, ask)
  if (script) return { question: { ...reasons, ...script }, incidents: [] }
  const prefaced = (text: string) => (preface && text !== '' ? `${preface} ${text}` : text)
  const { worded, incidents } = await wordQuestion(deps, brief, {
    rules: rulesFor(view, brief),
    draft: draft?.worded,
    ahead: aheadOf(request, number)?.worded,
    failure,
    // An engine that is only slow asks better questions once its readings come.
    isSecondFallback: !request.isLate && isSecondFallback(view, deps),
    turnStartedAt: request.turnStartedAt,
    signal,
    show: (text) => deps.tokenStream?.publish(id, { number, text: prefaced(text) }),
  })
  const { kind, options, exclusiveOptions, provenance } = worded
  const format = { kind, options, ...(exclusiveOptions && { exclusiveOptions }) }
  const text = prefaced(worded.text)
  const answers = answersIn(view)
  const last = answers.at(-1)?.responseId
  const mentioned = mentionFor(view, ask, deps.ai.engine)?.responseId
  const quoted = mentioned ?? ask.returnsTo ?? last
  const quotes = [
    ...findQuotes({ text, quote: preface ? null : worded.quote }, { answers, quoted }),
    ...earlierQuotes(text, answers, ask),
  ]
  const basis = basisOf({
    worded,
    isTemplate: provenance.engine === deps.fallback.engine,
    objective: brief.objective,
    title: brief.title,
    quoted: quotes.map(({ responseId }) => responseId),
    given: givenTo(ask, answers, mentioned),
  })
  return {
    question: { ...reasons, text, ...format, quotes, ...(basis && { basis }), provenance },
    incidents,
  }
}

/** What is recorded of the decision to ask. */
const reasonsOf = ({
  purpose,
  objectiveId,
  probe,
  trigger,
  reconciles,
  returnsTo,
}: PlannedQuestion) => ({
  ...{ purpose, objectiveId },
  ...(returnsTo && { returnsTo }),
  ...(probe && { probe }),
  ...(trigger && { trigger }),
  ...(reconciles && { reconciles: true as const }),
})

const isDraftOf = (
  { ask, language }: Draft,
  { ask: { purpose, objectiveId, reconciles, returnsTo }, language: needed }: QuestionRequest,
): boolean =>
  ask.purpose === purpose &&
  ask.objectiveId === objectiveId &&
  language === needed &&
  // Which words do not fit together, or are returned to, is known after the reading.
  !reconciles &&
  !returnsTo

function aheadOf({ ahead, ...request }: QuestionRequest, number: number): Draft | undefined {
  if (!ahead || ahead.number !== number || ahead.ask.returnsTo !== request.ask.returnsTo)
    return undefined
  const { returnsTo: _, ...ask } = request.ask
  return isDraftOf(ahead, { ...request, ask }) ? ahead : undefined
}

function isSecondFallback({ questions }: ConversationView, { fallback }: Engines): boolean {
  const engines = [...questions.values()].map(({ provenance }) => provenance?.engine)
  return engines.at(-1) === fallback.engine && engines.at(-2) !== fallback.engine
}

type BriefRequest = Pick<
  QuestionRequest,
  'ask' | 'after' | 'flags' | 'language' | 'statusChanges'
> & {
  /** The configured engine: what another one found in its place is no mention to come back to. */
  engine: string
}

export function briefFor(
  view: ConversationView,
  { ask, after, flags, language, statusChanges, engine }: BriefRequest,
): QuestionBrief {
  const { started } = view
  const { title, goal, language: surveyLanguage, personality, objectives } = started
  const answers = answersIn(view)
  const source = ask.returnsTo
    ? answers.find(({ responseId }) => responseId === ask.returnsTo)
    : answers.at(-1)
  const transcript = exchangesIn(view)
  const mention = mentionFor(view, ask, engine)
  const about =
    ask.about && source ? { text: source.text.slice(ask.about.start, ask.about.end) } : null
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
    ...(mention && { mentioned: { text: mention.text } }),
    about,
    ...(ask.returnsTo && { returns: true as const }),
    ...(ask.reconciles && about && { contradiction: { ...ask.reconciles, now: about.text } }),
    after,
    ...(flags && { flags }),
    transcript,
    ...splitObjectives(view, ask, statusChanges),
    number: view.questions.size + 1,
    facts: respondentFacts(view),
  }
}

/** Texts of the objectives that are covered or closed, and of those to ask about later. */
function splitObjectives(
  { started, objectives }: ConversationView,
  { objectiveId }: PlannedQuestion,
  changes: QuestionRequest['statusChanges'] = [],
): Required<Pick<QuestionBrief, 'known' | 'left'>> {
  const statuses = new Map(objectives)
  for (const { objectiveId: id, status } of changes) statuses.set(id, status)
  const others = started.objectives.filter(({ id }) => id !== objectiveId)
  const isClosed = ({ id }: { id: string }) =>
    ['covered', 'declined'].includes(statuses.get(id) ?? 'untouched')
  return {
    known: others.filter(isClosed).map(({ text }) => text),
    left: others.filter((each) => !isClosed(each)).map(({ text }) => text),
  }
}

/** What is true of the conversation before its next question. */
export const respondentFacts = (view: ConversationView): QuestionBrief['facts'] => ({
  questionsLeft: view.started.maxQuestions - countQuestions(view),
  identifiedBy: identifiedBy(view.started),
})

function identifiedBy({ requiredFields, invitation }: EventOf<'SessionStarted'>['data']) {
  if (requiredFields.length > 0) return 'form'
  return invitation ? 'link' : 'nothing'
}

function rulesFor(
  view: ConversationView,
  { language, kinds, transcript, goal, title }: QuestionBrief,
): WordingRules {
  const { objectives } = view.started
  const answers = transcript.map(({ answer }) => answer)
  return {
    language,
    kinds,
    previousQuestions: [...view.questions.values()].map(({ text }) => text ?? ''),
    allowedTexts: [title, ...objectives.map(({ text }) => text), ...answers],
    goal,
    objectiveIds: objectives.map(({ id }) => id),
  }
}

/** The owner's own follow-up question: asked once, and only in the survey's language. */
function scriptedQuestion(
  view: ConversationView,
  { language, surveyLanguage, transcript }: QuestionBrief,
  ask: PlannedQuestion,
) {
  if (!ask.trigger || language !== surveyLanguage) return undefined
  const config = view.started.sentiment ?? defaultSentiment
  const text = followUpScriptFor(ask.trigger, config, ask.objectiveId)
  if (text === '' || transcript.some(({ question }) => question === text)) return undefined
  const script = { engine: 'owner', model: 'script', promptVersion: '1' }
  const provenance = { ...script, latencyMs: 0, tokensIn: 0, tokensOut: 0 }
  return { text, kind: 'open' as const, options: [], quotes: [], provenance }
}

/** The earlier words that a probe asks about, which may be too few to be found among all words. */
function earlierQuotes(
  text: string,
  answers: readonly AnswerText[],
  { reconciles }: PlannedQuestion,
): Quote[] {
  const words = reconciles?.earlier ?? ''
  const start = words === '' ? -1 : text.indexOf(words)
  const answer = answers.find((each) => each.text.includes(words))
  return answer && start >= 0
    ? [{ responseId: answer.responseId, start, end: start + words.length }]
    : []
}

type AnswerText = { responseId: string; text: string }
type Quote = { responseId: string; start: number; end: number }

/** The ranges of a question that repeat an answer: they are redacted for an owner who has not unlocked that answer. */
function findQuotes(
  { text, quote }: Pick<WordedQuestion, 'text' | 'quote'>,
  { answers, quoted }: { answers: readonly AnswerText[]; quoted: string | undefined },
): Quote[] {
  const isWithin = quote && quote.start >= 0 && quote.start < quote.end && quote.end <= text.length
  const named = isWithin && quoted ? [{ responseId: quoted, ...quote }] : []
  const found = answers.flatMap(({ responseId, text: answer }) =>
    findQuotedRanges(text, answer).map((run) => ({ responseId, ...run })),
  )
  return [...named, ...found]
}
