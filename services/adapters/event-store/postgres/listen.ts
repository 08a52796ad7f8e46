import pg from 'pg'

const initialRetryMs = 50
const maxRetryMs = 2_000
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

  const connect = async (pauseMs: number) => {
    const mine = new pg.Client({ connectionString, keepAlive: true, application_name: 'prosa-log' })
    client = mine
    let lost = false
    const retry = () => {
      if (lost || stopped) return
      lost = true
      timer = setTimeout(() => void connect(Math.min(pauseMs * 2, maxRetryMs)), pauseMs)
    }
    mine.on('error', retry)
    mine.on('end', retry)
    mine.on('notification', ({ payload }) => payload !== self && wake())
    try {
      await mine.connect()
      await mine.query(`listen ${logNotifyChannel}`)
      // What was announced while nobody listened.
      wake()
    } catch {
      retry()
    }
  }
  void connect(initialRetryMs)

  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
