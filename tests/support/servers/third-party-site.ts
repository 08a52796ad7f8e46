// A third-party web site: another origin, with its own pages and policy.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type SiteFile = { body: string | Buffer; type: string }

export type ThirdPartySite = AsyncDisposable & {
  origin: string
  /** Serves a page, or a file of another type, at a path. */
  put: (path: string, body: string | Buffer, type?: string) => void
}

/** Every response has `policy`. Tests read the cookies set here. */
export async function openThirdPartySite(policy?: string): Promise<ThirdPartySite> {
  const files = new Map<string, SiteFile>()
  const server = createServer((request, reply) => {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '')
    reply.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      ...(policy && { 'content-security-policy': policy }),
    })
    reply.end(file?.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (path, body, type = 'text/html; charset=utf-8') => void files.set(path, { body, type }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
