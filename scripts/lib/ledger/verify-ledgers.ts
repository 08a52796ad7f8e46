import { stat } from 'node:fs/promises'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import type { ExportHead } from '../../../services/credits/audit/export-format.ts'
import { openLedgerSigner } from '../../../services/credits/audit/ledger-signer.ts'
import { keysOfFile, verifyFile } from '../audit/verify-file.ts'
import { ledgerOwnersIn, verifyLog } from '../audit/verify-log.ts'
import { verifyPayments } from '../audit/verify-payments.ts'
import type { LedgerDeps } from '../../../services/credits/audit/deps.ts'
import {
  compareReadModels,
  type ReadModelDifference,
} from '../../../services/credits/audit/read-model-check.ts'
import { readStatements } from '../../../services/credits/audit/read-statements.ts'
import { verifyAnchorsFile } from '../audit/verify-anchors-file.ts'
import { type CommandResult, findOwnerId } from './command-result.ts'

const maxPrintedFaults = 100

/** For the text output; JSON has all. */
const truncateFaults = (faults: readonly string[]): readonly string[] =>
  faults.length > maxPrintedFaults
    ? [
        ...faults.slice(0, maxPrintedFaults),
        `and ${faults.length - maxPrintedFaults} more (--json lists all)`,
      ]
    : faults

/** Verifies an export from the file alone. `key`: the expected public key. */
export async function verifyExport(path: string, key: string | undefined): Promise<CommandResult> {
  if (!(await stat(path).catch(() => undefined))?.isFile())
    throw new Error(`There is no file ${path}.`)
  const { head, seal, audit, faults } = await verifyFile(path, key)
  const isSound = faults.length === 0
  const lines = [
    ...(head
      ? [
          `Ledger of ${head.owner}, exported at ${head.exported_at}${head.as_of ? `, as of ${head.as_of}` : ''}`,
        ]
      : []),
    ...(isSound && seal && head
      ? [
          `verified: ${audit.count} entries, balance ${audit.balance}, owed ${audit.receivable}, head ${audit.head}`,
          `anchored heads: ${head.anchors.length}`,
          `signed with key ${seal.key}, public key ${seal.public_key}`,
          ...describeReplacedKeys(head),
          ...(key === undefined
            ? [
                'The file does not prove whose key this is: compare it with GET /api/ledger/key, or pass it with --key.',
              ]
            : []),
        ]
      : truncateFaults(faults)),
  ]
  const { count: entries, balance, receivable } = audit
  const data = {
    owner: head?.owner,
    entries,
    balance,
    receivable,
    head: audit.head,
    key: seal?.key,
    keys: keysOfFile({ head, seal }).map((each) => each.key),
    faults,
  }
  return { lines, data, isSound }
}

const describeReplacedKeys = ({ keys = [] }: ExportHead): string[] =>
  keys.map(({ key, replaces, at }) => `which replaced key ${key}, public key ${replaces}, at ${at}`)

/** Verifies ledgers in the log: one owner's, or all with the payments and the anchors. */
export async function verifyLedgers(
  infrastructure: Pick<Infrastructure, 'store' | 'db' | 'secrets'>,
  anchorsFile: string,
  email: string | undefined,
): Promise<CommandResult> {
  const { store, db, secrets } = infrastructure
  const deps = { store, db, anchorsFile, signer: await openLedgerSigner(secrets) }
  const owners = email ? [await findOwnerId(infrastructure, email)] : await ledgerOwnersIn(deps)
  const lines: string[] = []
  const ledgers: object[] = []
  let isSound = true
  for (const batch of batchesOf(owners)) {
    const statements = await readStatements({ ...deps, sql: db }, new Set(batch))
    for (const owner of batch) {
      const { faults: ofLog, ...ledger } = await verifyLog(deps, owner, statements)
      const faults = [...ofLog, ...(await compareReadModels(deps, owner)).map(describeDifference)]
      ledgers.push({ ...ledger, faults })
      if (faults.length > 0) isSound = false
      lines.push(...describeLedger({ ...ledger, faults }))
    }
  }
  if (owners.length === 0) lines.push('There are no ledgers.')
  if (email) return { lines, data: { ledgers }, isSound }
  const whole = await verifyInstallation(deps)
  return {
    lines: [...lines, ...whole.lines],
    data: { ledgers, ...whole.data },
    isSound: isSound && whole.isSound,
  }
}

/** Ledgers whose anchors are in memory at once. */
const batchSize = 200

function* batchesOf(owners: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < owners.length; from += batchSize)
    yield owners.slice(from, from + batchSize)
}

const describeDifference = ({ model, id, columns }: ReadModelDifference) =>
  columns
    ? `the read model of the ${model} ${id} differs: ${columns.join(', ')}`
    : `the read model of the ${model} ${id}: only one of log and read model has it`

function describeLedger(ledger: Awaited<ReturnType<typeof verifyLog>>): string[] {
  const { owner, entries, balance, head, anchored, keys, faults } = ledger
  const upTo = anchored === null ? 'nothing anchored yet' : `anchored up to entry ${anchored}`
  if (faults.length === 0)
    return [
      `Ledger of ${owner}: verified, ${entries} entries, balance ${balance}, head ${head}, ${upTo}, signed with key ${keys.join(' and ') || 'none'}`,
    ]
  return [
    `Ledger of ${owner}: ${faults.length} faults`,
    ...truncateFaults(faults).map((fault) => `  ${fault}`),
  ]
}

/** Payments, and the file of anchors. */
async function verifyInstallation(deps: LedgerDeps) {
  const anchors = await verifyAnchorsFile(deps)
  const { payments, faults } = await verifyPayments(deps, anchors.statements)
  const found = [...faults, ...anchors.faults]
  const count = anchors.statements.end.lines
  const lines =
    found.length > 0
      ? truncateFaults(found)
      : [`Payments: verified, ${payments}. Anchors: verified, ${count} lines`]
  return { lines, data: { payments, anchors: count, faults: found }, isSound: found.length === 0 }
}
