// The pages of the site, which need no account: `/`, `/terms` and `/privacy`, rendered on the server in the visitor's language.
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Locale, localeOf } from '#contract/languages.ts'
import type { SitePage } from '#contract/site-page.ts'
import type { WebSessions } from '../web-sessions.ts'
import { openSiteBuild, renderSiteDocument, type SiteBuild } from './site-document.ts'

export type SiteOptions = {
  /** The directory of the built web apps. */
  dist: string
  publicUrl: string
  /** What is the same on every page. */
  installation: Pick<SitePage, 'models' | 'operator' | 'processors'>
  authenticate: WebSessions['authenticate']
}

type SiteRequest = FastifyRequest<{
  Querystring: { lang?: unknown; error?: unknown; details?: unknown }
}>

const pages = { '/': 'landing', '/terms': 'terms', '/privacy': 'privacy' } as const

/** Serves the pages, their files under `/site-assets/`, and what search engines ask for. Rejects without a build. */
export async function registerSitePages(app: FastifyInstance, options: SiteOptions) {
  const root = resolve(options.dist, 'site')
  const build = await openSiteBuild(root)
  await app.register(fastifyStatic, {
    root: join(root, 'site-assets'),
    prefix: '/site-assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  const compressed = openCompressedPages()
  for (const [path, name] of Object.entries(pages)) {
    app.get(path, { schema: { hide: true } as object }, async (request: SiteRequest, reply) => {
      const error = name === 'landing' ? readError(request) : undefined
      // The owners' app handles sign-ins that failed; otherwise the home page of an owner is the dashboard.
      if (name === 'landing' && !error && (await options.authenticate(request)))
        return reply.header('cache-control', 'no-store').redirect('/dashboard', 302)
      const page = { name, lang: languageOf(request), ...options.installation }
      const place = {
        address: `${options.publicUrl}${path}`,
        isChosen: request.query.lang === page.lang,
      }
      const html = renderSiteDocument(build, { ...page, ...(error && { error }) }, place)
      return compressed.send(request, reply, build, html)
    })
  }
  registerSearchEngineFiles(app, options.publicUrl)
}

const languageOf = ({ query, headers }: SiteRequest): Locale =>
  Locale.safeParse(query.lang).data ?? localeOf(headers['accept-language'])

/** Any text that the address has: the page shows known codes, and details as text. */
function readError({ query }: SiteRequest): SitePage['error'] {
  const { error, details } = query
  if (typeof error !== 'string') return undefined
  return { code: error, details: typeof details === 'string' ? details.slice(0, 200) : '' }
}

const brotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The documents of an installation are few and do not change: each is compressed once, as well as possible. */
function openCompressedPages() {
  const stored = new Map<string, Promise<Buffer>>()
  const maxStored = 24
  const compress = (encoding: 'br' | 'gzip', html: string): Promise<Buffer> => {
    const key = `${encoding} ${html}`
    const known = stored.get(key)
    if (known) return known
    // A page with an error is one of many: it is compressed quickly and not stored.
    const isStored = stored.size < maxStored
    const params = { [constants.BROTLI_PARAM_QUALITY]: isStored ? 9 : 4 }
    const bytes = encoding === 'br' ? brotli(html, { params }) : compressGzip(html)
    if (isStored) stored.set(key, bytes)
    return bytes
  }
  return {
    async send(request: FastifyRequest, reply: FastifyReply, build: SiteBuild, html: string) {
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', build.contentSecurityPolicy)
        .header('vary', 'accept-encoding, accept-language, cookie')
      const encodings = request.headers['accept-encoding'] ?? ''
      const encoding = /\bbr\b/.test(encodings) ? 'br' : /\bgzip\b/.test(encodings) ? 'gzip' : null
      if (!encoding) return reply.send(html)
      return reply.header('content-encoding', encoding).send(await compress(encoding, html))
    },
  }
}

function registerSearchEngineFiles(app: FastifyInstance, publicUrl: string): void {
  const hidden = { schema: { hide: true } as object }
  app.get('/robots.txt', hidden, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  )
  const addresses = Object.keys(pages).flatMap((path) =>
    Locale.options.map((locale) => `  <url><loc>${publicUrl}${path}?lang=${locale}</loc></url>`),
  )
  app.get('/sitemap.xml', hidden, (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
      ),
  )
}
