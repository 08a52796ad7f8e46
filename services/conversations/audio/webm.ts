// WebM as browsers record it: streamed, so neither the file nor its elements state a duration.
import { opusSeconds } from './opus.ts'

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  entry: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
}
/** Their children are read in sequence; other elements are skipped. */
const masterElements: ReadonlySet<number> = new Set([
  ids.segment,
  ids.info,
  ids.tracks,
  ids.entry,
  ids.cluster,
  ids.group,
])
const audioTrackType = 2

export function webmSeconds(bytes: Buffer): number | undefined {
  const found = { scale: 1_000_000, type: 0, codec: '', cluster: 0, last: 0, opus: 0, blocks: 0 }
  for (let at = 0; at < bytes.length - 1;) {
    const id = readElementId(bytes, at)
    const size = readElementSize(bytes, at + id.length)
    const start = at + id.length + size.length
    if (masterElements.has(id.value)) {
      at = start
      continue
    }
    if (size.value === undefined) return undefined
    const end = start + size.value
    // A truncated recording is measured up to its last whole element.
    if (end > bytes.length) break
    readElement(found, id.value, bytes.subarray(start, end))
    at = end
  }
  if (found.type !== audioTrackType || found.blocks === 0) return undefined
  const byClock = (found.last * found.scale) / 1e9
  return Math.max(byClock, found.opus)
}

type TrackInfo = {
  scale: number
  type: number
  codec: string
  cluster: number
  last: number
  opus: number
  blocks: number
}

function readElement(found: TrackInfo, id: number, value: Buffer): void {
  switch (id) {
    case ids.timestampScale:
      found.scale = uint(value)
      break
    case ids.trackType:
      found.type = uint(value)
      break
    case ids.codec:
      found.codec = value.toString('latin1')
      break
    case ids.timestamp:
      found.cluster = uint(value)
      break
    case ids.simpleBlock:
    case ids.block: {
      const track = readElementSize(value, 0).length
      found.last = Math.max(found.last, found.cluster + value.readInt16BE(track))
      found.blocks++
      if (found.codec === 'A_OPUS') found.opus += opusSeconds(value.subarray(track + 3))
    }
  }
}

const uint = (value: Buffer) =>
  value.length === 0 ? 0 : value.readUIntBE(0, Math.min(6, value.length))

function readElementId(bytes: Buffer, at: number): { value: number; length: number } {
  const length = Math.clz32(bytes[at]!) - 23
  if (length > 4) throw new RangeError('no element')
  return { value: bytes.readUIntBE(at, length), length }
}

/** All ones: unknown size. */
function readElementSize(bytes: Buffer, at: number): { value: number | undefined; length: number } {
  const first = bytes.readUInt8(at)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('no size')
  let value = first & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (let next = 1; next < length; next++) {
    const byte = bytes.readUInt8(at + next)
    isUnknown &&= byte === 0xff
    value = value * 256 + byte
  }
  return { value: isUnknown ? undefined : value, length }
}
