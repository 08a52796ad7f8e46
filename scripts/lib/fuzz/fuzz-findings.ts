// What is wrong with a response or with the server's log, each kind once, with the request that did it.
import type { FuzzReply } from './send-fuzz-request.ts'
import type { FuzzRequest } from './fuzz-types.ts'

export type Finding = { kind: string; count: number; index: number; request: string; reply: string }

/** Documented refusals of what a stand-in cannot do, or has not done yet. */
const standInCodes: ReadonlySet<string> = new Set([
  'accounts/provider-unavailable',
  'audio/not-available',
  'billing/unconfirmed',
  'conversations/question-pending',
  'questions/unavailable',
  'surveys/questions-unavailable',
  'surveys/structure-unavailable',
])

export function openFindings() {
  const found = new Map<string, Finding>()
  return {
    add(kind: string, index: number, request: FuzzRequest, reply: string): void {
      const known = found.get(kind)
      if (known) known.count += 1
      else found.set(kind, { kind, count: 1, index, request: formatRequest(request), reply })
    },
    list: (): Finding[] => [...found.values()],
  }
}

/** Undefined for an expected response. */
export function findReplyError(request: FuzzRequest, reply: FuzzReply): string | undefined {
  const { status, text } = reply
  if (status === 0)
    return request.isDamaged ? undefined : `${request.operation.name}: closed without a response`
  if (status < 500) return undefined
  const code = codeOf(text)
  const isDocumented =
    String(status) in request.operation.responses || '5XX' in request.operation.responses
  if (code !== undefined && standInCodes.has(code) && isDocumented) return undefined
  // HTTP says that an unknown method is 501, and an unknown version 505.
  if (request.isDamaged && code === undefined && (status === 501 || status === 505))
    return undefined
  return `${request.operation.name}: ${status} ${code ?? ''}`
}

function codeOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string } | null)?.code
  } catch {
    return undefined
  }
}

const maxShown = 2_000

function formatRequest({ caller, method, path, headers, body }: FuzzRequest): string {
  const shown = JSON.stringify({
    ...{ caller, method, path },
    headers,
    body: body?.toString().slice(0, maxShown),
  })
  return shown.slice(0, 2 * maxShown)
}

/** A database that does not answer is logged as a warning. */
const errorLine =
  /"level":"(error|fatal)"|a dependency is unavailable|unhandled|Unhandled|^\s+at .+:\d+:\d+/

/** Lines of the log that report an error, by their message and first frame. */
export const errorsIn = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => errorLine.test(line))
    .map((line) => summarize(line))

function summarize(line: string): string {
  try {
    const { msg, err, route } = JSON.parse(line) as {
      msg?: string
      route?: string
      err?: { stack?: string }
    }
    return [msg, route, err?.stack?.split('\n').slice(0, 3).join(' | ')].filter(Boolean).join(': ')
  } catch {
    return line.trim()
  }
}
