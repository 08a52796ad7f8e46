// Random openings of one survey's page, as processes count them.
import fc from 'fast-check'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { decodedEvent } from '../kernel/projection-specification.ts'
import { sampleIds, type SurveyIds } from './session-histories.ts'

/** What one process counted in one minute. */
export type SimulatedOpenings = { day: number; minute: number; count: number }

export const simulatedOpenings: fc.Arbitrary<SimulatedOpenings> = fc.record({
  day: fc.integer({ min: 1, max: 9 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  count: fc.integer({ min: 1, max: 9 }),
})

export const openingsOf = (
  openings: readonly SimulatedOpenings[],
  ids: SurveyIds = sampleIds,
): DecodedEvent[] =>
  openings.map(({ day, minute, count }) => {
    const start = Date.parse(`2026-01-0${day}T00:00:00.000Z`) + minute * 60_000
    const [from, to] = [start, start + 60_000].map((at) => new Date(at).toISOString()) as [
      string,
      string,
    ]
    const data = { ...ids, count, from, to }
    return decodedEvent({ type: 'SurveyOpeningsCounted', data }, { at: to, meta: ids })
  })
