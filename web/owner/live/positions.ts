// Log positions of responses: from which a read may be outdated, and at which a write was appended.
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { callWithHeaders, type Input, type Output, type Route } from '../../shared/call.ts'

type QueryContext = { queryKey: QueryKey; signal: AbortSignal }
type ReadOptions = { timeoutMs?: number }

const readPositions = new Map<string, string>()
const writePositions = new WeakMap<object, string>()

/** Reads an endpoint for a query, and records the `Prosa-Live-Since` of the response. Rejects with a `CallError`. */
export async function readQuery<R extends Route>(
  route: R,
  input: Input<R>,
  context: QueryContext,
  options: ReadOptions = {},
): Promise<Output<R>> {
  return (await read(route, input, context, options)).body
}

/** As `readQuery`, for a paginated endpoint. `next` is the cursor of the next page; null on the last page. */
export async function readPage<R extends Route>(
  route: R,
  input: Input<R>,
  context: QueryContext,
  options: ReadOptions = {},
): Promise<{ items: Output<R>; next: string | null }> {
  const { body, headers } = await read(route, input, context, options)
  return { items: body, next: headers.get('prosa-next') }
}

async function read<R extends Route>(
  route: R,
  input: Input<R>,
  { queryKey, signal }: QueryContext,
  options: ReadOptions,
) {
  const response = await callWithHeaders(route, input, { ...options, signal })
  const hash = hashKey(queryKey)
  const since = response.headers.get('prosa-live-since') ?? ''
  const known = readPositions.get(hash)
  // All pages of a list are one read, as old as the oldest of them.
  if (known === undefined || since < known) readPositions.set(hash, since)
  return response
}

/** The cursor up to which the last read of a query holds every change; '' if unknown. Clears it. */
export function takeReadPosition(queryHash: string): string {
  const position = readPositions.get(queryHash) ?? ''
  readPositions.delete(queryHash)
  return position
}

/** Records the `Prosa-Position` of a write's response. */
export function recordWritePosition(response: unknown, headers: Headers): void {
  const position = headers.get('prosa-position')
  if (position !== null && typeof response === 'object' && response !== null)
    writePositions.set(response, position)
}

/** The position of the write that led to a response; undefined if unknown. */
export const writePositionOf = (response: object): string | undefined =>
  writePositions.get(response)
