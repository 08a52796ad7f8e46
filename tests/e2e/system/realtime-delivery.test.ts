// Conversations over a connection that is lost at random: every turn arrives once.
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemsMessage, OwnerTurn } from '#contract/live.ts'
import { getSession } from '#contract/api/public.ts'
import { callApi } from '../../../scripts/lib/client/call-api.ts'
import { runConversation } from '../../../scripts/lib/client/run-conversation.ts'
import { signIn } from '../../../scripts/lib/client/sign-in.ts'
import { findOrCreateSurvey, type DemoSurvey } from '../../../scripts/lib/demo/demo-survey.ts'
import { createRespondent } from '../../../scripts/lib/simulated-respondents/respondent.ts'
import { answerBodyFrom } from '../../../scripts/lib/simulated-respondents/answer-body.ts'
import { startTcpProxy, type TcpProxy } from '../../support/servers/tcp-proxy.ts'
import { newOwnerEmail } from '../../support/browser/owner-page.ts'
import { sharedInstance } from '../../support/processes/shared-instance.ts'

let baseUrl: string
let proxy: TcpProxy
let survey: DemoSurvey
let cookie: string
/** The shared instance behind the proxy. */
let proxiedUrl: string

beforeAll(async () => {
  const { port } = sharedInstance()
  ;({ baseUrl } = sharedInstance())
  proxy = await startTcpProxy({ host: '127.0.0.1', port })
  proxiedUrl = `http://127.0.0.1:${proxy.port}`
  ;({ cookie } = await signIn(baseUrl, newOwnerEmail('en')))
  const surveyOptions = { publicId: undefined, language: 'en' as const }
  ;({ survey } = await findOrCreateSurvey({ baseUrl, cookie }, surveyOptions))
})
afterAll(() => proxy[Symbol.asyncDispose]())

/** An owner's screen: follows the turns, and resumes at its cursor after every loss. */
function openOwnerFeed() {
  const socket = io(proxiedUrl, {
    path: '/live/owner',
    transports: ['websocket'],
    extraHeaders: { cookie },
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
  })
  const rows = new Map<string, OwnerTurn>()
  const positions: string[] = []
  let cursor = ''
  let connects = 0
  socket.on('connect', () => {
    connects += 1
    const request = { topic: 'survey-turns', id: survey.id, since: cursor }
    socket.emitWithAck('follow', request).catch(() => {})
  })
  socket.on('items', ({ items, cursor: reached }: ItemsMessage<OwnerTurn>) => {
    for (const item of items) rows.set(item.key, item)
    positions.push(reached)
    cursor = reached
  })
  const next = (event: 'connect' | 'items') =>
    new Promise<void>((resolve) => socket.once(event, () => resolve()))
  return { socket, rows, positions, next, connects: () => connects }
}

const conversationCount = 6

test('owner and respondents get every turn once', async () => {
  const owner = openOwnerFeed()
  await owner.next('connect')
  let cuts = 0
  let turnsUntilCut = 1
  // A client that cannot start a session gives up, so cuts wait for the start of every session. They count turns, not
  // time, so that a slow machine makes progress.
  const started = new Set<number>()
  function cutAfterSomeTurns() {
    if (started.size < conversationCount || --turnsUntilCut > 0) return
    turnsUntilCut = 1 + Math.floor(Math.random() * 6)
    setTimeout(() => {
      proxy.cutNow()
      cuts += 1
    }, Math.random() * 100)
  }

  const conversations = await Promise.all(
    Array.from({ length: conversationCount }, async (_, seed) => {
      const person = createRespondent('talkative', 'en', seed)
      const acknowledged: string[] = []
      const held = await runConversation({
        baseUrl: proxiedUrl,
        publicId: survey.publicId,
        useSocket: seed % 2 === 0,
        answerOf: (question) => answerBodyFrom(person, question),
        onTurn: ({ question, answer }) => {
          started.add(seed)
          cutAfterSomeTurns()
          if (answer !== null) acknowledged.push(question.id)
        },
      })
      return { ...held, acknowledged }
    }),
  )
  expect(cuts).toBeGreaterThan(3)

  let total = 0
  for (const { outcome, sessionId, turns, acknowledged } of conversations) {
    expect(outcome).toBe('completed')
    const stored = await callApi(baseUrl, getSession, { sessionId: sessionId! })
    expect(turns.map(({ question, answer }) => [question.id, answer])).toEqual(
      stored.turns.map(({ question, answer }) => [question.id, answer]),
    )
    expect(turns.map(({ question }) => question.number)).toEqual(turns.map((_, index) => index + 1))
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(acknowledged).toHaveLength(turns.length)
    total += turns.length
  }

  const settled = () =>
    owner.rows.size === total && [...owner.rows.values()].every(({ answer }) => answer !== null)
  while (!settled()) await owner.next('items')
  // Items before a cursor are not sent again.
  expect(owner.positions).toEqual(owner.positions.toSorted())
  expect(new Set(owner.positions).size).toBe(owner.positions.length)
  expect(owner.connects()).toBeGreaterThan(1)
  owner.socket.disconnect()
})
