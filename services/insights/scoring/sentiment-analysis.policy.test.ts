import { describe, expect, test } from 'vitest'
import { defaultSentiment } from '#contract/survey.ts'
import { applyAnalysisOptions, analysisOptionsFor } from './sentiment-analysis.policy.ts'

const question = { enabled: true, aspects: [], followup_negative: '', followup_very_positive: '' }

describe('what is wanted', () => {
  test('by default: emotions and whatever aspects there are', () =>
    expect(analysisOptionsFor(defaultSentiment, 'p1')).toEqual({
      emotions: true,
      aspects: [],
      threshold: defaultSentiment.confidence_threshold,
    }))
  test('is nothing where analysis is off, for the survey or for the question', () => {
    expect(analysisOptionsFor({ ...defaultSentiment, enabled: false }, 'p1')).toBeUndefined()
    const off = { ...defaultSentiment, questions: { p1: { ...question, enabled: false } } }
    expect(analysisOptionsFor(off, 'p1')).toBeUndefined()
    expect(analysisOptionsFor(off, 'p2')).toBeDefined()
    expect(analysisOptionsFor(off, null)).toBeDefined()
    expect(analysisOptionsFor(off, 'constructor')?.aspects).toEqual([])
  })
  test('are the survey’s keywords and the question’s, each once', () => {
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

describe('an analysis as wanted', () => {
  const analysis: Parameters<typeof applyAnalysisOptions>[0] & { explanation: string } = {
    sentiment: { score: -0.8, class: 'negative', confidence: 0.5 },
    emotions: { anger: 1 },
    aspects: [
      { name: 'price', sentiment: -1, source: 'discovered' },
      { name: 'waiting', sentiment: -1, source: 'keyword' },
    ],
    explanation: 'Angry.',
  }
  const wanted = { emotions: true, aspects: ['Price'], threshold: 0.5 }

  test('names the owner’s keywords as the owner does, and nobody else’s', () =>
    expect(applyAnalysisOptions(analysis, wanted).aspects).toEqual([
      { name: 'Price', sentiment: -1, source: 'keyword' },
      { name: 'waiting', sentiment: -1, source: 'discovered' },
    ]))
  test('is neutral under the threshold, with the score as it was', () => {
    expect(applyAnalysisOptions(analysis, { ...wanted, threshold: 0.51 }).sentiment).toEqual({
      ...analysis.sentiment,
      class: 'neutral',
    })
    expect(applyAnalysisOptions(analysis, wanted).sentiment).toEqual(analysis.sentiment)
  })
  test('has no emotions or aspects where those are off', () =>
    expect(applyAnalysisOptions(analysis, { ...wanted, emotions: false, aspects: null })).toEqual({
      ...analysis,
      emotions: {},
      aspects: [],
    }))
})
