import {
  GenericContainer,
  getContainerRuntimeClient,
  Wait,
  type StartedTestContainer,
} from 'testcontainers'
import { afterAll, expect, test } from 'vitest'
import { openMemoryEventStore } from '../../services/adapters/event-store/memory.ts'
import { freshDatabase } from '../support/kernel/fresh-database.ts'
import { describeEventStore } from './event-store/suite.ts'
import { openEventStore } from './event-store/open-event-store.ts'

const image = 'docker.kurrent.io/kurrent-latest/kurrentdb:latest'

describeEventStore('memory', {
  open: async () => openMemoryEventStore(),
  hasContiguousPositions: true,
})

const database = await freshDatabase()
afterAll(() => database[Symbol.asyncDispose]())
describeEventStore('postgres', {
  open: () => openEventStore(database.url),
  address: database.url,
  hasContiguousPositions: true,
})

const server = await startKurrentDb()
if (server) {
  const address = `kurrentdb://${server.getHost()}:${server.getMappedPort(2113)}?tls=false`
  afterAll(async () => void (await server.stop()))
  describeEventStore('kurrentdb', { open: () => openEventStore(address), address })
} else {
  process.stdout.write('The image of KurrentDB was not exercised here: no Docker engine answers.\n')
}

test('an address of an unknown store is refused', async () => {
  await expect(openEventStore('redis://127.0.0.1')).rejects.toThrow('no event store')
})

async function startKurrentDb(): Promise<StartedTestContainer | undefined> {
  const engine = await getContainerRuntimeClient().catch(() => undefined)
  if (engine === undefined) return undefined
  return await new GenericContainer(image)
    .withEnvironment({ KURRENTDB_INSECURE: 'true', KURRENTDB_MEM_DB: 'true' })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
    .withStartupTimeout(180_000)
    .start()
}
