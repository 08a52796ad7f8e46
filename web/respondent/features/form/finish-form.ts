// Completes a form once all answers are delivered; retries until the server acknowledges it.
import { loadOutcomes, retryOptions } from '../../conversation/advance.ts'
import { ApiError } from '../../conversation/api.ts'
import { retryTransient } from '../../conversation/retry.ts'
import { showQuestion, type FormSession } from './form-session.ts'

export function finishForm(session: FormSession): void {
  const { run, store, saved } = session
  const { questions } = store.getState()
  const missing = questions.findIndex(({ id, is_required }) => is_required && !saved.get(id))
  if (missing >= 0) return showMissingQuestion(session, missing)
  const end = new AbortController()
  run.abortController.signal.addEventListener('abort', () => end.abort())
  session.completionAbort = end
  run.finish = (sessionId) => complete(session, sessionId, end.signal)
  store.setState({ isFinishing: true })
  run.store.setState({ notice: null })
  // A refused start is tried once more: the reason may be gone.
  if (!run.sessionId) void session.begin(run.storage.starting.get()?.start.pre_survey_data)
}

/** Going back cancels the completion. */
export function cancelFinish(session: FormSession): void {
  session.completionAbort?.abort()
  session.run.finish = undefined
  session.store.setState({ isFinishing: false })
}

async function complete(
  session: FormSession,
  sessionId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { run, store } = session
  try {
    await retryTransient(() => run.api.complete(sessionId), {
      ...retryOptions(run, 'finishFailed'),
      signal,
    })
    run.isFinished = true
    run.storage.entry.clear()
    return true
  } catch (failure) {
    if (signal.aborted) return false
    if (!(failure instanceof ApiError)) throw failure
    store.setState({ isFinishing: false })
    if (failure.code === 'conversations/not-found') return (await loadOutcomes(run)).markLost(run)
    if (failure.code === 'conversations/required-missing') showMissingAnswers(session, failure)
    else run.store.setState({ notice: 'finishFailed' })
    return false
  }
}

/** The server lacks answers that were acknowledged: they are sent again. */
function showMissingAnswers(session: FormSession, { details }: ApiError): void {
  const { run, store, saved } = session
  const ids = Array.isArray(details['missing']) ? (details['missing'] as unknown[]) : []
  for (const id of ids) saved.delete(String(id))
  run.finish = undefined
  const first = store.getState().questions.findIndex(({ id }) => ids.includes(id))
  if (first >= 0) showMissingQuestion(session, first)
  else run.store.setState({ notice: 'finishFailed' })
}

function showMissingQuestion(session: FormSession, at: number): void {
  showQuestion(session, at)
  session.store.setState({ isTried: true })
}
