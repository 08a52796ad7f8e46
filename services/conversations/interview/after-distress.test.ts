// What an engine knows of a conversation after a call for help.
import { expect, test } from 'vitest'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToCode, QuestionBrief } from '#ports/ai/interview.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { viewOf } from './transcript.ts'

const despair = 'Most nights I think I will kill myself.'
const reply = 'I have no computer, please go on with the questions.'

test('it sees the reply to the message, not the answer, and that there was distress', async () => {
  const coded: AnswerToCode[] = []
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    code(input) {
      coded.push(input)
      return offlineAi.code(input)
    },
  }
  const interview = openInterviewSimulation(ai, 1_000)
  await interview.runConversation(
    scriptedRespondent(['The queue is long.', despair, reply, 'They were polite.']),
    createSession('en', { maxQuestions: 8 }),
  )
  const last = coded.find(({ answer }) => answer === 'They were polite.')
  expect(last?.afterCall).toBe('distress')
  expect(coded[0]?.afterCall).toBeUndefined()
  const earlier = last?.earlier ?? []
  expect(earlier.map(({ answer }) => answer)).toEqual(['The queue is long.', reply])
  expect(earlier[1]?.question).toBe('')
})

const points = ['Food in the canteen', 'Night shifts on the ward', 'Parking by the gate', 'Pay']
const onTheWard = 'Since the night shifts on the ward I think every day that I will kill myself.'
const session = createSession('en', {
  ...{ title: 'Work at the clinic', goal: 'To learn how people work here', maxQuestions: 8 },
  objectives: points.map((text, n) => ({ id: `p${n}`, text })),
})
const goOn = 'Go on'
const byModel = { ...provenance, engine: 'model' }

/** Words as the rules do, and asks nothing about the objectives of which the call for help speaks. */
function openCarefulModel(isAvoided: (objective: string) => boolean) {
  const briefs: QuestionBrief[] = []
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    // The rules find the words of the objectives, a model what they mean.
    code: async (input) => ({ ...(await offlineAi.code(input)), named: [] }),
    async word(brief) {
      briefs.push(brief)
      const worded = await offlineAi.word(brief)
      return brief.avoid && brief.objective && isAvoided(brief.objective.text)
        ? { ...worded, text: '', isAvoided: true }
        : worded
    },
  }
  return { ai, briefs }
}

async function playCall(ai: Ai, call: string, first = 'It is fine.', wish = goOn) {
  const interview = openInterviewSimulation(ai, 1_000)
  const answers = [call, wish, first, 'Nothing else.', 'No.', 'No.', 'No.']
  const id = await interview.runConversation(scriptedRespondent(answers), session)
  const events = await interview.read(id)
  const asked = events.flatMap(({ type, data }) => (type === 'QuestionAsked' ? [data] : []))
  const at = asked.findIndex(({ purpose }) => purpose === 'support')
  const declined = events.flatMap(({ type, data }) =>
    type === 'ObjectiveStatusChanged' && data.status === 'declined' ? [data.objectiveId] : [],
  )
  return { afterwards: asked.slice(at + 1), declined, events }
}

test('what was about another person is no call: all points are asked about, and it is read as an answer', async () => {
  const lad = 'The foreman pins a lad of 18 against the cage and slaps him.'
  const correction = 'nah mate, it ay me, its the lad. goo on then'
  const { ai, briefs } = openCarefulModel(() => true)
  const misread: Ai = {
    ...ai,
    code: async (input) => ({
      ...(await offlineAi.code(input)),
      ...(input.answer === lad && { intent: 'distress', named: ['p1', 'p2', 'p3'] }),
    }),
  }
  const { afterwards, events } = await playCall(misread, lad, 'It is fine.', correction)
  const asked = afterwards.flatMap(({ objectiveId }) => objectiveId ?? [])
  expect(new Set(asked)).toEqual(new Set(['p1', 'p2', 'p3']))
  const [, after] = briefs
  expect(after?.avoid).toBeUndefined()
  expect(after?.transcript.map(({ answer }) => answer)).toEqual([lad, correction])
  expect(events.at(-1)).toMatchObject({ data: { reason: 'covered' } })
})

test('offline, nothing is asked about an objective that the call for help names', async () => {
  const { afterwards, declined } = await playCall(offlineAi, onTheWard)
  expect(declined).toEqual(['p0', 'p1'])
  expect(afterwards[0]).toMatchObject({ purpose: 'objective', objectiveId: 'p2' })
  expect(afterwards.map(({ objectiveId }) => objectiveId)).not.toContain('p1')
})

test('a model is given the call as what to avoid, and another question is asked in the place of one that it avoids', async () => {
  const call = 'They have me there from ten to six again and I want to kill myself.'
  const { ai, briefs } = openCarefulModel((text) => text === points[1])
  const { afterwards, declined } = await playCall(ai, call)
  const after = briefs.filter(({ avoid }) => avoid)
  expect(after[0]).toMatchObject({
    avoid: [{ text: call, tier: 'distress' }],
    objective: { text: points[1] },
  })
  for (const { transcript } of briefs) expect(JSON.stringify(transcript)).not.toContain('kill')
  expect(declined).toContain('p1')
  expect(afterwards[0]).toMatchObject({ purpose: 'objective', objectiveId: 'p2' })
  expect(afterwards.map(({ objectiveId }) => objectiveId)).not.toContain('p1')
})

test('what the respondent asks gets its reply before the question in the place of an avoided one', async () => {
  const { ai } = openCarefulModel((text) => text === points[2])
  const { afterwards } = await playCall(
    ai,
    'I want to kill myself.',
    'It is fine. Who will read this?',
  )
  expect(afterwards.slice(0, 2).map(({ objectiveId }) => objectiveId)).toEqual(['p1', 'p3'])
  expect(afterwards[1]?.repliesTo).toHaveLength(1)
  expect(afterwards[1]?.text).toContain('Whoever made this survey')
})

test('where a model avoids one after the other, the interview closes', async () => {
  const { ai } = openCarefulModel(() => true)
  const { afterwards, events } = await playCall(ai, 'I want to kill myself.')
  expect(afterwards.map(({ purpose }) => purpose)).toEqual(['closing'])
  expect(events.map(({ type }) => type)).toContain('SessionCompleted')
})

test('a concern after a message is no answer to come back to, but what to avoid', async () => {
  const briefs: QuestionBrief[] = []
  const worry = 'I drink every evening now to cope with it.'
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    async code(input) {
      const coded = await offlineAi.code(input)
      const isCall = /cope|own again/.test(input.answer)
      return { ...coded, ...(isCall && { intent: 'concern', medical: true }) }
    },
    word: async (brief) => (briefs.push(brief), offlineAi.word(brief)),
  }
  const again = 'And this evening I am on my own again.'
  const answers = [worry, goOn, again, 'It is fine.', 'No.', 'No.', 'No.', 'No.']
  await openInterviewSimulation(ai, 1_000).runConversation(scriptedRespondent(answers), session)
  const after = briefs.find(({ avoid = [] }) => avoid.some(({ text }) => text === again))
  expect(after?.avoid?.map(({ text }) => text)).toEqual([worry, again])
  expect(JSON.stringify(after?.transcript)).not.toContain(again)
})

/** A danger to the body, which a message answers even if a model reads it. */
const worryIn = (answer: string) =>
  answer.includes('dizzy') && ({ intent: 'concern', medical: true } as const)

test.each([
  ['I am glad that a doctor is looking after it. What do you like about the place?', false],
  ['What do you like about the place?', true],
])('the first question after a message begins with a sentence: “%s”', async (text, isByRules) => {
  const briefs: QuestionBrief[] = []
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    async code(input) {
      const coded = await offlineAi.code(input)
      return { ...coded, provenance: byModel, ...worryIn(input.answer) }
    },
    async word(brief) {
      briefs.push(brief)
      return {
        ...(await offlineAi.word(brief)),
        provenance: byModel,
        ...(brief.resumes && { text }),
      }
    },
  }
  const { afterwards } = await playCall(ai, 'I get dizzy on the stairs these days.')
  expect(afterwards[0]).toMatchObject({
    ...{ purpose: 'other-angle', objectiveId: 'p0' },
    text: isByRules ? `All right. ${text}` : text,
  })
  expect(briefs.filter(({ resumes }) => resumes)).toHaveLength(1)
})

test.each([
  ['a question alone', 'What do you like about the place?'],
  ['no wording', undefined],
])(
  'what a reply to a message asks besides is replied to where the engine has %s',
  async (_, text) => {
    const wish = 'My doctor knows about it, so let us go on. Who will read this?'
    const ai: Ai = {
      ...offlineAi,
      engine: 'model',
      async code(input) {
        const coded = await offlineAi.code(input)
        if (input.answer === wish)
          return { ...coded, provenance: byModel, intent: 'answer', flags: ['asks'] }
        return { ...coded, provenance: byModel, ...worryIn(input.answer) }
      },
      async word(brief) {
        if (!brief.resumes) return offlineAi.word(brief)
        if (text === undefined) throw new Error('no wording')
        return { ...(await offlineAi.word(brief)), provenance: byModel, text }
      },
    }
    const dizzy = 'I get dizzy on the stairs these days.'
    const { afterwards } = await playCall(ai, dizzy, 'It is fine.', wish)
    expect(afterwards[0]?.repliesTo).toHaveLength(1)
    expect(afterwards[0]?.text).toMatch(/^All right\. .*whoever made this survey/i)
    expect(afterwards[0]?.text?.match(/whoever made/gi)).toHaveLength(1)
    expect(afterwards[1]).not.toHaveProperty('repliesTo')
  },
)

test('a second call is met in other words, with the person who is near', async () => {
  const again = 'I still think I will kill myself. My sister is asleep upstairs.'
  const interview = openInterviewSimulation(offlineAi)
  const id = await interview.runConversation(
    scriptedRespondent([despair, again]),
    createSession('en', { maxQuestions: 8 }),
  )
  const messages = [...viewOf(await interview.read(id)).questions.values()].filter(
    ({ purpose }) => purpose === 'support',
  )
  expect(messages[0]?.text).toContain('matters more than this survey')
  expect(messages[1]?.text).toMatch(/your sister .*Where to find/)
})
