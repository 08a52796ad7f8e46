// The form editor, with a scene for each kind of question.
import { pageScene, type Scene, type SceneContext } from '../scene.ts'
import type { ScreenshotFixtures } from '../fixtures.ts'

async function openFormEditor(
  { go, page, message }: SceneContext,
  { form }: ScreenshotFixtures,
): Promise<void> {
  await go(`/surveys/${form.id}/edit/traditional`)
  await page.getByRole('button', { name: message('formEditor.add'), exact: true }).waitFor()
}

const kinds = ['open', 'multiple', 'scale', 'nps', 'boolean', 'ranking', 'number', 'date']

const questionScene = (kind: string, index: number): Scene => ({
  name: `form-${kind}`,
  open: async (context, fixtures) => {
    await openFormEditor(context, fixtures)
    await context.page.locator('[data-question]').nth(index).click()
  },
})

async function openPane({ page, message }: SceneContext, pane: string): Promise<void> {
  const panes = page.getByRole('navigation', { name: message('formEditor.panes') })
  await panes.getByRole('button', { name: message(`formEditor.${pane}`), exact: true }).click()
}

export const formEditor: Scene[] = [
  pageScene('form-editor', ({ form: { id } }) => `/surveys/${id}/edit/traditional`),
  ...kinds.map(questionScene),
  {
    name: 'form-preview',
    open: async (context, fixtures) => {
      await openFormEditor(context, fixtures)
      await context.page.locator('[data-question]').nth(4).click()
      if (context.isPhone) await openPane(context, 'preview')
    },
  },
  {
    name: 'form-add',
    open: async (context, fixtures) => {
      await openFormEditor(context, fixtures)
      const { page, message } = context
      await page.getByRole('button', { name: message('formEditor.add'), exact: true }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'form-proposals',
    open: async (context, fixtures) => {
      await openFormEditor(context, fixtures)
      const { page, message } = context
      await page.getByRole('button', { name: message('formEditor.propose.open') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: message('formEditor.propose.ask') }).click()
      await dialog.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'form-gaps',
    open: async (context, fixtures) => {
      await openFormEditor(context, fixtures)
      const { page, message } = context
      await page.locator('[data-question]').nth(1).click()
      await page.getByLabel(message('formEditor.text')).fill('')
      await page.getByRole('button', { name: message('action.publish') }).click()
    },
  },
]
