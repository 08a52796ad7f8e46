// What becomes of a survey, from its editor: versions, closing, copies, deleting and its views.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../support/accessible.ts'
import { openHouse } from '../support/house.ts'
import { documentedConfig } from '../support/walked-survey.ts'
import { openOwner, type Owner } from './owner-page.ts'

const house = openHouse()

describe.each(['en', 'pt-br'] as const)('a survey’s life in %s', (language) => {
  let owner: Owner
  beforeAll(async () => {
    owner = await openOwner(house, language)
    owner.context.setDefaultTimeout(15_000)
  })
  afterAll(() => owner.context.close())

  test('an earlier version is compared and restored', () => expectRestored(owner))
  test('closing is scheduled, called off, and done at once', () => expectClosed(owner))
  test('it is duplicated', () => expectDuplicated(owner))
  test('it is deleted and brought back', () => expectDeletedAndBack(owner))
  test('its views are reached by both names, and by the old addresses', () => expectViews(owner))
  test('nothing breaks', () => expect(owner.broken).toEqual([]))
})

/** A published survey of its own. */
async function published({ api }: Owner): Promise<Survey> {
  const survey = await api<Survey>('POST', '/api/surveys/advanced', {
    title: 'Why customers cancel',
    goal: 'Understand why customers cancel their subscription in the first month',
    language: 'en',
    config_json: JSON.stringify(documentedConfig),
  })
  return api('PUT', `/api/surveys/${survey.id}`, { status: 'published' })
}

async function open(owner: Owner) {
  const { page, words, api } = owner
  const { id } = await published(owner)
  await page.goto(`/surveys/${id}/edit/advanced`)
  const menu = page.getByRole('button', { name: words('editor.menu') })
  await menu.waitFor()
  return {
    id,
    stored: () => api<Survey>('GET', `/api/surveys/${id}`),
    choose: async (key: string) => {
      await menu.click()
      await page.getByRole('menuitem', { name: words(key) }).click()
    },
  }
}

async function expectRestored(owner: Owner): Promise<void> {
  const { page, words, api } = owner
  const there = await open(owner)
  await api('PUT', `/api/surveys/${there.id}`, { title: 'The second title' })
  await api('PUT', `/api/surveys/${there.id}`, { title: 'The third title' })
  await page.reload()
  await there.choose('editor.versions.open')
  const drawer = page.getByRole('dialog', { name: words('editor.versions.title') })
  const first = drawer.getByRole('button', { name: `${words('editor.versions.number')} 1` })
  await first.click()
  await expectAccessible(page)
  const compared = drawer.getByText('The third title').last()
  await compared.waitFor()
  await drawer.getByRole('button', { name: words('editor.versions.restore') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: words('editor.versions.restore') }).click()
  await page.getByText(words('editor.versions.restored')).first().waitFor()
  await drawer.getByText(words('editor.versions.restoredFrom')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Why customers cancel' }).waitFor()
  expect(await there.stored()).toMatchObject({
    title: 'Why customers cancel',
    status: 'published',
    version: 4,
  })
}

async function expectClosed(owner: Owner): Promise<void> {
  const { page, words } = owner
  const there = await open(owner)
  await there.choose('editor.schedule.open')
  const dialog = page.getByRole('dialog', { name: words('editor.schedule.title') })
  const when = dialog.getByLabel(words('editor.schedule.when'))
  await when.fill('2020-01-01T10:00')
  await dialog.getByText(words('editor.schedule.past')).waitFor()
  await when.fill('2090-05-17T18:30')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words('editor.schedule.save'), exact: true }).click()
  await page.getByRole('main').getByText(words('editor.schedule.saved')).waitFor()
  expect((await there.stored()).closes_at).toMatch(/^2090-05-1[78]T/)

  await there.choose('editor.schedule.open')
  await dialog.getByRole('button', { name: words('editor.schedule.remove') }).click()
  await page.getByText(words('editor.schedule.none')).first().waitFor()
  expect((await there.stored()).closes_at).toBeNull()

  await there.choose('surveys.close')
  const sure = page.getByRole('alertdialog', { name: words('surveys.closeTitle') })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await sure.waitFor({ state: 'hidden' })
  await there.choose('surveys.close')
  await sure.getByRole('button', { name: words('surveys.closeConfirm') }).click()
  await page.getByText(words('survey.offlineWhy.closed')).waitFor()
  expect((await there.stored()).status).toBe('closed')
}

async function expectDuplicated(owner: Owner): Promise<void> {
  const { page, words } = owner
  const there = await open(owner)
  await there.choose('surveys.duplicate')
  await page.getByRole('button', { name: words('surveys.openCopy') }).click()
  await page.waitForURL((url) => !url.pathname.includes(there.id))
  const title = page.getByLabel(words('create.titleLabel'), { exact: true })
  await title.waitFor()
  expect(await title.inputValue()).toContain('Why customers cancel (')
  await page.getByRole('button', { name: words('action.publish') }).waitFor()
}

async function expectDeletedAndBack(owner: Owner): Promise<void> {
  const { page, words } = owner
  const there = await open(owner)
  await there.choose('surveys.delete')
  const sure = page.getByRole('alertdialog', { name: words('editor.delete.title') })
  await sure.getByRole('button', { name: words('editor.delete.confirm') }).click()
  await page.waitForURL('**/surveys')
  const undo = page.getByRole('button', { name: words('common.undo') })
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

async function expectViews(owner: Owner): Promise<void> {
  const { page, words } = owner
  const { id } = await open(owner)
  const selected = (view: string) =>
    page.getByRole('tab', { name: words(`survey.${view}`), selected: true }).waitFor()
  await selected('configure')
  await page.goto(`/surveys/${id}/edit/advanced?tab=analytics`)
  await selected('analytics')
  await page.getByText(words('analytics.empty')).waitFor()
  await expectAccessible(page)
  await page.getByRole('tab', { name: words('survey.overview') }).click()
  await page.waitForURL('**?view=overview')
  await page.getByRole('heading', { name: words('authoring.activeFeatures') }).waitFor()
  await page.getByText(words('insights.pending')).first().waitFor()
  await expectAccessible(page)
  await page.goto(`/surveys/${id}/response`)
  await selected('responses')
  await page.goto(`/surveys/${id}/results`)
  await selected('analytics')
  await page.goto(`/surveys/${id}/edit`)
  await selected('configure')
  await page.goto('/surveys/3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90/edit')
  await page.getByText(words('survey.notFound')).waitFor()
}
