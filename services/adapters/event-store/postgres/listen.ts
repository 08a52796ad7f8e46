import pg from 'pg'
import { backoffDelay } from '#kernel/async/backoff.ts'

const backoff = { initialDelayMs: 50, maxDelayMs: 2_000 }
export const logNotifyChannel = 'prosa_log'

/** Calls `wake` whenever a process other than `self` appended, over a connection of its own that comes back by itself. */
export function listenForAppends(
  connectionString: string,
  self: string,
  wake: () => void,
): AsyncDisposable {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async (retry: number) => {
    const mine = new pg.Client({ connectionString, keepAlive: true, application_name: 'prosa-log' })
    client = mine
    let lost = false
    const reconnect = () => {
      if (lost || stopped) return
      lost = true
      timer = setTimeout(() => void connect(retry + 1), backoffDelay(backoff, retry))
    }
    mine.on('error', reconnect)
    mine.on('end', reconnect)
    mine.on('notification', ({ payload }) => payload !== self && wake())
    try {
      await mine.connect()
      await mine.query(`listen ${logNotifyChannel}`)
      // What was announced while nobody listened.
      wake()
    } catch {
      reconnect()
    }
  }
  void connect(1)

  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
