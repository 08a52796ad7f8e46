import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import type { SurveyConfig } from '#contract/survey.ts'

/** What closes all surveys of an account: its plan's responses of the month are used up, or its deletion is scheduled. */
export type Obstacle = 'full' | 'leaving'

export type Availability =
  | 'open'
  | 'invited'
  | Obstacle
  | 'draft'
  | 'incomplete'
  | 'paused'
  | 'closed'

/** Whether respondents can answer at `now`, and under which restriction; else why not. */
export function availabilityOf(survey: Survey, now: Date, obstacle?: Obstacle): Availability {
  const { status, closes_at } = survey
  if (status === 'draft') return isReady(survey) ? 'draft' : 'incomplete'
  if (status !== 'published') return status
  if (closes_at !== null && new Date(closes_at) <= now) return 'closed'
  if (obstacle) return obstacle
  return parseConfig(survey).invited_only ? 'invited' : 'open'
}

/** Text keys. */
export const availabilityTextKeys = {
  open: 'survey.onlineWhy',
  invited: 'survey.invitedWhy',
  full: 'survey.offlineWhy.full',
  leaving: 'survey.offlineWhy.leaving',
  draft: 'survey.offlineWhy.draft',
  incomplete: 'survey.offlineWhy.incomplete',
  paused: 'survey.offlineWhy.paused',
  closed: 'survey.offlineWhy.closed',
} as const

export const isOnline = (availability: Availability): boolean =>
  availability === 'open' || availability === 'invited'

export const parseConfig = ({ config_json }: Pick<Survey, 'config_json'>): Partial<SurveyConfig> =>
  JSON.parse(config_json) as Partial<SurveyConfig>

/** Whether there is anything to publish; the server checks the details. */
function isReady(survey: Survey): boolean {
  const items =
    survey.survey_type === 'normal'
      ? survey.questions
      : (parseConfig(survey).validation_points ?? [])
  return items.length > 0 && survey.goal.trim().length >= limits.goal.min
}
