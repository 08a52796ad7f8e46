import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#kernel/postgres/db.ts'
import { MailUnavailable } from '#ports/mailer.ts'
import { openOutbox } from '../../services/adapters/mail/outbox/outbox.ts'
import { createSmtpMailer } from '../../services/adapters/mail/smtp/smtp.ts'
import { freshDatabase } from '../support/kernel/fresh-database.ts'
import { memoryKeys } from '../support/kernel/memory-keys.ts'
import {
  addressesOf,
  startBrokenSmtpServer,
  startSmtpServer,
} from '../support/servers/smtp-server.ts'
import { describeMailer, newMail } from './mailer/suite.ts'

const database = await freshDatabase()
const db = openDb(database.url, 4)
const server = await startSmtpServer()
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await db.end()
  await database[Symbol.asyncDispose]()
})

const from = { name: 'Prosa', address: 'prosa@prosa.test' }
const mailerOf = (url: string, timeoutMs?: number) =>
  createSmtpMailer({ url, from, host: 'prosa.test', ...(timeoutMs !== undefined && { timeoutMs }) })
const arrivals = ({ id }: { id: string }) =>
  server.received.filter(({ messageId }) => messageId === `<${id}@prosa.test>`)

describeMailer('smtp', async () => ({
  mailer: mailerOf(server.url),
  refusedAddress: 'unknown@example.test',
  received: async (mail) =>
    arrivals(mail).map(({ subject = '', text = '', html }) => ({
      subject,
      text,
      html: html || '',
    })),
}))

describeMailer('outbox', async () => {
  const outbox = await openOutbox(db, memoryKeys())
  return {
    mailer: outbox,
    refusedAddress: 'unknown@example.invalid',
    received: async ({ ownerId }) => outbox.list(ownerId),
  }
})

test('a mail names its language, its sender, and one address to unsubscribe with one click', async () => {
  const mail = newMail()
  await mailerOf(server.url).send(mail)
  const [arrived] = arrivals(mail)
  expect(arrived?.recipients).toEqual(['zoe@example.test'])
  expect(addressesOf(arrived?.from)).toEqual(['prosa@prosa.test'])
  const header = (name: string) =>
    arrived?.headerLines.find(({ key }) => key === name)?.line.replaceAll(/\r\n\s/g, ' ')
  expect(header('list-unsubscribe')).toBe(`List-Unsubscribe: <${mail.unsubscribeUrl}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(header('content-language')).toBe('Content-Language: ar')
  expect(header('auto-submitted')).toBe('Auto-Submitted: auto-generated')
})

test('injected headers reach neither the recipients nor the headers', async () => {
  const to = { name: 'Ana\r\nBcc: all@example.test', address: 'ana@example.test' }
  const mail = newMail({ to, subject: 'Hello\r\nX-Injected: yes' })
  await mailerOf(server.url).send(mail)
  const [arrived] = arrivals(mail)
  expect(arrived?.recipients).toEqual(['ana@example.test'])
  expect(arrived?.headerLines.map(({ key }) => key)).not.toContain('x-injected')
})

test.each([
  { at: 'to', code: 452, message: 'the mail server failed with 452 at RCPT TO (EENVELOPE)' },
  { at: 'data', code: 451, message: 'the mail server failed with 451 at DATA (EMESSAGE)' },
  { at: 'from', code: 550, message: 'the mail server failed with 550 at MAIL FROM (EENVELOPE)' },
] as const)('$code at $at may work later', async ({ message, ...fault }) => {
  await using faulty = await startSmtpServer()
  faulty.setFault(fault)
  await expect(mailerOf(faulty.url).send(newMail())).rejects.toThrow(new MailUnavailable(message))
  faulty.setFault(undefined)
  expect(await mailerOf(faulty.url).send(newMail())).toEqual({ status: 'sent' })
})

test('a mail whose content is permanently refused is not tried again', async () => {
  await using faulty = await startSmtpServer()
  faulty.setFault({ at: 'data', code: 554 })
  expect(await mailerOf(faulty.url).send(newMail())).toEqual({ status: 'refused', code: 554 })
})

test('a wrong password is a fault of the settings', async () => {
  await using strict = await startSmtpServer({ password: 'right' })
  const as = (password: string) => mailerOf(strict.url.replace('//', `//prosa:${password}@`))
  await expect(as('wrong').send(newMail())).rejects.toThrow(MailUnavailable)
  expect(await as('right').send(newMail())).toEqual({ status: 'sent' })
})

test('a server that refuses connections, is silent, or cuts the connection may work later', async () => {
  const stopped = await startSmtpServer()
  await stopped[Symbol.asyncDispose]()
  await expect(mailerOf(stopped.url).send(newMail())).rejects.toThrow(MailUnavailable)
  await using silent = await startBrokenSmtpServer('silent')
  await expect(mailerOf(silent.url, 50).send(newMail())).rejects.toThrow(MailUnavailable)
  await using cut = await startBrokenSmtpServer('cut')
  await expect(mailerOf(cut.url).send(newMail())).rejects.toThrow(MailUnavailable)
})

test('errors do not repeat the address, though the server does', async () => {
  const mail = newMail({ to: { name: '', address: 'unknown@example.test' } })
  expect(JSON.stringify(await mailerOf(server.url).send(mail))).not.toContain('example.test')
})

test('the outbox keeps mails sealed, each once, the latest hundred of an owner', async () => {
  const keys = memoryKeys()
  const outbox = await openOutbox(db, keys)
  const [ownerId, other] = [randomUUID(), randomUUID()]
  const mail = newMail({ ownerId })
  await outbox.send(mail)
  await outbox.send(mail)
  await outbox.send(newMail({ ownerId: other }))
  expect(await outbox.list(ownerId)).toEqual([{ ...mail, at: expect.any(String) as string }])
  const { rows } = await db.query('select * from keep.outbox_mails where "ownerId" = $1', [ownerId])
  expect(JSON.stringify(rows)).not.toMatch(/zoe@|responses/i)
  for (let sent = 0; sent < 100; sent++) await outbox.send(newMail({ ownerId }))
  const listed = await outbox.list(ownerId)
  expect(listed).toHaveLength(100)
  expect(listed.map(({ id }) => id)).not.toContain(mail.id)
  await keys.destroy(ownerId)
  expect(await outbox.list(ownerId)).toEqual([])
  expect(await outbox.count(ownerId)).toBe(100)
  await outbox.erase(ownerId)
  expect(await outbox.count(ownerId)).toBe(0)
  expect(await outbox.send(newMail({ ownerId }))).toEqual({ status: 'refused', code: 550 })
  expect(await outbox.list(other)).toHaveLength(1)
})
