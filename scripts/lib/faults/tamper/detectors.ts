// The checks of the product that an operator, an owner or an auditor runs.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { LedgerFault } from '#contract/api/audit.ts'
import { CreditEvent, PaymentEvent } from '#contract/events/credits.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import { catchUp, emptyFold } from '#kernel/commands/fold.ts'
import { openPostgresSnapshotStore, openSnapshots } from '#kernel/commands/snapshots.ts'
import type { Log } from '#kernel/log.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { exportLedger } from '../../../../services/credits/audit/export-ledger.ts'
import { startSigning } from '../../../../services/credits/audit/signing-start.ts'
import { verifyLedger } from '../../../../services/credits/audit/verify-ledger.ts'
import type { Ledger } from '../../../../services/credits/ledger/credit-ledger-state.ts'
import { creditLedger } from '../../../../services/credits/ledger/credit-ledger.decider.ts'
import { openLedgerSigner } from '../../../../services/credits/audit/ledger-signer.ts'
import { reconcileWithProvider } from '../../audit/payment-reconciliation.ts'
import { verifyFile } from '../../audit/verify-file.ts'
import { verifyLedgers } from '../../ledger/verify-ledgers.ts'
import { moneyProjections } from './background-work.ts'
import type { TamperWorld } from './world.ts'

/** Resolves with what it found. */
export type Detector = (world: TamperWorld) => Promise<string[]>

/** The faults that `npm run ledger -- verify` prints. */
async function verifyAll({ infrastructure, anchorsFile }: TamperWorld): Promise<string[]> {
  const { data } = await verifyLedgers(infrastructure, anchorsFile, undefined)
  const { ledgers, faults } = data as { ledgers: { faults: string[] }[]; faults: string[] }
  return [...ledgers.flatMap((ledger) => ledger.faults), ...faults]
}

const isOfReadModels = (fault: string) => fault.startsWith('the read model')

const verify: Detector = async (world) =>
  (await verifyAll(world)).filter((fault) => !isOfReadModels(fault))
const verifyReadModels: Detector = async (world) => (await verifyAll(world)).filter(isOfReadModels)

/** As `GET /api/ledger/verification` answers each owner. */
async function readVerifications({ infrastructure, owners, anchorsFile }: TamperWorld) {
  const signer = await openLedgerSigner(infrastructure.secrets)
  const found: LedgerFault[] = []
  for (const owner of Object.values(owners)) {
    const { faults } = await verifyLedger({ ...infrastructure, signer, anchorsFile }, owner)
    found.push(...faults)
  }
  return found
}
const describeFault = ({ revision, fault, model }: LedgerFault) =>
  `${revision} ${fault} ${model ?? ''}`

const api: Detector = async (world) =>
  (await readVerifications(world)).filter(({ fault }) => fault !== 'differs').map(describeFault)
const apiReadModels: Detector = async (world) =>
  (await readVerifications(world)).filter(({ fault }) => fault === 'differs').map(describeFault)

/** A new export of each ledger, verified from the file alone. */
const exported: Detector = async ({ infrastructure, owners, signer, anchorsFile }) => {
  const found: string[] = []
  for (const owner of Object.values(owners)) {
    const options = { ...infrastructure, signer, anchorsFile, owner }
    const chunks = await Array.fromAsync(exportLedger({ ...options, format: 'json' }))
    const path = join(anchorsFile, '..', 'export.json')
    await writeFile(path, chunks.join(''))
    found.push(...(await verifyFile(path, signer.publicKey)).faults)
  }
  return found
}

const reconcile: Detector = async ({ infrastructure: { store }, payments }) => {
  const { differences } = await reconcileWithProvider({ store, payments }, new Date(0))
  return differences.map(({ kind, here, there }) => `${kind}: ${here}, ${there}`)
}

/** `npm run projections -- verify`. */
const projections: Detector = async ({ infrastructure }) => {
  const found: string[] = []
  for (const projection of moneyProjections) {
    const { differing } = await verifyProjection({ ...infrastructure, projection })
    if (differing > 0) found.push(`${projection.name}: ${differing} rows differ`)
  }
  return found
}

const start: Detector = async ({ infrastructure, anchorsFile, signer }) => {
  const errors: string[] = []
  const log: Pick<Log, 'error'> = {
    error: ((_: unknown, message: string) => void errors.push(message)) as Log['error'],
  }
  await startSigning({ ...infrastructure, signer, anchorsFile, log })
  return errors
}

/** Reading the events as the product does. */
const decode: Detector = async ({ infrastructure: { store } }) => {
  const found: string[] = []
  const filter = { streamPrefixes: ['credits-', 'payment-'] }
  for await (const events of store.readAll({ filter }))
    for (const event of events) {
      const schema = event.stream.startsWith('credits-') ? CreditEvent : PaymentEvent
      if (!schema.safeParse(decodeForFold(event)).success) found.push(`${event.type} is unreadable`)
    }
  return found
}

/** Bytes of an id and its value in a packed map. */
const packedEntryBytes = 20

/** The packed map has no order of its own: ids that share a slot are in the order in which they came. */
function comparable(state: Ledger) {
  const [others, packed, ofOtherForm] = creditLedger.snapshot!.pack(state).split('\n')
  const bytes = Buffer.from(packed!, 'base64').toString('hex')
  const entries = bytes.match(new RegExp(`.{${2 * packedEntryBytes}}`, 'g')) ?? []
  return { others, ofOtherForm, entries: entries.toSorted() }
}

/** The next command of each owner: it starts from a snapshot, which must be genuine. */
const command: Detector = async ({ infrastructure, owners, signer }) => {
  const { store, db } = infrastructure
  const found: string[] = []
  const warn = ((_: unknown, message: string) => void found.push(message)) as Log['warn']
  const snapshots = openSnapshots(openPostgresSnapshotStore(db), { store, log: { warn }, signer })
  for (const owner of Object.values(owners)) {
    const stream = `credits-${owner}`
    const fold = await snapshots.load(stream, creditLedger)
    if (!fold) continue
    await catchUp(store, stream, fold, { decider: creditLedger })
    const whole = emptyFold(creditLedger)
    await catchUp(store, stream, whole, { decider: creditLedger })
    const [fast, slow] = [fold, whole].map(({ state }) => comparable(state))
    if (!isDeepStrictEqual(fast, slow)) found.push('a snapshot changes the state')
  }
  return found
}

export const detectors = {
  ...{ verify, api, export: exported, reconcile, start, decode, command, projections },
  ...{ 'verify (read models)': verifyReadModels, 'api (read models)': apiReadModels },
} satisfies Record<string, Detector>

export type DetectorName = keyof typeof detectors
