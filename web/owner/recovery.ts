// What failed while the server did not answer is fetched again once it answers, without a click.
import type { Query, QueryClient } from '@tanstack/react-query'
import { CallError, call } from '../shared/call.ts'

const firstDelayMs = 2_000
const maxDelayMs = 30_000

/** Whether the same request may succeed later. */
export const isTransient = (error: unknown): boolean =>
  error instanceof CallError && error.isUncertain

/** Resolves once the server answers; checks first after a delay, and only while the page is visible. */
export async function waitForServer(signal: AbortSignal, delayMs = firstDelayMs): Promise<void> {
  for (let delay = delayMs; ; delay = Math.min(2 * delay, maxDelayMs)) {
    await waitVisibly(delay, signal)
    if (signal.aborted || (await isAnswering(signal))) return
  }
}

const isAnswering = (signal: AbortSignal) =>
  call('GET /api/health', {}, { signal, timeoutMs: 5_000 }).then(
    () => true,
    () => false,
  )

/** Ends early when the network is back or the signal is aborted. */
async function waitVisibly(delayMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => resolve()
  const timer = setTimeout(end, delayMs)
  window.addEventListener('online', end, { once: true })
  signal.addEventListener('abort', end, { once: true })
  await promise
  clearTimeout(timer)
  window.removeEventListener('online', end)
  while (document.hidden && !signal.aborted) {
    const shown = Promise.withResolvers<void>()
    document.addEventListener('visibilitychange', () => shown.resolve(), { once: true })
    signal.addEventListener('abort', () => shown.resolve(), { once: true })
    await shown.promise
  }
}

/** Queries that are shown, and failed in a way that may pass. */
const hasFailed = (query: Query) =>
  query.isActive() && query.state.status === 'error' && isTransient(query.state.error)

/** Fetches failed queries again, at longer intervals while they keep failing. */
export function recoverQueries(client: QueryClient): void {
  const { signal } = new AbortController()
  let isRunning = false
  const run = async () => {
    isRunning = true
    for (let delay = firstDelayMs; client.getQueryCache().getAll().some(hasFailed); delay *= 2) {
      await waitForServer(signal, Math.min(delay, maxDelayMs))
      await client.refetchQueries({ predicate: hasFailed })
    }
    isRunning = false
  }
  client.getQueryCache().subscribe(({ query }) => {
    if (!isRunning && hasFailed(query)) void run()
  })
}
