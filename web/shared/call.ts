// Calls the endpoints of the contract, which are imported as types only: no schema is in the bundle.
import type { z } from 'zod'
import type * as accountDeletion from '#contract/api/account-deletion.ts'
import type * as accountDownload from '#contract/api/account-download.ts'
import type * as accounts from '#contract/api/accounts.ts'
import type * as aiUsage from '#contract/api/ai-usage.ts'
import type * as analyticsDetails from '#contract/api/analytics-details.ts'
import type * as auditTrail from '#contract/api/audit-trail.ts'
import type * as audit from '#contract/api/audit.ts'
import type * as billing from '#contract/api/billing.ts'
import type * as codingCheck from '#contract/api/coding-check.ts'
import type * as exports from '#contract/api/exports.ts'
import type * as health from '#contract/api/health.ts'
import type * as helpLines from '#contract/api/help-lines.ts'
import type * as insights from '#contract/api/insights.ts'
import type * as invitations from '#contract/api/invitations.ts'
import type * as previews from '#contract/api/previews.ts'
import type * as privacy from '#contract/api/privacy.ts'
import type * as respondents from '#contract/api/public.ts'
import type * as notifications from '#contract/api/notifications.ts'
import type * as receipts from '#contract/api/receipts.ts'
import type * as reportComparison from '#contract/api/report-comparison.ts'
import type * as reportInsights from '#contract/api/report-insights.ts'
import type * as reports from '#contract/api/reports.ts'
import type * as responses from '#contract/api/responses.ts'
import type * as sandboxPayments from '#contract/api/sandbox-payments.ts'
import type * as sentiment from '#contract/api/sentiment.ts'
import type * as settings from '#contract/api/settings.ts'
import type * as sharedReports from '#contract/api/shared-reports.ts'
import type * as sessionDetails from '#contract/api/session-details.ts'
import type * as statement from '#contract/api/statement.ts'
import type * as surveyLife from '#contract/api/survey-lifecycle.ts'
import type * as surveys from '#contract/api/surveys.ts'
import type * as usage from '#contract/api/usage.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ProblemCode, ProblemDetails } from '#contract/problems.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { isNdjson, ndjsonType, readNdjson } from './ndjson.ts'

type ValuesOf<T> = T[keyof T]
type EndpointUnion = Extract<
  | ValuesOf<typeof accountDeletion>
  | ValuesOf<typeof accountDownload>
  | ValuesOf<typeof accounts>
  | ValuesOf<typeof aiUsage>
  | ValuesOf<typeof analyticsDetails>
  | ValuesOf<typeof audit>
  | ValuesOf<typeof auditTrail>
  | ValuesOf<typeof billing>
  | ValuesOf<typeof codingCheck>
  | ValuesOf<typeof exports>
  | ValuesOf<typeof health>
  | ValuesOf<typeof helpLines>
  | ValuesOf<typeof insights>
  | ValuesOf<typeof invitations>
  | ValuesOf<typeof notifications>
  | ValuesOf<typeof previews>
  | ValuesOf<typeof privacy>
  | ValuesOf<typeof receipts>
  | ValuesOf<typeof reportComparison>
  | ValuesOf<typeof reportInsights>
  | ValuesOf<typeof reports>
  | ValuesOf<typeof respondents>
  | ValuesOf<typeof responses>
  | ValuesOf<typeof sandboxPayments>
  | ValuesOf<typeof sentiment>
  | ValuesOf<typeof sessionDetails>
  | ValuesOf<typeof settings>
  | ValuesOf<typeof sharedReports>
  | ValuesOf<typeof statement>
  | ValuesOf<typeof surveyLife>
  | ValuesOf<typeof surveys>
  | ValuesOf<typeof usage>,
  Endpoint
>
type Api = { [E in EndpointUnion as E['route']]: E }
export type Route = keyof Api
export type Input<R extends Route> = z.input<Api[R]['input']>
export type Output<R extends Route> = z.output<Api[R]['output']>

type Options = {
  /** Idempotency key of a write: the same for each retry. */
  key?: string
  signal?: AbortSignal
  timeoutMs?: number
  /** An auditor's bearer token; owners are known by their cookie. */
  token?: string | undefined
  /** Requests a streamed response and receives each partial result; not called where the response comes in one piece. */
  onPartial?: (soFar: unknown) => void
}

/** A failed call: a problem response, a network failure, a timeout, or a body that is not JSON. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: 'problem' | 'network' | 'timeout' | 'unreadable'
  readonly status: number
  readonly code: ProblemCode | undefined
  /** The problem document. */
  readonly details: Partial<ProblemDetails>

  constructor(kind: CallError['kind'], status: number, details: Partial<ProblemDetails> = {}) {
    super(details.error ?? details.title ?? `${kind} ${status}`)
    this.kind = kind
    this.status = status
    this.code = details.code
    this.details = details
  }

  /** Whether the write may have been applied although the call failed. */
  get isUncertain(): boolean {
    return this.kind !== 'problem' || this.status >= 500
  }
}

/** The highest position in any response so far; it is sent with each request, and reads wait for it. */
let position: string | null = null

/** The lowest `Prosa-Live-Since` of any response so far. */
let liveSincePosition: string | null = null

/** A cursor from which a channel sends every change that the responses so far may lack; '' (everything) where none had one. */
export const liveSince = (): string => liveSincePosition ?? ''

/** Calls an endpoint by its route. Rejects with a `CallError`. */
export async function call<R extends Route>(
  route: R,
  input: Input<R>,
  options: Options = {},
): Promise<Output<R>> {
  return (await callWithHeaders(route, input, options)).body
}

/** Calls a paginated endpoint. `next` is the cursor of the next page; null on the last page. */
export async function callPage<R extends Route>(
  route: R,
  input: Input<R>,
  options: Options = {},
): Promise<{ items: Output<R>; next: string | null }> {
  const { body, headers } = await callWithHeaders(route, input, options)
  return { items: body, next: headers.get('prosa-next') }
}

/** Calls an endpoint whose response headers matter, too. Rejects with a `CallError`. */
export async function callWithHeaders<R extends Route>(
  route: R,
  input: Input<R>,
  options: Options = {},
): Promise<{ body: Output<R>; headers: Headers }> {
  const { url, init } = buildRequest(route, input as Record<string, unknown>, options)
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 15_000)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let response: Response
  let body: unknown
  try {
    response = await fetch(url, { ...init, signal })
    body = await (isNdjson(response)
      ? readFinalLine(response, options.onPartial)
      : parseBody(response))
  } catch (error) {
    if (options.signal?.aborted || error instanceof CallError) throw error
    throw new CallError(timeout.aborted ? 'timeout' : 'network', 0)
  }
  updatePosition(response.headers.get('prosa-position'))
  updateLiveSince(response.headers.get('prosa-live-since'))
  if (!response.ok) throw new CallError('problem', response.status, (body ?? {}) as ProblemDetails)
  if (body === undefined) throw new CallError('unreadable', response.status)
  return { body: body as Output<R>, headers: response.headers }
}

/** Undefined where the body is not JSON. Rejects where the body is cut off. */
async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The last line of an NDJSON response. */
async function readFinalLine(
  response: Response,
  onPartial: Options['onPartial'],
): Promise<unknown> {
  const { whole, problem } = await readNdjson(response, (soFar) => onPartial?.(soFar))
  if (problem) throw new CallError('problem', problem.status, problem)
  return whole
}

function buildRequest(route: string, input: Record<string, unknown>, options: Options) {
  const [method = 'GET', template = ''] = route.split(' ')
  const rest = { ...input }
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const accept = options.onPartial ? `${ndjsonType}, application/json` : 'application/json'
  const headers: Record<string, string> = { accept }
  if (position) headers['prosa-position'] = position
  if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`
  if (method === 'GET') return { url: path + queryString(rest), init: { method, headers } }
  headers['content-type'] = 'application/json'
  headers['idempotency-key'] = options.key ?? newIdempotencyKey()
  return { url: path, init: { method, headers, body: JSON.stringify(rest) } }
}

function queryString(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}

function updateLiveSince(received: string | null): void {
  if (received !== null && (liveSincePosition === null || received < liveSincePosition))
    liveSincePosition = received
}

function updatePosition(received: string | null): void {
  // Positions have a fixed width, so that comparing them as text orders them.
  if (received && (position === null || received > position)) position = received
}
