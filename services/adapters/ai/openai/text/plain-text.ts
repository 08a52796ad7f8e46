/** A model's text without control, invisible and bidirectional characters. */
export function toPlainText(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Cut to a length, between words where possible. */
export function truncate(text: string, longest: number): string {
  const bare = toPlainText(text)
  if (bare.length <= longest) return bare
  const space = bare.lastIndexOf(' ', longest - 1)
  const end = space > longest / 2 ? space : longest - 1
  return `${bare.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Each once, in its first spelling. */
export function uniqueTexts(texts: readonly string[], longest: number): string[] {
  const byLetters = new Map<string, string>()
  for (const text of texts) {
    const letters = toPlainText(text).toLowerCase()
    if (letters !== '' && !byLetters.has(letters)) byLetters.set(letters, truncate(text, longest))
  }
  return [...byLetters.values()]
}
