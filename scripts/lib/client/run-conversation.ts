// Holds a whole conversation through the public API with the engine of the respondents' page, without a browser.
import type { Question } from '#contract/api/conversation-turns.ts'
import { ApiError, createPublicApi, type Answer } from '../../../web/respondent/conversation/api.ts'
import { createConversation } from '../../../web/respondent/conversation/conversation.ts'
import { handleMessage, requestQuestion } from '../../../web/respondent/conversation/interview.ts'
import { createLiveSubscriber } from '../../../web/respondent/conversation/live-feed.ts'
import {
  createConversationStorage,
  type WebStorage,
} from '../../../web/respondent/conversation/conversation-storage.ts'
import { createRetryDelay } from '../../../web/respondent/conversation/retry.ts'
import type {
  ConversationState,
  Reward,
} from '../../../web/respondent/conversation/conversation-state.ts'
import { openQuestion, type Turn } from '../../../web/respondent/conversation/transcript.ts'

/** An answer without its question id. */
export type AnswerBody = Omit<Answer, 'question_id'>

export type RunConversationOptions = {
  baseUrl: string
  publicId: string
  /** Null leaves the conversation. */
  answerOf: (
    question: Question,
    turns: readonly Turn[],
  ) => AnswerBody | null | Promise<AnswerBody | null>
  /** Called for every question, and again for every acknowledged answer. */
  onTurn?: (turn: Turn) => void
  /** Called for every change of the state. */
  onState?: (state: ConversationState) => void
  /** Subscribes to the live feed too; default true. */
  useSocket?: boolean
  /** Values of the fields that the survey requires before the first question. */
  fields?: Record<string, string>
  userAgent?: string
  /** Resumes the conversation of a store, as a reloaded page does; default: a new store. */
  store?: WebStorage
  /** Leaves when aborted. */
  signal?: AbortSignal
}

export type RunConversationResult = {
  outcome: 'completed' | 'left'
  sessionId: string | undefined
  turns: Turn[]
  rewards: Reward[]
}

/** Resolves when the conversation is completed or left. Retries transient failures; rejects on permanent ones. */
export async function runConversation(
  options: RunConversationOptions,
): Promise<RunConversationResult> {
  const { baseUrl, publicId, fields, signal } = options
  const storage = createConversationStorage(options.store ?? memoryStore(), publicId)
  const retryDelay = createRetryDelay()
  const api = createPublicApi(baseUrl)
  let startFailure: unknown
  const conversation = createConversation({
    publicId,
    maxQuestions: 0,
    requiredFields: [],
    startData: { user_agent: options.userAgent ?? 'prosa-script', mode: 'advanced' },
    api: {
      ...api,
      start: (...start) =>
        api.start(...start).catch((failure: unknown) => {
          startFailure = failure
          throw failure
        }),
    },
    storage,
    retryDelay,
    loadInterview: () => Promise.resolve({ handleMessage, requestQuestion }),
    loadSubscriber:
      (options.useSocket ?? true)
        ? async () => createLiveSubscriber(baseUrl, retryDelay)
        : undefined,
  })
  const { promise, resolve, reject } = Promise.withResolvers<'completed' | 'left'>()
  const leave = () => resolve('left')
  signal?.addEventListener('abort', leave)
  const reportedAnswers = new Map<string, string | null>()
  const onStateChange = (state: ConversationState) => {
    options.onState?.(state)
    for (const turn of state.turns) {
      if (turn.isUnsent || reportedAnswers.get(turn.question.id) === turn.answer) continue
      const isNew = !reportedAnswers.has(turn.question.id)
      reportedAnswers.set(turn.question.id, turn.answer)
      options.onTurn?.(turn)
      if (isNew && turn === state.turns.at(-1) && openQuestion(state.turns))
        answerQuestion(turn.question).catch(reject)
    }
    if (state.phase === 'completed' && state.isSettled) resolve('completed')
    const refusal = refusalOf(state, startFailure)
    if (refusal) reject(new Error(`${publicId}: ${refusal}`))
  }
  const answerQuestion = async (question: Question) => {
    const answer = await options.answerOf(question, conversation.store.getState().turns)
    if (answer) conversation.answer({ question_id: question.id, ...answer })
    else leave()
  }
  const unsubscribe = conversation.store.subscribe(onStateChange)
  try {
    await conversation.resume()
    if (!storage.session.get()) await conversation.begin(fields)
    const outcome = signal?.aborted ? 'left' : await promise
    const { turns, rewards } = conversation.store.getState()
    return { outcome, sessionId: storage.session.get(), turns, rewards }
  } finally {
    unsubscribe()
    signal?.removeEventListener('abort', leave)
    conversation.close()
  }
}

/** Failure of a start while the server is down or cannot take it. */
export const unreachable = 'the server does not answer'

/** The reason why waiting does not help; undefined while it may. */
function refusalOf(state: ConversationState, startFailure: unknown): string | undefined {
  const { phase, notice, isDeliveryDelayed, problem } = state
  if (phase === 'unavailable') return problem ?? 'it takes no answers'
  if (phase === 'lost') return 'the conversation no longer exists'
  if (phase === 'fields') return 'it asks for information first'
  if (notice === 'startFailed') {
    const isUnavailable =
      startFailure instanceof ApiError && startFailure.isTransient && startFailure.status !== 500
    return isUnavailable ? unreachable : `it could not be started: ${String(startFailure)}`
  }
  // Shown while the answer is sent again, too.
  if (notice === 'sendFailed' && isDeliveryDelayed) return undefined
  if (notice === 'sendFailed' || notice === 'answerUnfit' || notice === 'questionMissing')
    return notice
  return undefined
}

function memoryStore(): WebStorage {
  const items = new Map<string, string>()
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}
