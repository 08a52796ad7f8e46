// A respondent without a browser: holds a whole conversation through the public interface, with the page's own engine.
import type { Question } from '#contract/api/public.ts'
import { createPublicApi, type Answer } from '../../../web/respondent/conversation/api.ts'
import { createConversation } from '../../../web/respondent/conversation/conversation.ts'
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

/** What a person says to a question. */
export type AnswerBody = Omit<Answer, 'question_id'>

export type RunConversationOptions = {
  baseUrl: string
  publicId: string
  /** Null leaves the conversation where it is. */
  answerOf: (
    question: Question,
    turns: readonly Turn[],
  ) => AnswerBody | null | Promise<AnswerBody | null>
  /** Told of every question and, again, of every acknowledged answer. */
  onTurn?: (turn: Turn) => void
  /** Told of every change, such as being offline. */
  onState?: (state: ConversationState) => void
  /** Listens to the live feed too. By default yes; without it the calls alone carry the conversation. */
  useSocket?: boolean
  /** Asked for before the first question. */
  fields?: Record<string, string>
  userAgent?: string
  /** Goes on where a store left off, as a reloaded page does. By default a new one. */
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

/** Resolves when the conversation is over or left. Waits out whatever passes; rejects when the survey takes no answers. */
export async function runConversation(
  options: RunConversationOptions,
): Promise<RunConversationResult> {
  const { baseUrl, publicId, fields, signal } = options
  const memory = createConversationStorage(options.store ?? memoryStore(), publicId)
  const patience = createRetryDelay()
  const conversation = createConversation({
    publicId,
    maxQuestions: 0,
    requiredFields: [],
    startData: { user_agent: options.userAgent ?? 'prosa-script', mode: 'advanced' },
    api: createPublicApi(baseUrl),
    storage: memory,
    retryDelay: patience,
    loadSubscriber:
      (options.useSocket ?? true) ? async () => createLiveSubscriber(baseUrl, patience) : undefined,
  })
  const { promise, resolve, reject } = Promise.withResolvers<'completed' | 'left'>()
  const leave = () => resolve('left')
  signal?.addEventListener('abort', leave)
  const notifiedAnswers = new Map<string, string | null>()
  const onStateChange = (state: ConversationState) => {
    options.onState?.(state)
    for (const turn of state.turns) {
      if (turn.isUnsent || notifiedAnswers.get(turn.question.id) === turn.answer) continue
      const isNew = !notifiedAnswers.has(turn.question.id)
      notifiedAnswers.set(turn.question.id, turn.answer)
      options.onTurn?.(turn)
      if (isNew && turn === state.turns.at(-1) && openQuestion(state.turns))
        answerQuestion(turn.question).catch(reject)
    }
    if (state.phase === 'completed' && state.isSettled) resolve('completed')
    const refusal = refusalOf(state)
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
    if (!memory.session.get()) await conversation.begin(fields)
    const outcome = signal?.aborted ? 'left' : await promise
    const { turns, rewards } = conversation.store.getState()
    return { outcome, sessionId: memory.session.get(), turns, rewards }
  } finally {
    unsubscribe()
    signal?.removeEventListener('abort', leave)
    conversation.close()
  }
}

/** What the person could not cure by waiting. */
function refusalOf({ phase, notice, isOffline, problem }: ConversationState): string | undefined {
  if (phase === 'unavailable') return problem ?? 'it takes no answers'
  if (phase === 'lost') return 'the conversation no longer exists'
  if (phase === 'fields') return 'it asks for information first'
  if (notice === 'startFailed') return isOffline ? 'nobody answers' : 'it could not be started'
  if (notice === 'sendFailed' || notice === 'answerUnfit' || notice === 'questionMissing')
    return notice
  return undefined
}

function memoryStore(): WebStorage {
  const held = new Map<string, string>()
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
  }
}
