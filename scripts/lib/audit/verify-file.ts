// Verifies an export with nothing but the file: its signature, its chain, its sums, and every byte of it.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { verifySignature, keyIdOf } from '#kernel/privacy/signer.ts'
import { findAnchorFault } from '../../../services/credits/audit/anchors.ts'
import {
  type ExportFormat,
  type ExportHead,
  type ExportSeal,
  createExportWriter,
} from '../../../services/credits/audit/export-format.ts'
import {
  exportColumns,
  toExportRow,
  toStoredEvent,
} from '../../../services/credits/audit/export-row.ts'
import { formatOf, readerOf, type ParsedRow } from './export-reader.ts'
import { openReplay, type ReplaySummary } from './ledger-replay.ts'

export type FileVerdict = {
  head: ExportHead | undefined
  seal: ExportSeal | undefined
  audit: ReplaySummary
  /** What does not hold, each naming its line and, where there is one, its entry. */
  faults: string[]
}

type FileVerification = FileVerdict & {
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
  const verification: FileVerification = {
    ...{ head: undefined, seal: undefined, audit, take, digest },
    faults: [],
    format: 'json',
    hashes: new Map(),
  }
  const headLinesRead: Buffer[] = []
  let [number, last] = [0, undefined as Buffer | undefined]
  for await (const line of rawLines(path)) {
    // The last line holds the seal, and which line that is shows only when no other comes.
    if (last) {
      number += 1
      digest.update(last)
      if (number === 1) verification.format = formatOf(last)
      const { headLines } = readerOf(verification.format)
      if (number <= headLines) headLinesRead.push(last)
      if (number === headLines) verifyHead(verification, headLinesRead)
      if (number > headLines) verifyRow(verification, last, number)
    }
    last = line
  }
  verifySeal(verification, last, number + 1, key)
  verification.faults.push(...anchorFaults(verification))
  return verification
}

/** Unchanged bytes of each line, with its line ending: any byte of the file may have been altered. */
async function* rawLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at + 1)])
      rest = []
      from = at + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}

function verifyHead(verification: FileVerification, lines: readonly Buffer[]): void {
  const { format, faults } = verification
  try {
    verification.head = readerOf(format).head(lines.map(String))
    const written =
      createExportWriter(format).begin(verification.head) + (format === 'json' ? '\n' : '')
    if (!Buffer.concat(lines).equals(Buffer.from(written)))
      faults.push('line 1: the head is not written as an export writes it')
  } catch {
    faults.push('line 1: this is not the beginning of an export')
  }
}

function verifyRow(
  { format, faults, audit, take, head, hashes }: FileVerification,
  line: Buffer,
  number: number,
) {
  let read: ParsedRow
  try {
    read = readerOf(format).row(String(line))
  } catch {
    faults.push(`line ${number}: it cannot be read`)
    return
  }
  const { row, fields } = read
  const before = audit.faults.length
  const stored = toStoredEvent(row)
  take(stored)
  const found = audit.faults.slice(before)
  faults.push(...found.map((fault) => `line ${number}: ${fault}`))
  if (head?.anchors.some(({ revision }) => revision === row.revision))
    hashes.set(row.revision, row.hash)
  const whole = toExportRow(stored)
  const text = createExportWriter(format).entry(whole, 0).replace(/^\n/, '')
  const expectedLines = format === 'json' ? [`${text}\n`, `${text},\n`] : [text]
  if (expectedLines.some((way) => line.equals(Buffer.from(way)))) return
  const mismatches = exportColumns.filter((name) => !isSameCell(fields[name], whole[name]))
  const what =
    mismatches.length > 0
      ? `${mismatches.join(', ')} does not follow from what the entry is`
      : 'it is not written as an export writes it'
  faults.push(`line ${number}: entry ${row.revision} (${row.type} ${row.id}): ${what}`)
}

/** Cells of a CSV are text, and an apostrophe before what looks like a formula is none of it. */
function isSameCell(said: unknown, is: unknown): boolean {
  if (typeof is === 'object' && is !== null) return true
  const text = String(said ?? '')
  return text === String(is ?? '') || text === `'${String(is ?? '')}`
}

function verifySeal(
  verification: FileVerification,
  line: Buffer | undefined,
  number: number,
  key?: string,
): void {
  const { format, faults, audit, digest } = verification
  try {
    verification.seal = readerOf(format).seal(String(line))
  } catch {
    faults.push(`line ${number}: there is no seal: the end of the file is missing, or was changed`)
    return
  }
  const { seal } = verification
  const reportFault = (what: string) => faults.push(`line ${number}: ${what}`)
  if (!line!.equals(Buffer.from(createExportWriter(format).seal(seal))))
    reportFault('the seal is not written as an export writes it')
  if (seal.key !== keyIdOf(seal.public_key)) reportFault('the seal names another key than it shows')
  if (key !== undefined && key !== seal.public_key)
    reportFault(`it is sealed with key ${seal.key}, and ${keyIdOf(key)} was expected`)
  if (!verifySignature(seal, key ?? seal.public_key)) reportFault('the signature is not good')
  if (seal.digest !== digest.digest('hex'))
    reportFault('what was signed is not what the file holds')
  if (seal.entries !== audit.count)
    reportFault(`the seal speaks of ${seal.entries} entries, and there are ${audit.count}`)
  if (seal.head !== audit.head) reportFault('the seal names another last entry')
  if (seal.balance !== audit.balance)
    reportFault(`the seal says that the balance is ${seal.balance}, and it is ${audit.balance}`)
}

/** Heads that were signed earlier still have to be there. */
function anchorFaults({ head, seal, hashes }: FileVerification): string[] {
  const said = { forged: 'is not signed', cut: 'is missing', replaced: 'is another one now' }
  return (head?.anchors ?? []).flatMap((anchor) => {
    const found = findAnchorFault(anchor, seal?.public_key ?? '', (revision) =>
      hashes.get(revision),
    )
    return found ? [`entry ${anchor.revision}, anchored at ${anchor.at}, ${said[found.fault]}`] : []
  })
}
