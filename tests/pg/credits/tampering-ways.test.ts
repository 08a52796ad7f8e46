// The short form of `npm run faults -- tamper`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playWays, ways } from '../../../scripts/lib/faults/tamper/play-ways.ts'
import { openTamperWorld, type TamperWorld } from '../../../scripts/lib/faults/tamper/world.ts'
import { readConfig } from '../../../services/config.ts'
import { emptyDatabase } from '../../support/kernel/fresh-database.ts'

const resources = new AsyncDisposableStack()
let world: TamperWorld
beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'prosa-tamper-'))
  resources.defer(() => rm(dir, { recursive: true, force: true }))
  const database = resources.use(await emptyDatabase())
  const config = readConfig({ PROSA_DATA: dir, DATABASE_URL: database.url })
  world = resources.use(await openTamperWorld(config))
})
afterAll(() => resources.disposeAsync())

test('the list names at least 80 ways to tamper with a ledger', () => {
  const names = new Set(ways.map(({ name }) => name))
  expect(names.size).toBe(ways.length)
  expect(names.size).toBeGreaterThanOrEqual(80)
})

const sampleEvery = 25

test('a sample of them is found', async () => {
  const sample = ways.filter((_, index) => index % sampleEvery === 0)
  const unseen: string[] = []
  for await (const { way, foundBy } of playWays(world, sample))
    if (foundBy.length === 0 && !way.isHarmless) unseen.push(way.name)
  expect(unseen).toEqual([])
})
