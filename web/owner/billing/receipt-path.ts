import type { Locale } from '#contract/languages.ts'

/** Path of the printable receipt. */
export const receiptPath = (paymentId: string, locale: Locale) =>
  `/api/billing/receipts/${paymentId}?language=${locale}`
