// Replaces the key that signs ledgers. Everything that the old key has signed is anchored first, and the old key introduces
// the new one in the file of anchors: from then on it is valid for nothing else.
import {
  createWitnessTable,
  appendAnchors,
  readWitness,
  saveWitness,
  type FileEnd,
} from '../../../services/credits/audit/anchors-witness.ts'
import { parseAnchorLine, readAnchorLines } from '../../../services/credits/audit/anchors-file.ts'
import type { AnchorStatement } from '../../../services/credits/audit/anchors.ts'
import { anchorLedger } from '../../../services/credits/audit/anchor-ledger.ts'
import {
  anchorPayments,
  readChangedPayments,
} from '../../../services/credits/audit/anchor-payments.ts'
import type { KeyHandover } from '../../../services/credits/audit/key-handovers.ts'
import {
  newSigningKey,
  readStoredSigner,
  signerSecretName,
  toSigner,
  type LedgerSigner,
  type StoredSigner,
} from '../../../services/credits/audit/ledger-signer.ts'
import { isIntact, readStatements } from '../../../services/credits/audit/read-statements.ts'
import { withRotationLock, withoutSigningProcesses } from '#kernel/privacy/key-holders.ts'
import { openLog } from '#kernel/log.ts'
import { withSetupLock } from '#kernel/postgres/db.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { ledgerOwnersIn } from '../audit/verify-log.ts'

type Deps = Pick<Infrastructure, 'db' | 'store' | 'secrets'> & {
  anchorsFile: string
  print: (line: string) => void
}

/** Ledgers whose anchors are in memory at once. */
const batchSize = 200
const now = () => new Date()

/** Continues a replacement that was interrupted. Throws an Error while Prosa runs on this database. */
export const rotateSigner = (deps: Deps): Promise<void> =>
  withRotationLock(deps.db, () =>
    withoutSigningProcesses(deps.db, async () => {
      const stored = await readStoredSigner(deps.secrets)
      const old = toSigner(stored)
      await requireIntactAnchors(deps, stored)
      const prepared = await prepareNextKey(deps, stored)
      const next = toSigner({ secret: prepared.next })
      const handover =
        (await findHandover(deps.anchorsFile, next.publicKey)) ??
        (await handOver(deps, old, next.publicKey))
      const { next: secret, handovers = [] } = prepared
      const replaced: StoredSigner = { secret, handovers: [...handovers, handover] }
      // While the replacement is unfinished: from then on a record of the old key is a fault.
      await signEndOfAnchors(deps, toSigner(replaced))
      await deps.secrets.replace(signerSecretName, prepared, replaced)
      deps.print(`Ledgers are signed with key ${next.key} now, public key ${next.publicKey}.`)
      deps.print(`Key ${old.key} is valid for what it has signed, and for nothing new.`)
    }),
  )

/** The keys of an interrupted replacement include the next one. */
async function requireIntactAnchors(deps: Deps, stored: StoredSigner): Promise<void> {
  const old = toSigner(stored)
  const next = stored.next === undefined ? [] : toSigner({ secret: stored.next }).keys
  const candidates = [old, { ...old, keys: [...old.keys, ...next] }]
  for (const signer of candidates) {
    const statements = await readStatements({ ...source(deps), signer }, new Set())
    if (isIntact(statements)) return
    const isOnlyUnsigned = statements.faults.every(({ fault }) => fault === 'forged')
    if (isOnlyUnsigned && (await isEndSignedBy(deps, old, statements.end))) return
  }
  throw new Error(
    'The file of anchors is missing or was changed: see "npm run ledger -- verify". The key was not replaced.',
  )
}

/** After an interruption between the handover and the new key's record of the end. */
async function isEndSignedBy({ db }: Deps, { publicKey }: LedgerSigner, end: FileEnd) {
  const witness = await readWitness(db, publicKey)
  if (witness === undefined || witness === 'forged') return false
  return witness.lines === end.lines && witness.hash === end.hash
}

const source = ({ db, anchorsFile }: Deps) => ({ sql: db, anchorsFile })

/** Stored before it is introduced, so that an interruption does not lose it. */
async function prepareNextKey(
  { secrets }: Deps,
  stored: StoredSigner,
): Promise<StoredSigner & { next: string }> {
  if (stored.next !== undefined) return { ...stored, next: stored.next }
  const prepared = { ...stored, next: newSigningKey() }
  await secrets.replace(signerSecretName, stored, prepared)
  return prepared
}

async function findHandover(file: string, publicKey: string): Promise<KeyHandover | undefined> {
  let found: KeyHandover | undefined
  for await (const { text } of readAnchorLines(file)) {
    if (!text.includes('prosa-signing-key')) continue
    const line = parseAnchorLine(text)
    if (line?.type === 'prosa-signing-key' && line.public_key === publicKey) found = line
  }
  return found
}

async function handOver(deps: Deps, signer: LedgerSigner, publicKey: string): Promise<KeyHandover> {
  const owners = await ledgerOwnersIn(deps)
  for (let from = 0; from < owners.length; from += batchSize)
    await anchorLedgers(deps, signer, owners.slice(from, from + batchSize))
  await anchorAllPayments(deps, signer)
  await append(deps, signer, [
    {
      type: 'prosa-signing-key',
      number: signer.keys.length + 1,
      public_key: publicKey,
      replaces: signer.publicKey,
      at: now().toISOString(),
    },
  ])
  return (await findHandover(deps.anchorsFile, publicKey))!
}

/** Receives an error for each ledger or payment with a fault, which is not anchored. */
const log = openLog('error')

async function anchorLedgers(
  deps: Deps,
  signer: LedgerSigner,
  owners: readonly string[],
): Promise<void> {
  const statements = await readStatements({ ...source(deps), signer }, new Set(owners))
  const anchoring = { ...deps, signer, statements, log, at: now() }
  const heads: AnchorStatement[] = []
  for (const owner of owners) {
    const last = statements.ledgers.get(owner)?.at(-1)
    const before = last && { revision: last.revision, at: Date.parse(last.at) }
    const head = await anchorLedger(anchoring, owner, before)
    if (head) heads.push(head)
  }
  await append(deps, signer, heads)
}

async function anchorAllPayments(deps: Deps, signer: LedgerSigner): Promise<void> {
  const { ids, until } = await readChangedPayments(deps.store, '')
  const statements = await readStatements({ ...source(deps), signer }, 'payments')
  const anchoring = { ...deps, signer, statements, log, at: now() }
  const lines = await anchorPayments(anchoring, { ids, until })
  const isNew = ({ payment, revision }: { payment: string; revision: number }) =>
    revision > (statements.payments.get(payment)?.at(-1)?.revision ?? -1)
  await append(
    deps,
    signer,
    lines
      .map((line) => ({ ...line, heads: line.heads.filter(isNew) }))
      .filter(({ heads }) => heads.length > 0),
  )
}

async function append(
  deps: Deps,
  signer: LedgerSigner,
  statements: readonly AnchorStatement[],
): Promise<void> {
  if (statements.length === 0) return
  const { end } = await readStatements({ ...source(deps), signer }, new Set())
  await withSetupLock(deps.db, async (sql) => {
    await createWitnessTable(sql)
    await appendAnchors({ sql, signer, file: deps.anchorsFile, now }, end, statements)
  })
}

async function signEndOfAnchors(deps: Deps, signer: LedgerSigner): Promise<void> {
  const { end } = await readStatements({ ...source(deps), signer }, new Set())
  await withSetupLock(deps.db, (sql) => saveWitness({ sql, signer, now }, end))
}
