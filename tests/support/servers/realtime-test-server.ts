// A server of all sockets, over a database table that stands for any read model.
import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { trustNobody } from '#kernel/config/networks.ts'
import type { Topic } from '#contract/live.ts'
import type { Announcements } from '#kernel/read/announcements.ts'
import type { Channel } from '#kernel/read/channel.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { createHttpServer } from '#kernel/http/server.ts'
import { openHostCheck } from '#kernel/http/allowed-hosts.ts'
import { openLog } from '#kernel/log.ts'
import { Problem } from '#kernel/problem.ts'
import { createInProcessTokenStream } from '../../../services/adapters/token-stream/in-process.ts'
import type { SocketDeps } from '../../../services/realtime/deps.ts'
import { attachSockets } from '../../../services/realtime/sockets.ts'
import { freePort } from '../processes/instance.ts'
import { freshDatabase } from '../kernel/fresh-database.ts'

const pageSize = 20
const topics = [
  'survey-turns',
  'survey-figures',
  'qualified-responses',
  'credit-balance',
] satisfies Topic[]

/** The cookie `who=a` signs in owner `a`, whose feeds are those with ids ending in `a`. */
export const cookieOf = (letter: string) => `who=${letter}`
export const feedIdOf = (letter: string, number = 1) =>
  `00000000-0000-4000-8000-${String(number).padStart(11, '0')}${letter}`

function openState() {
  return {
    wakeUps: new EventEmitter().setMaxListeners(0),
    ended: new EventEmitter().setMaxListeners(0),
    signedOut: new Set<string>(),
    finished: new Set<string>(),
    logged: [] as unknown[],
    reads: [] as string[],
    tokenStream: createInProcessTokenStream(),
  }
}
type ServerState = ReturnType<typeof openState>

const socketDepsOf = (state: ServerState, db: Db, publicUrl: string): SocketDeps => ({
  channels: [...topics, 'conversation', 'ledger'].map((name) => createChannel(name, state.reads)),
  announcements: createAnnouncements(state.wakeUps),
  db,
  tokenStream: state.tokenStream,
  log: pino({ level: 'error' }, { write: (line) => void state.logged.push(JSON.parse(line)) }),
  publicUrl,
  isAllowedHost: openHostCheck({ publicUrl }),
  clientAddress: ({ socket }) => socket.remoteAddress ?? '',
  async authenticate({ headers }) {
    const owner = /who=([0-9a-f])/.exec(headers.cookie ?? '')?.[1]
    return owner && !state.signedOut.has(owner)
      ? { ownerId: feedIdOf(owner), session: owner }
      : undefined
  },
  watchAccess(access, onEnd) {
    const listener = (ended: string) => {
      if ('session' in access ? ended === access.session : ended === access.tokenId) onEnd()
    }
    state.ended.on('end', listener)
    return () => void state.ended.off('end', listener)
  },
  conversationStatus: async (id) => {
    const { rowCount } = await db.query('select from feed where id = $1 limit 1', [id])
    return rowCount ? (state.finished.has(id) ? 'finished' : 'running') : undefined
  },
})

export async function startRealtimeTestServer(over: Partial<SocketDeps> = {}) {
  const database = await freshDatabase()
  const db = openDb(database.url, 8)
  await db.query(
    'create table feed (position bigserial primary key, id text not null, body text not null)',
  )
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  const state = openState()
  const { wakeUps, signedOut, ended, finished, tokenStream, logged, reads } = state
  const app = await serveWithoutRoutes(db, publicUrl)
  app.get('/plain', async () => 'http works')
  const sockets = await attachSockets(app, { ...socketDepsOf(state, db, publicUrl), ...over })
  await app.listen({ port, host: '127.0.0.1' })

  return {
    app,
    db,
    tokenStream,
    sockets,
    port,
    logged,
    reads,
    baseUrl: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
    listenerCount: () =>
      wakeUps.eventNames().reduce((sum, name) => sum + wakeUps.listenerCount(name), 0),
    /** Changes the read model, then announces it, as the engine does. */
    async addRows(id: string, bodies: readonly string[], announce: readonly string[] = topics) {
      await db.query(
        'insert into feed (id, body) select $1, body from unnest($2::text[]) as body',
        [id, bodies],
      )
      for (const name of [...announce, 'conversation', 'ledger']) wakeUps.emit(`${name}:${id}`)
    },
    finishConversation(id: string) {
      finished.add(id)
      wakeUps.emit(`conversation:${id}`)
    },
    signOut(owner: string) {
      signedOut.add(owner)
      ended.emit('end', owner)
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await db.end()
      await database[Symbol.asyncDispose]()
    },
  }
}

const createAnnouncements = (wakeUps: EventEmitter): Announcements => ({
  subscribe(topic, wake) {
    wakeUps.on(topic, wake)
    return () => void wakeUps.off(topic, wake)
  },
})

const serveWithoutRoutes = (db: Db, publicUrl: string) =>
  createHttpServer({
    routes: [],
    config: { publicUrl, requestsPerMinute: 0, trustProxy: trustNobody },
    log: openLog('error'),
    draining: () => false,
    db,
    execute: () => () => Promise.reject(new Error('nothing to execute here')),
    head: async () => '',
    waitForPosition: async () => true,
    authenticate: async () => undefined,
    secret: Buffer.alloc(32),
  })

export type RealtimeTestServer = Awaited<ReturnType<typeof startRealtimeTestServer>>

const createChannel = (name: string, reads: string[]): Channel => ({
  name,
  mayFollow: async (_db: Db, ownerId, id) => id.at(-1) === ownerId.at(-1),
  async readSince(db, id, since) {
    reads.push(id)
    if (!/^[0-9]*$/.test(since)) throw new Problem('request/invalid')
    const { rows } = await db.query<{ position: number; body: string }>(
      'select position, body from feed where id = $1 and position > $2 order by position limit $3',
      [id, Number(since || 0), pageSize + 1],
    )
    const page = rows.slice(0, pageSize)
    return {
      items: page.map(({ position, body }) => ({ key: String(position), body })),
      cursor: String(page.at(-1)?.position ?? since),
      more: rows.length > pageSize,
    }
  },
})
