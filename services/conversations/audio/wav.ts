import type { ReadDuration } from './measure-recording.ts'

/** The sound itself counts, whatever the file says of its size: who streams one writes zero or the most there is. */
export const wavSeconds: ReadDuration = (bytes) => {
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
