import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  // Its address never changes, so what is in it has to reach the pages that include it within the hour.
  'cache-control': 'public, max-age=3600',
  // Pages of every other site may load it, isolated ones too.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
}

/** Serves `/embed.js`, which puts a survey into another site's page. Rejects without a build in `dist`. */
export async function registerEmbedScript(app: FastifyInstance, dist: string): Promise<void> {
  const file = join(dist, 'embed', 'embed.js')
  const read = (ending: string) =>
    readFile(`${file}${ending}`).catch(() => {
      throw new StartupError(
        `The script for other sites is not built (there is no ${file}${ending}): run "npm run build" first.`,
      )
    })
  const [plain, brotli] = await Promise.all([read(''), read('.br')])
  app.get('/embed.js', { schema: { hide: true } as object }, (request, reply) => {
    reply.headers(headers)
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return isBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
  })
}
