// Stands between a payment provider and our webhook, keeps what passes, and may refuse it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type WebhookDelivery = { body: string; signature: string }

export type WebhookProxy = Awaited<ReturnType<typeof openWebhookProxy>>

export async function openWebhookProxy() {
  const deliveries: WebhookDelivery[] = []
  let target: string | undefined
  const post = ({ body, signature }: WebhookDelivery) =>
    fetch(target!, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString()
    const notice = { body, signature: String(request.headers['stripe-signature']) }
    deliveries.push(notice)
    const status = target
      ? await post(notice).then(
          (answer) => answer.status,
          () => 502,
        )
      : 500
    reply.writeHead(status).end('{}')
    server.emit('heard')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The notices about an intent, each once, as they were first heard. */
    deliveriesFor: (intentId: string): WebhookDelivery[] => [
      ...new Map(
        deliveries
          .filter(({ body }) => body.includes(intentId))
          .map((notice) => [notice.body, notice]),
      ).values(),
    ],
    /** Waits for so many different notices about an intent. */
    async waitForDeliveries(intentId: string, count: number): Promise<WebhookDelivery[]> {
      while (this.deliveriesFor(intentId).length < count) await once(server, 'heard')
      return this.deliveriesFor(intentId)
    },
    /** Passes on what is heard from now on; without a target refuses it. */
    forwardTo(to: string | undefined): void {
      target = to
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
