import { emojiLexicon } from './sentiment-lexicon.ts'
import type { SentimentHit } from './lexicon-hits.ts'

const knownEmoji = [...emojiLexicon.strengths.keys(), ...emojiLexicon.sarcastic].toSorted(
  (a, b) => b.length - a.length,
)
/** An emoticon of letters, such as ":D", needs a word boundary; an emoji does not. */
const emojiPattern = new RegExp(
  knownEmoji
    .map((emoji) => {
      const plain = RegExp.escape(emoji)
      return /^[\x20-\x7e¬]+$/.test(emoji)
        ? String.raw`(?<![\p{L}\p{N}_:/])${plain}(?![\p{L}\p{N}_/])`
        : plain
    })
    .join('|'),
  'gu',
)

/** "(ok!):" and "(see below!:)" end in a bracket. */
function closesBracket(text: string, emoji: string, index: number): boolean {
  if (!/^\)|\)$/.test(emoji)) return false
  const before = text.slice(0, index)
  const open = before.match(/(?<![:;=8xX-])\(/g)?.length ?? 0
  const closed = before.match(/(?<![:;=8xX-])\)/g)?.length ?? 0
  // "(love it :)" has a smile at its end, after a space.
  return open > closed && !(emoji.endsWith(')') && /\s$/.test(before))
}

/** A repeated emoji counts little more than a single one. */
export function findEmojiHits(text: string): { hits: SentimentHit[]; isSarcastic: boolean } {
  const found = [...text.matchAll(emojiPattern)]
  const counts = new Map<string, number>()
  const hits = found.flatMap(({ 0: emoji, index }) => {
    if (closesBracket(text, emoji, index)) return []
    const count = (counts.get(emoji) ?? 0) + 1
    counts.set(emoji, count)
    const strength = emojiLexicon.strengths.get(emoji) ?? 0
    if (strength === 0 || count > 3) return []
    const value = count === 1 ? strength : strength * 0.2
    return [{ value, start: index, end: index + emoji.length, entry: emoji }]
  })
  return { hits, isSarcastic: found.some(({ 0: emoji }) => emojiLexicon.sarcastic.has(emoji)) }
}
