// What to do next, decided from the state alone: send what waits, else ask for a question, else end. So it does not
// matter in which order the socket, the calls and the person come.
import type { StoreApi } from 'zustand/vanilla'
import type { RespondentMessage } from '#contract/live.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { CallFailed } from './api.ts'
import type { ConversationOptions } from './conversation.ts'
import type { Unsent } from './memory.ts'
import { persist } from './persist.ts'
import type { ConversationState, Notice } from './state.ts'
import { delivered, openQuestion, reopened, withUnsent } from './transcript.ts'

export type Running = ConversationOptions & {
  store: StoreApi<ConversationState>
  sessionId?: string
  /** Under which a session is being begun. */
  attempt?: string | undefined
  /** Aborted when the question being waited for came another way. */
  asking?: AbortController
  unfollow?: (() => void) | undefined
  isBusy: boolean
  /** Something happened while a step was being taken. */
  isStale: boolean
  /** The server has said that no question follows. */
  isFinished: boolean
  /** Of a form, as it was when the session began. */
  questions?: readonly SurveyQuestion[]
  /** What a form does once nothing waits to be sent; whether another step may follow. */
  finish?: ((sessionId: string) => Promise<boolean>) | undefined
  end: AbortController
  /** Loads what only conversations do. Rejects with a `CallFailed`. */
  talking: () => Promise<Talking>
}

/** What a form, whose questions are known, does not do. */
export type Talking = {
  /** Whether another step may follow. */
  ask(run: Running, sessionId: string): Promise<boolean>
  hear(run: Running, message: RespondentMessage): void
}

/** Takes steps until the person is to speak, or nothing is left to do. One walk at a time. */
export async function advance(run: Running): Promise<void> {
  run.isStale = true
  if (run.isBusy) return
  run.isBusy = true
  try {
    await run.painted?.()
    while (run.isStale && !run.end.signal.aborted) {
      run.isStale = false
      if (await step(run)) run.isStale = true
    }
  } catch (failure) {
    if (!run.end.signal.aborted) throw failure
  } finally {
    run.isBusy = false
  }
}

/** Whether another step may follow. */
async function step(run: Running): Promise<boolean> {
  const { sessionId, store, memory } = run
  if (!sessionId || store.getState().phase !== 'talking') return false
  const unsent = memory.outbox.all(sessionId)[0]
  if (unsent) return deliver(run, sessionId, unsent)
  if (run.isFinished) return complete(run, sessionId)
  if (run.isForm) return run.finish?.(sessionId) ?? false
  if (openQuestion(store.getState().turns)) return false
  const { ask } = await persist(run.talking, waitingFor(run, 'nextQuestionFailed'))
  return ask(run, sessionId)
}

async function deliver(run: Running, sessionId: string, { key, answer }: Unsent): Promise<boolean> {
  const { store, memory, api } = run
  try {
    await persist(
      () => api.submit(sessionId, answer, key),
      waitingFor(run, 'sendFailed', { isKept: true }),
    )
    memory.outbox.remove(key)
    store.setState(({ turns }) => ({ turns: delivered(turns, answer.question_id), ...untroubled }))
    return true
  } catch (failure) {
    if (!(failure instanceof CallFailed) || run.end.signal.aborted) throw failure
    memory.outbox.remove(key)
    if (failure.code === 'conversations/not-found') return lose(run)
    if (failure.code === 'conversations/finished') run.isFinished = true
    if (failure.status === 409 || failure.code === 'request/key-reused') {
      return resync(run, sessionId, run.isFinished ? null : 'answeredElsewhere')
    }
    memory.draft.set({ questionId: answer.question_id, text: answer.text_response ?? '' })
    store.setState(({ turns }) => ({
      turns: reopened(turns, answer.question_id),
      ...untroubled,
      notice: failure.status === 422 ? 'answerUnfit' : 'sendFailed',
    }))
    return false
  }
}

/** The person is thanked at once; the server is told until it has heard. */
async function complete(run: Running, sessionId: string): Promise<boolean> {
  const { store, api } = run
  run.unfollow?.()
  run.memory.draft.clear()
  store.setState({ phase: 'completed', wording: null, ...untroubled })
  try {
    const { rewards_data, support, receipt_code, rating } = await persist(
      () => api.complete(sessionId),
      waitingFor(run, null),
    )
    store.setState({
      rewards: rewards_data?.rewards ?? [],
      needsSupport: support ?? false,
      receiptCode: receipt_code,
      rating,
      isSettled: true,
      ...untroubled,
    })
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    store.setState({ isSettled: true })
  }
  return false
}

/** Somebody else spoke in this conversation, or we missed something: the server's word counts. */
export async function resync(
  run: Running,
  sessionId: string,
  notice: Notice | null,
): Promise<boolean> {
  const { store, memory, api } = run
  const session = await persist(() => api.session(sessionId), waitingFor(run, null)).catch(
    (failure: unknown) => {
      if (failure instanceof CallFailed && failure.status === 404) return undefined
      throw failure
    },
  )
  if (!session) return lose(run)
  run.isFinished ||= session.finished
  store.setState({
    turns: withUnsent(session.turns, memory.outbox.all(sessionId)),
    maxQuestions: session.session_state.max_questions,
    ...untroubled,
    notice,
  })
  return true
}

export function lose(run: Running): boolean {
  run.unfollow?.()
  run.memory.forget()
  run.store.setState({ phase: 'lost', ...untroubled })
  return false
}

export const untroubled = { isOffline: false, isKept: false, notice: null } as const

/** While something is tried again: say when nobody hears us, and after a while what it is that fails. */
export function waitingFor(
  run: Running,
  notice: Notice | null,
  meanwhile: Partial<ConversationState> = {},
) {
  return {
    patience: run.patience,
    signal: run.end.signal,
    onFailure: ({ status, code }: CallFailed, tries: number) => {
      const isLong = tries >= (code === 'conversations/question-pending' ? 8 : 3)
      run.store.setState({
        ...meanwhile,
        isOffline: status === 0,
        ...(notice && isLong && status !== 0 ? { notice } : {}),
      })
    },
  }
}
