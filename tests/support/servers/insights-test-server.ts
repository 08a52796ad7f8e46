// A server of insights: real log, reactors, read models and HTTP; answers are appended as events.
import { spokenQuestionRules } from '../../../services/conversations/interview/wording/spoken-question.policy.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { trustNobody } from '#kernel/config/networks.ts'
import type { SurveyInsights } from '#contract/api/insights.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { ObjectiveStatus } from '#contract/events/conversation-types.ts'
import type { LiveInsights } from '#contract/live.ts'
import type { Channel } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { readHistory, openDecoder } from '#kernel/commands/decode-events.ts'
import { createHttpServer } from '#kernel/http/server.ts'
import { openReactors } from '#kernel/reactors/reactors.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { openLogReaders } from '#kernel/read/log-readers.ts'
import { openSignedTokens } from '#kernel/security/signed-tokens.ts'
import type { Ai } from '#ports/ai.ts'
import { projections } from '#projections/all.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import { detectTextLanguage } from '../../../services/adapters/ai/rules/intent/goal-language.ts'
import { speakPoint } from '../../../services/adapters/ai/offline/points/spoken-question.ts'
import { insights } from '../../../services/insights/insights.ts'
import { surveys } from '../../../services/surveys/surveys.ts'
import { newEvent, openReadSide, silentLog } from '../kernel/read-side.ts'
import {
  type AnswerOptions,
  createAnswer,
  points,
  type EventToAppend,
} from '../fixtures/answer-fixtures.ts'

export type InsightsTestServer = Awaited<ReturnType<typeof openInsightsTestServer>>

/** Digests and reports come from `engine`, which a test may change at any time. */
export async function openInsightsTestServer({ waitMs = 8_000 } = {}) {
  const side = await openReadSide()
  const { store, db, announcements, resources, keys } = side
  const decodeEvents = openDecoder(keys)
  const executor = openExecutor({ store, keys, decodeEvents })
  const readers = resources.use(await openLogReaders({ store, decodeEvents, log: silentLog }))
  const { tail } = readers
  const engine: Pick<Ai, 'digest' | 'report'> = { ...offlineAi }
  const ai: Ai = {
    ...offlineAi,
    digest: (...stepArgs) => engine.digest(...stepArgs),
    report: (...stepArgs) => engine.report(...stepArgs),
  }
  const context = insights({
    ...{ ai, fallback: ai, log: silentLog, db, store, until: tail.waitFor },
    insightsWaitMs: waitMs,
    findOtherAnswers: async () => ({ others: [], own: [] }),
    findOwnerLocale: async () => undefined,
    qualifyForSale: true,
  })
  const tickets = openSignedTokens(randomBytes(32))
  const contexts = [
    surveys({
      ai,
      questionRules: spokenQuestionRules,
      ...{ speakPoint, detectLanguage: detectTextLanguage },
      tickets,
      ...{ publicUrl: 'http://localhost:3000', keys },
      capabilities: { whatsApp: false, speech: false },
    }),
    context,
  ]
  const reached = resources.use(await openPositionTracker(db, announcements, projections))
  await side.runProjections(projections, { decodeEvents })

  function startReactors() {
    const options = {
      db,
      store,
      ...readers,
      decodeEvents,
      executor,
      reactors: context.reactors ?? [],
      log: silentLog,
    }
    return openReactors({ ...options, drainMs: 50, pollMs: 50 })
  }
  let reactors = startReactors()
  await reactors.start()
  resources.defer(() => reactors.stop())

  const app = await createHttpServer({
    ...{
      routes: contexts.flatMap(({ routes }) => routes),
      execute: executor,
      db,
      waitForPosition: reached,
    },
    head: () => store.head(),
    authenticate: async ({ headers }) =>
      typeof headers['x-owner'] === 'string' ? { ownerId: headers['x-owner'] } : undefined,
    secret: randomBytes(32),
    config: { publicUrl: 'http://localhost:3000', requestsPerMinute: 0, trustProxy: trustNobody },
    ...{ log: silentLog, draining: () => false },
  })
  resources.defer(() => app.close())

  async function call<T>(route: string, owner: string, payload?: object) {
    const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT', string]
    const headers = { 'x-owner': owner }
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, text: reply.body, body: reply.json<T>() }
  }
  const appendEvent = (...[stream, event, meta]: EventToAppend) =>
    store.append(stream, 'any', [newEvent(event, meta)])
  const waitForProjections = () => side.waitForProjections(projections)

  const channel = (context.channels ?? []).find(({ name }) => name === 'insights')!

  const openSurvey = createSurveyOpener({
    call,
    appendEvent,
    waitForProjections,
    channel,
    db,
    events: (stream) => readHistory(store, decodeEvents, stream),
  })

  return {
    ...{ ...side, engine, channel, call },
    waitForProjections,
    openSurvey,
    /** Restarts the reactors, as in a new process. */
    async restart(whileStopped: () => Promise<void> | void = () => {}) {
      await reactors.stop()
      await whileStopped()
      reactors = startReactors()
      await reactors.start()
    },
  }
}

type SurveyOpenerDeps = {
  call: <T>(
    route: string,
    owner: string,
    payload?: object,
  ) => Promise<{ status: number; text: string; body: T }>
  appendEvent: (...args: EventToAppend) => Promise<unknown>
  waitForProjections: () => Promise<void>
  channel: Channel
  db: Db
  events: (stream: string) => Promise<DecodedEvent[]>
}

/** A new owner's survey, with its answers and insights. */
const createSurveyOpener =
  ({ call, appendEvent, waitForProjections, channel, db, events }: SurveyOpenerDeps) =>
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
      submitAnswer: async (text: string, how: AnswerOptions = {}) => {
        const answer = createAnswer({ ownerId: owner, surveyId }, text, how)
        for (const args of answer.events) await appendEvent(...args)
        return answer
      },
      changeObjective: (conversationId: string, objectiveId: string, status: ObjectiveStatus) =>
        appendEvent(
          `conversation-${conversationId}`,
          { type: 'ObjectiveStatusChanged', data: { objectiveId, status } },
          { ownerId: owner, surveyId, sessionId: conversationId },
        ),
      unlock: (responseId: string) =>
        appendEvent(
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
      erase: (conversationId: string, responseIds?: string[]) =>
        appendEvent(
          `conversation-${conversationId}`,
          { type: 'SessionErased', data: { reason: 'owner', ...(responseIds && { responseIds }) } },
          { ownerId: owner, surveyId, sessionId: conversationId },
        ),
      get: async (as = owner) => {
        await waitForProjections()
        return call<SurveyInsights>(`GET /api/surveys/${surveyId}/insights`, as)
      },
      generate: async (as = owner) => {
        await waitForProjections()
        return call<SurveyInsights>(`POST /api/surveys/${surveyId}/generate-insights`, as)
      },
      events: () => events(`insight-${surveyId}`),
      readLive: async () => {
        await waitForProjections()
        const page = await channel.readSince(db, surveyId, '')
        return page.items as readonly unknown[] as LiveInsights[]
      },
    }
  }
