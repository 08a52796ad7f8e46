// A server of surveys, conversations and insights: real log, reactors, read models and HTTP.
import { spokenQuestionRules } from '../../../services/conversations/interview/wording/spoken-question.policy.ts'
import { randomBytes } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { trustNobody } from '#kernel/config/networks.ts'
import type { Channel } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { openLocalCounter } from '#kernel/async/window-counter.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { readHistory, openDecoder } from '#kernel/commands/decode-events.ts'
import { createHttpServer } from '#kernel/http/server.ts'
import { openProofOfWork } from '#kernel/security/proof-of-work.ts'
import { openReactors } from '#kernel/reactors/reactors.ts'
import { openLogReaders } from '#kernel/read/log-readers.ts'
import { openSignedTokens } from '#kernel/security/signed-tokens.ts'
import { projections } from '#projections/all.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { openFindComparisonAnswers } from '#projections/conversations/comparison-answers.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import type { Ai } from '#ports/ai.ts'
import type { SpeechToText } from '#ports/speech.ts'
import { settingsRoutes } from '../../../services/accounts/settings.routes.ts'
import { getUsageRoute } from '../../../services/accounts/usage.route.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import { detectTextLanguage } from '../../../services/adapters/ai/rules/intent/goal-language.ts'
import { speakPoint } from '../../../services/adapters/ai/offline/points/spoken-question.ts'
import {
  openAdmission,
  type StartRateLimits,
} from '../../../services/conversations/sessions/admission.ts'
import { openOpeningCounter } from '../../../services/conversations/openings/opening-counter.ts'
import { rules } from '../../../services/adapters/ai/rules/rules.ts'
import { openSimulator } from '../../../services/adapters/messaging/simulator/simulator.ts'
import { conversations } from '../../../services/conversations/conversations.ts'
import { insights } from '../../../services/insights/insights.ts'
import { eraseResponses } from '../../../services/insights/scoring/erase-responses.ts'
import { openSharedReports } from '../../../services/reports/sharing/shared-reports.ts'
import { surveys } from '../../../services/surveys/surveys.ts'
import { helpLines } from '../fixtures/help-lines.ts'
import type { EventToAppend } from '../fixtures/answer-fixtures.ts'
import { newEvent, openReadSide, silentLog } from '../kernel/read-side.ts'

export type ConversationTestServer = Awaited<ReturnType<typeof openConversationTestServer>>
const publicUrl = 'http://localhost:3000'
const tickets = openSignedTokens(randomBytes(32))
type CallOptions = {
  owner?: string
  body?: object
  headers?: Record<string, string>
  /** Client address; default: this machine. */
  remoteAddress?: string
}

const unlimitedPace: StartRateLimits = {
  startsPerMinute: 0,
  freeStarts: 0,
  freeStartsPerAddress: 0,
}

/** Respondents in tests answer instantly, which would never be for sale. */
const unhurriedAi: Ai = {
  ...offlineAi,
  judge: (input) => offlineAi.judge({ ...input, elapsedMs: null }),
  assess: ({ toJudge, ...input }) =>
    offlineAi.assess!({ ...input, toJudge: { ...toJudge, elapsedMs: null } }),
}

type Options = {
  withoutReactors?: boolean
  pace?: StartRateLimits
  speech?: SpeechToText
  /** Interviews; the offline engine does the rest. */
  ai?: Ai
  /** The clock of the ends of links to reports, and of the month whose limits apply. */
  now?: () => Date
}

/** `withoutReactors`: no question is asked. */
export async function openConversationTestServer({
  withoutReactors = false,
  pace = unlimitedPace,
  speech,
  ai = offlineAi,
  now = () => new Date(),
}: Options = {}) {
  const side = await openReadSide()
  const { store, db, announcements, resources, keys } = side
  const decodeEvents = openDecoder(keys)
  const readers = resources.use(await openLogReaders({ store, decodeEvents, log: silentLog }))
  const executor = openExecutor({ store, keys, decodeEvents, ...readers })
  const { tail } = readers
  const messaging = await openSimulator({ db, log: silentLog, publicUrl })
  resources.defer(() => messaging.stop())
  const routeReads: string[] = []
  const openings = resources.adopt(openOpeningCounter({ executor, log: silentLog, now }), closing)
  const contexts = [
    surveys({
      ...{ ai: offlineAi, speakPoint, tickets, publicUrl, keys },
      questionRules: spokenQuestionRules,
      detectLanguage: detectTextLanguage,
      capabilities: { whatsApp: true, speech: speech !== undefined },
    }),
    conversations({
      ai,
      fallback: offlineAi,
      support: rules,
      helpLines,
      history: (stream, upTo) => {
        routeReads.push(stream)
        return readers.readHistory(stream, upTo)
      },
      until: tail.waitFor,
      ...{ keys, eraseResponses },
      ...{ secret: randomBytes(32), tickets, messaging },
      ...{ pace, openings, admission: openAdmission(openProofOfWork(randomBytes(32)), pace) },
      ...{ secure: false, speech, waitMs: withoutReactors ? 50 : 8_000, now },
    }),
    insights({
      db,
      fallback: offlineAi,
      log: silentLog,
      store,
      until: tail.waitFor,
      ai: unhurriedAi,
      findOtherAnswers: (answer) => openFindComparisonAnswers()(db, answer),
      findOwnerLocale: async (ownerId) => (await findOwner(db, ownerId))?.locale,
      qualifyForSale: true,
    }),
    await openSharedReports({
      ...{ db, keys, publicUrl, now, tokens: tickets, openCounter: openLocalCounter },
      history: readers.readHistory,
    }),
  ]
  const reached = resources.use(await openPositionTracker(db, announcements, projections))
  await side.runProjections(projections, { decodeEvents })
  const reactors = withoutReactors ? [] : contexts.flatMap((context) => context.reactors ?? [])
  const engine = openReactors({ ...side, ...readers, decodeEvents, executor, reactors })
  await engine.start()
  resources.defer(() => engine.stop())
  const app = await createHttpServer({
    routes: [...contexts.flatMap(({ routes }) => routes), ...settingsRoutes, getUsageRoute],
    execute: executor,
    db,
    head: () => store.head(),
    waitForPosition: reached,
    authenticate: authenticateByHeader,
    secret: randomBytes(32),
    config: { publicUrl, requestsPerMinute: 0, trustProxy: trustNobody },
    log: silentLog,
    draining: () => false,
  })
  resources.defer(() => app.close())

  const channels = contexts.flatMap((context) => context.channels ?? [])
  const channel = (name: string) => channels.find((each) => each.name === name)!

  return {
    ...side,
    ...{ keys, decodeEvents, executor, openings },
    call: createCaller(app),
    waitForProjections: () => side.waitForProjections(projections),
    waitForVerdicts: () => waitForVerdicts(side),
    readStream: (name: string) => readHistory(store, decodeEvents, name),
    /** Streams that conversation routes have read and decoded completely, in order. */
    routeReads: routeReads as readonly string[],
    readChannel: <T>(name: string, id: string, since = '') =>
      readAllPages<T>(channel(name), db, id, since),
    channel,
    async appendEvent(...[stream, event, meta]: EventToAppend): Promise<void> {
      await store.append(stream, 'any', [newEvent(event, meta)])
    },
  }
}

/** Resolves once no response waits for its verdict. */
const waitForVerdicts = (side: Awaited<ReturnType<typeof openReadSide>>): Promise<void> =>
  vi.waitFor(
    async () => {
      await side.waitForProjections(projections)
      const rows = await side.readRows('responses')
      expect(rows.filter(({ status }) => status === 'pending')).toEqual([])
    },
    { timeout: 20_000 },
  )

const closing = ({ close }: { close: () => Promise<void> }) => close()

/** The owner header is trusted. */
const authenticateByHeader = async ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  typeof headers['x-owner'] === 'string' ? { ownerId: headers['x-owner'] } : undefined

const createCaller = (app: Pick<FastifyInstance, 'inject'>) =>
  async function call<T>(
    route: string,
    { owner, body, headers = {}, remoteAddress }: CallOptions = {},
  ) {
    const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
    const from = { ...(owner && { 'x-owner': owner }), ...headers }
    const reply = await app.inject({
      method,
      url,
      headers: from,
      ...(remoteAddress && { remoteAddress }),
      ...(body && { payload: body }),
    })
    return { status: reply.statusCode, headers: reply.headers, body: reply.json<T>() }
  }

/** All items of a channel since a cursor. */
async function readAllPages<T>(
  channel: Channel,
  db: Db,
  id: string,
  since: string,
): Promise<{ items: T[]; cursor: string }> {
  const items: T[] = []
  for (let cursor = since; ;) {
    const page = await channel.readSince(db, id, cursor)
    items.push(...(page.items as T[]))
    cursor = page.cursor
    if (!page.more) return { items, cursor }
  }
}
