// From "answer accepted" to "shown to the owner", beside the round trip of a bare socket.io echo.
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io, type Socket } from 'socket.io-client'
import type { Items, OwnerTurn } from '#contract/live.ts'
import { answer, nextQuestion, openConversations, publishedSurvey } from './conversations.ts'
import { quantile, type Figure } from './report.ts'

const conversations = 20
const turnsEach = 10

export async function benchLive(baseUrl: string): Promise<Figure[]> {
  const survey = await publishedSurvey(baseUrl)
  const socket = io(baseUrl, {
    path: '/live/owner',
    transports: ['websocket'],
    extraHeaders: { cookie: survey.cookie },
  })
  const shownAt = new Map<string, number>()
  socket.on('items', ({ items }: Items<OwnerTurn>) => {
    const now = performance.now()
    for (const item of items)
      if (item.answer !== null && !shownAt.has(item.key)) shownAt.set(item.key, now)
  })
  await once(socket as never, 'connect')
  await socket.emitWithAck('follow', { topic: 'survey-turns', id: survey.id, since: '' })

  const acceptedAt = new Map<string, number>()
  const open = await openConversations(baseUrl, survey.publicId, conversations)
  for (let turn = 0; turn < turnsEach; turn++) {
    for (const conversation of open) {
      const responseId = await answer(baseUrl, conversation)
      acceptedAt.set(responseId, performance.now())
      conversation.questionId = (await nextQuestion(baseUrl, conversation.sessionId)) ?? ''
    }
    const left = open.filter(({ questionId }) => questionId !== '')
    open.splice(0, open.length, ...left)
  }
  await allShown(acceptedAt, shownAt)
  socket.disconnect()

  // An answer may be shown before its 200 has been read: that counts as no wait.
  const waits = [...acceptedAt].map(([id, at]) => Math.max(0, shownAt.get(id)! - at))
  const floor = await echo()
  return [
    figureOf('answer accepted -> owner, p50', quantile(waits, 0.5), quantile(floor, 0.5), ''),
    figureOf(
      'answer accepted -> owner, p99',
      quantile(waits, 0.99),
      quantile(floor, 0.99),
      '< 50 ms',
    ),
  ]
}

const figureOf = (name: string, value: number, floor: number, target: string): Figure => ({
  name,
  value,
  floor,
  ratio: value / floor,
  unit: 'ms',
  target,
  met: value < 50,
})

async function allShown(accepted: Map<string, number>, shown: Map<string, number>): Promise<void> {
  const deadline = performance.now() + 10_000
  while ([...accepted.keys()].some((id) => !shown.has(id))) {
    if (performance.now() > deadline) throw new Error('some answers were never shown to the owner')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function echo(): Promise<number[]> {
  const http = createServer()
  const server = new Server(http)
  server.on('connection', (socket) => socket.on('echo', (value, reply) => reply(value)))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const client: Socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] })
  await once(client as never, 'connect')
  const times: number[] = []
  for (let i = 0; i < conversations * turnsEach; i++) {
    const begun = performance.now()
    await client.emitWithAck('echo', { answer: 'x'.repeat(120) })
    times.push(performance.now() - begun)
  }
  client.disconnect()
  await server.close()
  return times
}
