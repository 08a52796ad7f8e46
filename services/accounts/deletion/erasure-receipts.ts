import type { SignedTokens } from '#kernel/security/signed-tokens.ts'

/** What an erasure receipt is about. */
const erasedKinds = ['account', 'conversation', 'survey'] as const
export type ErasedKind = (typeof erasedKinds)[number]

/** Opens the receipt without signing in: after the erasure there is no account left. Nothing is stored. */
export const receiptCodeOf = (tokens: SignedTokens, kind: ErasedKind, id: string): string =>
  tokens.issue(kind, { batchId: id, number: 0 })

/** Undefined for a forged code. */
export function parseReceiptCode(
  tokens: SignedTokens,
  code: string,
): { kind: ErasedKind; id: string } | undefined {
  for (const kind of erasedKinds) {
    const id = tokens.verify(kind, code)?.batchId
    if (id) return { kind, id }
  }
  return undefined
}
