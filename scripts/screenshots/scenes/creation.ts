// From a goal to a survey, both ways.
import { at, type Scene, type Setting } from '../scene.ts'
import type { Stage } from '../stage.ts'

async function write({ page, go }: Setting, goal: string): Promise<void> {
  await go('/surveys/new-advanced')
  await page.locator('#goal').fill(goal)
}

async function propose(setting: Setting, { lively }: Stage): Promise<void> {
  const { page, words } = setting
  await write(setting, lively.title)
  await page.getByRole('button', { name: words('create.generate'), exact: true }).click()
  await page.locator('input[name=title]').waitFor()
}

export const creation: Scene[] = [
  at('create', '/surveys/new-advanced'),
  { name: 'create-short', open: (setting) => write(setting, 'abcdefghijklm') },
  {
    name: 'create-failed',
    open: async (setting, { lively }) => {
      const { page, words } = setting
      await page.route('**/api/surveys/generate-structure', (route) => route.abort())
      await write(setting, lively.title)
      await page.getByRole('button', { name: words('create.generate'), exact: true }).click()
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
    },
  },
  {
    name: 'create-generating',
    open: async (setting, { lively }) => {
      const { page, words } = setting
      await page.route('**/api/surveys/generate-structure', () => {})
      await write(setting, lively.title)
      await page.getByRole('button', { name: words('create.generate'), exact: true }).click()
      await page.getByRole('heading', { name: words('create.generating') }).waitFor()
    },
  },
  { name: 'create-configure', open: propose },
  {
    name: 'create-full',
    open: async (setting, stage) => {
      await propose(setting, stage)
      const { page, words } = setting
      for (const name of ['create.audio', 'authoring.fields.title', 'authoring.rewards.title']) {
        const way = page.getByRole('switch', { name: words(name) })
        if ((await way.getAttribute('aria-checked')) === 'false') await way.click()
      }
    },
  },
  {
    name: 'create-restored',
    open: async (setting, stage) => {
      await propose(setting, stage)
      await setting.page.locator('input[name=title]').fill(`${stage.lively.title} 2`)
      await setting.page.reload()
      await setting.page.locator('input[name=title]').waitFor()
    },
  },
  {
    name: 'create-again',
    open: async (setting, stage) => {
      await propose(setting, stage)
      const { page, words } = setting
      await page.locator('input[name=title]').fill(`${stage.lively.title} 2`)
      await page.getByRole('button', { name: words('create.backToGoal') }).click()
      await page.getByRole('button', { name: words('create.generateAgain') }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  at('traditional', '/surveys/new'),
]
