// Verifies an export with nothing but the file: its signature, its chain, its sums, and every byte of it.
import { createHash } from 'node:crypto'
import { isSigned, keyIdOf } from '#kernel/signer.ts'
import { anchorFault } from '../../services/credits/audit/anchors.ts'
import {
  type ExportFormat,
  type ExportHead,
  type ExportSeal,
  writerOf,
} from '../../services/credits/audit/export-format.ts'
import { columns, rowOf, storedIn } from '../../services/credits/audit/export-row.ts'
import { formatOf, readerOf, type RowInFile } from './export-lines.ts'
import { rawLines } from './file-lines.ts'
import { openReplay, type Replayed } from './replay.ts'

export type FileVerdict = {
  head: ExportHead | undefined
  seal: ExportSeal | undefined
  audit: Replayed
  /** What does not hold, each naming its line and, where there is one, its entry. */
  faults: string[]
}

type Reading = FileVerdict & {
  format: ExportFormat
  take: ReturnType<typeof openReplay>['take']
  /** By revision, of the entries that are anchored. */
  hashes: Map<number, string>
  digest: ReturnType<typeof createHash>
}

/** `key`: the public key that it has to be signed with, in base64; without it, the one that the file names. */
export async function verifyFile(path: string, key?: string): Promise<FileVerdict> {
  const { audit, take } = openReplay()
  const digest = createHash('sha256')
  const reading: Reading = {
    ...{ head: undefined, seal: undefined, audit, take, digest },
    faults: [],
    format: 'json',
    hashes: new Map(),
  }
  const beginning: Buffer[] = []
  let [number, last] = [0, undefined as Buffer | undefined]
  for await (const line of rawLines(path)) {
    // The last line holds the seal, and which line that is shows only when no other comes.
    if (last) {
      number += 1
      digest.update(last)
      if (number === 1) reading.format = formatOf(last)
      const { headLines } = readerOf(reading.format)
      if (number <= headLines) beginning.push(last)
      if (number === headLines) takeHead(reading, beginning)
      if (number > headLines) takeRow(reading, last, number)
    }
    last = line
  }
  takeSeal(reading, last, number + 1, key)
  reading.faults.push(...anchorFaults(reading))
  return reading
}

function takeHead(reading: Reading, lines: readonly Buffer[]): void {
  const { format, faults } = reading
  try {
    reading.head = readerOf(format).head(lines.map(String))
    const written = writerOf(format).begin(reading.head) + (format === 'json' ? '\n' : '')
    if (!Buffer.concat(lines).equals(Buffer.from(written)))
      faults.push('line 1: the head is not written as an export writes it')
  } catch {
    faults.push('line 1: this is not the beginning of an export')
  }
}

function takeRow(
  { format, faults, audit, take, head, hashes }: Reading,
  line: Buffer,
  number: number,
) {
  let read: RowInFile
  try {
    read = readerOf(format).row(String(line))
  } catch {
    faults.push(`line ${number}: it cannot be read`)
    return
  }
  const { row, said } = read
  const before = audit.faults.length
  const stored = storedIn(row)
  take(stored)
  const found = audit.faults.slice(before)
  faults.push(...found.map((fault) => `line ${number}: ${fault}`))
  if (head?.anchors.some(({ revision }) => revision === row.revision))
    hashes.set(row.revision, row.hash)
  const whole = rowOf(stored)
  const text = writerOf(format).entry(whole, 0).replace(/^\n/, '')
  const ways = format === 'json' ? [`${text}\n`, `${text},\n`] : [text]
  if (ways.some((way) => line.equals(Buffer.from(way)))) return
  const wrong = columns.filter((name) => !isSame(said[name], whole[name]))
  const what =
    wrong.length > 0
      ? `${wrong.join(', ')} does not follow from what the entry is`
      : 'it is not written as an export writes it'
  faults.push(`line ${number}: entry ${row.revision} (${row.type} ${row.id}): ${what}`)
}

/** Cells of a CSV are text, and an apostrophe before what looks like a formula is none of it. */
function isSame(said: unknown, is: unknown): boolean {
  if (typeof is === 'object' && is !== null) return true
  const text = String(said ?? '')
  return text === String(is ?? '') || text === `'${String(is ?? '')}`
}

function takeSeal(reading: Reading, line: Buffer | undefined, number: number, key?: string): void {
  const { format, faults, audit, digest } = reading
  try {
    reading.seal = readerOf(format).seal(String(line))
  } catch {
    faults.push(`line ${number}: there is no seal: the end of the file is missing, or was changed`)
    return
  }
  const { seal } = reading
  const blame = (what: string) => faults.push(`line ${number}: ${what}`)
  if (!line!.equals(Buffer.from(writerOf(format).seal(seal))))
    blame('the seal is not written as an export writes it')
  if (seal.key !== keyIdOf(seal.public_key)) blame('the seal names another key than it shows')
  if (key !== undefined && key !== seal.public_key)
    blame(`it is sealed with key ${seal.key}, and ${keyIdOf(key)} was expected`)
  if (!isSigned(seal, key ?? seal.public_key)) blame('the signature is not good')
  if (seal.digest !== digest.digest('hex')) blame('what was signed is not what the file holds')
  if (seal.entries !== audit.count)
    blame(`the seal speaks of ${seal.entries} entries, and there are ${audit.count}`)
  if (seal.head !== audit.head) blame('the seal names another last entry')
  if (seal.balance !== audit.balance)
    blame(`the seal says that the balance is ${seal.balance}, and it is ${audit.balance}`)
}

/** Heads that were signed earlier still have to be there. */
function anchorFaults({ head, seal, hashes }: Reading): string[] {
  const said = { forged: 'is not signed', cut: 'is missing', replaced: 'is another one now' }
  return (head?.anchors ?? []).flatMap((anchor) => {
    const found = anchorFault(anchor, seal?.public_key ?? '', (revision) => hashes.get(revision))
    return found ? [`entry ${anchor.revision}, anchored at ${anchor.at}, ${said[found.fault]}`] : []
  })
}
