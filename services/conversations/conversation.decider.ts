import type { ConversationEvent } from '#contract/events/conversations.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { refuse } from '#kernel/problem.ts'
import { parseAnswer, sanitizeText, type AnswerInput } from './answer.policy.ts'
import { recordConsent, type Consent } from './audio/audio-consent.policy.ts'
import { evolve, initialConversation, type Conversation } from './conversation-state.ts'
import {
  abandon,
  complete,
  completionEvents,
  erasureEvent,
  rate,
} from './sessions/session-end.policy.ts'
import { answerFormQuestion, type FormAnswer } from './forms/form.policy.ts'

type Data<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>['data']

type Question = Omit<Data<'QuestionAsked'>, 'number'>

/** What went wrong on the way to a reading or a wording, and what took its place. */
export type Incident = Extract<ConversationEvent, { type: 'GuardTripped' | 'FallbackUsed' }>

export type NextStep =
  | { kind: 'ask'; question: Question; incidents?: readonly Incident[] }
  | { kind: 'complete'; reason: Data<'SessionCompleted'>['reason'] }

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
      /** The words came from a recording. */
      spoken?: boolean | undefined
    } & AnswerInput)
  | ({ type: 'FillIn' } & FormAnswer)
  | ({ type: 'GiveConsent' } & Consent)
  /** A recording was listened to, and costs its time whatever became of the conversation meanwhile. */
  | { type: 'NoteRecording'; seconds: number; engine: string }
  /** What was made of the answer to question `number`, and what follows: all of it, or nothing. */
  | {
      type: 'TakeTurn'
      number: number
      coding: Omit<Data<'AnswerCoded'>, 'questionId' | 'responseId'>
      incidents?: readonly Incident[]
      objectives: readonly Data<'ObjectiveStatusChanged'>[]
      next: NextStep
    }
  /** What was made of an answer in a form: the one given at that time, and no other. */
  | {
      type: 'RecordReading'
      questionId: string
      times: number
      coding: Omit<Data<'AnswerCoded'>, 'questionId' | 'responseId'>
      incidents?: readonly Incident[]
      objectives: readonly Data<'ObjectiveStatusChanged'>[]
    }
  | { type: 'Complete' }
  /** Nobody goes on with it any more, unless the person has gone on after so many answers and changes. */
  | { type: 'Abandon'; respondentActions: number }
  | { type: 'Rate'; rating: number; comment: string }
  | { type: 'Erase'; reason: Data<'SessionErased'>['reason'] }

/** One conversation with one respondent, from its start to its end. */
export const conversation: Decider<ConversationCommand, ConversationEvent, Conversation> = {
  category: 'conversation',
  initial: initialConversation,
  evolve,
  subjectIds: ({ ownerId, surveyId }, id) => ({
    ...(ownerId && { ownerId }),
    ...(surveyId && { surveyId }),
    sessionId: id,
  }),
  decide(command, state) {
    if (command.type === 'StartSession') return startOrResume(state, command)
    if (state.stage === 'none') refuse('conversations/not-found')
    if (state.stage === 'erased') return decideAfterErasure(command)
    switch (command.type) {
      case 'AskQuestion':
        return askQuestion(state, command)
      case 'SubmitAnswer':
        return [submitAnswer(state, command)]
      case 'FillIn':
        return answerFormQuestion(state, command)
      case 'GiveConsent':
        return recordConsent(state, command)
      case 'NoteRecording':
        return [
          {
            type: 'RecordingTranscribed',
            data: { seconds: command.seconds, engine: command.engine },
          },
        ]
      case 'TakeTurn':
        return recordTurn(state, command)
      case 'RecordReading':
        return recordFormInterpretation(state, command)
      case 'Complete':
        return complete(state)
      case 'Abandon':
        return abandon(state, command.respondentActions)
      case 'Rate':
        return rate(state, command)
      case 'Erase':
        return [erasureEvent(state, command.reason)]
    }
  },
}

/** An owner talking to the interviewer before anybody else does: the same conversation, in streams that count nowhere. */
export const preview: typeof conversation = { ...conversation, category: 'preview' }

/** What only the person does. */
const respondentCommands: ReadonlySet<ConversationCommand['type']> = new Set([
  'SubmitAnswer',
  'FillIn',
  'Complete',
  'Rate',
  'GiveConsent',
])

/** The interviewer may still have been at work; who comes back finds nothing. */
function decideAfterErasure({ type }: ConversationCommand): [] {
  if (respondentCommands.has(type)) refuse('conversations/not-found')
  return []
}

type Command<T extends ConversationCommand['type']> = Extract<ConversationCommand, { type: T }>

/** A personal link leads to its conversation again, until that is over. */
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
  const missing = data.requiredFields.filter((field) => !preSurveyData?.[field]?.trim())
  if (missing.length > 0) refuse('conversations/pre-survey-incomplete', { missing })
  const started: ConversationEvent = { type: 'SessionStarted', data }
  if (!preSurveyData || data.requiredFields.length === 0) return [started]
  // Only what was asked for is kept.
  const wanted = data.requiredFields.map((field) => [
    field,
    sanitizeText(preSurveyData[field] ?? ''),
  ])
  return [started, { type: 'PreSurveyDataGiven', data: { fields: Object.fromEntries(wanted) } }]
}

/** The next question and no other: one that was asked already, or comes too late, is old news. */
function askQuestion(
  state: Conversation,
  { number, question, incidents = [] }: Omit<Command<'AskQuestion'>, 'type'>,
): ConversationEvent[] {
  const last = state.askedQuestions.at(-1)
  const due = state.askedQuestions.length + 1
  if (state.stage === 'finished' || number !== due || (last && !last.responseId)) return []
  if (due > state.maxQuestions) throw new Error(`question ${due} of ${state.maxQuestions}`)
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
      // Who was never heard has not spoken, whatever a client says.
      ...(command.spoken && state.audio.transcribedSeconds > 0 && { spoken: true as const }),
    },
  }
}

function recordTurn(state: Conversation, command: Command<'TakeTurn'>): ConversationEvent[] {
  const read = interpretationEvents(state, state.askedQuestions[command.number - 1], command)
  if (read.length === 0 || state.stage === 'finished') return read
  const { next } = command
  const then =
    next.kind === 'ask'
      ? askQuestion(state, { ...next, number: command.number + 1 })
      : completionEvents(state, next.reason)
  return [...read, ...then]
}

/** Whoever went back meanwhile gave another answer, and that one is read by itself. */
function recordFormInterpretation(
  state: Conversation,
  command: Command<'RecordReading'>,
): ConversationEvent[] {
  const answered = state.askedQuestions.find(({ questionId }) => questionId === command.questionId)
  return answered?.times === command.times ? interpretationEvents(state, answered, command) : []
}

function interpretationEvents(
  { objectives }: Conversation,
  answered: Conversation['askedQuestions'][number] | undefined,
  made: Pick<Command<'RecordReading'>, 'coding' | 'incidents' | 'objectives'>,
): ConversationEvent[] {
  // Heard twice, or overtaken: it was read already.
  if (!answered?.responseId || answered.intent) return []
  const { questionId, responseId } = answered
  const coded: ConversationEvent = {
    type: 'AnswerCoded',
    data: { questionId, responseId, ...made.coding },
  }
  const changes = made.objectives
    .filter(({ objectiveId, status }) => objectives.get(objectiveId) !== status)
    .map((data): ConversationEvent => ({ type: 'ObjectiveStatusChanged', data }))
  return [...(made.incidents ?? []), coded, ...changes]
}
