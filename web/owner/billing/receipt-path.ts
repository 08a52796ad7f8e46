import type { Locale } from '#contract/languages.ts'

/** A page of its own, to be printed. */
export const receiptPath = (paymentId: string, locale: Locale) =>
  `/api/billing/receipts/${paymentId}?language=${locale}`
