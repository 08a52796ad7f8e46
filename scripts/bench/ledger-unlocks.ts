// How many unlocks a second the ledger takes, beside bare appends of the same size to as many streams.
import { randomUUID } from 'node:crypto'
import { openExecutor } from '#kernel/execute.ts'
import { openHear } from '#kernel/hear.ts'
import type { Keys } from '#kernel/keys.ts'
import type { EventStore, NewEvent } from '#ports/event-store.ts'
import { creditLedger, type CreditCommand } from '../../services/credits/credit-ledger.decider.ts'
import { median, type Figure } from './report.ts'

const rounds = 3
const roundMs = 2_000

export async function benchUnlocks(store: EventStore, keys: Keys): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const owners of [1, 32]) {
    const [values, floors]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      floors.push(await rate(owners, () => appending(store)))
      values.push(await rate(owners, () => unlocking(store, keys)))
    }
    const [value, floor] = [median(values), median(floors)]
    figures.push({
      name: owners === 1 ? 'unlocks of one owner' : `unlocks of ${owners} owners at once`,
      ...{ value, floor, ratio: value / floor, unit: 'unlocks/s', target: '', met: true },
    })
  }
  return figures
}

type Doing = () => Promise<unknown>

async function rate(writers: number, start: () => Promise<Doing>): Promise<number> {
  const all = await Promise.all(Array.from({ length: writers }, start))
  const until = performance.now() + roundMs
  let done = 0
  const keepOn = async (next: Doing) => {
    while (performance.now() < until) {
      await next()
      done++
    }
  }
  await Promise.all(all.map(keepOn))
  return done / (roundMs / 1_000)
}

async function unlocking(store: EventStore, keys: Keys): Promise<Doing> {
  const executor = openExecutor({ store, keys, hear: openHear(keys) })
  const ownerId = randomUUID()
  const tell = (command: CreditCommand) => {
    const commandId = randomUUID()
    return executor({ commandId, correlationId: commandId, actor: ownerId })(
      creditLedger,
      ownerId,
      command,
    )
  }
  await tell({ type: 'GrantCredits', lotId: randomUUID(), credits: 1_000_000, reason: 'bench' })
  const surveyId = randomUUID()
  return () => tell({ type: 'UnlockResponse', responseId: randomUUID(), surveyId })
}

/** What an unlock stores, decided by nobody. */
async function appending(store: EventStore): Promise<Doing> {
  const stream = `bench-${randomUUID()}`
  let revision = -1n
  return async () => {
    const expected = revision < 0n ? 'no_stream' : revision
    revision = (await store.append(stream, expected, [entry()])).revision
  }
}

function entry(): NewEvent {
  const [commandId, ownerId] = [randomUUID(), randomUUID()]
  const lot = { lotId: randomUUID(), credits: 1, lotRemaining: 499, balanceAfter: 499 }
  const hash = '0'.repeat(64)
  const at = new Date().toISOString()
  return {
    id: randomUUID(),
    type: 'ResponseUnlocked',
    data: { responseId: randomUUID(), surveyId: randomUUID(), ...lot },
    meta: {
      ...{ version: '1', at, commandId, correlationId: commandId, actor: ownerId, ownerId },
      ...{ previousHash: hash, hash },
    },
  }
}
