import { describe, expect, test } from 'vitest'
import { defaultSentiment } from '#contract/survey.ts'
import { applyAnalysisOptions, analysisOptionsFor } from './sentiment-analysis.policy.ts'

const question = { enabled: true, aspects: [], followup_negative: '', followup_very_positive: '' }

describe('the requested analysis', () => {
  test('by default has emotions and any aspects', () =>
    expect(analysisOptionsFor(defaultSentiment, 'p1')).toEqual({
      emotions: true,
      aspects: [],
      threshold: defaultSentiment.confidence_threshold,
    }))
  test('is empty if analysis is off for the survey or the question', () => {
    expect(analysisOptionsFor({ ...defaultSentiment, enabled: false }, 'p1')).toBeUndefined()
    const off = { ...defaultSentiment, questions: { p1: { ...question, enabled: false } } }
    expect(analysisOptionsFor(off, 'p1')).toBeUndefined()
    expect(analysisOptionsFor(off, 'p2')).toBeDefined()
    expect(analysisOptionsFor(off, null)).toBeDefined()
    expect(analysisOptionsFor(off, 'constructor')?.aspects).toEqual([])
  })
  test('has the keywords of survey and question, each once', () => {
    const config = {
      ...defaultSentiment,
      aspect_keywords: ['Price', 'support'],
      questions: { p1: { ...question, aspects: ['PRICE', 'invoice'] } },
    }
    expect(analysisOptionsFor(config, 'p1')?.aspects).toEqual(['Price', 'support', 'invoice'])
    expect(analysisOptionsFor(config, null)?.aspects).toEqual(['Price', 'support'])
    expect(analysisOptionsFor({ ...config, aspect_analysis: false }, 'p1')?.aspects).toBeNull()
  })
})

describe('a filtered analysis', () => {
  const analysis: Parameters<typeof applyAnalysisOptions>[0] & { explanation: string } = {
    sentiment: { score: -0.8, class: 'negative', confidence: 0.5 },
    emotions: { anger: 1 },
    aspects: [
      { name: 'price', sentiment: -1, source: 'discovered' },
      { name: 'waiting', sentiment: -1, source: 'keyword' },
    ],
    explanation: 'Angry.',
  }
  const requested = { emotions: true, aspects: ['Price'], threshold: 0.5 }

  test('has the owner’s keywords only, in the owner’s spelling', () =>
    expect(applyAnalysisOptions(analysis, requested).aspects).toEqual([
      { name: 'Price', sentiment: -1, source: 'keyword' },
      { name: 'waiting', sentiment: -1, source: 'discovered' },
    ]))
  test('is neutral below the threshold, with the score unchanged', () => {
    expect(applyAnalysisOptions(analysis, { ...requested, threshold: 0.51 }).sentiment).toEqual({
      ...analysis.sentiment,
      class: 'neutral',
    })
    expect(applyAnalysisOptions(analysis, requested).sentiment).toEqual(analysis.sentiment)
  })
  test('has no emotions or aspects if those are off', () =>
    expect(
      applyAnalysisOptions(analysis, { ...requested, emotions: false, aspects: null }),
    ).toEqual({
      ...analysis,
      emotions: {},
      aspects: [],
    }))
})
