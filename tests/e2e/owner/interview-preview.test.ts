// An owner previews an unsaved survey, in a real browser against a real instance.
import { describe, expect, test } from 'vitest'
import { signIn } from '../../../scripts/lib/client/sign-in.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { newOwnerEmail } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'

const scenarios = [
  {
    language: 'en' as const,
    goal: 'Understand why customers cancel their subscription in the first month',
    answers: [
      'The invoice import kept failing and support took four days to answer me.',
      'The price went from 29 to 49 dollars without a single warning.',
    ],
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light' as const,
  },
  {
    language: 'ar' as const,
    goal: 'أريد أن أفهم لماذا يلغي العملاء اشتراكهم في الشهر الأول',
    answers: [
      'استيراد الفواتير كان يفشل كل أسبوع ولم يرد الدعم إلا بعد أربعة أيام.',
      'ارتفع السعر كثيرًا دون أي تنبيه.',
    ],
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark' as const,
  },
]

const fixture = useSharedBrowser()

async function openConfigure(walk: (typeof scenarios)[number]) {
  const { language, goal, viewport, colorScheme } = walk
  const t = createTranslator(language, 'owner')
  const { cookie } = await signIn(fixture.baseUrl, newOwnerEmail(language))
  const context = await fixture.browser.newContext({
    baseURL: fixture.baseUrl,
    locale: language === 'ar' ? 'ar-EG' : 'en-US',
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: fixture.baseUrl }])
  const page = await context.newPage()
  await page.goto('/surveys/new-advanced')
  await page.locator('#goal').fill(goal)
  await page.getByRole('button', { name: t('create.generate') }).click()
  await page.getByRole('heading', { name: t('create.configureTitle') }).waitFor()
  const card = page.getByRole('region', { name: t('preview.title') })
  return { context, page, card, words: t, cookie }
}

describe.each(scenarios)('a preview in $language', (walk) => {
  test('runs to completion by keyboard, and restarts when the survey changes', async () => {
    const { context, page, card, words: t, cookie } = await openConfigure(walk)
    await page.getByRole('slider').press('Home')
    await card.getByRole('button', { name: t('preview.test') }).focus()
    await page.keyboard.press('Enter')
    const box = card.getByRole('textbox', { name: t('preview.answer') })
    await box.waitFor()
    await expectAccessible(page)
    const ended = card.getByText(t('preview.ended'))
    const group = card.getByRole('group', { name: t('preview.reply') })
    const conversation = card.getByRole('log')
    for (let turn = 0; ; turn++) {
      await conversation.getByText(t('preview.typing')).waitFor({ state: 'detached' })
      await group.or(ended).first().waitFor()
      if (await ended.isVisible()) break
      if (await box.isVisible()) {
        // The text box has the focus without a click.
        await page.keyboard.type(walk.answers[turn] ?? `${turn}. ${walk.answers[0]}`)
        await page.keyboard.press('Enter')
      } else await group.getByRole('button').last().click()
    }
    expect(await conversation.getByText(walk.answers[0]!, { exact: true }).count()).toBe(1)
    await expectAccessible(page)

    await page.getByRole('slider').press('End')
    await card.getByText(t('preview.outdated')).waitFor()
    await card.getByRole('button', { name: t('preview.restart') }).click()
    await box.waitFor()
    expect(await ended.count()).toBe(0)
    expect(await conversation.getByText(walk.answers[0]!, { exact: true }).count()).toBe(0)

    const headers = { cookie }
    const surveys = await fetch(`${fixture.baseUrl}/api/surveys`, { headers })
    expect(await surveys.json()).toEqual([])
    await context.close()
  })
})

test('every kind of question can be answered, and failures can be retried', async () => {
  const { context, page, card, words: t } = await openConfigure(scenarios[0]!)
  const kinds = ['scale', 'boolean', 'multiple'] as const
  const sent: object[] = []
  let questionCount = 0
  let isDown = true
  await page.route('**/responses', async (route) => {
    if (isDown) {
      isDown = false
      return route.fulfill({ status: 500, json: {} })
    }
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { ok: true } })
  })
  await page.route('**/next-question', (route) => {
    const type = kinds[questionCount++]
    const question = type && {
      id: `q${questionCount}`,
      text: `A question of the kind ${type}`,
      type,
      options: type === 'multiple' ? ['Price', 'Support', 'Quality'] : [],
      number: questionCount + 1,
    }
    return route.fulfill({ json: { question, completion_triggered: !question } })
  })
  await card.getByRole('button', { name: t('preview.test') }).click()
  await card.getByRole('textbox', { name: t('preview.answer') }).fill('The price')
  await page.keyboard.press('Enter')
  await card.getByRole('alert').waitFor()
  await card.getByRole('button', { name: t('common.retry') }).click()
  await card.getByRole('button', { name: '7', exact: true }).click()
  await expectAccessible(page)
  await card.getByRole('button', { name: t('preview.no'), exact: true }).click()
  await card.getByRole('button', { name: 'Quality' }).click()
  await card.getByRole('button', { name: 'Price' }).click()
  await expectAccessible(page)
  await card.getByRole('button', { name: t('preview.send') }).click()
  await card.getByText(t('preview.ended')).waitFor()
  expect(sent).toEqual([
    { question_id: expect.any(String), text_response: 'The price' },
    { question_id: 'q1', scale_value: 7, text_response: '7' },
    { question_id: 'q2', boolean_value: false, text_response: 'No' },
    { question_id: 'q3', selected_options: ['Price', 'Quality'], text_response: 'Price, Quality' },
  ])
  await context.close()
})
