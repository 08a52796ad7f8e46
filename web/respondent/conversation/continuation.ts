// A conversation goes on on another device by a link that carries its secret behind the #, which no server ever sees.
import type { Memory } from './memory.ts'

const carried = /^#on=([0-9a-f]{32})$/

type Place = Pick<Location, 'origin' | 'pathname'>

export const continuationOf = (sessionId: string, { origin, pathname }: Place) =>
  `${origin}${pathname}#on=${sessionId}`

/** Takes over the conversation that the page was opened with. True where there was one: then it is to leave the address. */
export function takeContinuation(hash: string, { session }: Pick<Memory, 'session'>): boolean {
  const [, sessionId] = carried.exec(hash) ?? []
  if (sessionId) session.set(sessionId)
  return sessionId !== undefined
}
