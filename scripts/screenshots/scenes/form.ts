// The editor of a survey of fixed questions, one scene for each kind of question.
import { at, type Scene, type Setting } from '../scene.ts'
import type { Stage } from '../stage.ts'

async function open({ go, page, words }: Setting, { form }: Stage): Promise<void> {
  await go(`/surveys/${form.id}/edit/traditional`)
  await page.getByRole('button', { name: words('formEditor.add'), exact: true }).waitFor()
}

const kinds = ['open', 'multiple', 'scale', 'boolean', 'ranking', 'number', 'date']

const ofKind = (kind: string, index: number): Scene => ({
  name: `form-${kind}`,
  open: async (setting, stage) => {
    await open(setting, stage)
    await setting.page.locator('[data-question]').nth(index).click()
  },
})

async function show({ page, words }: Setting, pane: string): Promise<void> {
  const panes = page.getByRole('navigation', { name: words('formEditor.panes') })
  await panes.getByRole('button', { name: words(`formEditor.${pane}`), exact: true }).click()
}

export const form: Scene[] = [
  at('form-editor', ({ form: { id } }) => `/surveys/${id}/edit/traditional`),
  ...kinds.map(ofKind),
  {
    name: 'form-preview',
    open: async (setting, stage) => {
      await open(setting, stage)
      await setting.page.locator('[data-question]').nth(4).click()
      if (setting.isPhone) await show(setting, 'preview')
    },
  },
  {
    name: 'form-add',
    open: async (setting, stage) => {
      await open(setting, stage)
      const { page, words } = setting
      await page.getByRole('button', { name: words('formEditor.add'), exact: true }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'form-proposals',
    open: async (setting, stage) => {
      await open(setting, stage)
      const { page, words } = setting
      await page.getByRole('button', { name: words('formEditor.propose.open') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words('formEditor.propose.ask') }).click()
      await dialog.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'form-gaps',
    open: async (setting, stage) => {
      await open(setting, stage)
      const { page, words } = setting
      await page.locator('[data-question]').nth(1).click()
      await page.getByLabel(words('formEditor.text')).fill('')
      await page.getByRole('button', { name: words('action.publish') }).click()
    },
  },
]
