import type { Position } from '#ports/event-store.ts'
import { toPosition } from '../position.ts'
import { linkFor, nextInTime, startRead } from './calls.ts'
import type { Connection } from './connection.ts'
import { backwardsRequest } from './requests.ts'

const timeoutMs = 5_000

/** The position of the last event, without the server's own records. */
export async function readHead(connection: Connection): Promise<Position> {
  const link = await linkFor(connection, 'leader')
  using call = startRead(connection, link, 'leader', backwardsRequest(undefined, undefined, 1))
  for (;;) {
    const messages = await nextInTime(connection, link, call, timeoutMs)
    if (!messages) return ''
    for (const message of messages)
      if (message.kind === 'event') return toPosition(message.position)
  }
}
