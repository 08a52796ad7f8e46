import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { exportLedger } from '../../../services/credits/audit/export-ledger.ts'
import type { ExportFormat } from '../../../services/credits/audit/export-format.ts'
import { openLedgerSigner } from '../../../services/credits/audit/ledger-signer.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { recordAsOperator } from '../operator-record.ts'
import { type CommandResult, findOwnerId } from './command-result.ts'

type ExportRequest = {
  email: string
  format: ExportFormat
  at: Date | undefined
  path: string
  by: string | undefined
}

export async function writeExportFile(
  infrastructure: Infrastructure,
  anchorsFile: string,
  request: ExportRequest,
): Promise<CommandResult> {
  const owner = await findOwnerId(infrastructure, request.email)
  const { by, format } = request
  const subject = { type: 'ledger', id: owner }
  return recordAsOperator(
    infrastructure,
    { kind: 'export', by, ownerId: owner, subject, detail: format },
    () => writeFile(infrastructure, anchorsFile, owner, request),
  )
}

/** Writes to a temporary name and renames, so that a partial file is never taken for an export. */
async function writeFile(
  infrastructure: Infrastructure,
  anchorsFile: string,
  owner: string,
  { email, format, at, path }: ExportRequest,
): Promise<CommandResult> {
  const signer = await openLedgerSigner(infrastructure.secrets)
  const { store } = infrastructure
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
