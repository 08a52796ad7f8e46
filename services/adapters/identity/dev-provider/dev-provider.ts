import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { once } from '#kernel/async/once.ts'
import type { InstallationSecrets } from '#kernel/privacy/installation-secrets.ts'
import { accountChooserPage, errorPage } from './sign-in-page.ts'
import { findDevPerson, devPersonsIssuer } from './persons.ts'
import { devClientId, loadDevSecrets } from './dev-secrets.ts'

const prefix = '/oidc'

/**
 * The development identity provider, served by our own server at `PUBLIC_URL/oidc`. `client`: the settings of its one
 * client. Call `mount` before the server listens.
 */
export async function openDevProvider({
  publicUrl,
  secrets: stored,
}: {
  publicUrl: string
  secrets: InstallationSecrets
}) {
  const issuer = new URL(prefix, publicUrl).href
  const secrets = await loadDevSecrets(stored)
  // Loaded at the first sign-in: it is a tenth of all modules.
  const open = once(async () =>
    (await import('./oidc-provider.ts')).createDevProvider(issuer, publicUrl, secrets),
  )
  return {
    client: { issuer, clientId: devClientId, clientSecret: secrets.clientSecret },
    personsIssuer: devPersonsIssuer,
    mount: async (app: FastifyInstance) =>
      void (await app.register(async (scope) => registerRoutes(scope, open))),
  }
}

function registerRoutes(scope: FastifyInstance, open: () => Promise<Provider>): void {
  let handle: ReturnType<Provider['callback']> | undefined
  // The provider parses the bodies.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

  scope.get(`${prefix}/interaction/:uid`, async (request, reply) => {
    const provider = await open()
    reply.hijack()
    return withInteraction(provider, request.raw, reply.raw, () =>
      showAccountChooser(provider, request.raw, reply.raw),
    )
  })
  scope.post<{ Params: { person: string } }>(
    `${prefix}/interaction/:uid/:person`,
    async (request, reply) => {
      const provider = await open()
      reply.hijack()
      return withInteraction(provider, request.raw, reply.raw, () =>
        provider.interactionFinished(
          request.raw,
          reply.raw,
          interactionResult(request.params.person),
        ),
      )
    },
  )
  scope.all(`${prefix}/*`, async (request, reply) => {
    const provider = await open()
    reply.hijack()
    handle ??= provider.callback()
    await handle(normalizeRequest(request.raw, provider.cookieName('session')), reply.raw)
  })
}

/** Finishes at once if `login_hint` names a person; else shows the account chooser. */
async function showAccountChooser(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { uid, params } = await provider.interactionDetails(request, response)
  const hint = stringOrUndefined(params.login_hint)
  const hinted = hint === undefined ? undefined : findDevPerson(hint)
  if (hinted)
    return provider.interactionFinished(request, response, interactionResult(hinted.subject))
  const page = accountChooserPage({
    action: `${prefix}/interaction/${uid}`,
    uiLocales: stringOrUndefined(params.ui_locales),
    acceptLanguage: request.headers['accept-language'],
    unknownEmail: hint,
  })
  response.writeHead(200, page.headers).end(page.body)
}

function interactionResult(person: string) {
  const known = findDevPerson(person)
  if (!known) return { error: 'access_denied', error_description: 'The person did not sign in' }
  return { login: { accountId: known.subject, remember: false } }
}

/** Shows an error page for an expired sign-in: an old tab, or a restart since. */
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
    const body = errorPage(request.headers['accept-language'], 'This sign-in has expired.')
    response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  }
}

/**
 * Removes the provider's session cookie, so that each sign-in shows the account chooser or follows its hint. Removes
 * repeated parameters: documented clients append a second `state`, where the first counts; scripts append a
 * `login_hint`, where the last counts.
 */
function normalizeRequest(request: IncomingMessage, sessionCookie: string): IncomingMessage {
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

const stringOrUndefined = (value: unknown) => (typeof value === 'string' ? value : undefined)
