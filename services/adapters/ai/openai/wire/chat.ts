// One chat completion, streamed or not, from whatever claims to speak OpenAI's protocol.
import type { OpenAI } from 'openai'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { Dialect } from './dialect.ts'
import { CallFailure, invalidReply } from './call-failure.ts'
import { estimateTokens, type TokenUsage } from '../limits/tokens.ts'

export type ChatRequest = {
  step: string
  body: ChatCompletionCreateParamsNonStreaming
  /** Characters after which an answer is cut off. */
  maxCharacters: number
  signal: AbortSignal
  /** Streams, and hears all that was said so far. */
  onContent?: ((contentSoFar: string) => void) | undefined
}

export type ChatReply = { content: string; usage: TokenUsage }

const UsageSchema = z
  .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
  .nullish()
  .catch(null)
const MessageContent = z.object({ content: z.string().nullish(), refusal: z.string().nullish() })
const Reply = z.object({
  choices: z
    .array(z.object({ message: MessageContent, finish_reason: z.string().nullish() }))
    .min(1),
  usage: UsageSchema,
})
const Chunk = z.object({
  choices: z
    .array(z.object({ delta: MessageContent.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage: UsageSchema,
})

type RawCompletion = {
  content: string
  refusal: string
  ending: string | null | undefined
  usage: z.infer<typeof UsageSchema>
}

/** Rejects with `CallFailure`, or with what the client throws. */
export async function completeChat(
  client: OpenAI,
  dialect: Dialect,
  chat: ChatRequest,
): Promise<ChatReply> {
  for (;;) {
    try {
      return validateCompletion(await requestCompletion(client, dialect, chat), chat)
    } catch (error) {
      if (!dialect.learnFromRefusal(error)) throw error
    }
  }
}

async function requestCompletion(
  client: OpenAI,
  dialect: Dialect,
  chat: ChatRequest,
): Promise<RawCompletion> {
  const { body, signal, onContent, step } = chat
  const streaming = { stream: true, stream_options: { include_usage: true } } as const
  const options = dialect.supportedOptions({ ...body, ...(onContent && streaming) })
  if ('stream' in options)
    return readStream(
      await client.chat.completions.create({ ...options, stream: true }, { signal }),
      chat,
    )
  const reply = Reply.safeParse(await client.chat.completions.create(options, { signal }))
  if (!reply.success) throw invalidReply(step, 'the answer is no completion')
  const { message, finish_reason: ending } = reply.data.choices[0]!
  const { content, refusal } = message
  return { content: content ?? '', refusal: refusal ?? '', ending, usage: reply.data.usage }
}

async function readStream(
  stream: AsyncIterable<unknown> & { controller: AbortController },
  { step, maxCharacters, signal, onContent }: ChatRequest,
): Promise<RawCompletion> {
  const heard: RawCompletion = { content: '', refusal: '', ending: undefined, usage: null }
  for await (const each of stream) {
    const chunk = Chunk.safeParse(each)
    if (!chunk.success) throw invalidReply(step, 'the answer is no stream of completions')
    const before = heard.content.length
    appendChunk(chunk.data, heard)
    // Leaving the loop closes the connection.
    if (heard.content.length > maxCharacters) return heard
    if (heard.content.length > before) onContent?.(heard.content)
  }
  signal.throwIfAborted()
  if (heard.ending) return heard
  const health = { retry: true, counts: true }
  throw new CallFailure('unavailable', `${step}: the stream broke off`, health)
}

function appendChunk({ choices, usage }: z.infer<typeof Chunk>, heard: RawCompletion): void {
  const [choice] = choices ?? []
  heard.usage = usage ?? heard.usage
  heard.ending = choice?.finish_reason ?? heard.ending
  heard.refusal += choice?.delta?.refusal ?? ''
  heard.content += choice?.delta?.content ?? ''
}

function validateCompletion(
  heard: RawCompletion,
  { step, body, maxCharacters }: ChatRequest,
): ChatReply {
  const { content, refusal, ending, usage } = heard
  if (refusal || ending === 'content_filter')
    throw new CallFailure('refused', `${step}: the model refused`)
  if (content.length > maxCharacters) throw invalidReply(step, 'the answer is too long')
  if (ending === 'length') throw invalidReply(step, 'the answer has no end')
  const asked = body.messages.map((each) => String(each.content)).join('')
  return {
    content,
    usage: {
      tokensIn: usage?.prompt_tokens ?? estimateTokens(asked),
      tokensOut: usage?.completion_tokens ?? estimateTokens(content),
    },
  }
}
