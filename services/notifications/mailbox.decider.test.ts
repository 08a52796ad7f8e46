import { randomUUID } from 'node:crypto'
import { test } from 'vitest'
import type { MailEvent } from '#contract/events/mail.ts'
import { given } from '../../tests/support/kernel/decider-specification.ts'
import { mailbox } from './mailbox.decider.ts'

const surveys = [{ surveyId: randomUUID(), conversations: 2, answers: 9 }]
const digest = (number: number, count: number): MailEvent => ({
  type: 'MailRequested',
  data: { number, content: { kind: 'responses', digest: count, surveys } },
})
const weekly = (number: number, from: string, to: string): MailEvent => ({
  type: 'MailRequested',
  data: { number, content: { kind: 'weekly-report', from, to } },
})
const sent = (number: number): MailEvent => ({ type: 'MailSent', data: { number } })
const refused = (number: number): MailEvent => ({
  type: 'MailRefused',
  data: { number, code: 550 },
})

test('mails are numbered in the order of their requests', () =>
  given(mailbox, digest(1, 1))
    .when({ type: 'RequestMail', content: { kind: 'low-credits' } })
    .yields({ type: 'MailRequested', data: { number: 2, content: { kind: 'low-credits' } } }))

test('a digest is requested once, however often the job runs', () => {
  given(mailbox).when({ type: 'RequestDigest', after: 0, surveys }).yields(digest(1, 1))
  given(mailbox, digest(1, 1)).when({ type: 'RequestDigest', after: 0, surveys }).yieldsNothing()
  given(mailbox, digest(1, 1), sent(1))
    .when({ type: 'RequestDigest', after: 1, surveys })
    .yields(digest(2, 2))
  given(mailbox).when({ type: 'RequestDigest', after: 0, surveys: [] }).yieldsNothing()
})

test('weekly reports do not overlap', () => {
  const first = weekly(1, '2026-11-09', '2026-11-15')
  given(mailbox, first)
    .when({ type: 'RequestWeeklyReport', days: { from: '2026-11-10', to: '2026-11-16' } })
    .yieldsNothing()
  given(mailbox, first)
    .when({ type: 'RequestWeeklyReport', days: { from: '2026-11-16', to: '2026-11-22' } })
    .yields(weekly(2, '2026-11-16', '2026-11-22'))
})

const notice = (number: number, month: string, level: 'near' | 'reached'): MailEvent => ({
  type: 'MailRequested',
  data: { number, content: { kind: 'plan-limit', month, meter: 'responses', level } },
})
const requestNotice = (month: string, level: 'near' | 'reached') =>
  ({ type: 'RequestPlanNotice', notice: { month, meter: 'responses', level } }) as const

test('a limit is announced when it is near and when it is reached, once a month each', () => {
  const near = notice(1, '2026-11', 'near')
  const reached = notice(2, '2026-11', 'reached')
  given(mailbox).when(requestNotice('2026-11', 'near')).yields(near)
  given(mailbox, near).when(requestNotice('2026-11', 'near')).yieldsNothing()
  given(mailbox, near).when(requestNotice('2026-11', 'reached')).yields(reached)
  given(mailbox, near, reached).when(requestNotice('2026-11', 'near')).yieldsNothing()
  given(mailbox, near, reached)
    .when(requestNotice('2026-12', 'near'))
    .yields(notice(3, '2026-12', 'near'))
  given(mailbox, near, notice(2, '2026-12', 'near'))
    .when(requestNotice('2026-11', 'reached'))
    .yieldsNothing()
})

test('a mail ends once', () => {
  given(mailbox, digest(1, 1))
    .when({ type: 'EndMail', number: 1, end: { type: 'sent' } })
    .yields(sent(1))
  given(mailbox, digest(1, 1), sent(1))
    .when({ type: 'EndMail', number: 1, end: { type: 'sent' } })
    .yieldsNothing()
  given(mailbox, digest(1, 1))
    .when({ type: 'EndMail', number: 1, end: { type: 'skipped', reason: 'off' } })
    .yields({ type: 'MailSkipped', data: { number: 1, reason: 'off' } })
})

test('a refused mail stops the address until the owner resumes it', () => {
  const stopped = [digest(1, 1), refused(1)]
  given(mailbox, digest(1, 1))
    .when({ type: 'EndMail', number: 1, end: { type: 'refused', code: 550 } })
    .yields(refused(1))
  given(mailbox, ...stopped)
    .when({ type: 'RequestMail', content: { kind: 'low-credits' } })
    .yieldsNothing()
  given(mailbox, ...stopped)
    .when({ type: 'RequestDigest', after: 1, surveys })
    .yieldsNothing()
  given(mailbox, ...stopped)
    .when({ type: 'Resume' })
    .yields({ type: 'MailResumed', data: {} })
  given(mailbox).when({ type: 'Resume' }).yieldsNothing()
  given(mailbox, ...stopped, { type: 'MailResumed', data: {} })
    .when({ type: 'RequestDigest', after: 1, surveys })
    .yields(digest(2, 2))
})
