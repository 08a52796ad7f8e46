// One chat completion, streamed or not, from a server of OpenAI's protocol.
import type { OpenAI } from 'openai'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { Dialect } from './dialect.ts'
import { CallFailure, invalidReply } from './call-failure.ts'
import { estimateTokens, type TokenUsage } from '../limits/tokens.ts'

export type ChatRequest = {
  step: string
  body: ChatCompletionCreateParamsNonStreaming
  /** Characters after which a reply is cut off. */
  maxCharacters: number
  signal: AbortSignal
  /** Streams; called with the whole text so far. */
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

/** Rejects with `CallFailure`, or with an error of the client. */
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
  const completion: RawCompletion = { content: '', refusal: '', ending: undefined, usage: null }
  for await (const each of stream) {
    const chunk = Chunk.safeParse(each)
    if (!chunk.success) throw invalidReply(step, 'the answer is no stream of completions')
    const before = completion.content.length
    appendChunk(chunk.data, completion)
    // Leaving the loop closes the connection.
    if (completion.content.length > maxCharacters) return completion
    if (completion.content.length > before) onContent?.(completion.content)
  }
  signal.throwIfAborted()
  if (completion.ending) return completion
  const health = { retry: true, counts: true }
  throw new CallFailure('unavailable', `${step}: the stream broke off`, health)
}

function appendChunk({ choices, usage }: z.infer<typeof Chunk>, completion: RawCompletion): void {
  const [choice] = choices ?? []
  completion.usage = usage ?? completion.usage
  completion.ending = choice?.finish_reason ?? completion.ending
  completion.refusal += choice?.delta?.refusal ?? ''
  completion.content += choice?.delta?.content ?? ''
}

function validateCompletion(
  completion: RawCompletion,
  { step, body, maxCharacters }: ChatRequest,
): ChatReply {
  const { content, refusal, ending, usage } = completion
  if (refusal || ending === 'content_filter')
    throw new CallFailure('refused', `${step}: the model refused`)
  if (content.length > maxCharacters) throw invalidReply(step, 'the answer is too long')
  if (ending === 'length') throw invalidReply(step, 'the answer has no end')
  const request = body.messages.map((each) => String(each.content)).join('')
  return {
    content,
    usage: {
      tokensIn: usage?.prompt_tokens ?? estimateTokens(request),
      tokensOut: usage?.completion_tokens ?? estimateTokens(content),
    },
  }
}
