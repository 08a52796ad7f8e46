// A survey's page: its views, with and without anything to show, and what is laid over them.
import { at, type Scene, type Setting } from '../scene.ts'
import type { Stage } from '../stage.ts'

type Which = 'lively' | 'fresh' | 'incomplete' | 'revised'
const pathOf = (stage: Stage, which: Which, view = 'configure') =>
  `/surveys/${stage[which].id}/edit/advanced?view=${view}`

const views = ['configure', 'overview', 'responses', 'insights', 'analytics']
const viewsOf = (which: 'lively' | 'fresh', prefix: string) =>
  views.map((view) => at(`${prefix}-${view}`, (stage) => pathOf(stage, which, view)))

/** From the menu beside a survey's title. */
const chosen = (
  name: string,
  which: Which,
  item: string,
  role: 'dialog' | 'alertdialog',
): Scene => ({
  name,
  open: async ({ page, go, words }, stage) => {
    await go(pathOf(stage, which))
    await page.getByRole('button', { name: words('editor.menu') }).click()
    await page.getByRole('menuitem', { name: words(item) }).click()
    await page.getByRole(role).waitFor()
  },
})

async function share({ page, go, words }: Setting, stage: Stage, tab?: string): Promise<void> {
  await go(pathOf(stage, 'lively', 'overview'))
  await page.getByRole('button', { name: words('share.open'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (tab) await dialog.getByRole('tab', { name: words(`share.tab.${tab}`) }).click()
}

async function retitle({ page, go }: Setting, stage: Stage, title: string): Promise<void> {
  await go(pathOf(stage, 'revised'))
  await page.locator('input[name=title]').fill(title)
}

export const editor: Scene[] = [
  ...viewsOf('lively', 'survey'),
  ...viewsOf('fresh', 'fresh').slice(1),
  at('sentiment', ({ lively }) => `/surveys/${lively.id}/sentiment`),
  at('sentiment-questions', ({ lively }) => `/surveys/${lively.id}/sentiment?tab=questions`),
  {
    name: 'preview-running',
    open: async ({ page, go, words }, stage) => {
      await go(pathOf(stage, 'fresh'))
      const card = page.getByRole('region', { name: words('preview.title') })
      await card.getByRole('button', { name: words('preview.test') }).click()
      const box = card.getByRole('textbox', { name: words('preview.answer') })
      await box.fill(stage.lively.title)
      await box.press('Enter')
      await card.getByText(words('preview.typing')).waitFor({ state: 'detached' })
      await card.getByRole('group', { name: words('preview.reply') }).waitFor()
      await card.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'publish-checks',
    open: async ({ page, go, words }, stage) => {
      await go(pathOf(stage, 'incomplete'))
      await page.getByRole('button', { name: words('action.publish') }).click()
      await page.getByText(words('editor.checks.title')).waitFor()
    },
  },
  {
    name: 'published',
    open: async ({ page, go, words }, stage) => {
      const path = `/api/surveys/${stage.fresh.id}/duplicate`
      const { id } = await stage.api<{ id: string }>('POST', path, {})
      await go(`/surveys/${id}/edit/advanced`)
      await page.getByRole('button', { name: words('action.publish') }).click()
      await page.getByText(words('survey.onlineWhy')).waitFor()
    },
  },
  {
    name: 'survey-menu',
    open: async ({ page, go, words }, stage) => {
      await go(pathOf(stage, 'lively'))
      await page.getByRole('button', { name: words('editor.menu') }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'unsaved',
    open: (setting, stage) => retitle(setting, stage, stage.lively.title),
  },
  {
    name: 'leave-guard',
    open: async (setting, stage) => {
      await retitle(setting, stage, stage.lively.title)
      await setting.page.locator('main a[href="/surveys"]').first().click()
      await setting.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'conflict',
    open: async (setting, stage) => {
      await retitle(setting, stage, stage.lively.title)
      const path = `/api/surveys/${stage.revised.id}`
      await stage.api('PUT', path, { title: `${stage.revised.title} ${Date.now()}` })
      await setting.page.getByRole('button', { name: setting.words('editor.save') }).click()
      await setting.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'save-failed',
    open: async (setting, stage) => {
      await retitle(setting, stage, stage.lively.title)
      const { page, words } = setting
      await page.route('**/api/surveys/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.fallback(),
      )
      await page.getByRole('button', { name: words('editor.save') }).click()
      await page.getByText(words('editor.saveFailed')).waitFor({ timeout: 30_000 })
    },
  },
  chosen('versions', 'revised', 'editor.versions.open', 'dialog'),
  {
    name: 'version-open',
    open: async (setting, stage) => {
      await chosen('', 'revised', 'editor.versions.open', 'dialog').open(setting, stage)
      const { page, words } = setting
      const first = page.getByRole('button', { name: `${words('editor.versions.number')} ` })
      await first.last().click()
    },
  },
  chosen('schedule', 'lively', 'editor.schedule.open', 'dialog'),
  chosen('closing', 'lively', 'surveys.close', 'alertdialog'),
  chosen('deleting', 'lively', 'surveys.delete', 'alertdialog'),
  { name: 'share-link', open: (setting, stage) => share(setting, stage) },
  {
    name: 'share-embed',
    open: async (setting, stage) => {
      await share(setting, stage, 'embed')
      await setting.page.getByTitle(setting.words('share.embed.preview')).waitFor()
    },
  },
  {
    name: 'share-personal',
    open: async (setting, stage) => {
      await share(setting, stage, 'personal')
      const { page, words } = setting
      await page.getByLabel(words('share.personal.count')).fill('25')
      await page.getByRole('button', { name: words('share.personal.make') }).click()
      await page.getByRole('button', { name: words('share.personal.save') }).waitFor()
    },
  },
]

export const respondents: Scene[] = [
  at('respondent', ({ lively }) => `/sa/${lively.public_id}`),
  at('missing', '/sa/doesnotexist'),
]
