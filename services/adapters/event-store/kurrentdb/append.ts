import { WrongExpected, type EventStore, type Expected, type Position } from '#ports/event-store.ts'
import { encode, type Encoded } from '../checking.ts'
import { fromPosition, toPosition } from '../position.ts'
import { inTime, type Client, type Link } from './client.ts'

const timeoutMs = 11_000
/**
 * Appends share one stream of the client, which buffers sixteen messages. Were more to wait there when the connection
 * falls, their rejections would have no handler.
 */
const atOnce = 15

/** `head` is where the log ended when the store was opened. */
export function createAppend(link: Link, head: Position): EventStore['append'] {
  const slots = createSlots(atOnce)
  let highest = fromPosition(head)

  /** The last event's place. A retry is answered with a place that was passed before, which is then looked up. */
  const placeOf = async (
    stream: string,
    revision: bigint,
    answered: bigint | undefined,
  ): Promise<bigint> => {
    if (answered !== undefined && answered > highest) return (highest = answered)
    return (
      (await link.use((client) => inTime(lookUp(client, stream, revision), timeoutMs))) ??
      answered ??
      0n
    )
  }

  return async (stream, expected, events) => {
    const records = encode(events).map((event) => toRecord(link, event))
    using _ = await slots.take()
    try {
      const { nextExpectedRevision: revision, position } = await link.use((client) =>
        inTime(client.appendToStream(stream, records, { streamState: expected }), timeoutMs),
      )
      return { revision, position: toPosition(await placeOf(stream, revision, position?.commit)) }
    } catch (error) {
      throw asWrongExpected(link, error, stream, expected)
    }
  }
}

async function lookUp(
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

function toRecord({ sdk }: Link, { id, type, data, meta }: Encoded) {
  return sdk.jsonEvent({
    id,
    type,
    data: JSON.parse(data) as Record<string, unknown>,
    metadata: JSON.parse(meta) as Record<string, string>,
  })
}

function asWrongExpected(
  { sdk }: Link,
  error: unknown,
  stream: string,
  expected: Expected,
): unknown {
  if (!(error instanceof sdk.WrongExpectedVersionError)) return error
  const { actualState } = error
  return new WrongExpected(stream, expected, typeof actualState === 'bigint' ? actualState : null)
}

/** Lets so many in at once, the others in the order in which they came. */
function createSlots(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return {
    async take(): Promise<Disposable> {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return { [Symbol.dispose]: release }
    },
  }
}
