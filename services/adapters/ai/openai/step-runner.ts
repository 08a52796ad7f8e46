// Runs one step: sends its prompt and data, and parses the reply by its schema.
import type { OpenAI } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { z } from 'zod'
import type { Provenance } from '#contract/events/conversation-types.ts'
import type { OpenAiModel } from './settings.ts'
import { encodePromptData } from './wire/prompt-data.ts'
import { completeChat, type ChatReply } from './wire/chat.ts'
import type { Dialect } from './wire/dialect.ts'
import { invalidReply } from './wire/call-failure.ts'
import type { CallBudget } from './limits/call-budgets.ts'
import type { CallLimiter } from './limits/call-limiter.ts'
import { parseReply } from './wire/parse-reply.ts'
import { prompts, type StepName } from './prompts.ts'
import { partialText } from './wire/partial-text.ts'
import { costOf, estimateTokens } from './limits/tokens.ts'

export type Step<Reply> = {
  name: StepName
  /** Its order of fields is the order in which the model writes them. */
  replySchema: z.ZodType<Reply>
  /** Usual size of a reply. */
  expectedTokens: number
  maxTokens: number
}

export type StepOptions = {
  signal?: AbortSignal | undefined
  /** Streams; called with the reply's field `text` so far. */
  onText?: ((textSoFar: string) => void) | undefined
  /** Streams; called with the reply so far. */
  onReply?: ((replySoFar: string) => void) | undefined
}

/** Rejects with `AiFailure` and nothing else. */
export type StepRunner = <Reply>(
  step: Step<Reply>,
  data: object,
  asking?: StepOptions,
) => Promise<{ reply: Reply; provenance: Provenance }>

export type ModelConnection = {
  client: OpenAI
  dialect: Dialect
  limiter: CallLimiter
  model: OpenAiModel
  /** Reasoning effort, for models that have it. */
  effort: 'none' | 'low'
}

/** The most characters that a token may have, so that no valid reply is cut off. */
const maxCharactersPerToken = 12

export function createStepRunner(
  { client, dialect, limiter, model, effort }: ModelConnection,
  budget: CallBudget,
): StepRunner {
  return async (step, data, { signal, onText, onReply } = {}) => {
    const began = performance.now()
    const prompt = prompts[step.name]
    const body = {
      model: model.name,
      messages: [
        { role: 'system' as const, content: prompt.text },
        { role: 'user' as const, content: encodePromptData(data) },
      ],
      response_format: zodResponseFormat(step.replySchema, step.name),
      max_completion_tokens: step.maxTokens,
      reasoning_effort: effort,
    }
    const attempt = async (ending: AbortSignal) => {
      const onContent = onText ? forwardNewText(onText) : onReply
      const maxCharacters = step.maxTokens * maxCharactersPerToken
      const chat = { step: step.name, body, maxCharacters, signal: ending, onContent }
      const { content, usage }: ChatReply = await completeChat(client, dialect, chat)
      const result = parseReply(content, step.replySchema)
      if (result === undefined) throw invalidReply(step.name, 'the reply does not fit its schema')
      return { result: { reply: result, usage }, spent: usage.tokensIn + usage.tokensOut }
    }
    const request = body.messages.map(({ content }) => content).join('')
    const tokens = estimateTokens(request) + step.expectedTokens
    const { reply, usage } = await limiter(attempt, { ...budget, step: step.name, tokens, signal })
    const costUsd = costOf(usage, model.price)
    return {
      reply,
      provenance: {
        engine: 'openai',
        model: model.name,
        promptVersion: prompt.version,
        latencyMs: Math.round(performance.now() - began),
        ...usage,
        ...(costUsd !== undefined && { costUsd }),
      },
    }
  }
}

/** Skips repeated values. */
function forwardNewText(onText: (textSoFar: string) => void): (contentSoFar: string) => void {
  let last = ''
  return (contentSoFar) => {
    const text = partialText(contentSoFar)
    if (text === undefined || text === last) return
    last = text
    onText(text)
  }
}
