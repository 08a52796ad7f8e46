import { limits } from '#contract/limits.ts'

const { max, cutAtSpaceAfter, shareOfBrief } = limits.excerpt

/**
 * The part of a locked text that its owner may read: 80 characters, of a text that has no more one half, cut at the end of a
 * word if there is one nearby. What is too short to qualify is shown whole.
 */
export function excerpt(text: string): { text: string; cut: boolean } {
  // Code points: an emoji is not split. Beyond these the length makes no difference.
  const characters = [...text.slice(0, 2 * (max + 1))]
  if (characters.length < limits.qualified.min) return { text, cut: false }
  const isBrief = characters.length <= max
  const limit = isBrief ? Math.floor(characters.length * shareOfBrief) : max
  const head = characters.slice(0, limit)
  const space = head.lastIndexOf(' ')
  const shown = space > limit * (cutAtSpaceAfter / max) ? head.slice(0, space) : head
  return { text: `${shown.join('').trimEnd()}…`, cut: true }
}
