/** Which words a list of lines speaks with. */
export type TextListKind = 'points' | 'fields' | 'options'

/** What each line of a pasted text says, without the marks of a list. */
export function parsePastedLines(text: string, maxLength: number): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, maxLength))
}
