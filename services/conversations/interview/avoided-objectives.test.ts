import { describe, expect, test } from 'vitest'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import {
  createInterpretation,
  createPreviousQuestion,
  createProgress,
} from '../../../tests/support/fixtures/interview-progress.ts'
import type { Incident } from '../conversation.decider.ts'
import { makeNextStep } from './avoided-objectives.ts'
import { countAnswer } from './turn.policy.ts'
import type { PlannedQuestion, Turn } from './turn-state.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const called = createPreviousQuestion('objective', 'a', 'distress')
const progress = createProgress({
  objectives: new Map(ids.map((id) => [id, id === 'a' ? 'touched' : 'untouched'] as const)),
  askedQuestions: [called],
  maxQuestions: 12,
})
const plannedFor = (objectiveId: string, over: Partial<PlannedQuestion> = {}): Turn => ({
  objectives: [],
  next: {
    ...{ kind: 'ask', purpose: 'objective', objectiveId, about: null, probe: null, trigger: null },
    ...{ kinds: ['open'], ...over },
  },
})
const incident: Incident = {
  type: 'GuardTripped',
  data: { number: 2, attempt: 1, guard: 'touches-call', text: 'That?', provenance },
}

/** Avoids the objectives that `isAvoided` says; gives the questions that it was to word. */
async function play(turn: Turn, isAvoided: (id: string | null) => boolean, hasTime = true) {
  const asked: PlannedQuestion[] = []
  const made = await makeNextStep(progress, turn, {
    hasTime: () => hasTime,
    async make({ next }) {
      if (next.kind !== 'ask') throw new Error('a question is planned')
      asked.push(next)
      return isAvoided(next.objectiveId)
        ? { kind: 'avoided', incidents: [incident] }
        : { kind: 'complete', reason: 'covered' }
    },
  })
  return { ...made, asked }
}

test('another objective is asked about in the place of one that is avoided, and what was tried is on record', async () => {
  const { asked, objectives, incidents } = await play(plannedFor('b'), (id) => id === 'b')
  expect(asked.map(({ objectiveId }) => objectiveId)).toEqual(['b', 'c'])
  expect(objectives).toEqual([{ objectiveId: 'b', status: 'declined' }])
  expect(incidents).toEqual([incident])
})

test('an objective of which something was said stays open', async () => {
  const { asked, objectives } = await play(plannedFor('a'), (id) => id === 'a')
  expect(asked.map(({ objectiveId }) => objectiveId)).toEqual(['a', 'b'])
  expect(objectives).toEqual([])
})

test('after three, or where no time is left, the interview closes', async () => {
  const tried = async (hasTime: boolean) =>
    (await play(plannedFor('b'), (id) => id !== null, hasTime)).asked.map(({ objectiveId }) =>
      String(objectiveId),
    )
  expect(await tried(true)).toEqual(['b', 'c', 'd', 'null'])
  expect(await tried(false)).toEqual(['b', 'null'])
})

describe('the question in its place', () => {
  const second = async (over: Partial<PlannedQuestion>, hasTime = true) =>
    (await play(plannedFor('b', over), (id) => id === 'b', hasTime)).asked[1]
  test('refers to what was said where the first one did', async () => {
    expect(await second({})).not.toHaveProperty('isResumption')
    expect(await second({}, false)).not.toHaveProperty('isResumption')
    expect(await second({ isResumption: true })).toMatchObject({ isResumption: true })
  })
})

test('the answer just read counts, and a reply to a message leaves the call before it a call', () => {
  const answer = createInterpretation({ intent: 'answer', flags: ['repeats'] })
  const asked = createPreviousQuestion('objective', 'b', null)
  const counted = countAnswer({ ...progress, askedQuestions: [called, asked] }, answer)
  expect(counted.askedQuestions.at(-1)).toMatchObject({ intent: 'answer', flags: ['repeats'] })
  const message = createPreviousQuestion('support', null, null)
  const replied = countAnswer({ ...progress, askedQuestions: [called, message] }, answer)
  expect(replied.askedQuestions).toEqual([called])
})
