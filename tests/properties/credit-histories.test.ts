// Whatever crashes, and in whatever order notifications arrive, the ledger finally matches the payments.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditEntries } from '#projections/credits/credit-entries.projection.ts'
import { creditLots } from '#projections/credits/credit-lots.projection.ts'
import { payments } from '#projections/credits/payments.projection.ts'
import type { Lot } from '../../scripts/lib/audit/lots.ts'
import { replayLedgerEvents, type LedgerReplay } from '../../scripts/lib/audit/ledger-replay.ts'
import type { CreditCommand } from '../../services/credits/ledger/credit-ledger.decider.ts'
import {
  openCreditSimulation,
  packageOf,
  paymentIdOf,
  responseIdOf,
  type CommandOutcome,
  type CreditSimulation,
  type ProviderNotification,
} from '../support/simulations/credit-simulation.ts'
import {
  PaymentOutcome,
  providerNotificationsOf,
  paymentCount,
  refundsOf,
  CreditStep,
  type CreditAction,
} from '../support/simulations/credit-generators.ts'
import { givenRows } from '../support/kernel/projection-specification.ts'

type IssuedCommand = {
  command: Extract<CreditCommand, { responseId: string }>
  answers: CommandOutcome[]
}

async function runSteps(fates: readonly PaymentOutcome[], steps: readonly CreditStep[]) {
  const world = openCreditSimulation()
  const issued = new Map<string, IssuedCommand>()
  for (const n of fates.keys()) await world.startPayment(0, n)
  const notices = fates.map((fate, n) => providerNotificationsOf(n, fate))
  const running: Promise<unknown>[] = []
  for (const [index, { by, fault, dies, does, hurries }] of steps.entries()) {
    if (!hurries) await Promise.all(running.splice(0))
    world.injectFaults(fault)
    running.push(performStep(world, { by, does, notices, issued, delivery: `delivery-${index}` }))
    if (dies) world.restartProcess(by)
  }
  await Promise.all(running)
  world.clearFaults()
  await deliverEverything(world, notices)
  return { world, issued }
}

type StepContext = {
  by: number
  does: CreditAction
  notices: ProviderNotification[][]
  issued: Map<string, IssuedCommand>
  delivery: string
}

async function performStep(
  world: CreditSimulation,
  { by, does, notices, issued, delivery }: StepContext,
) {
  switch (does.what) {
    case 'notify': {
      const list = notices[does.payment]!
      const notice = list[does.which % Math.max(1, list.length)]
      return notice && world.deliverNotification(by, does.payment, notice, delivery)
    }
    case 'deliver':
      return world.handleNextEvent(by, paymentIdOf(does.payment), does.forgets)
    case 'forget':
      return world.resetCheckpoint(does.payment)
    default: {
      // The same attempt again is a retry.
      const id = `${does.what}-${does.response}-${does.attempt}`
      const of = { responseId: responseIdOf(does.response), surveyId: responseIdOf(99) }
      const command: IssuedCommand['command'] =
        does.what === 'unlock'
          ? { type: 'UnlockResponse', ...of }
          : { type: 'RefundUnlock', ...of, month: '2026-01' }
      const known = issued.get(id) ?? { command, answers: [] }
      issued.set(id, known)
      known.answers.push(await world.command(by, id, command))
    }
  }
}

/** Provider and reactor continue until everything is handled. */
async function deliverEverything(
  world: CreditSimulation,
  notices: readonly ProviderNotification[][],
) {
  for (const [n, list] of notices.entries()) {
    for (const notice of list.toReversed()) {
      const deliver = () => world.deliverNotification(1, n, notice, `last-${notice.id}`)
      let answer = await deliver()
      while (answer.kind === 'lost') answer = await deliver()
      expect(answer).toEqual({ kind: 'done', balance: undefined })
    }
    world.resetCheckpoint(n)
    while (await world.handleNextEvent(0, paymentIdOf(n)));
  }
}

test('no credit is lost or created, whatever crashes or is repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(PaymentOutcome, { minLength: paymentCount, maxLength: paymentCount }),
      fc.array(CreditStep, { minLength: 20, maxLength: 80 }),
      async (fates, steps) => {
        const { world, issued } = await runSteps(fates, steps)
        const audit = replayLedgerEvents(await world.ledger())
        const wrong = [
          ...audit.faults,
          ...fates.flatMap((fate, n) => paymentErrors(audit, n, fate)),
          ...[...issued.values()].flatMap((one) => commandErrors(audit, one)),
          ...(await readModelErrors(world, audit, fates)),
        ]
        expect(wrong).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
})

/** The claims that do not hold. */
const failedClaims = (claims: Readonly<Record<string, boolean>>, of: unknown) =>
  Object.entries(claims)
    .filter(([, holds]) => !holds)
    .map(([claim]) => `${claim}: ${JSON.stringify(of)}`)

/** The lot matches the payment's outcome at the provider. */
function paymentErrors(
  { lots, entries }: LedgerReplay,
  n: number,
  { paid, dispute, disputedPercent, ...fate }: PaymentOutcome,
): string[] {
  const { credits, priceCents } = packageOf(n)
  const bought = entries.filter(
    ({ type, subject }) => type === 'CreditsPurchased' && subject === paymentIdOf(n),
  )
  const granted = failedClaims(
    { 'granted once, if paid': bought.length === (paid ? 1 : 0) },
    bought,
  )
  const lot = lots.all.find(({ lotId }) => lotId === bought[0]?.lotId)
  if (!lot) return granted
  const refundedCents = refundsOf(n, fate)
    .filter(({ fails }) => !fails)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const disputedCents = (priceCents * disputedPercent) / 100
  const lostCents = dispute === 'lost' ? disputedCents : 0
  const atRiskCents = lostCents + (dispute === 'open' ? disputedCents : 0)
  const dueFor = (cents: number) =>
    Math.min(credits, Math.floor((credits * (refundedCents + cents)) / priceCents))
  const due = dueFor(atRiskCents)
  const isGone = dueFor(lostCents) === credits
  return [
    ...granted,
    ...failedClaims(
      {
        'as bought': lot.credits === credits && lot.priceCents === priceCents,
        'as much was refunded': lot.refundedCents === refundedCents,
        'set aside only while a bank decides': dispute === 'open' || lot.frozen === 0,
        'not spent while a bank decides':
          dispute !== 'open' || due < credits || lot.remaining === 0,
        'the lost money': lot.lostCents === lostCents,
        'what was spent of lost money is owed':
          !isGone || (lot.remaining === 0 && lot.owed + lot.settled === lot.spent + lot.netted),
        'credits go with their money': lot.frozen + lot.reversed + lot.owed + lot.settled === due,
      },
      { lot, dispute, due },
    ),
  ]
}

/** An acknowledged command is recorded once; retries get the same result. */
function commandErrors({ entries }: LedgerReplay, { command, answers }: IssuedCommand): string[] {
  const type = command.type === 'UnlockResponse' ? 'ResponseUnlocked' : 'UnlockRefunded'
  const recorded = entries.filter(
    (entry) => entry.type === type && entry.subject === command.responseId,
  )
  const done = answers.flatMap((answer) => (answer.kind === 'done' ? [answer.balance] : []))
  return failedClaims(
    {
      'recorded once': recorded.length <= 1,
      'an acknowledged command is recorded': done.length === 0 || recorded.length === 1,
      'a retry gets the same result': new Set(done).size <= 1,
    },
    { command, answers, recorded },
  )
}

async function readModelErrors(
  world: CreditSimulation,
  audit: LedgerReplay,
  fates: readonly PaymentOutcome[],
): Promise<string[]> {
  const log = await world.log()
  const [balance] = givenRows(creditBalances, ...log).rows()
  const lots = givenRows(creditLots, ...log).rows()
  const entries = givenRows(creditEntries, ...log).rows()
  const bought = givenRows(payments, ...log).rows()
  const fields = [
    ...(['remaining', 'frozen', 'reversed', 'netted', 'owed', 'settled'] as const),
    ...(['refundedCents', 'lostCents'] as const),
  ]
  const sameLot = (lot: Lot) => {
    const row = lots.find(({ lotId }) => lotId === lot.lotId)
    return fields.every((field) => row?.[field] === lot[field])
  }
  const matchesOutcome = ({ paid, dispute }: PaymentOutcome, n: number) => {
    const row = bought.find(({ paymentId }) => paymentId === paymentIdOf(n))
    const disputed = paid && dispute !== 'none' ? dispute : null
    return (row?.status === 'granted') === paid && (row?.dispute ?? null) === disputed
  }
  const chain = (rows: readonly { hash: string; balance: number }[]) =>
    rows.map(({ hash, balance: after }) => `${hash} ${after}`).join()
  return failedClaims(
    {
      'the balance': (balance?.credits ?? 0) === audit.balance,
      'what is owed': (balance?.receivable ?? 0) === audit.receivable,
      'the lots': lots.length === audit.lots.all.length && audit.lots.all.every(sameLot),
      'the entries': chain(entries) === chain(audit.entries),
      'the payments': fates.every(matchesOutcome),
    },
    { balance, lots, audit: audit.lots.all },
  )
}
