import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerToJudge } from '#ports/ai/assessment.ts'
import { samples } from '../../../../../tests/conformance/ai/samples.ts'
import { judgeAnswer } from './rule-based-judge.ts'

const languages = ['pt-br', 'en', 'ar'] as const
const inputOf = (language: (typeof languages)[number], over: Partial<AnswerToJudge> = {}) => ({
  goal: samples[language].goal,
  objectives: samples[language].points.map((text, n) => ({ id: `p${n}`, text })),
  language,
  ownerLanguage: language,
  question: samples[language].points[0]!,
  answer: samples[language].answer,
  kind: 'open' as const,
  intent: 'answer' as const,
  elapsedMs: null,
  others: [],
  own: [],
  ...over,
})
const qualifies = async (input: AnswerToJudge) => (await judgeAnswer(input)).qualified

// A sample has some thirty places to cut: more runs repeat them.
fc.configureGlobal({ numRuns: 30 })

describe.each(languages)('in %s', (language) => {
  const { answer, question, distress, injection } = {
    ...samples[language],
    question: samples[language].points[0]!,
  }
  const words = answer.split(' ')
  const never = async (over: Partial<AnswerToJudge>) => !(await qualifies(inputOf(language, over)))
  /** Cuts the answer anywhere between two words. */
  const cut = fc
    .nat({ max: words.length })
    .map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)

  test('a concrete answer qualifies where its duration is plausible', async () => {
    const elapsedMs = answer.length * 10
    expect(await qualifies(inputOf(language, { elapsedMs }))).toBe(true)
    expect(await never({ elapsedMs: elapsedMs - 1 })).toBe(true)
  })

  test('no text of the verdict quotes the answer', () =>
    fc.assert(
      fc.asyncProperty(cut, async ([head, tail]) => {
        const { qualification } = await judgeAnswer(
          inputOf(language, { answer: `${tail} ${head}` }),
        )
        const text = [
          ...[qualification.reason, qualification.detailedAnalysis],
          qualification.valueJustification,
        ].join(' ')
        for (let at = 0; at + 3 <= words.length; at++)
          expect(text).not.toContain(words.slice(at, at + 3).join(' '))
      }),
    ))

  test.each([
    ['distress', distress],
    ['an order to the engine', injection],
  ])('%s, at any place, is never for sale', (_, text) =>
    fc.assert(
      fc.asyncProperty(cut, ([head, tail]) => never({ answer: `${head} ${text} ${tail}` })),
    ),
  )

  test('a disguised copy is never for sale', () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat({ max: words.length - 1 }),
        fc.constantFrom('\u200b', '\u200d', '  ', '!', ' \n'),
        fc.boolean(),
        async (at, between, isLoud) => {
          const disguised = words.with(at, `${words[at]}${between}`).join(' ')
          const copy = isLoud ? disguised.toUpperCase() : disguised
          expect(await never({ answer: copy, others: ['x', answer] })).toBe(true)
        },
      ),
    ))

  test('a copy with something added is never for sale', async () =>
    expect(await never({ answer: `${question}: ${answer} 2026, ok`, others: [answer] })).toBe(true))
})

describe.each(languages)('an answer without content of its own, in %s,', (language) => {
  const { answer } = samples[language]
  const words = answer.split(' ')
  const never = async (over: Partial<AnswerToJudge>) => !(await qualifies(inputOf(language, over)))

  test('a repeated sentence is never for sale', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: words.length }),
        fc.integer({ min: 2, max: 30 }),
        async (length, times) => {
          const sentence = words.slice(0, length).join(' ').replaceAll(/[.]/g, ',')
          const repeated = Array.from({ length: times }, () => `${sentence}.`).join(' ')
          // Fewer words are not measured, and too short to be sold.
          fc.pre(sentence.split(' ').length * times >= 12)
          return never({ answer: repeated })
        },
      ),
    ))

  test('an echo of the question is never for sale', async () => {
    const { goal, points } = samples[language]
    expect(await never({ answer: `${goal} ${goal}` })).toBe(true)
    expect(await never({ answer: `${goal} ${points.join(' ')}`.padEnd(120, '!') })).toBe(true)
  })

  test('a list of key words is never for sale', async () => {
    const list = answer
      .replaceAll(/[.,،؛]/g, '')
      .split(' ')
      .join(', ')
    expect(await never({ answer: list })).toBe(true)
  })

  test('fewer than 40 characters are never for sale, nor when padded', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 39 }),
        fc.constantFrom('\u200b', ' ', '\n', '\u2060', '\u00a0'),
        (length, padding) => never({ answer: answer.slice(0, length).padEnd(400, padding) }),
      ),
    ))
})

test('key words without a sentence are never for sale', async () => {
  const answer =
    'price support cancel subscription price reasons support clients cancel price leaving annoys support app price fair reasons main'
  expect(await qualifies(inputOf('en', { answer }))).toBe(false)
})

test('filler text is never for sale', async () => {
  const lorem =
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua, because.'
  expect(await qualifies(inputOf('en', { answer: lorem }))).toBe(false)
})

test('the score of any text is in bounds, and below the threshold where it is not for sale', () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.string({ maxLength: 100 }), { maxLength: 3 }),
      async (answer, others) => {
        const { qualified, qualification } = await judgeAnswer(inputOf('en', { answer, others }))
        expect(qualification.score).toBeGreaterThanOrEqual(0)
        expect(qualification.score).toBeLessThanOrEqual(1)
        expect(qualified).toBe(qualification.score >= 0.65)
      },
    ),
  ))

test.each([
  [
    'en',
    'I left after the second invoice because the price went from 20 to 35 dollars overnight, and when I wrote to support nobody could tell me why.',
  ],
  [
    'pt-br',
    'eu saí em março, quando dobraram a mensalidade sem avisar; liguei duas vezes, fiquei quarenta minutos na linha e acabei assinando o do meu cunhado',
  ],
  [
    'ar',
    'تركت التطبيق في رمضان لأنه توقف وأنا أدفع في المحل، والزبون واقف أمامي، فدفعت من جيبي ثم لم يرجعوا لي المبلغ حتى اليوم.',
  ],
] as const)('%s: a real account qualifies', async (language, answer) =>
  expect(await qualifies(inputOf(language, { answer, elapsedMs: 30_000 }))).toBe(true),
)

test('the verdict is in the owner’s language', async () => {
  const { qualification } = await judgeAnswer(inputOf('ar', { ownerLanguage: 'en' }))
  for (const text of [qualification.reason, qualification.detailedAnalysis])
    expect(text).not.toMatch(/\p{Script=Arabic}/u)
})
