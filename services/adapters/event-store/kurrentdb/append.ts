import { randomUUID } from 'node:crypto'
import durations from 'google-protobuf/google/protobuf/duration_pb.js'
import empties from 'google-protobuf/google/protobuf/empty_pb.js'
import streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import {
  EventStoreRefusal,
  type EventStore,
  type ExpectedRevision,
  type Position,
} from '#ports/event-store.ts'
import { serializeEvents, type SerializedEvent } from '../serialize-events.ts'
import { fromPosition, toPosition } from '../position.ts'
import { openBatches, type SendAppend } from './append-batches.ts'
import { toAppendOutcome } from './append-outcome.ts'
import { linkFor, nextInTime, startRead } from './calls.ts'
import type { Connection } from './connection.ts'
import { streamRequest, toIdentifier, toUuid } from './requests.ts'
import type { StreamGuard } from './stream-guard.ts'

/** The server takes no larger message. */
const maxMessageSize = 15 * 1024 * 1024

/** `head` is where the log ended when the store was opened. */
export function createAppend(
  connection: Connection,
  guard: StreamGuard,
  head: Position,
): EventStore['append'] {
  const { appendMs } = connection.timings
  const send = openBatches(connection)
  let highest = fromPosition(head)

  /** The position of the last event. A retried append may return an older one than the highest; that one is looked up. */
  const resolvePosition = async (
    stream: string,
    revision: bigint,
    returned: bigint | undefined,
  ) => {
    if (returned !== undefined && returned > highest) return (highest = returned)
    return (await findPosition(connection, stream, revision)) ?? returned ?? 0n
  }

  return async (stream, expected, events) => {
    const records = serializeEvents(events)
    await guard.ensureAppendable(stream, expected === 'no_stream')
    const { revision, position } = await appendOnce({ send, appendMs }, stream, expected, records)
    const due = expected === 'no_stream' ? -1n : expected
    if (typeof due === 'bigint' && revision !== due + BigInt(records.length))
      throw new EventStoreRefusal(
        'deleted',
        `KurrentDB: the stream ${stream} was deleted before: its events continue at revision ${revision}`,
      )
    return { revision, position: toPosition(await resolvePosition(stream, revision, position)) }
  }
}

async function appendOnce(
  { send, appendMs }: { send: SendAppend; appendMs: number },
  stream: string,
  expected: ExpectedRevision,
  records: readonly SerializedEvent[],
) {
  const id = randomUUID()
  const deadline = new durations.Duration().setSeconds(Math.ceil(appendMs / 1_000))
  const options = toOptions(stream, expected).setDeadline(deadline)
  const request = toRequest(id, options, records)
  if (request.length > maxMessageSize)
    throw new EventStoreRefusal('too-large', `KurrentDB: an append of ${request.length} bytes`)
  return toAppendOutcome(await send(id, request), stream, expected)
}

const { Options, ProposedMessage } = streams.BatchAppendReq
type AppendOptions = InstanceType<typeof Options>

function toOptions(stream: string, expected: ExpectedRevision): AppendOptions {
  const options = new Options().setStreamIdentifier(toIdentifier(stream))
  if (expected === 'any') options.setAny(new empties.Empty())
  else if (expected === 'no_stream') options.setNoStream(new empties.Empty())
  else if (expected === 'stream_exists') options.setStreamExists(new empties.Empty())
  else options.setStreamPosition(String(expected))
  return options
}

function toRequest(
  id: string,
  options: AppendOptions,
  records: readonly SerializedEvent[],
): Buffer {
  const messages = records.map((record) => {
    const message = new ProposedMessage()
      .setId(toUuid(record.id))
      .setData(Buffer.from(record.data))
      .setCustomMetadata(Buffer.from(record.meta))
    message.getMetadataMap().set('type', record.type).set('content-type', 'application/json')
    return message
  })
  const request = new streams.BatchAppendReq()
    .setCorrelationId(toUuid(id))
    .setOptions(options)
    .setProposedMessagesList(messages)
    .setIsFinal(true)
  return Buffer.from(request.serializeBinary())
}

async function findPosition(
  connection: Connection,
  stream: string,
  revision: bigint,
): Promise<bigint | undefined> {
  const link = await linkFor(connection, 'leader')
  const request = streamRequest(stream, { from: revision, direction: 'forwards', count: 1 })
  using call = startRead(connection, link, 'leader', request)
  for (;;) {
    const messages = await nextInTime(connection, link, call, connection.timings.appendMs)
    if (!messages) return undefined
    for (const message of messages) if (message.kind === 'event') return BigInt(message.position)
  }
}
