// The key that signs entries, exports and anchors, with its history. Both are stored wrapped under the master key, so write
// access to the database is not enough to add a key.
import { randomBytes } from 'node:crypto'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'
import type { InstallationSecrets } from '#kernel/privacy/installation-secrets.ts'
import { openSigner, type Signer } from '#kernel/privacy/signer.ts'
import { earlierKeys, type KeyHandover } from './key-handovers.ts'

export type LedgerSigner = Signer & {
  /** Oldest first; absent or empty where there has been one key. */
  handovers?: readonly KeyHandover[]
}

/** As stored. Keys are in base64. */
export type StoredSigner = {
  secret: string
  handovers?: KeyHandover[]
  /** The key that is about to replace it. */
  next?: string
}

export const signerSecretName = 'ledger-signer'

export const newSigningKey = () => randomBytes(32).toString('base64')

export const readStoredSigner = (secrets: InstallationSecrets): Promise<StoredSigner> =>
  secrets.getOrCreate<StoredSigner>(signerSecretName, () => ({ secret: newSigningKey() }))

export function toSigner({ secret, handovers = [] }: StoredSigner): LedgerSigner {
  const seed = Buffer.from(secret, 'base64')
  return { ...openSigner(seed, earlierKeys(handovers)), handovers }
}

/** Throws StartupError while the key is being replaced: it must not sign any more. */
export async function openLedgerSigner(secrets: InstallationSecrets): Promise<LedgerSigner> {
  const stored = await readStoredSigner(secrets)
  if (stored.next === undefined) return toSigner(stored)
  throw new StartupError(
    'The replacement of the ledger’s signing key was interrupted: run "npm run keys -- rotate --signer" again.',
  )
}

/** As in the API. */
export function describeSigningKeys({ keys, handovers = [] }: LedgerSigner) {
  return keys.map(({ key, publicKey }, index) => ({
    number: index + 1,
    key,
    public_key: publicKey,
    since: handovers[index - 1]?.at ?? null,
    until: handovers[index]?.at ?? null,
    introduced_by: handovers[index - 1] ?? null,
  }))
}
