// Messages of the protocol as a server reads and writes them.
import anys from 'google-protobuf/google/protobuf/any_pb.js'
import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js'
import statuses from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js'
import streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import timestamps from 'google-protobuf/google/protobuf/timestamp_pb.js'
import empties from 'google-protobuf/google/protobuf/empty_pb.js'
import type { AppendDecision, Expected, LogRecord, ProposedRecord } from './server-log.ts'

const { ReadResp, BatchAppendResp } = streams
export type ReadOptions = NonNullable<
  ReturnType<InstanceType<typeof streams.ReadReq>['getOptions']>
>
export type AppendRequest = InstanceType<typeof streams.BatchAppendReq>

const encoded = new WeakMap<LogRecord, Buffer>()

/** Encoded once for all readers. */
export function encodeRecord(record: LogRecord): Buffer {
  const known = encoded.get(record)
  if (known) return known
  const position = String(record.position)
  const event = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(toIdentifier(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(record.data)
    .setCustomMetadata(record.meta)
  event
    .getMetadataMap()
    .set('type', record.type)
    .set('created', record.created)
    .set('content-type', record.isJson ? 'application/json' : 'application/octet-stream')
  const message = new ReadResp().setEvent(
    new ReadResp.ReadEvent().setEvent(event).setCommitPosition(position),
  )
  const bytes = Buffer.from(message.serializeBinary())
  encoded.set(record, bytes)
  return bytes
}

const encode = (message: InstanceType<typeof ReadResp>) => Buffer.from(message.serializeBinary())

export const encodeConfirmation = () =>
  encode(
    new ReadResp().setConfirmation(
      new ReadResp.SubscriptionConfirmation().setSubscriptionId('subscription'),
    ),
  )

export const encodeCheckpoint = (position: number) =>
  encode(
    new ReadResp().setCheckpoint(
      new ReadResp.Checkpoint()
        .setCommitPosition(String(position))
        .setPreparePosition(String(position)),
    ),
  )

export const encodeCaughtUp = (now: Date) =>
  encode(
    new ReadResp().setCaughtUp(
      new ReadResp.CaughtUp().setTimestamp(timestamps.Timestamp.fromDate(now)),
    ),
  )

export const encodeStreamNotFound = (stream: string) =>
  encode(
    new ReadResp().setStreamNotFound(
      new ReadResp.StreamNotFound().setStreamIdentifier(toIdentifier(stream)),
    ),
  )

const toIdentifier = (stream: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream))

export const streamNameOf = (
  identifier: InstanceType<typeof shared.StreamIdentifier> | undefined,
) => Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')

/** Which records a filter lets through. Hidden records of the server are not kept here. */
export function matcherOf(options: ReadOptions): (record: LogRecord) => boolean {
  const filter = options.getFilter()
  if (!filter) return () => true
  const byType = filter.getEventType()
  const expression = byType ?? filter.getStreamIdentifier()
  const prefixes = expression?.getPrefixList() ?? []
  const pattern = new RegExp(expression?.getRegex() ?? '', 'u')
  return (record) => {
    const text = byType ? record.type : record.stream
    return prefixes.length > 0
      ? prefixes.some((prefix) => text.startsWith(prefix))
      : pattern.test(text)
  }
}

export function expectedOf(request: AppendRequest): Expected {
  const options = request.getOptions()
  if (options?.hasAny()) return 'any'
  if (options?.hasNoStream()) return 'no_stream'
  if (options?.hasStreamExists()) return 'stream_exists'
  return Number(options?.getStreamPosition())
}

export const proposedOf = (request: AppendRequest): ProposedRecord[] =>
  request.getProposedMessagesList().map((message) => ({
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    isJson: message.getMetadataMap().get('content-type') === 'application/json',
    data: Buffer.from(message.getData_asU8()),
    meta: Buffer.from(message.getCustomMetadata_asU8()),
  }))

type AppendResponse = InstanceType<typeof BatchAppendResp>

export function toAppendResponse(decision: AppendDecision): AppendResponse {
  if ('current' in decision) {
    const conflict = new shared.WrongExpectedVersion()
    if (decision.current < 0) conflict.setCurrentNoStream(new empties.Empty())
    else conflict.setCurrentStreamRevision(String(decision.current))
    return refusal('WrongExpectedVersion', conflict)
  }
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(decision.position))
    .setPreparePosition(String(decision.position))
  return new BatchAppendResp().setSuccess(
    new BatchAppendResp.Success()
      .setCurrentRevision(String(decision.revision))
      .setPosition(position),
  )
}

export const deniedAppend = () => refusal('AccessDenied', new shared.AccessDenied())
export const oversizedAppend = () =>
  refusal('MaximumAppendSizeExceeded', new shared.MaximumAppendSizeExceeded())

function refusal(name: string, details: { serializeBinary: () => Uint8Array }): AppendResponse {
  const packed = new anys.Any()
  packed.pack(details.serializeBinary(), `event_store.client.${name}`)
  return new BatchAppendResp().setError(new statuses.Status().setMessage(name).setDetails(packed))
}
