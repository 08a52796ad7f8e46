import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { readConfig } from '../../../../services/config.ts'
import { temporaryDataDir } from '../../../../tests/support/processes/instance.ts'
import { playWays, ways } from './play-ways.ts'
import { openTamperWorld } from './world.ts'

/** Plays every way against a ledger in a database of its own; resolves whether all were found. */
export async function runTamper(print: (line: string) => void): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  try {
    await using resources = new AsyncDisposableStack()
    // Nothing here needs to survive a power cut.
    const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), {
      settings: { fsync: 'off' },
    })
    resources.defer(() => postgres.stop())
    const config = readConfig({ PROSA_DATA: dataDir, DATABASE_URL: postgres.url })
    const world = resources.use(await openTamperWorld(config))
    const width = Math.max(...ways.map(({ name }) => name.length))
    let unseen = 0
    for await (const { way, foundBy } of playWays(world)) {
      const isFound = foundBy.length > 0
      if (!isFound && !way.isHarmless) unseen += 1
      const result = isFound ? foundBy.join(', ') : way.isHarmless ? 'no effect' : 'UNSEEN'
      print(`${way.name.padEnd(width)}  ${result}`)
    }
    print(`\n${ways.length} ways to tamper with a ledger; ${unseen} unseen.`)
    return unseen === 0
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
