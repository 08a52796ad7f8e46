// Unlocks per second, beside plain appends of the same size to the same number of streams.
import { randomBytes, randomUUID } from 'node:crypto'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { openSigner } from '#kernel/privacy/signer.ts'
import type { EventStore, NewEvent } from '#ports/event-store.ts'
import {
  creditLedger,
  type CreditCommand,
} from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { median, type Figure } from './figures.ts'

const rounds = 3
const roundMs = 2_000

export async function benchUnlocks(store: EventStore, keys: Keys): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const owners of [1, 32]) {
    const [values, baselines]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      baselines.push(await operationRate(owners, () => openAppendOperation(store)))
      values.push(await operationRate(owners, () => openUnlockOperation(store, keys)))
    }
    const [value, baseline] = [median(values), median(baselines)]
    figures.push({
      name: owners === 1 ? 'unlocks of one owner' : `unlocks of ${owners} owners at once`,
      ...{ value, baseline, ratio: value / baseline, unit: 'unlocks/s', target: '', met: true },
    })
  }
  return figures
}

type Operation = () => Promise<unknown>

async function operationRate(writers: number, start: () => Promise<Operation>): Promise<number> {
  const all = await Promise.all(Array.from({ length: writers }, start))
  const until = performance.now() + roundMs
  let done = 0
  const runUntilEnd = async (next: Operation) => {
    while (performance.now() < until) {
      await next()
      done++
    }
  }
  await Promise.all(all.map(runUntilEnd))
  return done / (roundMs / 1_000)
}

async function openUnlockOperation(store: EventStore, keys: Keys): Promise<Operation> {
  // Signed, as in production.
  const signer = openSigner(randomBytes(32))
  const executor = openExecutor({ store, keys, signer, decodeEvents: openDecoder(keys) })
  const ownerId = randomUUID()
  const executeCommand = (command: CreditCommand) => {
    const commandId = randomUUID()
    return executor({ commandId, correlationId: commandId, actor: ownerId })(
      creditLedger,
      ownerId,
      command,
    )
  }
  await executeCommand({
    type: 'GrantCredits',
    lotId: randomUUID(),
    credits: 1_000_000,
    reason: 'bench',
  })
  const surveyId = randomUUID()
  return () => executeCommand({ type: 'UnlockResponse', responseId: randomUUID(), surveyId })
}

/** Appends an event like that of an unlock, without the decider. */
async function openAppendOperation(store: EventStore): Promise<Operation> {
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
