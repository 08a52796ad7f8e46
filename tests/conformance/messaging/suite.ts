import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Messaging } from '#ports/messaging.ts'

export type MessagingFixture = {
  messaging: Messaging
  /** A number that nothing can be delivered to. */
  undeliverableNumber: string
  /** The same service after a restart, with what it knew. */
  reopen: () => Promise<Messaging>
}

const deliverableNumber = '5511987654321'
const text = 'Olá! ¿Qué tal? مرحبًا 👋'

/** What whoever uses the port may count on. */
export function describeMessaging(name: string, open: () => Promise<MessagingFixture>): void {
  describe(`messaging: ${name}`, () => {
    test('a message is sent, then delivered', async () => {
      const { messaging } = await open()
      const key = randomUUID()
      expect(await messaging.statusOf(key)).toBeUndefined()
      await messaging.send({ key, to: deliverableNumber, text })
      await expect.poll(() => messaging.statusOf(key)).toBe('delivered')
    })

    test('a message told again is the first one', async () => {
      const { messaging } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: deliverableNumber, text })
      await expect.poll(() => messaging.statusOf(key)).toBe('delivered')
      await messaging.send({ key, to: deliverableNumber, text })
      expect(await messaging.statusOf(key)).toBe('delivered')
    })

    test('what cannot arrive has failed', async () => {
      const { messaging, undeliverableNumber } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: undeliverableNumber, text })
      await expect.poll(() => messaging.statusOf(key)).toBe('failed')
    })

    test('a message survives a restart and still arrives', async () => {
      const { messaging, reopen } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: deliverableNumber, text })
      const again = await reopen()
      await expect.poll(() => again.statusOf(key)).toBe('delivered')
    })

    test('the chat’s address has the text to send, and nobody’s number', async () => {
      const { messaging } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: deliverableNumber, text })
      const link = new URL(messaging.chatLink({ key, text: 'código: 7K3M9QXA', language: 'pt-br' }))
      expect(link.searchParams.get('text')).toBe('código: 7K3M9QXA')
      expect(link.href).not.toContain(deliverableNumber.slice(2))
    })
  })
}
