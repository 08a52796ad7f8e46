// `npm run screenshots`: every screen at two widths, in two languages and both themes, into .cache/screenshots/.
import { mkdir, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, BrowserContext } from '@playwright/test'
import { launchBrowser } from '../tests/support/browser.ts'
import { startInstance } from '../tests/support/instance.ts'
import { buildWebIfStale } from './build-web.ts'
import { signIn } from './client/sign-in.ts'

const folder = '.cache/screenshots'
const persons = {
  en: 'bruno@prosa.test',
  ar: 'layla@prosa.test',
  'pt-br': 'ana@prosa.test',
} as const
type Language = keyof typeof persons
const forms = {
  en: { title: 'Your first week', goal: 'Find out how new employees live their first week' },
  ar: { title: 'أسبوعك الأول', goal: 'معرفة تجربة الموظفين الجدد في أسبوعهم الأول' },
  'pt-br': {
    title: 'Sua primeira semana',
    goal: 'Saber como foi a primeira semana de quem chegou',
  },
} as const
const widths = { wide: 1440, phone: 390 } as const
const themes = ['light', 'dark'] as const

await buildWebIfStale()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
const { baseUrl } = instance
const browser = await launchBrowser()
try {
  for (const language of Object.keys(persons) as Language[]) await photograph(browser, language)
} finally {
  await browser.close()
}
console.log(`The pictures are in ${folder}/.`)

async function photograph(browser: Browser, language: Language): Promise<void> {
  await demo(language)
  const { cookie } = await signIn(baseUrl, persons[language])
  await buyCredits(cookie)
  const reply = await fetch(`${baseUrl}/api/surveys`, { headers: { cookie } })
  const [survey] = (await reply.json()) as { id: string; public_id: string }[]
  const screens: Record<string, string> = {
    landing: '/',
    login: '/login',
    dashboard: '/dashboard',
    surveys: '/surveys',
    create: '/surveys/new-advanced',
    traditional: '/surveys/new',
    deleted: '/surveys/deleted',
    live: `/surveys/${survey!.id}/edit/advanced?view=overview`,
    responses: `/surveys/${survey!.id}/edit/advanced?view=responses`,
    sentiment: `/surveys/${survey!.id}/sentiment`,
    'sentiment-questions': `/surveys/${survey!.id}/sentiment?tab=questions`,
    'form-editor': `/surveys/${await makeForm(cookie, language)}/edit/traditional`,
    respondent: `/sa/${survey!.public_id}`,
    missing: '/sa/doesnotexist',
  }
  for (const [name, width] of Object.entries(widths))
    for (const theme of themes) {
      const context = await browser.newContext({
        baseURL: baseUrl,
        locale: { en: 'en-US', ar: 'ar-EG', 'pt-br': 'pt-BR' }[language],
        viewport: { width, height: name === 'wide' ? 900 : 844 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      await take(context, cookie, screens, `${language}-${name}-${theme}`)
      await context.close()
    }
}

async function take(
  context: BrowserContext,
  cookie: string,
  screens: Record<string, string>,
  suffix: string,
) {
  const open = ['landing', 'login']
  const page = await context.newPage()
  for (const [name, path] of Object.entries(screens)) {
    if (!open.includes(name)) {
      const [key = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name: key, value, url: baseUrl }])
    }
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${folder}/${name}-${suffix}.png` })
  }
}

async function demo(language: Language): Promise<void> {
  const options = [
    '--url',
    baseUrl,
    '--as',
    persons[language],
    '--language',
    language,
    '--pace',
    'fast',
    '--respondents',
    '8',
  ]
  const child = spawn(process.execPath, ['scripts/demo.ts', ...options], { stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`the demonstration in ${language} failed`)
}

/** A survey of fixed questions; resolves with its id. */
async function makeForm(cookie: string, language: Language): Promise<string> {
  const reply = await fetch(`${baseUrl}/api/surveys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ ...forms[language], language }),
  })
  return ((await reply.json()) as { id: string }).id
}

async function buyCredits(cookie: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    }).then((reply) => reply.json() as Promise<{ payment_intent_id: string }>)
  const { payment_intent_id } = await post('/api/billing/create-payment-intent', {
    package_id: 'professional_50',
  })
  await post('/api/billing/confirm-payment', { payment_intent_id })
}
