// Live feed of one conversation: delivers each question as soon as it exists. Optional: without it questions arrive by calls.
import type { Cursor, RespondentMessage } from '#contract/live.ts'
import type { RetryDelay } from './retry.ts'

export type Subscribe = (
  sessionId: string,
  onMessage: (message: RespondentMessage) => void,
) => () => void

/** Subscribes until the returned function is called. After each reconnect it requests what is new since the last cursor. */
export function createLiveSubscriber(baseUrl: string, retryDelay: RetryDelay): Subscribe {
  return (sessionId, onMessage) => {
    const end = new AbortController()
    void subscribeWithReconnect(
      `${baseUrl}/api/public/sessions/${sessionId}/live`,
      onMessage,
      retryDelay,
      end.signal,
    )
    return () => end.abort()
  }
}

async function subscribeWithReconnect(
  url: string,
  onMessage: (message: RespondentMessage) => void,
  retryDelay: RetryDelay,
  signal: AbortSignal,
): Promise<void> {
  let since: Cursor = ''
  let cuts = 0
  while (!signal.aborted) {
    const address = `${url.replace(/^http/, 'ws')}?since=${encodeURIComponent(since)}`
    await readUntilDisconnect(address, signal, (message) => {
      cuts = 0
      if (message.type === 'turns') since = message.cursor
      onMessage(message)
    })
    cuts++
    await retryDelay.wait(Math.min(30_000, 500 * 2 ** cuts) * (0.75 + Math.random() / 2), signal)
  }
}

function readUntilDisconnect(
  address: string,
  signal: AbortSignal,
  onMessage: (message: RespondentMessage) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    const close = () => socket.close()
    signal.addEventListener('abort', close)
    socket.onmessage = ({ data }) => {
      if (!signal.aborted) onMessage(JSON.parse(String(data)) as RespondentMessage)
    }
    socket.onclose = () => {
      signal.removeEventListener('abort', close)
      resolve()
    }
  })
}
