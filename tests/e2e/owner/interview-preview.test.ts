// An owner previews an unsaved survey, in a real browser against a real instance.
import type { Locator } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { signIn } from '../../../scripts/lib/client/sign-in.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { newOwnerEmail, type Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const onDesktop = {
  language: 'en' as Language,
  goal: 'Understand why customers cancel their subscription in the first month',
  answers: [
    'The invoice import kept failing and support took four days to answer me.',
    'The price went from 29 to 49 dollars without a single warning.',
  ],
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light' as 'light' | 'dark',
}
const onPhone: typeof onDesktop = {
  language: 'ar',
  goal: 'أريد أن أفهم لماذا يلغي العملاء اشتراكهم في الشهر الأول',
  answers: [
    'استيراد الفواتير كان يفشل كل أسبوع ولم يرد الدعم إلا بعد أربعة أيام.',
    'ارتفع السعر كثيرًا دون أي تنبيه.',
  ],
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
}

const fixture = useSharedBrowser()

async function openConfigure(walk: typeof onDesktop) {
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
  const pane = (name: string) =>
    page.getByRole('button', { name: t(`editor.pane.${name}`), exact: true })
  const isNarrow = await pane('fields').isVisible()
  const card = page.getByRole('region', { name: t('preview.title') })
  return {
    ...{ context, page, card, words: t, cookie },
    /** On narrow screens, one of them is shown at a time. */
    show: async (name: 'fields' | 'preview') => {
      if (isNarrow) await pane(name).press('Enter')
    },
  }
}

describe.each(walkedOf([onPhone, onDesktop]))('a preview in $language', (walk) => {
  test('runs to completion by keyboard, and restarts when the survey changes', async () => {
    const { context, page, card, words: t, cookie, show } = await openConfigure(walk)
    await page.getByRole('slider').press('Home')
    await show('preview')
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

    await show('fields')
    await page.getByRole('slider').press('End')
    await show('preview')
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
  const { context, page, card, words: t } = await openConfigure(onDesktop)
  const kinds = ['scale', 'nps', 'boolean', 'multiple', 'number', 'date', 'ranking'] as const
  const options = ['Price', 'Support', 'Quality', 'None']
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
      options: type === 'multiple' || type === 'ranking' ? options : [],
      ...(type === 'multiple' && { exclusive_options: ['None'] }),
      number: questionCount + 1,
    }
    return route.fulfill({ json: { question, completion_triggered: !question } })
  })
  await card.getByRole('button', { name: t('preview.test') }).click()
  await card.getByRole('textbox', { name: t('preview.answer') }).fill('The price')
  await page.keyboard.press('Enter')
  await card.getByRole('alert').waitFor()
  await card.getByRole('button', { name: t('common.retry') }).click()
  const ask = (kind: (typeof kinds)[number]) =>
    card.getByRole('log').getByText(`A question of the kind ${kind}`).waitFor()
  const send = card.getByRole('button', { name: t('preview.send') })
  await ask('scale')
  await card.getByRole('button', { name: '7', exact: true }).focus()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await ask('nps')
  await card.getByRole('button', { name: '10', exact: true }).press('Enter')
  await ask('boolean')
  await card.getByRole('button', { name: t('preview.no'), exact: true }).press('Enter')
  await ask('multiple')
  await card.getByRole('button', { name: 'None' }).press('Space')
  await card.getByRole('button', { name: 'Quality' }).press('Space')
  await card.getByRole('button', { name: 'Price' }).press('Space')
  await expectAccessible(page)
  await send.press('Enter')
  // Fields have the focus without a click.
  await ask('number')
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await card.getByText(t('validation.number')).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1,250.5')
  await page.keyboard.press('Enter')
  await ask('date')
  await card.getByLabel(t('preview.date')).fill('2026-02-28')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await ask('ranking')
  await card.locator('[data-handle]').nth(2).press('ArrowUp')
  await page.keyboard.press('Home')
  await card.locator('[data-move=down]').nth(1).press('Enter')
  await expectAccessible(page)
  await send.press('Enter')
  await card.getByText(t('preview.ended')).waitFor()
  expect(sent).toEqual([
    { question_id: expect.any(String), text_response: 'The price' },
    { question_id: 'q1', scale_value: 7, text_response: '7' },
    { question_id: 'q2', nps_value: 10, text_response: '10' },
    { question_id: 'q3', boolean_value: false, text_response: 'No' },
    { question_id: 'q4', selected_options: ['Price', 'Quality'], text_response: 'Price, Quality' },
    { question_id: 'q5', number_value: 1250.5, text_response: '1250.5' },
    { question_id: 'q6', date_value: '2026-02-28', text_response: '2026-02-28' },
    {
      question_id: 'q7',
      ranking_order: ['Quality', 'Support', 'Price', 'None'],
      text_response: 'Quality, Support, Price, None',
    },
  ])
  await context.close()
})

test('the server accepts numbers, dates and rankings from the preview', async () => {
  const { context, page, card, words: t } = await openConfigure(onDesktop)
  const points = [
    'How many people work in your team?',
    'On which day did you cancel?',
    'Rank by importance: price, speed, support',
  ]
  await page.route('**/preview-test', (route) => {
    const survey = route.request().postDataJSON() as object
    return route.continue({
      postData: { ...survey, validation_points: ['Main reasons for leaving', points.shift()] },
    })
  })
  const replyTo = async (control: Locator, act: () => Promise<void>) => {
    await card
      .getByRole('button', { name: t('preview.test') })
      .or(restart)
      .first()
      .click()
    // Nothing in it calls for a follow-up.
    await answer.fill(
      'We wanted one tool for invoices and payroll, and our accountant already had one. That is all.',
    )
    await answer.press('Enter')
    await control.waitFor()
    await act()
    const reply = page.waitForResponse('**/responses')
    await send.click()
    expect((await reply).status()).toBe(200)
    await answer.waitFor()
  }
  const restart = card.getByRole('button', { name: t('preview.restart') })
  const answer = card.getByRole('textbox', { name: t('preview.answer') })
  const send = card.getByRole('button', { name: t('preview.send') })
  const number = card.getByLabel(t('preview.number'))
  const date = card.getByLabel(t('preview.date'))
  const handle = card.locator('[data-handle]').first()
  await replyTo(number, () => number.fill('12'))
  await replyTo(date, () => date.fill('2026-02-28'))
  await replyTo(handle, () => handle.press('ArrowDown'))
  await context.close()
})
