// What follows a refusal, a lost conversation and the end: loaded once a conversation has started.
import type { ProblemCode } from '#contract/problems.ts'
import { noFailure, retryOptions } from './advance.ts'
import { ApiError } from './api.ts'
import type { ConversationRun } from './conversation-run.ts'
import type { ConversationStorage, UnsentAnswer } from './conversation-storage.ts'
import type { Notice } from './conversation-state.ts'
import { retryTransient } from './retry.ts'
import { applyUnsentAnswers, type Turn } from './transcript.ts'

/** Final: no input changes it. */
const permanentFailures: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'surveys/not-public',
  'surveys/unavailable',
  'surveys/full',
  'surveys/no-questions',
  'surveys/invitation-required',
  'surveys/invitation-invalid',
  'surveys/invitation-used',
  'conversations/already-answered',
  'conversations/finished',
])

/** The server's refusal to start a session. */
export function handleStartFailure({ store, isForm }: ConversationRun, failure: ApiError): void {
  if (failure.code && permanentFailures.has(failure.code)) {
    store.setState({ phase: 'unavailable', problem: failure.code })
  } else if (failure.code === 'conversations/pre-survey-incomplete') {
    store.setState({ phase: 'fields' })
  } else if (failure.details.issues?.some(({ path }) => path[0] === 'pre_survey_data')) {
    store.setState({ phase: 'fields', refusedFields: failure.details.issues })
  } else if (!isForm) {
    // The attempts are over: what was said of the connection no longer holds.
    store.setState({ notice: 'startFailed', isOffline: navigator.onLine === false })
  }
}

export async function handleRefusedAnswer(
  run: ConversationRun,
  { key, sessionId, answer }: UnsentAnswer,
  failure: ApiError,
): Promise<boolean> {
  const { store, storage } = run
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

/** The server has refused an answer: the question is open again. */
export const reopenQuestion = (turns: readonly Turn[], questionId: string): Turn[] =>
  turns.map((turn) =>
    turn.question.id === questionId ? { question: turn.question, answer: null } : turn,
  )

/** Shows completion at once and repeats the request until the server has acknowledged it. */
export async function complete(run: ConversationRun, sessionId: string): Promise<boolean> {
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

/** Removes the current conversation from this device. */
export function clearConversation(storage: ConversationStorage): void {
  for (const each of [storage.session, storage.starting, storage.draft, storage.entry]) each.clear()
  const asides = new Set(storage.aside.get()?.map(({ name }) => name))
  const { stored } = storage.outbox
  const waiting = stored.get()?.filter(({ sessionId }) => asides.has(sessionId)) ?? []
  if (waiting.length > 0) stored.set(waiting)
  else stored.clear()
}

export function markLost(run: ConversationRun): boolean {
  run.unsubscribe?.()
  clearConversation(run.storage)
  run.store.setState({ phase: 'lost', ...noFailure })
  return false
}
