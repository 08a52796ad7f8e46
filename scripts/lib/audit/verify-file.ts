// Verifies an export from the file alone: its signature, hash chain, sums, and every byte.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { verifySignature, keyIdOf, type TrustedKey } from '#kernel/privacy/signer.ts'
import { findAnchorFault } from '../../../services/credits/audit/anchors.ts'
import {
  type ExportFormat,
  type ExportHead,
  type ExportSeal,
  createExportWriter,
  earlierCsvEntry,
} from '../../../services/credits/audit/export-format.ts'
import { areLinked, earlierKeys } from '../../../services/credits/audit/key-handovers.ts'
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
  /** Each names its line and, if there is one, its entry. */
  faults: string[]
}

/** The keys of the file's history, oldest first; the last is that of the seal. */
export const keysOfFile = ({ head, seal }: Pick<FileVerdict, 'head' | 'seal'>): TrustedKey[] => [
  ...earlierKeys(head?.keys ?? []),
  ...(seal ? [{ key: keyIdOf(seal.public_key), publicKey: seal.public_key }] : []),
]

type FileVerification = FileVerdict & {
  format: ExportFormat
  take: ReturnType<typeof openReplay>['take']
  /** Hashes of anchored entries by revision. */
  hashes: Map<number, string>
  digest: ReturnType<typeof createHash>
}

/** `key`: the expected public key in base64, or one that it has replaced; default: the key in the file. */
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
    // One line behind: the last line is the seal.
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
      faults.push('line 1: the head is not in the canonical form')
  } catch {
    faults.push('line 1: not the beginning of an export')
  }
}

function verifyRow(
  { format, faults, audit, take, head, hashes }: FileVerification,
  line: Buffer,
  number: number,
) {
  let parsed: ParsedRow
  try {
    parsed = readerOf(format).row(String(line))
  } catch {
    faults.push(`line ${number}: it cannot be read`)
    return
  }
  const { row, fields } = parsed
  const before = audit.faults.length
  const stored = toStoredEvent(row)
  take(stored)
  const found = audit.faults.slice(before)
  faults.push(...found.map((fault) => `line ${number}: ${fault}`))
  if (head?.anchors.some(({ revision }) => revision === row.revision))
    hashes.set(row.revision, row.hash)
  const expected = toExportRow(stored)
  const text = createExportWriter(format).entry(expected, 0).replace(/^\n/, '')
  const expectedLines =
    format === 'json' ? [`${text}\n`, `${text},\n`] : [text, earlierCsvEntry(expected)]
  if (expectedLines.some((each) => line.equals(Buffer.from(each)))) return
  const mismatches = exportColumns.filter((name) => !isSameCell(fields[name], expected[name]))
  const fault =
    mismatches.length > 0
      ? `${mismatches.join(', ')} does not match the entry`
      : 'it is not in the canonical form'
  faults.push(`line ${number}: entry ${row.revision} (${row.type} ${row.id}): ${fault}`)
}

/** CSV cells are text, with an apostrophe before text that looks like a formula. */
function isSameCell(cell: unknown, expected: unknown): boolean {
  if (typeof expected === 'object' && expected !== null) return true
  const text = String(cell ?? '')
  return text === String(expected ?? '') || text === `'${String(expected ?? '')}`
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
    faults.push(`line ${number}: no seal: the end of the file is missing or was altered`)
    return
  }
  const { seal } = verification
  const reportFault = (fault: string) => faults.push(`line ${number}: ${fault}`)
  if (!line!.equals(Buffer.from(createExportWriter(format).seal(seal))))
    reportFault('the seal is not in the canonical form')
  if (seal.key !== keyIdOf(seal.public_key))
    reportFault('the key id of the seal does not match its public key')
  if (!areLinked(verification.head?.keys ?? [], seal.public_key))
    reportFault('a signing key was not introduced by the one before it')
  // Also a key that the key of the seal has replaced: the file proves that it did.
  const isExpected =
    key === undefined || keysOfFile(verification).some(({ publicKey }) => publicKey === key)
  if (!isExpected)
    reportFault(`it is sealed with key ${seal.key}, but ${keyIdOf(key)} was expected`)
  if (!verifySignature(seal, isExpected ? seal.public_key : key))
    reportFault('the signature is invalid')
  if (seal.digest !== digest.digest('hex')) reportFault('the signed digest does not match the file')
  if (seal.entries !== audit.count)
    reportFault(`the seal counts ${seal.entries} entries, the file has ${audit.count}`)
  if (seal.head !== audit.head)
    reportFault('the head hash of the seal is not that of the last entry')
  if (seal.balance !== audit.balance)
    reportFault(`the balance of the seal is ${seal.balance}, ${audit.balance} is correct`)
}

/** Heads that were signed earlier must be in the file. */
function anchorFaults({ head, seal, hashes }: FileVerification): string[] {
  const keys = keysOfFile({ head, seal })
  const descriptions = {
    ...{ forged: 'is not signed', cut: 'is missing' },
    ...{ replaced: 'was replaced', redated: 'has another time' },
  }
  return (head?.anchors ?? []).flatMap((anchor) => {
    const hash = hashes.get(anchor.revision)
    const found = findAnchorFault(anchor, keys, hash === undefined ? undefined : { hash })
    return found
      ? [`entry ${anchor.revision}, anchored at ${anchor.at}, ${descriptions[found.fault]}`]
      : []
  })
}
