// What a recording is and how long it takes, read from its bytes: nothing that its sender says about it is believed.
import { mp3Seconds } from './mp3.ts'
import { mp4Seconds } from './mp4.ts'
import { oggSeconds } from './ogg.ts'
import { webmSeconds } from './webm.ts'

export type RecordingInfo = { mimeType: string; seconds: number }

/** Reads a recording of one format. Undefined, or a RangeError, where the bytes do not hold one. */
type ReadDuration = (bytes: Buffer) => number | undefined

type Format = { mimeType: string; matches: (bytes: Buffer) => boolean; seconds: ReadDuration }

const hasTextAt = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text

const formats: readonly Format[] = [
  {
    mimeType: 'audio/webm',
    matches: (bytes) => bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a45dfa3,
    seconds: webmSeconds,
  },
  { mimeType: 'audio/ogg', matches: (bytes) => hasTextAt(bytes, 'OggS'), seconds: oggSeconds },
  { mimeType: 'audio/mp4', matches: (bytes) => hasTextAt(bytes, 'ftyp', 4), seconds: mp4Seconds },
  {
    mimeType: 'audio/wav',
    matches: (bytes) => hasTextAt(bytes, 'RIFF') && hasTextAt(bytes, 'WAVE', 8),
    seconds: wavSeconds,
  },
  {
    mimeType: 'audio/mpeg',
    matches: (bytes) =>
      hasTextAt(bytes, 'ID3') || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0),
    seconds: mp3Seconds,
  },
]

/** No sound that people make needs more: two channels of uncompressed sound, or the most that MP3 takes. */
const maxBytesPerSecond = { 'audio/wav': 192_000, other: 40_000 }

/** Undefined for what is no recording that we know, or one without sound in it. */
export function measureRecording(bytes: Buffer): RecordingInfo | undefined {
  const format = formats.find(({ matches }) => matches(bytes))
  if (!format) return undefined
  const { mimeType } = format
  const seconds = readSafely(format.seconds, bytes)
  if (!seconds || !Number.isFinite(seconds)) return undefined
  // Who writes small times beside much sound is not believed either.
  const most = mimeType === 'audio/wav' ? maxBytesPerSecond['audio/wav'] : maxBytesPerSecond.other
  return { mimeType, seconds: Math.max(seconds, bytes.length / most) }
}

/** What is cut short or made up points beyond its own end. */
function readSafely(read: ReadDuration, bytes: Buffer): number | undefined {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The sound itself counts, whatever the file says of its size: who streams one writes zero or the most there is. */
function wavSeconds(bytes: Buffer): number | undefined {
  let perSecond = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const start = at + 8
    if (name === 'fmt ') perSecond = bytes.readUInt32LE(start + 8)
    if (name === 'data') return perSecond > 0 ? (bytes.length - start) / perSecond : undefined
    at = start + size + (size % 2)
  }
  return undefined
}
