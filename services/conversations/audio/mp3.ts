/** kbit/s of layer III, for MPEG-1 and for the lower sampling frequencies. */
const mpeg1Rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const mpeg2Rates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const frequencies = [44_100, 48_000, 32_000]
/** Fewer consecutive frames may be a coincidence. */
const minFrames = 3

export function mp3Seconds(bytes: Buffer): number | undefined {
  let at = bytes.toString('latin1', 0, 3) === 'ID3' ? 10 + tagBytes(bytes) : 0
  let seconds = 0
  let frames = 0
  while (at + 4 <= bytes.length) {
    const frame = frameAt(bytes, at)
    if (!frame) break
    seconds += frame.seconds
    at += frame.bytes
    frames++
  }
  return frames < minFrames ? undefined : seconds
}

/** A syncsafe integer: seven bits of each byte. */
const tagBytes = (bytes: Buffer) =>
  [...bytes.subarray(6, 10)].reduce((size, byte) => size * 128 + (byte & 0x7f), 0)

function frameAt(bytes: Buffer, at: number): { bytes: number; seconds: number } | undefined {
  const head = bytes.readUInt32BE(at)
  const version = (head >>> 19) & 3
  const frequency = frequencies[(head >>> 10) & 3]
  const isLayer3 = ((head >>> 17) & 3) === 1
  if (head >>> 21 !== 0x7ff || version === 1 || !isLayer3 || !frequency) return undefined
  const isFirst = version === 3
  const kbits = (isFirst ? mpeg1Rates : mpeg2Rates)[(head >>> 12) & 15]
  if (!kbits) return undefined
  const rate = frequency / (isFirst ? 1 : version === 2 ? 2 : 4)
  const samples = isFirst ? 1152 : 576
  const padding = (head >>> 9) & 1
  return {
    bytes: Math.floor(((samples / 8) * kbits * 1000) / rate) + padding,
    seconds: samples / rate,
  }
}
