// Signed statements about ledgers in a file outside the log: heads reveal the truncation of a stream, and the beginning of
// signing separates the events that need a signature from older ones. Each line holds the hash of the line before it.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import canonicalize from 'canonicalize'
import { z } from 'zod'
import { genesisHash } from '#kernel/commands/hash-chain.ts'
import { verifySignature, type Signer } from '#kernel/privacy/signer.ts'

const signed = { key: z.string(), signature: z.string() }
/** SHA-256, in hex, of the line before without its end; 64 zeros in the first. Lines of earlier versions lack it. */
const previous = z.string().optional()

/** States that a ledger had an entry with this hash. */
export const Anchor = z.strictObject({
  type: z.literal('prosa-ledger-head'),
  owner: z.uuid(),
  revision: z.int().min(0),
  hash: z.string(),
  /** The time of writing. */
  at: z.iso.datetime(),
  /** When the store recorded the entry. Anchors of earlier versions lack it. */
  stored_at: z.iso.datetime().optional(),
  previous,
  ...signed,
})
export type Anchor = z.infer<typeof Anchor>

/** States that the events of a stream up to this one were written before events were signed. */
const UnsignedHead = z.strictObject({
  type: z.literal('prosa-unsigned-head'),
  stream: z.string(),
  revision: z.int().min(0),
  /** The hash of the chain up to here, also of events that do not hold it. */
  hash: z.string(),
  at: z.iso.datetime(),
  previous,
  ...signed,
})
export type UnsignedHead = z.infer<typeof UnsignedHead>

/** States that no further unsigned head follows. */
const SigningStart = z.strictObject({
  type: z.literal('prosa-signing-start'),
  at: z.iso.datetime(),
  previous,
  ...signed,
})

const AnchorLine = z.discriminatedUnion('type', [Anchor, UnsignedHead, SigningStart])
export type AnchorLine = z.infer<typeof AnchorLine>
type Statement = AnchorLine extends infer Line
  ? Line extends AnchorLine
    ? Omit<Line, 'previous' | 'key' | 'signature'>
    : never
  : never

export const anchorsFilePath = (dataDir: string) => join(dataDir, 'ledger-anchors.jsonl')

const hashLine = (line: string) => createHash('sha256').update(line).digest('hex')

/**
 * Appends signed lines; resolves when they are on disk. Ends a line that a crash truncated, so that the next one stays
 * readable. One process writes at a time.
 */
export async function writeAnchors(
  file: string,
  signer: Signer,
  statements: readonly Statement[],
): Promise<void> {
  if (statements.length === 0) return
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+', 0o600)
  try {
    const { text: last, isTruncated } = await readLastLine(handle)
    let before = last === '' ? genesisHash : hashLine(last)
    const lines = statements.map((statement) => {
      const line = canonicalize(signer.sign({ ...statement, previous: before }))!
      before = hashLine(line)
      return `${line}\n`
    })
    await handle.write(`${isTruncated ? '\n' : ''}${lines.join('')}`)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

const tailBytes = 8 * 1024

/** The last line, also one that a crash truncated. */
async function readLastLine(handle: FileHandle): Promise<{ text: string; isTruncated: boolean }> {
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size, tailBytes))
  if (size > 0) await handle.read(tail, 0, tail.length, size - tail.length)
  const isTruncated = size > 0 && tail.at(-1) !== 10
  const text = tail.toString().replace(/\n$/, '')
  return { text: text.slice(text.lastIndexOf('\n') + 1), isTruncated }
}

/** A line of the file; `parsed` is undefined for one that is not valid, `isLinked` false where it does not follow the line before. */
export type ReadLine = { number: number; parsed: AnchorLine | undefined; isLinked: boolean }

/**
 * Lines before the first one with `previous` count as linked, and so does a line that a crash truncated. With `containing`,
 * lines that contain none of these texts are left out, and no links are checked.
 */
export async function* readAnchorLines(
  file: string,
  containing?: readonly string[],
): AsyncGenerator<ReadLine> {
  const input = createReadStream(file)
  const exists = new Promise<boolean>((resolve, reject) => {
    input.once('open', () => resolve(true))
    input.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(false) : reject(error),
    )
  })
  if (!(await exists)) return
  let [number, before, isChained] = [0, genesisHash, false]
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1
    if (containing) {
      if (containing.some((text) => line.includes(text)))
        yield { number, parsed: parseLine(line), isLinked: true }
      continue
    }
    const parsed = parseLine(line)
    isChained ||= parsed?.previous !== undefined
    const isLinked = parsed === undefined || !isChained || parsed.previous === before
    yield { number, parsed, isLinked }
    before = hashLine(line)
  }
}

function parseLine(line: string): AnchorLine | undefined {
  try {
    return AnchorLine.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** The anchors in the file, oldest first, of one owner or of all. Skips invalid lines. */
export async function* readAnchors(file: string, owner?: string): AsyncGenerator<Anchor> {
  for await (const { parsed } of readAnchorLines(file, [owner ?? 'prosa-ledger-head']))
    if (parsed?.type === 'prosa-ledger-head' && (owner === undefined || parsed.owner === owner))
      yield parsed
}

export type AnchorFault = {
  /**
   * cut: the ledger ends before it; replaced: the entry has another hash; redated: the store has another time for it;
   * forged: the signature is invalid.
   */
  fault: 'cut' | 'replaced' | 'redated' | 'forged'
  anchor: Anchor
}

/** An entry as an anchor states it; an export lacks `storedAt`. */
export type AnchoredEntry = { hash: string; storedAt?: Date }

/** Undefined when the ledger matches the anchor. `entryAt` returns undefined past the ledger's end. */
export function findAnchorFault(
  anchor: Anchor,
  publicKey: string,
  entryAt: (revision: number) => AnchoredEntry | undefined,
): AnchorFault | undefined {
  if (!verifySignature(anchor, publicKey)) return { fault: 'forged', anchor }
  const entry = entryAt(anchor.revision)
  if (entry === undefined) return { fault: 'cut', anchor }
  if (entry.hash !== anchor.hash) return { fault: 'replaced', anchor }
  const { stored_at: storedAt } = anchor
  const isRedated =
    storedAt !== undefined && entry.storedAt && Date.parse(storedAt) !== entry.storedAt.getTime()
  return isRedated ? { fault: 'redated', anchor } : undefined
}
