// Plays ways to tamper with a ledger, each against a fresh copy, and names for each what found it.
import { detectors, type DetectorName } from './detectors.ts'
import { anchorsFileWays } from './ways/anchors-file.ts'
import { entryWays } from './ways/entries.ts'
import { exportWays } from './ways/exports.ts'
import { paymentWays } from './ways/payments.ts'
import { readModelWays } from './ways/read-models.ts'
import { recordWays } from './ways/records.ts'
import { snapshotWays } from './ways/snapshots.ts'
import { streamWays } from './ways/streams.ts'
import type { Way, WayKind } from './way.ts'
import type { TamperWorld } from './world.ts'

export const ways: readonly Way[] = [
  ...streamWays,
  ...entryWays,
  ...paymentWays,
  ...snapshotWays,
  ...anchorsFileWays,
  ...recordWays,
  ...readModelWays,
  ...exportWays,
]

/**
 * The checks that count. Read models do not count for changes of the log: they follow it when they are built again, and an
 * attacker may do that too.
 */
const countedDetectors: Record<WayKind, readonly DetectorName[]> = {
  log: ['verify', 'api', 'export', 'reconcile', 'start', 'decode', 'command'],
  anchors: ['verify', 'api', 'export', 'start'],
  records: ['verify', 'api', 'reconcile', 'start'],
  'read models': ['verify (read models)', 'api (read models)', 'projections'],
  snapshots: ['command'],
  export: [],
}

export type PlayedWay = { way: Way; foundBy: string[] }

/** Throws when a check reports the ledger before anything was changed. */
export async function* playWays(
  world: TamperWorld,
  played: readonly Way[] = ways,
): AsyncGenerator<PlayedWay> {
  const untouched = Object.keys(detectors) as DetectorName[]
  for (const name of untouched) {
    const found = await detectors[name](world)
    if (found.length > 0)
      throw new Error(`${name} reports the untouched ledger: ${found.join('\n')}`)
  }
  for (const way of played) {
    await world.restore()
    const found = await way.play(world)
    const foundBy = found?.length ? ['export'] : []
    for (const name of countedDetectors[way.kind])
      if ((await runDetector(world, name)).length > 0) foundBy.push(name)
    yield { way, foundBy }
  }
  await world.restore()
}

/** A check that fails has found something. */
const runDetector = (world: TamperWorld, name: DetectorName): Promise<string[]> =>
  detectors[name](world).catch((error: Error) => [error.message])
