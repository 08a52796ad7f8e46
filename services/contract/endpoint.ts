import { z } from 'zod'
import type { ProblemCode } from './problems.ts'

/**
 * `owner` needs a signed-in session; `respondent` carries its capability in the path; `auditor` reads a ledger, by the
 * session of its owner or by a token that is good for nothing else.
 */
export type Access = 'anyone' | 'owner' | 'respondent' | 'auditor'

export type Endpoint<
  R extends string = string,
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = {
  route: R
  access: A
  /** One sentence for the API's readers. */
  summary: string
  /** Path, query and body together: each field is named once. */
  input: In
  output: Out
  problems: readonly ProblemCode[]
  /** Media types of its answers, where not all are JSON of the shape of `output`. */
  responseTypes?: readonly string[]
  /** When the answer has the status 202, with a body of the same shape. */
  accepted?: string
  /** Of a JSON body, where it may be longer than others. */
  maxBytes?: number
  /** Takes a form with a file in it (`multipart/form-data`) in place of JSON. */
  upload?: { maxBytes: number; tooLargeProblem: ProblemCode }
}

/** The answer of calls that have nothing to say but that they succeeded. */
export const Done = z.object({ ok: z.literal(true) })

/**
 * One call, described once: the server mounts it, the browser calls it, the docs print it.
 * Writes answer with the header `Prosa-Position`; a read that sends it back sees at least that much.
 * Reads of owners answer with the header `Prosa-Live-Since`: whoever follows a channel from there misses nothing that came after.
 */
export function endpoint<
  const R extends `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  In extends z.ZodType,
  Out extends z.ZodType,
  const A extends Access,
>(route: R, spec: Omit<Endpoint<R, In, Out, A>, 'route'>): Endpoint<R, In, Out, A> {
  return { route, ...spec }
}
