// Fingerprints by which near-copies of a text are found without comparing it with every other (MinHash in bands).

/** Two texts that share four fifths of their letter sequences have a print in common 998 times in 1,000. */
const [bands, rowsPerBand] = [12, 4]

/** The same for texts that differ in case, accents, punctuation or invisible characters only. */
export function fingerprintsOf(text: string): string[] {
  const trigrams = trigramsOf(text)
  if (trigrams.size === 0) return []
  const minimums = new Uint32Array(bands * rowsPerBand).fill(0xffffffff)
  for (const trigram of trigrams) {
    const hash = hashOf(trigram)
    for (let at = 0; at < minimums.length; at++) {
      const value = mixBits(hash ^ Math.imul(at + 1, 0x9e3779b1))
      if (value < minimums[at]!) minimums[at] = value
    }
  }
  return Array.from({ length: bands }, (_, band) => {
    const part = minimums.subarray(band * rowsPerBand, (band + 1) * rowsPerBand)
    return `${band}-${hashOf(part.join()).toString(36)}`
  })
}

function trigramsOf(text: string): Set<string> {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (plain === '') return new Set()
  const padded = ` ${plain} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mixBits(hash)
}

/** Every bit of the input moves every bit of the result (the finish of MurmurHash3). */
function mixBits(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}
