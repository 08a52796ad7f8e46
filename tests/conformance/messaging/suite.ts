import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Messaging } from '#ports/messaging.ts'

export type MessagingFixture = {
  messaging: Messaging
  /** A number without delivery. */
  undeliverableNumber: string
  /** Opens the service after a restart, with its state. */
  reopen: () => Promise<Messaging>
}

const deliverableNumber = '5511987654321'
const text = 'Olá! ¿Qué tal? مرحبًا 👋'

/** Guarantees of the port. */
export function describeMessaging(name: string, open: () => Promise<MessagingFixture>): void {
  describe(`messaging: ${name}`, () => {
    test('a message is sent, then delivered', async () => {
      const { messaging } = await open()
      const key = randomUUID()
      expect(await messaging.statusOf(key)).toBeUndefined()
      await messaging.send({ key, to: deliverableNumber, text })
      await expect.poll(() => messaging.statusOf(key)).toBe('delivered')
    })

    test('a repeated message returns the first one', async () => {
      const { messaging } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: deliverableNumber, text })
      await expect.poll(() => messaging.statusOf(key)).toBe('delivered')
      await messaging.send({ key, to: deliverableNumber, text })
      expect(await messaging.statusOf(key)).toBe('delivered')
    })

    test('an undeliverable message fails', async () => {
      const { messaging, undeliverableNumber } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: undeliverableNumber, text })
      await expect.poll(() => messaging.statusOf(key)).toBe('failed')
    })

    test('a message survives a restart and is still delivered', async () => {
      const { messaging, reopen } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: deliverableNumber, text })
      const again = await reopen()
      await expect.poll(() => again.statusOf(key)).toBe('delivered')
    })

    test('a forgotten message has no status', async () => {
      const { messaging } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: deliverableNumber, text })
      await messaging.forget(key)
      await messaging.forget(key)
      expect(await messaging.statusOf(key)).toBeUndefined()
    })

    test('the chat link contains the text to send, and no number', async () => {
      const { messaging } = await open()
      const key = randomUUID()
      await messaging.send({ key, to: deliverableNumber, text })
      const link = new URL(messaging.chatLink({ key, text: 'código: 7K3M9QXA', language: 'pt-br' }))
      expect(link.searchParams.get('text')).toBe('código: 7K3M9QXA')
      expect(link.href).not.toContain(deliverableNumber.slice(2))
    })
  })
}
