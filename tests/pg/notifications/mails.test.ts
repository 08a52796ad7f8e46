// Mails from the event to the SMTP server.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import type { SettingsChanges } from '#contract/settings.ts'
import { derivedId } from '#kernel/ids.ts'
import type { ReactorContext } from '#kernel/reactors/reactor.ts'
import { listParked, requestRetry } from '#kernel/reactors/parked-events.ts'
import { conversation } from '../../../services/conversations/conversation.decider.ts'
import { owner } from '../../../services/accounts/owner.decider.ts'
import { survey } from '../../../services/surveys/survey.decider.ts'
import {
  answerSubmitted,
  provenance,
  sessionStartedData,
} from '../../support/fixtures/conversation-events.ts'
import { content } from '../../support/fixtures/survey-events.ts'
import {
  type MailTestServer,
  openMailTestServer,
  type TestOwner,
} from '../../support/servers/mail-test-server.ts'

const answer = 'The marker of an answer'
let server: MailTestServer
beforeAll(async () => {
  server = await openMailTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function createSurvey(
  { ownerId }: TestOwner,
  title = 'Why <b>people</b> leave',
  on: MailTestServer = server,
) {
  const surveyId = randomUUID()
  await on.executeAs('test')(survey, surveyId, {
    ...{ type: 'DraftSurvey', ownerId, publicId: surveyId.slice(0, 12) },
    ...{ ...content, title },
  })
  return surveyId
}

/** A finished conversation with two answers. */
async function holdConversation(
  { ownerId }: TestOwner,
  surveyId: string,
  on: MailTestServer = server,
) {
  const id = randomUUID()
  const session = { ...sessionStartedData, ownerId, surveyId }
  await on.executeAs('test')(conversation, id, { type: 'StartSession', session })
  await on.append(
    `conversation-${id}`,
    [
      ...[answerSubmitted({ text: null }), answerSubmitted({ text: null, number: 2 })],
      {
        type: 'SessionCompleted',
        data: { reason: 'covered', questionsAsked: 2, answersGiven: 2 },
      },
    ],
    { ownerId, surveyId, sessionId: id },
  )
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)

/** Waits until every mail that was requested has ended. */
async function waitForEnd({ ownerId }: TestOwner, ended = 1): Promise<void> {
  const countEnded = async () => {
    const events = await server.readMailbox(ownerId)
    return events.filter(({ type }) => /^Mail(Sent|Skipped|Refused)$/.test(type)).length
  }
  await expect.poll(countEnded).toBe(ended)
}

const ownerWith = (
  notifications: SettingsChanges['notifications'] = {},
  rest: SettingsChanges = {},
) => server.registerOwner({ ...rest, notifications })

test('new conversations of all surveys are one mail, with no answer in it', async () => {
  const ana = await ownerWith()
  const [first, second] = [await createSurvey(ana), await createSurvey(ana, 'Second')]
  await holdConversation(ana, first)
  await holdConversation(ana, first)
  await holdConversation(ana, second)
  await server.runJobs(new Date())
  expect(await server.readMailbox(ana.ownerId)).toEqual([])
  await server.runJobs(inDays(1))
  await server.runJobs(inDays(1))
  await waitForEnd(ana)
  const [mail, ...others] = server.mailsTo(ana)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject: '3 new conversations in 2 surveys',
    messageId: `<${derivedId('mail', ana.ownerId, 1)}@prosa.test>`,
  })
  expect(mail?.text).toContain('Why <b>people</b> leave\n2 conversations · 4 answers')
  expect(mail?.html).toContain('Why &lt;b&gt;people&lt;/b&gt; leave')
  expect(`${mail?.text}${String(mail?.html)}`).not.toContain(answer)
  await holdConversation(ana, second)
  await server.runJobs(inDays(2))
  await waitForEnd(ana, 2)
  expect(server.mailsTo(ana)[1]?.subject).toBe('1 new conversation in “Second”')
})

test('off: nothing is requested, and nothing is sent that was requested before', async () => {
  const off = { email_responses: false, email_insights: false }
  const [ana, bruno] = [await ownerWith(off), await ownerWith()]
  for (const each of [ana, bruno]) await holdConversation(each, await createSurvey(each))
  server.smtp.setFault({ at: 'to', code: 452 })
  await server.runJobs(inDays(1))
  expect(await server.readMailbox(ana.ownerId)).toEqual([])
  await expect.poll(async () => (await listParked(server.db, 'send-mails')).length).toBe(1)
  await server.changeSettings(bruno.ownerId, { notifications: off })
  server.smtp.setFault(undefined)
  await requestRetry(server.db, { reactor: 'send-mails' })
  await waitForEnd(bruno)
  expect((await server.readMailbox(bruno.ownerId)).at(-1)).toMatchObject({
    ...{ type: 'MailSkipped', data: { reason: 'off' } },
  })
  expect([...server.mailsTo(ana), ...server.mailsTo(bruno)]).toEqual([])
})

test('while the server is unavailable mails wait, and arrive in order, each once', async () => {
  const layla = await ownerWith({}, { interface_language: 'ar' })
  await holdConversation(layla, await createSurvey(layla))
  server.smtp.setFault({ at: 'data', code: 451 })
  await server.runJobs(inDays(1))
  await expect.poll(async () => (await listParked(server.db, 'send-mails')).length).toBe(1)
  await server.executeAs('test')(owner, layla.ownerId, { type: 'ChangePlan', plan: 'business' })
  await expect.poll(async () => (await listParked(server.db, 'send-mails')).length).toBe(2)
  const parked = JSON.stringify(await listParked(server.db, 'send-mails'))
  expect(parked).not.toContain(layla.address)
  server.smtp.setFault(undefined)
  await requestRetry(server.db, { reactor: 'send-mails' })
  await waitForEnd(layla, 2)
  const [digest, plan] = server.mailsTo(layla)
  expect(digest?.subject).toBe('محادثة جديدة في «Why <b>people</b> leave»')
  expect(digest?.html).toContain('dir="rtl"')
  expect(plan?.subject).toBe('أصبحت خطتك Business')
  expect(plan?.headers.has('list-unsubscribe')).toBe(false)

  // Delivered again, as after a crash: the mail has ended.
  const [requested] = await server.readMailbox(layla.ownerId)
  const handler = server.reactors.find(({ name }) => name === 'send-mails')?.on.MailRequested
  if (requested?.type !== 'MailRequested') throw new Error('no mail was requested')
  await handler?.(requested, {
    ...{ execute: server.executeAs('again'), signal: new AbortController().signal, deferrals: 0 },
  } as ReactorContext)
  expect(server.mailsTo(layla)).toHaveLength(2)
})

test('a refused address gets no more mails, and the settings say so until it is resumed', async () => {
  const ana = await server.registerOwner({}, 'unknown@example.test')
  const surveyId = await createSurvey(ana)
  await holdConversation(ana, surveyId)
  await server.runJobs(inDays(1))
  await waitForEnd(ana)
  await holdConversation(ana, surveyId)
  await server.runJobs(inDays(2))
  const status = async () => {
    const { text } = await server.request('GET /api/users/me/mail', { owner: ana.ownerId })
    return JSON.parse(text) as unknown
  }
  expect(await server.readMailbox(ana.ownerId)).toHaveLength(2)
  expect(await status()).toEqual({
    ...{ provider: 'smtp', last_sent_at: null },
    stopped: { at: expect.any(String) as string, code: 550 },
  })
  await server.request('POST /api/users/me/mail/resume', { owner: ana.ownerId })
  await server.waitForProjections()
  expect(await status()).toMatchObject({ stopped: null })
})

test('a changed address gets the mails, also where the one before was refused', async () => {
  const ana = await server.registerOwner({}, 'unknown@before.test')
  const execute = server.executeAs('test')
  await execute(owner, ana.ownerId, { type: 'ChangePlan', plan: 'business' })
  await waitForEnd(ana)
  const address = 'ana@after.test'
  await execute(owner, ana.ownerId, { type: 'ChangeProfile', email: address })
  const lastEvent = async () => (await server.readMailbox(ana.ownerId)).at(-1)?.type
  await expect.poll(lastEvent).toBe('MailResumed')
  await execute(owner, ana.ownerId, { type: 'ChangePlan', plan: 'pro' })
  await waitForEnd(ana, 2)
  expect(server.mailsTo({ address })).toHaveLength(1)
})

test('insights, exports, low credits and a new plan are mailed when they happen', async () => {
  const ana = await ownerWith()
  const { ownerId } = ana
  const surveyId = await createSurvey(ana)
  const meta = { ownerId, surveyId }
  const report = { overview: null, findings: [], topics: [], patterns: [], recommendations: [] }
  await server.append(
    `insights-${surveyId}`,
    [
      {
        type: 'InsightsGenerated',
        data: {
          ...{ requestId: randomUUID(), responseCount: 42, report, repeats: [], dropped: 0 },
          provenance,
        },
      },
    ],
    meta,
  )
  await waitForEnd(ana, 1)
  const file = { run: 1, rows: 12_345, bytes: 1, asOf: new Date().toISOString() }
  await server.append(`export-${randomUUID()}`, [{ type: 'ExportFinished', data: file }], meta)
  await waitForEnd(ana, 2)
  const download = `export-${randomUUID()}`
  await server.append(
    download,
    [
      {
        type: 'ExportRequested',
        data: {
          ...{ ownerId, surveyId: null, what: 'account', format: 'zip', bom: true },
          ...{ language: 'en', filter: null, filtered: false },
        },
      },
      { type: 'ExportStarted', data: { run: 1 } },
      { type: 'ExportFinished', data: file },
    ],
    { ownerId },
  )
  await waitForEnd(ana, 3)
  const spend = (balanceAfter: number) => ({
    type: 'ResponseUnlocked' as const,
    data: {
      ...{ responseId: randomUUID(), surveyId, lotId: randomUUID() },
      ...{ credits: 1 as const, lotRemaining: balanceAfter, balanceAfter },
    },
  })
  await server.append(`credits-${ownerId}`, [spend(5), spend(4), spend(3)], meta)
  await waitForEnd(ana, 4)
  await server.executeAs('test')(owner, ownerId, { type: 'ChangePlan', plan: 'starter' })
  await waitForEnd(ana, 5)
  expect(server.mailsTo(ana).map(({ subject }) => subject)).toEqual([
    'Your insights are ready: Why <b>people</b> leave',
    'Your export is ready: Why <b>people</b> leave',
    'Your download is ready',
    'You have 3 credits left',
    'Your plan is now Starter',
  ])
})

const deletionSubjects: [Locale, string[]][] = [
  ['en', ['Your account will be deleted', 'Your account stays', 'Your account has been deleted']],
  ['pt-br', ['Sua conta será excluída', 'Sua conta continua ativa', 'Sua conta foi excluída']],
  ['ar', ['سيُحذف حسابك', 'حسابك باقٍ', 'حُذف حسابك']],
]

test.each(deletionSubjects)('a deletion is mailed at each step: %s', async (language, subjects) => {
  const person = await ownerWith({}, { interface_language: language })
  const { ownerId, address } = person
  const eraseAt = '2026-12-01T09:00:00.000Z'
  const change = (command: Parameters<typeof owner.decide>[0]) =>
    server.executeAs('test')(owner, ownerId, command)
  await change({ type: 'RequestDeletion', eraseAt })
  await waitForEnd(person, 1)
  await change({ type: 'CancelDeletion', now: '2026-11-24T09:00:00.000Z' })
  await waitForEnd(person, 2)
  const recipient = { ownerId, name: 'Ana Souza', address, language }
  await server.sendErasedMail(recipient, new AbortController().signal)
  const mails = server.mailsTo(person)
  expect(mails.map(({ subject }) => subject)).toEqual(subjects)
  const link = server.receipts.urlOf({ id: ownerId, isAccount: true })
  for (const [index, hasLink] of [true, false, true].entries()) {
    const { text = '', html } = mails[index]!
    expect([text.includes(link), String(html).includes(link)]).toEqual([hasLink, hasLink])
  }
})

test('the last mail is tried once', async () => {
  const ana = await ownerWith()
  server.smtp.setFault({ at: 'data', code: 451 })
  const recipient = { ...ana, name: 'Ana Souza', language: 'en' } as const
  await server.sendErasedMail(recipient, new AbortController().signal)
  server.smtp.setFault(undefined)
  expect(server.mailsTo(ana)).toEqual([])
})

test('the weekly report has figures and a chart of the seven days before', async () => {
  const ana = await ownerWith({ email_responses: false, email_weekly_report: true })
  await holdConversation(ana, await createSurvey(ana, 'Busy'))
  await createSurvey(ana, 'Quiet')
  // At the next Monday at nine the conversation is among the seven days before, whatever today is.
  await server.waitForProjections()
  const { rows } = await server.db.query<{ reportDueAt: string }>(
    'select "reportDueAt" from read.mailboxes where "ownerId" = $1',
    [ana.ownerId],
  )
  const due = new Date(Math.max(Date.parse(rows[0]!.reportDueAt), inDays(1).getTime()))
  await server.runJobs(due)
  await waitForEnd(ana)
  const [mail] = server.mailsTo(ana)
  expect(mail?.subject).toBe('Your week: 1 conversation')
  expect(mail?.text).toMatch(/Answers: 2 \(0 in the seven days before\)/)
  expect(mail?.text).toMatch(/█{20} 2/)
  expect(mail?.text).toContain('Busy\n1 conversation · 2 answers')
  expect(mail?.text).not.toContain('Quiet')
})

test('one POST without a session unsubscribes; opening the link does not, and a forged one is refused', async () => {
  const bruno = await ownerWith({}, { interface_language: 'pt-br' })
  await holdConversation(bruno, await createSurvey(bruno))
  await server.runJobs(inDays(1))
  await waitForEnd(bruno)
  const header = server.mailsTo(bruno)[0]?.headerLines.find(({ key }) => key === 'list-unsubscribe')
  const path = new URL(/<(.*)>/.exec(header!.line.replaceAll(/\s/g, ''))![1]!).pathname
  const isOn = async () => {
    await server.waitForProjections()
    const { rows } = await server.db.query<{ changes: SettingsChanges }>(
      'select changes from read.owner_settings where "ownerId" = $1',
      [bruno.ownerId],
    )
    return rows[0]?.changes.notifications?.email_responses ?? true
  }
  const page = await server.request(`GET ${path}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Parar de enviar os e-mails “Novas respostas”')
  expect(page.text).not.toContain(bruno.address)
  expect(await isOn()).toBe(true)

  const forged = `${path.slice(0, -4)}AAAA`
  for (const method of ['GET', 'POST'])
    expect((await server.request(`${method} ${forged}`)).status).toBe(404)
  const html = { accept: 'text/html', 'accept-language': 'ar' }
  const refused = await server.request(`GET ${forged}`, { headers: html })
  expect(refused).toMatchObject({ status: 404 })
  expect(refused.text).toContain('هذا الرابط لا يعمل')
  expect(await isOn()).toBe(true)

  const oneClick = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  }
  for (let call = 0; call < 2; call++)
    expect((await server.request(`POST ${path}`, oneClick)).status).toBe(200)
  expect(await isOn()).toBe(false)
})

test('without a mail server the outbox shows an owner their own mails only', async () => {
  await using local = await openMailTestServer('outbox')
  const ana = await local.registerOwner({ interface_language: 'ar' })
  const bruno = await local.registerOwner()
  await holdConversation(ana, await createSurvey(ana, 'Why?', local), local)
  await local.runJobs(inDays(1))
  const show = (ownerId: string, query = '') =>
    local.request(`GET /api/outbox${query}`, { owner: ownerId })
  await expect.poll(async () => (await show(ana.ownerId)).text).toContain('محادثة جديدة في «Why?»')
  const page = await show(ana.ownerId)
  expect(page.text).toContain('<html lang="ar" dir="rtl">')
  expect(page.text).toContain('لا يوجد خادم بريد')
  expect((await show(ana.ownerId, '?part=text')).text).toContain('<pre dir="auto">')
  expect((await show(bruno.ownerId)).text).toContain('No e-mails yet')
  expect((await local.request('GET /api/outbox')).status).toBe(401)
  expect((await server.request('GET /api/outbox', { owner: ana.ownerId })).status).toBe(404)
})
