// Serves the owners' app: hashed files are immutable, all others are revalidated.
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { StartupError } from '../lifecycle/startup-error.ts'

/** The addresses of these pages are secrets: no search engine lists them, and no other site gets them. */
const secretPagePaths = /^\/shared\//
const nonPagePaths = /^\/(api|live|r-assets|site-assets|assets)(\/|$)/

/** Serves the built files, and the app's page for every screen's URL. Rejects without a build. */
export async function serveOwnerApp(app: FastifyInstance, dist: string): Promise<void> {
  const distDir = resolve(dist)
  if (!existsSync(join(distDir, 'index.html'))) {
    throw new StartupError(
      `The owners' app is not built (there is no ${join(distDir, 'index.html')}): run "npm run build" first.`,
    )
  }
  await app.register(fastifyStatic, {
    root: distDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(distDir, 'assets/'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const files = await listFiles(distDir)
  app.get('/*', { schema: { hide: true } as object }, (request, reply) => {
    // Not parsed as a URL: `//` is a valid path but not a valid URL.
    const [pathname = ''] = request.url.split('?', 1)
    if (files.has(pathname)) return reply.sendFile(pathname)
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!wantsPage || nonPagePaths.test(pathname)) return reply.callNotFound()
    if (secretPagePaths.test(pathname))
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
    return reply.sendFile('index.html')
  })
}

/** URL paths of the built files: one route serves them all, because a route for each would slow down the start. */
async function listFiles(dir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const served = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return new Set(
    served.map(
      ({ parentPath, name }) => `/${relative(dir, join(parentPath, name)).replaceAll(sep, '/')}`,
    ),
  )
}
