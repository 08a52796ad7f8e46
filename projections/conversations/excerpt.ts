import { limits } from '#contract/limits.ts'

const { max, cutAtSpaceAfter } = limits.excerpt

/** What an owner may read of a text that is not theirs yet: 80 characters, cut at a word's end where one is near. */
export function excerpt(text: string): { text: string; cut: boolean } {
  const characters = [...text]
  if (characters.length <= max) return { text, cut: false }
  // Counted in code points, so that no emoji is cut in half.
  const head = characters.slice(0, max)
  const space = head.lastIndexOf(' ')
  const end = space > cutAtSpaceAfter ? space : max
  return { text: `${head.slice(0, end).join('').trimEnd()}…`, cut: true }
}
