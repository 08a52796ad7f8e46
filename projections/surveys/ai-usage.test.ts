import { describe, expect, test } from 'vitest'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { aiUsage } from './ai-usage.projection.ts'

const offline = {
  engine: 'offline',
  model: 'rules',
  promptVersion: '1',
  latencyMs: 2,
  tokensIn: 0,
  tokensOut: 0,
}
const priced = {
  engine: 'openai',
  model: 'large',
  promptVersion: '7',
  latencyMs: 800,
  tokensIn: 900,
  tokensOut: 60,
  costUsd: 0.0015,
}
const { costUsd: _, ...unpriced } = { ...priced, model: 'own' }
const made = (type: string, provenance: object, surveyId?: string) =>
  decodedEvent({ type, data: { provenance } } as never, { meta: surveyId ? { surveyId } : {} })

test('calls, tokens, time and cost add up by step, engine and model', () =>
  givenRows(
    aiUsage,
    made('QuestionAsked', offline, 's1'),
    made('QuestionAsked', priced, 's1'),
    made('GuardTripped', priced, 's1'),
    made('AnswerCoded', priced, 's1'),
  ).areRows({
    surveyId: 's1',
    fallbacks: 0,
    lines: [
      { ...sum('word', 'offline', 'rules'), calls: 1, latencyMs: 2 },
      {
        ...sum('word', 'openai', 'large'),
        calls: 2,
        tokensIn: 1_800,
        tokensOut: 120,
        costUsd: 0.003,
        pricedCalls: 2,
        latencyMs: 1_600,
      },
      {
        ...sum('code', 'openai', 'large'),
        calls: 1,
        tokensIn: 900,
        tokensOut: 60,
        costUsd: 0.0015,
        pricedCalls: 1,
        latencyMs: 800,
      },
    ],
  }))

test('a call without a price is not counted as priced', () => {
  const [row] = givenRows(aiUsage, made('ResponseAnalysed', unpriced, 's1')).rows()
  expect(row?.lines).toMatchObject([{ step: 'analyse', calls: 1, costUsd: 0, pricedCalls: 0 }])
})

describe.each([
  ['QuestionAsked', 'word'],
  ['GuardTripped', 'word'],
  ['AnswerCoded', 'code'],
  ['ResponseAnalysed', 'analyse'],
  ['ResponseQualified', 'judge'],
  ['ResponseNotQualified', 'judge'],
  ['ResponsesDigested', 'digest'],
  ['InsightsGenerated', 'report'],
])('%s', (type, step) => {
  test(`is the step ${step} of its survey`, () => {
    const rows = givenRows(aiUsage, made(type, priced, 's1'), made(type, priced, 's2')).rows()
    expect(rows).toMatchObject([
      { surveyId: 's1', lines: [{ step, calls: 1 }] },
      { surveyId: 's2', lines: [{ step, calls: 1 }] },
    ])
  })
})

test('fallbacks are counted', () => {
  const fallback = made('FallbackUsed', offline, 's1')
  givenRows(aiUsage, fallback, fallback).areRows({ fallbacks: 2, lines: [] })
})

test('questions in the owner’s words are not counted', () => {
  const own = made('QuestionAsked', { ...offline, engine: 'owner', model: 'script' }, 's1')
  givenRows(aiUsage, own).areRows()
  const [row] = givenRows(aiUsage, made('AnswerCoded', offline, 's1'), own).rows()
  expect(row?.lines).toMatchObject([{ step: 'code', calls: 1 }])
})

test('events without a survey are ignored', () =>
  givenRows(aiUsage, made('QuestionAsked', priced)).areRows())

test('the topic is that of the survey’s usage', () => {
  const [row] = givenRows(aiUsage, made('QuestionAsked', priced, 's1')).rows()
  expect(aiUsage.topics?.(row!)).toEqual(['ai-usage:s1'])
})

function sum(step: string, engine: string, model: string) {
  const none = { calls: 0, tokensIn: 0, tokensOut: 0, costUsd: 0, pricedCalls: 0, latencyMs: 0 }
  return { step: step as 'word', engine, model, ...none }
}
