// The end of a form: once everything is delivered, the server is told, for as long as it takes.
import { lose, waitingFor } from '../../conversation/advance.ts'
import { CallFailed } from '../../conversation/api.ts'
import { persist } from '../../conversation/persist.ts'
import { show, type Filling } from './filling.ts'

export function finish(fill: Filling): void {
  const { run, store, saved } = fill
  const { questions } = store.getState()
  const missing = questions.findIndex(({ id, is_required }) => is_required && !saved.get(id))
  if (missing >= 0) return showMissing(fill, missing)
  const end = new AbortController()
  run.end.signal.addEventListener('abort', () => end.abort())
  fill.finishing = end
  run.finish = (sessionId) => complete(fill, sessionId, end.signal)
  store.setState({ isFinishing: true })
  run.store.setState({ notice: null })
  // A start that was refused is tried once more: there may be a reason no longer.
  if (!run.sessionId) void fill.begin(run.memory.starting.get()?.start.pre_survey_data)
}

/** Back from the end: what is going on there ends. */
export function unfinish(fill: Filling): void {
  fill.finishing?.abort()
  fill.run.finish = undefined
  fill.store.setState({ isFinishing: false })
}

async function complete(fill: Filling, sessionId: string, signal: AbortSignal): Promise<boolean> {
  const { run, store } = fill
  try {
    await persist(() => run.api.complete(sessionId), {
      ...waitingFor(run, 'finishFailed'),
      signal,
    })
    run.isFinished = true
    run.memory.entry.clear()
    return true
  } catch (failure) {
    if (signal.aborted) return false
    if (!(failure instanceof CallFailed)) throw failure
    store.setState({ isFinishing: false })
    if (failure.code === 'conversations/not-found') return lose(run)
    if (failure.code === 'conversations/required-missing') reask(fill, failure)
    else run.store.setState({ notice: 'finishFailed' })
    return false
  }
}

/** The server lacks answers that were thought to be there: they are sent again as the person goes on. */
function reask(fill: Filling, { details }: CallFailed): void {
  const { run, store, saved } = fill
  const ids = Array.isArray(details['missing']) ? (details['missing'] as unknown[]) : []
  for (const id of ids) saved.delete(String(id))
  run.finish = undefined
  const first = store.getState().questions.findIndex(({ id }) => ids.includes(id))
  if (first >= 0) showMissing(fill, first)
  else run.store.setState({ notice: 'finishFailed' })
}

function showMissing(fill: Filling, at: number): void {
  show(fill, at)
  fill.store.setState({ isTried: true })
}
