import { type MasterKey, deriveSecret } from '#kernel/privacy/master-key.ts'
import { openSigner, type Signer } from '#kernel/privacy/signer.ts'

/** Signs exports and anchors. The key derives from the first master key, so rotation does not change it. */
export const openLedgerSigner = (master: MasterKey): Signer =>
  openSigner(deriveSecret('ledger signatures', master))
