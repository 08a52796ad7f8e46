// A survey as deciders see it, and what usually happens to it first.
import type { SurveyEvent } from '#contract/events/surveys.ts'
import { SurveyConfig } from '#contract/survey.ts'
import type { SurveyCommand } from '../../services/surveys/survey.decider.ts'
import type { Content } from '../../services/surveys/survey-state.policy.ts'

export const points = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `p${n}`, text: `Point ${n}` }))
export const config = SurveyConfig.parse({ validation_points: points(2) })
export const content: Content = {
  title: 'Why?',
  description: '',
  goal: 'Learn why people leave',
  language: 'en',
  config,
}
export const draft: SurveyCommand = {
  type: 'DraftSurvey',
  ownerId: 'ana',
  publicId: 'abc123',
  ...content,
}
export const change = (
  over: Partial<Extract<SurveyCommand, { type: 'ChangeSurvey' }>>,
): SurveyCommand => ({
  type: 'ChangeSurvey',
  ownerId: 'ana',
  changes: {},
  ...over,
})

export const drafted: SurveyEvent = {
  type: 'SurveyDrafted',
  data: { ownerId: 'ana', publicId: 'abc123', version: 1, ...content },
}
export const published: SurveyEvent = { type: 'SurveyPublished', data: { version: 1 } }
export const paused: SurveyEvent = { type: 'SurveyPaused', data: {} }
export const closed: SurveyEvent = { type: 'SurveyClosed', data: {} }
export const retitled: SurveyEvent = {
  type: 'SurveyRevised',
  data: { version: 2, ...content, title: 'Why not?' },
}
