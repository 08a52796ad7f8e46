// Heads of ledgers, signed and written outside the log: without them, cutting the end of a stream would go unseen.
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import canonicalize from 'canonicalize'
import { z } from 'zod'
import { verifySignature, type Signer } from '#kernel/privacy/signer.ts'

/** That a ledger had an entry with this hash. */
export const Anchor = z.strictObject({
  type: z.literal('prosa-ledger-head'),
  owner: z.uuid(),
  revision: z.int().min(0),
  hash: z.string(),
  /** When it was seen; the file's own order is not to be trusted. */
  at: z.iso.datetime(),
  key: z.string(),
  signature: z.string(),
})
export type Anchor = z.infer<typeof Anchor>

export const anchorsFilePath = (dataDir: string) => join(dataDir, 'ledger-anchors.jsonl')

/** On disk when it resolves. A line that a crash tore is ended first, so that it costs no other. */
export async function writeAnchor(
  file: string,
  signer: Signer,
  head: Pick<Anchor, 'owner' | 'revision' | 'hash' | 'at'>,
): Promise<Anchor> {
  const anchor = signer.sign({ type: 'prosa-ledger-head' as const, ...head })
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const last = Buffer.alloc(1)
    if (size > 0) await handle.read(last, 0, 1, size - 1)
    const isTorn = size > 0 && last.toString() !== '\n'
    await handle.write(`${isTorn ? '\n' : ''}${canonicalize(anchor)}\n`)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  return anchor
}

/** Every anchor in the file, oldest first; of one owner where one is named. Lines that are none are passed over. */
export async function* readAnchors(file: string, owner?: string): AsyncGenerator<Anchor> {
  const input = createReadStream(file)
  const isThere = new Promise<boolean>((resolve, reject) => {
    input.once('open', () => resolve(true))
    input.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(false) : reject(error),
    )
  })
  if (!(await isThere)) return
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (owner !== undefined && !line.includes(owner)) continue
    const anchor = parseAnchor(line)
    if (anchor && (owner === undefined || anchor.owner === owner)) yield anchor
  }
}

function parseAnchor(line: string): Anchor | undefined {
  try {
    return Anchor.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

export type AnchorFault = {
  /** cut: the ledger ends before it; replaced: another entry stands there now; forged: the signature is not ours. */
  fault: 'cut' | 'replaced' | 'forged'
  anchor: Anchor
}

/** Whether a ledger still has what was anchored. `hashAt` is undefined past its end. */
export function findAnchorFault(
  anchor: Anchor,
  publicKey: string,
  hashAt: (revision: number) => string | undefined,
): AnchorFault | undefined {
  if (!verifySignature(anchor, publicKey)) return { fault: 'forged', anchor }
  const hash = hashAt(anchor.revision)
  if (hash === undefined) return { fault: 'cut', anchor }
  return hash === anchor.hash ? undefined : { fault: 'replaced', anchor }
}
