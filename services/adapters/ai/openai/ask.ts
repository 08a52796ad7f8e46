// One step put to the model: its prompt, the data, and an answer that fits its schema.
import type { OpenAI } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { z } from 'zod'
import type { Provenance } from '#contract/events/conversation-terms.ts'
import type { OpenAiModel } from '#kernel/openai-settings.ts'
import { asData } from './wire/as-data.ts'
import { say, type Said } from './wire/chat.ts'
import type { Dialect } from './wire/dialect.ts'
import { invalid } from './wire/failures.ts'
import type { Gate } from './limits/gate.ts'
import { parseReply } from './wire/parse-reply.ts'
import { prompts, type StepName } from './prompts.ts'
import { textSoFar } from './wire/text-so-far.ts'
import { costOf, guessTokens } from './limits/tokens.ts'

export type Step<Reply> = {
  name: StepName
  /** Also tells the model the order of the fields. */
  reply: z.ZodType<Reply>
  /** What an answer usually takes. */
  usualTokens: number
  mostTokens: number
}

export type Asking = {
  signal?: AbortSignal | undefined
  /** Streams, and hears the reply's first field, `text`, so far. */
  onText?: ((textSoFar: string) => void) | undefined
  /** Streams, and hears the reply itself so far. */
  onReply?: ((replySoFar: string) => void) | undefined
}

/** Rejects with `AiFailure` and nothing else. */
export type Ask = <Reply>(
  step: Step<Reply>,
  data: object,
  asking?: Asking,
) => Promise<{ said: Reply; provenance: Provenance }>

export type Pace = {
  /** A respondent or an owner waits. */
  urgent: boolean
  attempts: number
  attemptMs: number
  totalMs: number
}

export type Line = {
  client: OpenAI
  dialect: Dialect
  gate: Gate
  model: OpenAiModel
  /** How much the model thinks before it speaks, where it can. */
  effort: 'none' | 'low'
}

/** Most characters that a token may stand for, so that no honest answer is cut off. */
const longestToken = 12

export function askOver({ client, dialect, gate, model, effort }: Line, pace: Pace): Ask {
  return async (step, data, { signal, onText, onReply } = {}) => {
    const began = performance.now()
    const prompt = prompts[step.name]
    const body = {
      model: model.name,
      messages: [
        { role: 'system' as const, content: prompt.text },
        { role: 'user' as const, content: asData(data) },
      ],
      response_format: zodResponseFormat(step.reply, step.name),
      max_completion_tokens: step.mostTokens,
      reasoning_effort: effort,
    }
    const attempt = async (ending: AbortSignal) => {
      const onContent = onText ? hearing(onText) : onReply
      const mostCharacters = step.mostTokens * longestToken
      const chat = { step: step.name, body, mostCharacters, signal: ending, onContent }
      const { content, usage }: Said = await say(client, dialect, chat)
      const result = parseReply(content, step.reply)
      if (result === undefined) throw invalid(step.name, 'the answer is not what was asked for')
      return { result: { said: result, usage }, spent: usage.tokensIn + usage.tokensOut }
    }
    const asked = body.messages.map(({ content }) => content).join('')
    const tokens = guessTokens(asked) + step.usualTokens
    const { said, usage } = await gate(attempt, { ...pace, step: step.name, tokens, signal })
    const costUsd = costOf(usage, model.price)
    return {
      said,
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

/** Says what is new, and nothing twice. */
function hearing(onText: (textSoFar: string) => void): (contentSoFar: string) => void {
  let last = ''
  return (contentSoFar) => {
    const text = textSoFar(contentSoFar)
    if (text === undefined || text === last) return
    last = text
    onText(text)
  }
}
