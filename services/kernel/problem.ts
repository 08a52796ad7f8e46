import { translateDocumentedError } from '#contract/documented-errors.ts'
import { problems, type ProblemCode, type ProblemDetails } from '#contract/problems.ts'

/** An expected refusal. Any other error is a bug and becomes `internal`. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly detail: Record<string, unknown>
  constructor(code: ProblemCode, detail: Record<string, unknown> = {}) {
    super(problems[code].title)
    this.code = code
    this.detail = detail
  }
}

export function refuse(code: ProblemCode, detail?: Record<string, unknown>): never {
  throw new Problem(code, detail)
}

/** Asserts an invariant: a failure is a bug, not a refusal. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`)
  return value
}

/**
 * RFC 9457 body. Clients show `error`: the detail's text in the person's language, or the title, or its translation if
 * the request prefers one.
 */
export function toProblemDetails(
  problem: Problem,
  instance: string,
  acceptLanguage?: string,
): ProblemDetails {
  const { status, title } = problems[problem.code]
  const { detail } = problem
  return {
    ...detail,
    type: `/problems/${problem.code}`,
    title,
    status,
    code: problem.code,
    error:
      typeof detail['error'] === 'string'
        ? detail['error']
        : (translateDocumentedError(problem.code, acceptLanguage) ?? title),
    instance,
  }
}
