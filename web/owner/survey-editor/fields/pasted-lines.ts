/** Selects the texts of a list editor. */
export type TextListKind = 'points' | 'fields' | 'options'

/** The lines of a pasted text, without list markers. */
export function parsePastedLines(text: string, maxLength: number): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, maxLength))
}
