import { expect, test } from 'vitest'
import { SurveyStructure } from '#contract/api/surveys.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { spokenQuestionRules } from '../../conversations/interview/wording/spoken-question.policy.ts'
import { soundQuestions } from './sound-questions.ts'

const { provenance, ...proposal } = await offlineAi.structure('How people use our library', 'en')
const structureWith = (...questions: string[]) =>
  SurveyStructure.parse({
    ...proposal,
    language: 'en',
    validation_points: questions.map((text, at) => ({
      ...{ id: `point-${at}`, text: `Thing ${at}`, editable: true },
      ...(text && { spoken_question: { text, language: 'en' } }),
    })),
  })

type Mend = NonNullable<Ai['mend']>

async function questionsOf(mend: Mend | undefined, ...questions: string[]) {
  const ai = mend ? { mend } : {}
  const made = await soundQuestions(
    { ai, questionRules: spokenQuestionRules },
    structureWith(...questions),
  )
  return made.validation_points.map(({ spoken_question: asked }) => asked?.text)
}

const replying =
  (...questions: string[]): Mend =>
  async () => ({ questions, provenance })

const good = 'How did you hear of the library?'
const double = 'What did you borrow last? How long did you keep it?'
const joined = 'What did you borrow last, and how long did you keep it?'
const closed = 'Do you like the reading room?'
const leading = 'Don’t you like the reading room?'

test('questions that keep the rules are not sent, nor those with a second half', async () => {
  const mend: Mend = () => expect.unreachable()
  expect(await questionsOf(mend, good, 'What did you borrow last?')).toEqual([
    good,
    'What did you borrow last?',
  ])
  expect(await questionsOf(mend, good, joined)).toEqual([good, joined])
})

test('those that break one are mended in one call, which names the rule', async () => {
  const asked: unknown[] = []
  const mend: Mend = async (input) => {
    asked.push(input.others, ...input.questions.map(({ problem }) => problem))
    return { questions: ['Which book did you borrow last?', 'What is the room like?'], provenance }
  }
  expect(await questionsOf(mend, good, double, leading)).toEqual([
    good,
    'Which book did you borrow last?',
    'What is the room like?',
  ])
  expect(asked).toEqual([[good], 'several-questions', 'leading'])
})

test('what is not mended is cut to its first question, else left out', async () => {
  const cut = [good, 'What did you borrow last?', undefined]
  expect(await questionsOf(replying(double, leading), good, double, leading)).toEqual(cut)
  const failing: Mend = async () => {
    throw new AiFailure('timeout', 'late')
  }
  expect(await questionsOf(failing, good, double, leading)).toEqual(cut)
})

test('a whole question with a mild flaw is better than a cut one, and only several questions are cut', async () => {
  expect(await questionsOf(replying(joined), good, double)).toEqual([good, joined])
  const triple = 'What did you borrow, and how long did you keep it, and who read it?'
  expect(await questionsOf(replying(triple), good, triple)).toEqual([good, 'What did you borrow?'])
  const jargon = 'What would help our retention, and what stands in its way?'
  expect(await questionsOf(replying(jargon), good, jargon)).toEqual([good, undefined])
})

test('what comes back with a serious flaw is sent once more, with that flaw', async () => {
  const asked: string[][] = []
  const mend: Mend = async ({ questions }) => {
    asked.push(questions.map(({ problem }) => problem))
    const second = asked.length === 1 ? leading : 'What do you make of the reading room?'
    return { questions: [...(asked.length === 1 ? [good] : []), second], provenance }
  }
  const made = await questionsOf(mend, '', double)
  expect(made).toEqual([good, 'What do you make of the reading room?'])
  expect(asked).toEqual([['missing', 'several-questions'], ['leading']])
})

test.each([
  ['of yes or no', [closed]],
  ['that begin alike', ['How did you find a seat?', 'How did you borrow your first book?']],
  ['that may ask about two things', ['How were the shelves and the tables?']],
])('questions %s stay as they are, beside those that are mended', async (_, asked) => {
  const unreachable: Mend = () => expect.unreachable()
  expect(await questionsOf(unreachable, good, ...asked)).toEqual([good, ...asked])
  expect(await questionsOf(replying('Who came?'), good, ...asked, leading)).toEqual([
    ...[good, ...asked, 'Who came?'],
  ])
})

test.each([
  'Which hours would you choose: mornings, afternoons or evenings?',
  'Which would you pick, the reading room or the garden?',
])('a choice among what is named is kept: %s', async (choice) => {
  const mend: Mend = () => expect.unreachable()
  expect(await questionsOf(mend, good, choice)).toEqual([good, choice])
})

test('a question that is missing is worded', async () => {
  const asked: unknown[] = []
  const mend: Mend = async ({ questions, others }) => {
    asked.push(...questions, others)
    return { questions: ['What did you borrow last?'], provenance }
  }
  expect(await questionsOf(mend, good, '')).toEqual([good, 'What did you borrow last?'])
  expect(asked).toEqual([{ point: 'Thing 1', question: '', problem: 'missing' }, [good]])
})

test('a mended question that breaks another rule is no gain', async () =>
  expect(await questionsOf(replying('Do you read?'), good, 'How did you hear of us?')).toEqual([
    good,
    'How did you hear of us?',
  ]))

test('an engine that mends nothing keeps its questions', async () =>
  expect(await questionsOf(undefined, double)).toEqual([double]))
