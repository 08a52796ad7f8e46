// Credits in a browser: a card that is declined, one whose bank asks, an unlock, its credit back, and what is written of it.
import type { Locator } from '@playwright/test'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/accessible.ts'
import { openHouse } from '../support/house.ts'
import {
  asking,
  converse,
  forSale,
  longAnswer,
  publishedSurvey,
  startedSession,
} from '../support/walked-survey.ts'
import { openOwner } from './owner-page.ts'

const house = openHouse()

test('buying, unlocking and giving back, in Portuguese', async () => {
  const { context, page, broken, api, words } = await openOwner(house, 'pt-br')
  const { baseUrl } = house.instance
  const ask = asking(baseUrl)
  const survey = await publishedSurvey(async (method, path, body) => {
    const answer = await api<Record<string, never>>(method, path, body as object)
    return { status: 200, body: answer } as unknown as Awaited<ReturnType<typeof ask>>
  })
  await converse(ask, await startedSession(ask, survey.public_id), [longAnswer])
  await forSale(
    async (method, path) =>
      ({ text: JSON.stringify(await api(method, path)) }) as Awaited<ReturnType<typeof ask>>,
    survey.id,
  )
  const button = (name: string, within: Locator = page.locator('body')) =>
    within.getByRole('button', { name: words(name) })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  // Another window is open all the while.
  const other = await context.newPage()
  await other.goto('/settings')
  await other.getByText(words('billing.lowNever')).waitFor()
  await expectAccessible(other)

  await page.goto(`/surveys/${survey.id}/edit/advanced?view=responses`)
  const reminder = page.getByText(words('billing.lowNever'))
  await reminder.waitFor()
  await button('common.dismiss').click()
  await reminder.waitFor({ state: 'detached' })
  await page.reload()
  await button('qualified.buyToUnlock').first().waitFor()
  expect(await reminder.count()).toBe(0)
  await button('qualified.buyToUnlock').first().click()
  const dialog = page.getByRole('dialog')
  await button('buy.pay', dialog).click()
  await button('buy.behaviour.declined', dialog).click()
  await button('buy.payNow', dialog).click()
  const alert = dialog.getByRole('alert')
  await alert.getByText('Erro no pagamento').waitFor()
  expect(await alert.textContent()).toContain(words('buy.declinedWhy.card_declined'))
  await expectAccessible(page)

  await button('buy.behaviour.challenged', dialog).click()
  await button('buy.payNow', dialog).dblclick()
  await button('buy.challengeYes', dialog).click()
  await dialog.getByText(words('buy.done')).waitFor()
  await button('buy.doneAction', dialog).click()
  // Back at the response that it was bought for, whose button unlocks by now.
  await expect.poll(focused).toContain(words('qualified.unlock'))
  await other.getByText('50', { exact: true }).first().waitFor()
  await other.getByText(words('billing.lowNever')).waitFor({ state: 'detached' })

  await button('qualified.unlock').first().click()
  await page.getByText(words('qualified.fullUnlocked')).first().waitFor()
  await expect.poll(focused).toBe(longAnswer)
  await button('qualified.report').first().click()
  await button('qualified.reportConfirm', page.getByRole('alertdialog')).dblclick()
  await expect.poll(focused).toBe(words('qualified.creditReturned'))
  await page.getByText(longAnswer).first().waitFor()

  await other.getByText(words('billing.returned')).waitFor()
  const receipt = await other
    .getByRole('link', { name: words('billing.receipt') })
    .first()
    .getAttribute('href')
  await other.goto('/settings/statement')
  const rows = other.getByRole('row')
  await expect.poll(() => rows.count()).toBe(4)
  const [, returned, unlocked, bought] = await rows.allTextContents()
  expect(returned).toMatch(/\+1.*50/)
  expect(unlocked).toMatch(/-1.*49/)
  expect(bought).toMatch(/45,00.*\+50/)
  await expectAccessible(other)

  await other.goto(receipt!)
  await other.getByRole('heading', { name: 'Recibo' }).waitFor()
  expect(await other.locator('main').textContent()).toContain('US$ 45,00'.replace(' ', '\u00a0'))
  await expectAccessible(other)
  expect(broken).toEqual([])
  await context.close()
})
