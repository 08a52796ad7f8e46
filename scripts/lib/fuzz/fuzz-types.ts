import type { Schema } from './schema-values.ts'

export type Caller = { name: string; headers: Record<string, string> }

/** The question that a session waits for. */
export type OpenQuestion = { id: string; type: string; options?: string[] }

export type FuzzRequest = {
  /** The operation that it began as; its documented responses apply unless it is `damaged`. */
  operation: FuzzOperation
  caller: string
  method: string
  path: string
  headers: Record<string, string | string[]>
  body: Buffer | undefined
  /** Sent as bytes, since a client's library would refuse it. */
  isRaw: boolean
  isDamaged: boolean
}

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema }

export type FuzzOperation = {
  name: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** By media type. */
  content: Readonly<Record<string, { schema?: Schema; example?: unknown }>>
  responses: Readonly<Record<string, object>>
}
