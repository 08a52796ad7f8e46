// What the decoded events of one conversation say, personal fields included: the one reading of these events for
// respondents' routes, the interviewer and the scorer. Commands are decided on the decider's own fold, which contains no
// personal fields.
import type { ConversationEvent } from '#contract/events/conversations.ts'
import type {
  FollowUpReason,
  ObjectiveStatus,
  ProbeKind,
} from '#contract/events/conversation-types.ts'
import type { HelpTier } from '#contract/help.ts'
import type { Reward } from '#contract/survey.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Position } from '#ports/event-store.ts'

type Data<T extends ConversationEvent['type']> = DecodedEvent<T>['data']
type AnswerData = Data<'AnswerSubmitted'>

export type AnswerView = Pick<AnswerData, 'responseId' | 'kind' | 'text' | 'choice'> & {
  /** The revision of the answer's event. */
  revision: bigint
  at: string
  /** As recorded; else since the question was asked, or in a form since the respondent's previous action. */
  elapsedMs: number
  /** The interpretation of this answer, not of an earlier one; null until it is recorded. */
  coding: Data<'AnswerCoded'> | null
  /** The reading that came after the turn; `coding` is the same. */
  reread: Data<'AnswerReread'> | null
}

export type QuestionView = Omit<Data<'QuestionAsked'>, 'probe' | 'trigger'> & {
  probe: ProbeKind | null
  trigger: FollowUpReason | null
  askedAt: string
  /** The latest answer; null where there is none or it was withdrawn. Its text is null without the key. */
  answer: AnswerView | null
  /** Number of answers and withdrawals: identifies the answer that an interpretation belongs to. */
  answerVersion: number
  /** The position of the latest event about the question. */
  position: Position
}

export type ConversationView = {
  id: string
  started: Data<'SessionStarted'>
  startedAt: string
  stage: 'running' | 'finished' | 'erased'
  /** Null while it runs, and of an abandoned conversation. */
  endReason: Data<'SessionCompleted'>['reason'] | null
  /** A model's last sentence to the respondent. */
  farewell: string | null
  preSurveyFields: Readonly<Record<string, string>>
  objectives: ReadonlyMap<string, ObjectiveStatus>
  /** By question id, in the order in which they were asked. */
  questions: ReadonlyMap<string, QuestionView>
  /** Ids of the form's questions that were left without an answer, as the survey names them. */
  skipped: ReadonlySet<string>
  audio: {
    isEnabled: boolean
    consentVersion: Data<'ConsentGiven'>['textVersion'] | null
    transcribedSeconds: number
  }
  /** The worst that an answer was interpreted as, also one that was replaced since. */
  safety: { tier: HelpTier; isMedical: boolean } | null
  /** An answer may have been a call for help. */
  isUneasy: boolean
  /** What was granted. */
  rewards: readonly Reward[]
  /** The latest rating. */
  rating: { rating: number; comment: string } | null
}

type MutableView = ConversationView & {
  preSurveyFields: Record<string, string>
  objectives: Map<string, ObjectiveStatus>
  questions: Map<string, QuestionView>
  skipped: Set<string>
  /** When the respondent last acted: started, answered or withdrew an answer. */
  lastActionAt: string
}

const views = new WeakMap<readonly DecodedEvent[], ConversationView>()

/**
 * Folds a stream's events, or its first ones: the same array only once. Undefined for a conversation that has not started.
 */
export function buildConversationView(
  events: readonly DecodedEvent[],
): ConversationView | undefined {
  const known = views.get(events)
  if (known) return known
  const view = foldEvents(events)
  if (view) views.set(events, view)
  return view
}

function foldEvents(events: readonly DecodedEvent[]): ConversationView | undefined {
  let view: MutableView | undefined
  for (const event of events) {
    if (event.type === 'SessionStarted') view = startView(event)
    else if (view) evolveSession(view, event)
  }
  return view
}

/** The events up to and including one: the view of what was known when it was recorded. */
export const eventsUpTo = (events: readonly DecodedEvent[], { revision }: DecodedEvent) =>
  events.filter((event) => event.revision <= revision)

function startView({ id, data, at }: DecodedEvent<'SessionStarted'>): MutableView {
  return {
    id,
    started: data,
    startedAt: at,
    stage: 'running',
    endReason: null,
    farewell: null,
    preSurveyFields: {},
    objectives: new Map(data.objectives.map((objective) => [objective.id, 'untouched'])),
    questions: new Map(),
    skipped: new Set(),
    audio: { isEnabled: data.audio ?? false, consentVersion: null, transcribedSeconds: 0 },
    safety: null,
    isUneasy: false,
    rewards: [],
    rating: null,
    lastActionAt: at,
  }
}

function evolveSession(view: MutableView, event: DecodedEvent): void {
  switch (event.type) {
    case 'PreSurveyDataGiven':
      view.preSurveyFields = event.data.fields ?? {}
      break
    case 'ConsentGiven':
      view.audio.consentVersion = event.data.textVersion
      break
    case 'RecordingTranscribed':
      view.audio.transcribedSeconds += event.data.seconds
      break
    case 'ObjectiveStatusChanged':
      view.objectives.set(event.data.objectiveId, event.data.status)
      break
    case 'SessionCompleted':
      view.stage = 'finished'
      view.endReason = event.data.reason
      view.farewell = event.data.farewell ?? null
      break
    case 'SessionAbandoned':
      view.stage = 'finished'
      break
    case 'RewardsGranted':
      view.rewards = event.data.rewards
      break
    case 'SessionRated':
      view.rating = { rating: event.data.rating, comment: event.data.comment ?? '' }
      break
    case 'SessionErased':
      view.stage = 'erased'
      break
    default:
      evolveQuestions(view, event)
  }
}

function evolveQuestions(view: MutableView, event: DecodedEvent): void {
  switch (event.type) {
    case 'QuestionAsked':
      view.questions.set(event.data.questionId, toQuestionView(event))
      break
    case 'AnswerSubmitted':
    case 'AnswerRevised':
    case 'AnswerWithdrawn': {
      const question = view.questions.get(event.data.questionId)
      if (question) {
        question.answer =
          event.type === 'AnswerWithdrawn' ? null : toAnswerView(view, question, event)
        question.answerVersion += 1
        question.position = event.position
      }
      view.lastActionAt = event.at
      break
    }
    case 'QuestionSkipped':
      view.skipped.add(event.data.surveyQuestionId)
      break
    case 'AnswerCoded':
    case 'AnswerReread':
      evolveReading(view, event)
  }
}

function evolveReading(
  view: MutableView,
  event: DecodedEvent<'AnswerCoded'> | DecodedEvent<'AnswerReread'>,
): void {
  const answer = view.questions.get(event.data.questionId)?.answer
  if (answer && event.type === 'AnswerReread') answer.reread = event.data
  if (answer) answer.coding = answer.reread ?? answer.coding ?? event.data
  view.safety = worstSafety(view.safety, event.data)
  if (event.data.flags?.includes('uneasy')) view.isUneasy = true
}

function worstSafety(
  before: ConversationView['safety'],
  { intent, medical }: Pick<Data<'AnswerCoded'>, 'intent' | 'medical'>,
): ConversationView['safety'] {
  if (intent !== 'distress' && intent !== 'concern') return before
  const tier = before?.tier === 'distress' ? 'distress' : intent
  return { tier, isMedical: before?.isMedical === true || medical === true }
}

/** Older events have no probe, trigger or language. */
function toQuestionView({ data, at, position }: DecodedEvent<'QuestionAsked'>): QuestionView {
  const { probe = null, trigger = null } = data
  return { ...data, probe, trigger, askedAt: at, answer: null, answerVersion: 0, position }
}

function toAnswerView(
  { started, lastActionAt }: MutableView,
  { askedAt }: QuestionView,
  { data, at, revision }: DecodedEvent<'AnswerSubmitted' | 'AnswerRevised'>,
): AnswerView {
  const { responseId, kind, text, choice, elapsedMs } = data
  const since = started.questions ? lastActionAt : askedAt
  const betweenMs = Math.max(0, Date.parse(at) - Date.parse(since))
  const given = { responseId, kind, text, choice }
  return { ...given, revision, at, elapsedMs: elapsedMs ?? betweenMs, coding: null, reread: null }
}
