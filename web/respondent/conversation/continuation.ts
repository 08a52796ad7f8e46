// A conversation goes on on another device by a link that carries its secret behind the #, which no server ever sees.
import type { Memory } from './memory.ts'

const carried = /^#on=([0-9a-f]{32})$/

type Place = Pick<Location, 'origin' | 'pathname'>

export const continuationOf = (sessionId: string, { origin, pathname }: Place) =>
  `${origin}${pathname}#on=${sessionId}`

/** The conversation that the page was opened with. */
export const continuationIn = (hash: string): string | undefined => carried.exec(hash)?.[1]

/** Whether the device holds something else of this survey, which is not to be left behind unasked. */
export function holdsAnother({ session, starting, outbox }: Memory, sessionId: string): boolean {
  const held = session.get()
  if (held) return held !== sessionId
  const attempt = starting.get()?.key
  return attempt !== undefined && outbox.all(attempt).length > 0
}
