import type { LiveFigures } from '#contract/live.ts'
import { average, percent, questionsPerSession } from '#projections/reports/metric-definitions.ts'
import type { SurveyFiguresRow } from '#projections/surveys/survey-figures.projection.ts'

type Figures = Omit<LiveFigures, 'survey_id' | 'status' | 'version'>

/** No row means no sessions. */
export function presentFigures(row: SurveyFiguresRow | undefined): Figures {
  const {
    sessions = 0,
    completed = 0,
    responses = 0,
    qualified = 0,
    ratings = 0,
    stars = 0,
    questionsAsked = 0,
  } = row ?? {}
  return {
    total_sessions: sessions,
    completed_sessions: completed,
    completion_rate: percent(completed, sessions),
    total_responses: responses,
    qualified_responses: qualified,
    ratings,
    avg_rating: average(stars, ratings),
    avg_questions_per_session: questionsPerSession(questionsAsked, sessions),
  }
}
