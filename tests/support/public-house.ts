// Surveys, conversations and insights on a server of their own: real log, real reactors, real read models, real HTTP.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Channel } from '#kernel/channel.ts'
import type { Db } from '#kernel/db.ts'
import { openExecutor } from '#kernel/execute.ts'
import { history, openHear } from '#kernel/hear.ts'
import { serve } from '#kernel/http.ts'
import { openProofOfWork } from '#kernel/proof-of-work.ts'
import { openReactors } from '#kernel/react.ts'
import { openTail } from '#kernel/tail.ts'
import { openTickets } from '#kernel/tickets.ts'
import { projections } from '#projections/all.ts'
import { otherAnswers } from '#projections/conversations/other-answers.ts'
import { openReached } from '#projections/engine/reached.ts'
import type { Speech } from '#ports/speech.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { openAdmission, type Pace } from '../../services/conversations/admission.ts'
import { openSimulator } from '../../services/adapters/messaging/simulator/simulator.ts'
import { conversations } from '../../services/conversations/conversations.ts'
import { insights } from '../../services/insights/insights.ts'
import { surveys } from '../../services/surveys/surveys.ts'
import { memoryKeys } from './memory-keys.ts'
import { newEvent, openReadSide, silent } from './read-side.ts'

export type PublicHouse = Awaited<ReturnType<typeof openPublicHouse>>
const publicUrl = 'http://localhost:3000'
const tickets = openTickets(randomBytes(32))
type Sent = {
  owner?: string
  body?: object
  headers?: Record<string, string>
  /** Where it comes from; this machine, if nothing is said. */
  from?: string
}

const unhurried: Pace = { startsPerMinute: 0, freeStarts: 0, freeStartsPerAddress: 0 }

/** `deaf`: no reactor runs, so nobody asks anything. */
export async function openPublicHouse({
  deaf = false,
  pace = unhurried,
  speech,
}: { deaf?: boolean; pace?: Pace; speech?: Speech } = {}) {
  const side = await openReadSide()
  const { store, db, announcements, resources } = side
  const keys = memoryKeys()
  const hear = openHear(keys)
  const executor = openExecutor({ store, keys, hear })
  const tail = resources.use(await openTail(store, silent))
  const messaging = await openSimulator({ db, log: silent, publicUrl })
  resources.defer(() => messaging.stop())
  const contexts = [
    surveys({
      ai: offlineAi,
      tickets,
      publicUrl,
      serves: { whatsApp: true, speech: speech !== undefined },
    }),
    conversations({
      ai: offlineAi,
      fallback: offlineAi,
      history: (stream) => history(store, hear, stream),
      until: tail.until,
      keys,
      secret: randomBytes(32),
      tickets,
      messaging,
      admission: openAdmission(openProofOfWork(randomBytes(32)), pace),
      secure: false,
      speech,
      waitMs: deaf ? 50 : 8_000,
    }),
    insights({
      db,
      store,
      until: tail.until,
      // Respondents in tests answer at once, which would never be for sale.
      ai: { ...offlineAi, judge: (input) => offlineAi.judge({ ...input, elapsedMs: null }) },
      others: (answer) => otherAnswers(db, answer),
      qualifyForSale: true,
    }),
  ]
  const reached = resources.use(await openReached(db, announcements, projections))
  await side.run(projections, { hear })
  const reactors = deaf ? [] : contexts.flatMap((context) => context.reactors ?? [])
  const engine = openReactors({ db, store, hear, executor, reactors, log: silent })
  await engine.start()
  resources.defer(() => engine.stop())
  const app = await serve({
    routes: contexts.flatMap(({ routes }) => routes),
    execute: executor,
    db,
    head: () => store.head(),
    reached,
    authenticate: byHeader,
    secret: randomBytes(32),
    config: { publicUrl, requestsPerMinute: 0, trustProxy: false },
    version: '0.0.0',
    log: silent,
    draining: () => false,
  })
  resources.defer(() => app.close())

  const channel = (name: string) =>
    contexts.flatMap((context) => context.channels ?? []).find((each) => each.name === name)!

  return {
    ...side,
    keys,
    hear,
    call: callerOf(app),
    executor,
    settled: () => side.settled(projections),
    stream: (name: string) => history(store, hear, name),
    feed: <T>(name: string, id: string, since = '') => allOf<T>(channel(name), db, id, since),
    channel,
    async tell(stream: string, event: DomainEvent, meta: Record<string, string>): Promise<void> {
      await store.append(stream, 'any', [newEvent(event, meta)])
    },
  }
}

/** Who says whose owner they are is believed. */
const byHeader = async ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  typeof headers['x-owner'] === 'string' ? { ownerId: headers['x-owner'] } : undefined

const callerOf = (app: Pick<FastifyInstance, 'inject'>) =>
  async function call<T>(
    route: string,
    { owner, body, headers = {}, from: remoteAddress }: Sent = {},
  ) {
    const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT', string]
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

/** Everything a channel has since a cursor. */
async function allOf<T>(
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
