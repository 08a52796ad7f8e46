import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { PlanName } from '#contract/plans.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { decodedEvent, givenRows } from '../../tests/support/kernel/projection-specification.ts'
import { monthlyUsage } from './monthly-usage.projection.ts'

const ownerId = '00000000-0000-4000-8000-000000000001'
const id = '00000000-0000-4000-8000-000000000002'

const answer = (over: object = {}): DomainEvent => ({
  type: 'AnswerSubmitted',
  data: {
    ...{ questionId: id, responseId: id, number: 1, kind: 'open', text: 'Yes', choice: null },
    elapsedMs: null,
    ...over,
  },
})
const inConversation = (event: DomainEvent, at: string) =>
  decodedEvent(event, { id, at, meta: { ownerId } })
const ofOwner = (event: DomainEvent, at: string) => decodedEvent(event, { id: ownerId, at })
const spoken = (seconds: number): DomainEvent => ({
  type: 'RecordingTranscribed',
  data: { seconds, engine: 'test' },
})
const zone = (timeZone: string): DomainEvent => ({
  type: 'SettingsChanged',
  data: { changes: { time_zone: timeZone } },
})
const proposed: DomainEvent = { type: 'SurveyProposed', data: { kind: 'structure' } }
const months = (...events: DecodedEvent[]) =>
  givenRows(monthlyUsage, ...events).rows()[0]?.months ?? {}

test('answers, seconds and proposals are counted in their month', () =>
  expect(
    months(
      inConversation(answer(), '2026-10-31T23:59:59.000Z'),
      inConversation(answer(), '2026-11-01T00:00:00.000Z'),
      inConversation(spoken(12.5), '2026-11-02T00:00:00.000Z'),
      ofOwner(proposed, '2026-11-03T00:00:00.000Z'),
    ),
  ).toEqual({
    '2026-10': { responses: 1, audioSeconds: 0, generations: 0 },
    '2026-11': { responses: 1, audioSeconds: 12.5, generations: 1 },
  }))

test('a reply to a support message is no response', () =>
  expect(months(inConversation(answer({ support: true }), '2026-11-01T00:00:00.000Z'))).toEqual({}))

test('the month is that of the account’s time zone when it happened', () =>
  expect(
    months(
      inConversation(answer(), '2026-11-30T22:30:00.000Z'),
      ofOwner(zone('Asia/Riyadh'), '2026-11-30T22:31:00.000Z'),
      inConversation(answer(), '2026-11-30T22:32:00.000Z'),
      ofOwner(zone('Nowhere/Here'), '2026-11-30T22:33:00.000Z'),
      inConversation(answer(), '2026-11-30T22:34:00.000Z'),
    ),
  ).toMatchObject({ '2026-11': { responses: 2 }, '2026-12': { responses: 1 } }))

const plan = (name: PlanName): DomainEvent => ({ type: 'PlanChanged', data: { plan: name } })
const announced = (level: 'near' | 'reached'): DomainEvent => ({
  type: 'MailRequested',
  data: {
    number: 1,
    content: { kind: 'plan-limit', month: '2026-11', meter: 'ai_generations', level },
  },
})
const dueUntil = (...events: DecodedEvent[]) =>
  givenRows(monthlyUsage, ...events).rows()[0]?.noticeDueUntil

test('a notice is due from 80 % of a limit on until it is requested, and again at the limit', () => {
  const at = '2026-11-20T00:00:00.000Z'
  const events = [
    ofOwner(plan('free'), at),
    ...Array.from({ length: 3 }, () => ofOwner(proposed, at)),
  ]
  const next = (event: DomainEvent) => events.push(ofOwner(event, at))
  const endOfMonth = '2026-12-01T00:00:00.000Z'
  expect(dueUntil(...events)).toBeNull()
  next(proposed)
  expect(dueUntil(...events)).toBe(endOfMonth)
  next(announced('near'))
  expect(dueUntil(...events)).toBeNull()
  next(proposed)
  expect(dueUntil(...events)).toBe(endOfMonth)
  next(announced('reached'))
  next(proposed)
  expect(dueUntil(...events)).toBeNull()
  expect(dueUntil(...events, ofOwner(proposed, '2026-12-01T00:00:00.000Z'))).toBeNull()
})

test('a larger plan has nothing to announce', () => {
  const at = '2026-11-20T00:00:00.000Z'
  const used = Array.from({ length: 5 }, () => ofOwner(proposed, at))
  expect(dueUntil(ofOwner(plan('free'), at), ...used)).not.toBeNull()
  expect(dueUntil(ofOwner(plan('free'), at), ...used, ofOwner(plan('pro'), at))).toBeNull()
})

test('only the latest months are kept, and nothing of an erased owner', () => {
  const answers = ['08', '09', '10', '11'].map((month) =>
    inConversation(answer(), `2026-${month}-15T00:00:00.000Z`),
  )
  expect(Object.keys(months(...answers))).toEqual(['2026-09', '2026-10', '2026-11'])
  const erased = ofOwner({ type: 'AccountErased', data: {} }, '2026-11-16T00:00:00.000Z')
  expect(givenRows(monthlyUsage, ...answers, erased).rows()).toEqual([])
})

const zones = ['UTC', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Kiritimati']
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom('answer', 'spoken', 'proposed', 'zone'),
    zone: fc.constantFrom(...zones),
    seconds: fc.integer({ min: 1, max: 300 }),
    minutes: fc.integer({ min: 0, max: 3 * 24 * 60 }),
  }),
  { maxLength: 80 },
)

/** The month by the calendar of the platform's formatter. */
const monthIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' }).format(at)

test('the counts equal a recount of the events', () =>
  fc.assert(
    fc.property(entries, (history) => {
      let at = Date.parse('2026-10-20T00:00:00Z')
      let timeZone = 'UTC'
      const recount: Record<string, { responses: number; audioSeconds: number }> = {}
      const events = history.map((entry) => {
        at += entry.minutes * 60_000
        const iso = new Date(at).toISOString()
        if (entry.kind === 'zone') {
          timeZone = entry.zone
          return ofOwner(zone(timeZone), iso)
        }
        const month = (recount[monthIn(timeZone, at)] ??= { responses: 0, audioSeconds: 0 })
        if (entry.kind === 'answer') month.responses++
        if (entry.kind === 'spoken') month.audioSeconds += entry.seconds
        if (entry.kind === 'answer') return inConversation(answer(), iso)
        return entry.kind === 'spoken'
          ? inConversation(spoken(entry.seconds), iso)
          : ofOwner(proposed, iso)
      })
      const counted = months(...events)
      const latest = Object.entries(recount)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .slice(-3)
      expect(counted).toMatchObject(Object.fromEntries(latest))
      expect(Object.keys(counted)).toHaveLength(latest.length)
    }),
  ))
