// Signed heads of ledgers in a file outside the log: they reveal the truncation of a stream.
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import canonicalize from 'canonicalize'
import { z } from 'zod'
import { verifySignature, type Signer } from '#kernel/privacy/signer.ts'

/** States that a ledger had an entry with this hash. */
export const Anchor = z.strictObject({
  type: z.literal('prosa-ledger-head'),
  owner: z.uuid(),
  revision: z.int().min(0),
  hash: z.string(),
  /** The time of writing. The order of the file's lines is not authenticated. */
  at: z.iso.datetime(),
  key: z.string(),
  signature: z.string(),
})
export type Anchor = z.infer<typeof Anchor>

export const anchorsFilePath = (dataDir: string) => join(dataDir, 'ledger-anchors.jsonl')

/** Resolves when the line is on disk. Ends a line that a crash truncated, so that the next one stays readable. */
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
    const isTruncated = size > 0 && last.toString() !== '\n'
    await handle.write(`${isTruncated ? '\n' : ''}${canonicalize(anchor)}\n`)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  return anchor
}

/** The anchors in the file, oldest first, of one owner or of all. Skips invalid lines. */
export async function* readAnchors(file: string, owner?: string): AsyncGenerator<Anchor> {
  const input = createReadStream(file)
  const exists = new Promise<boolean>((resolve, reject) => {
    input.once('open', () => resolve(true))
    input.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(false) : reject(error),
    )
  })
  if (!(await exists)) return
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
  /** cut: the ledger ends before it; replaced: the entry has another hash; forged: the signature is invalid. */
  fault: 'cut' | 'replaced' | 'forged'
  anchor: Anchor
}

/** Undefined when the ledger matches the anchor. `hashAt` returns undefined past the ledger's end. */
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
