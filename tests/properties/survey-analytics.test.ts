// A survey's analytics equal a plain recount of random histories, with openings of its page, and answers that are late, revised,
// withdrawn or erased.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { answerChoices } from '#projections/reports/analytics/answer-choices.projection.ts'
import { sessionJourneys } from '#projections/reports/analytics/session-journeys.projection.ts'
import { analyticsDetails } from '#projections/reports/analytics/survey-analytics.ts'
import { surveyOpenings } from '#projections/reports/analytics/survey-openings.projection.ts'
import { decodedEvent, givenRows } from '../support/kernel/projection-specification.ts'
import {
  openingsOf,
  simulatedOpenings,
  type SimulatedOpenings,
} from '../support/simulations/opening-histories.ts'
import {
  eventsOf,
  formQuestions,
  sampleIds,
  simulatedSession,
  type SessionTrace,
  type SimulatedSession,
} from '../support/simulations/session-histories.ts'

/** Sums as the engine maintains them. */
function sumsOf<R, T extends object>(
  rows: readonly R[],
  { key, groupsOf }: { key: readonly (keyof T & string)[]; groupsOf: (row: R) => readonly T[] },
): T[] {
  const sums = new Map<string, T>()
  for (const group of rows.flatMap((row) => groupsOf(row))) {
    const name = JSON.stringify(key.map((column) => group[column]))
    const known = sums.get(name)
    const added = Object.entries(group).map(([column, value]) => [
      column,
      key.includes(column as keyof T & string)
        ? value
        : Number(known?.[column as keyof T] ?? 0) + Number(value),
    ])
    sums.set(name, Object.fromEntries(added) as T)
  }
  return [...sums.values()]
}

type Recounted = { session: SimulatedSession; trace: SessionTrace }

/** The events of sessions take turns, as they would in the log. */
function interleaved(streams: DecodedEvent[][]): DecodedEvent[] {
  const most = Math.max(0, ...streams.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => streams.flatMap((each) => each[at] ?? [])).flat()
}

const isCompleted = ({ end }: SimulatedSession) => end !== 'none' && end !== 'abandoned'
const isGone = ({ erased }: SimulatedSession) => erased === 'respondent'

function recount(sessions: readonly Recounted[], openings: readonly SimulatedOpenings[]) {
  const count = (check: (each: Recounted) => boolean) => sessions.filter(check).length
  const completed = count(({ session }) => isCompleted(session))
  const half = formQuestions.length / 2
  const left = sessions.filter(
    ({ session }) => !isGone(session) && ['abandoned', 'left', 'stopped'].includes(session.end),
  )
  const rated = sessions.filter(({ session }) => session.rating !== null && !isGone(session))
  const timed = sessions.filter(
    ({ session, trace }) =>
      isCompleted(session) && !isGone(session) && trace.passed.size > 1 && session.seconds <= 7200,
  )
  return {
    funnel: {
      opened: recountOpened(sessions, openings),
      started: sessions.length,
      first_answer: count(
        ({ session, trace }) => isCompleted(session) || (trace.hasAnswered && !isGone(session)),
      ),
      half: count(
        ({ session, trace }) =>
          isCompleted(session) || (trace.passed.size >= half && !isGone(session)),
      ),
      completed,
    },
    left: left.length,
    leftBeforeFirst: left.filter(({ trace }) => trace.last === null).length,
    leftAfter: formQuestions.map((_, at) => left.filter(({ trace }) => trace.last === at).length),
    mobile: count(({ session }) => session.device === 'mobile'),
    arabic: count(({ session }) => session.language === 'ar'),
    personal: count(({ session }) => session.mode === 'web' && session.hasLink),
    stars: [1, 2, 3, 4, 5].map(
      (stars) => rated.filter(({ session }) => session.rating === stars).length,
    ),
    timed: timed.length,
    firstDay: count(
      ({ session }) => session.day === Math.min(...sessions.map((each) => each.session.day)),
    ),
  }
}

function recountOpened(sessions: readonly Recounted[], openings: readonly SimulatedOpenings[]) {
  if (openings.length === 0) return null
  const since = Math.min(...openings.map(({ day }) => day))
  const counted = openings.reduce((sum, { count }) => sum + count, 0)
  const started = sessions.filter(({ session }) => session.day >= since).length
  return sessions.length - started + Math.max(counted, started)
}

function figuresOf(
  sessions: readonly SimulatedSession[],
  openings: readonly SimulatedOpenings[] = [],
) {
  const histories = sessions.map((session, index) => eventsOf(session, index))
  const events = interleaved([...histories.map((each) => each.events), openingsOf(openings)])
  const isForm = sessions[0]?.isForm ?? false
  const details = analyticsDetails(
    { questions: isForm ? formQuestions : [], config: { advanced_mode: !isForm } },
    {
      openings: givenRows(surveyOpenings, ...events)
        .rows()
        .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      sessions: sumsOf(
        givenRows(sessionJourneys, ...events).rows(),
        sessionJourneys.rollups![0] as never,
      ),
      answers: sumsOf(
        givenRows(answerChoices, ...events).rows(),
        answerChoices.rollups![0] as never,
      ),
    },
  )
  const recounted = sessions.map((session, index) => ({ session, trace: histories[index]!.trace }))
  return { details, recounted }
}

const sessionsOf = (isForm: boolean) =>
  fc.array(simulatedSession(isForm), { minLength: 1, maxLength: 12 })

test.each([true, false])('sessions are counted (form: %s)', (isForm) => {
  fc.assert(
    fc.property(
      sessionsOf(isForm),
      fc.array(simulatedOpenings, { maxLength: 8 }),
      (sessions, openings) => {
        const { details, recounted } = figuresOf(sessions, openings)
        const { drop_off, devices, languages, channels, timeline } = details
        expect({
          funnel: details.funnel,
          left: drop_off.left,
          leftBeforeFirst: drop_off.before_first,
          leftAfter: formQuestions.map((_, at) => drop_off.questions[at]?.left ?? 0),
          mobile: devices.find(({ device }) => device === 'mobile')?.started ?? 0,
          arabic: languages.find(({ language }) => language === 'ar')?.started ?? 0,
          personal: channels.find(({ channel }) => channel === 'personal-link')?.started ?? 0,
          stars: details.ratings.stars,
          timed: details.durations.sessions,
          firstDay: timeline.bars[0]?.started,
        }).toEqual(recount(recounted, openings))
        const { opened, started, first_answer, half, completed } = details.funnel
        const steps = [opened ?? started, started, first_answer, half, completed]
        expect(steps).toEqual(steps.toSorted((a, b) => b - a))
      },
    ),
    { numRuns: 60 },
  )
})

test('answers to fixed questions are counted', () => {
  fc.assert(
    fc.property(sessionsOf(true), (sessions) => {
      const { details, recounted } = figuresOf(sessions)
      const given = recounted
        .filter(({ session }) => session.erased === 'no')
        .map(({ trace }) => trace.answers)
      const choices = (at: number) => given.flatMap((answers) => answers.get(at) ?? [])
      const [what, again, marks, order, years, since, friend] = details.questions
      for (const [at, { answers }] of details.questions.entries())
        expect(answers).toBe(choices(at).length)
      expect(what).toMatchObject({
        earlier_options: 0,
        options: formQuestions[0]!.options.map((option) => ({
          option,
          answers: choices(0).filter(({ selectedOptions }) => selectedOptions!.includes(option))
            .length,
        })),
      })
      expect(again).toMatchObject({ yes: choices(1).filter(({ boolean }) => boolean).length })
      expect(marks?.type === 'scale' && marks.values.map(({ answers }) => answers)).toEqual(
        Array.from(
          { length: 10 },
          (_, at) => choices(2).filter(({ scale }) => scale === at + 1).length,
        ),
      )
      for (const { option, places } of order?.type === 'ranking' ? order.options : [])
        expect(places).toEqual(
          [0, 1, 2].map(
            (place) => choices(3).filter(({ ranking }) => ranking![place] === option).length,
          ),
        )
      const numbers = choices(4).map(({ number }) => number!)
      expect(years).toMatchObject({
        lowest: numbers.length === 0 ? null : Math.min(...numbers),
        highest: numbers.length === 0 ? null : Math.max(...numbers),
      })
      const inBars = (figures: typeof years) =>
        figures && 'bars' in figures ? figures.bars.reduce((sum, bar) => sum + bar.answers, 0) : -1
      expect([inBars(years), inBars(since)]).toEqual([choices(4).length, choices(5).length])
      expect(friend?.type === 'nps' && friend.nps.answers).toBe(choices(6).length)
    }),
    { numRuns: 60 },
  )
})

test('an erased survey has no openings', () => {
  const events = openingsOf([{ day: 1, minute: 2, count: 3 }])
  const erased = decodedEvent({ type: 'SurveyErased', data: {} }, { id: sampleIds.surveyId })
  expect(givenRows(surveyOpenings, ...events).rows()).toHaveLength(1)
  expect(givenRows(surveyOpenings, ...events, erased).rows()).toEqual([])
})
