// The light rules that need no round trip. What country a number is of, and whether it exists, the server knows.

/** What counts of what was typed: its digits, whichever way they are written, and a `+` in front. */
export function normalizePhone(typed: string): string {
  const text = typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  )
  return (/^\s*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '')
}

/** Not more than people write between digits is taken in. */
export const stripInvalidCharacters = (typed: string) =>
  typed.replace(/[^\d\u0660-\u0669\u06f0-\u06f9+() .-]/g, '')

const digitCount = { min: 8, max: 15 }

export function hasValidLength(phone: string): boolean {
  const { length } = phone.replace('+', '')
  return length >= digitCount.min && length <= digitCount.max
}
