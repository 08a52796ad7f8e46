// Decides the next step from the state alone: send pending answers, else request a question, else complete. The order in
// which socket messages, responses and input arrive does not matter.
import { ApiError } from './api.ts'
import type { ConversationRun } from './conversation-run.ts'
import type { UnsentAnswer } from './conversation-storage.ts'
import { retryTransient } from './retry.ts'
import type { ConversationState, Notice } from './conversation-state.ts'
import { markDelivered, openQuestion, reopenQuestion, applyUnsentAnswers } from './transcript.ts'

/** Takes steps until the respondent has to answer or nothing is left to do. Runs once at a time. */
export async function advance(run: ConversationRun): Promise<void> {
  run.isStale = true
  if (run.isBusy) return
  run.isBusy = true
  try {
    await run.afterPaint?.()
    while (run.isStale && !run.abortController.signal.aborted) {
      run.isStale = false
      if (await step(run)) run.isStale = true
    }
  } catch (failure) {
    if (!run.abortController.signal.aborted) throw failure
  } finally {
    run.isBusy = false
  }
}

/** Returns whether another step may follow. */
async function step(run: ConversationRun): Promise<boolean> {
  const { sessionId, store, storage } = run
  if (!sessionId || store.getState().phase !== 'talking') return false
  const unsent = storage.outbox.all(sessionId)[0]
  if (unsent) return deliver(run, sessionId, unsent)
  if (run.isFinished) return complete(run, sessionId)
  if (run.isForm) return run.finish?.(sessionId) ?? false
  if (openQuestion(store.getState().turns)) return false
  const { requestQuestion } = await retryTransient(
    run.loadInterview,
    retryOptions(run, 'nextQuestionFailed'),
  )
  return requestQuestion(run, sessionId)
}

async function deliver(
  run: ConversationRun,
  sessionId: string,
  { key, answer }: UnsentAnswer,
): Promise<boolean> {
  const { store, storage, api } = run
  try {
    const { help } = await retryTransient(
      () => api.submit(sessionId, answer, key),
      retryOptions(run, 'sendFailed', { isDeliveryDelayed: true }),
    )
    storage.outbox.remove(key)
    store.setState(({ turns }) => ({
      turns: markDelivered(turns, answer.question_id),
      ...(help && { help }),
      ...noFailure,
    }))
    return true
  } catch (failure) {
    if (!(failure instanceof ApiError) || run.abortController.signal.aborted) throw failure
    storage.outbox.remove(key)
    if (failure.code === 'conversations/not-found') return markLost(run)
    if (failure.code === 'conversations/finished') run.isFinished = true
    if (failure.status === 409 || failure.code === 'request/key-reused') {
      return resync(run, sessionId, run.isFinished ? null : 'answeredElsewhere')
    }
    storage.draft.set({ questionId: answer.question_id, text: answer.text_response ?? '' })
    store.setState(({ turns }) => ({
      turns: reopenQuestion(turns, answer.question_id),
      ...noFailure,
      notice: failure.status === 422 ? 'answerUnfit' : 'sendFailed',
    }))
    return false
  }
}

/** Shows completion at once and repeats the request until the server has acknowledged it. */
async function complete(run: ConversationRun, sessionId: string): Promise<boolean> {
  const { store, api } = run
  run.unsubscribe?.()
  run.storage.draft.clear()
  store.setState({ phase: 'completed', partialQuestion: null, ...noFailure })
  try {
    const { rewards_data, help, closing, receipt_code, rating } = await retryTransient(
      () => api.complete(sessionId),
      retryOptions(run, null),
    )
    store.setState({
      rewards: rewards_data?.rewards ?? [],
      help,
      closing,
      receiptCode: receipt_code,
      rating,
      isSettled: true,
      ...noFailure,
    })
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    store.setState({ isSettled: true })
  }
  return false
}

/** Another device answered, or a message was missed: takes the server's state. */
export async function resync(
  run: ConversationRun,
  sessionId: string,
  notice: Notice | null,
): Promise<boolean> {
  const { store, storage, api } = run
  const session = await retryTransient(() => api.session(sessionId), retryOptions(run, null)).catch(
    (failure: unknown) => {
      if (failure instanceof ApiError && failure.status === 404) return undefined
      throw failure
    },
  )
  if (!session) return markLost(run)
  run.isFinished ||= session.finished
  store.setState({
    turns: applyUnsentAnswers(session.turns, storage.outbox.all(sessionId)),
    maxQuestions: session.session_state.max_questions,
    ...noFailure,
    notice,
  })
  return true
}

export function markLost(run: ConversationRun): boolean {
  run.unsubscribe?.()
  run.storage.clearConversation()
  run.store.setState({ phase: 'lost', ...noFailure })
  return false
}

export const noFailure = { isOffline: false, isDeliveryDelayed: false, notice: null } as const

/** During retries: shows that the server is unreachable, and after a while what fails. */
export function retryOptions(
  run: ConversationRun,
  notice: Notice | null,
  meanwhile: Partial<ConversationState> = {},
) {
  return {
    retryDelay: run.retryDelay,
    signal: run.abortController.signal,
    onFailure: ({ status, code }: ApiError, tries: number) => {
      const isLong = tries >= (code === 'conversations/question-pending' ? 8 : 3)
      run.store.setState({
        ...meanwhile,
        isOffline: status === 0,
        ...(notice && isLong && status !== 0 ? { notice } : {}),
      })
    },
  }
}
