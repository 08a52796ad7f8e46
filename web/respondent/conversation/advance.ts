// Decides the next step from the state alone: send pending answers, else request a question, else complete. The order in
// which socket messages, responses and input arrive does not matter.
import { ApiError } from './api.ts'
import type { ConversationRun } from './conversation-run.ts'
import type { UnsentAnswer } from './conversation-storage.ts'
import { retryTransient } from './retry.ts'
import type { ConversationState, Notice } from './conversation-state.ts'
import { markDelivered, openQuestion } from './transcript.ts'

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
  if (unsent) return deliver(run, unsent)
  if (run.isFinished) return (await loadOutcomes(run)).complete(run, sessionId)
  if (run.isForm) return run.finish?.(sessionId) ?? false
  if (openQuestion(store.getState().turns)) return false
  const { requestQuestion } = await retryTransient(
    run.loadInterview,
    retryOptions(run, 'nextQuestionFailed'),
  )
  return requestQuestion(run, sessionId)
}

async function deliver(run: ConversationRun, unsent: UnsentAnswer): Promise<boolean> {
  const { store, storage, api } = run
  const { key, sessionId, answer } = unsent
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
    const { handleRefusedAnswer } = await loadOutcomes(run)
    return handleRefusedAnswer(run, unsent, failure)
  }
}

/** What is not needed before the first answer. */
export const loadOutcomes = (run: ConversationRun) =>
  retryTransient(run.loadOutcomes, retryOptions(run, null))

export const noFailure = { isOffline: false, isDeliveryDelayed: false, notice: null } as const

/** During retries: shows that the server is unreachable, and after a while what fails. */
export function retryOptions(
  run: ConversationRun,
  notice: Notice | null,
  retrying: Partial<ConversationState> = {},
) {
  return {
    retryDelay: run.retryDelay,
    signal: run.abortController.signal,
    onFailure: ({ status, code }: ApiError, tries: number) => {
      const isLong = tries >= (code === 'conversations/question-pending' ? 8 : 3)
      run.store.setState({
        ...retrying,
        isOffline: status === 0,
        ...(notice && isLong && status !== 0 ? { notice } : {}),
      })
    },
  }
}
