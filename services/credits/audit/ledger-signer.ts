import { type MasterKey, secretFor } from '#kernel/master-key.ts'
import { openSigner, type Signer } from '#kernel/signer.ts'

/** Signs exports and anchored heads: the same key as long as the first master key is kept. */
export const ledgerSigner = (master: MasterKey): Signer =>
  openSigner(secretFor('ledger signatures', master))
