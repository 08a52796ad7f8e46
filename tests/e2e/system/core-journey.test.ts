// The core journey, in a real browser against a real instance: from sign-in to an auditor's replay.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { connectToBrowser } from '../../support/browser/browser-fixture.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const run = promisify(execFile)

const scenarios = walkedOf([
  {
    language: 'ar' as const,
    person: 'layla@prosa.test',
    dir: 'rtl',
    goal: 'أريد أن أفهم لماذا يلغي العملاء اشتراكهم في الشهر الأول وما الذي كان سيجعلهم يبقون معنا',
    answers: [
      'تركت البرنامج في رمضان لأنه توقف وأنا أدفع في المحل، والزبون واقف أمامي، فدفعت من جيبي ثم لم يرجعوا لي المبلغ حتى اليوم.',
      'ارتفع السعر من ٢٩ إلى ٤٩ دولارًا دون أي رسالة تنبيه، فطلبت مني مديرتي تبرير المبلغ ولم أجد تقريرًا واحدًا يثبت الساعات التي وفرها البرنامج لفريقنا.',
      'كنت سأبقى لو كان الربط مع البنك يعمل ولو وجدت شخصًا أتصل به، فقد جربت المحادثة مرتين في شهر مارس وأغلقت في المرتين قبل أن يجيبني أحد.',
    ],
  },
  {
    language: 'en' as const,
    person: 'bruno@prosa.test',
    dir: 'ltr',
    goal: 'Understand why customers cancel their subscription in the first month and what would have made them stay',
    answers: [
      'I cancelled in the third week because the invoice import kept failing: every Monday I lost an hour fixing the same CSV file by hand, and support took four days to answer me.',
      'The price went from 29 to 49 dollars without a warning e-mail, so my manager asked me to justify it, and I could not show her any report that proved the hours it saved our team.',
      'What would have kept me is a working bank connection and a person to call; I tried the chat twice in March and both times it closed before anyone wrote back to me.',
    ],
  },
])

let instance: DatabaseInstance
let browser: Browser

beforeAll(async () => {
  ;[instance, browser] = await Promise.all([startInstanceOnFreshDatabase(), connectToBrowser()])
})
afterAll(async () => {
  await browser.close()
  await instance[Symbol.asyncDispose]()
})

describe.each(scenarios)(
  'the core journey in $language',
  ({ language, person, dir, goal, answers }) => {
    const owner = createTranslator(language, 'owner')
    const onboarding = createTranslator(language, 'onboarding')
    const respondent = createTranslator(language, 'respondent')

    test('goal, survey, conversation, live turns, credits, unlock, replay', async () => {
      const context = await browser.newContext({
        baseURL: instance.baseUrl,
        locale: language === 'ar' ? 'ar-EG' : 'en-US',
        viewport: { width: 1440, height: 900 },
        // Contrast is measured after all transitions.
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const broken: string[] = []
      page.on('pageerror', (error) => broken.push(error.message))

      await signIn(page, { owner, onboarding }, person)
      expect(await page.locator('html').getAttribute('dir')).toBe(dir)
      await createSurvey(page, owner, goal)
      await page.getByRole('button', { name: owner('action.publish') }).click()
      await page.getByText(owner('survey.onlineWhy')).waitFor()
      await expectAccessible(page)
      await page.getByRole('tab', { name: owner('survey.overview') }).click()

      const link = await page
        .getByRole('link', { name: owner('survey.openLink') })
        .getAttribute('href')
      const turns = await holdConversation(browser, link!, respondent, answers, async (answer) => {
        // The owner gets the excerpt of the answer within moments.
        await page.getByText(answer.slice(0, 40)).first().waitFor()
      })
      expect(turns).toBeGreaterThanOrEqual(answers.length)

      await page.getByRole('tab', { name: owner('survey.responses') }).click()
      await page.getByText(owner('qualified.badge')).first().waitFor()
      const lockedText = answers[0]!.slice(-40)
      expect(await page.content()).not.toContain(lockedText)

      await page
        .getByRole('button', { name: owner('qualified.buyToUnlock') })
        .first()
        .click()
      // Notifications are dialogs that are not modal.
      const dialog = page.locator('[role="dialog"]:not([aria-modal="false"])')
      await dialog.getByRole('button', { name: owner('buy.pay') }).click()
      await dialog.getByRole('button', { name: owner('buy.behaviour.succeeds') }).click()
      await dialog.getByRole('button', { name: owner('buy.payNow') }).click()
      await dialog.getByRole('button', { name: owner('buy.doneAction') }).click()
      await dialog.waitFor({ state: 'hidden' })

      await page
        .getByRole('button', { name: owner('qualified.unlock') })
        .first()
        .click()
      await page.getByText(owner('qualified.fullUnlocked')).first().waitFor()
      await expectAccessible(page)

      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
      expect(broken).toEqual([])
      await context.close()

      const { stdout } = await replay(person)
      expect(stdout).toContain('chain verified: 2 entries')
    })
  },
)

async function signIn(
  page: Page,
  { owner, onboarding }: Record<'owner' | 'onboarding', (key: string) => string>,
  person: string,
): Promise<void> {
  await page.goto('/login')
  const go = { name: owner('auth.continueDev') }
  const orGo = { name: owner('auth.continue') }
  await page.getByRole('button', go).or(page.getByRole('button', orGo)).click()
  await page.getByRole('button', { name: person }).click()
  // New owners see the onboarding first.
  await page.waitForURL('**/onboarding')
  await page.getByRole('button', { name: onboarding('skip') }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function createSurvey(
  page: Page,
  owner: (key: string) => string,
  goal: string,
): Promise<void> {
  await page.goto('/surveys/new-advanced')
  await page.locator('#goal').fill(goal)
  await page.getByRole('button', { name: owner('create.generate') }).click()
  await page.getByRole('heading', { name: owner('create.configureTitle') }).waitFor()
  await page.getByRole('button', { name: owner('create.create') }).click()
  await page.waitForURL('**/edit/advanced**')
}

/** Answers until the survey is complete; returns the number of answers. */
async function holdConversation(
  browser: Browser,
  link: string,
  respondent: (key: string) => string,
  answers: readonly string[],
  seen: (answer: string) => Promise<void>,
): Promise<number> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await phone.newPage()
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: respondent('start') }).click()
  const box = page.locator('textarea:enabled')
  const done = page.getByRole('heading', { name: respondent('doneTitle') })
  let given = 0
  for (;;) {
    await box.or(done).first().waitFor()
    if (await done.isVisible()) break
    const answer =
      answers[given] ?? `${given + 1}. ${answers[given % answers.length]!.split(/[,،]/)[0]}`
    // The first answer is typed, so that it counts as written by a person and can be sold.
    if (given === 0) await box.pressSequentially(answer, { delay: 12 })
    else await box.fill(answer)
    await page.getByRole('button', { name: respondent('send') }).click()
    if (given < answers.length) await seen(answer)
    given += 1
    // An interview in which every point is answered ends early.
    await page.getByText(answer).or(done).first().waitFor()
  }
  await phone.close()
  return given
}

const replay = (person: string) =>
  run(process.execPath, ['scripts/ledger.ts', 'replay', '--owner', person], {
    env: { ...process.env, PROSA_DATA: instance.dataDir, DATABASE_URL: instance.databaseUrl },
  })
