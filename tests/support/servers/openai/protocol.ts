// Types that the OpenAI test server, its stub responses and its model share.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StepName } from '../../../../services/adapters/ai/openai/prompts.ts'

/** Input fields of a step; each step has its own. */
export type StepInput = Record<string, unknown>

export type RecordedRequest = {
  path: string
  headers: IncomingMessage['headers']
  /** Parsed JSON; empty if it is not JSON. */
  body: Record<string, unknown>
  system: string
  user: string
  /** The step whose prompt was sent, by exact match; undefined if none. */
  step: StepName | undefined
  form: FormData | undefined
  complete: (reply: ServerResponse, content: string | null, over?: Completion) => void
  beginStream: (reply: ServerResponse) => void
  sendDelta: (reply: ServerResponse, delta: object, finishReason?: string) => void
}

export type Completion = { refusal?: string; finishReason?: string; usage?: object | null }
