// Checks that need no request. The server determines the country and whether the number is valid.

/** Normalized input: its digits in any script, and a leading `+`. */
export function normalizePhone(typed: string): string {
  const text = typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  )
  return (/^\s*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '')
}

/** Maximum input length, separators included. */
export const stripInvalidCharacters = (typed: string) =>
  typed.replace(/[^\d\u0660-\u0669\u06f0-\u06f9+() .-]/g, '')

const digitCount = { min: 8, max: 15 }

export function hasValidLength(phone: string): boolean {
  const { length } = phone.replace('+', '')
  return length >= digitCount.min && length <= digitCount.max
}
