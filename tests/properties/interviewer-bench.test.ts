// The short form of `npm run bench:interviewer`: what must hold in every conversation, by the bench's own detectors.
import { beforeAll, describe, expect, test } from 'vitest'
import { figuresOf } from '../../scripts/bench/interviewer/figures.ts'
import { flawsIn } from '../../scripts/bench/interviewer/flaws.ts'
import { measure } from '../../scripts/bench/interviewer/measure.ts'
import { plan } from '../../scripts/bench/interviewer/plan.ts'
import { play, type Played } from '../../scripts/bench/interviewer/play.ts'
import { sum } from '../../scripts/bench/interviewer/tally.ts'
import { respondentKinds } from '../../scripts/simulated-respondents/respondent.ts'

let played: Played[]
beforeAll(async () => {
  played = await play(await plan(1, 20), () => {})
})
const of = (kind: Played['kind']) => played.filter((each) => each.kind === kind)
const figures = (some: readonly Played[]) => figuresOf(sum(some.map(measure)))

test('every kind of person is heard in three languages, by all five personalities', () => {
  for (const kind of respondentKinds) expect(of(kind).length).toBeGreaterThanOrEqual(3)
  expect(new Set(played.map(({ language }) => language)).size).toBe(3)
  expect(new Set(played.map(({ session }) => session.personality)).size).toBe(5)
})

test('no budget is exceeded, and the reserve is kept', () =>
  expect(figures(played)).toMatchObject({
    tooManyQuestions: 0,
    tooManyFollowUps: 0,
    reserveBroken: 0,
    unjustifiedSkips: 0,
  }))

test('each question is one question, asked once, in the language of the person', () => {
  const grave = new Set(['repeated', 'severalQuestions', 'wrongLanguage'])
  expect(played.flatMap(flawsIn).filter(({ flaw }) => grave.has(flaw))).toEqual([])
})

test('hardly one is leading or double-barrelled', () =>
  expect(figures(played).leadingOrDouble).toBeLessThan(0.01))

test('who talks is asked about everything', () =>
  expect(figures(of('talkative')).everythingAsked).toBe(1))

test('whoever is in distress is heard', () => {
  for (const { end } of of('distressed')) expect(end.reason).toBe('distress')
})

describe('nothing is for sale', () => {
  test.each(['gibberish', 'terse', 'pasting'] as const)('of what a %s person says', (kind) =>
    expect(figures(of(kind)).qualified).toBe(0),
  )
  test('of what was said in distress, to a stop, or as an order to the machine', () => {
    const sold = played.flatMap(({ turns }) => turns.filter(({ isQualified }) => isQualified))
    expect(sold.length).toBeGreaterThan(0)
    for (const { coded } of sold) expect(coded?.intent).toBe('answer')
  })
})

test('the same people are interviewed in the same way', async () => {
  const [again] = await play((await plan(1, 20)).slice(0, 1), () => {})
  const told = ({ turns }: Played) =>
    turns.map(({ question, answer }) => [question.text, answer?.text])
  expect(told(again!)).toEqual(told(played[0]!))
})
