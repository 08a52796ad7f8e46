import { pictures } from '../lexicons/feeling-words.ts'
import type { Hit } from './hits.ts'

const faces = [...pictures.strengths.keys(), ...pictures.sarcastic].toSorted(
  (a, b) => b.length - a.length,
)
/** An emoticon of letters, such as ":D", stands by itself; an emoji may stand anywhere. */
const anyFace = new RegExp(
  faces
    .map((face) => {
      const plain = RegExp.escape(face)
      return /^[\x20-\x7e¬]+$/.test(face) ? String.raw`(?<![\w:/])${plain}(?!\w|/)` : plain
    })
    .join('|'),
  'gu',
)

/** Each picture once: a row of hearts is one heart said warmly. */
export function picturesOf(text: string): { hits: Hit[]; isSarcastic: boolean } {
  const found = [...text.matchAll(anyFace)]
  const counts = new Map<string, number>()
  const hits = found.flatMap(({ 0: face, index }) => {
    const count = (counts.get(face) ?? 0) + 1
    counts.set(face, count)
    const strength = pictures.strengths.get(face) ?? 0
    if (strength === 0 || count > 3) return []
    const value = count === 1 ? strength : strength * 0.2
    return [{ value, start: index, end: index + face.length, entry: face }]
  })
  return { hits, isSarcastic: found.some(({ 0: face }) => pictures.sarcastic.has(face)) }
}
