// What a worded question must hold to, whoever worded it.

const longest = 700
/** From this share of common words on, a question has been asked before. */
const sameAs = 0.85

/** Why a wording cannot be used; undefined when it can. */
export function faultOf(text: string, earlier: readonly string[]): string | undefined {
  const bare = text.trim()
  if (bare === '') return 'empty'
  if (bare.length > longest) return 'too long'
  if ((bare.match(/[?؟]/g)?.length ?? 0) > 1) return 'more than one question'
  return earlier.some((each) => overlap(each, bare) >= sameAs) ? 'asked before' : undefined
}

function overlap(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / Math.max(1, left.size + right.size - shared)
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
}
