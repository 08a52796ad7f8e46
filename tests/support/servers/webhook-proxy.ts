// A proxy between a payment provider and the webhook; records and may refuse deliveries.
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
    server.emit('delivered')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Notifications about an intent, each once, in order of arrival. */
    deliveriesFor: (intentId: string): WebhookDelivery[] => [
      ...new Map(
        deliveries
          .filter(({ body }) => body.includes(intentId))
          .map((notice) => [notice.body, notice]),
      ).values(),
    ],
    /** Waits for this many different notifications about an intent. */
    async waitForDeliveries(intentId: string, count: number): Promise<WebhookDelivery[]> {
      while (this.deliveriesFor(intentId).length < count) await once(server, 'delivered')
      return this.deliveriesFor(intentId)
    },
    /** Forwards later deliveries; refuses them without a target. */
    forwardTo(to: string | undefined): void {
      target = to
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
