// Whatever dies in between, and in whatever order the world tells: in the end the ledger is what happened.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditEntries } from '#projections/credits/credit-entries.projection.ts'
import { creditLots } from '#projections/credits/credit-lots.projection.ts'
import { payments } from '#projections/credits/payments.projection.ts'
import type { Lot } from '../../scripts/audit/lots.ts'
import { replay, type Audit } from '../../scripts/audit/replay.ts'
import type { CreditCommand } from '../../services/credits/credit-ledger.decider.ts'
import {
  openCreditWorld,
  packageOf,
  paymentIdOf,
  responseIdOf,
  type Answer,
  type CreditWorld,
  type Notice,
} from '../support/credit-world.ts'
import {
  Fate,
  noticesOf,
  paymentCount,
  refundsOf,
  Step,
  type Does,
} from '../support/credit-steps.ts'
import { givenRows } from '../support/given-rows.ts'

type Told = {
  command: Extract<CreditCommand, { responseId: string }>
  answers: Answer[]
}

async function live(fates: readonly Fate[], steps: readonly Step[]) {
  const world = openCreditWorld()
  const told = new Map<string, Told>()
  for (const n of fates.keys()) await world.begin(0, n)
  const notices = fates.map((fate, n) => noticesOf(n, fate))
  const running: Promise<unknown>[] = []
  for (const [index, { by, fault, dies, does, hurries }] of steps.entries()) {
    if (!hurries) await Promise.all(running.splice(0))
    world.breaks(fault)
    running.push(take(world, { by, does, notices, told, delivery: `delivery-${index}` }))
    if (dies) world.kill(by)
  }
  await Promise.all(running)
  world.mends()
  await finish(world, notices)
  return { world, told }
}

type Taking = {
  by: number
  does: Does
  notices: Notice[][]
  told: Map<string, Told>
  delivery: string
}

async function take(world: CreditWorld, { by, does, notices, told, delivery }: Taking) {
  switch (does.what) {
    case 'notify': {
      const list = notices[does.payment]!
      const notice = list[does.which % Math.max(1, list.length)]
      return notice && world.notify(by, does.payment, notice, delivery)
    }
    case 'hear':
      return world.hearNext(by, paymentIdOf(does.payment), does.forgets)
    case 'forget':
      return world.forget(does.payment)
    default: {
      // The same attempt again is a retry.
      const id = `${does.what}-${does.response}-${does.attempt}`
      const of = { responseId: responseIdOf(does.response), surveyId: responseIdOf(99) }
      const command: Told['command'] =
        does.what === 'unlock'
          ? { type: 'UnlockResponse', ...of }
          : { type: 'RefundUnlock', ...of, month: '2026-01' }
      const known = told.get(id) ?? { command, answers: [] }
      told.set(id, known)
      known.answers.push(await world.command(by, id, command))
    }
  }
}

/** The provider goes on until everything was taken, and so does the reactor. */
async function finish(world: CreditWorld, notices: readonly Notice[][]) {
  for (const [n, list] of notices.entries()) {
    for (const notice of list.toReversed()) {
      const tell = () => world.notify(1, n, notice, `last-${notice.id}`)
      let answer = await tell()
      while (answer.kind === 'lost') answer = await tell()
      expect(answer).toEqual({ kind: 'done', balance: undefined })
    }
    world.forget(n)
    while (await world.hearNext(0, paymentIdOf(n)));
  }
}

test('no credit is lost or made, whatever dies and whoever tells twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(Fate, { minLength: paymentCount, maxLength: paymentCount }),
      fc.array(Step, { minLength: 20, maxLength: 80 }),
      async (fates, steps) => {
        const { world, told } = await live(fates, steps)
        const audit = replay(await world.ledger())
        const wrong = [
          ...audit.faults,
          ...fates.flatMap((fate, n) => notOf(audit, n, fate)),
          ...[...told.values()].flatMap((one) => notRecorded(audit, one)),
          ...(await notShown(world, audit, fates)),
        ]
        expect(wrong).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
})

/** What of these does not hold. */
const broken = (claims: Readonly<Record<string, boolean>>, of: unknown) =>
  Object.entries(claims)
    .filter(([, holds]) => !holds)
    .map(([claim]) => `${claim}: ${JSON.stringify(of)}`)

/** The lot is what the provider says became of the money. */
function notOf({ lots, entries }: Audit, n: number, { paid, dispute, ...fate }: Fate): string[] {
  const { credits, priceCents } = packageOf(n)
  const bought = entries.filter(
    ({ type, subject }) => type === 'CreditsPurchased' && subject === paymentIdOf(n),
  )
  const granted = broken({ 'granted once, if paid': bought.length === (paid ? 1 : 0) }, bought)
  const lot = lots.all.find(({ lotId }) => lotId === bought[0]?.lotId)
  if (!lot) return granted
  const refundedCents = refundsOf(n, fate)
    .filter(({ fails }) => !fails)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const due =
    refundedCents === priceCents ? credits : Math.floor((credits * refundedCents) / priceCents)
  const isGone = dispute === 'lost' || due === credits
  return [
    ...granted,
    ...broken(
      {
        'as bought': lot.credits === credits && lot.priceCents === priceCents,
        'as much was refunded': lot.refundedCents === refundedCents,
        'set aside only while a bank decides': dispute === 'open' || lot.frozen === 0,
        'not spent while a bank decides': dispute !== 'open' || lot.remaining === 0,
        'what was spent of lost money is owed':
          !isGone || (lot.remaining === 0 && lot.owed === lot.spent),
        'credits go with their money': dispute !== 'none' || lot.reversed + lot.owed === due,
      },
      { lot, dispute, due },
    ),
  ]
}

/** Who was told yes finds it there once; who asked again was told the same. */
function notRecorded({ entries }: Audit, { command, answers }: Told): string[] {
  const type = command.type === 'UnlockResponse' ? 'ResponseUnlocked' : 'UnlockRefunded'
  const recorded = entries.filter(
    (entry) => entry.type === type && entry.subject === command.responseId,
  )
  const done = answers.flatMap((answer) => (answer.kind === 'done' ? [answer.balance] : []))
  return broken(
    {
      'recorded once': recorded.length <= 1,
      'what was acknowledged is recorded': done.length === 0 || recorded.length === 1,
      'a retry is told the same': new Set(done).size <= 1,
    },
    { command, answers, recorded },
  )
}

async function notShown(
  world: CreditWorld,
  audit: Audit,
  fates: readonly Fate[],
): Promise<string[]> {
  const log = await world.log()
  const [balance] = givenRows(creditBalances, ...log).rows()
  const lots = givenRows(creditLots, ...log).rows()
  const entries = givenRows(creditEntries, ...log).rows()
  const bought = givenRows(payments, ...log).rows()
  const sameLot = (lot: Lot) => {
    const shown = lots.find(({ lotId }) => lotId === lot.lotId)
    return (['remaining', 'frozen', 'reversed', 'owed', 'refundedCents'] as const).every(
      (field) => shown?.[field] === lot[field],
    )
  }
  const told = ({ paid, dispute }: Fate, n: number) => {
    const row = bought.find(({ paymentId }) => paymentId === paymentIdOf(n))
    const disputed = paid && dispute !== 'none' ? dispute : null
    return (row?.status === 'granted') === paid && (row?.dispute ?? null) === disputed
  }
  const chain = (rows: readonly { hash: string; balance: number }[]) =>
    rows.map(({ hash, balance: after }) => `${hash} ${after}`).join()
  return broken(
    {
      'the balance': (balance?.credits ?? 0) === audit.balance,
      'what is owed': (balance?.receivable ?? 0) === audit.receivable,
      'the lots': lots.length === audit.lots.all.length && audit.lots.all.every(sameLot),
      'the entries': chain(entries) === chain(audit.entries),
      'the payments': fates.every(told),
    },
    { balance, lots, audit: audit.lots.all },
  )
}
