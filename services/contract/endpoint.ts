import { z } from 'zod'
import type { ProblemCode } from './problems.ts'

/**
 * `owner` requires a signed-in session; `respondent` a session id in the path; `auditor` the session of the ledger's
 * owner or an access token.
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
  /** One sentence for the OpenAPI document. */
  summary: string
  /** Path, query and body as one object; each field has one place. */
  input: In
  output: Out
  problems: readonly ProblemCode[]
  /** Media types of the response, if not only JSON in the shape of `output`. */
  responseTypes?: readonly string[]
  /** Description of the response with status 202, which has the same body. */
  accepted?: string
  /** No response has status 200. */
  isAlwaysAccepted?: true
  /** Maximum length of the JSON body, if above the default. */
  maxBytes?: number
  /** Accepts a form, whose fields are not read. */
  ignoresBody?: true
  /** Accepts a form with a file (`multipart/form-data`) instead of JSON. */
  upload?: { maxBytes: number; tooLargeProblem: ProblemCode }
}

/** The response of calls without a result. */
export const Done = z.object({ ok: z.literal(true) })

/**
 * Defines a call for the server, the browser's client and the OpenAPI document.
 * Writes return the header `Prosa-Position`; a read that sends it back includes the write.
 * Owners' reads return the header `Prosa-Live-Since`: a channel followed from there has every later change.
 */
export function endpoint<
  const R extends `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  In extends z.ZodType,
  Out extends z.ZodType,
  const A extends Access,
>(route: R, spec: Omit<Endpoint<R, In, Out, A>, 'route'>): Endpoint<R, In, Out, A> {
  return { route, ...spec }
}
