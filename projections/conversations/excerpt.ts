import { limits } from '#contract/limits.ts'

const { max, cutAtSpaceAfter } = limits.excerpt

/** The part of a locked text that its owner may read: 80 characters, cut at the end of a word if there is one nearby. */
export function excerpt(text: string): { text: string; cut: boolean } {
  // Code points: an emoji is not split.
  let end = 0
  for (let count = 0; count < max && end < text.length; count++)
    end += text.codePointAt(end)! > 0xff_ff ? 2 : 1
  if (end === text.length) return { text, cut: false }
  const head = text.slice(0, end)
  const space = head.lastIndexOf(' ')
  const shown = space > cutAtSpaceAfter && lengthOf(head, space) > cutAtSpaceAfter ? space : end
  return { text: `${head.slice(0, shown).trimEnd()}…`, cut: true }
}

/** The number of characters before a place in a text. */
const lengthOf = (text: string, end: number): number =>
  text.length === max ? end : [...text.slice(0, end)].length
