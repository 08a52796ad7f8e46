// A form, filled in by touch on a phone and by keyboard on a desktop.
import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { createQuestion } from '../../support/browser/form-editor-page.ts'
import { openOwnerPage, type OwnerPage } from '../../support/browser/owner-page.ts'

const fixture = useSharedBrowser()
let owner: OwnerPage
let survey: Survey
const options = ['Price', 'Time', 'Place']

beforeAll(async () => {
  owner = await openOwnerPage(fixture, 'en')
  const { api } = owner
  survey = await api<Survey>('POST', '/api/surveys', {
    title: 'How was it?',
    goal: 'Find out how new employees experience their first two weeks',
    language: 'pt',
    question_count: 4,
  })
  const questions = [
    createQuestion('a', 'open'),
    createQuestion('b', 'multiple', {
      options: [...options, 'None of these'],
      exclusive_options: ['None of these'],
    }),
    createQuestion('c', 'scale'),
    createQuestion('d', 'boolean', { is_required: false }),
    createQuestion('e', 'ranking', { options }),
    createQuestion('f', 'number'),
    createQuestion('g', 'date'),
    createQuestion('h', 'nps', { end_labels: { low: 'Jamais', high: 'Já recomendo' } }),
  ]
  await api('PUT', `/api/surveys/${survey.id}`, { questions })
  await api('PUT', `/api/surveys/${survey.id}`, { status: 'published' })
})

async function openSurvey(options: object): Promise<Page> {
  const context = await fixture.browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.goto(`${fixture.baseUrl}/s/${survey.public_id}`)
  return page
}

const formLocators = (page: Page) => ({
  next: page.getByRole('button', { name: 'Próxima' }),
  previous: page.getByRole('button', { name: 'Anterior' }),
  finish: page.getByRole('button', { name: 'Finalizar' }),
  isAt: (number: number) => page.getByText(`Pergunta ${number} de 8`).waitFor(),
  order: () => page.locator('.ranking span').allInnerTexts(),
})

test('on a phone, by touch: back, offline, reload and completion, followed live by the owner', async () => {
  const page = await openSurvey({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { next, previous, finish, isAt, order } = formLocators(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Começar Pesquisa' }).tap()
  await isAt(1)
  expect(await previous.isDisabled()).toBe(true)
  // Playwright does not tap disabled elements; people do.
  await next.dispatchEvent('click')
  await page.getByText('Esta pergunta é obrigatória. Por favor, forneça uma resposta.').waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox').fill('Because of the people')
  await next.tap()
  // An exclusive option replaces the others, and they replace it.
  const none = page.getByRole('checkbox', { name: 'None of these' })
  await page.getByText('Time').tap()
  await page.getByText('None of these').tap()
  expect(await page.getByRole('checkbox', { name: 'Time' }).isChecked()).toBe(false)
  expect(await none.isChecked()).toBe(true)
  await page.getByText('Price').tap()
  await page.getByText('Place').tap()
  expect(await none.isChecked()).toBe(false)
  await next.tap()
  await isAt(3)
  await page.getByRole('button', { name: 'Manter 5' }).tap()
  await expectAccessible(page)
  await next.tap()
  await isAt(4)

  // The owner sees the submitted answers.
  await owner.page.goto(`/surveys/${survey.id}/edit/advanced?view=overview`)
  await owner.page.getByText('Price, Place').first().waitFor()

  await previous.tap()
  await previous.tap()
  expect(await page.getByRole('checkbox', { name: 'Place' }).isChecked()).toBe(true)
  await page.goBack()
  await isAt(1)
  await page.getByRole('textbox').fill('Because of the place')
  await page.context().setOffline(true)
  await next.tap()
  await page.getByText('Sem conexão').waitFor()
  await page.getByText('Time').tap()
  await page.context().setOffline(false)
  await page.reload()
  await isAt(2)
  // The unsubmitted choice is restored, and the answers given offline have arrived.
  expect(await page.getByRole('checkbox', { name: 'Time' }).isChecked()).toBe(true)
  await next.tap()
  await next.tap()
  await page.getByRole('button', { name: 'Sim' }).tap()
  await next.tap()
  await isAt(5)
  await dragOption(page, 'Price', 'Place')
  expect(await order()).toEqual(['Time', 'Place', 'Price'])
  await expectAccessible(page)
  await next.tap()
  await page.getByRole('textbox').fill('1.234,5')
  await page.getByRole('button', { name: 'Aumentar um' }).tap()
  await next.tap()
  await page.locator('input[type=date]').fill('2026-02-28')
  await page.getByText('28 de fevereiro de 2026').waitFor()
  await expectAccessible(page)
  await next.tap()
  await isAt(8)
  await page.getByText('Toque em uma nota de 0 a 10').waitFor()
  await page.getByText('Já recomendo').waitFor()
  const scores = page.getByRole('radio')
  expect(await scores.count()).toBe(11)
  expect(await page.locator('input:checked').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.locator('.nps label').first().tap()
  expect(await page.getByRole('radio', { name: '0', exact: true }).isChecked()).toBe(true)
  await expectAccessible(page)
  await finish.tap()
  await page.getByRole('heading', { name: 'Obrigado!' }).waitFor()
  await expectAccessible(page)
  // One detractor: the owner sees the score without a reload.
  const chart = owner.page.getByRole('region', { name: owner.t('survey.nps.title') })
  await chart.getByText('-100').waitFor()
  await expectAccessible(owner.page)
  await page.reload()
  await page.getByRole('heading', { name: 'Obrigado!' }).waitFor()
  await page.context().close()
})

test('on a desktop, by keyboard', async () => {
  const page = await openSurvey({ viewport: { width: 1280, height: 800 } })
  const { isAt, order } = formLocators(page)
  const { keyboard } = page
  await page.getByRole('button', { name: 'Começar Pesquisa' }).press('Enter')
  await isAt(1)
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focusedText).toContain('Question a')
  await keyboard.type('Because')
  await keyboard.press('Shift+Enter')
  await keyboard.type('of them')
  await keyboard.press('Enter')
  await isAt(2)
  await keyboard.press('2')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Time' }).isChecked()).toBe(true)
  await keyboard.press('Enter')
  await isAt(3)
  await keyboard.press('0')
  await keyboard.press('Enter')
  await isAt(4)
  await keyboard.press('Enter')
  await isAt(5)
  await page.getByRole('button', { name: /^“Place”/ }).focus()
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await expect.poll(order).toEqual(['Place', 'Price', 'Time'])
  await page.getByText('“Place” movida para a posição 1 de 3.').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Próxima' }).press('Enter')
  await isAt(6)
  await keyboard.type('7')
  await keyboard.press('Enter')
  await isAt(7)
  await page.goBack()
  await isAt(6)
  expect(await page.getByRole('textbox').inputValue()).toBe('7')
  await page.goForward()
  await isAt(7)
  // Back at the moment at which the next question is there, and has no entry in the browser's history yet.
  await page.goBack()
  await isAt(6)
  await page.evaluate(() => {
    const goBack = new MutationObserver(() => {
      if (!document.body.textContent.includes('Pergunta 7 de 8')) return
      goBack.disconnect()
      history.back()
    })
    goBack.observe(document.body, { subtree: true, childList: true, characterData: true })
    document.querySelector('form')!.requestSubmit()
  })
  await isAt(6)
  await page.goBack()
  await isAt(5)
  await page.getByRole('button', { name: 'Próxima' }).press('Enter')
  await isAt(6)
  await page.getByRole('button', { name: 'Próxima' }).press('Enter')
  await isAt(7)
  await page.locator('input[type=date]').fill('2026-02-28')
  await page.getByRole('button', { name: 'Próxima' }).press('Enter')
  await isAt(8)
  await keyboard.press('1')
  await keyboard.press('0')
  const ten = page.getByRole('radio', { name: '10', exact: true })
  await expect.poll(() => ten.isChecked()).toBe(true)
  await ten.press('ArrowLeft')
  const nine = page.getByRole('radio', { name: '9', exact: true })
  await expect.poll(() => nine.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Finalizar' }).press('Enter')
  await page.getByRole('heading', { name: 'Obrigado!' }).waitFor()
  await page.context().close()
})

/** Drags an item by its handle to another's place. */
async function dragOption(page: Page, option: string, to: string): Promise<void> {
  const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^“${name}”`) })
  const [from, there] = [await handle(option).boundingBox(), await handle(to).boundingBox()]
  await page.mouse.move(from!.x + 20, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(there!.x + 20, there!.y + 20, { steps: 5 })
  await page.mouse.move(there!.x + 20, there!.y + 30)
  await page.mouse.up()
}
