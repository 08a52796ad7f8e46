// Insights on a server of their own: real log, real reactors, real read models, real HTTP; answers are told as events.
import { randomBytes, randomUUID } from 'node:crypto'
import type { SurveyInsights } from '#contract/api/insights.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { LiveInsights } from '#contract/live.ts'
import type { Channel } from '#kernel/channel.ts'
import type { Db } from '#kernel/db.ts'
import { openExecutor } from '#kernel/execute.ts'
import { history, openHear } from '#kernel/hear.ts'
import { serve } from '#kernel/http.ts'
import { openReactors } from '#kernel/react.ts'
import type { Heard } from '#kernel/recorded.ts'
import { openTail } from '#kernel/tail.ts'
import { openTickets } from '#kernel/tickets.ts'
import type { Ai } from '#ports/ai.ts'
import { projections } from '#projections/all.ts'
import { openReached } from '#projections/engine/reached.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { insights } from '../../services/insights/insights.ts'
import { surveys } from '../../services/surveys/surveys.ts'
import { memoryKeys } from './memory-keys.ts'
import { newEvent, openReadSide, silent } from './read-side.ts'
import { type Answer, answered, points, type Told } from './told-answers.ts'

export type InsightHouse = Awaited<ReturnType<typeof openInsightHouse>>

/** Whoever reads and writes is `engine`, which a test may change at any time. */
export async function openInsightHouse({ waitMs = 8_000 } = {}) {
  const side = await openReadSide()
  const { store, db, announcements, resources } = side
  const keys = memoryKeys()
  const hear = openHear(keys)
  const executor = openExecutor({ store, keys, hear })
  const tail = resources.use(await openTail(store, silent))
  const engine: Pick<Ai, 'digest' | 'report'> = { ...offlineAi }
  const ai: Ai = {
    ...offlineAi,
    digest: (...asked) => engine.digest(...asked),
    report: (...asked) => engine.report(...asked),
  }
  const context = insights({
    ...{ ai, db, store, until: tail.until, insightsWaitMs: waitMs },
    others: async () => [],
    qualifyForSale: true,
  })
  const tickets = openTickets(randomBytes(32))
  const contexts = [
    surveys({
      ai,
      tickets,
      publicUrl: 'http://localhost:3000',
      serves: { whatsApp: false, speech: false },
    }),
    context,
  ]
  const reached = resources.use(await openReached(db, announcements, projections))
  await side.run(projections, { hear })

  function startReactors() {
    const options = { db, store, hear, executor, reactors: context.reactors ?? [], log: silent }
    return openReactors({ ...options, drainMs: 50, pollMs: 50 })
  }
  let reactors = startReactors()
  await reactors.start()
  resources.defer(() => reactors.stop())

  const app = await serve({
    ...{ routes: contexts.flatMap(({ routes }) => routes), execute: executor, db, reached },
    head: () => store.head(),
    authenticate: async ({ headers }) =>
      typeof headers['x-owner'] === 'string' ? { ownerId: headers['x-owner'] } : undefined,
    secret: randomBytes(32),
    config: { publicUrl: 'http://localhost:3000', requestsPerMinute: 0, trustProxy: false },
    ...{ version: '0.0.0', log: silent, draining: () => false },
  })
  resources.defer(() => app.close())

  async function call<T>(route: string, owner: string, payload?: object) {
    const [method, url] = route.split(' ') as ['GET' | 'POST', string]
    const headers = { 'x-owner': owner }
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, text: reply.body, body: reply.json<T>() }
  }
  const tell = (...[stream, event, meta]: Told) =>
    store.append(stream, 'any', [newEvent(event, meta)])
  const settled = () => side.settled(projections)

  const channel = (context.channels ?? []).find(({ name }) => name === 'insights')!

  const openSurvey = surveyOpener({
    call,
    tell,
    settled,
    channel,
    db,
    events: (stream) => history(store, hear, stream),
  })

  return {
    ...side,
    engine,
    channel,
    settled,
    openSurvey,
    /** As when the process ends and another begins. */
    async restart(meanwhile: () => Promise<void> | void = () => {}) {
      await reactors.stop()
      await meanwhile()
      reactors = startReactors()
      await reactors.start()
    },
  }
}

type Opening = {
  call: <T>(
    route: string,
    owner: string,
    payload?: object,
  ) => Promise<{ status: number; text: string; body: T }>
  tell: (...told: Told) => Promise<unknown>
  settled: () => Promise<void>
  channel: Channel
  db: Db
  events: (stream: string) => Promise<Heard[]>
}

/** An owner with a survey that people answer. */
const surveyOpener =
  ({ call, tell, settled, channel, db, events }: Opening) =>
  async (language = 'en') => {
    const owner = randomUUID()
    const { body } = await call<Survey>('POST /api/surveys/advanced', owner, {
      title: 'Why customers cancel',
      goal: 'Understand why customers cancel',
      language,
      config_json: JSON.stringify({ validation_points: points }),
    })
    const surveyId = body.id
    return {
      owner,
      surveyId,
      say: async (text: string, how: Answer = {}) => {
        const said = answered({ ownerId: owner, surveyId }, text, how)
        for (const told of said.events) await tell(...told)
        return said
      },
      unlock: (responseId: string) =>
        tell(
          `credits-${owner}`,
          {
            type: 'ResponseUnlocked',
            data: {
              responseId,
              surveyId,
              lotId: randomUUID(),
              credits: 1,
              lotRemaining: 0,
              balanceAfter: 0,
            },
          },
          { ownerId: owner },
        ),
      erase: (conversationId: string) =>
        tell(
          `conversation-${conversationId}`,
          { type: 'SessionErased', data: { reason: 'owner' } },
          { ownerId: owner, surveyId, sessionId: conversationId },
        ),
      get: async (as = owner) => {
        await settled()
        return call<SurveyInsights>(`GET /api/surveys/${surveyId}/insights`, as)
      },
      generate: async (as = owner) => {
        await settled()
        return call<SurveyInsights>(`POST /api/surveys/${surveyId}/generate-insights`, as)
      },
      events: () => events(`insight-${surveyId}`),
      live: async () => {
        await settled()
        const page = await channel.readSince(db, surveyId, '')
        return page.items as readonly unknown[] as LiveInsights[]
      },
    }
  }
