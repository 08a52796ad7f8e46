// A survey's analytics from its counts: no session and no answer is read.
import type { AnalyticsDetails, SessionChannel } from '#contract/api/analytics-details.ts'
import type { SessionDevice } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { NpsFigures } from '#contract/nps.ts'
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { average, percent } from '../metric-definitions.ts'
import { type AnswerCount, answerCountsOf } from './answer-choices.projection.ts'
import { calendarBars } from './calendar-bars.ts'
import { durationFigures } from './duration-figures.ts'
import { questionFigures } from './question-figures.ts'
import { type SessionCount, sessionCountsOf } from './session-journeys.projection.ts'
import { type DayOpenings, dayOpeningsOf } from './survey-openings.projection.ts'

type Survey = {
  surveyId: string
  questions: readonly SurveyQuestion[]
  config: { advanced_mode: boolean }
}
type SurveyCounts = {
  /** The first day first. */
  openings: readonly DayOpenings[]
  sessions: readonly SessionCount[]
  answers: readonly AnswerCount[]
}
type ValueCount = Pick<SessionCount, 'value' | 'sessions' | 'completed'>

export async function surveyAnalyticsOf(db: Db, survey: Survey): Promise<AnalyticsDetails> {
  const [openings, sessions, answers] = await Promise.all([
    dayOpeningsOf(db, survey.surveyId),
    sessionCountsOf(db, survey.surveyId),
    answerCountsOf(db, survey.surveyId),
  ])
  return analyticsDetails(survey, { openings, sessions, answers })
}

/** The figures of each `nps` question with answers; in an interview all of them together. */
export async function npsOfSurvey(
  db: Db,
  { surveyId, questions, config }: Survey,
): Promise<NpsFigures[]> {
  const form = config.advanced_mode ? [] : questions
  return questionFigures(form, await answerCountsOf(db, surveyId, 'nps')).flatMap((figures) =>
    figures.type === 'nps' && figures.answers > 0 ? [figures.nps] : [],
  )
}

export function analyticsDetails(
  { questions, config }: Pick<Survey, 'questions' | 'config'>,
  { openings, sessions, answers }: SurveyCounts,
): AnalyticsDetails {
  const form = config.advanced_mode ? [] : questions
  const of = (searched: SessionCount['dimension']): SessionCount[] =>
    sessions.filter(({ dimension }) => dimension === searched)
  const countOf = (dimension: SessionCount['dimension'], searched: string) =>
    sessions.find((each) => each.dimension === dimension && each.value === searched)?.sessions ?? 0
  const started = sessions.find(
    ({ dimension, value }) => dimension === 'stage' && value === 'started',
  )
  const completed = started?.completed ?? 0
  const opening = openingFigures(openings, of('day'))
  return {
    openings: opening.openings,
    funnel: {
      opened: opening.opened,
      started: started?.sessions ?? 0,
      first_answer: countOf('stage', 'answered'),
      half: countOf('stage', 'half'),
      completed,
    },
    completion_rate: percent(completed, started?.sessions ?? 0),
    outcomes: {
      sufficient: countOf('outcome', 'sufficient'),
      partial: countOf('outcome', 'partial'),
      broken_off: countOf('outcome', 'broken-off'),
    },
    drop_off: dropOff(form, of('left-after')),
    durations: durationFigures(of('duration').map((each) => [Number(each.value), each.sessions])),
    devices: mostFirst(of('device')).map(({ value, ...counts }) => ({
      device: value as SessionDevice,
      ...counts,
    })),
    languages: mostFirst(of('language')).map(({ value, ...counts }) => ({
      language: value as SurveyLanguage,
      ...counts,
    })),
    channels: mostFirst(of('channel')).map(({ value, ...counts }) => ({
      channel: value as SessionChannel,
      ...counts,
    })),
    ratings: ratingsOf(of('rating')),
    timeline: timelineOf(of('day')),
    questions: questionFigures(form, answers),
  }
}

/**
 * A session that started without a counted opening was opened all the same: on WhatsApp, by a program, in a browser that
 * reports nothing, or as the second one of a tab. So there are at least as many openings as sessions, in the days that are
 * counted and in those before.
 */
function openingFigures(
  openings: readonly DayOpenings[],
  days: readonly ValueCount[],
): { opened: number | null; openings: AnalyticsDetails['openings'] } {
  const since = openings[0]?.day ?? null
  const counted = openings.reduce((sum, day) => sum + day.openings, 0)
  const sessionsOf = (sums: readonly ValueCount[]) =>
    sums.reduce((sum, { sessions }) => sum + sessions, 0)
  const sessions_before = sessionsOf(days.filter(({ value }) => since !== null && value < since))
  const started = sessionsOf(days) - sessions_before
  return {
    opened: since === null ? null : sessions_before + Math.max(counted, started),
    openings: { counted, since, sessions_before },
  }
}

const mostFirst = (sums: readonly ValueCount[]) =>
  sums
    .toSorted((a, b) => b.sessions - a.sessions || (a.value < b.value ? -1 : 1))
    .map(({ value, sessions, completed }) => ({
      value,
      started: sessions,
      completed,
      completion_rate: percent(completed, sessions),
    }))

/** `form`: the questions of a form; empty in an interview, where a counted value is the question's number. */
function dropOff(
  form: readonly SurveyQuestion[],
  sums: readonly ValueCount[],
): AnalyticsDetails['drop_off'] {
  const leftAfter = (searched: string) =>
    sums.find(({ value }) => value === searched)?.sessions ?? 0
  const left = sums.reduce((sum, { sessions }) => sum + sessions, 0)
  const before_first = leftAfter('')
  const numbers = sums.map(({ value }) => Number(value)).filter((number) => number >= 1)
  const questions =
    form.length > 0
      ? form.map(({ id, text }, at) => ({ number: at + 1, question: text, left: leftAfter(id) }))
      : Array.from({ length: Math.max(0, ...numbers) }, (_, at) => ({
          number: at + 1,
          question: null,
          left: leftAfter(String(at + 1)),
        }))
  const listed = questions.reduce((sum, each) => sum + each.left, before_first)
  const removed = { number: null, question: null, left: left - listed }
  return { left, before_first, questions: [...questions, ...(removed.left > 0 ? [removed] : [])] }
}

function ratingsOf(sums: readonly ValueCount[]): AnalyticsDetails['ratings'] {
  const { min, max } = limits.rating
  const stars = Array.from(
    { length: max - min + 1 },
    (_, at) => sums.find(({ value }) => value === String(at + min))?.sessions ?? 0,
  )
  const rated = stars.reduce((sum, count) => sum + count, 0)
  const sum = stars.reduce((all, count, at) => all + count * (at + min), 0)
  return { rated, average: average(sum, rated), stars }
}

function timelineOf(sums: readonly ValueCount[]): AnalyticsDetails['timeline'] {
  const days = sums.map((each) => ({ ...each, day: each.value }))
  const { unit, bars } = calendarBars(days)
  return {
    unit,
    bars: bars.map(({ first, last, days: inBar }) => ({
      ...{ first, last },
      started: inBar.reduce((sum, { sessions }) => sum + sessions, 0),
      completed: inBar.reduce((sum, each) => sum + each.completed, 0),
    })),
  }
}
