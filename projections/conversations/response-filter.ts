// What the filters of responses are in SQL. They compare plain columns: texts are sealed, and no query can read them.
import type { ResponseFilter } from '#contract/api/responses.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { topicResponseIds } from '../insights/topic-responses.ts'

/**
 * The columns that conditions compare: pages and counts of qualified responses read an index alone. `sentimentScore` is among
 * them because Postgres does not take it from an expression.
 */
const filteredColumns = `include ("answeredAt", score, status, sentiment, language, "objectiveId", "surveyQuestionId", "conversationId", "sentimentScore")`

/** One for each order. */
export const qualifiedIndexes = ['"answeredAt"', 'score', 'coalesce("sentimentScore", 0)'].map(
  (by) => `("surveyId", ${by}, "responseId") ${filteredColumns} where "rubricVersion" is not null`,
)

/** Collects the values of a statement; returns the placeholder of each. */
export type Parameter = (value: unknown) => string

/** A filter whose topic is resolved to the responses about it. */
export type ResolvedFilter = Omit<ResponseFilter, 'topic'> & { responseIds?: string[] }

export async function resolveFilter(
  db: Db,
  surveyId: string,
  { topic, ...filter }: ResponseFilter,
): Promise<ResolvedFilter> {
  if (topic === undefined) return filter
  return { ...filter, responseIds: await topicResponseIds(db, surveyId, topic) }
}

/** Conditions on rows of `read.responses`, named `r`, of one survey: joined by `and`. Empty without a filter. */
export function responseConditions(
  surveyId: string,
  filter: ResolvedFilter,
  parameter: Parameter,
): string[] {
  const { min_score, max_score, sentiment, objective, question, channel, language } = filter
  const conditions: string[] = []
  const add = <T>(value: T | undefined, condition: (value: T) => string) => {
    if (value !== undefined) conditions.push(condition(value))
  }
  add(min_score, (value) => `r.score >= ${parameter(value)}`)
  add(max_score, (value) => `r.score <= ${parameter(value)}`)
  add(sentiment, (value) => `r.sentiment = ${parameter(value)}`)
  add(objective, (value) => `r."objectiveId" = ${parameter(value)}`)
  add(question, (value) => `r."surveyQuestionId" = ${parameter(value)}`)
  add(language, (value) => `r.language = ${parameter(value)}`)
  add(filter.access, (value) => `r.status ${value === 'unlocked' ? '=' : '<>'} 'unlocked'`)
  add(filter.from, (value) => `r."answeredAt" >= ${parameter(new Date(value))}`)
  add(filter.to, (value) => `r."answeredAt" < ${parameter(new Date(value))}`)
  add(filter.responseIds, (value) => `r."responseId" = any(${parameter(value)}::uuid[])`)
  add(
    channel,
    (value) => `r."conversationId" in (select s."conversationId" from read.sessions s
      where s."surveyId" = ${parameter(surveyId)} and s.mode = ${parameter(value)})`,
  )
  return conditions
}
