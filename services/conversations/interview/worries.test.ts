// An answer that a model reads as a concern: one caring question of the model's own, then the interview continues.
import { expect, test } from 'vitest'
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { Ai } from '#ports/ai.ts'
import type { CodedAnswer, QuestionBrief } from '#ports/ai/interview.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { languageOf } from '../../adapters/ai/languages/languages.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'

const worry = 'I saw the bus hit a cyclist by the school gate, and I still hear it at night.'
const again = 'I still see it each time I pass the school gate.'
const care = 'You still hear it at night. Is somebody with you this evening?'
const byModel = { ...provenance, engine: 'model' }
const session = createSession('en', {
  ...{ title: 'The crossing', goal: 'To learn how people cross the road', maxQuestions: 8 },
  objectives: ['The crossing', 'The lights', 'Drivers', 'The school'].map((text, n) => ({
    ...{ id: `p${n}`, text },
  })),
  country: 'GB',
})

type Options = {
  care?: string
  tier?: 'concern' | 'distress'
  medical?: true
  /** What the model reads in the reply to the caring question. */
  ofReply?: Partial<CodedAnswer>
  /** What it reads in the second worry. */
  ofAgain?: Partial<CodedAnswer>
  reply?: string
}

/** The model reads both answers as a call for help. */
async function play({
  care: words = care,
  tier: intent = 'concern',
  medical,
  ofReply = {},
  ofAgain = {},
  reply = 'My wife is home tonight.',
}: Options) {
  const briefs: QuestionBrief[] = []
  const code: Ai['code'] = async (input) => ({
    ...(await offlineAi.code(input)),
    ...{ intent: 'answer', flags: [], provenance: byModel, followUp: 'needless' },
    ...([worry, again].includes(input.answer) && {
      ...{ intent, medical, named: ['p0', 'p3'], coverage: [], care: words },
    }),
    ...(input.answer === reply && ofReply),
    ...(input.answer === again && ofAgain),
  })
  const word: Ai['word'] = async (brief) => (briefs.push(brief), offlineAi.word(brief))
  const interview = openInterviewSimulation({ ...offlineAi, engine: 'model', code, word }, 1_000)
  const answers = ['It is busy.', worry, reply, 'They are slow.', again, 'They are fast.']
  const id = await interview.runConversation(scriptedRespondent(answers), session)
  const events = await interview.read(id)
  const of = <T extends EventType>(type: T) =>
    events.flatMap((each) => (each.type === type ? [each.data as EventOf<T>['data']] : []))
  return { of, briefs, asked: of('QuestionAsked') }
}

test('is met in the model’s words, with quiet lines and without choices', async () => {
  const { asked } = await play({})
  const message = asked[2]!
  expect(message).toMatchObject({
    ...{ purpose: 'support', objectiveId: null, kind: 'open', options: [], quotes: [] },
    provenance: { engine: 'model', shared: true, tokensIn: 0 },
    help: {
      ...{ tier: 'concern', medical: false, leadLength: care.length },
      lines: [expect.objectContaining({ name: 'Samaritans' })],
    },
  })
  expect(message.text).toMatch(/^You still hear it at night\. Is .*\? If you would .*116 123/)
  // The text alone is sealed.
  expect(JSON.stringify(message.help)).not.toContain('hear')
})

test('names whom to call in an emergency where it is about the body', async () => {
  const { asked } = await play({ medical: true })
  expect(asked[2]).toMatchObject({
    ...{ purpose: 'support', options: [], help: { tier: 'concern', medical: true } },
    text: expect.stringMatching(/^You still hear it at night\. Is .*\? .*999/),
  })
})

test('the reply continues with another side, in a question that begins with the model’s own word', async () => {
  const { asked, briefs } = await play({})
  expect(asked[3]).toMatchObject({ purpose: 'other-angle', objectiveId: 'p1' })
  const resumed = briefs.find(({ resumes }) => resumes)
  expect(resumed).toMatchObject({ avoid: [{ text: worry, tier: 'concern' }] })
  expect(resumed?.transcript.at(-1)).toMatchObject({
    ...{ question: '', answer: 'My wife is home tonight.' },
  })
})

test('comes once, and closes nothing', async () => {
  const { of, asked, briefs } = await play({})
  expect(asked.filter(({ purpose }) => purpose === 'support')).toHaveLength(1)
  expect(of('ObjectiveStatusChanged').map(({ status }) => status)).not.toContain('declined')
  expect(of('SessionCompleted')).toMatchObject([{ reason: 'covered' }])
  expect(briefs.at(-1)?.avoid).toEqual([
    { text: worry, tier: 'concern' },
    { text: again, tier: 'concern' },
  ])
})

test('what a further one asks is replied to before the next question', async () => {
  const { asked, briefs } = await play({ ofAgain: { flags: ['asks'] } })
  expect(asked.flatMap(({ repliesTo = [] }) => repliesTo)).toHaveLength(1)
  expect(briefs.find(({ avoid = [] }) => avoid.length === 2)?.flags).toEqual(['asks'])
})

test('the answer is flagged and not analysed', async () => {
  const { of } = await play({})
  const flagged = of('AnswerCoded').filter(({ intent }) => intent === 'concern')
  expect(flagged).toHaveLength(2)
  expect(flagged[0]).toMatchObject({ evidence: [], sentiment: null })
  const ids = flagged.map(({ responseId }) => responseId)
  for (const type of ['ResponseAnalysed', 'ResponseQualified', 'ResponseNotQualified'] as const)
    for (const { responseId } of of(type)) expect(ids).not.toContain(responseId)
})

test('distress is met in the model’s words, then with all lines and choices', async () => {
  const words = 'You still hear it, every night, and nobody knows.'
  const { asked } = await play({ care: words, tier: 'distress' })
  const message = asked[2]!
  const { choices, options } = languageOf('en').support
  expect(message.text).toMatch(
    /^You still hear it, every night, and nobody knows\. Where to .*116 123/,
  )
  expect(message.text).toContain(choices[0])
  expect(message).toMatchObject({
    ...{ purpose: 'support', options: [options.goOn, options.later, options.stop] },
    provenance: { engine: 'model', shared: true },
    help: { tier: 'distress', leadLength: words.length, text: '' },
  })
  // The text alone is sealed.
  expect(JSON.stringify(message.help)).not.toContain('hear')
})

test.each<[string, Options]>([
  ['has none', { care: '' }],
  ['writes in another language', { care: 'Que pena, isso é muito. Tem alguém com você agora?' }],
  ['says what the survey is for', { care: 'We want to learn how people cross the road.' }],
])('the fixed message with choices comes where the model %s', async (_, options) => {
  const { asked } = await play(options)
  expect(asked[2]).toMatchObject({ purpose: 'support', help: { text: expect.any(String) } })
  expect(asked[2]?.options).toHaveLength(3)
})

test.each<[string, string, Partial<CodedAnswer>]>([
  ['nothing but thanks', 'Thank you.', {}],
  ['a short no', 'No.', { intent: 'dont-know' }],
  ['a refusal to speak of it', 'I would rather not say.', { intent: 'refuse' }],
  ['who is there', 'My sister, I can ring her later.', {}],
  ['what does not stop', 'The noise does not stop.', {}],
])('%s continues the interview', async (_, reply, ofReply) => {
  const { asked, of } = await play({ reply, ofReply })
  expect(asked[3]).toMatchObject({ purpose: 'other-angle', objectiveId: 'p1' })
  expect(of('SessionCompleted')).toMatchObject([{ reason: 'covered' }])
})

test.each<[string, string, Partial<CodedAnswer>, string]>([
  ['distress', 'Nobody. I want it to be over.', { intent: 'distress' }, 'distress'],
  ['a wish to go on later', 'She is at the door, later please.', { flags: ['later'] }, 'concern'],
  ['a question', 'Who reads this?', { intent: 'question-back' }, 'concern'],
  ['a last goodbye', 'Nobody. Tell my wife goodbye.', {}, 'concern'],
])('%s in the reply is met with a message and choices', async (_, reply, ofReply, tier) => {
  const { asked } = await play({ reply, ofReply })
  expect(asked[3]).toMatchObject({ purpose: 'support', help: { tier } })
  expect(asked[3]?.options).toHaveLength(3)
})

test.each([
  ['Sometimes.', 'distress'],
  ['It goes to my manager then.', 'concern'],
  ['No, nothing like that.', undefined],
  ['Go on with the questions.', undefined],
])('“%s” to a plain question about suicide', async (reply, tier) => {
  const { asked } = await play({ care: 'It stays. Are you thinking of ending your life?', reply })
  expect(asked[3]?.help?.tier).toBe(tier)
})

test('a wish to stop in the reply ends the interview', async () => {
  const { of } = await play({ reply: 'I want to stop here.' })
  expect(of('SessionCompleted')).toMatchObject([{ reason: 'stopped' }])
  expect(of('QuestionAsked')).toHaveLength(3)
})
