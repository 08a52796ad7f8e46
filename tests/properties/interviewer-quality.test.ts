// A short `npm run bench:interviewer`: invariants of every conversation, checked by the bench's detectors.
import { beforeAll, describe, expect, test } from 'vitest'
import { figuresOf } from '../../scripts/lib/bench/interviewer/figures.ts'
import { findFlaws } from '../../scripts/lib/bench/interviewer/question-flaws.ts'
import { measureInterview } from '../../scripts/lib/bench/interviewer/measure-interview.ts'
import { planInterviews } from '../../scripts/lib/bench/interviewer/plan-interviews.ts'
import {
  runInterviews,
  type InterviewResult,
} from '../../scripts/lib/bench/interviewer/run-interviews.ts'
import { sumCounts } from '../../scripts/lib/bench/interviewer/interview-counts.ts'
import { respondentKinds } from '../../scripts/lib/simulated-respondents/respondent-kinds.ts'

let conversations: InterviewResult[]
beforeAll(async () => {
  conversations = await runInterviews(await planInterviews(1, 20), () => {})
})
const ofKind = (kind: InterviewResult['kind']) => conversations.filter((each) => each.kind === kind)
const figures = (some: readonly InterviewResult[]) =>
  figuresOf(sumCounts(some.map(measureInterview)))

test('every kind of respondent is covered in three languages, by all five personalities', () => {
  for (const kind of respondentKinds) expect(ofKind(kind).length).toBeGreaterThanOrEqual(3)
  expect(new Set(conversations.map(({ language }) => language)).size).toBe(3)
  expect(new Set(conversations.map(({ session }) => session.personality)).size).toBe(5)
})

test('no budget is exceeded, and the reserve is kept', () =>
  expect(figures(conversations)).toMatchObject({
    tooManyQuestions: 0,
    tooManyFollowUps: 0,
    reserveBroken: 0,
    unjustifiedSkips: 0,
  }))

test('each question is one question, asked once, in the respondent’s language', () => {
  const grave = new Set(['repeated', 'severalQuestions', 'wrongLanguage'])
  expect(conversations.flatMap(findFlaws).filter(({ flaw }) => grave.has(flaw))).toEqual([])
})

test('few are leading or double-barrelled', () =>
  expect(figures(conversations).leadingOrDouble).toBeLessThan(0.01))

test('talkative respondents are asked about everything', () =>
  expect(figures(ofKind('talkative')).everythingAsked).toBe(1))

test('distress is detected', () => {
  for (const { end } of ofKind('distressed')) expect(['distress', 'stopped']).toContain(end.reason)
})

describe('no answer is for sale', () => {
  test.each(['gibberish', 'terse', 'pasting'] as const)('of what a %s person says', (kind) =>
    expect(figures(ofKind(kind)).qualified).toBe(0),
  )
  test('that expresses distress, a wish to stop, or a prompt injection', () => {
    const sold = conversations.flatMap(({ turns }) =>
      turns.filter(({ isQualified }) => isQualified),
    )
    expect(sold.length).toBeGreaterThan(0)
    for (const { coded } of sold) expect(coded?.intent).toBe('answer')
  })
})

test('the same respondents get the same interviews', async () => {
  const [again] = await runInterviews((await planInterviews(1, 20)).slice(0, 1), () => {})
  const summary = ({ turns }: InterviewResult) =>
    turns.map(({ question, answer }) => [question.text, answer?.text])
  expect(summary(again!)).toEqual(summary(conversations[0]!))
})
