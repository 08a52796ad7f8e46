import type { FastifyInstance } from 'fastify'
import type { Db } from '#kernel/postgres/db.ts'
import type { Log } from '#kernel/log.ts'
import type { Messaging } from '#ports/messaging.ts'
import { chatPage } from './chat-page.ts'
import {
  deleteMessage,
  deleteOldMessages,
  deliverMessages,
  findMessage,
  saveMessage,
  markRead,
  createSimulatorTables,
} from './message-store.ts'

const prefix = '/whatsapp-simulator'
const deliveryDelayMs = 400

export type Simulator = Messaging & {
  /** Serves the chat pages. Call before the server listens. */
  mount: (app: FastifyInstance) => Promise<void>
  stop: () => void
}

/**
 * Simulates WhatsApp: a message is delivered after `deliveryDelayMs` to a chat page. Stores only the last four digits of
 * a number, for 30 days; messages to numbers that end in 0000 fail.
 */
export async function openSimulator(options: {
  db: Db
  log: Log
  publicUrl: string
}): Promise<Simulator> {
  const { db, log, publicUrl } = options
  await createSimulatorTables(db)
  await deleteOldMessages(db)
  // Messages of an earlier run.
  await deliverMessages(db)
  const deliveries = new Set<NodeJS.Timeout>()
  return {
    provider: 'simulator',
    receives: false,
    async send({ key, to, text }) {
      await saveMessage(db, { key, ending: to.slice(-4), text })
      const delivery = setTimeout(() => {
        deliveries.delete(delivery)
        deliverMessages(db, key).catch((error: unknown) =>
          log.error({ err: error }, 'the WhatsApp simulator could not deliver a message'),
        )
      }, deliveryDelayMs)
      deliveries.add(delivery)
    },
    statusOf: async (key) => (await findMessage(db, key))?.status,
    forget: (key) => deleteMessage(db, key),
    chatLink: ({ key, text, language }) =>
      `${publicUrl}${prefix}/${key}?${new URLSearchParams({ text, lang: language })}`,
    mount: async (app) => registerChatRoute(app, db),
    stop() {
      for (const delivery of deliveries) clearTimeout(delivery)
    },
  }
}

type Query = { text?: unknown; lang?: unknown }

function registerChatRoute(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { key: string }; Querystring: Query }>(
    `${prefix}/:key`,
    { schema: { hide: true } as object },
    async ({ params, query, headers }, reply) => {
      await markRead(db, params.key)
      const message = await findMessage(db, params.key)
      const lang = typeof query.lang === 'string' ? query.lang : headers['accept-language']
      const draft = typeof query.text === 'string' ? query.text.slice(0, 300) : ''
      const page = chatPage({ message, draft, lang })
      return reply
        .code(message ? 200 : 404)
        .headers(page.headers)
        .send(page.body)
    },
  )
}
