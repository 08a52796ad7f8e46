// One chat completion, streamed or not, from whatever claims to speak OpenAI's protocol.
import type { OpenAI } from 'openai'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { Dialect } from './dialect.ts'
import { CallFailure, invalid } from './failures.ts'
import { guessTokens, type Usage } from '../limits/tokens.ts'

export type Chat = {
  step: string
  body: ChatCompletionCreateParamsNonStreaming
  /** Characters after which an answer is cut off. */
  mostCharacters: number
  signal: AbortSignal
  /** Streams, and hears all that was said so far. */
  onContent?: ((contentSoFar: string) => void) | undefined
}

export type Said = { content: string; usage: Usage }

const Usages = z
  .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
  .nullish()
  .catch(null)
const Words = z.object({ content: z.string().nullish(), refusal: z.string().nullish() })
const Reply = z.object({
  choices: z.array(z.object({ message: Words, finish_reason: z.string().nullish() })).min(1),
  usage: Usages,
})
const Chunk = z.object({
  choices: z
    .array(z.object({ delta: Words.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage: Usages,
})

type Heard = {
  content: string
  refusal: string
  ending: string | null | undefined
  usage: z.infer<typeof Usages>
}

/** Rejects with `CallFailure`, or with what the client throws. */
export async function say(client: OpenAI, dialect: Dialect, chat: Chat): Promise<Said> {
  for (;;) {
    try {
      return judge(await hear(client, dialect, chat), chat)
    } catch (error) {
      if (!dialect.learn(error)) throw error
    }
  }
}

async function hear(client: OpenAI, dialect: Dialect, chat: Chat): Promise<Heard> {
  const { body, signal, onContent, step } = chat
  const streaming = { stream: true, stream_options: { include_usage: true } } as const
  const options = dialect.spoken({ ...body, ...(onContent && streaming) })
  if ('stream' in options)
    return listen(
      await client.chat.completions.create({ ...options, stream: true }, { signal }),
      chat,
    )
  const reply = Reply.safeParse(await client.chat.completions.create(options, { signal }))
  if (!reply.success) throw invalid(step, 'the answer is no completion')
  const { message, finish_reason: ending } = reply.data.choices[0]!
  const { content, refusal } = message
  return { content: content ?? '', refusal: refusal ?? '', ending, usage: reply.data.usage }
}

async function listen(
  stream: AsyncIterable<unknown> & { controller: AbortController },
  { step, mostCharacters, signal, onContent }: Chat,
): Promise<Heard> {
  const heard: Heard = { content: '', refusal: '', ending: undefined, usage: null }
  for await (const each of stream) {
    const chunk = Chunk.safeParse(each)
    if (!chunk.success) throw invalid(step, 'the answer is no stream of completions')
    const before = heard.content.length
    add(chunk.data, heard)
    // Leaving the loop closes the connection.
    if (heard.content.length > mostCharacters) return heard
    if (heard.content.length > before) onContent?.(heard.content)
  }
  signal.throwIfAborted()
  if (heard.ending) return heard
  const health = { retry: true, counts: true }
  throw new CallFailure('unavailable', `${step}: the stream broke off`, health)
}

function add({ choices, usage }: z.infer<typeof Chunk>, heard: Heard): void {
  const [choice] = choices ?? []
  heard.usage = usage ?? heard.usage
  heard.ending = choice?.finish_reason ?? heard.ending
  heard.refusal += choice?.delta?.refusal ?? ''
  heard.content += choice?.delta?.content ?? ''
}

function judge(heard: Heard, { step, body, mostCharacters }: Chat): Said {
  const { content, refusal, ending, usage } = heard
  if (refusal || ending === 'content_filter')
    throw new CallFailure('refused', `${step}: the model refused`)
  if (content.length > mostCharacters) throw invalid(step, 'the answer is too long')
  if (ending === 'length') throw invalid(step, 'the answer has no end')
  const asked = body.messages.map((each) => String(each.content)).join('')
  return {
    content,
    usage: {
      tokensIn: usage?.prompt_tokens ?? guessTokens(asked),
      tokensOut: usage?.completion_tokens ?? guessTokens(content),
    },
  }
}
