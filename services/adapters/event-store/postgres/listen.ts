import pg from 'pg'
import { backoffDelay } from '#kernel/async/backoff.ts'

const backoff = { initialDelayMs: 50, maxDelayMs: 2_000 }
export const logNotifyChannel = 'prosa_log'

/** Calls `wake` whenever a process other than `self` appended. Uses a connection of its own, and reconnects. */
export function listenForAppends(
  connectionString: string,
  self: string,
  wake: () => void,
): AsyncDisposable {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async (retry: number) => {
    const current = new pg.Client({
      connectionString,
      keepAlive: true,
      application_name: 'prosa-log',
    })
    client = current
    let lost = false
    const reconnect = () => {
      if (lost || stopped) return
      lost = true
      timer = setTimeout(() => void connect(retry + 1), backoffDelay(backoff, retry))
    }
    current.on('error', reconnect)
    current.on('end', reconnect)
    current.on('notification', ({ payload }) => payload !== self && wake())
    try {
      await current.connect()
      await current.query(`listen ${logNotifyChannel}`)
      // Notifications may have been missed before this connection.
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
