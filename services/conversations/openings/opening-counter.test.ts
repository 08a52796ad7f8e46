import { afterEach, expect, test } from 'vitest'
import type { OpeningEvent } from '#contract/events/openings.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import {
  createFaultyEventStore,
  type StoreFault,
} from '../../../tests/support/kernel/faulty-event-store.ts'
import { memoryKeys } from '../../../tests/support/kernel/memory-keys.ts'
import { silentLog } from '../../../tests/support/kernel/read-side.ts'
import { openMemoryEventStore } from '../../adapters/event-store/memory.ts'
import { openOpeningCounter, type OpeningCounter } from './opening-counter.ts'

const ownerId = '00000000-0000-4000-8000-000000000001'
const one = { ownerId, surveyId: '00000000-0000-4000-8000-000000000002' }
const other = { ownerId, surveyId: '00000000-0000-4000-8000-000000000003' }

let counters: OpeningCounter[] = []
afterEach(async () => {
  for (const counter of counters) await counter.close()
  counters = []
})

function openCounters(number: number, faults: StoreFault[] = []) {
  const store = openMemoryEventStore()
  let clock = Date.parse('2026-11-28T23:58:00.000Z')
  const minuteLater = () => new Date((clock += 60_000))
  for (let n = 0; n < number; n++) {
    const keys = memoryKeys()
    const executor = openExecutor({
      store: createFaultyEventStore(store, { append: () => faults.shift() }),
      ...{ keys, decodeEvents: openDecoder(keys), deadlineMs: 1 },
    })
    counters.push(openOpeningCounter({ executor, log: silentLog, now: minuteLater }))
  }
  const readOpenings = async () => {
    const log = (await Array.fromAsync(store.readAll({ after: '' }))).flat()
    return log.map(({ stream, type, data, meta }) => {
      expect(type).toBe('SurveyOpeningsCounted')
      expect(meta).toMatchObject({ ownerId, actor: 'anyone' })
      return { stream, ...(data as OpeningEvent['data']) }
    })
  }
  return { counters: counters as [OpeningCounter, OpeningCounter], readOpenings }
}

test('the openings of a minute are one event for each survey', async () => {
  const {
    counters: [counter],
    readOpenings,
  } = openCounters(1)
  for (const survey of [one, other, one, one]) counter.count(survey)
  await counter.flush()
  await counter.flush()
  counter.count(one)
  await counter.flush()
  const times = (from: string, to: string) => ({
    from: `2026-11-${from}:00.000Z`,
    to: `2026-11-${to}:00.000Z`,
  })
  const first = times('28T23:59', '29T00:00')
  expect(await readOpenings()).toEqual([
    { stream: `openings-${one.surveyId}-2026-11-28`, ...one, count: 3, ...first },
    { stream: `openings-${other.surveyId}-2026-11-28`, ...other, count: 1, ...first },
    {
      ...{ stream: `openings-${one.surveyId}-2026-11-29`, ...one, count: 1 },
      ...times('29T00:01', '29T00:02'),
    },
  ])
})

test('processes that count the same survey append to one stream', async () => {
  const { counters: both, readOpenings } = openCounters(2)
  for (const counter of both) counter.count(one)
  await Promise.all(both.map((counter) => counter.flush()))
  expect((await readOpenings()).map(({ count }) => count)).toEqual([1, 1])
})

test.each<StoreFault>(['refused', 'cut'])(
  'a count whose append is %s is recorded once',
  async (fault) => {
    const {
      counters: [counter],
      readOpenings,
    } = openCounters(1, [fault, fault, fault, fault])
    counter.count(one)
    counter.count(one)
    await counter.flush()
    counter.count(one)
    for (let n = 0; n < 4; n++) await counter.flush()
    expect((await readOpenings()).map(({ count }) => count).toSorted()).toEqual([1, 2])
  },
)
