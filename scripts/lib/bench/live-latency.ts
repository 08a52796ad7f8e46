// Time from the response to an answer until its arrival at the owner, beside the round trip of a plain socket.io echo.
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io, type Socket } from 'socket.io-client'
import type { ItemsMessage, OwnerTurn } from '#contract/live.ts'
import {
  postAnswer,
  fetchNextQuestion,
  startConversations,
  publishSurvey,
} from './survey-fixtures.ts'
import { answerTextAt } from './answer-texts.ts'
import { quantile, type Figure } from './figures.ts'

const conversations = 20
const turnsEach = 10

export async function benchLive(baseUrl: string): Promise<Figure[]> {
  const survey = await publishSurvey(baseUrl)
  const socket = io(baseUrl, {
    path: '/live/owner',
    transports: ['websocket'],
    extraHeaders: { cookie: survey.cookie },
  })
  const displayedAt = new Map<string, number>()
  socket.on('items', ({ items }: ItemsMessage<OwnerTurn>) => {
    const now = performance.now()
    for (const item of items)
      if (item.answer !== null && !displayedAt.has(item.key)) displayedAt.set(item.key, now)
  })
  await once(socket as never, 'connect')
  await socket.emitWithAck('follow', { topic: 'survey-turns', id: survey.id, since: '' })

  const acceptedAt = new Map<string, number>()
  const open = await startConversations(baseUrl, survey.publicId, conversations)
  for (let turn = 0; turn < turnsEach; turn++) {
    for (const conversation of open) {
      const text = answerTextAt(acceptedAt.size)
      const { responseId } = await postAnswer(baseUrl, conversation, text)
      acceptedAt.set(responseId, performance.now())
      conversation.questionId = (await fetchNextQuestion(baseUrl, conversation.sessionId)) ?? ''
    }
    const left = open.filter(({ questionId }) => questionId !== '')
    open.splice(0, open.length, ...left)
  }
  await waitUntilDisplayed(acceptedAt, displayedAt)
  socket.disconnect()

  // An answer may arrive before its 200 has been read: counted as 0.
  const waits = [...acceptedAt].map(([id, at]) => Math.max(0, displayedAt.get(id)! - at))
  const baseline = await measureEcho()
  return [
    figureOf('answer accepted -> owner, p50', quantile(waits, 0.5), quantile(baseline, 0.5), ''),
    figureOf(
      'answer accepted -> owner, p99',
      quantile(waits, 0.99),
      quantile(baseline, 0.99),
      '< 50 ms',
    ),
  ]
}

const figureOf = (name: string, value: number, baseline: number, target: string): Figure => ({
  name,
  value,
  baseline,
  ratio: value / baseline,
  unit: 'ms',
  target,
  met: value < 50,
})

async function waitUntilDisplayed(
  accepted: Map<string, number>,
  displayed: Map<string, number>,
): Promise<void> {
  const deadline = performance.now() + 10_000
  while ([...accepted.keys()].some((id) => !displayed.has(id))) {
    if (performance.now() > deadline) throw new Error('some answers did not arrive at the owner')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Round trips of a plain socket.io echo, in milliseconds. */
export async function measureEcho(): Promise<number[]> {
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
    const startedAt = performance.now()
    await client.emitWithAck('echo', { answer: 'x'.repeat(120) })
    times.push(performance.now() - startedAt)
  }
  client.disconnect()
  await server.close()
  return times
}
