// @vitest-environment jsdom
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FollowAck, LiveItem } from '#contract/live.ts'
import { connectLive, subscribe, useLiveStore } from './live-store.ts'

type Entry = LiveItem<{ text?: string }> & { cursor: string }
type Request = { topic: string; id: string; since: string }

const topic = 'survey-turns'
const id = 'survey-1'
const rows = () => [...(useLiveStore.getState().feeds[`${topic}/${id}`]?.rows.values() ?? [])]
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 10 })

let io: Server
let url: string
let log: Entry[]
let asked: Request[]
let stop: () => void
let refuse: boolean

beforeEach(() => {
  io = new Server(0, { path: '/live/owner' })
  log = []
  asked = []
  refuse = false
  io.use((_socket, next) => next(refuse ? new Error('accounts/signed-out') : undefined))
  io.on('connection', (socket) => {
    socket.on('follow', (request: Request, ack: (reply: FollowAck) => void) => {
      asked.push(request)
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

const itemsOf = ({ cursor, ...item }: Entry) => ({ topic, id, items: [item], cursor })
const happen = (entry: Entry) => {
  log.push(entry)
  io.emit('items', itemsOf(entry))
}

function start(onRefused = () => {}) {
  const disconnect = connectLive({ url, onRefused })
  const unfollow = subscribe(topic, id)
  stop = () => {
    unfollow()
    disconnect()
  }
}

test('a later row replaces the earlier one, a deleted one goes, an older one is dropped', async () => {
  start()
  await until(() => expect(useLiveStore.getState().state).toBe('live'))
  happen({ key: 'a', text: 'asked', cursor: '1' })
  happen({ key: 'b', text: 'gone soon', cursor: '2' })
  happen({ key: 'a', text: 'answered', cursor: '3' })
  happen({ key: 'b', deleted: true, cursor: '4' })
  io.emit('items', itemsOf({ key: 'a', text: 'late', cursor: '2' }))
  happen({ key: 'c', text: 'last', cursor: '5' })
  await until(() => expect(rows().length).toBe(2))
  expect(rows()).toMatchObject([{ text: 'answered' }, { text: 'last' }])
})

test('after a cut it asks for what it has not seen, and nothing is lost or doubled', async () => {
  log = [{ key: 'a', text: 'before', cursor: '1' }]
  start()
  await until(() => expect(rows().length).toBe(1))
  for (const socket of io.sockets.sockets.values()) socket.conn.close()
  log.push({ key: 'b', text: 'while away', cursor: '2' })
  await until(() => expect(rows().length).toBe(2))
  happen({ key: 'c', text: 'after', cursor: '3' })
  await until(() => expect(rows()).toMatchObject([{ key: 'a' }, { key: 'b' }, { key: 'c' }]))
  expect(asked.map(({ since }) => since)).toEqual(['', '1'])
})

test('a cursor that the server does not know is given up', async () => {
  log = [{ key: 'a', text: 'new log', cursor: '1' }]
  const seen = {
    rows: new Map([['x', { key: 'x' }]]),
    cursor: 'unknown',
    ready: true,
    deletedCount: 0,
  }
  useLiveStore.setState({ feeds: { [`${topic}/${id}`]: seen } })
  start()
  await until(() => expect(rows()).toMatchObject([{ key: 'a' }]))
})

test('being refused is told', async () => {
  refuse = true
  const onRefused = vi.fn<() => void>()
  start(onRefused)
  await until(() => expect(onRefused).toHaveBeenCalledOnce())
  expect(useLiveStore.getState().state).toBe('connecting')
})
