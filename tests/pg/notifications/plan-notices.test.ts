// Mails about the limits of a plan, from the use to the SMTP server.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { owner } from '../../../services/accounts/owner.decider.ts'
import { proposalCount } from '../../../services/surveys/authoring/proposal-count.decider.ts'
import {
  type MailTestServer,
  openMailTestServer,
  type TestOwner,
} from '../../support/servers/mail-test-server.ts'

let server: MailTestServer
beforeAll(async () => {
  server = await openMailTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Its plan is free, which has five AI generations a month. */
const registerFreeOwner = (language: Locale = 'en') =>
  server.registerOwner({ interface_language: language }, undefined, 'free')

async function generate({ ownerId }: TestOwner, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    await server.executeAs('test')(proposalCount, ownerId, {
      ...{ type: 'RecordProposal', kind: 'structure' },
    })
}

/** Waits until so many mails have ended. */
async function waitForMails({ ownerId }: TestOwner, count: number): Promise<void> {
  const countEnded = async () => {
    const events = await server.readMailbox(ownerId)
    return events.filter(({ type }) => /^Mail(Sent|Skipped|Refused)$/.test(type)).length
  }
  await expect.poll(countEnded).toBe(count)
}

/** The kinds of the mails that were requested. */
async function kindsOf({ ownerId }: TestOwner): Promise<string[]> {
  const events = await server.readMailbox(ownerId)
  return events.flatMap((event) =>
    event.type === 'MailRequested' ? [event.data.content.kind] : [],
  )
}

const subjects: [Locale, [near: string, reached: string]][] = [
  ['en', ['4 of 5 AI generations used this month', 'This month’s 5 AI generations are used up']],
  ['pt-br', ['4 de 5 criações com IA usadas neste mês', 'As 5 criações com IA deste mês acabaram']],
  [
    'ar',
    [
      'استُخدم 4 من أصل 5 من مرات الإنشاء بالذكاء الاصطناعي هذا الشهر',
      'نفدت مرات الإنشاء بالذكاء الاصطناعي لهذا الشهر (5)',
    ],
  ],
]

test.each(subjects)(
  'one mail near a limit and one at it, once a month: %s',
  async (language, expected) => {
    const person = await registerFreeOwner(language)
    await generate(person, 3)
    await server.runJobs(new Date())
    expect(server.mailsTo(person)).toEqual([])
    await generate(person, 1)
    await server.runJobs(new Date())
    await server.runJobs(new Date())
    await waitForMails(person, 1)
    await generate(person, 1)
    await server.runJobs(new Date())
    await waitForMails(person, 2)
    await generate(person, 1)
    await server.runJobs(new Date())
    await server.waitForProjections()
    const mails = server.mailsTo(person)
    expect(mails.map(({ subject }) => subject)).toEqual(expected)
    for (const { text, html, headers } of mails) {
      expect(text).toContain('https://prosa.test/settings/plan')
      expect(String(html)).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(headers.has('list-unsubscribe')).toBe(false)
    }
  },
)

test('a limit that is passed at once is one mail', async () => {
  const person = await registerFreeOwner()
  await generate(person, 7)
  await server.runJobs(new Date())
  await waitForMails(person, 1)
  expect(server.mailsTo(person).map(({ subject }) => subject)).toEqual([
    'This month’s 5 AI generations are used up',
  ])
})

test('a larger plan ends what is due, and a stopped address gets nothing', async () => {
  const [larger, stopped] = [await registerFreeOwner(), await registerFreeOwner()]
  await generate(larger, 5)
  await server.executeAs('test')(owner, larger.ownerId, { type: 'ChangePlan', plan: 'pro' })
  await waitForMails(larger, 1)
  await server.runJobs(new Date())
  expect(await kindsOf(larger)).toEqual(['plan-changed'])

  await generate(stopped, 4)
  server.smtp.setFault({ at: 'to', code: 550 })
  await server.runJobs(new Date())
  await waitForMails(stopped, 1)
  server.smtp.setFault(undefined)
  await generate(stopped, 1)
  await server.runJobs(new Date())
  expect(await kindsOf(stopped)).toEqual(['plan-limit'])
})

test('a past month has no more mails', async () => {
  const person = await registerFreeOwner()
  await generate(person, 4)
  const inTwoMonths = new Date(Date.now() + 62 * 24 * 60 * 60_000)
  await server.runJobs(inTwoMonths)
  expect(await kindsOf(person)).toEqual([])
})
