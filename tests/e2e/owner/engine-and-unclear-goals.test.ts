// What the owner reads about the engine, and the question back about a goal that means nothing.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import { setups, shellLinesOf } from '../../../web/owner/engine/setups.ts'

const fixture = useSharedBrowser()
const viewport = { width: 390, height: 844 }

test.each(walkedOf(['ar', 'en'] as const))(
  'the page that creates surveys says what the engine can do, and has the lines for a model, in %s',
  async (language) => {
    const { page, t, context } = await openOwnerPage(fixture, language, { viewport })
    await page.goto('/surveys/new-advanced')
    const note = page.getByRole('complementary', { name: t('engine.title') })
    await note.getByText(t('engine.here.offline')).waitFor()
    await note.getByRole('button', { name: t('engine.more') }).click()
    await note.getByText(t('engine.limits.can.here')).waitFor()
    for (const setup of setups) {
      const name = 'name' in setup ? setup.name : t('engine.setup.other')
      await note.getByRole('tab', { name, exact: true }).click()
      // The panel before it may still be there.
      const panel = note.getByRole('tabpanel', { name, exact: true })
      const lines = panel.getByRole('region', { name: t('engine.setup.title') })
      expect(await lines.textContent()).toBe(shellLinesOf(setup))
    }
    await expectAccessible(page)
    await context.close()
  },
)

test('a goal that means nothing gets a question back, which disappears with the next words', async () => {
  const { page, t, context } = await openOwnerPage(fixture, 'pt-br', { viewport })
  await page.goto('/surveys/new-advanced')
  const goal = page.locator('#goal')
  const question = page.getByText(t('errors.code.surveys/goal-unclear'))
  await goal.fill('teste teste 123 kkkk teste')
  await page.getByRole('button', { name: t('create.generate'), exact: true }).click()
  await question.waitFor()
  expect(await page.getByText(t('create.enough')).count()).toBe(0)
  await expect.poll(() => goal.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await goal.pressSequentially(' a')
  await question.waitFor({ state: 'detached' })

  await page.goto('/surveys/new')
  await page.locator('input[name=title]').fill('Teste')
  await goal.fill('teste teste 123 kkkk teste')
  await page.getByRole('button', { name: t('create.create'), exact: true }).click()
  await question.waitFor()
  await context.close()
})
