import type { Locale } from '#contract/languages.ts'
import { addDays, countDays, type DayRange } from '#projections/reports/calendar.ts'
import { sumSeries, sumSurveys, type SurveySums } from '#projections/reports/report-figures.ts'
import { surveysOf } from '#projections/surveys/surveys.projection.ts'
import type { MailBody, MailWriter } from './layout/mail-body.ts'
import type { MailPart } from './layout/mail-page.ts'
import { formatCount, formatDay, inForms, mailTexts } from './texts/mail-texts.ts'

const namedSurveys = 5

/** Undefined for an owner without a survey. */
export async function writeWeeklyReport(
  { from, to }: DayRange,
  { db, ownerId, language, publicUrl }: MailWriter,
): Promise<MailBody | undefined> {
  const surveys = await surveysOf(db, ownerId)
  if (surveys.length === 0) return undefined
  const surveyIds = surveys.map(({ surveyId }) => surveyId)
  const scope = { ownerId, surveyIds, single: false, isComplete: false }
  const days = { from, to }
  const length = countDays(days)
  const before = { from: addDays(from, -length), to: addDays(to, -length) }
  const sums = await sumSurveys(db, scope, { now: days, before })
  const series = await sumSeries(db, scope, days, 'day')
  const texts = mailTexts[language].weekly
  const titles = new Map(surveys.map(({ surveyId, title }) => [surveyId, title]))
  const responsesByDay = new Map(series.map(({ day, responses }) => [day, responses]))
  const total = totalsOf(sums, 'now')
  const range = texts.range(formatDay(language, from), formatDay(language, to))
  const isQuiet = total.responses === 0
  return {
    subject: inForms(language, texts.subject, total.sessions),
    summary: range,
    title: texts.title,
    parts: [
      { type: 'paragraph', text: isQuiet ? `${range} ${texts.quiet}` : range },
      figuresOf(language, total, totalsOf(sums, 'before')),
      ...(isQuiet
        ? []
        : [
            barsOf(language, days, responsesByDay),
            busiestOf({ language, publicUrl }, sums, titles),
          ]),
      { type: 'button', label: texts.button, url: `${publicUrl}/reports` },
    ],
  }
}

type Totals = Pick<SurveySums, 'sessions' | 'completed' | 'responses'>

const totalsOf = (sums: readonly SurveySums[], part: string): Totals => {
  const total = { sessions: 0, completed: 0, responses: 0 }
  for (const sum of sums) {
    if (sum.part !== part) continue
    total.sessions += sum.sessions
    total.completed += sum.completed
    total.responses += sum.responses
  }
  return total
}

function figuresOf(language: Locale, now: Totals, before: Totals): MailPart {
  const texts = mailTexts[language].weekly
  const figure = (label: string, name: keyof Totals) => ({
    label,
    value: formatCount(language, now[name]),
    note: texts.before(formatCount(language, before[name])),
  })
  return {
    type: 'figures',
    figures: [
      figure(texts.started, 'sessions'),
      figure(texts.completed, 'completed'),
      figure(texts.responses, 'responses'),
    ],
  }
}

function barsOf(
  language: Locale,
  days: DayRange,
  responsesByDay: ReadonlyMap<string, number>,
): MailPart {
  const most = Math.max(1, ...responsesByDay.values())
  const bars = Array.from({ length: countDays(days) }, (_, index) => {
    const day = addDays(days.from, index)
    const count = responsesByDay.get(day) ?? 0
    return {
      label: formatDay(language, day, { weekday: 'short', day: 'numeric' }),
      value: formatCount(language, count),
      share: count / most,
    }
  })
  return { type: 'bars', title: mailTexts[language].weekly.byDay, bars }
}

function busiestOf(
  { language, publicUrl }: Pick<MailWriter, 'language' | 'publicUrl'>,
  sums: readonly SurveySums[],
  titles: ReadonlyMap<string, string>,
): MailPart {
  const texts = mailTexts[language]
  const busiest = sums
    .filter(({ part, responses }) => part === 'now' && responses > 0)
    .toSorted((a, b) => b.responses - a.responses)
    .slice(0, namedSurveys)
  return {
    type: 'links',
    title: texts.weekly.surveys,
    links: busiest.map(({ surveyId, sessions, responses }) => ({
      title: titles.get(surveyId) ?? '',
      note: [
        inForms(language, texts.conversations, sessions),
        inForms(language, texts.answers, responses),
      ].join(' · '),
      url: `${publicUrl}/surveys/${surveyId}/results`,
    })),
  }
}
