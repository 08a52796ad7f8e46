import type { EventOf } from '#contract/events/catalogue.ts'
import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai/interview.ts'
import type { Support } from '#ports/support.ts'
import type { TokenStream } from '#ports/token-stream.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { Incident } from '../../conversation.decider.ts'
import type { HelpLines } from '../../help/help-lines.ts'
import type { Engines } from '../engines.ts'
import { followUpScriptFor } from '../sentiment-follow-up.policy.ts'
import { aheadFor, draftFor, type DraftRequest } from './drafts.ts'
import { questionIdOf } from '../../question-ids.ts'
import { beginningOf, composeQuestionText } from './compose-question-text.ts'
import { basisOf } from './question-basis.ts'
import { briefFor, type BriefRequest } from './question-brief.ts'
import { openRequestsIn, replyBefore } from './respondent-requests.ts'
import { answersIn } from '../transcript.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { sourcesOf } from './question-sources.ts'
import { wordQuestion } from './word-question.ts'
import { rulesFor } from './wording-rules.ts'

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

type AskedQuestion = Omit<EventOf<'QuestionAsked'>['data'], 'number'>

type MadeQuestion = {
  question: AskedQuestion | null
  incidents: Incident[]
}

/** What is asked: the request, its plan with the probe of the draft, and the brief for the engines. */
type QuestionPlan = { request: QuestionRequest; ask: PlannedQuestion; brief: QuestionBrief }

/**
 * The question to ask, as worded by the owner, the engine or the templates; null where its objective is what a call for help
 * spoke of.
 */
export async function makeQuestion(
  deps: MakeQuestionDeps,
  view: ConversationView,
  request: QuestionRequest,
): Promise<MadeQuestion> {
  const draft = draftFor(request)
  // A draft asks with the probe that it was worded with.
  const ask = draft ? { ...request.ask, probe: draft.ask.probe } : request.ask
  const engine = { engine: deps.ai.engine, helpLines: deps.helpLines }
  const plan = { request, ask, brief: briefFor(view, { ...request, ask, ...engine }) }
  const script = scriptedQuestion(view, plan.brief, ask)
  if (script)
    return { question: await toScriptAsked(deps, view, { ...plan, script }), incidents: [] }
  const wording = await wordPlan(deps, view, plan, draft?.worded)
  const { incidents } = wording
  if (wording.worded.isAvoided) return { question: null, incidents }
  return { question: await toQuestionAsked(deps, view, plan, wording), incidents }
}

type PlanWording = {
  worded: WordedQuestion
  incidents: Incident[]
  /** What a rejected wording replied to the respondent. */
  reply?: string
  /** The wording was made before the answer came. */
  isAhead: boolean
  /** The fallback offers to end the interview. */
  isLimited: boolean
}

async function wordPlan(
  deps: MakeQuestionDeps,
  view: ConversationView,
  { request, brief }: QuestionPlan,
  draft: WordedQuestion | undefined,
): Promise<PlanWording> {
  const { id, failure = null, preface, turnStartedAt, signal } = request
  const { number } = brief
  const ahead = aheadFor(request, number, answersIn(view).at(-1)?.text)
  // An engine that is only slow asks better questions once its readings come.
  const isLimited = !request.isLate && isSecondFallback(view, deps)
  const show = (wording: string) => {
    const text = wording === '' ? '' : composeQuestionText({ preface, wording })
    deps.tokenStream?.publish(id, { number, text })
  }
  const result = await wordQuestion(deps, brief, {
    ...{ draft, ahead, failure, isSecondFallback: isLimited, turnStartedAt, show, signal },
    rules: rulesFor(view, brief),
  })
  return { ...result, isAhead: result.worded === ahead, isLimited }
}

/** The question as it is recorded. */
async function toQuestionAsked(
  deps: MakeQuestionDeps,
  view: ConversationView,
  plan: QuestionPlan,
  { worded, reply, isAhead, isLimited }: PlanWording,
): Promise<AskedQuestion> {
  const { request, ask, brief } = plan
  const isTemplate = worded.provenance.engine === deps.fallback.engine
  const isReplied = !isTemplate || reply !== undefined
  const isSilent = isLimited || ask.isResumption === true
  const ownText = composeQuestionText({ reply, wording: worded.text })
  const by = replierOf({ isReplied, isSilent, isAhead })
  const requests = await replyToRequests(deps, view, plan, { text: ownText, by })
  const text = composeQuestionText({
    ...{ preface: request.preface, beginning: beginningOf(worded.text, isTemplate, request) },
    ...{ replyToRequests: requests.reply, reply, wording: worded.text },
  })
  const quote = text === worded.text ? worded.quote : null
  const sources = sourcesOf(view, ask, { worded: { text, quote }, engine: deps.ai.engine })
  const basis = basisOf({
    ...{ worded: { ...worded, text: ownText }, isTemplate: !isReplied },
    ...{ objective: brief.objective, title: brief.title },
    quoted: sources.quotes.map(({ responseId }) => responseId),
    given: sources.given,
  })
  const { kind, options, exclusiveOptions, provenance } = worded
  return {
    ...{ ...reasonsOf(plan), text, kind, options, quotes: sources.quotes, provenance },
    ...requests.recorded,
    ...(exclusiveOptions && { exclusiveOptions }),
    ...(basis && { basis }),
  }
}

type Script = NonNullable<ReturnType<typeof scriptedQuestion>>

async function toScriptAsked(
  deps: MakeQuestionDeps,
  view: ConversationView,
  { script, ...plan }: QuestionPlan & { script: Script },
): Promise<AskedQuestion> {
  const requests = await replyToRequests(deps, view, plan, { text: script.text, by: 'other' })
  const text = composeQuestionText({
    ...{ replyToRequests: requests.reply, wording: script.text },
  })
  return { ...reasonsOf(plan), ...script, text, ...requests.recorded }
}

/** A wording ahead knows of no answer, and a template that offers to end, or refers to nothing that was said, replies to nothing. */
function replierOf({
  isReplied,
  isSilent,
  isAhead,
}: Record<'isReplied' | 'isSilent' | 'isAhead', boolean>): Replier {
  if (isReplied) return isAhead ? 'other' : 'engine'
  return isSilent ? 'other' : 'template'
}

type Replier = 'engine' | 'template' | 'other'

/**
 * What the question has to reply first, and the answers that it replies to; a question that refers to nothing that was said replies to
 * nothing before the last answer.
 */
async function replyToRequests(
  { support }: MakeQuestionDeps,
  view: ConversationView,
  { request: { flags }, ask, brief }: QuestionPlan,
  { text, by }: { text: string; by: Replier },
): Promise<{ reply: string; recorded: { repliesTo?: string[] } }> {
  const open = openRequestsIn(view, flags)
  const requests = ask.isResumption ? open.filter(({ isLast }) => isLast) : open
  const { reply, repliesTo } = await replyBefore(support, requests, { text, by, brief })
  return { reply, recorded: repliesTo.length > 0 ? { repliesTo } : {} }
}

/** What is recorded of the decision to ask. */
function reasonsOf({ request: { id, language }, ask, brief: { number } }: QuestionPlan) {
  const { purpose, objectiveId, probe, trigger, reconciles, returnsTo } = ask
  return {
    ...{ questionId: questionIdOf(id, number), language, purpose, objectiveId },
    ...(returnsTo && { returnsTo }),
    ...(probe && { probe }),
    ...(trigger && { trigger }),
    ...(reconciles && { reconciles: true as const }),
  }
}

/** Never where the fallback is the engine itself. */
function isSecondFallback({ questions }: ConversationView, { ai, fallback }: Engines): boolean {
  if (ai.engine === fallback.engine) return false
  const engines = [...questions.values()].map(({ provenance }) => provenance?.engine)
  return engines.at(-1) === fallback.engine && engines.at(-2) !== fallback.engine
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
