// Statements about topics: which are new in a period, and which several surveys have.
import type { NewTopic, Recommendation, RecurringTopic } from '#contract/api/report-insights.ts'
import {
  countResponses,
  type Days,
  isWithin,
  sourcesOf,
  type SurveyReport,
} from './survey-report.ts'

/** Topics of which all responses are of the period; those of surveys that had responses before come first. */
export function newTopicsOf(reports: readonly SurveyReport[], days: Days): NewTopic[] {
  return reports
    .flatMap((report) => {
      const isBefore = (day: string | undefined) => day !== undefined && day < days.from
      const isNewSurvey =
        !report.topics.some((topic) => isBefore(topic.days.days[0])) &&
        report.totals.before.responses === 0
      return report.topics
        .map((topic) => ({ ...topic, responses: countResponses(topic) }))
        .filter((topic) => topic.responses > 0 && countResponses(topic, days) === topic.responses)
        .map(({ id, name, sentiment, responses, sources }) => ({
          ...{ survey: report.survey, topic: name, topic_id: id, sentiment, responses },
          is_new_survey: isNewSurvey,
          sources: sourcesOf(report, sources, days),
        }))
    })
    .toSorted(
      (a, b) => Number(a.is_new_survey) - Number(b.is_new_survey) || b.responses - a.responses,
    )
}

/** Topics of the same name in several surveys, with their responses of the period. `of`: only those that this survey has. */
export function recurringTopicsOf(
  reports: readonly SurveyReport[],
  days: Days,
  of?: string,
): RecurringTopic[] {
  const named = reports.flatMap((report) =>
    report.topics
      .map((topic) => ({ report, topic, responses: countResponses(topic, days) }))
      .filter(({ responses }) => responses > 0),
  )
  const groups = Map.groupBy(named, ({ topic }) => topic.key)
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => b.responses - a.responses))
    .map((group) => ({
      // As the survey with most responses about it names it.
      topic: group[0]?.topic.name ?? '',
      responses: group.reduce((sum, { responses }) => sum + responses, 0),
      surveys: group.map(({ report, topic: { id, sentiment, sources }, responses }) => ({
        ...{ survey: report.survey, topic_id: id, sentiment, responses },
        sources: sourcesOf(report, sources, days),
      })),
    }))
    .filter(({ surveys }) => {
      const ids = new Set(surveys.map(({ survey }) => survey.id))
      return ids.size > 1 && (of === undefined || ids.has(of))
    })
    .toSorted((a, b) => b.surveys.length - a.surveys.length || b.responses - a.responses)
}

const rankOf: Record<Recommendation['priority'], number> = { high: 0, medium: 1, low: 2 }

/** Recommendations with a source of these days, by priority, then by number of people. */
export function recommendationsOf(reports: readonly SurveyReport[], days: Days): Recommendation[] {
  return reports
    .flatMap((report) =>
      report.recommendations
        .filter(({ sources }) =>
          sources.some(({ response_id }) => isWithin(report.dayOfSource.get(response_id), days)),
        )
        .map(({ id, action, rationale, expected_outcome, priority, people, sources }) => ({
          ...{ survey: report.survey, id, action, rationale, expected_outcome, priority, people },
          sources: sourcesOf(report, sources, days),
        })),
    )
    .toSorted(
      (a, b) => rankOf[a.priority] - rankOf[b.priority] || (b.people ?? 0) - (a.people ?? 0),
    )
}
