import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startKernelServer } from '../../../tests/support/servers/kernel-test-server.ts'
import { createServerClose } from './close-server.ts'
import { openLog } from '../log.ts'
import { openShutdown } from './shutdown.ts'

test('a running request is answered, a later one on an open connection is refused, then the server closes', async () => {
  const { promise: underWay, resolve: isUnderWay } = Promise.withResolvers<void>()
  const { promise: gate, resolve: open } = Promise.withResolvers<boolean>()
  const reached = () => (isUnderWay(), gate)
  const steps = [{ name: 'HTTP', close: () => server.app.close() }]
  const { draining, shutDown } = openShutdown(steps, openLog('silent'))
  await using server = await startKernelServer({ waitForPosition: reached, draining })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (headers = {}) => {
    const [reply] = (await once(
      get({ port, host: '127.0.0.1', path: '/api/notebooks/x', agent, headers }),
      'response',
    )) as [IncomingMessage]
    reply.resume()
    return reply.statusCode
  }

  const slow = ask({ 'prosa-position': '1' })
  await underWay
  // Waits for the one connection, and comes after the shutdown began.
  const late = ask()
  const closed = shutDown('test')
  open(true)
  expect(await slow).toBe(200)
  expect(await late.catch((error: NodeJS.ErrnoException) => error.code)).toSatisfy(
    (outcome: unknown) => outcome === 503 || outcome === 'ECONNREFUSED' || outcome === 'ECONNRESET',
  )
  expect(await closed).toBe(true)
  agent.destroy()
})

test('waits neither for a connection that was busy at the moment of closing nor for one that was opened ahead', async () => {
  const { promise: underWay, resolve: isUnderWay } = Promise.withResolvers<void>()
  const { promise: gate, resolve: open } = Promise.withResolvers<boolean>()
  const reached = () => (isUnderWay(), gate)
  await using server = await startKernelServer({ waitForPosition: reached, draining: () => false })
  const close = createServerClose(server.app)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const ahead = connect(port, '127.0.0.1')
  await once(ahead, 'connect')
  const agent = new Agent({ keepAlive: true })
  const headers = { 'prosa-position': '1' }
  const asked = once(
    get({ port, host: '127.0.0.1', path: '/api/notebooks/x', agent, headers }),
    'response',
  ) as Promise<[IncomingMessage]>
  await underWay
  const closed = close()
  open(true)
  const [reply] = await asked
  reply.resume()
  expect(reply.statusCode).toBe(200)
  await closed
  agent.destroy()
})
