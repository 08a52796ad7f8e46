// The live feed of one conversation: brings each question as soon as it exists. The page works without it, a little slower.
import type { Cursor, RespondentMessage } from '#contract/live.ts'
import type { Patience } from './persist.ts'

export type Follow = (sessionId: string, hear: (message: RespondentMessage) => void) => () => void

/** Follows until the returned function is called. After each cut it asks for what is new since the last cursor. */
export function followOver(baseUrl: string, patience: Patience): Follow {
  return (sessionId, hear) => {
    const end = new AbortController()
    void keepFollowing(
      `${baseUrl}/api/public/sessions/${sessionId}/live`,
      hear,
      patience,
      end.signal,
    )
    return () => end.abort()
  }
}

async function keepFollowing(
  url: string,
  hear: (message: RespondentMessage) => void,
  patience: Patience,
  signal: AbortSignal,
): Promise<void> {
  let since: Cursor = ''
  let cuts = 0
  while (!signal.aborted) {
    const address = `${url.replace(/^http/, 'ws')}?since=${encodeURIComponent(since)}`
    await untilCut(address, signal, (message) => {
      cuts = 0
      if (message.type === 'turns') since = message.cursor
      hear(message)
    })
    cuts++
    await patience.wait(Math.min(30_000, 500 * 2 ** cuts) * (0.75 + Math.random() / 2), signal)
  }
}

function untilCut(
  address: string,
  signal: AbortSignal,
  hear: (message: RespondentMessage) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    const close = () => socket.close()
    signal.addEventListener('abort', close)
    socket.onmessage = ({ data }) => {
      if (!signal.aborted) hear(JSON.parse(String(data)) as RespondentMessage)
    }
    socket.onclose = () => {
      signal.removeEventListener('abort', close)
      resolve()
    }
  })
}
