// The interview editor, in a real browser against a real instance.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyConfig } from '#contract/survey.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'
import { openOwnerPage, type Language, type OwnerPage } from '../../support/browser/owner-page.ts'
import { expectRewardsReordered } from '../../support/browser/reward-reordering.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()

const content = {
  title: 'Why customers cancel',
  goal: 'Understand why customers cancel their subscription in the first month',
  description: 'Two minutes',
  language: 'en',
  config_json: JSON.stringify({ ...documentedConfig, enable_audio: false }),
}

describe.each(walkedOf(['en', 'pt-br'] as const))('the editor in %s', (language) => {
  let owner: OwnerPage
  beforeAll(async () => {
    owner = await openOwnerPage(fixture, language)
  })
  afterAll(() => owner.context.close())

  test('saves changes and shows them again', () => expectSaved(owner))
  test('reorders, removes and restores points', () => expectPointsOrdered(owner))
  test('shows each validation error at its field', () => expectFieldErrors(owner))
  test('shows both versions to the second of two tabs', () => expectConflictResolved(owner))
  test('proposes a question for a point without one', () => expectQuestionProposed(owner))
  test('guards unsaved changes, and keeps them over a reload', () => expectDraftRestored(owner))
  test('lists what is missing before publishing', () => expectChecks(owner))
  test('shows the error of a failed save, and keeps the input', () => expectFailureSurvived(owner))
  test('raises no page error', () => expect(owner.pageErrors).toEqual([]))
})

test('in Arabic, on a phone, the editor is mirrored, fits, and saves', async () => {
  const owner = await openOwnerPage(fixture, 'ar' satisfies Language, {
    viewport: { width: 390, height: 844 },
  })
  const { page, t } = owner
  const there = await openEditor(owner)
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await there.title.fill('لماذا يغادر العملاء')
  await there.save.click()
  await page.getByText(t('editor.saved')).first().waitFor()
  expect((await there.stored()).title).toBe('لماذا يغادر العملاء')
  await owner.context.close()
})

test('on large and small desktops the preview stays in sight beside the last field', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { page, t, context } = owner
  await openEditor(owner)
  const preview = page.getByRole('region', { name: t('preview.title') })
  const last = page.getByRole('region', { name: t('create.summary') })
  const place = async (of: typeof preview) => (await of.boundingBox())!
  await preview.getByRole('button', { name: t('preview.test') }).click()
  const reply = preview.getByRole('textbox', { name: t('preview.answer') })
  await reply.waitFor()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => scrollTo(0, 0))
    await last.scrollIntoViewIfNeeded()
    const [fields, beside, box] = [await place(last), await place(preview), await place(reply)]
    expect(beside.x).toBeGreaterThanOrEqual(fields.x + fields.width)
    expect(beside.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
  }
  await expectAccessible(page)
  await context.close()
})

test('on a phone the first field is in view at once, and the preview is one tap away', async () => {
  const viewport = { width: 390, height: 844 }
  const owner = await openOwnerPage(fixture, 'en', { viewport })
  const { page, t, context } = owner
  const there = await openEditor(owner)
  expect((await there.title.boundingBox())!.y).toBeLessThan(viewport.height * 0.62)
  const bar = page.getByRole('link', { name: 'Prosa' })
  const pane = (name: string) =>
    page.getByRole('button', { name: t(`editor.pane.${name}`), exact: true })
  await page.getByRole('region', { name: t('create.summary') }).scrollIntoViewIfNeeded()
  // The header has left the screen; the switch has not.
  expect((await bar.boundingBox())!.y).toBeLessThan(0)
  expect((await pane('preview').boundingBox())!.y).toBeGreaterThanOrEqual(0)
  await pane('preview').click()
  const preview = page.getByRole('region', { name: t('preview.title') })
  await preview.getByRole('button', { name: t('preview.test') }).click()
  await preview.getByRole('textbox', { name: t('preview.answer') }).waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  // A save that fails shows the fields, and the one to correct.
  await pane('fields').click()
  await there.title.fill('Another title')
  await pane('preview').click()
  await page.route('**/api/surveys/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: {
            ...{ code: 'request/invalid', error: 'Invalid', status: 422 },
            issues: [{ path: ['title'], message: 'Too long', code: 'too_big' }],
          },
        })
      : route.fallback(),
  )
  await there.save.click()
  await expect
    .poll(() => there.title.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await context.close()
})

async function expectQuestionProposed(owner: OwnerPage) {
  const { page, t } = owner
  const point = { id: 'p1', text: 'Main reasons for leaving', editable: true }
  const there = await openEditor(owner, {
    config_json: JSON.stringify({ ...documentedConfig, validation_points: [point] }),
  })
  const field = page.getByRole('textbox', { name: t('authoring.points.spoken') }).first()
  const accept = page.getByRole('button', { name: t('authoring.points.spokenUse') })
  await accept.waitFor()
  const text = 'What were your main reasons for leaving?'
  expect(await field.getAttribute('placeholder')).toBe(text)
  await accept.click()
  expect(await field.inputValue()).toBe(text)
  await accept.waitFor({ state: 'detached' })
  await there.save.click()
  await page.getByText(t('editor.saved')).first().waitFor()
  const { config_json } = await there.stored()
  expect((JSON.parse(config_json) as SurveyConfig).validation_points).toEqual([
    expect.objectContaining({ ...point, spoken_question: { text, language: 'en' } }),
  ])
}

/** A new survey, open in the editor. */
async function openEditor(owner: OwnerPage, changes: object = {}) {
  const { page, t, api } = owner
  const { id } = await api<Survey>('POST', '/api/surveys/advanced', { ...content, ...changes })
  const stored = () => api<Survey>('GET', `/api/surveys/${id}`)
  await page.goto(`/surveys/${id}/edit/advanced`)
  const title = page.getByLabel(t('create.titleLabel'), { exact: true })
  await title.waitFor()
  return {
    id,
    stored,
    config: async () => JSON.parse((await stored()).config_json) as SurveyConfig,
    title,
    goal: page.getByLabel(t('editor.goal'), { exact: true }),
    save: page.getByRole('button', { name: t('editor.save'), exact: true }),
    saved: () => page.getByText(t('editor.saved')).first().waitFor(),
    unsaved: page.getByText(t('editor.unsaved')),
  }
}

async function expectSaved(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  await expectAccessible(page)
  expect(await there.save.isDisabled()).toBe(true)
  await there.title.fill('Why people <b>leave</b>')
  await there.goal.fill('Find out what would have made customers stay with us')
  await page.getByRole('switch', { name: t('create.audio') }).click()
  const addPoint = page.getByRole('textbox', { name: t('authoring.points.add') })
  await addPoint.fill('What support could do better')
  await addPoint.press('Enter')
  await page.getByRole('slider').press('ArrowRight')
  await page.getByRole('switch', { name: t('authoring.fields.title') }).click()
  const addField = page.getByRole('textbox', { name: t('authoring.fields.add') })
  await addField.fill('Company')
  await addField.press('Enter')
  await there.unsaved.waitFor()
  await page.keyboard.press('Control+s')
  await there.saved()
  await there.unsaved.waitFor({ state: 'hidden' })

  expect(await there.stored()).toMatchObject({ title: 'Why people <b>leave</b>', version: 2 })
  expect(await there.config()).toMatchObject({
    enable_audio: true,
    max_questions: documentedConfig.max_questions + 1,
    pre_survey_config: { enabled: true, required_fields: ['Company'] },
    // Fields that the editor does not show are unchanged.
    whatsapp_config: documentedConfig.whatsapp_config,
  })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Why people <b>leave</b>' }).waitFor()
  expect(await there.title.inputValue()).toBe('Why people <b>leave</b>')
  expect((await there.config()).validation_points.map(({ text }) => text)).toContain(
    'What support could do better',
  )
}

async function expectPointsOrdered(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  const texts = () =>
    page
      .getByRole('textbox', { name: new RegExp(`^${t('authoring.points.label')} \\d`) })
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value))
  const handle = page.getByRole('button', { name: `${t('authoring.points.drag')} 1` })
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await page.locator('output', { hasText: /2.*2/ }).first().waitFor({ state: 'attached' })
  await expect.poll(texts).toEqual(['Whether the price is fair', 'Main reasons for leaving'])
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe(`${t('authoring.points.drag')} 2`)

  // The notice moves the list.
  await there.unsaved.waitFor()
  await handle.hover({ position: { x: 8, y: 12 } })
  await page.mouse.down()
  const second = page.getByRole('button', { name: `${t('authoring.points.drag')} 2` })
  const to = (await second.boundingBox())!
  await page.mouse.move(to.x + 8, to.y + 90, { steps: 8 })
  await page.mouse.up()
  await expect.poll(texts).toEqual(['Main reasons for leaving', 'Whether the price is fair'])

  await page.getByRole('button', { name: `${t('authoring.points.remove')} 1` }).click()
  await expect.poll(texts).toEqual(['Whether the price is fair'])
  await page.getByRole('button', { name: t('common.undo') }).click()
  await expect.poll(texts).toEqual(['Main reasons for leaving', 'Whether the price is fair'])
  await there.unsaved.waitFor({ state: 'hidden' })
  await expectRewardsReordered(owner)
  await there.unsaved.waitFor({ state: 'hidden' })
}

async function expectFieldErrors(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  const link = page.getByLabel(t('authoring.rewards.link'))
  await link.fill('not a link')
  await there.save.click()
  await page.getByText(t('authoring.issue.format')).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'url')
  // The field's error is not repeated elsewhere.
  expect(await page.getByText(t('editor.saveFailed')).count()).toBe(0)
  await expectAccessible(page)
  await link.fill('https://prosa.test/coupon')
  await there.save.click()
  await there.saved()
  const [reward] = (await there.config()).post_survey_rewards.rewards
  expect(reward).toMatchObject({ title: 'Thanks', action_url: 'https://prosa.test/coupon' })
}

async function expectConflictResolved(owner: OwnerPage): Promise<void> {
  const { page, t, context } = owner
  const there = await openEditor(owner)
  const other = await context.newPage()
  await other.goto(page.url())
  const otherTitle = other.getByLabel(t('create.titleLabel'), { exact: true })
  await otherTitle.fill('First of the other tab')
  await other.keyboard.press('Control+s')
  await other.getByText(t('editor.saved')).first().waitFor()
  // Nothing was typed here: this tab follows.
  await expect.poll(() => there.title.inputValue()).toBe('First of the other tab')
  await page.getByRole('heading', { level: 1, name: 'First of the other tab' }).waitFor()

  await there.title.fill('Mine')
  await there.goal.fill('A goal that only I changed, long enough')
  await otherTitle.fill('Of the other tab')
  await other.getByLabel(t('create.descriptionLabel')).fill('Said elsewhere')
  await other.keyboard.press('Control+s')
  const newer = page.getByRole('region', { name: t('editor.newer.title') })
  await newer.waitFor()
  await other.close()
  // What was typed is kept.
  expect(await there.title.inputValue()).toBe('Mine')
  await expectAccessible(page)
  await newer.getByRole('button', { name: t('editor.newer.compare') }).click()
  await page.getByRole('button', { name: t('editor.conflict.later') }).click()
  expect(await there.title.inputValue()).toBe('Mine')
  await there.save.click()
  const dialog = page.getByRole('alertdialog', { name: t('editor.conflict.title') })
  await dialog.waitFor()
  await expectAccessible(page)
  const pick = (field: string, side: 'mine' | 'theirs') =>
    dialog
      .getByRole('group', { name: t(`editor.field.${field}`) })
      .getByRole('radio', { name: t(`editor.conflict.${side}`) })
  expect(await pick('title', 'mine').isChecked()).toBe(true)
  expect(await pick('goal', 'mine').isChecked()).toBe(true)
  expect(await pick('description', 'theirs').isChecked()).toBe(true)
  await pick('title', 'theirs').check()
  await dialog.getByRole('button', { name: t('editor.conflict.save') }).click()
  await there.saved()
  expect(await there.stored()).toMatchObject({
    title: 'Of the other tab',
    description: 'Said elsewhere',
    goal: 'A goal that only I changed, long enough',
    version: 4,
  })
}

async function expectDraftRestored(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  await there.title.fill('Not saved yet')
  await page
    .getByRole('link', { name: t('shell.dashboard') })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog', { name: t('leave.title') })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  page.once('dialog', (prompt) => void prompt.accept())
  await page.reload()
  const found = page.getByRole('region', { name: t('editor.found.title') })
  await found.waitFor()
  await expectAccessible(page)
  expect(await there.title.inputValue()).toBe(content.title)
  await found.getByRole('button', { name: t('editor.found.continue') }).click()
  expect(await there.title.inputValue()).toBe('Not saved yet')
  await page
    .getByRole('link', { name: t('shell.dashboard') })
    .first()
    .click()
  await page.getByRole('button', { name: t('leave.anyway') }).click()
  await page.waitForURL('**/dashboard')
  await there.title.waitFor({ state: 'detached' })
  await page.goBack()
  await found.getByRole('button', { name: t('editor.found.discard') }).click()
  expect((await there.stored()).title).toBe(content.title)
  expect(await there.save.isDisabled()).toBe(true)
}

async function expectChecks(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const bare = JSON.stringify({ ...documentedConfig, validation_points: [] })
  const there = await openEditor(owner, { config_json: bare })
  await page.getByRole('button', { name: t('action.publish') }).click()
  const checks = page.getByRole('alert').filter({ hasText: t('editor.checks.title') })
  await checks.waitFor()
  await expectAccessible(page)
  await checks.getByRole('button', { name: t('editor.checks.validation_points') }).click()
  await page.keyboard.type('Why they leave')
  await page.keyboard.press('Enter')
  await checks.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('action.publish') }).click()
  await page.getByRole('button', { name: t('action.pause') }).waitFor()
  expect(await there.stored()).toMatchObject({ status: 'published', version: 2 })
}

async function expectFailureSurvived(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openEditor(owner)
  const calls = `**/api/surveys/${there.id}`
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
  await there.title.fill('Typed while the server was down')
  await there.save.click()
  await page.getByText(t('editor.saveFailed')).waitFor()
  expect(await there.title.inputValue()).toBe('Typed while the server was down')
  await page.unroute(calls)
  await there.save.click()
  await there.saved()
  expect((await there.stored()).title).toBe('Typed while the server was down')
}
