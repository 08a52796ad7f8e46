import { describe, expect, test } from 'vitest'
import { defaultSentiment } from '#contract/survey.ts'
import type { SurveyEvent } from '#contract/events/surveys.ts'
import {
  change,
  closed,
  config,
  content,
  draft,
  drafted,
  paused,
  points,
  published,
  retitled,
} from '../../tests/support/drafted-survey.ts'
import { given } from '../../tests/support/given.ts'
import { survey, type SurveyCommand } from './survey.decider.ts'

describe('drafting', () => {
  test('a survey begins as a draft', () => given(survey).when(draft).yields(drafted))
  test('it is drafted once', () => given(survey, drafted).when(draft).yieldsNothing())
})

describe('revising', () => {
  const retitle = change({ changes: { title: 'Why not?' } })
  test('makes a new whole version', () => given(survey, drafted).when(retitle).yields(retitled))
  test('with what it already says changes nothing', () =>
    given(survey, drafted)
      .when(change({ changes: structuredClone(content) }))
      .yieldsNothing())
  test('on an older version is refused', () =>
    given(survey, drafted, retitled)
      .when(change({ changes: { title: 'Mine' }, expectedVersion: 1 }))
      .isRefused('surveys/stale-version'))
  test('of a published survey is published with it', () =>
    given(survey, drafted, published)
      .when(retitle)
      .yields(retitled, { type: 'SurveyPublished', data: { version: 2 } }))
  test('of a published survey may not make it incomplete', () =>
    given(survey, drafted, published)
      .when(change({ changes: { config: { ...config, validation_points: [] } } }))
      .isRefused('surveys/incomplete'))
  test('of a paused survey leaves it paused', () =>
    given(survey, drafted, published, paused).when(retitle).yields(retitled))
  test('comes before a move asked for with it', () =>
    given(survey, drafted)
      .when(change({ changes: { title: 'Why not?' }, status: 'published' }))
      .yields(retitled, { type: 'SurveyPublished', data: { version: 2 } }))
})

describe('moving', () => {
  const to = (status: 'published' | 'paused' | 'closed') => change({ status })
  test('a draft is published', () => given(survey, drafted).when(to('published')).yields(published))
  test('a published one is paused', () =>
    given(survey, drafted, published).when(to('paused')).yields(paused))
  test('a paused one is reactivated', () =>
    given(survey, drafted, published, paused)
      .when(to('published'))
      .yields({ type: 'SurveyReactivated', data: { version: 1 } }))
  test('a published one is closed', () =>
    given(survey, drafted, published).when(to('closed')).yields(closed))
  test('a paused one is closed', () =>
    given(survey, drafted, published, paused).when(to('closed')).yields(closed))
  test('to where it is changes nothing', () =>
    given(survey, drafted, published).when(to('published')).yieldsNothing())
  test.each(['paused', 'closed'] as const)('a draft is not %s', (status) =>
    given(survey, drafted).when(to(status)).isRefused('surveys/wrong-status'),
  )
  test.each(['published', 'paused'] as const)('a closed one is not %s again', (status) =>
    given(survey, drafted, published, closed).when(to(status)).isRefused('surveys/wrong-status'),
  )
})

describe('publishing', () => {
  test.each([
    ['a goal', { goal: ' ' }, ['goal']],
    ['a point', { config: { ...config, validation_points: [] } }, ['validation_points']],
    [
      'a question for each point',
      { config: { ...config, max_questions: 5, validation_points: points(6) } },
      ['max_questions'],
    ],
    [
      'a goal and a point',
      { goal: '', config: { ...config, validation_points: [] } },
      ['goal', 'validation_points'],
    ],
  ])('needs %s', (_, changes, missing) => {
    const act = () =>
      survey.decide(
        change({ changes, status: 'published' }),
        survey.evolve(survey.initial(), drafted),
      )
    expect(act).toThrow(
      expect.objectContaining({ code: 'surveys/incomplete', detail: { missing } }),
    )
  })
})

describe('strangers', () => {
  test('do not find it', () =>
    given(survey, drafted)
      .when(change({ ownerId: 'bruno', status: 'published' }))
      .isRefused('surveys/not-found'))
  test('nor what never was', () =>
    given(survey)
      .when(change({ status: 'published' }))
      .isRefused('surveys/not-found'))
})

describe('how feelings are read', () => {
  const wanted = { ...defaultSentiment, aspect_keywords: ['price'] }
  const configure = (
    over: Partial<Extract<SurveyCommand, { type: 'ConfigureSentiment' }>> = {},
  ): SurveyCommand => ({ type: 'ConfigureSentiment', ownerId: 'ana', config: wanted, ...over })
  const configured = (config = wanted): SurveyEvent => ({
    type: 'SentimentAnalysisConfigured',
    data: { config },
  })
  const question = { enabled: true, aspects: [], followup_negative: '', followup_very_positive: '' }

  test('is for the owner to say', () => {
    given(survey, drafted).when(configure()).yields(configured())
    given(survey, drafted)
      .when(configure({ ownerId: 'rui' }))
      .isRefused('surveys/not-found')
    given(survey).when(configure()).isRefused('surveys/not-found')
  })
  test('said again changes nothing', () => {
    given(survey, drafted, configured())
      .when(configure({ config: structuredClone(wanted) }))
      .yieldsNothing()
    given(survey, drafted)
      .when(configure({ config: defaultSentiment }))
      .yieldsNothing()
  })
  test('may be set back to the defaults', () =>
    given(survey, drafted, configured())
      .when(configure({ config: defaultSentiment }))
      .yields(configured(defaultSentiment)))
  test('names validation points and nothing else', () => {
    const config = { ...wanted, questions: { p1: question, p9: question } }
    given(survey, drafted).when(configure({ config })).isRefused('surveys/unknown-point')
    const known = { ...wanted, questions: { p1: question } }
    given(survey, drafted)
      .when(configure({ config: known }))
      .yields(configured(known))
  })
  test('keeps each keyword once, in its first spelling, and texts on one line', () => {
    const config = {
      ...wanted,
      aspect_keywords: ['Preço', 'suporte', 'PREÇO', 'prec\u0327o', 'tempo  de\nespera'],
      followup_negative: 'O que\n aconteceu?',
      questions: { p0: { ...question, aspects: ['App', 'app'] } },
    }
    given(survey, drafted)
      .when(configure({ config }))
      .yields(
        configured({
          ...wanted,
          aspect_keywords: ['Preço', 'suporte', 'tempo de espera'],
          followup_negative: 'O que aconteceu?',
          questions: { p0: { ...question, aspects: ['App'] } },
        }),
      )
  })
  test('is not overwritten by who did not see it', () => {
    const mine = { ...wanted, enabled: false }
    given(survey, drafted, configured())
      .when(configure({ config: mine, expectedVersion: 0 }))
      .isRefused('surveys/stale-version')
    given(survey, drafted, configured())
      .when(configure({ config: mine, expectedVersion: 1 }))
      .yields(configured(mine))
  })
  test('is no new version of the survey', () =>
    given(survey, drafted, configured())
      .when(change({ changes: { title: 'Why not?' }, expectedVersion: 1 }))
      .yields(retitled))
})
