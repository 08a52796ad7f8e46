import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import {
  createInterpretation,
  createPreviousQuestion,
  createProgress,
  nextTurn,
} from '../../../tests/support/fixtures/interview-progress.ts'
import { decideTurn } from './turn.policy.ts'
import type { Interpretation } from './turn-state.ts'

const message = (tier: 'distress' | 'concern', medical = false) =>
  createPreviousQuestion('support', null, null, { help: { tier, medical, lines: [] } })
const opening = createPreviousQuestion('opening', null, 'answer')
const onA = [opening, createPreviousQuestion('objective', 'a')]
const inDistress = [opening, createPreviousQuestion('objective', 'a', 'distress')]
const inConcern = [opening, createPreviousQuestion('objective', 'a', 'concern')]
const afterDistress = [...inDistress, message('distress')]
const afterConcern = [...inConcern, message('concern')]

describe('an answer that calls for help', () => {
  test.each(['distress', 'concern'] as const)('is followed by a message: %s', (intent) =>
    expect(nextTurn({ askedQuestions: onA }, { intent, isMedical: true })).toEqual({
      ...{ kind: 'support', reason: intent, earlier: 0 },
      need: { tier: intent, isMedical: true },
    }),
  )
  test('closes the objective that was asked about', () => {
    const turn = decideTurn(
      createProgress({ askedQuestions: onA }),
      createInterpretation({ intent: 'distress' }),
    )
    expect(turn.objectives).toEqual([{ objectiveId: 'a', status: 'declined' }])
  })
  test('in reply to a message closes what it names', () => {
    const { objectives, next } = decideTurn(
      createProgress({
        askedQuestions: afterConcern,
        objectives: new Map(['a', 'b', 'c'].map((id) => [id, 'untouched'] as const)),
      }),
      createInterpretation({ intent: 'concern', named: ['b'], reply: 'go-on' }),
    )
    expect(objectives).toEqual([{ objectiveId: 'b', status: 'declined' }])
    expect(next).toMatchObject({ kind: 'ask', objectiveId: 'c' })
  })
  test('is never probed for its sentiment or its evidence', () => {
    const read = {
      intent: 'concern' as const,
      trigger: 'negative' as const,
      evidence: [{ objectiveId: 'a', start: 0, end: 40 }],
    }
    expect(nextTurn({ askedQuestions: onA }, read)).toMatchObject({ kind: 'support' })
  })
  test('is followed by a message after the last question and after the closing too', () => {
    const closing = [...onA, createPreviousQuestion('closing')]
    for (const over of [{ askedQuestions: onA, maxQuestions: 2 }, { askedQuestions: closing }])
      expect(nextTurn(over, { intent: 'distress' })).toMatchObject({ kind: 'support' })
  })
})

describe('distress that a model read', () => {
  const care = 'That is a lot to carry.'
  const distress = { intent: 'distress', isModel: true, care } as const
  const planned = (over: Partial<Interpretation>) =>
    nextTurn({ askedQuestions: onA }, { ...distress, ...over })
  test('is met in the words of the model', () =>
    expect(planned({})).toMatchObject({ kind: 'support', reason: 'distress', care }))
  test.each([
    ['asks something', 'question', 'reply'],
    ['says that somebody is coming', 'other', 'wait'],
    ['asks what to do about the body', 'question', 'reply'],
  ] as const)('a reply that %s is met in the words of the model', (what, reply, reason) => {
    const isMedical = what.includes('body')
    const read = { intent: 'answer', isModel: true, isMedical, reply, care } as const
    expect(nextTurn({ askedQuestions: afterDistress }, read)).toMatchObject({ reason, care })
  })
  test('also where the answers tell of a child in danger', () =>
    expect(planned({ isChild: true })).toMatchObject({ care }))
  test('continues while the model has words, for many messages', () => {
    const messages = Array.from({ length: limits.support.maxMessages }, () => afterDistress.at(-1)!)
    const askedQuestions = [...afterDistress.slice(0, -1), ...messages]
    const reply = { intent: 'dont-know', isModel: true, reply: 'other' } as const
    expect(nextTurn({ askedQuestions }, { ...reply, care })).toMatchObject({
      kind: 'support',
      care,
    })
    expect(nextTurn({ askedQuestions }, reply)).toMatchObject({ kind: 'complete' })
  })
  test('also where the body is in danger', () =>
    expect(planned({ isMedical: true })).toMatchObject({ care, need: { isMedical: true } }))
  test('brings fixed texts alone where the rules alone read the answer', () =>
    expect(planned({ isModel: false })).not.toHaveProperty('care'))
})

describe('a worry that a model read', () => {
  const progress = createProgress({ askedQuestions: onA })
  const care = 'That is a lot to carry. Is somebody with you?'
  const worry = { intent: 'concern', isModel: true, care } as const
  const onB = [
    ...[opening, createPreviousQuestion('objective', 'a', 'concern', { isReadByModel: true })],
    createPreviousQuestion('objective', 'b'),
  ]
  test('is met in the words of the model', () =>
    expect(nextTurn({ askedQuestions: onA }, worry)).toEqual({
      ...{ kind: 'support', reason: 'concern', earlier: 0, care },
      need: { tier: 'concern', isMedical: false },
    }))
  test('is so, too, where it is about the body', () =>
    expect(nextTurn({ askedQuestions: onA }, { ...worry, isMedical: true })).toMatchObject({
      ...{ care, need: { isMedical: true } },
    }))
  test.each<[string, Partial<Interpretation>]>([
    ['the answers tell of a child in danger', { isChild: true }],
    ['the rules alone read the answer', { isModel: false }],
    ['the model has none', { care: undefined }],
  ])('brings the fixed message where %s', (_, over) => {
    const next = nextTurn({ askedQuestions: onA }, { ...worry, ...over })
    expect(next).toMatchObject({ kind: 'support', reason: 'concern' })
    expect(next).not.toHaveProperty('care')
  })
  test('brings the fixed message after distress that no message has answered', () => {
    const askedQuestions = [...inDistress, createPreviousQuestion('objective', 'b')]
    const next = nextTurn({ askedQuestions }, worry)
    expect(next).toMatchObject({ kind: 'support', reason: 'concern' })
    expect(next).not.toHaveProperty('care')
  })
  test('is met once: another is followed by a question', () => {
    const askedQuestions = [...afterConcern, createPreviousQuestion('objective', 'b')]
    expect(nextTurn({ askedQuestions }, worry)).toMatchObject({ kind: 'ask', isResumption: true })
  })
  test('ends where the respondent wants to stop', () =>
    expect(nextTurn({ askedQuestions: onA }, { ...worry, wantsToStop: true })).toEqual({
      ...{ kind: 'complete', reason: 'stopped' },
    }))
  test('leaves room for what other answers mentioned, as distress does, unlike a call that the rules read', () => {
    const mentioned = new Map([
      ['a', 'covered'],
      ['b', 'covered'],
      ['c', 'touched'],
    ] as const)
    const over = { askedQuestions: onB, objectives: mentioned }
    expect(nextTurn(over, { followUp: 'needless' })).toMatchObject({ objectiveId: 'c' })
    const [first, , last] = onB
    const nextAfter = (intent: 'concern' | 'distress', isReadByModel: boolean) => {
      const call = createPreviousQuestion('objective', 'a', intent, { isReadByModel })
      const askedQuestions = [first!, call, last!]
      return nextTurn({ ...over, askedQuestions }, { followUp: 'needless' })
    }
    expect(nextAfter('distress', true)).toMatchObject({ objectiveId: 'c' })
    expect(nextAfter('distress', false)).toMatchObject({ purpose: 'closing' })
    expect(nextAfter('concern', false)).toMatchObject({ purpose: 'closing' })
  })
  test('closes nothing: what it names is asked about later', () =>
    expect(
      decideTurn(
        progress,
        createInterpretation({ intent: 'concern', isModel: true, named: ['a', 'b'] }),
      ).objectives,
    ).toEqual([{ objectiveId: 'a', status: 'touched' }]))
  test('is followed by a question from another side about what was asked, once', () => {
    const reply = { reply: 'go-on', isModel: true } as const
    expect(nextTurn({ askedQuestions: afterConcern }, reply)).toMatchObject({
      ...{ purpose: 'other-angle', objectiveId: 'a', isResumption: true },
    })
    for (const over of [
      { askedQuestions: afterDistress },
      { askedQuestions: [...inDistress.slice(1), ...afterConcern] },
      { askedQuestions: afterConcern, maxFollowups: 0 },
      { askedQuestions: afterConcern, maxQuestions: 4 },
    ])
      expect(nextTurn(over, reply)).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(nextTurn({ askedQuestions: afterConcern }, { reply: 'go-on' })).toMatchObject({
      ...{ purpose: 'objective', objectiveId: 'b' },
    })
  })
})

describe('after a message', () => {
  test('a question is answered, and the survey waits', () =>
    expect(nextTurn({ askedQuestions: afterDistress }, { reply: 'question' })).toEqual({
      ...{ kind: 'support', reason: 'reply', earlier: 1 },
      need: { tier: 'distress', isMedical: false },
    }))
  test('the rest can be left for later', () =>
    expect(nextTurn({ askedQuestions: afterConcern }, { reply: 'later' })).toMatchObject({
      ...{ kind: 'support', reason: 'later', need: { tier: 'concern', isMedical: false } },
    }))
  test('anything else is met with patience', () =>
    expect(nextTurn({ askedQuestions: afterDistress }, { reply: 'other' })).toMatchObject({
      ...{ kind: 'support', reason: 'wait' },
    }))
  test('the kind of danger is remembered', () =>
    expect(
      nextTurn(
        { askedQuestions: [...inDistress, message('distress', true)] },
        { reply: 'question' },
      ),
    ).toMatchObject({ need: { tier: 'distress', isMedical: true } }))
  test('concern again is met by the next objective, without help lines', () => {
    const askedQuestions = [
      ...afterConcern,
      { ...createPreviousQuestion('objective', 'b'), intent: null },
    ]
    expect(nextTurn({ askedQuestions }, { intent: 'concern' })).not.toMatchObject({
      kind: 'support',
    })
  })
  test('distress after concern is met by its own message', () =>
    expect(nextTurn({ askedQuestions: afterConcern }, { intent: 'distress' })).toMatchObject({
      ...{ kind: 'support', reason: 'distress' },
    }))
  test('distress is met each time', () => {
    const read = { intent: 'distress' } as const
    expect(nextTurn({ askedQuestions: onA }, read)).toMatchObject({ kind: 'support' })
    expect(nextTurn({ askedQuestions: afterDistress }, read)).toMatchObject({ kind: 'support' })
  })
  test.each(['distress', 'concern'] as const)('a wish to stop beside it ends: %s', (intent) =>
    expect(nextTurn({ askedQuestions: onA }, { intent, wantsToStop: true })).toEqual({
      ...{ kind: 'complete', reason: intent === 'distress' ? 'distress' : 'stopped' },
    }),
  )
  test('distress again is met again, in other words', () =>
    expect(nextTurn({ askedQuestions: afterDistress }, { intent: 'distress' })).toMatchObject({
      ...{ kind: 'support', reason: 'distress', earlier: 1 },
    }))
  test.each([
    [afterDistress, 'distress'],
    [afterConcern, 'stopped'],
  ] as const)('a wish to stop ends the conversation', (askedQuestions, reason) =>
    expect(nextTurn({ askedQuestions }, { intent: 'stop', reply: 'stop' })).toEqual({
      ...{ kind: 'complete', reason },
    }),
  )
  test('a wish to continue leads to the next objective, never back to the answer', () =>
    expect(nextTurn({ askedQuestions: afterDistress }, { reply: 'go-on' })).toMatchObject({
      ...{ purpose: 'objective', objectiveId: 'b', about: null, trigger: null },
      ...{ kinds: ['open'], isResumption: true },
    }))
  test('continuing after the last question completes the conversation normally', () => {
    const over = { askedQuestions: afterDistress, maxQuestions: 2 }
    expect(nextTurn(over, { reply: 'go-on' })).toEqual({ kind: 'complete', reason: 'budget' })
    const done = new Map([
      ['a', 'declined'],
      ['b', 'covered'],
    ] as const)
    expect(nextTurn({ ...over, objectives: done }, { reply: 'go-on' })).toEqual({
      ...{ kind: 'complete', reason: 'covered' },
    })
  })
  test('a conversation that went on is completed normally', () => {
    const rest = [
      createPreviousQuestion('objective', 'b', 'answer'),
      createPreviousQuestion('closing'),
    ]
    const objectives = new Map([
      ['a', 'declined'],
      ['b', 'covered'],
    ] as const)
    const before = [...inDistress, { ...message('distress'), intent: 'answer' as const }]
    expect(nextTurn({ objectives, askedQuestions: [...before, ...rest] })).toEqual({
      ...{ kind: 'complete', reason: 'covered' },
    })
  })
})

describe('messages', () => {
  test('are not among the questions of the budget', () => {
    const replied = { ...message('concern'), intent: 'answer' as const }
    const asked = [...inConcern, replied, createPreviousQuestion('objective', 'b')]
    const over = { askedQuestions: asked, maxQuestions: 4 }
    expect(nextTurn(over, { intent: 'answer' })).toMatchObject({ kind: 'ask' })
  })
  test('are limited: then the conversation ends', () => {
    const { maxMessages } = limits.support
    const say = (count: number) => [
      ...inDistress,
      ...Array.from({ length: count }, () => message('distress')),
    ]
    for (const read of [{ intent: 'distress' }, { reply: 'question' }] as const) {
      expect(nextTurn({ askedQuestions: say(maxMessages - 1) }, read)).toMatchObject({
        ...{ kind: 'support', earlier: maxMessages - 1 },
      })
      expect(nextTurn({ askedQuestions: say(maxMessages) }, read)).toEqual({
        ...{ kind: 'complete', reason: 'distress' },
      })
    }
  })
  test('and their replies are no sign of fatigue', () => {
    const replied = { ...message('concern'), intent: 'off-topic' as const }
    const asked = [
      ...inConcern,
      replied,
      replied,
      replied,
      createPreviousQuestion('objective', 'b'),
    ]
    expect(nextTurn({ askedQuestions: asked }, { intent: 'off-topic' })).toMatchObject({
      purpose: 'clarify',
    })
  })
})

describe('an answer about a loss', () => {
  const condolence = 'I am very sorry about your brother.'
  test('is followed by another objective that refers to nothing, never by a probe or help lines', () =>
    expect(nextTurn({ askedQuestions: onA }, { condolence, flags: ['loss'] })).toMatchObject({
      ...{ kind: 'ask', purpose: 'objective', objectiveId: 'b', about: null },
      isResumption: true,
    }))
  test('is an ordinary one for a model, which has its own words for it', () =>
    expect(
      nextTurn({ askedQuestions: onA }, { condolence, flags: ['loss'], isModel: true }),
    ).not.toHaveProperty('isResumption'))
  test('ends the conversation where the respondent wants to stop', () =>
    expect(nextTurn({ askedQuestions: onA }, { intent: 'stop', condolence })).toEqual({
      ...{ kind: 'complete', reason: 'stopped' },
    }))
})
