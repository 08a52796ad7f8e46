// Silence in the formats that no browser of ours records, byte by byte.

type Wav = { bytesPerSecond?: number; rate?: number }

/** Mono, 16 bits a sample. `bytesPerSecond` is what the header says, true or not. */
export function wavOf(
  seconds: number,
  { rate = 16_000, bytesPerSecond = rate * 2 }: Wav = {},
): Buffer {
  const sound = Buffer.alloc(Math.round(seconds * rate) * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + sound.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(bytesPerSecond, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(sound.length, 40)
  return Buffer.concat([head, sound])
}

/** Opus in pages of a second: fifty packets of 20 ms, each a single byte. */
function oggOf(seconds: number): Buffer {
  const opusHead = Buffer.concat([Buffer.from('OpusHead\x01\x01', 'latin1'), Buffer.alloc(9)])
  const tags = Buffer.concat([Buffer.from('OpusTags', 'latin1'), Buffer.alloc(8)])
  const packets = Array.from({ length: 50 }, () => Buffer.from([1 << 3]))
  return Buffer.concat([
    oggPage(0, [opusHead]),
    oggPage(0, [tags]),
    ...Array.from({ length: seconds }, (_, second) => oggPage((second + 1) * 48_000, packets)),
  ])
}

function oggPage(clock: number, packets: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(27)
  head.write('OggS', 0, 'latin1')
  head.writeBigInt64LE(BigInt(clock), 6)
  head[26] = packets.length
  return Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets])
}

/** 128 kbit/s at 44.1 kHz, after a tag. */
function mp3Of(seconds: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9000)
  const frames = Array.from({ length: Math.round((seconds * 44_100) / 1152) }, () => frame)
  return Buffer.concat([
    Buffer.from('ID3\x04\0\0\0\0\0\x05tagged'.slice(0, 15), 'latin1'),
    ...frames,
  ])
}

export const silence = { wav: wavOf, ogg: oggOf, mp3: mp3Of }
