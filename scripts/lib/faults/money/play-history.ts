// Plays a history against the product and the books, and compares them after every step.
import { derivedId } from '#kernel/ids.ts'
import { openBooks, type Books } from './bookkeeping.ts'
import { compareBooks, compareProvider } from './compare-books.ts'
import { openMoneyWorld, type MoneyWorld } from './money-world.ts'
import { openProvider, type Provider, type Webhook } from './provider.ts'
import type { MoneyStep } from './steps.ts'

const monthlyReturns = 10
const surveyId = derivedId('survey')

export type History = {
  world: MoneyWorld
  books: Books
  provider: Provider
  delivered: Webhook[]
  unlocked: string[]
  returned: Set<string>
  grants: number
  month: number
  returnsInMonth: number
}

/** Returns the types of the ledger's entries. Throws an Error that names the step and what differs. */
export async function playHistory(steps: readonly MoneyStep[]): Promise<readonly string[]> {
  const history: History = {
    ...{ world: openMoneyWorld(), books: openBooks(), provider: openProvider() },
    ...{ delivered: [], unlocked: [], returned: new Set(), grants: 0, month: 1, returnsInMonth: 0 },
  }
  for (const [number, step] of steps.entries()) {
    await playStep(history, step)
    report(`step ${number} (${JSON.stringify(step)})`, compareBooks(history))
  }
  await settle(history)
  report('the end', [...compareBooks(history), ...compareProvider(history)])
  return history.world.types
}

function report(where: string, differences: readonly string[]): void {
  if (differences.length > 0) throw new Error(`after ${where}:\n${differences.join('\n')}`)
}

type Player<K extends MoneyStep['does']> = (
  history: History,
  step: Extract<MoneyStep, { does: K }>,
  payments: number,
) => void | Promise<void>

/** Steps that select a payment need one. */
const players: { [K in MoneyStep['does']]: Player<K> } = {
  buy: async ({ world, provider }, { which }, payments) => {
    await world.start(payments, provider.open(which))
    provider.pay(payments)
  },
  decline: async ({ world, provider }, { which }, payments) => {
    await world.start(payments, provider.open(which))
    provider.decline(payments)
  },
  deliver: async (history, { which, times }) => {
    const { queue } = history.provider
    const [webhook] = queue.splice(which % Math.max(1, queue.length), 1)
    for (let time = 0; webhook && time < times; time++) await deliver(history, webhook)
  },
  repeat: async (history, { which }) => {
    const webhook = history.delivered[which % Math.max(1, history.delivered.length)]
    if (webhook) await deliver(history, webhook)
  },
  redeliver: ({ world }, { which }, payments) => world.handleAgain(which % payments),
  settle,
  unlock,
  giveBack,
  grant: async (history, { credits }) => {
    const lotId = derivedId('gift', (history.grants += 1))
    await history.world.execute({ type: 'GrantCredits', lotId, credits, reason: 'sorry' })
    history.books.grant(credits)
  },
  refund: ({ provider }, { which, percent }, payments) =>
    provider.refund(which % payments, percent),
  failRefund: ({ provider }, { which, refund }, payments) =>
    provider.failRefund(which % payments, refund),
  dispute: ({ provider }, { which, percent, isInquiry }, payments) =>
    provider.dispute(which % payments, percent, isInquiry),
  decide: ({ provider }, { which, dispute, decision, percent }, payments) =>
    provider.decide(which % payments, dispute, decision, percent),
  nextMonth: (history) => {
    history.month += 1
    history.returnsInMonth = 0
  },
  restart: ({ world }) => world.restart(),
}

const selectsPayment: ReadonlySet<string> = new Set([
  ...['redeliver', 'refund', 'failRefund', 'dispute', 'decide'],
])

async function playStep(history: History, step: MoneyStep): Promise<void> {
  const payments = history.provider.charges.length
  if (payments === 0 && selectsPayment.has(step.does)) return
  const play = players[step.does] as Player<typeof step.does>
  await play(history, step as never, payments)
}

async function deliver({ world, books, provider, delivered }: History, webhook: Webhook) {
  const { payment, fact } = webhook
  const { responses: credits, priceCents } = provider.charges[payment]!.offer
  await world.receive(webhook)
  books.report(payment, { credits, priceCents }, fact)
  delivered.push(webhook)
}

async function settle(history: History): Promise<void> {
  for (const webhook of history.provider.queue.splice(0)) await deliver(history, webhook)
}

async function unlock(
  { world, books, unlocked }: History,
  { count }: { count: number },
): Promise<void> {
  for (let n = 0; n < count; n++) {
    const responseId = derivedId('response', unlocked.length)
    const done = await world.execute({ type: 'UnlockResponse', responseId, surveyId })
    const expected = books.unlock(responseId)
    if (done !== expected) throw new Error(`an unlock was ${done ? 'done' : 'refused'}`)
    if (!done) return
    unlocked.push(responseId)
  }
}

/** A report counts towards the month's limit, a call for help does not. Repeats change nothing. */
async function giveBack(
  history: History,
  { which, isCallForHelp }: Extract<MoneyStep, { does: 'giveBack' }>,
): Promise<void> {
  const { world, books, unlocked, returned, month } = history
  const responseId = unlocked[which % Math.max(1, unlocked.length)]
  if (responseId === undefined) return
  const isNew = !returned.has(responseId)
  const of = { responseId, surveyId }
  const isRefused = !isCallForHelp && isNew && history.returnsInMonth >= monthlyReturns
  const done = await world.execute(
    isCallForHelp
      ? { type: 'ReturnCallForHelp', ...of }
      : { type: 'RefundUnlock', ...of, month: `2026-${String(month).padStart(2, '0')}` },
  )
  if (done === isRefused) throw new Error(`a return was ${done ? 'done' : 'refused'}`)
  if (!done || !isNew) return
  if (!isCallForHelp) history.returnsInMonth += 1
  returned.add(responseId)
  books.returnUnlock(responseId)
}
