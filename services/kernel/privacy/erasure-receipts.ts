// Links to the receipts of erasures. Nothing is stored for them, so that of an account outlives it.
import type { SignedTokens } from '../security/signed-tokens.ts'

/** An account, or a survey or conversation that its owner deleted. */
export type ReceiptSubject = { id: string; isAccount: boolean }

export type ErasureReceipts = {
  urlOf: (subject: ReceiptSubject) => string
  /** Undefined for a forged link. */
  subjectOf: (token: string) => ReceiptSubject | undefined
}

const purpose = 'erasure-receipt'
/** Their links were the first ones. */
const accountNumber = 0

export const openErasureReceipts = (tokens: SignedTokens, publicUrl: string): ErasureReceipts => ({
  urlOf: ({ id: batchId, isAccount }) => {
    const number = isAccount ? accountNumber : 1
    return `${publicUrl}/api/public/erasures/${tokens.issue(purpose, { batchId, number })}`
  },
  subjectOf(token) {
    const known = tokens.verify(purpose, token)
    return known && { id: known.batchId, isAccount: known.number === accountNumber }
  },
})
