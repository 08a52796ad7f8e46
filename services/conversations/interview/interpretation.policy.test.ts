// Interpretation of an answer: language, sentiment, probes, objectives, and the limits of an engine's coding.
import { describe, expect, test } from 'vitest'
import type { ObjectiveStatus } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { defaultSentiment, type SentimentConfig } from '#contract/survey.ts'
import { applySentimentConfig, followUpScriptFor } from './sentiment-follow-up.policy.ts'
import { statusChanges, advanceStatuses } from './objective.policy.ts'
import { rankProbes } from './probe.policy.ts'
import { groundInterpretation } from './interpretation.policy.ts'
import { nextLanguage, detectLanguage } from './answer-language.policy.ts'

describe('the language', () => {
  const detected = (text: string, language: SurveyLanguage) =>
    nextLanguage('pt-br', { text, kind: 'open', intent: 'answer', language })
  test('follows an answer clearly in another language', () => {
    expect(detected('It was too slow for what I needed and they did not help', 'en')).toBe('en')
    expect(detected('El servicio era muy lento y no me gustó lo que hicieron', 'es')).toBe('es')
    expect(detected('الخدمة كانت بطيئة جدًا', 'ar')).toBe('ar')
    expect(detected('O serviço era muito lento e não gostei', 'pt-br')).toBe('pt-br')
  })
  test('does not change after a word or two, a choice, or noise', () => {
    expect(detected('It was', 'en')).toBe('pt-br')
    expect(detected('Spotify Premium Family', 'en')).toBe('pt-br')
    const other = { text: 'It was the best of them', language: 'en' } as const
    expect(nextLanguage('pt-br', { ...other, kind: 'multiple', intent: 'answer' })).toBe('pt-br')
    expect(nextLanguage('pt-br', { ...other, kind: 'open', intent: 'injection' })).toBe('pt-br')
  })
  test('is detected from the text, regardless of the engine’s claim', () => {
    expect(detected('O serviço era muito lento e não gostei', 'en')).toBe('pt-br')
    expect(detected('It was too slow for what I needed', 'ar')).toBe('pt-br')
  })
  test('does not change for words common to two languages', () => {
    expect(detectLanguage('no por para como')).toBeUndefined()
    expect(detectLanguage('12345 🙂')).toBeUndefined()
  })
})

describe('a sentiment', () => {
  const angry = { score: -0.8, class: 'negative', confidence: 0.9 } as const
  const config = (over: Partial<SentimentConfig> = {}) => ({ ...defaultSentiment, ...over })
  const own = (over: object) =>
    config({
      questions: {
        p1: {
          enabled: true,
          aspects: [],
          followup_negative: '',
          followup_very_positive: '',
          ...over,
        },
      },
    })
  const trigger = (score: number, over: Partial<SentimentConfig> = {}) =>
    applySentimentConfig({ ...angry, score }, config(over), 'p1').trigger
  test('is followed up if it is negative or very positive', () => {
    expect(trigger(-0.3)).toBe('negative')
    expect(trigger(-0.29)).toBeNull()
    expect(trigger(0.59)).toBeNull()
    expect(trigger(0.6)).toBe('very-positive')
    expect(trigger(-1, { auto_followups: false })).toBeNull()
  })
  test('of little confidence counts as neutral', () =>
    expect(applySentimentConfig({ ...angry, confidence: 0.39 }, config(), 'p1')).toEqual({
      sentiment: { score: -0.8, class: 'neutral', confidence: 0.39 },
      trigger: null,
    }))
  test('is not analysed if the owner has disabled it', () => {
    const nothing = { sentiment: null, trigger: null }
    expect(applySentimentConfig(angry, config({ enabled: false }), 'p1')).toEqual(nothing)
    expect(applySentimentConfig(angry, own({ enabled: false }), 'p1')).toEqual(nothing)
    expect(applySentimentConfig(angry, own({ enabled: false }), null).trigger).toBe('negative')
    expect(applySentimentConfig(angry, config(), 'constructor').trigger).toBe('negative')
  })
  test('is followed up in the owner’s words: the question’s, else the survey’s', () => {
    const both = { ...own({ followup_negative: 'What hurt?' }), followup_negative: 'Why?' }
    expect(followUpScriptFor('negative', both, 'p1')).toBe('What hurt?')
    expect(followUpScriptFor('negative', both, 'p2')).toBe('Why?')
    expect(followUpScriptFor('negative', both, null)).toBe('Why?')
    expect(followUpScriptFor('very-positive', both, 'p1')).toBe('')
  })
})

describe('the choice of a probe', () => {
  const first = (text: string, over: Partial<Parameters<typeof rankProbes>[0]> = {}) =>
    rankProbes({
      text,
      kind: 'open',
      language: 'en',
      sentiment: { score: 0, class: 'neutral' },
      ...over,
    })[0]
  test.each<[string, SurveyLanguage, string]>([
    ['descriptive', 'en', 'It was slow.'],
    ['descriptive', 'en', 'We moved to another town in the spring and took a new contract.'],
    ['explanatory', 'en', 'We moved to another provider because the old contract had ended.'],
    ['clarifying', 'en', 'Well it depends on the day and on other things too.'],
    ['idiographic', 'en', 'I felt left alone by the team during all of those weeks.'],
    ['explanatory', 'pt-br', 'Acho que o aplicativo deveria abrir mais rápido de manhã.'],
    ['clarifying', 'pt-br', 'Olha, foi mais ou menos como eu esperava, sabe.'],
    ['idiographic', 'ar', 'شعرت أن الفريق لا يهتم بما أقول في كل مرة'],
    ['explanatory', 'ar', 'انتقلت إلى شركة أخرى لأن العقد القديم انتهى قبل شهر'],
    ['clarifying', 'es', 'Bueno, depende del día y de otras cosas también.'],
  ])('%s, in %s, after: %s', (kind, language, text) => expect(first(text, { language })).toBe(kind))
  test('a choice is probed for its reason, a mixed sentiment for its meaning, a strong one for personal impact', () => {
    const long = 'The delivery came on the day and the box was in good shape.'
    expect(first('7', { kind: 'scale' })).toBe('explanatory')
    expect(first(long, { sentiment: { score: 0.1, class: 'mixed' } })).toBe('clarifying')
    expect(first(long, { sentiment: { score: 0.8, class: 'positive' } })).toBe('idiographic')
  })
  test('a long answer of mixed sentiment is asked what happened', () => {
    const story =
      'The vet was lovely with him, but a big dog was loose in the waiting room and nipped his ear, and the desk said sorry about that and carried on typing.'
    expect(first(story, { sentiment: { score: -0.2, class: 'mixed' } })).toBe('descriptive')
  })
  test('every kind occurs at most once', () => {
    const all = rankProbes({
      text: 'Maybe because I felt bad',
      kind: 'open',
      language: 'en',
      sentiment: { score: -0.9, class: 'mixed' },
    })
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('an objective', () => {
  const before = new Map<string, ObjectiveStatus>([
    ['a', 'untouched'],
    ['b', 'partial'],
    ['c', 'declined'],
  ])
  const evidence = (...ids: string[]) =>
    ids.map((objectiveId) => ({ objectiveId, start: 0, end: 40 }))
  const after = (
    over: Partial<Parameters<typeof advanceStatuses>[2]>,
    asked: string | null = null,
  ) =>
    Object.fromEntries(advanceStatuses(before, asked, { intent: 'answer', evidence: [], ...over }))
  test('advances with its evidence, and never regresses', () => {
    expect(after({ evidence: evidence('a', 'b', 'c', 'z') })).toEqual({
      a: 'touched',
      b: 'partial',
      c: 'touched',
    })
    const coverage = [
      { objectiveId: 'a', status: 'covered' },
      { objectiveId: 'b', status: 'touched' },
      { objectiveId: 'c', status: 'covered' },
    ] as const
    expect(after({ evidence: evidence('a', 'b'), coverage })).toEqual({
      a: 'covered',
      b: 'partial',
      c: 'declined',
    })
  })
  test('is covered by an answer to its own question, and by no mention of a few words', () => {
    const coverage = [{ objectiveId: 'a', status: 'covered' }] as const
    const mention = [{ objectiveId: 'a', start: 10, end: 34 }]
    expect(after({ evidence: mention, coverage }, 'b')).toMatchObject({ a: 'partial' })
    expect(after({ evidence: mention, coverage }, 'a')).toMatchObject({ a: 'covered' })
    const full = [...mention, { objectiveId: 'a', start: 40, end: 90 }]
    expect(after({ evidence: full, coverage }, 'b')).toMatchObject({ a: 'covered' })
  })
  test('that was asked about is touched by any answer, and by nothing else', () => {
    expect(after({}, 'a')).toMatchObject({ a: 'touched' })
    expect(after({ intent: 'refuse' }, 'a')).toMatchObject({ a: 'untouched' })
  })
  test('is touched before any later status', () =>
    expect(
      statusChanges(
        before,
        advanceStatuses(before, null, {
          intent: 'answer',
          evidence: evidence('a', 'b'),
          coverage: [
            { objectiveId: 'a', status: 'covered' },
            { objectiveId: 'b', status: 'covered' },
          ],
        }),
      ),
    ).toEqual([
      { objectiveId: 'a', status: 'touched' },
      { objectiveId: 'a', status: 'covered' },
      { objectiveId: 'b', status: 'covered' },
    ]))
})

describe('a coding', () => {
  const span = { objectiveId: 'a', start: 0, end: 4 }
  const of = { answer: 'Slow', kind: 'open', objectiveIds: ['a'] } as const
  const read = (
    over: Partial<Parameters<typeof groundInterpretation>[0]>,
    kind: 'open' | 'scale' = 'open',
  ) =>
    groundInterpretation(
      { intent: 'answer', evidence: [span], ...over },
      { ...of, kind, objectiveIds: ['a'] },
    )
  test('is limited to quotes of the answer and existing objectives', () => {
    expect(read({}).evidence).toEqual([span])
    for (const wrong of [{ end: 5 }, { start: -1 }, { start: 4 }, { objectiveId: 'x' }])
      expect(read({ evidence: [{ ...span, ...wrong }] }).evidence).toEqual([])
  })
  test('finds no evidence in an empty answer', () => {
    for (const intent of ['injection', 'gibberish', 'off-topic', 'stop'] as const)
      expect(read({ intent }).evidence).toEqual([])
  })
  test('of a choice has the intent answer or nonresponse', () => {
    expect(read({ intent: 'gibberish' }, 'scale')).toMatchObject({ intent: 'answer' })
    expect(read({ intent: 'dont-know' }, 'scale')).toMatchObject({ intent: 'dont-know' })
  })
})
