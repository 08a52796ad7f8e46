// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FollowAck, LiveItem } from '#contract/live.ts'
import { turnsQuery } from '../queries.ts'
import { connectLive, subscribe, useConnection } from './connection.ts'
import { openLiveCache, type LiveCache } from './live-cache.ts'

type Entry = LiveItem<{ text?: string }> & { cursor: string }
type Request = { topic: string; id: string; since: string }

const topic = 'survey-turns'
const id = 'survey-1'
const turns = () => [...(client.getQueryData(turnsQuery(id).queryKey)?.values() ?? [])]
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 10 })

let io: Server
let url: string
let log: Entry[]
let requests: Request[]
let stop: () => void
let refuse: string
let client: QueryClient
let cache: LiveCache

beforeEach(() => {
  io = new Server(0, { path: '/live/owner' })
  log = []
  requests = []
  refuse = ''
  client = new QueryClient()
  cache = openLiveCache(client)
  io.use((_socket, next) => next(refuse ? refusalWith(refuse) : undefined))
  io.on('connection', (socket) => {
    socket.on('follow', (request: Request, ack: (reply: FollowAck) => void) => {
      requests.push(request)
      if (request.since === 'unknown') return ack({ ok: false, code: 'request/invalid' })
      const missed = log.filter(({ cursor }) => cursor > request.since)
      for (const entry of missed) socket.emit('items', itemsOf(entry))
      ack({ ok: true })
    })
  })
  const address = io.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The server is not listening')
  url = `http://127.0.0.1:${address.port}`
})

afterEach(async () => {
  stop()
  await io.close()
})

const refusalWith = (code: string) => Object.assign(new Error(code), { data: { code } })

const itemsOf = ({ cursor, ...item }: Entry) => ({ topic, id, items: [item], cursor })
const publish = (entry: Entry) => {
  log.push(entry)
  io.emit('items', itemsOf(entry))
}

function start(onRefused = () => {}) {
  const disconnect = connectLive({ url, sink: cache, onRefused })
  const unfollow = subscribe(topic, id)
  stop = () => {
    unfollow()
    disconnect()
  }
}

test('a later item replaces the earlier one, a deleted one is removed, an older one is dropped', async () => {
  start()
  await until(() => expect(useConnection.getState().state).toBe('live'))
  publish({ key: 'a', text: 'asked', cursor: '1' })
  publish({ key: 'b', text: 'gone soon', cursor: '2' })
  publish({ key: 'a', text: 'answered', cursor: '3' })
  publish({ key: 'b', deleted: true, cursor: '4' })
  io.emit('items', itemsOf({ key: 'a', text: 'late', cursor: '2' }))
  publish({ key: 'c', text: 'last', cursor: '5' })
  await until(() => expect(turns().length).toBe(2))
  expect(turns()).toMatchObject([{ text: 'answered' }, { text: 'last' }])
})

test('after a reconnect it resumes at its cursor, without gaps or duplicates', async () => {
  log = [{ key: 'a', text: 'before', cursor: '1' }]
  start()
  await until(() => expect(turns().length).toBe(1))
  for (const socket of io.sockets.sockets.values()) socket.conn.close()
  log.push({ key: 'b', text: 'while away', cursor: '2' })
  await until(() => expect(turns().length).toBe(2))
  publish({ key: 'c', text: 'after', cursor: '3' })
  await until(() => expect(turns()).toMatchObject([{ key: 'a' }, { key: 'b' }, { key: 'c' }]))
  expect(requests.map(({ since }) => since)).toEqual(['', '1'])
})

test('a cursor that the server does not know is discarded, with the items before it', async () => {
  log = [{ key: 'a', text: 'new log', cursor: '1' }]
  cache.applyItems({ topic, id, items: [{ key: 'x' }], cursor: 'unknown' })
  start()
  await until(() => expect(turns()).toMatchObject([{ key: 'a' }]))
})

test('a refused connection calls onRefused', async () => {
  refuse = 'accounts/signed-out'
  const onRefused = vi.fn<() => void>()
  start(onRefused)
  await until(() => expect(onRefused).toHaveBeenCalledOnce())
  expect(useConnection.getState().state).toBe('connecting')
})

test('with too many open pages it says so, and does not ask for a sign-in', async () => {
  refuse = 'accounts/too-many-connections'
  const onRefused = vi.fn<() => void>()
  start(onRefused)
  await until(() => expect(useConnection.getState().state).toBe('crowded'))
  expect(onRefused).not.toHaveBeenCalled()
})
