import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

const compress = promisify(brotliCompress)
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  // The URL is fixed, so a new version reaches embedding pages within an hour.
  'cache-control': 'public, max-age=3600',
  // Cross-origin isolated pages may load it too.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
}

/** Serves `/embed.js`, which embeds a survey in another site's page. Rejects without a build in `dist`. */
export async function registerEmbedScript(app: FastifyInstance, dist: string): Promise<void> {
  const file = join(dist, 'embed', 'embed.js')
  const plain = await readFile(file).catch(() => {
    throw new StartupError(
      `The embed script is not built (${file} is missing): run "npm run build" first.`,
    )
  })
  const brotli = await compress(plain)
  app.get('/embed.js', { schema: { hide: true } as object }, (request, reply) => {
    reply.headers(headers)
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return isBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
  })
}
