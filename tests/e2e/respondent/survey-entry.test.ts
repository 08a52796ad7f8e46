// Entry: the choice of channel, and errors of unavailable surveys and pages that fail to load.
import type { BrowserContext, Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { offerWhatsApp } from '../../support/browser/whatsapp-page.ts'

const fixture = useSharedBrowser()
let context: BrowserContext
let page: Page
let survey: Survey
let arabic: Survey
let paused: Survey
const t = createTranslator('pt-br', 'respondent')
const tArabic = createTranslator('ar', 'respondent')

beforeAll(async () => {
  const owner = await openOwnerPage(fixture, 'pt-br')
  const publish = async (title: string, language: string, status = 'published') => {
    const { id } = await owner.api<Survey>('POST', '/api/surveys/advanced', {
      title,
      goal: 'Entender por que os clientes cancelam a assinatura no primeiro mês',
      language,
      config_json: JSON.stringify({
        enable_whatsapp: true,
        validation_points: [{ id: '1', text: 'Motivos' }],
      }),
    })
    const published = await owner.api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
    return status === 'published'
      ? published
      : owner.api<Survey>('PUT', `/api/surveys/${id}`, { status })
  }
  survey = await publish('Por que você cancelou?', 'pt-br')
  arabic = await publish('لماذا ألغيت اشتراكك؟', 'ar')
  paused = await publish('Pausada', 'pt-br', 'paused')
  await owner.context.close()
  context = await fixture.browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = await context.newPage()
})

const open = (path: string) => page.goto(fixture.baseUrl + path)
const button = (name: string) => page.getByRole('button', { name })

test('while no message can arrive, a survey with WhatsApp is answered on the web', async () => {
  await open(`/sa/${survey.public_id}`)
  await button('Começar Pesquisa').waitFor()
  expect(await button('Continuar no WhatsApp').count()).toBe(0)
  const reply = await page.request.get(`${fixture.baseUrl}/api/public/surveys/${survey.public_id}`)
  const { config_json } = (await reply.json()) as { config_json: string }
  expect(JSON.parse(config_json)).toMatchObject({ enable_whatsapp: false })
  // The owner's setting is kept.
  expect(JSON.parse(survey.config_json)).toMatchObject({ enable_whatsapp: true })
})

describe('WhatsApp', () => {
  beforeAll(() => offerWhatsApp(context))

  test('thanks people who come after the last response of the month', async () => {
    const late = await context.newPage()
    await late.route('**/api/whatsapp/initiate', (route) =>
      route.fulfill({ status: 403, json: { code: 'surveys/full', status: 403 } }),
    )
    await late.goto(`${fixture.baseUrl}/sa/${survey.public_id}`)
    await late.getByRole('button', { name: 'Continuar no WhatsApp' }).click()
    await late.getByRole('textbox', { name: t('phoneLabel') }).fill('(11) 98765-4321')
    await late.getByRole('button', { name: t('phoneSend') }).click()
    await late.getByRole('heading', { name: t('fullTitle') }).waitFor()
    expect(await late.getByText(t('full')).count()).toBe(1)
    await late.close()
  })

  test('accepts a valid number, and shows what is wrong with an invalid one', async () => {
    await open(`/sa/${survey.public_id}`)
    await expectAccessible(page)
    await button('Continuar no WhatsApp').click()
    const number = page.getByRole('textbox', { name: t('phoneLabel') })
    const send = button(t('phoneSend'))
    expect(await send.isDisabled()).toBe(true)
    await number.fill('119876')
    await page.getByText('Número deve ter entre 8 e 15 dígitos').waitFor()
    expect(await send.isDisabled()).toBe(true)
    await number.fill('55 10 98765-4321')
    await page.getByText('DDD inválido para Brasil (deve ser entre 11 e 99)').waitFor()
    await number.fill('tel: (11) 98765-4321')
    await page.getByText('+55 (11) 98765-4321').waitFor()
    await expectAccessible(page)
  })

  test('confirms the number and returns a link without it', async () => {
    await button(t('phoneSend')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('+55 (11) 98765-4321').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Copiar' }).click()
    await dialog.getByText('Copiado').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+55 (11) 98765-4321')
    expect(await dialog.textContent()).toMatch(/[0-9A-F]{8}$/)
    const link = (await dialog.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href'))!
    expect(link).not.toContain('98765')
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await page.getByText(t('delivery_delivered')).waitFor()
    const chat = await context.newPage()
    await chat.goto(link)
    await chat.getByText('Isto é um simulador').waitFor()
    await chat.getByText('Por que você cancelou?').waitFor()
    await chat.close()
    await page.getByText(t('delivery_read')).waitFor()
    await expectAccessible(page)
  })

  test('offers the web instead, where the conversation starts', async () => {
    await button('Tentar outro método').click()
    await button('Continuar na Web').click()
    await page.getByText('Máximo 8 perguntas').waitFor()
    await page.getByText('3–5 minutos').waitFor()
    await button('Começar Pesquisa').click()
    await page.getByText('Pergunta 1 de 8').waitFor()
    expect(await page.locator('.asked').count()).toBe(1)
  })

  test('works before the script has loaded, in Arabic, and reports a number without WhatsApp', async () => {
    const fresh = await fixture.browser.newContext({ viewport: { width: 390, height: 844 } })
    await offerWhatsApp(fresh)
    const slow = await fresh.newPage()
    let letCome = () => {}
    const held = new Promise<void>((resolve) => (letCome = resolve))
    await slow.route('**/r-assets/main*.js', async (route) => {
      await held
      await route.continue()
    })
    await slow.goto(`${fixture.baseUrl}/sa/${arabic.public_id}`, { waitUntil: 'commit' })
    await slow.getByRole('button', { name: tArabic('channelWhatsApp') }).click()
    letCome()
    await slow.getByRole('textbox').fill('٩٦٦٥٠١٢٣٠٠٠٠')
    await slow.getByText('+966 50 123 0000').waitFor()
    expect(await slow.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await slow.getByRole('button', { name: tArabic('phoneSend') }).click()
    await slow.getByRole('dialog').press('Escape')
    await slow.getByText(tArabic('delivery_failed')).waitFor()
    await expectAccessible(slow)
    await fresh.close()
  })
})

describe('an unavailable survey', () => {
  test.each([
    [
      '/s/nothere12',
      'Pesquisa não encontrada. Verifique se o link está correto e se a pesquisa foi publicada.',
    ],
    ['paused', 'Esta pesquisa não está disponível publicamente no momento. Ela está pausada'],
  ])('%s', async (path, text) => {
    await open(path === 'paused' ? `/s/${paused.public_id}` : path)
    await page.getByText(text).waitFor()
    await page.getByRole('link', { name: 'Tentar Novamente' }).waitFor()
    await page.getByRole('link', { name: 'Voltar ao Início' }).waitFor()
    await expectAccessible(page)
  })

  test('a script that fails to load at first', async () => {
    await page.route('**/r-assets/*.js', (route) => route.abort())
    await open(`/sa/${arabic.public_id}?lang=pt-br`)
    await page
      .getByText('Timeout ao carregar pesquisa. Verifique sua conexão e tente novamente.')
      .waitFor()
    await page.unroute('**/r-assets/*.js')
    await button('Tentar Novamente').click()
    await button('Começar Pesquisa').waitFor()
    await expect.poll(() => page.getByText('Timeout ao carregar').count()).toBe(0)
  })

  test('a truncated page', async () => {
    await page.route('**/sa/*', async (route) => {
      const reply = await route.fetch()
      const html = await reply.text()
      await route.fulfill({
        response: reply,
        body: html.slice(0, html.indexOf('id="page">') + 200),
      })
    })
    await open(`/sa/${arabic.public_id}?lang=pt-br`)
    await page.getByText('Dados da pesquisa estão incompletos').waitFor()
    await page.unroute('**/sa/*')
    await button('Tentar Novamente').click()
    await button('Começar Pesquisa').waitFor()
    expect(await page.getByText('Dados da pesquisa').count()).toBe(0)
  })
})
