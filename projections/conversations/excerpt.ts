import { limits } from '#contract/limits.ts'

const { max, cutAtSpaceAfter } = limits.excerpt

/** The part of a locked text that its owner may read: 80 characters, cut at the end of a word if there is one nearby. */
export function excerpt(text: string): { text: string; cut: boolean } {
  // A character has at most two units: these hold more characters than the limit.
  const characters = [...text.slice(0, 2 * max + 2)]
  if (characters.length <= max) return { text, cut: false }
  // Code points: an emoji is not split.
  const head = characters.slice(0, max)
  const space = head.lastIndexOf(' ')
  const end = space > cutAtSpaceAfter ? space : max
  return { text: `${head.slice(0, end).join('').trimEnd()}…`, cut: true }
}
