// The page that an owner asked for before the sign-in, as a path of this site.

const storageKey = 'return-path'
const defaultPath = '/dashboard'
const maxLength = 2_000
/** Returning to these would lead back to the sign-in, or to the onboarding. */
const signInPages: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/signup',
  '/auth/callback',
  '/onboarding',
])

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The sign-in page, with the page to return to. `ended`: the page says that the session has ended. */
export function signInPath({ pathname, search, hash }: Place, { ended = false } = {}): string {
  const query = new URLSearchParams({
    ...(ended && { ended: '' }),
    ...nextOf(pathname + search + hash),
  }).toString()
  return query === '' ? '/login' : `/login?${query}`
}

/** The onboarding, with the page to return to when it is skipped. */
export function onboardingPath({ pathname, search, hash }: Place): string {
  const query = new URLSearchParams(nextOf(pathname + search + hash)).toString()
  return query === '' ? '/onboarding' : `/onboarding?${query}`
}

function nextOf(path: string): { next?: string } {
  const next = safePath(path)
  return next === null || next === defaultPath ? {} : { next }
}

/** The page to return to that an address of the sign-in page names, else the dashboard. */
export const returnPathOf = (search: URLSearchParams): string =>
  safePath(search.get('next') ?? '') ?? defaultPath

/** Kept for the tab while the provider's pages replace this site's. */
export function storeReturnPath(path: string): void {
  try {
    sessionStorage.setItem(storageKey, path)
  } catch {
    // Storage is blocked: the sign-in ends on the dashboard.
  }
}

/** What `storeReturnPath` kept, checked again, since it is text that others may have written. */
export function storedReturnPath(): string {
  try {
    return safePath(sessionStorage.getItem(storageKey) ?? '') ?? defaultPath
  } catch {
    return defaultPath
  }
}

/** Null unless the text is a path of this site. */
export function safePath(text: string): string | null {
  if (!text.startsWith('/') || text.length > maxLength) return null
  // Read as browsers do, which drop tabs and line breaks and take a backslash for a slash.
  const site = 'https://site.invalid'
  if (!URL.canParse(text, site)) return null
  const url = new URL(text, site)
  if (url.origin !== site || url.pathname.startsWith('//')) return null
  return signInPages.has(url.pathname) ? null : url.pathname + url.search + url.hash
}
