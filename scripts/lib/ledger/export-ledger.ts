import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { exportLedger } from '../../../services/credits/audit/export-ledger.ts'
import type { ExportFormat } from '../../../services/credits/audit/export-format.ts'
import { openLedgerSigner } from '../../../services/credits/audit/ledger-signer.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { type CommandResult, findOwnerId } from './command-result.ts'

type ExportRequest = { email: string; format: ExportFormat; at: Date | undefined; path: string }

/** Under another name until it is whole, so that no half of a file is taken for one. */
export async function writeExportFile(
  foundation: Infrastructure,
  anchorsFile: string,
  { email, format, at, path }: ExportRequest,
): Promise<CommandResult> {
  const owner = await findOwnerId(foundation, email)
  const signer = openLedgerSigner(foundation.master)
  const { store } = foundation
  const draft = `${path}.${process.pid}.part`
  const file = createWriteStream(draft, { flags: 'wx' })
  try {
    await once(file, 'open')
    const chunks = exportLedger({
      store,
      signer,
      anchorsFile,
      owner,
      format,
      at: at?.toISOString(),
    })
    for await (const chunk of chunks) if (!file.write(chunk)) await once(file, 'drain')
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
    data: { path, owner, key: signer.key, public_key: signer.publicKey },
    isSound: true,
  }
}
