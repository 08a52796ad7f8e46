import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { exportLedger } from '../../services/credits/audit/export.ts'
import type { ExportFormat } from '../../services/credits/audit/export-format.ts'
import { ledgerSigner } from '../../services/credits/audit/ledger-signer.ts'
import type { Foundation } from '../../services/foundation.ts'
import { type Outcome, ownerOf } from './outcome.ts'

type Asked = { email: string; format: ExportFormat; at: Date | undefined; path: string }

/** Under another name until it is whole, so that no half of a file is taken for one. */
export async function exportTo(
  foundation: Foundation,
  anchorsFile: string,
  { email, format, at, path }: Asked,
): Promise<Outcome> {
  const owner = await ownerOf(foundation, email)
  const signer = ledgerSigner(foundation.master)
  const { store } = foundation
  const draft = `${path}.${process.pid}.part`
  const file = createWriteStream(draft, { flags: 'wx' })
  try {
    await once(file, 'open')
    const pieces = exportLedger({
      store,
      signer,
      anchorsFile,
      owner,
      format,
      at: at?.toISOString(),
    })
    for await (const piece of pieces) if (!file.write(piece)) await once(file, 'drain')
    file.end()
    await once(file, 'finish')
    await rename(draft, path)
  } catch (error) {
    file.destroy()
    await rm(draft, { force: true })
    throw error
  }
  return {
    lines: [`${path}: the ledger of ${email}, signed with key ${signer.key}`],
    found: { path, owner, key: signer.key, public_key: signer.publicKey },
    isSound: true,
  }
}
