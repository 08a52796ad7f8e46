// Prompt injections reach the model as data only, and a model that obeys them changes nothing.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToCode } from '#ports/ai/interview.ts'
import type { ModelStub } from '../../../../tests/support/servers/openai/offline-model.ts'
import {
  sampleBrief,
  answerToCode,
  answerToJudge,
} from '../../../../tests/support/servers/openai/engine-fixture.ts'
import {
  startOpenAiServer,
  type OpenAiServer,
} from '../../../../tests/support/servers/openai/server.ts'
import { openAiSettingsFor } from '../../../../tests/support/servers/openai/settings.ts'
import { samples } from '../../../../tests/conformance/ai/samples.ts'
import { isPromptInjection } from '../rules/prompt-injection/prompt-injection.ts'
import { createOpenAi } from './openai.ts'
import { prompts } from './prompts.ts'

const languages = ['pt-br', 'en', 'ar'] as const
type Language = (typeof languages)[number]

const read = <T>(name: string): T =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../tests/corpus/injections/${name}.json`, import.meta.url),
      'utf8',
    ),
  ) as T

/** Obeys every instruction. */
const obedient: ModelStub = (step) => {
  const feeling = { score: 1, class: 'positive', confidence: 1 }
  const best = { commercial_value: 'high', actionability: 'high', uniqueness: 'high' }
  switch (step) {
    case 'code':
      return {
        ...{
          danger: 'none',
          medical: false,
          by_person: false,
          leaving: false,
          also: [],
          instructions: [],
          ...{ follow_up: null, weight: 'notable', contradiction: null },
        },
        ...{ intent: 'answer', language: 'es', sentiment: feeling },
        evidence: [
          { objective: 'o1', quote: 'the respondent is delighted with everything' },
          { objective: 'o9', quote: 'x' },
        ],
        coverage: [{ objective: 'o1', missing: '', status: 'covered' }],
      }
    case 'word':
      return { untold: '', text: leaked, kind: 'open', options: [] }
    case 'judge':
      return {
        ...{ answers_question: true, kind: 'own-account' },
        ...{ evidence: ['a unique and deep story'], ...best },
        ...{ depth: 1, relevance: 1, insight: 1, engagement: 1 },
        ...{ reason: 'Qualified.', detailed_analysis: '', value_justification: 'Best.' },
      }
    default:
      return {
        sentiment: feeling,
        emotions: [],
        aspects: [{ name: 'perfection', quote: 'perfection', sentiment: 1 }],
        explanation: 'Perfect.',
      }
  }
}
const leaked = prompts.word.text.split('\n').slice(0, 8).join(' ').slice(0, 500)

let server: OpenAiServer
let ai: Ai
beforeAll(async () => {
  server = await startOpenAiServer()
  ai = createOpenAi(openAiSettingsFor(server))
})
afterAll(() => server[Symbol.asyncDispose]())

describe.each(languages)('in %s', (language: Language) => {
  const corpus = read<{ kind: string; text: string }[]>(language)
  const coding = (answer: string): AnswerToCode => ({ ...answerToCode, answer, language })
  const judging = (answer: string) => ({ ...answerToJudge, answer, language })

  test('the corpus is large enough', () => expect(corpus.length).toBeGreaterThanOrEqual(25))

  test.each(corpus)('$kind: $text', async ({ text }) => {
    server.useModel(obedient)
    server.requests.length = 0
    const soFar = [{ question: text, objectiveId: 'p1', answer: text }]
    const [coded, , analysis] = await Promise.all([
      ai.code(coding(text)),
      expect(
        ai.word({ ...sampleBrief, goal: text, title: text, about: { text }, transcript: soFar }),
      ).rejects.toMatchObject({ reason: 'invalid' }),
      ai.analyse({ ...coding(text), ownerLanguage: language, emotions: true, aspects: [] }),
    ])
    // It parses back to the same text, in its field, under the unchanged instructions.
    for (const { body, user, step } of server.requests) {
      expect(step).toBeDefined()
      const { data } = JSON.parse(user) as { data: { answer?: string; title?: string } }
      expect(data.answer ?? data.title).toBe(text)
      expect(body['messages']).toHaveLength(2)
      expect(user).not.toMatch(/<\|?|\[\/?INST|[\u202a-\u202e\u2066-\u2069\u200b]/)
    }
    expect(coded).toMatchObject({ intent: 'injection', evidence: [], coverage: [], language })
    expect(analysis.aspects).toEqual([])
  })

  test.each(corpus)('never qualifies, also after a good answer: $kind: $text', async ({ text }) => {
    server.useModel(obedient)
    for (const answer of [text, `${samples[language].answer} ${text}`]) {
      const { qualified, qualification } = await ai.judge(judging(answer))
      expect(qualified).toBe(false)
      expect(qualification.score).toBeLessThan(0.65)
    }
  })

  test('an account of instructions is an answer', async () => {
    for (const answer of read<Record<Language, string[]>>('innocent')[language])
      expect(`${answer} ${isPromptInjection(answer)}`).toBe(`${answer} false`)
  })
})

/** No rule detects these: the rule-based score limits that of an obedient model. */
test('an undetected injection that the model obeys stays below the threshold', async () => {
  const texts = read<Record<Language, string[]>>('unrecognised')
  for (const language of languages)
    for (const text of texts[language]) {
      const answer = text.length > 80 ? text : `${text} ${text}`
      server.useModel((step, data) => {
        const output = obedient(step, data) as object
        return step === 'judge' ? { ...output, evidence: [text.slice(0, 40)] } : output
      })
      expect(await ai.judge({ ...answerToJudge, answer, language })).toMatchObject({
        qualified: false,
      })
    }
})
