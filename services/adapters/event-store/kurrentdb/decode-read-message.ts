// Decodes the messages of reads and subscriptions from the wire. The generated decoder takes five times as long, which
// would make a replay slower than the vendor's client. Fields are numbered as in the vendor's streams.proto.
import type { Json } from '#ports/event-store.ts'

export type WireEvent = {
  id: string
  stream: string
  revision: number
  type: string
  isJson: boolean
  createdAt: Date
  data: Json
  meta: Json
}

export type ReadMessage =
  | { kind: 'event'; position: number; event: WireEvent | undefined }
  | { kind: 'checkpoint'; position: number }
  /** `at`: the time of the node. */
  | { kind: 'caughtUp'; at: Date | undefined }
  | { kind: 'confirmed' }
  | { kind: 'streamNotFound' }
  | { kind: 'other' }

/** `value` of a number; `from` and `to` of everything else. */
type Visit = (field: number, value: number, from: number, to: number) => void

const readResponse = { event: 1, confirmation: 2, checkpoint: 3, streamNotFound: 4, caughtUp: 8 }
const readEvent = { event: 1, link: 2, commitPosition: 3 }
const recorded = {
  id: 1,
  stream: 2,
  revision: 3,
  commit: 5,
  metadata: 6,
  customMetadata: 7,
  data: 8,
}

export function decodeReadMessage(bytes: Buffer): ReadMessage {
  let message: ReadMessage = { kind: 'other' }
  visitFields(bytes, 0, bytes.length, (field, _value, from, to) => {
    if (field === readResponse.event) message = decodeEvent(bytes, from, to)
    else if (field === readResponse.confirmation) message = { kind: 'confirmed' }
    else if (field === readResponse.streamNotFound) message = { kind: 'streamNotFound' }
    else if (field === readResponse.checkpoint)
      message = { kind: 'checkpoint', position: numberOf(bytes, from, to, 1) ?? 0 }
    else if (field === readResponse.caughtUp)
      message = { kind: 'caughtUp', at: decodeTimestamp(bytes, from, to) }
  })
  return message
}

function decodeEvent(bytes: Buffer, start: number, end: number): ReadMessage {
  let event: WireEvent | undefined
  let position = 0
  visitFields(bytes, start, end, (field, value, from, to) => {
    if (field === readEvent.event) {
      const decoded = decodeRecorded(bytes, from, to)
      event = decoded.event
      position ||= decoded.commit
    } else if (field === readEvent.commitPosition) position = value
  })
  return { kind: 'event', position, event }
}

function decodeRecorded(bytes: Buffer, start: number, end: number) {
  let [id, stream, type, contentType, created] = ['', '', '', '', '']
  let [revision, commit] = [0, 0]
  let [dataFrom, dataTo, metaFrom, metaTo] = [0, 0, 0, 0]
  visitFields(bytes, start, end, (field, value, from, to) => {
    if (field === recorded.id) id = stringOf(bytes, from, to, 2)
    else if (field === recorded.stream) stream = stringOf(bytes, from, to, 3)
    else if (field === recorded.revision) revision = value
    else if (field === recorded.commit) commit = value
    else if (field === recorded.customMetadata) [metaFrom, metaTo] = [from, to]
    else if (field === recorded.data) [dataFrom, dataTo] = [from, to]
    else if (field === recorded.metadata) {
      const key = stringOf(bytes, from, to, 1)
      const text = stringOf(bytes, from, to, 2)
      if (key === 'type') type = text
      else if (key === 'content-type') contentType = text
      else if (key === 'created') created = text
    }
  })
  const isJson = contentType === 'application/json'
  const event: WireEvent = {
    ...{ id, stream, revision, type, isJson },
    // In units of 100 ns.
    createdAt: new Date(Number(created.slice(0, -4))),
    // Of the server's own records only what is said of a stream is used.
    data:
      isJson && (type === '$metadata' || !type.startsWith('$'))
        ? parseJson(bytes, dataFrom, dataTo)
        : null,
    meta: isJson && metaTo > metaFrom ? parseJson(bytes, metaFrom, metaTo) : null,
  }
  return { event, commit }
}

const parseJson = (bytes: Buffer, from: number, to: number) =>
  JSON.parse(bytes.toString('utf8', from, to)) as Json

function decodeTimestamp(bytes: Buffer, start: number, end: number): Date | undefined {
  let at: Date | undefined
  visitFields(bytes, start, end, (field, _value, from, to) => {
    if (field !== 1) return
    const [seconds, nanos] = [numberOf(bytes, from, to, 1) ?? 0, numberOf(bytes, from, to, 2) ?? 0]
    at = new Date(seconds * 1_000 + nanos / 1e6)
  })
  return at
}

function stringOf(bytes: Buffer, start: number, end: number, requested: number): string {
  let text = ''
  visitFields(bytes, start, end, (field, _value, from, to) => {
    if (field === requested) text = bytes.toString('utf8', from, to)
  })
  return text
}

function numberOf(
  bytes: Buffer,
  start: number,
  end: number,
  requested: number,
): number | undefined {
  let found: number | undefined
  visitFields(bytes, start, end, (field, value) => {
    if (field === requested) found = value
  })
  return found
}

/** Calls `visit` for each field of a message. Numbers above 2^53 lose precision: no position or revision of ours is one. */
function visitFields(bytes: Buffer, start: number, end: number, visit: Visit): void {
  let at = start
  const readVarint = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]!
      value += (byte & 0x7f) * factor
      if (byte < 0x80) return value
    }
  }
  while (at < end) {
    const tag = readVarint()
    const [field, wireType] = [tag >>> 3, tag & 7]
    if (wireType === 0) visit(field, readVarint(), at, at)
    else if (wireType === 2) {
      const length = readVarint()
      visit(field, 0, at, at + length)
      at += length
    } else if (wireType === 1) at += 8
    else if (wireType === 5) at += 4
    else throw new TypeError(`a message with the wire type ${wireType}`)
  }
}
