// The file of anchors: one signed statement a line. Each line holds the hash of the line before it.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import canonicalize from 'canonicalize'
import { genesisHash } from '#kernel/commands/hash-chain.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import { AnchorLine, type Anchor, type AnchorStatement } from './anchors.ts'

export const anchorsFilePath = (dataDir: string) => join(dataDir, 'ledger-anchors.jsonl')

const hashLine = (line: string) => createHash('sha256').update(line).digest('hex')

/**
 * Appends signed lines after the line with the hash `after`; resolves with the hash of the last when they are on disk. Ends a
 * line that a crash truncated, so that the next one stays readable. Throws when another process wrote.
 */
export async function writeAnchors(
  { file, signer, after }: { file: string; signer: Signer; after: string },
  statements: readonly AnchorStatement[],
): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+', 0o600)
  try {
    const { text: last, isTruncated } = await readLastLine(handle)
    let before = last === '' ? genesisHash : hashLine(last)
    if (before !== after) throw new Error('the file of anchors has grown since it was read')
    const lines = statements.map((statement) => {
      const line = canonicalize(signer.sign({ ...statement, previous: before }))!
      before = hashLine(line)
      return `${line}\n`
    })
    await handle.write(`${isTruncated ? '\n' : ''}${lines.join('')}`)
    await handle.datasync()
    return before
  } finally {
    await handle.close()
  }
}

/** Longer than any line. */
const tailBytes = 64 * 1024

/** The last line, also one that a crash truncated. */
async function readLastLine(handle: FileHandle): Promise<{ text: string; isTruncated: boolean }> {
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size, tailBytes))
  if (size > 0) await handle.read(tail, 0, tail.length, size - tail.length)
  const isTruncated = size > 0 && tail.at(-1) !== 10
  const text = tail.toString().replace(/\n$/, '')
  return { text: text.slice(text.lastIndexOf('\n') + 1), isTruncated }
}

export type ReadLine = {
  number: number
  text: string
  /** SHA-256, in hex, of `text`. */
  hash: string
  /** False where the line does not follow the line before. */
  isLinked: boolean
}

/** Undefined for a line that is not valid. */
export function parseAnchorLine(text: string): AnchorLine | undefined {
  try {
    return AnchorLine.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const previousPattern = /"previous":"([0-9a-f]{64})"/

/** Lines before the first one with `previous` count as linked, and so does a line that a crash truncated. */
export async function* readAnchorLines(file: string): AsyncGenerator<ReadLine> {
  const input = createReadStream(file)
  const exists = new Promise<boolean>((resolve, reject) => {
    input.once('open', () => resolve(true))
    input.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(false) : reject(error),
    )
  })
  if (!(await exists)) return
  let [number, before, isChained] = [0, genesisHash, false]
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    number += 1
    const previous = previousPattern.exec(text)?.[1]
    isChained ||= previous !== undefined
    const isLinked =
      !isChained || previous === before || (previous === undefined && !parseAnchorLine(text))
    const hash = hashLine(text)
    yield { number, text, hash, isLinked }
    before = hash
  }
}

/** The anchors of ledgers in the file, oldest first, of one owner or of all. Skips invalid lines. */
export async function* readAnchors(file: string, owner?: string): AsyncGenerator<Anchor> {
  for await (const { text } of readAnchorLines(file)) {
    if (!text.includes(owner ?? 'prosa-ledger-head')) continue
    const parsed = parseAnchorLine(text)
    if (parsed?.type === 'prosa-ledger-head' && (owner === undefined || parsed.owner === owner))
      yield parsed
  }
}
