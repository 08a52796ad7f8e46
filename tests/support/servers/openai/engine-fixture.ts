import type { OpenAiSettings } from '../../../../services/adapters/ai/openai/settings.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToCode } from '#ports/ai/interview.ts'
import type { AnswerToJudge } from '#ports/ai/assessment.ts'
import {
  defaultBreakerOptions,
  type BreakerOptions,
} from '../../../../services/adapters/ai/openai/limits/call-limiter.ts'
import { createOpenAi } from '../../../../services/adapters/ai/openai/openai.ts'
import { questionBrief } from '../../fixtures/question-brief.ts'
import { startOpenAiServer, type OpenAiServer } from './server.ts'
import { openAiSettingsFor } from './settings.ts'

/** A server and an engine connected to it, with short timeouts. */
export async function openTestEngine(
  over: Partial<OpenAiSettings> = {},
  care: Partial<BreakerOptions> = {},
): Promise<{ ai: Ai; server: OpenAiServer } & AsyncDisposable> {
  const server = await startOpenAiServer()
  const quick = { ...defaultBreakerOptions, initialBackoffMs: 2, maxBackoffMs: 10, ...care }
  return {
    ai: createOpenAi(openAiSettingsFor(server, over), quick),
    server,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

export const sampleBrief = questionBrief({
  objective: { id: 'p1', text: 'Main reasons for leaving' },
})

export const sampleAnswer =
  'I cancelled in March because support took three days to reply, and when the reply came it solved nothing. In the end I paid for two months without using it.'

export const answerToCode: AnswerToCode = {
  question: 'What made you leave?',
  answer: sampleAnswer,
  kind: 'open',
  objectives: [{ id: 'p1', text: 'Main reasons for leaving' }],
  objectiveId: 'p1',
  language: 'en',
}

export const answerToJudge: AnswerToJudge = {
  goal: 'To understand why customers leave',
  objectives: answerToCode.objectives,
  language: 'en',
  ownerLanguage: 'en',
  question: answerToCode.question,
  answer: sampleAnswer,
  kind: 'open',
  intent: 'answer',
  elapsedMs: 20_000,
  others: [],
  own: [],
}
