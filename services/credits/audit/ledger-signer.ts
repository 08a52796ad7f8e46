import { randomSecret, type InstallationSecrets } from '#kernel/privacy/installation-secrets.ts'
import { openSigner, type Signer } from '#kernel/privacy/signer.ts'

/** Signs entries, exports and anchors. */
export const openLedgerSigner = async (secrets: InstallationSecrets): Promise<Signer> =>
  openSigner(await randomSecret(secrets, 'ledger-signer'))
