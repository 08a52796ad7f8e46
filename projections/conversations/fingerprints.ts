// Fingerprints that find near-copies of a text without comparing it with all others (MinHash with bands).

/** Texts with 80 % of their trigrams in common share a fingerprint with a probability of 99.8 %. */
const [bands, rowsPerBand] = [12, 4]

/** Ignores case, accents, punctuation and invisible characters. */
export function fingerprintsOf(text: string): string[] {
  const hashes = trigramHashes(text)
  if (hashes.size === 0) return []
  const minimums = new Uint32Array(bands * rowsPerBand).fill(0xffffffff)
  for (const hash of hashes) {
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

/** A hash of each three characters in sequence, computed without substrings. */
function trigramHashes(text: string): Set<number> {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Cf}ـ]+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const hashes = new Set<number>()
  if (plain === '') return hashes
  const padded = ` ${plain} `
  for (let at = 0; at + 3 <= padded.length; at++) hashes.add(hashOf(padded, at, at + 3))
  return hashes
}

/** FNV-1a of the characters from `start` to `end`. */
function hashOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mixBits(hash)
}

/** The finalizer of MurmurHash3. */
function mixBits(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}
