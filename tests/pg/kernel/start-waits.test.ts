// A start waits for a database that comes later.
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { ShutdownStep } from '#kernel/lifecycle/shutdown.ts'
import { readConfig } from '../../../services/config.ts'
import { openInfrastructure } from '../../../services/infrastructure.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { freePort, temporaryDataDir } from '../../support/processes/instance.ts'
import {
  addressThroughProxy,
  hostAndPortOf,
  startTcpProxy,
} from '../../support/servers/tcp-proxy.ts'

test('a start waits for the database, says so, and continues when it is there', async () => {
  await using database = await freshDatabase()
  const dataDir = await temporaryDataDir()
  const port = await freePort()
  const config = readConfig({
    DATABASE_URL: addressThroughProxy(database.url, port),
    PROSA_DATA: dataDir,
  })
  const waiting = Promise.withResolvers<string>()
  const log = { warn: (_: object, text: string) => waiting.resolve(text), info: () => {} } as never
  const steps: ShutdownStep[] = []
  const opening = openInfrastructure(config, steps, { wait: { timeoutMs: 30_000, log } })
  expect(await waiting.promise).toBe('waiting for the database')
  await using _proxy = await startTcpProxy(hostAndPortOf(database.url), port)
  const { store } = await opening
  expect(await store.head()).toBe('')
  for (const { close } of steps) await close()
  await rm(dataDir, { recursive: true })
})
