// Formats and parses card data.

/** In groups of four, as on the card. */
export const formatCardNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** As `12/30`, with the slash added. Deleting the slash deletes the digit before it, too. */
export function formatExpiry(text: string, before: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  const isGoingBack = text.length < before.length
  if (digits.length < 2 || (digits.length === 2 && isGoingBack)) return digits
  return `${digits.slice(0, 2)}/${digits.slice(2)}`
}

/** Undefined unless the text is a month and a year. */
export function parseExpiry(text: string): { exp_month: number; exp_year: number } | undefined {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(text) ?? []
  return month && year ? { exp_month: Number(month), exp_year: Number(year) } : undefined
}
