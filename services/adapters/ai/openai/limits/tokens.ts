import type { TokenPrice } from '../settings.ts'

export type TokenUsage = { tokensIn: number; tokensOut: number }

/** An estimate where the server does not count: four bytes of UTF-8 a token, so two letters of Arabic and four of English. */
export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 4)

/** US dollars to a millionth of a cent; undefined without a price. */
export function costOf({ tokensIn, tokensOut }: TokenUsage, price: TokenPrice | undefined) {
  if (!price) return undefined
  return Math.round((tokensIn * price.in + tokensOut * price.out) * 100) / 1e8
}
