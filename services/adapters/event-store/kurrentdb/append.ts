import {
  WrongExpectedRevision,
  type EventStore,
  type ExpectedRevision,
  type Position,
} from '#ports/event-store.ts'
import { openSemaphore } from '#kernel/async/semaphore.ts'
import { serializeEvents, type SerializedEvent } from '../serialize-events.ts'
import { fromPosition, toPosition } from '../position.ts'
import { type Client, type Connection } from './connection.ts'

const timeoutMs = 11_000
/**
 * Appends share one stream of the client, which buffers sixteen messages. Were more to wait there when the connection
 * falls, their rejections would have no handler.
 */
const maxConcurrentAppends = 15

/** `head` is where the log ended when the store was opened. */
export function createAppend(link: Connection, head: Position): EventStore['append'] {
  const inSlot = openSemaphore(maxConcurrentAppends)
  let highest = fromPosition(head)

  /** The position of the last event. A retried append returns an older position than the highest; that one is looked up. */
  const resolvePosition = async (
    stream: string,
    revision: bigint,
    returned: bigint | undefined,
  ): Promise<bigint> => {
    if (returned !== undefined && returned > highest) return (highest = returned)
    return (
      (await link.run((client) => findPosition(client, stream, revision), timeoutMs)) ??
      returned ??
      0n
    )
  }

  return async (stream, expected, events) => {
    const records = serializeEvents(events).map((event) => toJsonEvent(link, event))
    return inSlot(async () => {
      try {
        const { nextExpectedRevision: revision, position } = await link.run(
          (client) => client.appendToStream(stream, records, { streamState: expected }),
          timeoutMs,
        )
        return {
          revision,
          position: toPosition(await resolvePosition(stream, revision, position?.commit)),
        }
      } catch (error) {
        throw toWrongExpected(link, error, stream, expected)
      }
    })
  }
}

async function findPosition(
  client: Client,
  stream: string,
  revision: bigint,
): Promise<bigint | undefined> {
  for await (const { event, commitPosition } of client.readStream(stream, {
    fromRevision: revision,
    maxCount: 1,
  })) {
    return event?.position?.commit ?? commitPosition
  }
  return undefined
}

function toJsonEvent({ sdk }: Connection, { id, type, data, meta }: SerializedEvent) {
  return sdk.jsonEvent({
    id,
    type,
    data: JSON.parse(data) as Record<string, unknown>,
    metadata: JSON.parse(meta) as Record<string, string>,
  })
}

function toWrongExpected(
  { sdk }: Connection,
  error: unknown,
  stream: string,
  expected: ExpectedRevision,
): unknown {
  if (!(error instanceof sdk.WrongExpectedVersionError)) return error
  const { actualState } = error
  return new WrongExpectedRevision(
    stream,
    expected,
    typeof actualState === 'bigint' ? actualState : null,
  )
}
