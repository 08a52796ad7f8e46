/** Lower case without marks, apostrophes and variants of letters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/\s+/gu, ' ')
    .trim()

/** Whether any of these patterns of folded text matches. */
export function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  const folded = foldText(text)
  return patterns.some((pattern) => pattern.test(folded))
}
