// Follow-ups that connect to what was said, and plainer words for a point that was not understood.
import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Templates } from '../../languages/types/templates.ts'
import { classifyIntent } from '../../rules/intent/intent.ts'
import { codeAnswer } from './answer-coding.ts'
import { renderQuestion } from './question-rendering.ts'

const ask = async (over: Partial<QuestionBrief>, language: SurveyLanguage = 'en') =>
  (await renderQuestion(questionBrief({ language, surveyLanguage: language, ...over }))).text

const probe = (answer: string, language: SurveyLanguage) =>
  ask(
    {
      purpose: 'probe',
      about: { text: answer },
      transcript: [{ question: '…?', objectiveId: 'p', answer }],
    },
    language,
  )

type Wording = 'probeOpinion' | 'probeMore'

describe('a follow-up is worded to what the answer says', () => {
  test.each<[SurveyLanguage, string, Wording]>([
    ['en', 'awful', 'probeOpinion'],
    ['en', 'coffee', 'probeMore'],
    ['pt-br', 'caro', 'probeOpinion'],
    ['ar', 'القهوة', 'probeMore'],
  ])('%s: “%s”: %s', async (language, answer, wording) => {
    const { templates }: { templates: Templates } = languageOf(language)
    expect(templates[wording]).toContain(await probe(answer, language))
  })
  test('a clause is not quoted without its end', async () => {
    const answer =
      'It was March, I was late, the lift was broken so my mother could not come with me.'
    const text = await ask({
      purpose: 'probe',
      about: { text: 'the lift was broken so my mother could not come' },
      transcript: [{ question: '…?', objectiveId: 'p', answer }],
    })
    expect(text).not.toContain('“')
  })
})

test.each<[SurveyLanguage, string, RegExp]>([
  ['en', 'My chief gave me the wrong dose', /^answer wanted$/],
  ['en', 'They hung up on me', /^answer wanted$/],
  ['pt-br', 'Uma senhora desmaiou na fila', /^answer wanted$/],
  ['ar', 'تركوني وحدي أمام العملاء', /^answer wanted$/],
])('%s: “%s” is followed up', async (language, answer, expected) => {
  const input = { question: '…?', answer, language, kind: 'open' as const, objectiveId: 'a' }
  const coded = await codeAnswer({ ...input, objectives: [{ id: 'a', text: '…' }] })
  expect(`${coded.intent} ${coded.followUp}`).toMatch(expected)
})

test.each<[SurveyLanguage, string, string, RegExp]>([
  [
    'en',
    'Opening hours',
    'What do you mean, at the weekend or in general?',
    /^Either is useful\. .*opening hours/,
  ],
  ['pt-br', 'Limpeza dos quartos', 'Como assim?', /a limpeza dos quartos/],
  ['ar', 'وضوح التعليمات', 'ماذا تقصد؟', /وضوح التعليمات/],
])('%s: what “%s” means is explained in other words', async (language, text, answer, explained) => {
  const question = `${text}?`
  const asked = await ask(
    {
      purpose: 'clarify',
      after: 'question-back',
      objective: { id: 'p', text, question },
      transcript: [{ question, objectiveId: 'p', answer }],
    },
    language,
  )
  expect(asked).toMatch(explained)
  expect(asked).not.toContain(question)
})

test('reasons are asked for besides what was said', async () => {
  const question = 'What were your main reasons for not coming more often?'
  const objective = { id: 'q', text: 'Reasons for not coming more often', question }
  const first = { question: '…?', objectiveId: 'p', answer: 'The hours. Nobody answers the phone.' }
  const base = { purpose: 'objective', objective } as const
  expect(await ask({ ...base, transcript: [first] })).toMatch(/^(?:Apart from|Besides) /)
  expect(await ask({ ...base, transcript: [{ ...first, answer: 'They are fine.' }] })).toBe(
    question,
  )
})

test.each<[SurveyLanguage, string]>([
  ['pt-br', 'bom'],
  ['pt-br', 'ok'],
  ['en', 'fine'],
  ['ar', 'عادي'],
])('%s: “%s” judges, and greets nobody', (language, answer) =>
  expect(classifyIntent(answer, language, '')).toBe('answer'),
)
