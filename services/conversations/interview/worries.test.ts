// An answer that a model reads as a concern: the interview continues, with the help lines below the next question.
import { expect, test } from 'vitest'
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai/interview.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'

const worry =
  'I saw the lorry hit the cyclist by the school gate, and my hands have not stopped shaking since.'
const again = 'I still see it each time I pass the school gate.'
const byModel = { ...provenance, engine: 'model' }
const first = 'I am glad you were not alone there.'
const session = createSession('en', {
  ...{ title: 'The crossing', goal: 'To learn how people cross the road', maxQuestions: 8 },
  objectives: ['The crossing', 'The lights', 'Drivers', 'The school'].map((text, n) => ({
    ...{ id: `p${n}`, text },
  })),
  country: 'GB',
})

const questions = [
  'How do people get over the road in the morning?',
  'What do the drivers do there?',
  'How long is the light green?',
  'Who else walks that way?',
  'Which sign would you move?',
  'When is the road empty?',
  'What did the council put up last year?',
  'Where do the buses stop?',
  'How fast do they come round the bend?',
]

type Options = {
  /** Whether the model words what is planned for a concern. */
  isWorded: boolean
  wordAlone?: (brief: QuestionBrief) => Partial<WordedQuestion>
}

/** Reads both answers as a concern, and words candidates in the same call. */
function openModel({ isWorded, wordAlone = () => ({}) }: Options) {
  const briefs: QuestionBrief[] = []
  const alone: QuestionBrief[] = []
  let count = 0
  const word = async (brief: QuestionBrief): Promise<WordedQuestion> => ({
    ...(await offlineAi.word({ ...brief, after: null })),
    ...{ text: questions[count++ % questions.length]!, kind: 'open', options: [], quote: null },
    provenance: byModel,
  })
  const isWorry = (text: string) => text === worry || text === again
  const code: Ai['code'] = async (input) => ({
    ...(await offlineAi.code(input)),
    ...{ intent: 'answer', flags: [], provenance: byModel, followUp: 'needless' },
    ...(isWorry(input.answer) && { intent: 'concern', named: ['p0', 'p3'] }),
  })
  const ai: Ai = {
    ...{ ...offlineAi, engine: 'model', code },
    async word(brief) {
      alone.push(brief)
      return { ...(await word(brief)), ...wordAlone(brief) }
    },
    async turn({ answer, candidates }) {
      briefs.push(...candidates)
      const coded = await code(answer)
      const wordFit = async (brief: QuestionBrief) => {
        const isFit = (brief.after === 'concern') === (coded.intent === 'concern')
        if (!isFit || (coded.intent === 'concern' && !isWorded)) return null
        const worded = await word(brief)
        return { ...worded, text: `${first} ${worded.text}` }
      }
      return { coded, worded: await Promise.all(candidates.map(wordFit)) }
    },
  }
  return { ai, briefs, alone }
}

async function play(options: Options) {
  const { ai, ...seen } = openModel(options)
  const interview = openInterviewSimulation(ai, 1_000)
  const answers = ['It is busy.', worry, 'They are slow.', again, 'They are fast.']
  const id = await interview.runConversation(scriptedRespondent(answers), session)
  const events = await interview.read(id)
  const of = <T extends EventType>(type: T) =>
    events.flatMap((each) => (each.type === type ? [each.data as EventOf<T>['data']] : []))
  return { of, ...seen }
}

test('the next question is the model’s own, from another side, with the lines before it asks', async () => {
  const { of, alone } = await play({ isWorded: true })
  const asked = of('QuestionAsked')
  const next = asked[2]
  expect(next).toMatchObject({
    ...{ purpose: 'other-angle', objectiveId: 'p1', kind: 'open', options: [] },
    ...{ provenance: byModel, quotes: [] },
    help: {
      ...{ tier: 'concern', medical: false },
      lines: [expect.objectContaining({ name: 'Samaritans' })],
    },
  })
  const { sentence } = next!.help!
  expect(sentence).toContain('116 123')
  expect(next?.help).not.toHaveProperty('text')
  expect(next?.text).toMatch(/^I am glad you were not alone there\. If you would .*\?$/)
  expect(questions).toContain(next?.text?.slice(`${first} ${sentence} `.length))
  // It took no second call.
  expect(alone.filter(({ resumes }) => resumes)).toEqual([])
})

test('the lines come once, no message interrupts, and nothing is closed', async () => {
  const { of } = await play({ isWorded: true })
  const asked = of('QuestionAsked')
  expect(asked.map(({ purpose }) => purpose)).not.toContain('support')
  expect(asked.filter(({ help }) => help)).toHaveLength(1)
  expect(of('ObjectiveStatusChanged').map(({ status }) => status)).not.toContain('declined')
  expect(of('SessionCompleted')).toMatchObject([{ reason: 'covered' }])
})

test('the answer is flagged and not analysed; later candidates know it as a worry', async () => {
  const { of, briefs } = await play({ isWorded: true })
  const flagged = of('AnswerCoded').filter(({ intent }) => intent === 'concern')
  expect(flagged).toHaveLength(2)
  expect(flagged[0]).toMatchObject({ evidence: [], sentiment: null })
  const ids = flagged.map(({ responseId }) => responseId)
  for (const type of ['ResponseAnalysed', 'ResponseQualified', 'ResponseNotQualified'] as const)
    for (const { responseId } of of(type)) expect(ids).not.toContain(responseId)
  const avoid = [
    { text: worry, tier: 'concern' },
    { text: again, tier: 'concern' },
  ]
  expect(briefs.at(-1)?.avoid).toEqual(avoid)
  expect(JSON.stringify(briefs.at(-1)?.transcript)).not.toContain('shaking')
})

test.each([
  [
    'with a word of its own',
    'That is a lot to see. What do the lights do?',
    'That is a lot to see.',
  ],
  ['that only asks', 'What do the lights do?', 'I am sorry, that sounds hard.'],
])('a question worded alone, %s, has the lines, too', async (_, text, before) => {
  const { of, alone } = await play({
    isWorded: false,
    wordAlone: ({ resumes }) => (resumes ? { text } : {}),
  })
  const [shown] = of('QuestionAsked').filter(({ help }) => help)
  expect(shown?.text).toBe(`${before} ${shown?.help?.sentence} What do the lights do?`)
  expect(alone.find(({ resumes }) => resumes)?.avoid).toEqual([{ text: worry, tier: 'concern' }])
})
