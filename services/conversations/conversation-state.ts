// What a conversation remembers of its events, as far as decisions need it: never what was said.
import type { ConversationEvent } from '#contract/events/conversations.ts'
import type {
  FollowUpReason,
  Intent,
  ProbeKind,
  QuestionPurpose,
} from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind, Reward, SurveyQuestion } from '#contract/survey.ts'
import { initialAudioState, type AudioState } from './audio/audio-consent.policy.ts'
import type { Status } from './interview/objective.policy.ts'

type AskedQuestion = {
  questionId: string
  number: number
  kind: QuestionKind
  options: readonly string[]
  /** In which it was asked. */
  language: SurveyLanguage
  objectiveId: string | null
  purpose: QuestionPurpose
  probe: ProbeKind | null
  trigger: FollowUpReason | null
  responseId: string | null
  intent: Intent | null
  /** How often it was answered or left, so that what was made of an earlier answer is told apart. Only forms go back. */
  times: number
}

export type Conversation = {
  stage: 'none' | 'running' | 'finished' | 'erased'
  ownerId?: string
  surveyId?: string
  language: SurveyLanguage
  maxQuestions: number
  maxFollowups: number
  objectives: Map<string, Status>
  askedQuestions: AskedQuestion[]
  /** What a form asks; null where the interviewer asks. */
  form: readonly SurveyQuestion[] | null
  /** Of a form: what the person leaves without an answer. */
  skipped: Set<string>
  audio: AudioState
  /** What finishing is thanked with, until it was. */
  pendingRewards: readonly Reward[]
  /** Each in the place of the one before. */
  lastRating: { rating: number; times: number } | null
}

export const initialConversation = (): Conversation => ({
  stage: 'none',
  language: 'pt-br',
  maxQuestions: 0,
  maxFollowups: 0,
  objectives: new Map(),
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
      const { rewards: rewardsDue = [] } = event.data
      const untouched = objectives.map(({ id }) => [id, 'untouched'] as const)
      return {
        stage: 'running',
        ownerId,
        surveyId,
        language,
        maxQuestions,
        maxFollowups,
        objectives: new Map(untouched),
        askedQuestions: [],
        form: event.data.questions ?? null,
        skipped: new Set(),
        audio: initialAudioState(event.data.audio),
        pendingRewards: rewardsDue,
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
      // Thanks are for finishing.
      state.pendingRewards = []
      return state
    case 'RewardsGranted':
      state.pendingRewards = []
      return state
    case 'SessionRated':
      state.lastRating = { rating: event.data.rating, times: (state.lastRating?.times ?? 0) + 1 }
      return state
    case 'SessionErased':
      state.stage = 'erased'
      return state
    default:
      return evolveTurn(state, event)
  }
}

type TurnEvent = Extract<
  ConversationEvent,
  {
    type:
      | 'PreSurveyDataGiven'
      | 'GuardTripped'
      | 'FallbackUsed'
      | 'QuestionAsked'
      | 'AnswerSubmitted'
      | 'AnswerRevised'
      | 'AnswerWithdrawn'
      | 'QuestionSkipped'
      | 'AnswerCoded'
      | 'ObjectiveStatusChanged'
  }
>

/** What is asked, answered and read. */
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
    case 'AnswerCoded': {
      const question = state.askedQuestions.find(
        ({ questionId }) => questionId === event.data.questionId,
      )
      if (question) question.intent = event.data.intent
      return state
    }
    case 'ObjectiveStatusChanged':
      state.objectives.set(event.data.objectiveId, event.data.status)
      return state
    case 'PreSurveyDataGiven':
    case 'GuardTripped':
    case 'FallbackUsed':
      return state
  }
}

type QuestionAskedData = Extract<ConversationEvent, { type: 'QuestionAsked' }>['data']

/** Older events say neither the language nor the reason. */
function toAskedQuestion(question: QuestionAskedData, state: Conversation): AskedQuestion {
  const { questionId, number, kind, options, objectiveId, purpose } = question
  const { language = state.language, probe = null, trigger = null } = question
  const asked = { questionId, number, kind, options, language, objectiveId, purpose }
  return { ...asked, probe, trigger, responseId: null, intent: null, times: 0 }
}

/** Whatever was read into an earlier answer no longer holds. */
function evolveAnswer(state: Conversation, id: string, responseId: string | null): Conversation {
  const question = state.askedQuestions.find(({ questionId }) => questionId === id)
  if (question) Object.assign(question, { responseId, intent: null, times: question.times + 1 })
  return state
}
