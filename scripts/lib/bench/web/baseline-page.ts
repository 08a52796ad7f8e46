// The floor: the HTML of a page without scripts, from a static server, with a text box and a button.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export async function serveBaseline(url: string) {
  const html = await (await fetch(url)).text()
  const staticHtml = html
    .replaceAll(/<script(?! type="application\/json")[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</main>', '<textarea aria-label="floor"></textarea><button>floor</button></main>')
  const body = gzipSync(staticHtml)
  const server = createServer((_, reply) => {
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    reply.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
