// A survey's insights with what is needed to place them in time, for reports across surveys.
import type { Insights } from '#contract/api/insights.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { quotedResponseIds } from './present-report.ts'
import { cachedPerReport } from './report-cache.ts'
import { presentReadable, topicKey, type ReportTopic } from './report-topics.ts'
import { daysOfResponses, topicDaysOf, type TopicDays } from './topic-sessions.ts'

export type TopicInTime = ReportTopic & {
  name: string
  /** Topics of the same name have the same key. */
  key: string
  days: TopicDays
}

export type ReportInTime = {
  language: SurveyLanguage
  /** With names that may be read. */
  topics: readonly TopicInTime[]
  recommendations: Insights['recommendations']['actions']
  /** UTC days on which the sessions of responses started that these reports quote. */
  dayOfSource: ReadonlyMap<string, string>
}

const noDays = { days: [], until: [] }

/** By survey; those without any statement that still has sources are left out. */
export const readReportsInTime = cachedPerReport<ReportInTime>(async (db, rows, answers) => {
  const [dayOfSource, topicDays] = await Promise.all([
    daysOfResponses(
      db,
      rows.flatMap((row) => [...quotedResponseIds(row)]),
    ),
    topicDaysOf(db, rows),
  ])
  return new Map(
    rows.flatMap((row): [string, ReportInTime][] => {
      const report = presentReadable(row, answers)
      if (!report) return []
      const { insights, topics } = report
      return [
        [
          row.surveyId,
          {
            language: row.language,
            topics: topics.flatMap(({ name, ...topic }) =>
              name === undefined
                ? []
                : [
                    {
                      ...topic,
                      name,
                      key: topicKey(name),
                      days: topicDays.get(row.surveyId)?.[topic.place] ?? noDays,
                    },
                  ],
            ),
            recommendations: insights.recommendations.actions,
            dayOfSource,
          },
        ],
      ]
    }),
  )
})
