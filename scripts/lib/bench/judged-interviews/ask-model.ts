// Calls of the configured model for the bench's own parts: people and judges. The product's steps are not involved.
import { zodResponseFormat } from 'openai/helpers/zod'
import type { z } from 'zod'
import type { OpenAiSettings } from '../../../../services/adapters/ai/openai/settings.ts'
import {
  toCallFailure,
  invalidReply,
} from '../../../../services/adapters/ai/openai/wire/call-failure.ts'
import { completeChat } from '../../../../services/adapters/ai/openai/wire/chat.ts'
import { openClient } from '../../../../services/adapters/ai/openai/wire/client.ts'
import { openDialect } from '../../../../services/adapters/ai/openai/wire/dialect.ts'
import { parseReply } from '../../../../services/adapters/ai/openai/wire/parse-reply.ts'
import { encodePromptData } from '../../../../services/adapters/ai/openai/wire/prompt-data.ts'
import { retryTransient } from '../retrying-ai.ts'

export type Task<Reply> = { name: string; instructions: string; replySchema: z.ZodType<Reply> }

export type AskModel = <Reply>(task: Task<Reply>, data: object) => Promise<Reply>

const maxTokens = 4_000
const maxCharacters = 40_000

/** The analyst's model, with structured output. Transient failures are retried. */
export function openModel(settings: OpenAiSettings): AskModel {
  const client = openClient(settings)
  const dialect = openDialect()
  return ({ name, instructions, replySchema }, data) =>
    retryTransient(name, async () => {
      const signal = AbortSignal.timeout(settings.scoringTimeoutMs)
      const body = {
        model: settings.analyst.name,
        messages: [
          { role: 'system' as const, content: instructions },
          { role: 'user' as const, content: encodePromptData(data) },
        ],
        response_format: zodResponseFormat(replySchema, name),
        max_completion_tokens: maxTokens,
      }
      const chat = { step: name, body, maxCharacters, signal }
      const { content } = await completeChat(client, dialect, chat).catch((error: unknown) => {
        throw toCallFailure(error, name, { clock: signal })
      })
      const reply = parseReply(content, replySchema)
      if (reply === undefined) throw invalidReply(name, 'the reply does not fit its schema')
      return reply
    })
}
