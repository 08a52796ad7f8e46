import pg from 'pg'

const firstPauseMs = 50
const longestPauseMs = 2_000
export const channel = 'prosa_log'

/** Calls `wake` whenever a process other than `self` appended, over a connection of its own that comes back by itself. */
export function listen(connectionString: string, self: string, wake: () => void): AsyncDisposable {
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
      timer = setTimeout(() => void connect(Math.min(pauseMs * 2, longestPauseMs)), pauseMs)
    }
    mine.on('error', retry)
    mine.on('end', retry)
    mine.on('notification', ({ payload }) => payload !== self && wake())
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
      // What was announced while nobody listened.
      wake()
    } catch {
      retry()
    }
  }
  void connect(firstPauseMs)

  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
