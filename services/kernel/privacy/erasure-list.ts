// The list of erasures: a file of the subjects whose keys were destroyed. It is kept outside the database, so that a restored
// backup of the database does not bring them back.
import { createHash } from 'node:crypto'
import { open, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import canonicalize from 'canonicalize'
import { z } from 'zod'
import { StartupError } from '../lifecycle/startup-error.ts'

/** `reason`: why it was erased, for erasing it again. Ids and codes only: no personal data. */
export const Erasure = z.strictObject({
  subject: z.string().min(1),
  at: z.iso.datetime(),
  reason: z.string().optional(),
})
export type Erasure = z.infer<typeof Erasure>

export type ErasureList = {
  file: string
  /** Resolves once they are on disk. */
  add: (erasures: readonly Erasure[]) => Promise<void>
  /** The first erasure of each subject. Throws StartupError for a damaged line. */
  read: () => Promise<ReadonlyMap<string, Erasure>>
}

export const erasureListPath = (dataDir: string) => join(dataDir, 'erasures.jsonl')

/** Several processes may append: a line is one write. */
export function openErasureList(file: string): ErasureList {
  let writing = Promise.resolve()
  return {
    file,
    add(erasures) {
      const text = erasures.map((erasure) => `${formatErasure(erasure)}\n`).join('')
      const written = writing.then(() => append(file, text))
      writing = written.catch(() => {})
      return written
    },
    read: async () => parseErasures(await readWholeLines(file), file),
  }
}

async function append(file: string, text: string): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.writeFile(text)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/** Removes a line that a crash cut off: its key was not destroyed yet, and its erasure is repeated. */
async function readWholeLines(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  const end = bytes.lastIndexOf(10) + 1
  if (end < bytes.length) await truncate(file, end)
  return bytes.toString('utf8', 0, end)
}

const checksumOf = (erasure: Erasure) =>
  createHash('sha256').update(canonicalize(erasure)!).digest('hex').slice(0, 16)

/** One line of JSON, with a checksum over the rest. */
export const formatErasure = (erasure: Erasure): string =>
  canonicalize({ ...erasure, checksum: checksumOf(erasure) })!

/** Undefined for a line that is damaged. */
function parseErasure(line: string): Erasure | undefined {
  try {
    const { checksum, ...rest } = JSON.parse(line) as Record<string, unknown>
    const erasure = Erasure.safeParse(rest).data
    return erasure && checksumOf(erasure) === checksum ? erasure : undefined
  } catch {
    return undefined
  }
}

/** Throws StartupError for a damaged line: what it named would come back with the next restore. */
export function parseErasures(text: string, file: string): ReadonlyMap<string, Erasure> {
  const found = new Map<string, Erasure>()
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const erasure = parseErasure(line)
    if (!erasure)
      throw new StartupError(
        `Line ${index + 1} of the list of erasures ${file} is damaged: restore the list from a copy.`,
      )
    if (!found.has(erasure.subject)) found.set(erasure.subject, erasure)
  }
  return found
}
