// The documented public calls. Runs in browsers and in Node.
import type { z } from 'zod'
import type * as contract from '#contract/api/public.ts'
import type { ProblemCode, ProblemDetails } from '#contract/problems.ts'

type Contract = typeof contract
type Input<Name extends 'startSession' | 'submitAnswer'> = z.input<Contract[Name]['input']>
type Output<
  Name extends
    | 'startSession'
    | 'getSession'
    | 'getNextQuestion'
    | 'submitAnswer'
    | 'completeSession',
> = z.output<Contract[Name]['output']>

export type StartRequest = Omit<Input<'startSession'>, 'publicId'>
/** Optional in previews only. */
export type Answer = Omit<Input<'submitAnswer'>, 'sessionId'> & { question_id: string }
export type NextQuestion = Output<'getNextQuestion'>
export type StartedSession = Output<'startSession'>

/** A respondent's rating of a conversation. Its key makes repeats idempotent. */
export type RatingSubmission = { sessionId: string; key: string; rating: number; comment: string }

/** A failed call. Fields are only declared: class fields need a polyfill on older phones. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response: no network, or a timeout. */
  declare readonly status: number
  declare readonly code: ProblemCode | undefined
  declare readonly retryAfterMs: number | undefined
  /** Further fields of the problem. */
  declare readonly details: Partial<ProblemDetails>
  constructor(status: number, problem: Partial<ProblemDetails> = {}, retryAfterMs?: number) {
    super(problem.error ?? `no answer (${status})`)
    const { code } = problem
    Object.assign(this, { name: 'CallFailed', status, code, retryAfterMs, details: problem })
  }

  /** Whether a retry may succeed. */
  get isTransient(): boolean {
    return (
      this.status === 0 ||
      this.status >= 500 ||
      this.status === 429 ||
      this.code === 'concurrency/conflict'
    )
  }
}

export type Api = ReturnType<typeof createPublicApi>

/** `baseUrl` is empty for the page's own server. Every call rejects with an `ApiError`. */
export function createPublicApi(baseUrl = '') {
  const post = async <T>(path: string, body: unknown, options: CallOptions = {}): Promise<T> =>
    (await requestJson(`${baseUrl}/api/public/${path}`, 'POST', body, options)) as T
  return {
    start: (publicId: string, start: StartRequest, key: string) =>
      post<StartedSession>(`surveys/${publicId}/sessions`, start, { key }),
    session: async (sessionId: string): Promise<Output<'getSession'>> =>
      (await requestJson(
        `${baseUrl}/api/public/sessions/${sessionId}`,
        'GET',
        undefined,
        {},
      )) as Output<'getSession'>,
    /** The server answers these two once the question is worded. */
    firstQuestion: (sessionId: string, signal: AbortSignal) =>
      post<NextQuestion>(`sessions/${sessionId}/first-question`, {}, { signal, timeoutMs: 45_000 }),
    nextQuestion: (sessionId: string, signal: AbortSignal) =>
      post<NextQuestion>(
        `sessions/${sessionId}/next-question`,
        { context_preserved: true, anti_repetition: true },
        { signal, timeoutMs: 45_000 },
      ),
    submit: (sessionId: string, answer: Answer, key: string) =>
      post<Output<'submitAnswer'>>(`sessions/${sessionId}/responses`, answer, { key }),
    complete: (sessionId: string) =>
      post<Output<'completeSession'>>(
        `sessions/${sessionId}/complete`,
        {},
        { key: `complete-${sessionId}` },
      ),
  }
}

type CallOptions = {
  key?: string
  signal?: AbortSignal
  timeoutMs?: number
  headers?: Record<string, string>
  /** Sent in place of a body in JSON. */
  file?: FormData
}

/** `body` is sent as JSON. Rejects with an `ApiError`. */
export async function requestJson(
  url: string,
  method: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<unknown> {
  // Older phones have neither AbortSignal.timeout nor AbortSignal.any.
  const end = new AbortController()
  const stop = () => end.abort()
  const timer = setTimeout(stop, options.timeoutMs ?? 10_000)
  options.signal?.addEventListener('abort', stop)
  try {
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (options.key) headers['idempotency-key'] = options.key
    const reply = await fetch(url, {
      method,
      headers,
      signal: end.signal,
      body: options.file ?? JSON.stringify(body) ?? null,
    })
    if (reply.ok) return await reply.json()
    const problem = (await reply.json().catch(() => ({}))) as Partial<ProblemDetails>
    throw new ApiError(reply.status, problem, retryAfterOf(reply))
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0)
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
  }
}

function retryAfterOf(reply: Response): number | undefined {
  const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : undefined
}
