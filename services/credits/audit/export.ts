import { createHash } from 'node:crypto'
import { chainStart } from '#kernel/chain.ts'
import { type Anchor, readAnchors } from './anchors.ts'
import type { LedgerDeps } from './deps.ts'
import { type ExportFormat, type ExportSeal, writerOf } from './export-format.ts'
import { rowOf } from './export-row.ts'

export type Exporting = LedgerDeps & {
  owner: string
  format: ExportFormat
  /** Entries after that moment are left out. */
  at?: string | undefined
  now?: Date
}

/** As many as say enough: the oldest, and the newest ones. */
const mostAnchors = 50
const chunkChars = 64 * 1024

/** The file, piece by piece, however long the ledger is. What is wrong with a ledger is written as it is. */
export async function* exportLedger(exporting: Exporting): AsyncGenerator<string> {
  const { store, signer, owner, format, at, now = new Date() } = exporting
  const writer = writerOf(format)
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
      anchors: await anchorsFor(exporting),
    }),
  )
  let [entries, head, balance] = [0, chainStart, 0]
  for await (const event of store.readStream(`credits-${owner}`)) {
    const row = rowOf(event)
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
async function anchorsFor({ anchorsFile, owner, at }: Exporting): Promise<Anchor[]> {
  const anchors: Anchor[] = []
  for await (const anchor of readAnchors(anchorsFile, owner)) {
    if (at !== undefined && Date.parse(anchor.at) > Date.parse(at)) continue
    anchors.push(anchor)
    if (anchors.length > mostAnchors) anchors.splice(1, 1)
  }
  return anchors
}
