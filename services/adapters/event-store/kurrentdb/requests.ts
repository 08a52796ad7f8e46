import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js'
import streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import type { EventFilter } from '#ports/event-store.ts'

const { Empty, StreamIdentifier, UUID } = shared
const { Options } = streams.ReadReq
const { AllOptions, FilterOptions, StreamOptions, SubscriptionOptions, UUIDOption } = Options

type ReadRequest = InstanceType<typeof streams.ReadReq>
type Options = InstanceType<typeof Options>
export type Direction = 'forwards' | 'backwards'

/** The server looks at so many events before it reports how far it is, 32 at a time. */
const checkpointInterval = 8
const maxSearchWindow = 32

const directions = { forwards: 0, backwards: 1 } as const

const createOptions = (): Options =>
  new Options().setResolveLinks(false).setUuidOption(new UUIDOption().setString(new Empty()))

/** Up to `count` events of a stream, from a revision or from its end in that direction. */
export function streamRequest(
  stream: string,
  { from, direction, count }: { from: bigint | undefined; direction: Direction; count: number },
): ReadRequest {
  const options = new StreamOptions().setStreamIdentifier(toIdentifier(stream))
  if (from !== undefined) options.setRevision(String(from))
  else if (direction === 'forwards') options.setStart(new Empty())
  else options.setEnd(new Empty())
  return new streams.ReadReq().setOptions(
    createOptions()
      .setStream(options)
      .setReadDirection(directions[direction])
      .setCount(toCount(count))
      .setNoFilter(new Empty()),
  )
}

/** Up to `count` events of the log before a position, or from its end, latest first. */
export function backwardsRequest(
  before: bigint | undefined,
  filter: EventFilter | undefined,
  count: number,
): ReadRequest {
  const all = new AllOptions()
  if (before === undefined) all.setEnd(new Empty())
  else all.setPosition(toLogPosition(before))
  return new streams.ReadReq().setOptions(
    createOptions()
      .setAll(all)
      .setReadDirection(directions.backwards)
      .setCount(toCount(count))
      .setFilter(toServerFilter(filter)),
  )
}

/** All events after a position, and what is appended later. */
export function subscriptionRequest(after: bigint, filter: EventFilter | undefined): ReadRequest {
  const all = new AllOptions()
  if (after === 0n) all.setStart(new Empty())
  else all.setPosition(toLogPosition(after))
  return new streams.ReadReq().setOptions(
    createOptions()
      .setAll(all)
      .setReadDirection(directions.forwards)
      .setSubscription(new SubscriptionOptions())
      .setFilter(toServerFilter(filter, userEventsAndMetadata)),
  )
}

/** Commit and prepare position of an event are equal, so one number is enough. */
const toLogPosition = (position: bigint) =>
  new Options.Position().setCommitPosition(String(position)).setPreparePosition(String(position))

/** Without the server's own records. */
const userEvents = String.raw`^[^\$]`
/** And what other clients say of streams, which may hide their beginning. */
const userEventsAndMetadata = String.raw`^([^\$]|\$metadata$)`

/**
 * The server filters by stream or by type, not by both: its results are matched again. There is always a filter, because
 * checkpoints come only with one. `allTypes` applies when the filter is empty.
 */
function toServerFilter(
  { streamPrefixes = [], types = [] }: EventFilter = {},
  allTypes = userEvents,
) {
  const expression = new FilterOptions.Expression()
  const filter = new FilterOptions()
    .setMax(maxSearchWindow)
    .setCheckpointintervalmultiplier(checkpointInterval)
  if (streamPrefixes.length > 0)
    return filter.setStreamIdentifier(expression.setPrefixList([...streamPrefixes]))
  if (types.length > 0)
    return filter.setEventType(expression.setRegex(`^(${types.map(escapeRegex).join('|')})$`))
  return filter.setEventType(expression.setRegex(allTypes))
}

const escapeRegex = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const toIdentifier = (stream: string) =>
  new StreamIdentifier().setStreamName(Buffer.from(stream))

export const toUuid = (id: string) => new UUID().setString(id)

const toCount = (count: number) => String(Number.isFinite(count) ? count : Number.MAX_SAFE_INTEGER)
