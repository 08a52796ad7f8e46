import { type MasterKey, deriveSecret } from '#kernel/privacy/master-key.ts'
import { openSigner, type Signer } from '#kernel/privacy/signer.ts'

/** Signs exports and anchored heads: the same key as long as the first master key is kept. */
export const openLedgerSigner = (master: MasterKey): Signer =>
  openSigner(deriveSecret('ledger signatures', master))
