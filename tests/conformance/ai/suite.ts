// Conformance suite of the port `Ai`.
import { describe, expect, test } from 'vitest'
import type { Objective } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToAnalyse, AnswerToJudge } from '#ports/ai/assessment.ts'
import type { SentimentScore } from '#ports/ai/common.ts'
import { describeQuestions } from './questions.ts'
import { describeStructure } from './structure.ts'
import { type BriefCoverage, describeWording } from './wording.ts'
import { describeInsights } from './insights.ts'
import { type AnswerSamples, samples } from './samples.ts'

type SampleLanguage = keyof typeof samples

/** Runs the suite against an engine. */
export function describeAi(
  name: string,
  open: () => Ai,
  {
    briefs = 'combinations',
    languages = Object.keys(samples) as SampleLanguage[],
  }: { briefs?: BriefCoverage; languages?: readonly SampleLanguage[] } = {},
): void {
  describe.each(languages)(`${name} in %s`, (language) => {
    const ai = open()
    const sample = samples[language]
    const objectives: Objective[] = sample.points.map((text, n) => ({ id: `p${n}`, text }))
    const code = (answer: string) =>
      ai.code({
        question: sample.points[0]!,
        answer,
        kind: 'open',
        objectives,
        objectiveId: 'p0',
        language,
      })
    describeQuestions(ai, sample, language)
    describeStructure(ai, sample, language)
    describeCoding(code, sample, objectives)
    describeWording(ai, sample, language, objectives, briefs)
    describeVerdicts(ai, sample, language, objectives)
    describeAnalysis(ai, sample, language)
    describeInsights(ai, sample, language, objectives)
  })
}

function describeCoding(
  code: (answer: string) => ReturnType<Ai['code']>,
  sample: AnswerSamples,
  objectives: Objective[],
): void {
  test('codes an answer, with evidence that lies within it', async () => {
    const coded = await code(sample.answer)
    expect(coded.intent).toBe('answer')
    expect(coded.evidence.map(({ objectiveId }) => objectiveId)).toContain('p0')
    for (const { objectiveId, start, end } of coded.evidence) {
      expect(objectives.map(({ id }) => id)).toContain(objectiveId)
      expect(sample.answer.slice(start, end).trim()).not.toBe('')
      expect(end).toBeLessThanOrEqual(sample.answer.length)
    }
  })
  test.each([
    ['refusal', 'refuse'],
    ['stop', 'stop'],
    ['unsure', 'dont-know'],
    ['distress', 'distress'],
    ['injection', 'injection'],
    ['questionBack', 'question-back'],
  ] as const)('recognises a %s, without evidence', async (kind, intent) =>
    expect(await code(sample[kind])).toMatchObject({ intent, evidence: [] }),
  )
  test.each(['asdfghjkl', '....', 'zzzzzzz', '\u200f'])(
    'recognises %j as gibberish',
    async (answer) =>
      expect(await code(answer)).toMatchObject({ intent: 'gibberish', evidence: [] }),
  )
  test('knows of danger to the body and by a person only beside a call for help', async () => {
    for (const answer of [sample.answer, sample.refusal, sample.stop, sample.injection]) {
      const coded = await code(answer)
      expect(coded).not.toHaveProperty('medical')
      expect(coded).not.toHaveProperty('byPerson')
    }
  })
  test('scores sentiment', async () => {
    expect((await code(sample.good)).sentiment).toMatchObject({ class: 'positive' })
    expect((await code(sample.bad)).sentiment).toMatchObject({ class: 'negative' })
    expect((await code('👍')).sentiment.score).toBeGreaterThan(0)
  })
  test('scores negation', async () => {
    expect((await code(sample.notGood)).sentiment.class).toBe('negative')
    expect((await code(sample.notBad)).sentiment.class).not.toBe('negative')
  })
  test('accepts any text', async () => {
    for (const answer of ['a'.repeat(4000), '🙂'.repeat(500), '\ud800', '‮abc', '?؟!', ' '])
      expectSentimentInBounds((await code(answer)).sentiment)
  })
  test('has its provenance', async () =>
    expect((await code(sample.answer)).provenance.engine).not.toBe(''))
}

function describeVerdicts(
  ai: Ai,
  sample: AnswerSamples,
  language: SurveyLanguage,
  objectives: Objective[],
): void {
  const input = (over: Partial<AnswerToJudge> = {}): AnswerToJudge => ({
    goal: sample.goal,
    objectives,
    language,
    ownerLanguage: language,
    question: sample.points[0]!,
    answer: sample.answer,
    kind: 'open',
    intent: 'answer',
    elapsedMs: 20_000,
    others: [],
    own: [],
    ...over,
  })
  test('qualifies a concrete answer', async () => {
    const { qualified, qualification } = await ai.judge(input())
    expect(qualified).toBe(true)
    expect(qualification.score).toBeGreaterThanOrEqual(0.65)
    expect(qualification.rubricVersion).not.toBe('')
  })
  test('gives reasons without quoting the answer', async () => {
    const { qualification } = await ai.judge(input())
    for (const text of [qualification.reason, qualification.valueJustification])
      expect(text).not.toContain(sample.quote)
  })
  test.each<[string, Partial<AnswerToJudge>]>([
    ['fewer than 40 characters', { answer: sample.answer.slice(0, 39) }],
    ['a copy of another', { others: [sample.answer] }],
    ['a copy of the person’s own answer', { own: [sample.answer] }],
    ['a copy in capitals', { answer: sample.answer.toUpperCase(), others: ['…', sample.answer] }],
    ['a repeated sentence', { answer: `${sample.quote}. `.repeat(12) }],
    ['an echo of the question', { answer: `${sample.goal} ${sample.points.join(' ')}` }],
    ['a list of words', { answer: sample.answer.split(/[\s.,،]+/).join(', ') }],
    ['gibberish', { answer: 'asdf ghjk '.repeat(20), intent: 'gibberish' }],
    ['an injection', { answer: `${sample.injection} ${sample.answer}`, intent: 'injection' }],
    [
      'an injection that was coded as an answer',
      { answer: `${sample.injection} ${sample.answer}` },
    ],
    ['a person in distress', { answer: `${sample.distress} ${sample.answer}`, intent: 'distress' }],
    ['an answer faster than the question can be read', { elapsedMs: 20 }],
    [
      'an answer faster than it can be typed or spoken',
      { answer: `${sample.answer} 1`, elapsedMs: 1_000 },
    ],
  ])('never qualifies %s', async (_, over) => {
    const { qualified, qualification } = await ai.judge(input(over))
    expect(qualified).toBe(false)
    expect(qualification.score).toBeLessThan(0.65)
  })
}

function describeAnalysis(ai: Ai, sample: AnswerSamples, language: SurveyLanguage): void {
  const analysed = (over: Partial<AnswerToAnalyse> = {}) =>
    ai.analyse({
      ...{ question: sample.points[0]!, answer: sample.answer, kind: 'open', language },
      ownerLanguage: language,
      ...{ emotions: true, aspects: [], ...over },
    })
  test('returns shares and scores within their bounds', async () => {
    const { emotions, aspects, sentiment } = await analysed()
    const shares = Object.values(emotions)
    const total = shares.reduce((sum, share) => sum + share, 0)
    expect(total).toBeCloseTo(shares.length > 0 ? 1 : 0, 1)
    expectSentimentInBounds(sentiment)
    for (const { name, sentiment: feeling } of aspects) {
      expect(sample.answer.toLowerCase()).toContain(name)
      expect(Math.abs(feeling)).toBeLessThanOrEqual(1)
    }
  })
  test('finds a keyword, named as by the owner', async () => {
    const { aspects } = await analysed({ aspects: [sample.keyword, 'xylophone'] })
    const keywords = aspects.filter(({ source }) => source === 'keyword')
    expect(keywords.map(({ name }) => name)).toEqual([sample.keyword])
  })
  test('leaves out what is not requested', async () =>
    expect(await analysed({ emotions: false, aspects: null })).toMatchObject({
      ...{ emotions: {}, aspects: [] },
    }))
  test('explains in the answer’s language, without quoting the answer', async () => {
    const { explanation } = await analysed()
    expect(explanation).not.toBe('')
    expect(/\p{Script=Arabic}/u.test(explanation)).toBe(language === 'ar')
    expect(explanation).not.toContain(sample.quote)
  })
}

function expectSentimentInBounds({ score, confidence }: SentimentScore): void {
  expect(Math.abs(score)).toBeLessThanOrEqual(1)
  expect(confidence).toBeGreaterThanOrEqual(0)
  expect(confidence).toBeLessThanOrEqual(1)
}
