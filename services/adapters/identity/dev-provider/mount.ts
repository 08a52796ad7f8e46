import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Db } from '#kernel/db.ts'
import { choicePage, failurePage } from './page.ts'
import { devPerson, devPersonsOf } from './persons.ts'
import { devClientId, devProvider, devSecrets } from './provider.ts'

const prefix = '/oidc'

/**
 * The development issuer, to be served at `PUBLIC_URL/oidc` by our own server. `client` is what a client of it needs;
 * call `mount` before the server listens.
 */
export async function openDevProvider({ publicUrl, db }: { publicUrl: string; db: Db }) {
  const issuer = new URL(prefix, publicUrl).href
  const secrets = await devSecrets(db)
  const provider = devProvider(issuer, publicUrl, secrets)
  return {
    client: { issuer, clientId: devClientId, clientSecret: secrets.clientSecret },
    personsOf: devPersonsOf,
    mount: async (app: FastifyInstance) =>
      void (await app.register(async (scope) => mount(scope, provider))),
  }
}

function mount(scope: FastifyInstance, provider: Provider): void {
  const answer = provider.callback()
  // The provider reads its own bodies.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

  scope.get(`${prefix}/interaction/:uid`, (request, reply) => {
    reply.hijack()
    return withInteraction(provider, request.raw, reply.raw, () =>
      choose(provider, request.raw, reply.raw),
    )
  })
  scope.post<{ Params: { person: string } }>(
    `${prefix}/interaction/:uid/:person`,
    (request, reply) => {
      reply.hijack()
      return withInteraction(provider, request.raw, reply.raw, () =>
        provider.interactionFinished(request.raw, reply.raw, resultOf(request.params.person)),
      )
    },
  )
  scope.all(`${prefix}/*`, async (request, reply) => {
    reply.hijack()
    await answer(tidied(request.raw, provider.cookieName('session')), reply.raw)
  })
}

/** Shows the choice, unless the client already said who it is about. */
async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { uid, params } = await provider.interactionDetails(request, response)
  const hint = text(params.login_hint)
  const hinted = hint === undefined ? undefined : devPerson(hint)
  if (hinted) return provider.interactionFinished(request, response, resultOf(hinted.subject))
  const page = choicePage({
    action: `${prefix}/interaction/${uid}`,
    uiLocales: text(params.ui_locales),
    acceptLanguage: request.headers['accept-language'],
    unknownEmail: hint,
  })
  response.writeHead(200, page.headers).end(page.body)
}

function resultOf(person: string) {
  const known = devPerson(person)
  if (!known) return { error: 'access_denied', error_description: 'The person did not sign in' }
  return { login: { accountId: known.subject, remember: false } }
}

/** A sign-in that is gone (an old tab, a restart) gets a page which says so, not a stack trace. */
async function withInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Promise<void>,
) {
  try {
    await work()
  } catch (error) {
    provider.emit('interaction.lost', error)
    const body = failurePage(request.headers['accept-language'], 'This sign-in has expired.')
    response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  }
}

/**
 * Two departures from what the provider is handed. It never sees its own session cookie, so that each sign-in asks
 * anew who it is, and a hint always gets that very person. And a parameter given twice counts once: documented
 * clients append a `state` to an address that has one; scripts append a `login_hint`, which is meant to win.
 */
function tidied(request: IncomingMessage, sessionCookie: string): IncomingMessage {
  const url = new URL(request.url ?? '/', 'http://localhost')
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name)
    url.searchParams.set(name, values.at(name === 'login_hint' ? -1 : 0)!)
  }
  const raw = request as IncomingMessage & { originalUrl?: string }
  raw.originalUrl = url.pathname + url.search
  raw.url = raw.originalUrl.slice(prefix.length)
  raw.headers.cookie = request.headers.cookie
    ?.split(';')
    .filter(
      (cookie) => ![sessionCookie, `${sessionCookie}.sig`].includes(cookie.split('=')[0]!.trim()),
    )
    .join(';')
  return raw
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
