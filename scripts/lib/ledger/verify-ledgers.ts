import { stat } from 'node:fs/promises'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { openLedgerSigner } from '../../../services/credits/audit/ledger-signer.ts'
import { verifyFile } from '../audit/verify-file.ts'
import { ledgerOwnersIn, verifyLog } from '../audit/verify-log.ts'
import { verifyPayments } from '../audit/verify-payments.ts'
import { verifySignature } from '#kernel/privacy/signer.ts'
import { readAnchorLines } from '../../../services/credits/audit/anchors.ts'
import type { LedgerDeps } from '../../../services/credits/audit/deps.ts'
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
    faults,
  }
  return { lines, data, isSound }
}

/** Verifies ledgers in the log: one owner's, or all. */
export async function verifyLedgers(
  infrastructure: Infrastructure,
  anchorsFile: string,
  email: string | undefined,
): Promise<CommandResult> {
  const { store, master } = infrastructure
  const deps = { store, anchorsFile, signer: openLedgerSigner(master) }
  const owners = email ? [await findOwnerId(infrastructure, email)] : await ledgerOwnersIn(deps)
  const lines: string[] = []
  const ledgers: object[] = []
  let isSound = true
  for (const owner of owners) {
    const { faults, ...ledger } = await verifyLog(deps, owner)
    ledgers.push({ ...ledger, faults })
    if (faults.length > 0) isSound = false
    const { entries, balance, head, anchored } = ledger
    const upTo = anchored === null ? 'nothing anchored yet' : `anchored up to entry ${anchored}`
    lines.push(
      ...(faults.length > 0
        ? [
            `Ledger of ${owner}: ${faults.length} faults`,
            ...truncateFaults(faults).map((fault) => `  ${fault}`),
          ]
        : [
            `Ledger of ${owner}: verified, ${entries} entries, balance ${balance}, head ${head}, ${upTo}`,
          ]),
    )
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

/** Payments, and the lines of the file of anchors. */
async function verifyInstallation(deps: LedgerDeps & Pick<Infrastructure, 'store'>) {
  const { payments, faults } = await verifyPayments(deps)
  const anchorFaults: string[] = []
  let count = 0
  for await (const { number, parsed, isLinked } of readAnchorLines(deps.anchorsFile)) {
    count = number
    if (!parsed) anchorFaults.push(`line ${number} of the anchors cannot be read`)
    else if (!verifySignature(parsed, deps.signer.publicKey))
      anchorFaults.push(`line ${number} of the anchors is not signed by this installation`)
    if (!isLinked) anchorFaults.push(`line ${number} of the anchors does not follow the one before`)
  }
  const found = [...faults, ...anchorFaults]
  const lines =
    found.length > 0
      ? truncateFaults(found)
      : [`Payments: verified, ${payments}. Anchors: verified, ${count} lines`]
  return { lines, data: { payments, anchors: count, faults: found }, isSound: found.length === 0 }
}
