import { createHash } from 'node:crypto'
import { genesisHash } from '#kernel/commands/hash-chain.ts'
import type { Anchor } from './anchors.ts'
import { readAnchors } from './anchors-file.ts'
import type { LedgerDeps } from './deps.ts'
import { type ExportFormat, type ExportSeal, createExportWriter } from './export-format.ts'
import { toExportRow } from './export-row.ts'

export type ExportOptions = Pick<LedgerDeps, 'store' | 'signer' | 'anchorsFile'> & {
  owner: string
  format: ExportFormat
  /** ISO time; later entries are left out. */
  at?: string | undefined
  now?: Date
}

/** The oldest anchor and the newest ones. */
const maxAnchors = 50
const chunkChars = 64 * 1024

/** Yields the file in chunks, in constant memory. A faulty ledger is exported as stored. */
export async function* exportLedger(options: ExportOptions): AsyncGenerator<string> {
  const { store, signer, owner, format, at, now = new Date() } = options
  const writer = createExportWriter(format)
  const hash = createHash('sha256')
  let buffer = ''
  const write = (text: string) => {
    hash.update(text)
    buffer += text
  }
  write(
    writer.begin({
      format: 'prosa-ledger',
      version: 1,
      owner,
      exported_at: now.toISOString(),
      as_of: at === undefined ? null : new Date(at).toISOString(),
      anchors: await readExportAnchors(options),
      ...(signer.handovers?.length && { keys: [...signer.handovers] }),
    }),
  )
  let [entries, head, balance] = [0, genesisHash, 0]
  for await (const event of store.readStream(`credits-${owner}`)) {
    const row = toExportRow(event)
    if (at !== undefined && Date.parse(row.at) > Date.parse(at)) break
    write(writer.entry(row, entries))
    entries += 1
    head = row.hash
    balance = row.balance ?? balance
    if (buffer.length < chunkChars) continue
    yield buffer
    buffer = ''
  }
  write(writer.close(entries))
  const seal: ExportSeal = signer.sign({
    algorithm: 'Ed25519' as const,
    digest: hash.digest('hex'),
    entries,
    head,
    balance,
    public_key: signer.publicKey,
  })
  yield buffer + writer.seal(seal)
}

/** The anchors up to `at`, by their own times. */
async function readExportAnchors({ anchorsFile, owner, at }: ExportOptions): Promise<Anchor[]> {
  const anchors: Anchor[] = []
  for await (const anchor of readAnchors(anchorsFile, owner)) {
    if (at !== undefined && Date.parse(anchor.at) > Date.parse(at)) continue
    anchors.push(anchor)
    if (anchors.length > maxAnchors) anchors.splice(1, 1)
  }
  return anchors
}
