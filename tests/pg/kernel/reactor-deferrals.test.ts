// Deferred events are retried automatically and in order, also after a restart.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Deferred } from '#kernel/reactors/deferred.ts'
import { requestRetry, listParked } from '#kernel/reactors/parked-events.ts'
import { openReactors } from '#kernel/reactors/reactors.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { newEvent, openReadSide, newObjectiveTouched } from '../../support/kernel/read-side.ts'

type Side = Awaited<ReturnType<typeof openReadSide>>

const appendTouched = (side: Side, id: string, ...names: string[]) =>
  side.store.append(
    `conversation-${id}`,
    'any',
    names.map((name) => newEvent(newObjectiveTouched(name))),
  )

async function startReactor(side: Side, reactor: Reactor) {
  const engine = openReactors({
    ...side,
    executor: () => () => Promise.reject(new Error('no command expected')),
    reactors: [reactor],
    retryPolicy: { maxAttempts: 2, initialDelayMs: 1, maxDelayMs: 2 },
    pollMs: 10,
  })
  side.resources.defer(() => engine.stop())
  await engine.start()
  return engine
}

/** Defers events named `model …` until `isUp`. */
function createDeferringReactor(afterMs: (deferrals: number) => number) {
  const handled: string[] = []
  const tries: number[] = []
  const world = { isUp: false }
  const reactor: Reactor = {
    name: 'scorer',
    on: {
      ObjectiveStatusChanged: async ({ data }, { deferrals }) => {
        const what = data.objectiveId
        if (what.startsWith('model') && !world.isUp) {
          tries.push(deferrals)
          throw new Deferred('the model is away', afterMs(deferrals))
        }
        handled.push(what)
      },
    },
  }
  return { reactor, handled, tries, world }
}

test('a deferred event is retried automatically, before later events of its stream', async () => {
  await using side = await openReadSide()
  const { reactor, handled, tries, world } = createDeferringReactor(
    (deferrals) => 20 * 2 ** deferrals,
  )
  const [waiting, other] = [randomUUID(), randomUUID()]
  const engine = await startReactor(side, reactor)
  await appendTouched(side, waiting, 'a', 'model 1', 'b', 'model 2', 'c')
  await appendTouched(side, other, 'x')
  await expect.poll(() => tries).toEqual([0, 1, 2, 3])
  await appendTouched(side, waiting, 'd')
  await expect.poll(() => engine.parked()).toBe(5)
  expect(handled.toSorted()).toEqual(['a', 'x'])
  expect((await listParked(side.db))[0]).toMatchObject({ attempts: 0, error: 'the model is away' })
  world.isUp = true
  await expect.poll(() => engine.parked()).toBe(0)
  expect(handled.filter((each) => each !== 'x')).toEqual(['a', 'model 1', 'b', 'model 2', 'c', 'd'])
  await appendTouched(side, waiting, 'e')
  await expect.poll(() => handled).toContain('e')
})

test('a restart does not prolong a deferral, and its due time is listed', async () => {
  await using side = await openReadSide()
  const { reactor, handled, world } = createDeferringReactor(() => 400)
  const id = randomUUID()
  const first = await startReactor(side, reactor)
  await appendTouched(side, id, 'model 1', 'b')
  await expect.poll(() => first.parked()).toBe(2)
  await first.stop()
  const [deferred, behind] = await listParked(side.db)
  expect(Date.parse(deferred!.retryAt!) - Date.parse(deferred!.at)).toBe(400)
  expect(deferred).toMatchObject({ deferrals: 1 })
  expect(behind).toMatchObject({ retryAt: null, deferrals: 0 })
  world.isUp = true
  const second = await startReactor(side, reactor)
  await expect.poll(() => second.parked()).toBe(0)
  expect(handled).toEqual(['model 1', 'b'])
})

test('a requested retry does not wait for the due time', async () => {
  await using side = await openReadSide()
  const { reactor, handled, world } = createDeferringReactor(() => 3_600_000)
  const engine = await startReactor(side, reactor)
  await appendTouched(side, randomUUID(), 'model 1', 'b')
  await expect.poll(() => engine.parked()).toBe(2)
  world.isUp = true
  await requestRetry(side.db, { reactor: 'scorer' })
  await expect.poll(() => handled).toEqual(['model 1', 'b'])
})
