import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Mail, Mailer } from '#ports/mailer.ts'

export type MailerFixture = {
  mailer: Mailer
  /** An address that the server knows nothing of. */
  refusedAddress: string
  /** The mails that arrived at an owner's address. */
  received: (mail: Mail) => Promise<readonly Pick<Mail, 'subject' | 'text' | 'html'>[]>
}

export const newMail = (over: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  ownerId: randomUUID(),
  to: { name: 'Zoë “Zo” Ångström', address: 'zoe@example.test' },
  subject: 'ردود جديدة – novas respostas – 12 new responses 🎉',
  text: 'Olá Zoë,\n.\nمرحبًا\n.. the end',
  html: '<p dir="rtl">مرحبًا &amp; olá</p>',
  language: 'ar',
  unsubscribeUrl: 'https://prosa.test/api/public/unsubscribe/token',
  ...over,
})

/** Guarantees of the port. */
export function describeMailer(name: string, open: () => Promise<MailerFixture>): void {
  describe(`mailer: ${name}`, () => {
    test('a mail arrives whole, in any script', async () => {
      const { mailer, received } = await open()
      const mail = newMail()
      expect(await mailer.send(mail)).toEqual({ status: 'sent' })
      const [arrived, ...others] = await received(mail)
      expect(others).toEqual([])
      expect(arrived?.subject).toBe(mail.subject)
      expect(arrived?.text.trim()).toBe(mail.text)
      expect(arrived?.html.trim()).toBe(mail.html)
    })

    test('an unknown address is refused with the reply code', async () => {
      const { mailer, refusedAddress, received } = await open()
      const mail = newMail({ to: { name: '', address: refusedAddress } })
      expect(await mailer.send(mail)).toEqual({ status: 'refused', code: 550 })
      expect(await received(mail)).toEqual([])
    })

    test('line breaks in names and subjects start no header', async () => {
      const { mailer, received } = await open()
      const mail = newMail({
        to: { name: 'Ana\r\nBcc: all@example.test', address: 'ana@example.test' },
        subject: 'Hello\r\nX-Injected: yes',
      })
      expect(await mailer.send(mail)).toEqual({ status: 'sent' })
      expect(await received(mail)).toHaveLength(1)
    })
  })
}
