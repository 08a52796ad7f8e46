// A survey's lifecycle from its editor: versions, closing, copies, deletion and views.
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'
import { openOwnerPage, type OwnerPage } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()

describe.each(walkedOf(['pt-br', 'en'] as const))('a survey’s life in %s', (language) => {
  let owner: OwnerPage
  beforeAll(async () => {
    owner = await openOwnerPage(fixture, language)
  })
  afterAll(() => owner.context.close())

  test('an earlier version is compared and restored', () => expectRestored(owner))
  test('closing is scheduled, cancelled, and immediate', () => expectClosed(owner))
  test('its results are exported', () => expectExported(owner))
  test('it is duplicated', () => expectDuplicated(owner))
  test('it is deleted and restored', () => expectDeletedAndBack(owner))
  test('its views are reached by both names, and by the old URLs', () => expectViews(owner))
  test('raises no page error', () => expect(owner.pageErrors).toEqual([]))
})

/** A new published survey. */
async function createPublishedSurvey({ api }: OwnerPage): Promise<Survey> {
  const survey = await api<Survey>('POST', '/api/surveys/advanced', {
    title: 'Why customers cancel',
    goal: 'Understand why customers cancel their subscription in the first month',
    language: 'en',
    config_json: JSON.stringify(documentedConfig),
  })
  return api('PUT', `/api/surveys/${survey.id}`, { status: 'published' })
}

async function openEditor(owner: OwnerPage) {
  const { page, t, api } = owner
  const { id } = await createPublishedSurvey(owner)
  await page.goto(`/surveys/${id}/edit/advanced`)
  const menu = page.getByRole('button', { name: t('editor.menu') })
  await menu.waitFor()
  return {
    id,
    stored: () => api<Survey>('GET', `/api/surveys/${id}`),
    choose: async (key: string) => {
      await menu.click()
      await page.getByRole('menuitem', { name: t(key) }).click()
    },
  }
}

async function expectExported(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  await there.choose('exports.open')
  const dialog = page.getByRole('dialog', { name: t('exports.title') })
  await dialog.getByRole('radio', { name: t('exports.sessions') }).click()
  await dialog.getByRole('radio', { name: 'CSV', exact: true }).click()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('exports.download') }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^prosa-sessions-\d{4}-\d\d-\d\d\.csv$/)
  const [header, ...rows] = (await buffer(await file.createReadStream())).toString().split('\r\n')
  expect(header).toMatch(/^\ufeffconversation_id,survey_version,status,/)
  expect(rows).toEqual([''])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

async function expectRestored(owner: OwnerPage): Promise<void> {
  const { page, t, api } = owner
  const there = await openEditor(owner)
  await api('PUT', `/api/surveys/${there.id}`, { title: 'The second title' })
  await api('PUT', `/api/surveys/${there.id}`, { title: 'The third title' })
  await page.reload()
  await there.choose('editor.versions.open')
  const drawer = page.getByRole('dialog', { name: t('editor.versions.title') })
  const first = drawer.getByRole('button', { name: `${t('editor.versions.number')} 1` })
  await first.click()
  await expectAccessible(page)
  const compared = drawer.getByText('The third title').last()
  await compared.waitFor()
  await drawer.getByRole('button', { name: t('editor.versions.restore') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: t('editor.versions.restore') }).click()
  await page.getByText(t('editor.versions.restored')).first().waitFor()
  await drawer.getByText(t('editor.versions.restoredFrom')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Why customers cancel' }).waitFor()
  expect(await there.stored()).toMatchObject({
    title: 'Why customers cancel',
    status: 'published',
    version: 4,
  })
}

async function expectClosed(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  await there.choose('editor.schedule.open')
  const dialog = page.getByRole('dialog', { name: t('editor.schedule.title') })
  const when = dialog.getByLabel(t('editor.schedule.when'))
  await when.fill('2020-01-01T10:00')
  await dialog.getByText(t('editor.schedule.past')).waitFor()
  await when.fill('2090-05-17T18:30')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('editor.schedule.save'), exact: true }).click()
  await page.getByRole('main').getByText(t('editor.schedule.saved')).waitFor()
  expect((await there.stored()).closes_at).toMatch(/^2090-05-1[78]T/)

  await there.choose('editor.schedule.open')
  await dialog.getByRole('button', { name: t('editor.schedule.remove') }).click()
  await page.getByText(t('editor.schedule.none')).first().waitFor()
  expect((await there.stored()).closes_at).toBeNull()

  await there.choose('surveys.close')
  const sure = page.getByRole('alertdialog', { name: t('surveys.closeTitle') })
  await sure.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await sure.waitFor({ state: 'hidden' })
  await there.choose('surveys.close')
  await sure.getByRole('button', { name: t('surveys.closeConfirm') }).click()
  await page.getByText(t('survey.offlineWhy.closed')).waitFor()
  await expect.poll(async () => (await there.stored()).status).toBe('closed')
}

async function expectDuplicated(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  await there.choose('surveys.duplicate')
  await page.getByRole('button', { name: t('surveys.openCopy') }).click()
  await page.waitForURL((url) => !url.pathname.includes(there.id))
  const title = page.getByLabel(t('create.titleLabel'), { exact: true })
  await title.waitFor()
  expect(await title.inputValue()).toContain('Why customers cancel (')
  await page.getByRole('button', { name: t('action.publish') }).waitFor()
}

async function expectDeletedAndBack(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  await there.choose('surveys.delete')
  const sure = page.getByRole('alertdialog', { name: t('editor.delete.title') })
  await sure.getByRole('button', { name: t('editor.delete.confirm') }).click()
  await page.waitForURL('**/surveys')
  const undo = page.getByRole('button', { name: t('common.undo') })
  await undo.waitFor()
  await expect(there.stored()).rejects.toThrow('404')
  await undo.click()
  const status = () =>
    there.stored().then(
      (survey) => survey.status,
      () => 'deleted',
    )
  await expect.poll(status).toBe('published')
}

async function expectViews(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const { id } = await openEditor(owner)
  const selected = (view: string) =>
    page.getByRole('tab', { name: t(`survey.${view}`), selected: true }).waitFor()
  await selected('configure')
  await page.goto(`/surveys/${id}/edit/advanced?tab=analytics`)
  await selected('analytics')
  await page.getByText(t('analytics.empty')).waitFor()
  await expectAccessible(page)
  await page.getByRole('tab', { name: t('survey.overview') }).click()
  await page.waitForURL('**?view=overview')
  await page.getByRole('heading', { name: t('authoring.activeFeatures') }).waitFor()
  await page.getByText(t('insights.pending')).first().waitFor()
  await expectAccessible(page)
  await page.goto(`/surveys/${id}/response`)
  await selected('responses')
  await page.goto(`/surveys/${id}/results`)
  await selected('analytics')
  await page.goto(`/surveys/${id}/edit`)
  await selected('configure')
  await page.goto('/surveys/3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90/edit')
  await page.getByText(t('survey.notFound')).waitFor()
}
