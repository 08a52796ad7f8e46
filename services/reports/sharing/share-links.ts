// The addresses of shared reports, and passes for those who gave the password. Both are signed, so neither is stored.
import { createHash } from 'node:crypto'
import { hourMs } from '#contract/durations.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'

export type ShareLinks = {
  urlOf: (shareId: string) => string
  /** Undefined for a forged token. */
  shareIdOf: (token: string) => string | undefined
  /** For reading again without the password. Ends after a day, and when the password changes. */
  issuePass: (share: ProtectedShare, now: Date) => string
  isPass: (share: ProtectedShare, pass: string, now: Date) => boolean
}

type ProtectedShare = { shareId: string; passwordHash: string | null }

const linkPurpose = 'shared report'
const passHours = 24

const passPurpose = ({ shareId, passwordHash }: ProtectedShare) =>
  `pass ${shareId} ${createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')}`

export function openShareLinks(tokens: SignedTokens, publicUrl: string): ShareLinks {
  return {
    urlOf: (shareId) =>
      `${publicUrl}/shared/${tokens.issue(linkPurpose, { batchId: shareId, number: 1 })}`,
    shareIdOf: (token) => tokens.verify(linkPurpose, token)?.batchId,
    issuePass: (share, now) => {
      const endsAt = Math.floor(now.getTime() / hourMs) + passHours
      return tokens.issue(passPurpose(share), { batchId: share.shareId, number: endsAt })
    },
    isPass: (share, pass, now) => {
      const endsAt = tokens.verify(passPurpose(share), pass)?.number ?? 0
      return endsAt * hourMs > now.getTime()
    },
  }
}
