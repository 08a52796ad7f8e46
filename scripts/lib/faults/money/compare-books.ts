// The ledger against the books, and against the provider.
import type { Books, LotPosition } from './bookkeeping.ts'
import type { MoneyWorld } from './money-world.ts'
import { lostCents, refundedCents, type Charge, type Provider } from './provider.ts'

const positionFields = [
  ...(['remaining', 'frozen', 'reversed', 'netted', 'spent', 'owed', 'settled'] as const),
  ...(['refundedCents', 'lostCents'] as const),
]

const describeDifference = (name: string, actual: unknown, expected: unknown): string[] =>
  actual === expected ? [] : [`${name} is ${String(actual)}, not ${String(expected)}`]

/** The read models, the statement and the auditor's replay against the books. */
export function compareBooks({ world, books }: { world: MoneyWorld; books: Books }): string[] {
  const positions = books.lots.map((lot) => books.position(lot))
  return [
    ...world.audit.faults,
    ...booksFaults(books, positions),
    ...compareTotals(world, books, positions),
    ...compareLots(world, positions),
  ]
}

const sumOf = (positions: readonly LotPosition[], field: keyof LotPosition) =>
  positions.reduce((total, position) => total + position[field], 0)

/** The books themselves must be sound. */
function booksFaults(books: Books, positions: readonly LotPosition[]): string[] {
  const had = sumOf(positions, 'remaining') - sumOf(positions, 'owed')
  const credits = positionFields.slice(0, 7)
  return [
    ...(books.unbalanced().length > 0 ? ['the books do not balance'] : []),
    ...(positions.some((position) => credits.some((field) => position[field] < 0))
      ? ['the books have less than nothing']
      : []),
    ...describeDifference('what is had less what is owed', had, books.entitlement()),
  ]
}

function compareTotals(
  { audit, statement, balance }: MoneyWorld,
  books: Books,
  positions: readonly LotPosition[],
): string[] {
  const { credits = 0, receivable = 0, spentCents = 0, used = 0 } = balance() ?? {}
  const [remaining, owed] = [sumOf(positions, 'remaining'), sumOf(positions, 'owed')]
  return [
    ...describeDifference('the balance', credits, remaining),
    ...describeDifference('the replayed balance', audit.balance, remaining),
    ...describeDifference('the balance of the last entry', statement.balance, remaining),
    ...describeDifference('the sum of the entries', statement.credits, remaining),
    ...describeDifference('the receivable', receivable, owed),
    ...describeDifference('the replayed receivable', audit.receivable, owed),
    ...describeDifference('the receivable of the last entry', statement.receivable, owed),
    ...describeDifference('total_spent_cents', spentCents, books.spentCents()),
    ...describeDifference('credits used', used, sumOf(positions, 'spent')),
  ]
}

function compareLots({ lots, audit }: MoneyWorld, positions: readonly LotPosition[]): string[] {
  const rows = lots().map((lot) => ({
    ...lot,
    spent: lot.credits - lot.remaining - lot.frozen - lot.reversed - lot.netted,
  }))
  return [
    ...describeDifference('the number of lots', rows.length, positions.length),
    ...positions.flatMap((position, index) =>
      positionFields.flatMap((field) => [
        ...describeDifference(`lot ${index}, ${field}`, rows[index]?.[field], position[field]),
        ...describeDifference(
          ...([`replayed lot ${index}, ${field}`, audit.lots.all[index]?.[field]] as const),
          position[field],
        ),
      ]),
    ),
  ]
}

/** Once every webhook has arrived, the ledger has what the provider has. */
export function compareProvider({
  world,
  provider,
}: {
  world: MoneyWorld
  provider: Provider
}): string[] {
  const paid = provider.charges.filter((charge) => charge.paid)
  const bought = world.lots().filter(({ paymentId }) => paymentId !== null)
  const received = paid.reduce((total, charge) => total + receivedCents(charge), 0)
  const inOrder = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b).join()
  const refunds = bought.map((lot) => lot.refundedCents)
  return [
    ...describeDifference('the number of purchases', bought.length, paid.length),
    ...describeDifference('total_spent_cents', world.balance()?.spentCents ?? 0, received),
    ...describeDifference('refunds', inOrder(refunds), inOrder(paid.map(refundedCents))),
    ...(bought.some((lot) => lot.refundedCents > lot.priceCents)
      ? ['more was refunded than was paid']
      : []),
  ]
}

const receivedCents = (charge: Charge) =>
  charge.offer.priceCents - refundedCents(charge) - lostCents(charge)
