import { describe, expect, test } from 'vitest'
import {
  createPreviousQuestion,
  nextTurn,
} from '../../../tests/support/fixtures/interview-progress.ts'

describe('a contradiction of an earlier answer', () => {
  const contradiction = { earlier: 'I live alone', now: { start: 3, end: 20 } }
  const asked = [createPreviousQuestion('objective', 'a')]
  test('is asked about, before anything else about the answer', () =>
    expect(
      nextTurn(
        { askedQuestions: asked, maxQuestions: 15 },
        { contradiction, followUp: 'needless', evidence: [] },
      ),
    ).toMatchObject({
      ...{ purpose: 'probe', probe: 'clarifying', kinds: ['open'], objectiveId: 'a' },
      ...{ about: contradiction.now, reconciles: { earlier: 'I live alone' } },
    }))
  test('is asked about after the last follow-up of its objective, unless there are to be none', () => {
    const followUps = ['a', 'a', 'a'].map((id) => createPreviousQuestion('probe', id))
    const given = { askedQuestions: [...asked, ...followUps], maxQuestions: 15 }
    const ask = (maxFollowups: number) =>
      nextTurn({ ...given, maxFollowups }, { contradiction, followUp: 'needless', evidence: [] })
    expect(ask(3)).toMatchObject({ reconciles: { earlier: 'I live alone' } })
    expect(ask(0)).not.toHaveProperty('reconciles')
  })
  test('is asked about once in an interview, and not without a spare question', () => {
    const earlier = createPreviousQuestion('probe', 'b', 'answer', { reconciles: true })
    for (const over of [
      { askedQuestions: [earlier, ...asked], maxQuestions: 15 },
      { askedQuestions: asked, maxQuestions: 3 },
    ])
      expect(nextTurn(over, { contradiction, followUp: 'needless' })).not.toHaveProperty(
        'reconciles',
      )
  })
})
