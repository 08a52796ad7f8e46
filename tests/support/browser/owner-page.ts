// Page of a signed-in owner.
import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from '@playwright/test'
import { signIn } from '../../../scripts/lib/client/sign-in.ts'
import type { BrowserFixture } from './browser-fixture.ts'
import { collectPolicyViolations } from './policy-violations.ts'
import { createTranslator } from './translations.ts'

export type Language = 'en' | 'pt-br' | 'ar'

const personNames: Record<Language, string> = { en: 'bruno', 'pt-br': 'ana', ar: 'layla' }
const browserLocales = { en: 'en-US', 'pt-br': 'pt-BR', ar: 'ar-EG' }

/** E-mail of a new account of the person who speaks the language. */
export const newOwnerEmail = (language: Language): string =>
  `${personNames[language]}+${randomUUID()}@prosa.test`

/** A browser context of an owner who speaks the language, by default a new one; `api` calls as the same owner. */
export async function openOwnerPage(
  { baseUrl, browser }: BrowserFixture,
  language: Language,
  {
    email = newOwnerEmail(language),
    seesOnboarding = false,
    ...options
  }: BrowserContextOptions & { email?: string; seesOnboarding?: boolean } = {},
) {
  const { cookie } = await signIn(baseUrl, email, { seesOnboarding })
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: browserLocales[language],
    viewport: { width: 1440, height: 900 },
    // Contrast is measured after all transitions.
    reducedMotion: 'reduce',
    ...options,
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: baseUrl }])
  // Violations of the content security policy are errors of the page.
  const pageErrors = collectPolicyViolations(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => pageErrors.push(error.message))
  async function api<T>(method: string, path: string, body?: object): Promise<T> {
    const reply = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as T
  }
  return { context, page, pageErrors, api, t: createTranslator(language, 'owner') }
}

export type OwnerPage = Awaited<ReturnType<typeof openOwnerPage>>
