import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Intent } from '#contract/events/conversations.ts'
import { opening, takeTurn, type Ask, type Progress, type Reading } from './turn.policy.ts'

type Asked = Progress['asked'][number]

const reading = (over: Partial<Reading> = {}): Reading => ({
  intent: 'answer',
  sentiment: { score: 0 },
  evidence: [],
  ...over,
})
const asked = (
  purpose: Asked['purpose'],
  objectiveId: string | null = null,
  intent: Asked['intent'] = null,
): Asked => ({
  purpose,
  objectiveId,
  intent,
})
const progress = (over: Partial<Progress> = {}): Progress => ({
  maxQuestions: 8,
  maxFollowups: 3,
  objectives: new Map([
    ['a', 'untouched'],
    ['b', 'untouched'],
  ]),
  asked: [asked('opening')],
  ...over,
})
const nextOf = (over: Partial<Progress>, read: Partial<Reading> = {}) =>
  takeTurn(progress(over), reading(read)).next

describe('the opening', () => {
  test('is broad where there is room', () =>
    expect(opening(progress({ asked: [] }))).toMatchObject({
      purpose: 'opening',
      objectiveId: null,
    }))
  test('goes to the first objective where every question is needed', () =>
    expect(opening(progress({ asked: [], maxQuestions: 2 }))).toMatchObject({ objectiveId: 'a' }))
})

describe('after an answer', () => {
  test('a word or two in reply to a follow-up ends the matter', () => {
    const alone = new Map([['a', 'untouched' as const]])
    const [short, long] = [
      { start: 0, end: 7 },
      { start: 0, end: 60 },
    ].map((span) =>
      nextOf(
        { objectives: alone, asked: [asked('objective', 'a'), asked('probe', 'a')] },
        { evidence: [{ objectiveId: 'a', ...span }] },
      ),
    )
    expect(short).toMatchObject({ purpose: 'closing' })
    expect(long).toMatchObject({ purpose: 'other-angle', objectiveId: 'a' })
  })
  test('who did not know twice running is asked something else', () =>
    expect(
      nextOf(
        { asked: [asked('other-angle', null, 'dont-know'), asked('objective', 'a')] },
        { intent: 'dont-know' },
      ),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
  test('nothing said takes the place of the closing question', () => {
    const last = { maxQuestions: 3, asked: [asked('opening'), asked('objective', 'a')] }
    const objectives = new Map([['a', 'touched' as const]])
    for (const intent of ['off-topic', 'dont-know', 'gibberish'] as const)
      expect(nextOf({ ...last, objectives }, { intent })).toMatchObject({ purpose: 'closing' })
  })
  test('a strong feeling is probed, with the words that carry it', () =>
    expect(
      nextOf(
        { asked: [asked('opening'), asked('objective', 'a')] },
        { sentiment: { score: -0.8 }, evidence: [{ objectiveId: 'a', start: 3, end: 9 }] },
      ),
    ).toEqual({ kind: 'ask', purpose: 'probe', objectiveId: 'a', about: { start: 3, end: 9 } }))
  test('an objective is left when its follow-ups are used up', () =>
    expect(
      nextOf({ maxFollowups: 1, asked: [asked('objective', 'a'), asked('probe', 'a')] }),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
  test('without budget for a follow-up the next objective comes', () =>
    expect(
      nextOf(
        { maxQuestions: 3, asked: [asked('opening'), asked('objective', 'a')] },
        { sentiment: { score: 1 } },
      ),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
  test('what was only mentioned in passing is still asked for', () =>
    expect(
      nextOf({
        maxFollowups: 0,
        objectives: new Map([
          ['a', 'touched'],
          ['b', 'touched'],
        ]),
        asked: [asked('opening'), asked('objective', 'a')],
      }),
    ).toMatchObject({ purpose: 'objective', objectiveId: 'b' }))
  test('at the end it asks what was missed, then closes', () => {
    const all = [asked('objective', 'a'), asked('objective', 'b')]
    expect(nextOf({ maxFollowups: 0, asked: all })).toMatchObject({ purpose: 'closing' })
    expect(nextOf({ asked: [...all, asked('closing')] })).toMatchObject({ kind: 'complete' })
  })
  test('says which objectives were touched', () =>
    expect(
      takeTurn(
        progress({ asked: [asked('objective', 'a')] }),
        reading({ evidence: [{ objectiveId: 'b', start: 0, end: 4 }] }),
      ).objectives,
    ).toEqual([
      { objectiveId: 'a', status: 'touched' },
      { objectiveId: 'b', status: 'touched' },
    ]))
})

describe('after anything else', () => {
  const onA = [asked('opening', null, 'answer'), asked('objective', 'a')]
  test.each(['gibberish', 'off-topic', 'question-back', 'injection'] as const)(
    '%s is cleared up once, then left',
    (intent) => {
      expect(nextOf({ asked: onA }, { intent })).toMatchObject({
        purpose: 'clarify',
        objectiveId: 'a',
      })
      expect(nextOf({ asked: [...onA, asked('clarify', 'a')] }, { intent })).toMatchObject({
        purpose: 'objective',
        objectiveId: 'b',
      })
    },
  )
  test('who does not know is asked from another angle, once', () => {
    expect(nextOf({ asked: onA }, { intent: 'dont-know' })).toMatchObject({
      purpose: 'other-angle',
    })
    const turn = takeTurn(
      progress({ asked: [...onA, asked('other-angle', 'a')] }),
      reading({ intent: 'dont-know' }),
    )
    expect(turn.next).toMatchObject({ objectiveId: 'b' })
    expect(turn.objectives).toEqual([{ objectiveId: 'a', status: 'declined' }])
  })
  test('who refuses is not asked again', () => {
    const turn = takeTurn(progress({ asked: onA }), reading({ intent: 'refuse' }))
    expect(turn.next).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(turn.objectives).toEqual([{ objectiveId: 'a', status: 'declined' }])
  })
  test('stop ends it now', () =>
    expect(nextOf({ asked: onA }, { intent: 'stop' })).toEqual({
      kind: 'complete',
      reason: 'stopped',
    }))
  test('distress ends the questions, with a last kind word', () => {
    expect(nextOf({ asked: onA }, { intent: 'distress' })).toMatchObject({ purpose: 'closing' })
    const closing = [...onA.slice(0, 1), asked('objective', 'a', 'distress'), asked('closing')]
    expect(nextOf({ asked: closing })).toEqual({ kind: 'complete', reason: 'distress' })
  })
  test('four empty answers in a row end it', () =>
    expect(
      nextOf(
        {
          asked: [
            asked('opening', null, 'refuse'),
            asked('objective', 'a', 'gibberish'),
            asked('clarify', 'a', 'off-topic'),
            asked('objective', 'b'),
          ],
        },
        { intent: 'refuse' },
      ),
    ).toMatchObject({ purpose: 'closing' }))
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
    sentiment: fc.record({ score: fc.double({ min: -1, max: 1, noNaN: true }) }),
    evidence: fc.array(
      fc.record({
        objectiveId: fc.integer({ min: 0, max: points + 2 }).map((n) => `p${n}`),
        start: fc.constant(0),
        end: fc.constant(5),
      }),
      { maxLength: 3 },
    ),
  })

/** Plays a whole conversation and says what was asked. */
function play(
  {
    maxQuestions,
    maxFollowups,
    points,
  }: { maxQuestions: number; maxFollowups: number; points: number },
  next: () => Reading,
) {
  const objectives = new Map<string, 'untouched'>(
    Array.from({ length: points }, (_, n) => [`p${n}`, 'untouched']),
  ) as Map<string, 'untouched' | 'touched' | 'partial' | 'covered' | 'declined'>
  const history: {
    objectiveId: string | null
    purpose: Asked['purpose']
    intent: Intent | null
  }[] = []
  let ask: Ask | undefined = opening({ maxQuestions, maxFollowups, objectives, asked: history })
  while (ask && history.length <= maxQuestions) {
    history.push({ objectiveId: ask.objectiveId, purpose: ask.purpose, intent: null })
    const read = next()
    const turn = takeTurn({ maxQuestions, maxFollowups, objectives, asked: history }, read)
    history[history.length - 1]!.intent = read.intent
    for (const { objectiveId, status } of turn.objectives) objectives.set(objectiveId, status)
    ask = turn.next.kind === 'ask' ? turn.next : undefined
  }
  return { history, objectives }
}

describe('whatever is answered', () => {
  const all = fc.constantFrom(...Intent.options)
  test('no budget is exceeded, and it ends', () =>
    fc.assert(
      fc.property(surveys, fc.gen(), (survey, gen) => {
        const { history } = play(survey, () => gen(readings, survey.points, all))
        expect(history.length).toBeLessThanOrEqual(survey.maxQuestions)
        for (const id of [null, ...Array.from({ length: survey.points }, (_each, n) => `p${n}`)]) {
          const followUps = history.filter(
            (each) =>
              each.objectiveId === id && ['probe', 'other-angle', 'clarify'].includes(each.purpose),
          )
          expect(followUps.length).toBeLessThanOrEqual(survey.maxFollowups)
        }
      }),
    ))
  test('a talkative person is asked about every objective that no answer touched', () =>
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
