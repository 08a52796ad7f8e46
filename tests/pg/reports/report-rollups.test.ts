// Figures of reports against a plain recount of the events, over random histories.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { derivedId } from '#kernel/ids.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { startOf } from '#projections/reports/calendar.ts'
import {
  sumAspects,
  sumSeries,
  sumSurveys,
  sumTotals,
} from '#projections/reports/report-figures.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { addUp, type SessionMeasures } from '#projections/reports/session-measures.ts'
import { newEvent, openReadSide } from '../../support/kernel/read-side.ts'
import { recount } from '../../support/reports/recount.ts'

const id = (...parts: (string | number)[]) => derivedId('rollups', ...parts.map(String))
const ownerId = id('owner')
const surveyOf = (conversation: number) => id('survey', conversation % 2)
const days = ['2026-02-27', '2026-03-01', '2026-03-02', '2026-12-31']

const step = fc.record({
  conversation: fc.nat(4),
  response: fc.nat(2),
  // Answers and analyses are frequent, erasures rare.
  kind: fc.constantFrom(
    ...['start', 'start', 'answer', 'answer', 'withdraw', 'revise', 'complete', 'expire'],
    ...['analyse', 'analyse', 'analyse', 'qualify', 'reassess', 'erase', 'eraseSurvey'],
    'eraseSession',
  ),
  score: fc.constantFrom(-1, -0.6004, -0.59, 0, 0.333, 1),
  sentiment: fc.constantFrom('positive', 'neutral', 'negative', 'mixed'),
  emotions: fc.constantFrom(
    {},
    { joy: 1 },
    { anger: 0.5, fear: 0.5 },
    { sadness: 0.3, other: 0.7 },
  ),
  rating: fc.constantFrom(null, { nps: 0 }, { nps: 10 }, { scale: 10 }, { boolean: true }),
  keyword: fc.constantFrom(null, 'Price', 'support'),
  day: fc.constantFrom(...days),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const inConversation: Record<string, [type: string, dataOf: (given: Step) => object]> = {
  start: [
    'SessionStarted',
    ({ conversation }) => ({
      ...{ ownerId, surveyId: surveyOf(conversation), surveyVersion: 1 + (conversation % 3) },
      ...{ language: 'en', device: conversation % 2 ? 'mobile' : 'desktop', mode: 'web' },
      ...(conversation === 3 && { invitation: { batchId: id('batch'), number: 1 } }),
    }),
  ],
  answer: [
    'AnswerSubmitted',
    ({ response, rating }) => (response === 2 ? { support: true } : { choice: rating }),
  ],
  revise: ['AnswerRevised', ({ rating }) => ({ choice: rating })],
  withdraw: ['AnswerWithdrawn', () => ({})],
  complete: ['SessionCompleted', () => ({})],
  expire: ['SessionErased', () => ({ reason: 'expired' })],
  eraseSession: ['SessionErased', () => ({ reason: 'respondent', figures: { answers: 1 } })],
}

const ofResponse: Record<string, [type: string, dataOf: (given: Step) => object]> = {
  analyse: [
    'ResponseAnalysed',
    ({ score, sentiment, emotions, keyword }) => ({
      sentiment: { score, class: sentiment },
      emotions,
      aspects: keyword
        ? [{ name: keyword, sentiment: score, source: 'keyword' }]
        : [{ name: 'a word of the answer', sentiment: 0, source: 'discovered' }],
    }),
  ],
  qualify: ['ResponseQualified', () => ({})],
  reassess: ['ResponseReassessed', ({ response }) => ({ tier: response === 0 ? null : 'concern' })],
  erase: ['ResponseErased', ({ response }) => ({ sentiment: null, qualified: response === 1 })],
}

/** The stream and the event of a step; in any order, also before the conversation starts, and repeated. */
function eventOf(given: Step): { stream: string; event: DomainEvent } {
  const { conversation, response, kind } = given
  const [conversationId, surveyId] = [id('conversation', conversation), surveyOf(conversation)]
  const responseId = id('response', conversation, response)
  const place = inConversation[kind] ? `conversation-${conversationId}` : `response-${responseId}`
  const [type, dataOf] = inConversation[kind] ?? ofResponse[kind] ?? ['SurveyErased', () => ({})]
  const ref = ofResponse[kind] ? { responseId, conversationId, surveyId, ownerId } : { responseId }
  const stream = type === 'SurveyErased' ? `survey-${surveyId}` : place
  return { stream, event: { type, data: { ...ref, ...dataOf(given) } } as unknown as DomainEvent }
}

type Side = Awaited<ReturnType<typeof openReadSide>>
type DayRow = SessionMeasures & { surveyId: string; day: string }

/** The sums of ranges that overlap, adjoin or are equal, from the rows of days alone. */
async function expectSumsOfDays({ db }: Side): Promise<void> {
  const { rows } = await db.query<DayRow>(`select * from read.survey_days where grain = 'day'`)
  const whole = { from: '2026-02-20', to: '2026-12-31' }
  const ranges = {
    ...{ whole, same: whole, later: { from: '2026-03-02', to: '2026-12-31' } },
    ...{ earlier: { from: '2025-04-30', to: '2026-03-01' }, none: { ...whole, to: '2026-02-21' } },
  }
  const daysOf = ({ from, to }: typeof whole, surveyIds: readonly string[]) =>
    rows.filter((row) => from <= row.day && row.day <= to && surveyIds.includes(row.surveyId))
  const both = [surveyOf(0), surveyOf(1)]
  const scopes = [
    { ownerId, surveyIds: both, single: false, isComplete: true },
    { ownerId, surveyIds: both, single: false, isComplete: false },
    { ownerId, surveyIds: [surveyOf(1)], single: false, isComplete: false },
    { ownerId, surveyIds: [surveyOf(1)], single: true, isComplete: false },
  ]
  for (const scope of scopes) {
    const sums = await sumSurveys(db, scope, ranges)
    const totals = await sumTotals(db, scope, ranges)
    for (const [part, range] of Object.entries(ranges)) {
      expect(addUp(totals.filter((row) => row.part === part))).toEqual(
        addUp(daysOf(range, scope.surveyIds)),
      )
      for (const surveyId of scope.surveyIds) {
        const own = sums.filter((row) => row.part === part && row.surveyId === surveyId)
        expect(own.length).toBeLessThanOrEqual(1)
        expect(addUp(own)).toEqual(addUp(daysOf(range, [surveyId])))
      }
    }
    for (const interval of ['day', 'week', 'month'] as const) {
      const series = await sumSeries(db, scope, ranges.later, interval)
      const byStart = Map.groupBy(daysOf(ranges.later, scope.surveyIds), ({ day }) =>
        startOf(interval, day),
      )
      expect(series.map(({ day }) => day)).toEqual([...byStart.keys()].toSorted())
      for (const point of series) expect(addUp([point])).toEqual(addUp(byStart.get(point.day)!))
    }
    const aspects = await sumAspects(db, scope, whole)
    const { rows: mentions } = await db.query<{ sum: number }>(
      `select coalesce(sum(mentions), 0)::float8 as sum from read.survey_aspects
        where grain = 'day' and day between $1 and $2 and "surveyId" = any($3)`,
      [whole.from, whole.to, scope.surveyIds],
    )
    expect(aspects.reduce((sum, row) => sum + row.mentions, 0)).toBe(mentions[0]?.sum)
  }
}

const tables = [
  'survey_days',
  'owner_days',
  'survey_group_days',
  'survey_ratings',
  'survey_aspects',
  'critical_moments',
]
const identical = { differing: 0, differences: [] }

test('rollups equal a recount of the events, and a rebuild, whatever the history and its batches', async () => {
  const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 15,
  })
  const property = fc.asyncProperty(histories, async (batches) => {
    await using side = await openReadSide()
    // Of two processes, either may apply a batch.
    await side.runProjections([sessionFigures])
    await side.runProjections([sessionFigures])
    for (const batch of batches)
      for (const given of batch) {
        const { stream, event } = eventOf(given)
        await side.store.append(stream, 'any', [
          newEvent(event, { at: `${given.day}T23:30:00.000Z` }),
        ])
      }
    await side.waitForProjections([sessionFigures])
    const events = []
    for await (const page of side.store.readAll({})) events.push(...(await side.decodeEvents(page)))
    const expected = recount(events)
    const found = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => {
            const { rows } = await side.db.query<object>(`select * from read.${table}`)
            return [table, rows.map((row) => JSON.stringify(row)).toSorted()] as const
          }),
        ),
      )
    expect(await found()).toEqual(expected)
    await expectSumsOfDays(side)
    expect(await verifyProjection({ ...side, projection: sessionFigures })).toMatchObject(identical)
    const memory = { rows: 2, characters: 10_000 }
    const rebuilt = await rebuildProjection({ ...side, projection: sessionFigures, memory })
    expect(rebuilt).toMatchObject({ compared: identical })
    expect(await found()).toEqual(expected)
  })
  await fc.assert(property, { numRuns: 6 })
}, 120_000)
