import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { SettingsChanges } from '#contract/settings.ts'
import { decodedEvent, givenRows } from '../../tests/support/kernel/projection-specification.ts'
import { mailboxes } from './mailboxes.projection.ts'

const [ownerId, surveyId, other] = [randomUUID(), randomUUID(), randomUUID()]

/** Monday. */
const clock = (time: string) => `2026-11-23T${time}.000Z`
const ownEvent = (event: DomainEvent, at: string) => decodedEvent(event, { id: ownerId, at })

const completed = (at: string, answersGiven = 7, survey = surveyId) =>
  decodedEvent(
    { type: 'SessionCompleted', data: { reason: 'covered', questionsAsked: 8, answersGiven } },
    { id: randomUUID(), at, meta: { ownerId, surveyId: survey } },
  )
const settings = (notifications: SettingsChanges['notifications'], at = clock('08:00:00')) =>
  ownEvent(
    {
      type: 'SettingsChanged',
      data: { changes: { notifications, time_zone: 'America/Sao_Paulo' } },
    },
    at,
  )
const digest = (at: string, conversations: number, answers: number) =>
  ownEvent(
    {
      type: 'MailRequested',
      data: {
        number: 1,
        content: { kind: 'responses', digest: 1, surveys: [{ surveyId, conversations, answers }] },
      },
    },
    at,
  )

const rowAfter = (...events: Parameters<typeof givenRows>[1][]) =>
  givenRows(mailboxes, ...events).rows()[0]

test('conversations with an answer are news, due at the next hour by default', () => {
  const row = rowAfter(
    completed(clock('10:05:00')),
    completed(clock('10:50:00'), 2),
    completed(clock('10:55:00'), 0),
    completed(clock('10:56:00'), 1, other),
  )
  expect(row).toMatchObject({
    news: {
      [surveyId]: { conversations: 2, answers: 9 },
      [other]: { conversations: 1, answers: 1 },
    },
    digestDueAt: clock('11:00:00'),
  })
})

test('ten thousand in a minute are one digest', () => {
  const burst = Array.from({ length: 10_000 }, (_, n) =>
    completed(new Date(Date.parse(clock('10:00:00')) + n * 6).toISOString(), 1),
  )
  for (const frequency of ['each', 'hourly', 'daily'] as const) {
    const row = rowAfter(settings({ responses_frequency: frequency }), ...burst)
    expect(row?.news).toEqual({ [surveyId]: { conversations: 10_000, answers: 10_000 } })
    expect(row!.digestDueAt! > clock('10:01:00')).toBe(true)
  }
})

test('what arrives after a digest was decided is reported by the next one', () => {
  const row = rowAfter(
    completed(clock('10:05:00')),
    completed(clock('10:59:59'), 3),
    digest(clock('11:00:05'), 1, 7),
  )
  expect(row).toMatchObject({
    news: { [surveyId]: { conversations: 1, answers: 3 } },
    digests: 1,
    digestDueAt: clock('11:00:00'),
  })
  expect(rowAfter(completed(clock('10:05:00')), digest(clock('11:00:05'), 1, 7))).toMatchObject({
    ...{ news: {}, newsFrom: null, digestDueAt: null },
  })
})

test('a daily digest waits for the owner’s hour', () => {
  const daily = settings({ responses_frequency: 'daily', daily_hour: 18 })
  expect(rowAfter(daily, completed(clock('10:05:00')))).toMatchObject({
    digestDueAt: clock('21:00:00'),
  })
})

test('off: nothing is due, and what happened before switching on is not reported later', () => {
  const off = settings({ email_responses: false })
  const row = rowAfter(completed(clock('07:00:00')), off, completed(clock('10:05:00')))
  expect(row).toMatchObject({ news: {}, digestDueAt: null })
  const on = settings({ email_responses: true }, clock('12:00:00'))
  expect(rowAfter(off, completed(clock('10:05:00')), on)).toMatchObject({ digestDueAt: null })
})

test('a stopped address has nothing due until it is resumed', () => {
  const refused = ownEvent(
    { type: 'MailRefused', data: { number: 1, code: 550 } },
    clock('11:00:09'),
  )
  const stopped = [settings({ email_weekly_report: true }), completed(clock('10:05:00')), refused]
  expect(rowAfter(...stopped, completed(clock('11:05:00')))).toMatchObject({
    ...{ news: {}, digestDueAt: null, reportDueAt: null, ended: 1 },
    ...{ stoppedAt: clock('11:00:09'), stoppedCode: 550 },
  })
  const resumed = ownEvent({ type: 'MailResumed', data: {} }, clock('12:00:00'))
  expect(rowAfter(...stopped, resumed, completed(clock('12:05:00')))).toMatchObject({
    ...{ stoppedAt: null, digestDueAt: clock('13:00:00') },
    reportDueAt: '2026-11-30T12:00:00.000Z',
  })
})

test('weekly reports are due on Mondays, and not twice in a week', () => {
  const on = settings({ email_weekly_report: true })
  expect(rowAfter(on)).toMatchObject({ reportDueAt: clock('12:00:00') })
  const content = { kind: 'weekly-report', from: '2026-11-16', to: '2026-11-22' } as const
  const reported = ownEvent(
    { type: 'MailRequested', data: { number: 1, content } },
    clock('12:00:30'),
  )
  expect(rowAfter(on, reported)).toMatchObject({ reportDueAt: '2026-11-30T12:00:00.000Z' })
  const later = settings({ daily_hour: 15 }, clock('13:00:00'))
  expect(rowAfter(on, reported, later)).toMatchObject({ reportDueAt: '2026-11-30T18:00:00.000Z' })
  expect(rowAfter(on, settings({ email_weekly_report: false }))).toMatchObject({
    reportDueAt: null,
  })
})

test('an erased account has neither settings nor news, and gets none', () => {
  const row = rowAfter(
    settings({ email_weekly_report: true }),
    completed(clock('10:05:00')),
    ownEvent({ type: 'AccountErased', data: {} }, clock('10:10:00')),
    completed(clock('10:15:00')),
  )
  expect(row).toMatchObject({ news: {}, newsFrom: null, digestDueAt: null, reportDueAt: null })
  expect(row!.changes.time_zone).toBeUndefined()
})
