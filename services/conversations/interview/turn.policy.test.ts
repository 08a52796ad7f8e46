import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ObjectiveStatus } from '#contract/events/conversation-types.ts'
import { FollowUpReason, Intent, ProbeKind } from '#contract/events/conversation-types.ts'
import { limits } from '#contract/limits.ts'
import {
  createPreviousQuestion,
  nextTurn,
  createProgress,
  createInterpretation,
  type PreviousQuestion,
} from '../../../tests/support/fixtures/interview-progress.ts'
import { planOpening, decideTurn } from './turn.policy.ts'
import type { Interpretation, PlannedQuestion, PlannedSupport, Turn } from './turn-state.ts'

describe('the opening', () => {
  test('is about the first objective', () =>
    expect(planOpening(createProgress({ askedQuestions: [] }))).toMatchObject({
      purpose: 'opening',
      objectiveId: 'a',
    }))
})

describe('an engine that says whether a follow-up is worth a question', () => {
  const after = (
    followUp: Interpretation['followUp'],
    purpose: PreviousQuestion['purpose'] = 'objective',
  ) =>
    nextTurn(
      { askedQuestions: [createPreviousQuestion(purpose, 'a')], maxQuestions: 15 },
      {
        evidence: [{ objectiveId: 'a', start: 0, end: 60 }],
        followUp,
        salient: { start: 2, end: 9 },
      },
    )
  test('gets one on what it names, and none on an answer that is full', () => {
    expect(after('wanted')).toMatchObject({ purpose: 'probe', about: { start: 2, end: 9 } })
    expect(after('optional')).toMatchObject({ purpose: 'probe' })
    expect(after('needless')).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
  })
  test('gets none after a follow-up', () =>
    expect(after('wanted', 'probe')).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
})

describe('after an answer', () => {
  test('a short reply to a follow-up ends its objective', () => {
    const alone = new Map([['a', 'untouched' as const]])
    const [short, long] = [
      { start: 0, end: 7 },
      { start: 0, end: 60 },
    ].map((span) =>
      nextTurn(
        {
          objectives: alone,
          askedQuestions: [
            createPreviousQuestion('objective', 'a'),
            createPreviousQuestion('probe', 'a'),
          ],
        },
        { evidence: [{ objectiveId: 'a', ...span }] },
      ),
    )
    expect(short).toMatchObject({ purpose: 'closing' })
    expect(long).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
  })
  test('after two unknown answers in a row the next objective follows', () =>
    expect(
      nextTurn(
        {
          askedQuestions: [
            createPreviousQuestion('other-angle', null, 'dont-know'),
            createPreviousQuestion('objective', 'a'),
          ],
        },
        { intent: 'dont-know' },
      ),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
  test('a nonresponse option ends its objective', () => {
    const chosen = createPreviousQuestion('objective', 'a', null, { kind: 'multiple' })
    const turn = decideTurn(
      createProgress({ askedQuestions: [chosen] }),
      createInterpretation({ intent: 'dont-know' }),
    )
    expect(turn.next).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(turn.objectives).toEqual([{ objectiveId: 'a', status: 'declined' }])
  })
  test('no answer replaces the closing question', () => {
    const last = {
      maxQuestions: 3,
      askedQuestions: [createPreviousQuestion('opening'), createPreviousQuestion('objective', 'a')],
    }
    const objectives = new Map([['a', 'touched' as const]])
    for (const intent of ['off-topic', 'dont-know', 'gibberish'] as const)
      expect(nextTurn({ ...last, objectives }, { intent })).toMatchObject({ purpose: 'closing' })
  })
})

describe('a follow-up', () => {
  test('on a sentiment comes first, with the words that express it', () => {
    const felt = {
      trigger: 'negative',
      evidence: [{ objectiveId: 'a', start: 3, end: 9 }],
      probes: ['idiographic', 'descriptive'],
    } as const
    const onA = [createPreviousQuestion('opening'), createPreviousQuestion('objective', 'a')]
    // Ahead of its turn: with one to spare for two objectives, none would be due. The closing is reserved.
    const tight = { maxQuestions: 5, askedQuestions: onA }
    expect(nextTurn(tight)).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(nextTurn(tight, felt)).toEqual({
      kind: 'ask',
      purpose: 'probe',
      objectiveId: 'a',
      about: { start: 3, end: 9 },
      probe: 'idiographic',
      trigger: 'negative',
      kinds: ['open'],
    })
    const followed = [...onA, createPreviousQuestion('probe', 'a', null, { trigger: 'negative' })]
    expect(nextTurn({ maxQuestions: 6, askedQuestions: followed }, felt)).toMatchObject({
      objectiveId: 'b',
    })
    expect(nextTurn({ ...tight, maxFollowups: 0 }, felt)).toMatchObject({ objectiveId: 'b' })
    expect(nextTurn({ ...tight, maxQuestions: 3 }, felt)).toMatchObject({ objectiveId: 'b' })
  })
  test('a probe is of a kind not yet used for the objective', () =>
    expect(
      nextTurn(
        {
          maxQuestions: 15,
          askedQuestions: [
            createPreviousQuestion('opening'),
            createPreviousQuestion('objective', 'a'),
            createPreviousQuestion('probe', 'a', null, { probe: 'descriptive' }),
            createPreviousQuestion('other-angle', 'a'),
          ],
        },
        { evidence: [{ objectiveId: 'a', start: 0, end: 60 }] },
      ),
    ).toMatchObject({ purpose: 'probe', probe: 'explanatory' }))
  test('a covered objective is not probed unless the owner wants it', () => {
    const evidence = [{ objectiveId: 'a', start: 0, end: 60 }]
    const onA = {
      maxQuestions: 15,
      askedQuestions: [createPreviousQuestion('opening'), createPreviousQuestion('objective', 'a')],
    }
    const covered = { evidence, coverage: [{ objectiveId: 'a', status: 'covered' }] } as const
    expect(nextTurn(onA, { evidence })).toMatchObject({ purpose: 'probe', objectiveId: 'a' })
    expect(nextTurn(onA, covered)).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(nextTurn(onA, { ...covered, trigger: 'very-positive' })).toMatchObject({
      trigger: 'very-positive',
    })
  })
  test('a choice is followed by why if the budget allows', () => {
    const choice = createPreviousQuestion('objective', 'a', null, { kind: 'scale' })
    const probes = ['explanatory'] as const
    const roomy = { maxQuestions: 6, askedQuestions: [createPreviousQuestion('opening'), choice] }
    expect(nextTurn(roomy, { probes })).toMatchObject({ purpose: 'probe', probe: 'explanatory' })
    expect(nextTurn({ ...roomy, maxQuestions: 3 })).toMatchObject({ objectiveId: 'b' })
  })
})

describe('the next objective', () => {
  test('follows when the follow-ups of the current one are used up', () =>
    expect(
      nextTurn({
        maxFollowups: 1,
        askedQuestions: [
          createPreviousQuestion('objective', 'a'),
          createPreviousQuestion('probe', 'a'),
        ],
      }),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
  test('follows if the budget has no follow-up left', () =>
    expect(
      nextTurn(
        {
          maxQuestions: 3,
          askedQuestions: [
            createPreviousQuestion('opening'),
            createPreviousQuestion('objective', 'a'),
          ],
        },
        { trigger: 'very-positive' },
      ),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
  test('may be one that was only mentioned', () =>
    expect(
      nextTurn({
        maxFollowups: 0,
        objectives: new Map([
          ['a', 'touched'],
          ['b', 'touched'],
        ]),
        askedQuestions: [
          createPreviousQuestion('opening'),
          createPreviousQuestion('objective', 'a'),
        ],
      }),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
  test('is a mentioned one only after the others, and the last question is the closing', () => {
    const objectives = new Map([
      ['a', 'touched' as const],
      ['b', 'touched' as const],
      ['c', 'untouched' as const],
    ])
    const so = { maxQuestions: 5, objectives }
    const two = [createPreviousQuestion('opening'), createPreviousQuestion('objective', 'a')]
    expect(nextTurn({ ...so, askedQuestions: two })).toMatchObject({ objectiveId: 'c' })
    const three = [...two, createPreviousQuestion('objective', 'c')]
    expect(nextTurn({ ...so, askedQuestions: three })).toMatchObject({ objectiveId: 'b' })
    const last = { ...so, maxQuestions: 4, askedQuestions: three }
    expect(nextTurn(last)).toMatchObject({ purpose: 'closing' })
  })
  test('is followed by a question for anything missed, then the closing', () => {
    const all = [createPreviousQuestion('objective', 'a'), createPreviousQuestion('objective', 'b')]
    expect(nextTurn({ maxFollowups: 0, askedQuestions: all })).toMatchObject({ purpose: 'closing' })
    expect(nextTurn({ askedQuestions: [...all, createPreviousQuestion('closing')] })).toMatchObject(
      { kind: 'complete' },
    )
  })
  test('is recorded with the touched objectives', () =>
    expect(
      decideTurn(
        createProgress({ askedQuestions: [createPreviousQuestion('objective', 'a')] }),
        createInterpretation({ evidence: [{ objectiveId: 'b', start: 0, end: 4 }] }),
      ).objectives,
    ).toEqual([
      { objectiveId: 'a', status: 'touched' },
      { objectiveId: 'b', status: 'touched' },
    ]))
})

const surveys = fc.integer({ min: 5, max: 15 }).chain((maxQuestions) =>
  fc.record({
    maxQuestions: fc.constant(maxQuestions),
    maxFollowups: fc.integer({ min: 0, max: 3 }),
    points: fc.integer({ min: 0, max: maxQuestions }),
  }),
)
const readings = (points: number, intents: fc.Arbitrary<Intent>) =>
  fc.record({
    intent: intents,
    isMedical: fc.boolean(),
    reply: fc.constantFrom('go-on', 'later', 'stop', 'question', 'other'),
    trigger: fc.option(fc.constantFrom(...FollowUpReason.options)),
    probes: fc.shuffledSubarray([...ProbeKind.options], { minLength: 0 }),
    coverage: fc.array(
      fc.record({
        objectiveId: fc.integer({ min: 0, max: points + 2 }).map((n) => `p${n}`),
        status: fc.constantFrom('touched', 'partial', 'covered'),
      }),
      { maxLength: 3 },
    ),
    evidence: fc.array(
      fc.record({
        objectiveId: fc.integer({ min: 0, max: points + 2 }).map((n) => `p${n}`),
        start: fc.constant(0),
        end: fc.constant(5),
      }),
      { maxLength: 3 },
    ),
  })

/** Runs a whole conversation; returns its questions. */
function play(
  {
    maxQuestions,
    maxFollowups,
    points,
  }: { maxQuestions: number; maxFollowups: number; points: number },
  next: () => Interpretation,
) {
  const ids = Array.from({ length: points }, (_, n) => `p${n}`)
  const objectives = new Map<string, ObjectiveStatus>(ids.map((id) => [id, 'untouched']))
  const history: PreviousQuestion[] = []
  const statuses: Record<string, ObjectiveStatus[]> = {}
  const progress = { maxQuestions, maxFollowups, objectives, askedQuestions: history }
  const limit = maxQuestions + limits.support.maxMessages
  let ask: Turn['next'] = planOpening(progress)
  while (ask.kind !== 'complete' && history.length <= limit) {
    history.push(ask.kind === 'support' ? supportMessage(ask) : askedQuestion(ask))
    const read = next()
    const turn = decideTurn(progress, read)
    history[history.length - 1]!.intent = read.intent
    for (const each of turn.objectives) {
      objectives.set(each.objectiveId, each.status)
      ;(statuses[each.objectiveId] ??= []).push(each.status)
    }
    ask = turn.next
  }
  const messages = history.filter(({ purpose }) => purpose === 'support')
  const questions = history.filter(({ purpose }) => purpose !== 'support')
  return { history: questions, messages, objectives, statuses }
}

// Every kind that may be chosen is.
const askedQuestion = ({ objectiveId, purpose, probe, trigger, kinds }: PlannedQuestion) => ({
  ...{ objectiveId, purpose, probe, trigger, kind: kinds.at(-1)!, intent: null },
})

const supportMessage = ({ need: { tier, isMedical } }: PlannedSupport): PreviousQuestion =>
  createPreviousQuestion('support', null, null, {
    help: { tier, medical: isMedical, lines: [] },
  })

describe('for any answers', () => {
  const all = fc.constantFrom(...Intent.options)
  test('no budget is exceeded, and the conversation ends', () =>
    fc.assert(
      fc.property(surveys, fc.gen(), (survey, gen) => {
        const { history, messages, statuses } = play(survey, () =>
          gen(readings, survey.points, all),
        )
        expect(messages.length).toBeLessThanOrEqual(limits.support.maxMessages)
        expect(history.length).toBeLessThanOrEqual(survey.maxQuestions)
        for (const id of [null, ...Array.from({ length: survey.points }, (_each, n) => `p${n}`)]) {
          const followUps = history.filter(
            (each) =>
              each.objectiveId === id && ['probe', 'other-angle', 'clarify'].includes(each.purpose),
          )
          expect(followUps.length).toBeLessThanOrEqual(survey.maxFollowups)
          expect(followUps.filter(({ trigger }) => trigger).length).toBeLessThanOrEqual(1)
        }
        const chosen = history.map(({ kind }) => kind !== 'open')
        expect(chosen.some((each, at) => each && chosen[at + 1])).toBe(false)
        // A status only ever deepens, one step after another.
        const depth = ['declined', 'touched', 'partial', 'covered']
        for (const sequence of Object.values(statuses)) {
          const steps = sequence.map((status) => depth.indexOf(status))
          expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b))
        }
      }),
    ))
  test('a talkative respondent is asked about every untouched objective', () =>
    fc.assert(
      fc.property(surveys, fc.gen(), (survey, gen) => {
        const talkative = fc.constantFrom<Intent>(
          'answer',
          'dont-know',
          'off-topic',
          'question-back',
        )
        const { history, objectives } = play(survey, () => gen(readings, survey.points, talkative))
        const about = new Set(history.map(({ objectiveId }) => objectiveId))
        const tired = history.filter(({ intent }) => intent === 'off-topic').length >= 4
        const missed = [...objectives].filter(
          ([id, status]) => status === 'untouched' && !about.has(id),
        )
        expect(tired ? [] : missed).toEqual([])
      }),
    ))
})
