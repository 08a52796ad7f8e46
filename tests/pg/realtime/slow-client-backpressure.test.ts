import { expect, test } from 'vitest'
import WebSocket from 'ws'
import type { ItemsMessage } from '#contract/live.ts'
import {
  cookieOf,
  feedIdOf,
  type RealtimeTestServer,
  startRealtimeTestServer,
} from '../../support/servers/realtime-test-server.ts'

test('a client that does not read pauses its feed, and later gets everything', async () => {
  await using server = await startRealtimeTestServer()
  const [id, count] = [feedIdOf('f'), 600]
  await server.addRows(
    id,
    Array.from({ length: count }, (_, n) => `${n} ${'x'.repeat(40_000)}`),
  )
  const lazy = rawClient(server, 'f')
  await lazy.ready
  lazy.socket.pause()
  lazy.follow(id)
  // When a reading client has everything, an unpaused feed would have sent it to the other as well.
  const eager = rawClient(server, 'f')
  await eager.ready
  eager.follow(id)
  await eager.has(count)
  const pages = count / 20
  expect(server.reads.length).toBeGreaterThan(pages)
  expect(server.reads.length).toBeLessThan(2 * pages - 10)
  lazy.socket.resume()
  await lazy.has(count)
  expect(lazy.seen).toEqual(eager.seen)
  for (const { socket } of [lazy, eager]) socket.terminate()
})

/** A socket.io client over a WebSocket whose reading can be paused. */
function rawClient(server: RealtimeTestServer, owner: string) {
  const socket = new WebSocket(`${server.wsUrl}/live/owner/?EIO=4&transport=websocket`, {
    headers: { cookie: cookieOf(owner) },
  })
  const seen: string[] = []
  const [ready, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let expectedCount = Infinity
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    if (text.startsWith('0')) socket.send('40')
    else if (text.startsWith('40')) ready.resolve()
    else if (text === '2') socket.send('3')
    else if (text.startsWith('42')) {
      const [, { items }] = JSON.parse(text.slice(2)) as [string, ItemsMessage<{ body: string }>]
      seen.push(...items.map(({ body }) => body.split(' ')[0]!))
      if (seen.length >= expectedCount) done.resolve()
    }
  })
  return {
    socket,
    seen,
    ready: ready.promise,
    follow: (id: string) =>
      socket.send(`42${JSON.stringify(['follow', { topic: 'survey-turns', id, since: '' }])}`),
    has(count: number) {
      expectedCount = count
      if (seen.length >= count) done.resolve()
      return done.promise
    },
  }
}
