import {
  configureSentiment,
  getSentimentConfig,
  type SentimentSettings,
} from '#contract/api/sentiment.ts'
import { defaultSentiment } from '#contract/survey.ts'
import { route } from '#kernel/http/route.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { findOwnSurvey, readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'
import { configurableIds } from './sentiment-config.policy.ts'

export const getSentimentConfigRoute = route(getSentimentConfig, async ({ id }, call) =>
  presentSentiment(await findOwnSurvey(call, id)),
)

export const configureSentimentRoute = route(configureSentiment, async (input, call) => {
  const { id, version: expectedVersion, ...config } = input
  // Read first: another owner's id is refused without folding the stream.
  await findOwnSurvey(call, id)
  const { ownerId } = call
  const executed = await call.execute(survey, id, {
    type: 'ConfigureSentiment',
    ownerId,
    config,
    expectedVersion,
  })
  return presentSentiment(await readSurveyAfter(call, id, executed))
})

/** Leaves out the settings of points and questions that the survey no longer has. */
function presentSentiment(row: SurveyRow): SentimentSettings {
  const { questions, ...config } = row.sentiment ?? defaultSentiment
  const known = configurableIds(row)
  return {
    ...config,
    questions: Object.fromEntries(Object.entries(questions).filter(([id]) => known.has(id))),
    version: row.sentimentVersion,
    updated_at: row.sentimentUpdatedAt,
  }
}
