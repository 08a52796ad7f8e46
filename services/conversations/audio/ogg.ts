import { opusSeconds } from './opus.ts'

const headBytes = 27
/** Ticks per second of Opus granule positions. */
const opusRate = 48_000

/** The larger of the last granule position and, for Opus, the sum of the packets' durations. */
export function oggSeconds(bytes: Buffer): number | undefined {
  let rate = 0
  let last = 0n
  let opus = 0
  let packet: Buffer[] = []
  for (let at = 0; at + headBytes <= bytes.length;) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS') return undefined
    const clock = bytes.readBigInt64LE(at + 6)
    const lacing = bytes.subarray(at + headBytes, at + headBytes + bytes[at + 26]!)
    let start = at + headBytes + lacing.length
    for (const size of lacing) {
      packet.push(bytes.subarray(start, start + size))
      start += size
      // 255 means that the packet continues.
      if (size === 255) continue
      const whole = Buffer.concat(packet)
      packet = []
      rate ||= rateOf(whole)
      if (rate === opusRate && !whole.toString('latin1', 0, 8).startsWith('Opus'))
        opus += opusSeconds(whole)
    }
    if (clock > last) last = clock
    at = start
  }
  return rate > 0 ? Math.max(Number(last) / rate, opus) : undefined
}

function rateOf(head: Buffer): number {
  if (head.toString('latin1', 0, 8) === 'OpusHead') return opusRate
  return head.toString('latin1', 0, 7) === '\x01vorbis' ? head.readUInt32LE(12) : 0
}
