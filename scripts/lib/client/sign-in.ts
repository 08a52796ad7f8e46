// Signs in from scripts: plain HTTP with manual redirects and a cookie jar.

export type SignedInClient = { cookie: string; ownerId: string }

/**
 * Signs in to a running instance as one of the development sign-in's persons. New owners have completed the onboarding,
 * unless they are to see it.
 */
export async function signIn(
  baseUrl: string,
  email: string,
  { seesOnboarding = false } = {},
): Promise<SignedInClient> {
  const jar = cookieJar()
  const { redirectUrl } = await json<{ redirectUrl: string }>(
    await jar.fetch(
      `${baseUrl}/api/oauth/google/redirect_url?login_hint=${encodeURIComponent(email)}`,
    ),
  )
  const callback = await followRedirects(jar, redirectUrl, '/auth/callback')
  const code = callback.searchParams.get('code')
  const state = callback.searchParams.get('state')
  if (!code)
    throw new Error(`signing in as ${email}: ${callback.searchParams.get('error') ?? 'no code'}`)
  await json(
    await jar.fetch(`${baseUrl}/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(state ? { code, state } : { code }),
    }),
  )
  const { id, onboarding_completed } = await json<{ id: string; onboarding_completed: boolean }>(
    await jar.fetch(`${baseUrl}/api/users/me`),
  )
  if (!onboarding_completed && !seesOnboarding)
    await json(await jar.fetch(`${baseUrl}/api/users/complete-onboarding`, { method: 'POST' }))
  return { cookie: jar.header('__Host-prosa_session') || jar.header('prosa_session'), ownerId: id }
}

/** The URL of the first redirect to `path`, which is not followed. */
async function followRedirects(jar: CookieJar, from: string, path: string): Promise<URL> {
  let url = new URL(from)
  for (let hops = 0; hops < 10; hops += 1) {
    const response = await jar.fetch(url.href)
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.pathname} answered ${response.status}, not a redirect`)
    await response.body?.cancel()
    url = new URL(location, url)
    if (url.pathname === path) return url
  }
  throw new Error('too many redirects')
}

async function json<T>(response: Response): Promise<T> {
  if (!response.ok)
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

export type CookieJar = {
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** A `Cookie` header of one cookie or of all. */
  header(name?: string): string
}

/** Cookies of one server, without paths: sufficient for one sign-in at a time. */
export function cookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  const header = (only?: string) =>
    [...cookies]
      .filter(([name]) => only === undefined || name === only)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  return {
    header,
    async fetch(url, init = {}) {
      const headers = new Headers(init.headers)
      if (cookies.size > 0) headers.set('cookie', header())
      const response = await fetch(url, { redirect: 'manual', ...init, headers })
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';')
        const at = pair.indexOf('=')
        const name = pair.slice(0, at).trim()
        if (attributes.some(isExpiry)) cookies.delete(name)
        else cookies.set(name, pair.slice(at + 1))
      }
      return response
    },
  }
}

const isExpiry = (attribute: string) =>
  /^\s*max-age=0/i.test(attribute) || /^\s*expires=.*1970/i.test(attribute)
