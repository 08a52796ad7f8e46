// MP4 as phones record it, with or without fragments.

/** Their children are read in sequence. */
const containerBoxes: ReadonlySet<string> = new Set(
  'moov trak mdia minf stbl mvex moof traf'.split(' '),
)

type TrackInfo = {
  timescale: number
  isAudio: boolean
  trackTicks: number
  defaultSampleTicks: number
  fragmentSampleTicks: number
  fragmentTicks: number
}

/** The length of the longest track; undefined if the file has none. */
export function mp4Seconds(bytes: Buffer): number | undefined {
  const found: TrackInfo = {
    timescale: 0,
    isAudio: false,
    trackTicks: 0,
    defaultSampleTicks: 0,
    fragmentSampleTicks: 0,
    fragmentTicks: 0,
  }
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (containerBoxes.has(type)) {
      at += 8
      continue
    }
    // 0: up to the end; 1: a 64-bit size, larger than any accepted recording.
    const end = size === 0 ? bytes.length : at + size
    if (size === 1 || end < at + 8) return undefined
    readBox(found, type, bytes.subarray(at + 8, end))
    at = end
  }
  const ticks = Math.max(found.trackTicks, found.fragmentTicks)
  return found.isAudio && found.timescale > 0 ? ticks / found.timescale : undefined
}

function readBox(found: TrackInfo, type: string, box: Buffer): void {
  switch (type) {
    case 'hdlr':
      found.isAudio ||= box.toString('latin1', 8, 12) === 'soun'
      break
    case 'mdhd': {
      const isLong = box[0] === 1
      found.timescale = box.readUInt32BE(isLong ? 20 : 12)
      const ticks = isLong ? Number(box.readBigUInt64BE(24)) : box.readUInt32BE(16)
      found.trackTicks = Math.max(found.trackTicks, ticks)
      break
    }
    case 'stts':
      found.trackTicks = Math.max(found.trackTicks, totalSampleTicks(box))
      break
    case 'trex':
      found.defaultSampleTicks = box.readUInt32BE(12)
      break
    case 'tfhd':
      found.fragmentSampleTicks = defaultTicksOf(box) ?? found.defaultSampleTicks
      break
    case 'trun':
      found.fragmentTicks += trackRunTicks(box, found.fragmentSampleTicks)
  }
}

function totalSampleTicks(box: Buffer): number {
  let ticks = 0
  for (let left = box.readUInt32BE(4), at = 8; left > 0; left--, at += 8)
    ticks += box.readUInt32BE(at) * box.readUInt32BE(at + 4)
  return ticks
}

/** Default duration of a fragment's samples. */
function defaultTicksOf(box: Buffer): number | undefined {
  const flags = box.readUIntBE(1, 3)
  const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
  return flags & 8 ? box.readUInt32BE(at) : undefined
}

function trackRunTicks(box: Buffer, defaultTicks: number): number {
  const flags = box.readUIntBE(1, 3)
  const count = box.readUInt32BE(4)
  if (!(flags & 0x100)) return count * defaultTicks
  const each = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  let at = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  let ticks = 0
  for (let left = count; left > 0; left--, at += each) ticks += box.readUInt32BE(at)
  return ticks
}
