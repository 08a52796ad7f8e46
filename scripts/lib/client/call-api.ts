// Calls endpoints of the contract from scripts.
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ProblemDetails } from '#contract/problems.ts'

/** Rejects with an `Error` that has route, status and problem; on a failed connection as `fetch` does. */
export async function callApi<E extends Endpoint>(
  baseUrl: string,
  { route, output }: E,
  input: z.input<E['input']>,
  cookie?: string,
): Promise<z.output<E['output']>> {
  const [method = 'GET', template = ''] = route.split(' ')
  const rest = { ...(input as Record<string, unknown>) }
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const isRead = method === 'GET'
  const query = isRead ? new URLSearchParams(rest as Record<string, string>).toString() : ''
  const reply = await fetch(`${baseUrl}${path}${query && `?${query}`}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(cookie ? { cookie } : {}),
      ...(isRead ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(isRead ? {} : { body: JSON.stringify(rest) }),
  })
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => ({}))) as Partial<ProblemDetails>
    throw new Error(`${route} answered ${reply.status}: ${problem.error ?? 'no reason given'}`)
  }
  return output.parse(await reply.json()) as z.output<E['output']>
}
