// What the policy decides only where a model read the answer and words what follows.
import { describe, expect, test } from 'vitest'
import type { ObjectiveStatus } from '#contract/events/conversation-types.ts'
import type { QuestionKind } from '#contract/survey.ts'
import {
  createPreviousQuestion,
  nextTurn,
} from '../../../tests/support/fixtures/interview-progress.ts'
import type { Interpretation } from './turn-state.ts'

const salient = { start: 20, end: 47 }
const onB = { objectiveId: 'b', ...salient }

describe('what deserves a follow-up and is about another objective', () => {
  const mention = { followUp: 'wanted', salient, evidence: [onB], isModel: true } as const
  const asked = { askedQuestions: [createPreviousQuestion('objective', 'a')], maxQuestions: 5 }
  test('is asked about with the question of that objective', () =>
    expect(nextTurn(asked, mention)).toMatchObject({
      ...{ purpose: 'objective', objectiveId: 'b', about: salient },
    }))
  test('keeps the reason of a follow-up that the owner wants', () =>
    expect(nextTurn(asked, { ...mention, trigger: 'negative' })).toMatchObject({
      ...{ objectiveId: 'b', trigger: 'negative' },
    }))
  test.each([
    [
      'it is about the objective of the question as well',
      { evidence: [onB, { ...onB, objectiveId: 'a' }] },
    ],
    ['the rules read the answer', { isModel: false }],
    ['it needs no follow-up', { followUp: 'needless' }],
  ] as const)('is not where %s', (_, over) =>
    expect(nextTurn({ ...asked, maxQuestions: 15 }, { ...mention, ...over })).not.toMatchObject({
      about: salient,
      objectiveId: 'b',
    }),
  )
  const ofThree = new Map<string, ObjectiveStatus>([
    ['a', 'partial'],
    ['b', 'touched'],
    ['c', 'untouched'],
  ])
  test('waits where a model would ask a follow-up, or about another objective', () => {
    const read = (prefers: Interpretation['prefers']) =>
      nextTurn({ ...asked, objectives: ofThree, maxQuestions: 15 }, { ...mention, prefers })
    expect(read('follow-up')).toMatchObject({ purpose: 'probe' })
    expect(read({ objectiveId: 'c' })).toMatchObject({ purpose: 'objective', objectiveId: 'c' })
    // It had its question.
    expect(read({ objectiveId: 'a' })).not.toMatchObject({ purpose: 'objective', objectiveId: 'a' })
  })
  test('is not asked again where that objective had its question', () =>
    expect(
      nextTurn(
        {
          askedQuestions: [createPreviousQuestion('objective', 'b'), ...asked.askedQuestions],
          maxQuestions: 15,
        },
        mention,
      ),
    ).toMatchObject({ purpose: 'probe', objectiveId: 'b' }))
})

describe('harm, or an offer to tell', () => {
  test('is asked about before the question of its objective, which keeps its own', () => {
    const read = { followUp: 'urgent', salient, evidence: [onB], isModel: true } as const
    const asked = [createPreviousQuestion('objective', 'a')]
    expect(nextTurn({ askedQuestions: asked, maxQuestions: 15 }, read)).toMatchObject({
      ...{ purpose: 'probe', objectiveId: 'b', about: salient },
    })
    const probed = [...asked, createPreviousQuestion('probe', 'b')]
    const objectives = new Map<string, ObjectiveStatus>([
      ['a', 'covered'],
      ['b', 'partial'],
    ])
    expect(
      nextTurn(
        { objectives, askedQuestions: probed, maxQuestions: 15 },
        { followUp: 'needless', evidence: [], isModel: true },
      ),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
  })
  const salientOfA = { salient, evidence: [{ objectiveId: 'a', ...salient }], isModel: true }
  const probed = (count: number) => [
    createPreviousQuestion('objective', 'a'),
    ...Array.from({ length: count }, () => createPreviousQuestion('probe', 'a')),
  ]
  const after = (count: number, followUp: 'urgent' | 'wanted', maxQuestions = 15) =>
    nextTurn({ askedQuestions: probed(count), maxQuestions }, { ...salientOfA, followUp })
  test('is followed up twice, or as a model prefers, and what is worth a question once, or twice while one is to spare', () => {
    expect(after(1, 'urgent')).toMatchObject({ purpose: 'probe', objectiveId: 'a', about: salient })
    expect(after(1, 'wanted', 4)).toMatchObject({ purpose: 'objective' })
    for (const maxQuestions of [5, 15])
      expect(after(1, 'wanted', maxQuestions)).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(after(2, 'wanted')).toMatchObject({ purpose: 'objective' })
    const prefers = (of: Interpretation['prefers'], maxQuestions = 15) =>
      nextTurn(
        { askedQuestions: probed(2), maxQuestions },
        { ...salientOfA, followUp: 'urgent', prefers: of },
      )
    expect(prefers('follow-up')).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(prefers('follow-up', 5)).toMatchObject({ purpose: 'objective' })
    expect(prefers({ objectiveId: 'b' })).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(after(2, 'urgent')).toMatchObject({ purpose: 'objective' })
  })
  test('of harm alone may use the question of the closing, and of one untouched objective', () => {
    const objectives = new Map<string, ObjectiveStatus>(
      ['a', 'b', 'c'].map((id) => [id, 'untouched']),
    )
    const next = (count: number, followUp: 'urgent' | 'wanted', maxQuestions: number) =>
      nextTurn(
        { objectives, askedQuestions: probed(count), maxQuestions },
        { ...salientOfA, followUp },
      )
    expect(next(0, 'urgent', 4)).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(next(0, 'wanted', 4)).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(next(1, 'urgent', 5)).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(next(1, 'urgent', 4)).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(next(0, 'urgent', 3)).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(next(0, 'urgent', 2)).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
  })
  test('does so late in an interview, too, after earlier follow-ups, and not twice in a row', () => {
    const objectives = new Map<string, ObjectiveStatus>([
      ['a', 'covered'],
      ['b', 'touched'],
      ['c', 'untouched'],
      ['d', 'untouched'],
    ])
    const asked = [...probed(1), createPreviousQuestion('objective', 'b')]
    const read = { ...salientOfA, evidence: [onB] }
    const next = (followUp: 'urgent' | 'wanted', askedQuestions = asked) =>
      nextTurn({ objectives, askedQuestions, maxQuestions: 5 }, { ...read, followUp })
    expect(next('urgent')).toMatchObject({ purpose: 'probe', objectiveId: 'b' })
    expect(next('wanted')).toMatchObject({ purpose: 'objective', objectiveId: 'c' })
    const again = [...probed(0), asked[2]!, createPreviousQuestion('probe', 'b')]
    expect(next('urgent', again)).toMatchObject({ purpose: 'objective', objectiveId: 'c' })
  })
  test('comes before the closing as often as follow-ups are allowed', () => {
    const covered = new Map<string, ObjectiveStatus>([['a', 'covered']])
    const next = (count: number, followUp: 'urgent' | 'wanted' | 'needless') =>
      nextTurn(
        { objectives: covered, askedQuestions: probed(count), maxQuestions: 9 },
        { ...salientOfA, followUp },
      )
    expect(next(2, 'urgent')).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(next(2, 'wanted')).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(next(2, 'needless')).toMatchObject({ purpose: 'closing' })
    expect(next(3, 'urgent')).toMatchObject({ purpose: 'closing' })
  })
  test('may use the question of an objective that was mentioned, what is notable only of one answered in part', () => {
    const read = (followUp: 'urgent' | 'wanted', status: ObjectiveStatus) => {
      const objectives = new Map<string, ObjectiveStatus>([
        ['a', 'untouched'],
        ['b', status],
      ])
      const last = { objectives, askedQuestions: probed(0), maxQuestions: 3 }
      return nextTurn(last, { ...salientOfA, followUp })
    }
    for (const [followUp, status] of [
      ['urgent', 'touched'],
      ['urgent', 'partial'],
      ['wanted', 'partial'],
    ] as const)
      expect(read(followUp, status)).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(read('wanted', 'touched')).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
  })
})

describe('with a model', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const untouched = new Map<string, ObjectiveStatus>(ids.map((id) => [id, 'untouched']))
  const evidence = [{ objectiveId: 'a', ...salient }]
  test('what is notable is asked about while a question is to spare, also of a covered objective', () => {
    const read = {
      ...({ isModel: true, followUp: 'wanted', salient, evidence } as const),
      coverage: [{ objectiveId: 'a', status: 'covered' }],
    } as const
    const asked = [createPreviousQuestion('opening', 'a')]
    const next = (maxQuestions: number) =>
      nextTurn({ objectives: untouched, askedQuestions: asked, maxQuestions }, read)
    expect(next(8)).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(next(7)).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
  })
  test('objectives keep their order where each has a question', () => {
    const objectives = new Map<string, ObjectiveStatus>([...untouched, ['b', 'touched']])
    const given = { objectives, askedQuestions: [createPreviousQuestion('opening', 'a')] }
    const read = { followUp: 'needless', evidence: [] } as const
    const next = (maxQuestions: number, isModel: boolean) =>
      nextTurn({ ...given, maxQuestions }, { ...read, isModel })
    expect(next(12, true)).toMatchObject({ objectiveId: 'b' })
    expect(next(12, false)).toMatchObject({ objectiveId: 'c' })
    expect(next(5, true)).toMatchObject({ objectiveId: 'c' })
  })
  test('a follow-up asks for what happened before it asks for what changed', () =>
    expect(
      nextTurn(
        { askedQuestions: [createPreviousQuestion('objective', 'a')], maxQuestions: 15 },
        {
          isModel: true,
          followUp: 'wanted',
          salient,
          evidence,
          probes: ['idiographic', 'explanatory'],
        },
      ),
    ).toMatchObject({ probe: 'explanatory' }))
})

describe('before the closing', () => {
  const all = ['a', 'b', 'c']
  const objectives = new Map<string, ObjectiveStatus>(
    all.map((id) => [id, id === 'a' ? 'touched' : 'covered']),
  )
  const onceEach = all.map((id) => createPreviousQuestion('objective', id, 'answer'))
  const plain = { followUp: 'needless', evidence: [], isModel: true } as const
  const given = { objectives, askedQuestions: onceEach, maxQuestions: 12 }
  test('an objective of which little was said is asked about from another side', () =>
    expect(nextTurn(given, plain)).toMatchObject({ purpose: 'other-angle', objectiveId: 'a' }))
  test('one that was merely touched comes before one that was answered in part', () => {
    const askedNext = (a: ObjectiveStatus, b: ObjectiveStatus) =>
      nextTurn({ ...given, objectives: new Map([...objectives, ['a', a], ['b', b]]) }, plain)
    expect(askedNext('partial', 'touched')).toMatchObject({ objectiveId: 'b' })
    expect(askedNext('partial', 'covered')).toMatchObject({ objectiveId: 'a' })
  })
  test('one that was followed up once and answered in part is asked about from another side', () => {
    const askedQuestions = [
      createPreviousQuestion('objective', 'a', 'answer'),
      createPreviousQuestion('probe', 'a', 'answer'),
      ...onceEach.slice(1),
    ]
    const partial = new Map<string, ObjectiveStatus>([...objectives, ['a', 'partial']])
    expect(nextTurn({ ...given, askedQuestions, objectives: partial }, plain)).toMatchObject({
      ...{ purpose: 'other-angle', objectiveId: 'a' },
    })
    expect(nextTurn({ ...given, askedQuestions }, plain)).toMatchObject({ purpose: 'closing' })
  })
  test.each([
    ['the rules read the answer', {}, { isModel: false }],
    ['no question is left', { maxQuestions: 4 }, {}],
    ['there are to be no follow-ups', { maxFollowups: 0 }, {}],
    [
      'everything was answered',
      { objectives: new Map(all.map((id) => [id, 'covered'] as const)) },
      {},
    ],
    ['the person has complained', { askedQuestions: withFlag('repeats') }, {}],
    ['the person would not say more', { askedQuestions: withFlag('refuses') }, {}],
    ['little was said to a follow-up', { askedQuestions: followedUp() }, {}],
  ])('none is where %s', (_, over, read) =>
    expect(nextTurn({ ...given, ...over }, { ...plain, ...read })).toMatchObject({
      purpose: 'closing',
    }),
  )
  function withFlag(flag: 'repeats' | 'refuses') {
    return [
      createPreviousQuestion('objective', 'a', 'answer', { flags: [flag] }),
      ...onceEach.slice(1),
    ]
  }
  function followedUp() {
    return [
      createPreviousQuestion('objective', 'a', 'answer'),
      createPreviousQuestion('probe', 'a'),
      ...onceEach.slice(1),
    ]
  }
})

describe('an answer of another kind than open', () => {
  const after = (kind: QuestionKind, read: Partial<Interpretation>) =>
    nextTurn(
      {
        askedQuestions: [createPreviousQuestion('objective', 'a', null, { kind })],
        maxQuestions: 15,
      },
      { evidence: [], ...read },
    )
  test('a number or a day is followed up only where something in it is worth a question', () => {
    for (const kind of ['number', 'date'] as const) {
      expect(after(kind, { followUp: 'needless' })).toMatchObject({ objectiveId: 'b' })
      expect(after(kind, { followUp: 'wanted' })).toMatchObject({ purpose: 'probe' })
    }
  })
  test('a scale is followed up for its reason, unless the reading of a model is on its way', () => {
    expect(after('scale', { followUp: 'needless', isModel: true })).toMatchObject({
      ...{ purpose: 'probe', probe: 'descriptive', objectiveId: 'a' },
    })
    expect(after('scale', { followUp: 'needless', isGuess: true })).toMatchObject({
      ...{ purpose: 'objective', objectiveId: 'b' },
    })
  })
})
