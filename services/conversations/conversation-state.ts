// The decider's fold of a conversation: what decisions need, without personal fields. Everything that reads texts uses
// the `ConversationView` of projections/conversations instead.
import type { ConversationEvent } from '#contract/events/conversations.ts'
import type {
  FollowUpReason,
  Intent,
  ObjectiveStatus,
  ProbeKind,
  QuestionPurpose,
} from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind, Reward, SurveyQuestion } from '#contract/survey.ts'
import { initialAudioState, type AudioState } from './audio/audio-consent.policy.ts'

type InvitationLink = { batchId: string; number: number }

type AskedQuestion = {
  questionId: string
  number: number
  kind: QuestionKind
  options: readonly string[]
  exclusiveOptions?: readonly string[] | undefined
  /** The language of the question's text. */
  language: SurveyLanguage
  objectiveId: string | null
  purpose: QuestionPurpose
  probe: ProbeKind | null
  trigger: FollowUpReason | null
  responseId: string | null
  intent: Intent | null
  /** A reading that came after the turn is recorded. */
  isReread: boolean
  /** Number of answers and withdrawals: identifies the answer that an interpretation belongs to. Above 1 only in forms. */
  answerVersion: number
}

export type Conversation = {
  stage: 'none' | 'running' | 'finished' | 'erased'
  ownerId?: string
  surveyId?: string
  /** The personal link that it was started with. */
  invitation?: InvitationLink
  language: SurveyLanguage
  maxQuestions: number
  maxFollowups: number
  objectives: Map<string, ObjectiveStatus>
  /** Objectives that were partial at some time. */
  partialObjectives: Set<string>
  askedQuestions: AskedQuestion[]
  /** The questions of a form; null where the interviewer asks. */
  form: readonly SurveyQuestion[] | null
  /** Ids of the form's questions that were skipped, as the survey names them. */
  skipped: Set<string>
  audio: AudioState
  /** Granted on completion, then empty. */
  pendingRewards: readonly Reward[]
  /** `count`: number of ratings so far. */
  lastRating: { rating: number; count: number } | null
}

export const initialConversation = (): Conversation => ({
  stage: 'none',
  language: 'pt-br',
  maxQuestions: 0,
  maxFollowups: 0,
  objectives: new Map(),
  partialObjectives: new Set(),
  askedQuestions: [],
  form: null,
  skipped: new Set(),
  audio: initialAudioState(),
  pendingRewards: [],
  lastRating: null,
})

export function evolve(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'SessionStarted': {
      const { ownerId, surveyId, language, maxQuestions, maxFollowups, objectives } = event.data
      const { rewards: pendingRewards = [] } = event.data
      const untouched = objectives.map(({ id }) => [id, 'untouched'] as const)
      return {
        stage: 'running',
        ownerId,
        surveyId,
        ...(event.data.invitation && { invitation: event.data.invitation }),
        language,
        maxQuestions,
        maxFollowups,
        objectives: new Map(untouched),
        partialObjectives: new Set(),
        askedQuestions: [],
        form: event.data.questions ?? null,
        skipped: new Set(),
        audio: initialAudioState(event.data.audio),
        pendingRewards,
        lastRating: null,
      }
    }
    case 'ConsentGiven':
      state.audio.consentVersion = event.data.textVersion
      return state
    case 'RecordingTranscribed':
      state.audio.transcribedSeconds += event.data.seconds
      return state
    case 'SessionCompleted':
      state.stage = 'finished'
      return state
    case 'SessionAbandoned':
      state.stage = 'finished'
      // Rewards are for completing.
      state.pendingRewards = []
      return state
    case 'RewardsGranted':
      state.pendingRewards = []
      return state
    case 'SessionRated':
      state.lastRating = { rating: event.data.rating, count: (state.lastRating?.count ?? 0) + 1 }
      return state
    case 'SessionErased':
      state.stage = 'erased'
      return state
    default:
      return evolveTurn(state, event)
  }
}

/** Without messages to a respondent who needs help. */
export const countQuestions = ({ askedQuestions }: Conversation): number =>
  askedQuestions.filter(({ purpose }) => purpose !== 'support').length

type TurnEvent = Extract<
  ConversationEvent,
  {
    type:
      | 'PreSurveyDataGiven'
      | 'GuardTripped'
      | 'FallbackUsed'
      | 'RatingFlagged'
      | 'QuestionAsked'
      | 'AnswerSubmitted'
      | 'AnswerRevised'
      | 'AnswerWithdrawn'
      | 'QuestionSkipped'
      | 'AnswerCoded'
      | 'AnswerReread'
      | 'ObjectiveStatusChanged'
  }
>

/** Questions, answers and interpretations. */
function evolveTurn(state: Conversation, event: TurnEvent): Conversation {
  switch (event.type) {
    case 'QuestionAsked':
      state.askedQuestions.push(toAskedQuestion(event.data, state))
      return state
    case 'AnswerSubmitted':
    case 'AnswerRevised':
      return evolveAnswer(state, event.data.questionId, event.data.responseId)
    case 'AnswerWithdrawn':
      return evolveAnswer(state, event.data.questionId, null)
    case 'QuestionSkipped':
      state.skipped.add(event.data.surveyQuestionId)
      return state
    case 'AnswerCoded':
    case 'AnswerReread': {
      const question = state.askedQuestions.find(
        ({ questionId }) => questionId === event.data.questionId,
      )
      if (!question) return state
      question.intent = event.data.intent
      question.isReread = event.type === 'AnswerReread'
      return state
    }
    case 'ObjectiveStatusChanged':
      state.objectives.set(event.data.objectiveId, event.data.status)
      if (event.data.status === 'partial') state.partialObjectives.add(event.data.objectiveId)
      return state
    case 'PreSurveyDataGiven':
    case 'GuardTripped':
    case 'FallbackUsed':
    case 'RatingFlagged':
      return state
  }
}

type QuestionAskedData = Extract<ConversationEvent, { type: 'QuestionAsked' }>['data']

/** Older events have no language, probe, trigger or exclusive options. */
function toAskedQuestion(question: QuestionAskedData, state: Conversation): AskedQuestion {
  const { questionId, number, kind, options, exclusiveOptions, objectiveId, purpose } = question
  const { language = state.language, probe = null, trigger = null } = question
  const format = { kind, options, exclusiveOptions }
  const asked = { questionId, number, ...format, language, objectiveId, purpose }
  return {
    ...asked,
    probe,
    trigger,
    responseId: null,
    intent: null,
    isReread: false,
    answerVersion: 0,
  }
}

/** Clears the intent, which belongs to the previous answer. */
function evolveAnswer(state: Conversation, id: string, responseId: string | null): Conversation {
  const question = state.askedQuestions.find(({ questionId }) => questionId === id)
  if (!question) return state
  question.responseId = responseId
  question.intent = null
  question.answerVersion += 1
  return state
}
