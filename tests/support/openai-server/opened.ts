import type { OpenAiSettings } from '#kernel/openai-settings.ts'
import type { Ai, AnswerToCode, AnswerToJudge } from '#ports/ai.ts'
import { usualCare, type Care } from '../../../services/adapters/ai/openai/limits/gate.ts'
import { openAi } from '../../../services/adapters/ai/openai/openai.ts'
import { questionBrief } from '../question-brief.ts'
import { startOpenAiServer, type OpenAiServer } from './server.ts'
import { openAiSettingsFor } from './settings.ts'

/** A server of its own and an engine that speaks to it, in a hurry. */
export async function openedAi(
  over: Partial<OpenAiSettings> = {},
  care: Partial<Care> = {},
): Promise<{ ai: Ai; server: OpenAiServer } & AsyncDisposable> {
  const server = await startOpenAiServer()
  const quick = { ...usualCare, firstPauseMs: 2, longestPauseMs: 10, ...care }
  return {
    ai: openAi(openAiSettingsFor(server, over), quick),
    server,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

export const brief = questionBrief({
  objective: { id: 'p1', text: 'Main reasons for leaving' },
})

export const story =
  'I cancelled in March because support took three days to reply, and when the reply came it solved nothing. In the end I paid for two months without using it.'

export const toCode: AnswerToCode = {
  question: 'What made you leave?',
  answer: story,
  kind: 'open',
  objectives: [{ id: 'p1', text: 'Main reasons for leaving' }],
  objectiveId: 'p1',
  language: 'en',
}

export const toJudge: AnswerToJudge = {
  goal: 'To understand why customers leave',
  objectives: toCode.objectives,
  language: 'en',
  question: toCode.question,
  answer: story,
  kind: 'open',
  intent: 'answer',
  elapsedMs: 20_000,
  others: [],
}
