// Credits in a browser: a declined card, 3-D Secure, an unlock, a returned credit, the statement and the receipt.
import type { Locator } from '@playwright/test'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import {
  createApiCaller,
  holdConversation,
  waitForQualifiedResponses,
  qualifyingAnswer,
  createPublishedSurvey,
  startSession,
} from '../../support/clients/survey-client.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'

const fixture = useSharedBrowser()

test('buys, unlocks and returns a credit, in Portuguese', async () => {
  const { context, page, pageErrors, api, t } = await openOwnerPage(fixture, 'pt-br')
  const { baseUrl } = fixture
  const callApi = createApiCaller(baseUrl)
  const survey = await createPublishedSurvey(async (method, path, body) => {
    const answer = await api<Record<string, never>>(method, path, body as object)
    return { status: 200, body: answer } as unknown as Awaited<ReturnType<typeof callApi>>
  })
  await holdConversation(callApi, await startSession(callApi, survey.public_id), [qualifyingAnswer])
  await waitForQualifiedResponses(
    async (method, path) =>
      ({ text: JSON.stringify(await api(method, path)) }) as Awaited<ReturnType<typeof callApi>>,
    survey.id,
  )
  const button = (name: string, within: Locator = page.locator('body')) =>
    within.getByRole('button', { name: t(name) })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  // A second window stays open throughout.
  const other = await context.newPage()
  await other.goto('/settings/plan')
  await other.getByText(t('billing.lowNever')).waitFor()
  await expectAccessible(other)

  await page.goto(`/surveys/${survey.id}/edit/advanced?view=responses`)
  const reminder = page.getByText(t('billing.lowNever'))
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
  expect(await alert.textContent()).toContain(t('buy.declinedWhy.card_declined'))
  await expectAccessible(page)

  await button('buy.behaviour.challenged', dialog).click()
  await button('buy.payNow', dialog).dblclick()
  await button('buy.challengeYes', dialog).click()
  await dialog.getByText(t('buy.done')).waitFor()
  await button('buy.doneAction', dialog).click()
  // Back at the response that the credits were bought for; its button now unlocks.
  await expect.poll(focused).toContain(t('qualified.unlock'))
  await other.getByText('50', { exact: true }).first().waitFor()
  await other.getByText(t('billing.lowNever')).waitFor({ state: 'detached' })

  await button('qualified.unlock').first().click()
  await page.getByText(t('qualified.fullUnlocked')).first().waitFor()
  await expect.poll(focused).toBe(qualifyingAnswer)
  await button('qualified.report').first().click()
  await button('qualified.reportConfirm', page.getByRole('alertdialog')).dblclick()
  await expect.poll(focused).toBe(t('qualified.creditReturned'))
  await page.getByText(qualifyingAnswer).first().waitFor()

  await other.getByText(t('billing.returned')).waitFor()
  await expectAccessible(other)
  const receipt = await other
    .getByRole('link', { name: t('billing.receipt') })
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
  expect(pageErrors).toEqual([])
  await context.close()
})
