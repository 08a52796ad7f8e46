import type { EventOf } from '#contract/events/catalogue.ts'
import type { AiFailureReason, InterviewPurpose } from '#contract/events/conversation-types.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai/interview.ts'
import type { Support } from '#ports/support.ts'
import type { TokenStream } from '#ports/token-stream.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { findQuotedRanges } from '#projections/conversations/redaction.ts'
import type { Incident } from '../../conversation.decider.ts'
import type { HelpLines } from '../../help/help-lines.ts'
import type { Engines } from '../engines.ts'
import { followUpScriptFor } from '../sentiment-follow-up.policy.ts'
import { aheadFor, draftFor, type DraftRequest } from './drafts.ts'
import { mentionFor } from './mention.ts'
import type { WordingRules } from './question-guard.policy.ts'
import { questionIdOf } from '../../question-ids.ts'
import { hasStatement } from './question-sentence.policy.ts'
import { basisOf, givenTo } from './question-basis.ts'
import { briefFor, type BriefRequest } from './question-brief.ts'
import { openRequestsIn, replyBefore } from './respondent-requests.ts'
import { answersIn } from '../transcript.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { wordQuestion } from './word-question.ts'

export type MakeQuestionDeps = Engines & {
  tokenStream?: TokenStream
  /** Absent: what the respondent asks is left to the engines. */
  support?: Pick<Support, 'reply'>
  /** Absent: engines are given no numbers. */
  helpLines?: Pick<HelpLines, 'linesFor'>
}

type QuestionRequest = Omit<BriefRequest, 'engine' | 'helpLines'> &
  Omit<DraftRequest, 'ask' | 'language'> & {
    /** The conversation's id. */
    id: string
    /** Why the engine could not code the answer; it is then not asked to word the question. */
    failure?: AiFailureReason | null
    /** Precedes the question. */
    preface?: string
    /** After a call for help: precedes a question that begins with no sentence of the engine's own. */
    resumption?: string
    /** Precedes a template: an engine has its own words for a loss. */
    condolence?: string | undefined
    /** By `performance.now`. */
    turnStartedAt?: number
    /** The engine's reading of the answer is on its way. */
    isLate?: boolean
    signal: AbortSignal
  }

type MadeQuestion = {
  question: Omit<EventOf<'QuestionAsked'>['data'], 'number'> | null
  incidents: Incident[]
}

/**
 * The question to ask, as worded by the owner, the engine or the templates; null where its objective is what a call for help
 * spoke of.
 */
export async function makeQuestion(
  deps: MakeQuestionDeps,
  view: ConversationView,
  request: QuestionRequest,
): Promise<MadeQuestion> {
  const { id, language, failure = null, preface, signal } = request
  const draft = draftFor(request)
  // A draft asks with the probe that it was worded with.
  const ask = draft ? { ...request.ask, probe: draft.ask.probe } : request.ask
  const brief = briefFor(view, {
    ...{ ...request, ask, engine: deps.ai.engine, helpLines: deps.helpLines },
  })
  const { number } = brief
  const reasons = { questionId: questionIdOf(id, number), language, ...reasonsOf(ask) }
  const script = scriptedQuestion(view, brief, ask)
  if (script) {
    const { text, repliesTo } = await withReply(deps, view, { request, brief }, script.text)
    return { question: { ...reasons, ...script, text, ...repliesTo }, incidents: [] }
  }
  const ahead = aheadFor(request, number, answersIn(view).at(-1)?.text)
  const prefaced = (text: string) => (text === '' ? '' : joined([preface, text]))
  // An engine that is only slow asks better questions once its readings come.
  const isLimited = !request.isLate && isSecondFallback(view, deps)
  const { worded, incidents, reply } = await wordQuestion(deps, brief, {
    rules: rulesFor(view, brief),
    draft: draft?.worded,
    ahead,
    failure,
    isSecondFallback: isLimited,
    turnStartedAt: request.turnStartedAt,
    signal,
    show: (text) => deps.tokenStream?.publish(id, { number, text: prefaced(text) }),
  })
  if (worded.isAvoided) return { question: null, incidents }
  const isTemplate = worded.provenance.engine === deps.fallback.engine
  const isReplied = !isTemplate || reply !== undefined
  const isSilent = isLimited || ask.isResumption === true
  const by = replierOf({ isReplied, isSilent, isAhead: worded === ahead })
  const begun = beginningOf(worded.text, isTemplate, request)
  const own = joined([reply, worded.text])
  const replying = await withReply(deps, view, { request, brief, by }, own)
  const { repliesTo } = replying
  const text = joined([preface, begun, replying.text])
  const quoting = { ...worded, text, quote: text === worded.text ? worded.quote : null }
  const sources = sourcesOf(view, ask, { worded: quoting, engine: deps.ai.engine })
  const basis = basisOf({
    ...{ worded: { ...worded, text: joined([reply, worded.text]) }, isTemplate: !isReplied },
    ...{ objective: brief.objective, title: brief.title },
    quoted: sources.quotes.map(({ responseId }) => responseId),
    given: sources.given,
  })
  const { kind, options, exclusiveOptions, provenance } = worded
  return {
    question: {
      ...{ ...reasons, text, kind, options, quotes: sources.quotes, ...repliesTo, provenance },
      ...(exclusiveOptions && { exclusiveOptions }),
      ...(basis && { basis }),
    },
    incidents,
  }
}

/** What the wording does not say itself. */
function beginningOf(
  text: string,
  isTemplate: boolean,
  { condolence, resumption }: QuestionRequest,
): string | undefined {
  if (isTemplate) return condolence ?? resumption
  return hasStatement(text) ? undefined : resumption
}

/** A wording ahead knows of no answer, and a template that offers to end, or refers to nothing that was said, replies to nothing. */
function replierOf({
  isReplied,
  isSilent,
  isAhead,
}: Record<'isReplied' | 'isSilent' | 'isAhead', boolean>): Replying['by'] {
  if (isReplied) return isAhead ? 'other' : 'engine'
  return isSilent ? 'other' : 'template'
}

/** The answers that a question quotes, and those that its engine was given. */
function sourcesOf(
  view: ConversationView,
  ask: PlannedQuestion,
  { worded: { text, quote }, engine }: { worded: WordedQuestion; engine: string },
) {
  const answers = answersIn(view)
  const mentioned = mentionFor(view, ask, engine)?.responseId
  const quoted = mentioned ?? ask.returnsTo ?? answers.at(-1)?.responseId
  const found = findQuotes({ text, quote }, { answers, quoted })
  return {
    quotes: [...found, ...earlierQuotes(text, answers, ask)],
    given: givenTo(ask, answers, mentioned),
  }
}

type Replying = {
  request: Pick<QuestionRequest, 'ask' | 'flags'>
  brief: QuestionBrief
  by?: 'engine' | 'template' | 'other'
}

/** The text with what it has to reply first; a question that refers to nothing that was said replies to nothing before the last answer. */
async function withReply(
  { support }: MakeQuestionDeps,
  view: ConversationView,
  { request: { ask, flags }, brief, by = 'other' }: Replying,
  text: string,
): Promise<{ text: string; repliesTo: { repliesTo?: string[] } }> {
  const open = openRequestsIn(view, flags)
  const requests = ask.isResumption ? open.filter(({ isLast }) => isLast) : open
  const { reply, repliesTo } = await replyBefore(support, requests, { text, by, brief })
  return {
    text: joined([reply, text]),
    repliesTo: repliesTo.length > 0 ? { repliesTo } : {},
  }
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ')

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

/** Never where the fallback is the engine itself. */
function isSecondFallback({ questions }: ConversationView, { ai, fallback }: Engines): boolean {
  if (ai.engine === fallback.engine) return false
  const engines = [...questions.values()].map(({ provenance }) => provenance?.engine)
  return engines.at(-1) === fallback.engine && engines.at(-2) !== fallback.engine
}

/** Purposes under which a wording asks the stored question. */
const asksStored: ReadonlySet<InterviewPurpose> = new Set(['opening', 'objective', 'clarify'])

function rulesFor(view: ConversationView, brief: QuestionBrief): WordingRules {
  const { language, kinds, transcript, goal, title, description = '' } = brief
  const { purpose, contradiction, avoid, objective, surveyLanguage } = brief
  const { objectives } = view.started
  const answers = transcript.map(({ answer }) => answer)
  const texts = objectives.flatMap(({ text, question = '' }) => [text, question])
  return {
    language,
    kinds,
    previousQuestions: [...view.questions.values()].map(({ text }) => text ?? ''),
    allowedTexts: [title, description, ...texts, ...answers],
    ...{ goal, avoid: avoid?.map((call) => call.text) },
    objectiveIds: objectives.map(({ id }) => id),
    isProbe: purpose === 'probe' && !contradiction,
    isReconciling: contradiction !== undefined,
    ...(asksStored.has(purpose) &&
      objective?.question && {
        spokenQuestion: { text: objective.question, language: surveyLanguage },
      }),
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
  if (text === '' || transcript.some(({ question }) => question.endsWith(text))) return undefined
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
