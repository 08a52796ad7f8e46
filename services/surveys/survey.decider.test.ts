import { describe, expect, test } from 'vitest'
import type { SurveyRetention } from '#contract/settings.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { SurveyEvent } from '#contract/events/surveys.ts'
import {
  changeSurvey,
  surveyClosed,
  config,
  content,
  draftSurvey,
  surveyDrafted,
  surveyPaused,
  createPoints,
  surveyPublished,
  surveyRetitled,
} from '../../tests/support/fixtures/survey-events.ts'
import { given } from '../../tests/support/kernel/decider-specification.ts'
import { survey, type SurveyCommand } from './survey.decider.ts'

describe('drafting', () => {
  test('a survey starts as a draft', () => given(survey).when(draftSurvey).yields(surveyDrafted))
  test('it is drafted once', () => given(survey, surveyDrafted).when(draftSurvey).yieldsNothing())
})

describe('revising', () => {
  const retitle = changeSurvey({ changes: { title: 'Why not?' } })
  test('makes a new whole version', () =>
    given(survey, surveyDrafted).when(retitle).yields(surveyRetitled))
  test('with equal content changes nothing', () =>
    given(survey, surveyDrafted)
      .when(changeSurvey({ changes: structuredClone(content) }))
      .yieldsNothing())
  test('on an older version is refused', () =>
    given(survey, surveyDrafted, surveyRetitled)
      .when(changeSurvey({ changes: { title: 'Mine' }, expectedVersion: 1 }))
      .isRejectedWith('surveys/stale-version'))
  test('of a published survey is published at once', () =>
    given(survey, surveyDrafted, surveyPublished)
      .when(retitle)
      .yields(surveyRetitled, { type: 'SurveyPublished', data: { version: 2 } }))
  test('of a published survey may not make it incomplete', () =>
    given(survey, surveyDrafted, surveyPublished)
      .when(changeSurvey({ changes: { config: { ...config, validation_points: [] } } }))
      .isRejectedWith('surveys/incomplete'))
  test('of a paused survey leaves it paused', () =>
    given(survey, surveyDrafted, surveyPublished, surveyPaused)
      .when(retitle)
      .yields(surveyRetitled))
  test('comes before a status change in the same command', () =>
    given(survey, surveyDrafted)
      .when(changeSurvey({ changes: { title: 'Why not?' }, status: 'published' }))
      .yields(surveyRetitled, { type: 'SurveyPublished', data: { version: 2 } }))
})

describe('changing the status', () => {
  const to = (status: 'published' | 'paused' | 'closed') => changeSurvey({ status })
  test('a draft is published', () =>
    given(survey, surveyDrafted).when(to('published')).yields(surveyPublished))
  test('a published one is paused', () =>
    given(survey, surveyDrafted, surveyPublished).when(to('paused')).yields(surveyPaused))
  test('a paused one is reactivated', () =>
    given(survey, surveyDrafted, surveyPublished, surveyPaused)
      .when(to('published'))
      .yields({ type: 'SurveyReactivated', data: { version: 1 } }))
  test('a published one is closed', () =>
    given(survey, surveyDrafted, surveyPublished).when(to('closed')).yields(surveyClosed))
  test('a paused one is closed', () =>
    given(survey, surveyDrafted, surveyPublished, surveyPaused)
      .when(to('closed'))
      .yields(surveyClosed))
  test('to the current status changes nothing', () =>
    given(survey, surveyDrafted, surveyPublished).when(to('published')).yieldsNothing())
  test.each(['paused', 'closed'] as const)('a draft is not %s', (status) =>
    given(survey, surveyDrafted).when(to(status)).isRejectedWith('surveys/wrong-status'),
  )
  test.each(['published', 'paused'] as const)('a closed one is not %s again', (status) =>
    given(survey, surveyDrafted, surveyPublished, surveyClosed)
      .when(to(status))
      .isRejectedWith('surveys/wrong-status'),
  )
})

describe('publishing', () => {
  test.each([
    ['a goal', { goal: ' ' }, ['goal']],
    ['a point', { config: { ...config, validation_points: [] } }, ['validation_points']],
    [
      'a question for each point',
      { config: { ...config, max_questions: 5, validation_points: createPoints(6) } },
      ['max_questions'],
    ],
    [
      'a goal and a point',
      { goal: '', config: { ...config, validation_points: [] } },
      ['goal', 'validation_points'],
    ],
  ])('requires %s', (_, changes, missing) => {
    const act = () =>
      survey.decide(
        changeSurvey({ changes, status: 'published' }),
        survey.evolve(survey.initial(), surveyDrafted),
      )
    expect(act).toThrow(
      expect.objectContaining({ code: 'surveys/incomplete', detail: { missing } }),
    )
  })
})

describe('a survey is not found', () => {
  test('by another owner', () =>
    given(survey, surveyDrafted)
      .when(changeSurvey({ ownerId: 'bruno', status: 'published' }))
      .isRejectedWith('surveys/not-found'))
  test('when it does not exist', () =>
    given(survey)
      .when(changeSurvey({ status: 'published' }))
      .isRejectedWith('surveys/not-found'))
})

describe('the retention period', () => {
  const configure = (days: SurveyRetention, ownerId = 'ana'): SurveyCommand => ({
    ...{ type: 'ConfigureRetention', ownerId, days },
  })
  const configured = (days: SurveyRetention): SurveyEvent => ({
    ...{ type: 'RetentionConfigured', data: { days } },
  })
  test('is the account’s until the survey has its own', () => {
    given(survey, surveyDrafted).when(configure('account')).yieldsNothing()
    given(survey, surveyDrafted).when(configure(30)).yields(configured(30))
  })
  test('is recorded when it changes', () => {
    given(survey, surveyDrafted, configured(null)).when(configure(null)).yieldsNothing()
    given(survey, surveyDrafted, configured(30))
      .when(configure('account'))
      .yields(configured('account'))
  })
  test('belongs to no version', () =>
    given(survey, surveyDrafted, configured(30))
      .when(changeSurvey({ changes: structuredClone(content) }))
      .yieldsNothing())
  test('of another owner’s survey is not found', () =>
    given(survey, surveyDrafted).when(configure(30, 'bruno')).isRejectedWith('surveys/not-found'))
})

describe('the sentiment configuration', () => {
  const sentiment = { ...defaultSentiment, aspect_keywords: ['price'] }
  const configure = (
    over: Partial<Extract<SurveyCommand, { type: 'ConfigureSentiment' }>> = {},
  ): SurveyCommand => ({ type: 'ConfigureSentiment', ownerId: 'ana', config: sentiment, ...over })
  const configured = (config = sentiment): SurveyEvent => ({
    type: 'SentimentAnalysisConfigured',
    data: { config },
  })
  const question = { enabled: true, aspects: [], followup_negative: '', followup_very_positive: '' }

  test('is set by the owner only', () => {
    given(survey, surveyDrafted).when(configure()).yields(configured())
    given(survey, surveyDrafted)
      .when(configure({ ownerId: 'rui' }))
      .isRejectedWith('surveys/not-found')
    given(survey).when(configure()).isRejectedWith('surveys/not-found')
  })
  test('that is equal changes nothing', () => {
    given(survey, surveyDrafted, configured())
      .when(configure({ config: structuredClone(sentiment) }))
      .yieldsNothing()
    given(survey, surveyDrafted)
      .when(configure({ config: defaultSentiment }))
      .yieldsNothing()
  })
  test('can be reset to the defaults', () =>
    given(survey, surveyDrafted, configured())
      .when(configure({ config: defaultSentiment }))
      .yields(configured(defaultSentiment)))
  test('may only name validation points of the survey', () => {
    const config = { ...sentiment, questions: { p1: question, p9: question } }
    given(survey, surveyDrafted).when(configure({ config })).isRejectedWith('surveys/unknown-point')
    const known = { ...sentiment, questions: { p1: question } }
    given(survey, surveyDrafted)
      .when(configure({ config: known }))
      .yields(configured(known))
  })
  test('holds each keyword once, in its first spelling, and texts on one line', () => {
    const config = {
      ...sentiment,
      aspect_keywords: ['Preço', 'suporte', 'PREÇO', 'prec\u0327o', 'tempo  de\nespera'],
      followup_negative: 'O que\n aconteceu?',
      questions: { p0: { ...question, aspects: ['App', 'app'] } },
    }
    given(survey, surveyDrafted)
      .when(configure({ config }))
      .yields(
        configured({
          ...sentiment,
          aspect_keywords: ['Preço', 'suporte', 'tempo de espera'],
          followup_negative: 'O que aconteceu?',
          questions: { p0: { ...question, aspects: ['App'] } },
        }),
      )
  })
  test('is not overwritten with an older expected version', () => {
    const changed = { ...sentiment, enabled: false }
    given(survey, surveyDrafted, configured())
      .when(configure({ config: changed, expectedVersion: 0 }))
      .isRejectedWith('surveys/stale-version')
    given(survey, surveyDrafted, configured())
      .when(configure({ config: changed, expectedVersion: 1 }))
      .yields(configured(changed))
  })
  test('does not change the version of the survey', () =>
    given(survey, surveyDrafted, configured())
      .when(changeSurvey({ changes: { title: 'Why not?' }, expectedVersion: 1 }))
      .yields(surveyRetitled))
})
