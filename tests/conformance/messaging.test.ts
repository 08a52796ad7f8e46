import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#kernel/postgres/db.ts'
import { openSimulator } from '../../services/adapters/messaging/simulator/simulator.ts'
import { freshDatabase } from '../support/kernel/fresh-database.ts'
import { silentLog } from '../support/kernel/read-side.ts'
import { describeMessaging } from './messaging/suite.ts'

const database = await freshDatabase()
const db = openDb(database.url, 4)
const open = () => openSimulator({ db, log: silentLog, publicUrl: 'https://prosa.test' })
afterAll(async () => {
  await db.end()
  await database[Symbol.asyncDispose]()
})

describeMessaging('simulator', async () => {
  const messaging = await open()
  return {
    messaging,
    undeliverableNumber: '5511900000000',
    reopen: async () => {
      messaging.stop()
      return open()
    },
  }
})

test('the simulated phone shows delivered messages, says that it is simulated, and marks them as read', async () => {
  const simulator = await open()
  const app = Fastify()
  await simulator.mount(app)
  await simulator.send({ key: 'chat-1', to: '5511987654321', text: '<b>Olá</b>' })
  const { pathname, search } = new URL(
    simulator.chatLink({ key: 'chat-1', text: 'Código: "A"', language: 'pt-br' }),
  )
  const page = await app.inject(pathname + search)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Isto é um simulador')
  expect(page.body).toContain('&lt;b&gt;Olá&lt;/b&gt;')
  expect(page.body).toContain('Código: &quot;A&quot;')
  expect(page.body).toContain('✓✓ Lida')
  expect(page.body).not.toContain('5511987654321')
  expect(await simulator.statusOf('chat-1')).toBe('read')
  expect((await app.inject('/whatsapp-simulator/nobody')).statusCode).toBe(404)
  simulator.stop()
  await app.close()
})
