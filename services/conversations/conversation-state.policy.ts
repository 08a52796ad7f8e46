// What a conversation remembers of its events, as far as decisions need it: never what was said.
import type {
  ConversationEvent,
  FollowUpReason,
  Intent,
  ProbeKind,
  QuestionPurpose,
} from '#contract/events/conversations.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { Status } from './objective.policy.ts'

type Asked = {
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
}

export type Conversation = {
  stage: 'none' | 'running' | 'finished' | 'erased'
  ownerId?: string
  surveyId?: string
  language: SurveyLanguage
  maxQuestions: number
  maxFollowups: number
  objectives: Map<string, Status>
  asked: Asked[]
}

export const newSession = (): Conversation => ({
  stage: 'none',
  language: 'pt-br',
  maxQuestions: 0,
  maxFollowups: 0,
  objectives: new Map(),
  asked: [],
})

export function evolve(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'SessionStarted': {
      const { ownerId, surveyId, language, maxQuestions, maxFollowups, objectives } = event.data
      const untouched = objectives.map(({ id }) => [id, 'untouched'] as const)
      return {
        stage: 'running',
        ownerId,
        surveyId,
        language,
        maxQuestions,
        maxFollowups,
        objectives: new Map(untouched),
        asked: [],
      }
    }
    case 'QuestionAsked':
      state.asked.push(askedBy(event.data, state))
      return state
    case 'AnswerSubmitted': {
      const question = state.asked.find(({ questionId }) => questionId === event.data.questionId)
      if (question) question.responseId = event.data.responseId
      return state
    }
    case 'AnswerCoded': {
      const question = state.asked.find(({ questionId }) => questionId === event.data.questionId)
      if (question) question.intent = event.data.intent
      return state
    }
    case 'ObjectiveStatusChanged':
      state.objectives.set(event.data.objectiveId, event.data.status)
      return state
    case 'SessionCompleted':
      state.stage = 'finished'
      return state
    case 'PreSurveyDataGiven':
    case 'GuardTripped':
    case 'FallbackUsed':
      return state
    case 'SessionErased':
      state.stage = 'erased'
      return state
  }
}

type Question = Extract<ConversationEvent, { type: 'QuestionAsked' }>['data']

/** Older events say neither the language nor the reason. */
function askedBy(question: Question, state: Conversation): Asked {
  const { questionId, number, kind, options, objectiveId, purpose } = question
  const { language = state.language, probe = null, trigger = null } = question
  const asked = { questionId, number, kind, options, language, objectiveId, purpose }
  return { ...asked, probe, trigger, responseId: null, intent: null }
}
