// The form editor, in a real browser against a real instance.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openFormEditor, createQuestion } from '../../support/browser/form-editor-page.ts'
import { openOwnerPage, type OwnerPage } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()

describe.each(walkedOf(['pt-br', 'en'] as const))('the form editor in %s', (language) => {
  let owner: OwnerPage
  beforeAll(async () => {
    owner = await openOwnerPage(fixture, language)
  })
  afterAll(() => owner.context.close())

  test('adds a question of every type, and saves them', () => expectEveryType(owner))
  test('reorders, copies, removes and restores questions', () => expectArranged(owner))
  test('adds several options at once, and flags duplicate and blank ones', () =>
    expectOptions(owner))
  test('lists what is missing, with links to it', () => expectChecks(owner))
  test('has fields before the start, rewards and voice, and sentiment by question', () =>
    expectFeatures(owner))
  test('enforces the plan’s limits, and shows them', () => expectPlanLimits(owner))
  test('applies and undoes AI proposals', () => expectProposals(owner))
  test('shows both versions to the second of two tabs', () => expectConflict(owner))
  test('keeps unsaved changes over a reload', () => expectDraftRestored(owner))
  test('raises no page error', () => expect(owner.pageErrors).toEqual([]))
})

async function expectFeatures(owner: OwnerPage): Promise<void> {
  const { page, t, api } = owner
  const there = await openFormEditor(owner, [
    createQuestion('a', 'open'),
    createQuestion('b', 'number'),
  ])
  await page
    .getByRole('button', { name: t('formEditor.details') })
    .first()
    .click()
  await page.getByRole('switch', { name: t('create.audio') }).click()
  await page.getByRole('switch', { name: t('authoring.fields.title') }).click()
  const field = page.getByRole('textbox', { name: t('authoring.fields.add') })
  await field.fill('Company')
  await field.press('Enter')
  await page.getByRole('switch', { name: t('authoring.rewards.title') }).click()
  await page.getByLabel(t('authoring.rewards.name')).fill('A voucher')
  await expectAccessible(page)
  const { config_json } = await there.save()
  expect(JSON.parse(config_json)).toMatchObject({
    enable_audio: true,
    pre_survey_config: { enabled: true, required_fields: ['Company'] },
    post_survey_rewards: { enabled: true, rewards: [{ title: 'A voucher' }] },
  })
  await page.goto(`/surveys/${there.id}/sentiment?tab=questions`)
  // A number expresses no sentiment, and a form asks no follow-ups.
  await page.getByRole('heading', { name: 'Question a' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Question b' }).count()).toBe(0)
  expect(await page.getByLabel(t('sentimentConfig.negative')).count()).toBe(0)
  await page.getByRole('switch', { name: t('sentimentConfig.analyse') }).click()
  await page.getByRole('button', { name: t('sentimentConfig.save') }).click()
  await expect
    .poll(() => api('GET', `/api/surveys/${there.id}/sentiment-config`))
    .toMatchObject({ questions: { a: { enabled: false } } })
  await expectAccessible(page)
  await page.getByRole('tab', { name: t('sentimentConfig.global') }).click()
  await page.getByRole('switch', { name: t('sentimentConfig.emotions') }).waitFor()
  expect(await page.getByRole('switch', { name: t('sentimentConfig.followups') }).count()).toBe(0)
}

const types = ['open', 'multiple', 'scale', 'nps', 'boolean', 'ranking', 'number', 'date'] as const

async function expectEveryType(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openFormEditor(owner, [createQuestion('a', 'open')])
  await expectAccessible(page)
  for (const type of types) {
    await there.add.press('Enter')
    await page.getByRole('menuitem', { name: t(`formEditor.type.${type}`) }).press('Enter')
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'question-text',
    )
    await page.keyboard.type(`About ${type}`)
    await page.getByText(t(`formEditor.help.${type}`)).waitFor()
    if (type === 'nps') await page.getByLabel(t('formEditor.endLabel.high')).fill('Of course ')
  }
  const { questions } = await there.save()
  expect(questions.map(({ type }) => type)).toEqual(['open', ...types])
  expect(questions[4]?.end_labels).toEqual({ low: '', high: 'Of course' })
  expect(questions.map(({ text }) => text)).toContain('About ranking')
  // Changing the type keeps the text; changing back keeps the options.
  const kind = page.getByRole('combobox', { name: t('formEditor.kind') })
  await there.rows.nth(2).press('Enter')
  const addOption = page.locator('#add-options')
  await addOption.fill('Only one')
  await addOption.press('Enter')
  for (const type of ['open', 'ranking'] as const) {
    await kind.press('Enter')
    await page.getByRole('option', { name: t(`formEditor.type.${type}`) }).press('Enter')
  }
  await page.getByRole('switch', { name: t('formEditor.requiredLabel') }).press('Space')
  expect((await there.save()).questions[2]).toMatchObject({
    text: 'About multiple',
    type: 'ranking',
    is_required: false,
    options: ['Only one'],
  })
}

async function expectArranged(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openFormEditor(owner, [
    createQuestion('a', 'open'),
    createQuestion('b', 'open'),
    createQuestion('c', 'open'),
  ])
  const button = (word: string, number: number) =>
    page.getByRole('button', { name: `${t(`formEditor.${word}`)} ${number}`, exact: true })
  await button('drag', 1).press('ArrowDown')
  await page.locator('output', { hasText: /2.*3/ }).first().waitFor({ state: 'attached' })
  expect(await there.ids()).toBe('b a c')
  const from = (await button('drag', 3).boundingBox())!
  const to = (await button('drag', 1).boundingBox())!
  await page.mouse.move(from.x + 8, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 2, { steps: 12 })
  await page.mouse.up()
  expect(await there.ids()).toBe('c b a')

  await button('duplicate', 2).press('Enter')
  expect(await there.ids()).toMatch(/^c b custom-\S+ a$/)
  await button('remove', 3).press('Enter')
  expect(await there.ids()).toBe('c b a')
  await page.getByText(t('common.undo'), { exact: true }).click()
  expect(await there.ids()).toMatch(/^c b custom-\S+ a$/)

  for (const _ of ['brought back', 'removed', 'copied']) await page.keyboard.press('Control+z')
  expect(await there.ids()).toBe('c b a')
  // One undo restores the position, however far the question was dragged.
  await page.keyboard.press('Control+z')
  expect(await there.ids()).toBe('b a c')
  await page.keyboard.press('Control+z')
  expect(await there.ids()).toBe('a b c')
  await page.keyboard.press('Control+Shift+z')
  expect(await there.ids()).toBe('b a c')
  expect((await there.save()).questions.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
}

async function expectOptions(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openFormEditor(owner, [createQuestion('a', 'multiple')])
  await page.getByText(t('formEditor.optionsFew')).waitFor()
  const add = page.locator('#add-options')
  await add.focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '- Price\n- Time\n\n- Place\n- price')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await page.getByText(t('authoring.issue.duplicate')).waitFor()
  const option = (number: number) =>
    page.getByRole('textbox', {
      name: `${t('authoring.options.label')} ${number}`,
      exact: true,
    })
  await option(2).fill(' ')
  await page.getByText(t('authoring.issue.empty')).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: `${t('authoring.options.remove')} 4`, exact: true })
    .press('Enter')
  await page
    .getByRole('button', { name: `${t('authoring.options.drag')} 3`, exact: true })
    .press('Home')
  const isExclusive = (number: number) =>
    page.getByRole('checkbox', {
      name: `${t('formEditor.exclusive')}: ${t('authoring.options.label')} ${number}`,
      exact: true,
    })
  await isExclusive(1).press('Space')
  await option(1).fill('None of these')
  expect(await isExclusive(1).isChecked()).toBe(true)
  await expectAccessible(page)
  const [saved] = (await there.save()).questions
  expect(saved).toMatchObject({
    options: ['None of these', 'Price'],
    exclusive_options: ['None of these'],
  })
  await isExclusive(1).press('Space')
  expect((await there.save()).questions[0]).not.toHaveProperty('exclusive_options')
}

async function expectChecks(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openFormEditor(owner, [
    createQuestion('a', 'open'),
    createQuestion('b', 'ranking'),
  ])
  const checks = page.getByRole('region', { name: t('formEditor.checks') })
  await checks.waitFor()
  await page.getByRole('button', { name: t('action.publish') }).press('Enter')
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-labelledby') === 'checks',
  )
  await expectAccessible(page)
  await checks.getByRole('button').press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'add-options')
  for (const option of ['Price', 'Time']) {
    await page.keyboard.type(option)
    await page.keyboard.press('Enter')
  }
  await checks.waitFor({ state: 'hidden' })
  await there.rows.first().press('Enter')
  await there.text.fill('')
  await page.keyboard.press('Control+s')
  await page.getByText(t('authoring.issue.required')).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'question-text')
  await there.text.fill('Why did you come?')
  await page.getByRole('button', { name: t('action.publish') }).press('Enter')
  await page.getByRole('button', { name: t('action.pause') }).waitFor()
  const { status, questions } = await there.stored()
  expect(status).toBe('published')
  expect(questions[1]!.options).toEqual(['Price', 'Time'])
}

async function expectPlanLimits(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openFormEditor(owner, [], (most) =>
    Array.from({ length: most }, (_, index) => createQuestion(`q${index}`, 'open')),
  )
  const before = await there.rows.count()
  await there.add.press('Enter')
  expect(await page.getByRole('menuitem').count()).toBe(0)
  await page.getByText(t('formEditor.planFull')).first().waitFor()
  await page
    .getByRole('button', { name: `${t('formEditor.duplicate')} 1`, exact: true })
    .press('Enter')
  expect(await there.rows.count()).toBe(before)
  await page
    .getByRole('button', { name: `${t('formEditor.remove')} 1`, exact: true })
    .press('Enter')
  await there.add.press('Enter')
  await page.getByRole('menuitem').first().waitFor()
}

async function expectProposals(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openFormEditor(owner, [createQuestion('a', 'open')])
  const propose = async () => {
    await page.getByRole('button', { name: t('formEditor.propose.open') }).press('Enter')
    const proposal = page.getByRole('dialog', { name: t('formEditor.propose.title') })
    await proposal
      .getByRole('button', { name: t('formEditor.propose.ask'), exact: true })
      .press('Enter')
    await proposal.getByRole('checkbox').first().waitFor()
    return proposal
  }
  const dialog = await propose()
  await expectAccessible(page)
  const proposed = await dialog.getByRole('checkbox').count()
  await dialog.getByRole('checkbox').first().press('Space')
  await dialog
    .getByRole('button', { name: new RegExp(`${proposed - 1}`) })
    .last()
    .press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(await there.rows.count()).toBe(proposed)

  const again = await propose()
  const texts = () => again.locator('label').allInnerTexts()
  const exhausted = again.getByText(t('formEditor.propose.exhausted')).locator('visible=true')
  const seen = await texts()
  for (;;) {
    const before = await texts()
    await again.getByRole('button', { name: t('formEditor.propose.again') }).press('Enter')
    const others = async () => (await exhausted.count()) > 0 || `${await texts()}` !== `${before}`
    await expect.poll(others).toBe(true)
    if ((await exhausted.count()) > 0) break
    seen.push(...(await texts()))
  }
  // Neither a question twice nor one that the survey has, and the last ones stay to choose from.
  expect(new Set(seen).size).toBe(seen.length)
  expect(await again.getByRole('checkbox').count()).toBeGreaterThan(0)
  await expectAccessible(page)
  await again.getByRole('button', { name: t('formEditor.propose.replace') }).press('Enter')
  const sure = page.getByRole('alertdialog', { name: t('formEditor.propose.replaceTitle') })
  await sure.waitFor()
  await expectAccessible(page)
  await sure.getByRole('button', { name: t('formEditor.propose.replaceConfirm') }).press('Enter')
  await sure.waitFor({ state: 'hidden' })
  expect(await there.ids()).not.toMatch(/^a /)
  await page
    .getByRole('button', { name: t('common.undo') })
    .first()
    .click()
  await expect.poll(() => there.ids()).toMatch(/^a /)
  expect(await there.rows.count()).toBe(proposed)
}

async function expectConflict(owner: OwnerPage): Promise<void> {
  const { page, t, api } = owner
  const there = await openFormEditor(owner, [createQuestion('a', 'open')])
  // An editor without changes would follow the other version.
  await there.text.fill('Mine')
  await api('PUT', `/api/surveys/${there.id}`, { questions: [createQuestion('b', 'date')] })
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('alertdialog', { name: t('editor.conflict.title') })
  await dialog.waitFor()
  const group = dialog.getByRole('group', { name: t('editor.field.questions') })
  await group.getByText('Question b').waitFor()
  await group.getByRole('radio', { name: t('editor.conflict.mine') }).check()
  await dialog.getByRole('button', { name: t('editor.conflict.save') }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(async () => (await there.stored()).questions.map(({ text }) => text))
    .toEqual(['Mine'])
}

async function expectDraftRestored(owner: OwnerPage): Promise<void> {
  const { page, t } = owner
  const there = await openFormEditor(owner, [createQuestion('a', 'open')])
  await there.text.fill('Not saved yet')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const found = page.getByRole('region', { name: t('editor.found.title') })
  await found.getByRole('button', { name: t('editor.found.continue') }).press('Enter')
  expect(await there.text.inputValue()).toBe('Not saved yet')
  await page.keyboard.press('Control+z')
  expect(await there.text.inputValue()).toBe('Question a')
  await page.getByText(t('editor.unsaved')).waitFor({ state: 'hidden' })
}
