import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { problems } from '#contract/problems.ts'
import { refuse } from '../problem.ts'
import { findUnstorable } from '../commands/storable-json.ts'

type Issue = { path: (string | number)[]; message: string; code: string }

/**
 * Merges path, query and body or form into one object; the path has precedence. Refuses values that cannot be stored.
 */
export function inputOf(
  { params, query, body: sent }: FastifyRequest,
  form?: Record<string, unknown>,
): Record<string, unknown> {
  const body = form ?? sent
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    refuseInvalid([{ path: [], message: 'Send a JSON object', code: 'invalid_type' }])
  const input = { ...(query as object), ...(body as object | undefined), ...(params as object) }
  const flaw = findUnstorable(input)
  if (flaw) refuseInvalid([flaw])
  return input
}

/** Parses the input, or refuses it with all issues; each unknown field is an issue. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input)
  return parsed.success ? parsed.data : refuseInvalid(parsed.error.issues.flatMap(toIssues))
}

/** Like `parseInput`, but an invalid path parameter is a 404, whatever the other issues. */
export function parseRequest(
  { input, problems: own }: Pick<Endpoint, 'input' | 'problems'>,
  raw: unknown,
  inPath: object,
): unknown {
  const parsed = input.safeParse(raw)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  if (issues.some(({ path: [first] }) => first !== undefined && Object.hasOwn(inPath, first)))
    refuse(own.find((code) => problems[code].status === 404) ?? 'request/not-found')
  return refuseInvalid(issues.flatMap(toIssues))
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  const { code, message } = issue
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
  if (issue.code !== 'unrecognized_keys') return [{ path, message, code }]
  return issue.keys.map((key) => ({ path: [...path, key], message: 'Unknown field', code }))
}

export const refuseInvalid = (issues: Issue[]): never => refuse('request/invalid', { issues })
