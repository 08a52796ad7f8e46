import { limits } from '#contract/limits.ts'

const { max, share, wordsPast } = limits.excerpt

/**
 * The part of a locked text that its owner may read: half of it, up to 80 characters, cut at the end of a word if there is
 * one nearby. What is too short to qualify is shown whole.
 */
export function excerpt(text: string): { text: string; cut: boolean } {
  // Code points: an emoji is not split. Beyond these the length makes no difference.
  const characters = [...text.slice(0, (2 * max) / share)]
  if (characters.length < limits.qualified.min) return { text, cut: false }
  const limit = Math.min(max, Math.floor(characters.length * share))
  const head = characters.slice(0, limit)
  const space = head.lastIndexOf(' ')
  const shown = space > limit * wordsPast ? head.slice(0, space) : head
  return { text: `${shown.join('').trimEnd()}…`, cut: true }
}
