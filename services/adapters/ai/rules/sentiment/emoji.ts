import { emojiLexicon } from './sentiment-lexicon.ts'
import type { SentimentHit } from './lexicon-hits.ts'

const knownEmoji = [...emojiLexicon.strengths.keys(), ...emojiLexicon.sarcastic].toSorted(
  (a, b) => b.length - a.length,
)
/** An emoticon of letters, such as ":D", stands by itself; an emoji may stand anywhere. */
const emojiPattern = new RegExp(
  knownEmoji
    .map((face) => {
      const plain = RegExp.escape(face)
      return /^[\x20-\x7e¬]+$/.test(face) ? String.raw`(?<![\w:/])${plain}(?!\w|/)` : plain
    })
    .join('|'),
  'gu',
)

/** Each picture once: a row of hearts is one heart said warmly. */
export function findEmojiHits(text: string): { hits: SentimentHit[]; isSarcastic: boolean } {
  const found = [...text.matchAll(emojiPattern)]
  const counts = new Map<string, number>()
  const hits = found.flatMap(({ 0: face, index }) => {
    const count = (counts.get(face) ?? 0) + 1
    counts.set(face, count)
    const strength = emojiLexicon.strengths.get(face) ?? 0
    if (strength === 0 || count > 3) return []
    const value = count === 1 ? strength : strength * 0.2
    return [{ value, start: index, end: index + face.length, entry: face }]
  })
  return { hits, isSarcastic: found.some(({ 0: face }) => emojiLexicon.sarcastic.has(face)) }
}
