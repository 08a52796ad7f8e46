import { createHash } from 'node:crypto'
import { genesisHash } from '#kernel/commands/hash-chain.ts'
import { type Anchor, readAnchors } from './anchors.ts'
import type { LedgerDeps } from './deps.ts'
import { type ExportFormat, type ExportSeal, createExportWriter } from './export-format.ts'
import { toExportRow } from './export-row.ts'

export type ExportOptions = LedgerDeps & {
  owner: string
  format: ExportFormat
  /** Entries after that moment are left out. */
  at?: string | undefined
  now?: Date
}

/** As many as say enough: the oldest, and the newest ones. */
const maxAnchors = 50
const chunkChars = 64 * 1024

/** The file, piece by piece, however long the ledger is. What is wrong with a ledger is written as it is. */
export async function* exportLedger(exporting: ExportOptions): AsyncGenerator<string> {
  const { store, signer, owner, format, at, now = new Date() } = exporting
  const writer = createExportWriter(format)
  const hash = createHash('sha256')
  let waiting = ''
  const write = (text: string) => {
    hash.update(text)
    waiting += text
  }
  write(
    writer.begin({
      format: 'prosa-ledger',
      version: 1,
      owner,
      exported_at: now.toISOString(),
      as_of: at === undefined ? null : new Date(at).toISOString(),
      anchors: await readExportAnchors(exporting),
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
    if (waiting.length < chunkChars) continue
    yield waiting
    waiting = ''
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
  yield waiting + writer.seal(seal)
}

/** Those of entries that the file has, as far as their own word goes. */
async function readExportAnchors({ anchorsFile, owner, at }: ExportOptions): Promise<Anchor[]> {
  const anchors: Anchor[] = []
  for await (const anchor of readAnchors(anchorsFile, owner)) {
    if (at !== undefined && Date.parse(anchor.at) > Date.parse(at)) continue
    anchors.push(anchor)
    if (anchors.length > maxAnchors) anchors.splice(1, 1)
  }
  return anchors
}
