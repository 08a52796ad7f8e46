// Reads the file of anchors once, for some ledgers and payments or for all, and compares its end with the database's record.
import type { Signer, TrustedKey } from '#kernel/privacy/signer.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import type pg from 'pg'
import { genesisHash } from '#kernel/commands/hash-chain.ts'
import type { Anchor, AnchorLine, PaymentHead, UnsignedHead } from './anchors.ts'
import { parseAnchorLine, readAnchorLines } from './anchors-file.ts'
import { readWitness, type FileEnd, type Witness } from './anchors-witness.ts'
import { openRetirements } from './key-retirements.ts'

export type AnchorsFileFault = {
  /** The line of the file; undefined for a fault of the whole file. */
  line?: number
  /**
   * missing: there is no file, or it does not say when signing started; unlinked: a line does not follow the one before;
   * cut: lines at the end are missing or were replaced; unwitnessed: the database does not hold the end of the file;
   * forged: what it holds is not signed by this installation; behind: what it holds is older than the file; rekeyed: the
   * signing keys that the file states are not those of this installation.
   */
  fault: 'missing' | 'unlinked' | 'cut' | 'unwitnessed' | 'forged' | 'behind' | 'rekeyed'
}

export type Statements = {
  end: FileEnd
  hasStarted: boolean
  hasWitness: boolean
  faults: readonly AnchorsFileFault[]
  /** By owner, oldest first. */
  ledgers: ReadonlyMap<string, Anchor[]>
  /** By payment id, oldest first; those of lines with an invalid signature are left out. */
  payments: ReadonlyMap<string, PaymentHead[]>
  /** By stream. One that is forged, or written after the start of signing, is left out. */
  unsigned: ReadonlyMap<string, UnsignedHead>
  /** Whether an event was signed with a key after that key was replaced: all events of before are anchored. */
  isRetired: (stream: string, event: Pick<RecordedEvent, 'revision' | 'meta'>) => boolean
}

export type StatementSource = { sql: Pick<pg.Pool, 'query'>; signer: Signer; anchorsFile: string }

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The statements that are read: those of these owners and payments, or of all payments. */
type Selection = ReadonlySet<string> | 'payments'

export async function readStatements(
  { sql, signer, anchorsFile }: StatementSource,
  selection: Selection,
): Promise<Statements> {
  // Read before the file: the file is written first, and may only be ahead.
  const witness = await readWitness(sql, signer.keys.at(-1)!.publicKey)
  const collected = collectStatements(signer.keys, selection)
  const end = { lines: 0, hash: genesisHash }
  const faults: AnchorsFileFault[] = []
  let witnessedHash: string | undefined
  for await (const { number, text, hash, isLinked } of readAnchorLines(anchorsFile)) {
    end.lines = number
    end.hash = hash
    if (!isLinked) faults.push({ line: number, fault: 'unlinked' })
    if (witness !== 'forged' && number === witness?.lines) witnessedHash = hash
    collected.take(text)
  }
  const { hasStarted, hasWitness, isRekeyed, ...statements } = collected.result()
  if (!hasStarted) faults.push({ fault: 'missing' })
  if (hasStarted && isRekeyed) faults.push({ fault: 'rekeyed' })
  const fault = witnessFault(witness, { lines: end.lines, witnessedHash, hasWitness })
  if (fault) faults.push({ fault })
  return { ...statements, end, hasStarted, hasWitness, faults }
}

function witnessFault(
  witness: Witness | 'forged' | undefined,
  file: { lines: number; witnessedHash: string | undefined; hasWitness: boolean },
): AnchorsFileFault['fault'] | undefined {
  if (witness === 'forged') return 'forged'
  if (witness === undefined) return file.hasWitness ? 'unwitnessed' : undefined
  if (file.witnessedHash !== witness.hash) return 'cut'
  return file.lines > witness.lines ? 'behind' : undefined
}

function collectStatements(keys: readonly TrustedKey[], selection: Selection) {
  const retirements = openRetirements(keys)
  const verify = (line: AnchorLine) => retirements.verify(line)
  const ledgers = new Map<string, Anchor[]>()
  const payments = new Map<string, PaymentHead[]>()
  const unsigned = new Map<string, UnsignedHead>()
  const started = new Set<AnchorLine['type']>()
  const isSelected = (text: string) =>
    selection === 'payments'
      ? text.includes('payment-')
      : text.match(uuidPattern)?.some((id) => selection.has(id))
  const isRelevant = (text: string) =>
    text.includes('-start"') || text.includes('prosa-signing-key') || isSelected(text)
  return {
    take(text: string): void {
      const line = isRelevant(text) ? parseAnchorLine(text) : undefined
      switch (line?.type) {
        case 'prosa-ledger-head':
          // The signature of a key that was replaced counts as none.
          addTo(
            ledgers,
            line.owner,
            retirements.isCurrent(line) ? line : { ...line, signature: '' },
          )
          return
        case 'prosa-payment-heads':
          if (verify(line)) for (const head of line.heads) addTo(payments, head.payment, head)
          return
        case 'prosa-unsigned-head':
          if (!started.has('prosa-signing-start') && verify(line)) unsigned.set(line.stream, line)
          return
        case 'prosa-signing-start':
        case 'prosa-witness-start':
          if (verify(line)) started.add(line.type)
          return
        case 'prosa-signing-key':
          retirements.take(line, { ledgers, payments })
          return
        default:
      }
    },
    result: () => ({
      ...{ ledgers, payments, unsigned },
      hasStarted: started.has('prosa-signing-start'),
      hasWitness: started.has('prosa-witness-start'),
      isRekeyed: !retirements.isComplete(),
      isRetired: retirements.isRetired,
    }),
  }
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Whether anchors may be compared and written. The database's record is behind for a moment after each write. */
export const isIntact = ({ faults }: Statements): boolean =>
  faults.every(({ fault }) => fault === 'behind')
