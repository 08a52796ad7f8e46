// Format and duration of a recording, read from its bytes; a client's claims are ignored.
import { mp3Seconds } from './mp3.ts'
import { mp4Seconds } from './mp4.ts'
import { oggSeconds } from './ogg.ts'
import { webmSeconds } from './webm.ts'

export type RecordingInfo = { mimeType: string; seconds: number }

/** Seconds of a recording of one format. Undefined, or a RangeError, for other bytes. */
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

/** Two channels of uncompressed 48 kHz sound; else the highest MP3 bit rate. */
const maxBytesPerSecond = { 'audio/wav': 192_000, other: 40_000 }

/** Undefined for an unknown format or a recording without sound. */
export function measureRecording(bytes: Buffer): RecordingInfo | undefined {
  const format = formats.find(({ matches }) => matches(bytes))
  if (!format) return undefined
  const { mimeType } = format
  const seconds = readSafely(format.seconds, bytes)
  if (!seconds || !Number.isFinite(seconds)) return undefined
  // The size gives a lower bound, whatever times the file states.
  const bytesPerSecond =
    mimeType === 'audio/wav' ? maxBytesPerSecond['audio/wav'] : maxBytesPerSecond.other
  return { mimeType, seconds: Math.max(seconds, bytes.length / bytesPerSecond) }
}

/** A truncated or forged file refers to bytes beyond its end. */
function readSafely(read: ReadDuration, bytes: Buffer): number | undefined {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Measures the data itself: streamed files state a size of zero or the maximum. */
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
