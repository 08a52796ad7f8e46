import type { Report } from '#contract/events/insight-reports.ts'

/** The report with the days of its topics' responses. A topic of which the day of a response is not known has none. */
export const dateTopics = (report: Report, dayOf: ReadonlyMap<string, string>): Report => ({
  ...report,
  topics: report.topics.map((topic) => {
    const { responseIds: ids } = topic
    if (!ids?.every((id) => dayOf.has(id))) return topic
    const byDay = [...Map.groupBy(ids, (id) => dayOf.get(id)!)].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )
    return {
      ...topic,
      responseIds: byDay.flatMap(([, of]) => of),
      startedOn: Object.fromEntries(byDay.map(([day, of]) => [day, of.length])),
    }
  }),
})
