import { describe, expect, test } from 'vitest'
import type { SurveyEvent } from '#contract/events/surveys.ts'
import { defaultSentiment, SurveyConfig } from '#contract/survey.ts'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { surveyFigures } from './survey-figures.projection.ts'
import { surveys } from './surveys.projection.ts'

const content = {
  title: 'Why?',
  description: '',
  goal: 'Learn why people leave',
  language: 'en' as const,
  config: SurveyConfig.parse({}),
}
const drafted: SurveyEvent = {
  type: 'SurveyDrafted',
  data: { ownerId: 'ana', publicId: 'abc', version: 1, ...content },
}
const at = (event: SurveyEvent, hour: number) =>
  decodedEvent(event, { id: 's1', at: `2026-01-01T0${hour}:00:00.000Z` })

describe('a survey', () => {
  test('starts as a draft', () =>
    givenRows(surveys, at(drafted, 1)).areRows({
      surveyId: 's1',
      ownerId: 'ana',
      status: 'draft',
      version: 1,
      publishedVersion: null,
      createdAt: '2026-01-01T01:00:00.000Z',
    }))
  test('has the content of its latest version', () =>
    givenRows(
      surveys,
      at(drafted, 1),
      at({ type: 'SurveyRevised', data: { ...content, version: 2, title: 'How?' } }, 2),
      at({ type: 'SurveyPublished', data: { version: 2 } }, 3),
    ).areRows({
      title: 'How?',
      version: 2,
      publishedVersion: 2,
      status: 'published',
      updatedAt: '2026-01-01T03:00:00.000Z',
    }))
  test('stores the sentiment configuration and the number of its changes', () => {
    const configured = (enabled: boolean): SurveyEvent => ({
      type: 'SentimentAnalysisConfigured',
      data: { config: { ...defaultSentiment, enabled } },
    })
    givenRows(surveys, at(drafted, 1)).areRows({
      sentiment: null,
      sentimentVersion: 0,
      sentimentUpdatedAt: null,
    })
    givenRows(surveys, at(drafted, 1), at(configured(false), 2), at(configured(true), 3)).areRows({
      sentiment: defaultSentiment,
      sentimentVersion: 2,
      sentimentUpdatedAt: '2026-01-01T03:00:00.000Z',
      version: 1,
    })
  })
  test.each([
    ['paused', [{ type: 'SurveyPaused', data: {} }]],
    [
      'published',
      [
        { type: 'SurveyPaused', data: {} },
        { type: 'SurveyReactivated', data: { version: 1 } },
      ],
    ],
    ['closed', [{ type: 'SurveyClosed', data: {} }]],
  ] as [string, SurveyEvent[]][])('is %s', (status, events) => {
    const past = [drafted, { type: 'SurveyPublished', data: { version: 1 } } as const, ...events]
    const of = (projection: typeof surveys | typeof surveyFigures) =>
      givenRows(projection as typeof surveys, ...past.map((event, hour) => at(event, hour))).rows()
    expect(of(surveys)).toMatchObject([{ status }])
    expect(of(surveyFigures)).toMatchObject([{ status }])
  })
})

describe('its figures', () => {
  const meta = { surveyId: 's1' }
  const about = { responseId: 'r', conversationId: 'c', surveyId: 's1', ownerId: 'ana' }
  const session = decodedEvent({ type: 'SessionStarted', data: { surveyId: 's1' } } as never, {
    id: 'c',
  })
  const within = (type: string, data: object = {}) =>
    decodedEvent({ type, data } as never, { id: 'c', meta })

  test('count events', () =>
    givenRows(
      surveyFigures,
      at(drafted, 1),
      session,
      session,
      within('QuestionAsked'),
      within('AnswerSubmitted'),
      within('QuestionAsked'),
      within('ObjectiveStatusChanged', { objectiveId: 'p1', status: 'touched' }),
      within('ObjectiveStatusChanged', { objectiveId: 'p1', status: 'partial' }),
      within('ObjectiveStatusChanged', { objectiveId: 'p1', status: 'covered' }),
      within('SessionCompleted'),
      within('ResponseQualified', about),
    ).areRows({
      ownerId: 'ana',
      sessions: 2,
      completed: 1,
      responses: 1,
      questionsAsked: 2,
      qualified: 1,
      objectivesCovered: { p1: 1 },
      objectivesPartial: { p1: 1 },
    }))
  test('stay while it is deleted, and are removed when it is erased', () => {
    const deleted = at({ type: 'SurveyDeleted', data: { restorableUntil: '2026-02-01' } }, 2)
    const erased = at({ type: 'SurveyErased', data: {} }, 3)
    givenRows(surveyFigures, at(drafted, 1), session, deleted).areRows({
      sessions: 1,
      isDeleted: true,
    })
    givenRows(
      surveyFigures,
      at(drafted, 1),
      deleted,
      at({ type: 'SurveyRestored', data: {} }, 3),
    ).areRows({
      isDeleted: false,
    })
    givenRows(surveyFigures, at(drafted, 1), deleted, erased).areRows()
    givenRows(surveys, at(drafted, 1), deleted, erased).areRows()
  })
  test('ignore events of unknown surveys', () => givenRows(surveyFigures, session).areRows())
})
