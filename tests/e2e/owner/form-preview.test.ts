// The preview beside a form's editor, and the editor on a phone.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openFormEditor, createQuestion } from '../../support/browser/form-editor-page.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'

const fixture = useSharedBrowser()

test('a form is answered as by respondents, in the survey’s language', async () => {
  const owner = await openOwnerPage(fixture, 'pt-br')
  const { page, t, context } = owner
  await openFormEditor(owner, [
    createQuestion('a', 'open'),
    createQuestion('b', 'multiple', { options: ['Price', 'Time'] }),
    createQuestion('c', 'scale'),
    createQuestion('d', 'boolean'),
    createQuestion('e', 'ranking', { options: ['First', 'Second'] }),
    createQuestion('f', 'number', { is_required: false }),
    createQuestion('g', 'date'),
    createQuestion('h', 'nps'),
  ])
  const phone = page.getByRole('region', { name: t('formEditor.phone.title') })
  const next = phone.getByRole('button', { name: 'Next' })
  const isAt = (number: number) => phone.getByText(`Question ${number} of 8`).waitFor()
  await isAt(1)
  await next.press('Enter')
  await phone.getByText('This question is required. Please give an answer.').waitFor()
  await expectAccessible(page)
  await phone.getByRole('textbox').fill('Because')
  await next.press('Enter')
  await isAt(2)
  await phone.getByRole('checkbox', { name: 'Time' }).press('Space')
  await next.press('Enter')
  await isAt(3)
  await next.press('Enter')
  await isAt(3)
  await phone.getByRole('button', { name: 'Keep 5' }).press('Enter')
  await next.press('Enter')
  await phone.getByRole('button', { name: 'Yes', exact: true }).press('Enter')
  await next.press('Enter')
  await phone.getByRole('button', { name: 'Move “Second” up' }).press('Enter')
  expect(await phone.getByRole('listitem').allInnerTexts()).toEqual(['1\nSecond', '2\nFirst'])
  await expectAccessible(page)
  await next.press('Enter')
  await isAt(6)
  await next.press('Enter')
  await phone.locator('input[type=date]').fill('2026-02-28')
  await phone.getByRole('button', { name: 'Previous' }).press('Enter')
  await isAt(6)
  await next.press('Enter')
  await next.press('Enter')
  await isAt(8)
  await phone.getByText('Extremely likely').waitFor()
  await phone.getByRole('button', { name: '0', exact: true }).press('Enter')
  await expectAccessible(page)
  await phone.getByRole('button', { name: 'Finish' }).press('Enter')
  await phone.getByText('Thank you!').waitFor()
  await phone.getByRole('button', { name: t('formEditor.phone.restart') }).press('Enter')
  await isAt(1)
  expect(await phone.getByRole('textbox').inputValue()).toBe('')
  await context.close()
})

test('in Arabic, on a phone, the editor is mirrored, fits, and leads from list to question to preview', async () => {
  const owner = await openOwnerPage(fixture, 'ar', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  const { page, t, context } = owner
  const there = await openFormEditor(owner, [
    createQuestion('a', 'scale'),
    createQuestion('b', 'open'),
  ])
  const pane = (name: string) =>
    page
      .getByRole('navigation', { name: t('formEditor.panes') })
      .getByRole('button', { name: t(`formEditor.${name}`), exact: true })
  expect(await there.text.isVisible()).toBe(false)
  await expectAccessible(page)
  await there.rows.nth(1).press('Enter')
  expect(await there.text.inputValue()).toBe('Question b')
  const focusedPane = () => page.evaluate(() => document.activeElement?.getAttribute('data-pane'))
  await expect.poll(focusedPane).toBe('question')
  await expectAccessible(page)
  await pane('preview').press('Enter')
  const preview = page.getByRole('region', { name: t('formEditor.phone.title') })
  expect(await preview.locator('[lang]').getAttribute('dir')).toBe('rtl')
  await preview.getByRole('button', { name: 'السابق' }).click()
  await preview.getByRole('slider').press('ArrowLeft')
  await preview.getByRole('button', { name: 'التالي' }).click()
  await preview.getByRole('textbox').waitFor()
  // Sticky elements cover nothing.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await expectNoOverflow(page)
  await context.close()
})
