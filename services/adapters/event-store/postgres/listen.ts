import pg from 'pg'
import { backoffDelay } from '#kernel/async/backoff.ts'

const backoff = { initialDelayMs: 50, maxDelayMs: 2_000 }
export const logNotifyChannel = 'prosa_log'

type LogListeners = {
  /** Another process has appended, or notifications may have been missed. */
  onAppended: () => void
  /** Another process runs. */
  onPeer: (peer: { hasJoined: boolean }) => void
}

/** Precedes the id of a process whose connection has begun to listen. */
const joinedPrefix = 'joined '

/** Listens for processes other than `self`, and announces this one to them. Uses a connection of its own, and reconnects. */
export function listenForAppends(
  connectionString: string,
  self: string,
  { onAppended, onPeer }: LogListeners,
): AsyncDisposable {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const receive = ({ payload = '' }: pg.Notification) => {
    const hasJoined = payload.startsWith(joinedPrefix)
    if (payload === self || payload === joinedPrefix + self) return
    onPeer({ hasJoined })
    if (!hasJoined) onAppended()
  }
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
    current.on('notification', receive)
    try {
      await current.connect()
      await current.query(`listen ${logNotifyChannel}`)
      // Notifications may have been missed before this connection.
      onAppended()
      await current.query('select pg_notify($1, $2)', [logNotifyChannel, joinedPrefix + self])
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
