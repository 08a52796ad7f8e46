/** What a model wrote, as plain text: no controls, nothing that is invisible or turns the reading direction. */
export function plain(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** At most so many characters, cut between words where there is a space to cut at. */
export function cut(text: string, longest: number): string {
  const bare = plain(text)
  if (bare.length <= longest) return bare
  const space = bare.lastIndexOf(' ', longest - 1)
  const end = space > longest / 2 ? space : longest - 1
  return `${bare.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Each once, as it was written first. */
export function distinct(texts: readonly string[], longest: number): string[] {
  const byLetters = new Map<string, string>()
  for (const text of texts) {
    const letters = plain(text).toLowerCase()
    if (letters !== '' && !byLetters.has(letters)) byLetters.set(letters, cut(text, longest))
  }
  return [...byLetters.values()]
}

export const unit = (value: number) => Math.max(0, Math.min(1, value))

/** Two decimals. */
export const rounded = (value: number) => Math.round(value * 100) / 100
