import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import { ownValue } from '#contract/own-value.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { refuse } from '#kernel/problem.ts'
import { parseAnswer, sanitizeText, type AnswerInput } from './answer.policy.ts'
import { recordConsent, type Consent } from './audio/audio-consent.policy.ts'
import {
  countQuestions,
  evolve,
  initialConversation,
  type Conversation,
} from './conversation-state.ts'
import { completionEvents, decideEnd, type EndCommand } from './sessions/session-end.policy.ts'
import { answerFormQuestion, type FormAnswer } from './forms/form.policy.ts'
import {
  deepenStatuses,
  statusChanges,
  type ObjectiveStatuses,
} from './interview/objective.policy.ts'

type Data<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>['data']

type Question = Omit<Data<'QuestionAsked'>, 'number'>

/** A failure while coding an answer or wording a question, and what replaced it. */
export type Incident = Extract<ConversationEvent, { type: 'GuardTripped' | 'FallbackUsed' }>

export type NextStep =
  | { kind: 'ask'; question: Question; incidents?: readonly Incident[] }
  | { kind: 'complete'; reason: Data<'SessionCompleted'>['reason']; farewell?: string | undefined }

export type ConversationCommand =
  | {
      type: 'StartSession'
      session: Data<'SessionStarted'>
      preSurveyData?: Record<string, string> | undefined
    }
  | { type: 'AskQuestion'; number: number; question: Question; incidents?: readonly Incident[] }
  | ({
      type: 'SubmitAnswer'
      questionId: string
      responseId: string
      elapsedMs: number | null
      /** The text came from a recording. */
      spoken?: boolean | undefined
    } & AnswerInput)
  | ({ type: 'AnswerFormQuestion' } & FormAnswer)
  | ({ type: 'GiveConsent' } & Consent)
  /** Counts a recording's seconds, also once the conversation is finished. */
  | { type: 'RecordTranscription'; seconds: number; engine: string }
  /** The interpretation of the answer to question `number` and the next step, in one append. */
  | {
      type: 'TakeTurn'
      number: number
      coding: Omit<Data<'AnswerCoded'>, 'questionId' | 'responseId'>
      incidents?: readonly Incident[]
      objectives: readonly Data<'ObjectiveStatusChanged'>[]
      next: NextStep
    }
  /** A reading of the answer to question `number` that came after its turn, and the statuses that it justifies. */
  | {
      type: 'RecordLateReading'
      number: number
      reading: Omit<Data<'AnswerReread'>, 'questionId' | 'responseId'>
      statuses: ObjectiveStatuses
    }
  /** The interpretation of a form's answer. Ignored unless the question is still at `answerVersion`. */
  | {
      type: 'RecordInterpretation'
      questionId: string
      answerVersion: number
      coding: Omit<Data<'AnswerCoded'>, 'questionId' | 'responseId'>
      incidents?: readonly Incident[]
      objectives: readonly Data<'ObjectiveStatusChanged'>[]
    }
  | EndCommand

/** One conversation with one respondent, from its start to its erasure. */
export const conversation: Decider<ConversationCommand, ConversationEvent, Conversation> = {
  category: 'conversation',
  initial: initialConversation,
  evolve,
  opens: 'owned',
  subjectIds: ({ ownerId, surveyId }, id) => ({
    ...(ownerId && { ownerId }),
    ...(surveyId && { surveyId }),
    sessionId: id,
  }),
  opensStream: ({ type }) => type === 'StartSession',
  decide(command, state) {
    if (command.type === 'StartSession') return startOrResume(state, command)
    if (state.stage === 'none') refuse('conversations/not-found')
    if (state.stage === 'erased') return decideAfterErasure(command)
    switch (command.type) {
      case 'AskQuestion':
        return askQuestion(state, command)
      case 'SubmitAnswer':
        return [submitAnswer(state, command)]
      case 'AnswerFormQuestion':
        return answerFormQuestion(state, command)
      case 'GiveConsent':
        return recordConsent(state, command)
      case 'RecordTranscription':
        return [
          {
            type: 'RecordingTranscribed',
            data: { seconds: command.seconds, engine: command.engine },
          },
        ]
      case 'TakeTurn':
        return recordTurn(state, command)
      case 'RecordLateReading':
        return recordLateReading(state, command)
      case 'RecordInterpretation':
        return recordFormInterpretation(state, command)
      default:
        return decideEnd(command, state)
    }
  },
}

/** An owner's trial of the interviewer: the same rules in a category of its own, which no figures include. */
export const preview: typeof conversation = { ...conversation, category: 'preview' }

/** Commands of the respondent; the others are the interviewer's and scheduled jobs'. */
const respondentCommands: ReadonlySet<ConversationCommand['type']> = new Set([
  'SubmitAnswer',
  'AnswerFormQuestion',
  'Complete',
  'Rate',
  'GiveConsent',
])

/** The respondent gets `conversations/not-found`; commands that were under way are ignored. */
function decideAfterErasure({ type }: ConversationCommand): [] {
  if (respondentCommands.has(type)) refuse('conversations/not-found')
  return []
}

type Command<T extends ConversationCommand['type']> = Extract<ConversationCommand, { type: T }>

/** Starting a running conversation again resumes it; a finished one is refused. */
function startOrResume(
  { stage }: Conversation,
  command: Command<'StartSession'>,
): ConversationEvent[] {
  if (stage === 'none') return startSession(command)
  return stage === 'running' ? [] : refuse('conversations/finished')
}

function startSession({
  session: data,
  preSurveyData,
}: Command<'StartSession'>): ConversationEvent[] {
  const given = preSurveyData ?? {}
  const missing = data.requiredFields.filter((field) => !ownValue(given, field)?.trim())
  if (missing.length > 0) refuse('conversations/pre-survey-incomplete', { missing })
  const started: ConversationEvent = { type: 'SessionStarted', data }
  if (!preSurveyData || data.requiredFields.length === 0) return [started]
  // Only required fields are stored.
  const fields = data.requiredFields.map((field) => [
    field,
    sanitizeText(ownValue(given, field) ?? ''),
  ])
  return [started, { type: 'PreSurveyDataGiven', data: { fields: Object.fromEntries(fields) } }]
}

/** Ignores a question that is not the next one: it was asked before, or the conversation has moved on. */
function askQuestion(
  state: Conversation,
  { number, question, incidents = [] }: Omit<Command<'AskQuestion'>, 'type'>,
): ConversationEvent[] {
  const last = state.askedQuestions.at(-1)
  const due = state.askedQuestions.length + 1
  if (state.stage === 'finished' || number !== due || (last && !last.responseId)) return []
  const counted = countQuestions(state)
  if (question.purpose !== 'support' && counted >= state.maxQuestions)
    throw new Error(`question ${counted + 1} of ${state.maxQuestions}`)
  return [...incidents, { type: 'QuestionAsked', data: { ...question, number } }]
}

function submitAnswer(state: Conversation, command: Command<'SubmitAnswer'>): ConversationEvent {
  if (state.stage === 'finished') refuse('conversations/finished')
  const current = state.askedQuestions.at(-1)
  if (!current || current.responseId || current.questionId !== command.questionId)
    refuse('conversations/out-of-turn', { current: current?.questionId ?? null })
  const { questionId, responseId, elapsedMs } = command
  const { number, kind } = current
  const answer = parseAnswer(current, command, current.language)
  return {
    type: 'AnswerSubmitted',
    data: {
      ...{ questionId, responseId, number, kind, ...answer, elapsedMs },
      // `spoken` requires a transcription of this session.
      ...(command.spoken && state.audio.transcribedSeconds > 0 && { spoken: true as const }),
      ...(current.purpose === 'support' && { support: true as const }),
    },
  }
}

function recordTurn(state: Conversation, command: Command<'TakeTurn'>): ConversationEvent[] {
  const interpreted = interpretationEvents(state, state.askedQuestions[command.number - 1], command)
  if (interpreted.length === 0 || state.stage === 'finished') return interpreted
  const { next } = command
  const following =
    next.kind === 'ask'
      ? askQuestion(state, { ...next, number: command.number + 1 })
      : completionEvents(state, next.reason, next.farewell)
  return [...interpreted, ...following]
}

/** Ignored for a call for help that the turn has answered. A status never goes back. */
function recordLateReading(
  { objectives, askedQuestions, form }: Conversation,
  { number, reading, statuses }: Command<'RecordLateReading'>,
): ConversationEvent[] {
  const answered = askedQuestions[number - 1]
  if (form || !answered?.responseId || !answered.intent || answered.isReread) return []
  if (isCallForHelp(answered.intent)) return []
  const { questionId, responseId } = answered
  const changes = statusChanges(objectives, deepenStatuses(objectives, statuses)).map(
    (data): ConversationEvent => ({ type: 'ObjectiveStatusChanged', data }),
  )
  return [{ type: 'AnswerReread', data: { questionId, responseId, ...reading } }, ...changes]
}

function recordFormInterpretation(
  state: Conversation,
  command: Command<'RecordInterpretation'>,
): ConversationEvent[] {
  const answered = state.askedQuestions.find(({ questionId }) => questionId === command.questionId)
  return answered?.answerVersion === command.answerVersion
    ? interpretationEvents(state, answered, command)
    : []
}

function interpretationEvents(
  { objectives }: Conversation,
  answered: Conversation['askedQuestions'][number] | undefined,
  interpretation: Pick<Command<'RecordInterpretation'>, 'coding' | 'incidents' | 'objectives'>,
): ConversationEvent[] {
  // Withdrawn, or coded before.
  if (!answered?.responseId || answered.intent) return []
  const { questionId, responseId } = answered
  const coded: ConversationEvent = {
    type: 'AnswerCoded',
    data: { questionId, responseId, ...interpretation.coding },
  }
  const changes = interpretation.objectives
    .filter(({ objectiveId, status }) => objectives.get(objectiveId) !== status)
    .map((data): ConversationEvent => ({ type: 'ObjectiveStatusChanged', data }))
  return [...(interpretation.incidents ?? []), coded, ...changes]
}
