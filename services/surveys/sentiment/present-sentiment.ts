import type { SentimentSettings } from '#contract/api/sentiment.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'

/** What was said of a point that the survey has no more is left out. */
export function presentSentiment(row: SurveyRow): SentimentSettings {
  const { questions, ...config } = row.sentiment ?? defaultSentiment
  const known = new Set(row.config.validation_points.map(({ id }) => id))
  return {
    ...config,
    questions: Object.fromEntries(Object.entries(questions).filter(([id]) => known.has(id))),
    version: row.sentimentVersion,
    updated_at: row.sentimentUpdatedAt,
  }
}
