// The privacy settings: from the owner's tab and editor to what the respondent reads.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import type { OwnerSettings } from '#contract/settings.ts'
import { derivedId } from '#kernel/ids.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type OwnerPage } from '../../support/browser/owner-page.ts'
import { documentedConfig, goal } from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()

describe('privacy', () => {
  let owner: OwnerPage
  let survey: Survey
  const t = (key: string) => owner.t(`privacy.${key}`)
  const privacy = async () =>
    (await owner.api<OwnerSettings>('GET', '/api/users/me/settings')).privacy
  const days = (count: number) => `${count} days`

  beforeAll(async () => {
    owner = await openOwnerPage(fixture, 'en')
    const { id } = await owner.api<Survey>('POST', '/api/surveys/advanced', {
      title: 'Why customers cancel',
      goal,
      language: 'en',
      config_json: JSON.stringify({
        ...documentedConfig,
        pre_survey_config: { enabled: true, required_fields: ['Name'] },
      }),
    })
    survey = await owner.api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
  })
  afterAll(() => owner.context.close())

  test('are set in a tab, with a confirmation of a shorter period', async () => {
    const { page } = owner
    await page.goto('/settings/privacy')
    await page.getByRole('combobox', { name: t('retention.title') }).click()
    await page.getByRole('option', { name: days(90), exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: t('shorter.title') })
    await dialog.getByText(t('shorter.undo')).waitFor()
    await dialog.getByRole('button', { name: t('shorter.confirm') }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await privacy()).toEqual({ data_retention_days: 90, anonymous_responses: false })
    await page.getByRole('switch', { name: t('anonymous.label') }).click()
    await page.getByText(t('anonymous.leftOut.whatsapp')).waitFor()
    await expectAccessible(page)
    await expect.poll(privacy).toEqual({ data_retention_days: 90, anonymous_responses: true })
  })

  test('are named where they leave something out', async () => {
    const { page } = owner
    await page.goto(`/surveys/${survey.id}/edit/advanced?view=configure`)
    await page.getByText(t('notice.fields')).waitFor()
    await page.getByRole('combobox', { name: t('retention.title') }).click()
    await page.getByRole('option', { name: days(30), exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: t('shorter.title') })
    await dialog.getByRole('button', { name: t('shorter.confirm') }).click()
    await expect
      .poll(() => owner.api('GET', `/api/surveys/${survey.id}/privacy`))
      .toMatchObject({ data_retention_days: 30 })
  })

  test('are what the respondent reads, and no field is asked', async () => {
    const page = await owner.context.newPage()
    await page.goto(`/sa/${survey.public_id}`)
    await page.getByText('Your answers are anonymous.').waitFor()
    await page.getByText('What happens to my answers?').click()
    await page.getByText('for 30 days at most').waitFor()
    expect(await page.getByText('personal link').count()).toBe(0)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('textbox').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).count()).toBe(0)
    await page.close()
  })

  test('a deleted conversation has a receipt', async () => {
    const { page } = owner
    const start = `/api/public/surveys/${survey.public_id}/sessions`
    const { session_id } = await owner.api<{ session_id: string }>('POST', start, {
      mode: 'advanced',
    })
    const conversationId = derivedId('conversation', session_id)
    await owner.api('DELETE', `/api/surveys/${survey.id}/sessions/${conversationId}`)
    await page.goto('/settings/privacy')
    const number = conversationId.slice(-8).toUpperCase()
    const link = page.getByRole('link', { name: `Receipt: Conversation ${number}` })
    const url = await link.getAttribute('href')
    await expectAccessible(page)
    await page.goto(url!)
    await page.getByRole('heading', { name: 'Deletion receipt' }).waitFor()
    await page.getByText(`Conversation ${number}`).waitFor()
    expect(owner.pageErrors).toEqual([])
  })
})
