// The survey editor: its views, with and without data, and its dialogs.
import { pageScene, type Scene, type SceneContext } from '../scene.ts'
import type { ScreenshotFixtures } from '../fixtures.ts'

type SurveyFixtureName = 'answered' | 'fresh' | 'incomplete' | 'revised'
const pathOf = (fixtures: ScreenshotFixtures, fixtureName: SurveyFixtureName, view = 'configure') =>
  `/surveys/${fixtures[fixtureName].id}/edit/advanced?view=${view}`

const views = ['configure', 'overview', 'responses', 'insights', 'analytics']
const viewsOf = (fixtureName: 'answered' | 'fresh', prefix: string) =>
  views.map((view) =>
    pageScene(`${prefix}-${view}`, (fixtures) => pathOf(fixtures, fixtureName, view)),
  )

/** Opens an item of the menu beside the survey's title. */
const menuScene = (
  name: string,
  fixtureName: SurveyFixtureName,
  item: string,
  role: 'dialog' | 'alertdialog',
): Scene => ({
  name,
  open: async ({ page, go, message }, fixtures) => {
    await go(pathOf(fixtures, fixtureName))
    await page.getByRole('button', { name: message('editor.menu') }).click()
    await page.getByRole('menuitem', { name: message(item) }).click()
    await page.getByRole(role).waitFor()
  },
})

async function openShareDialog(
  { page, go, message }: SceneContext,
  fixtures: ScreenshotFixtures,
  tab?: string,
): Promise<void> {
  await go(pathOf(fixtures, 'answered', 'overview'))
  await page.getByRole('button', { name: message('share.open'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (tab) await dialog.getByRole('tab', { name: message(`share.tab.${tab}`) }).click()
}

async function retitle(
  { page, go }: SceneContext,
  fixtures: ScreenshotFixtures,
  title: string,
): Promise<void> {
  await go(pathOf(fixtures, 'revised'))
  await page.locator('input[name=title]').fill(title)
}

export const surveyEditor: Scene[] = [
  ...viewsOf('answered', 'survey'),
  ...viewsOf('fresh', 'fresh').slice(1),
  pageScene('sentiment', ({ answered }) => `/surveys/${answered.id}/sentiment`),
  pageScene(
    'sentiment-questions',
    ({ answered }) => `/surveys/${answered.id}/sentiment?tab=questions`,
  ),
  {
    name: 'preview-running',
    open: async ({ page, go, message }, fixtures) => {
      await go(pathOf(fixtures, 'fresh'))
      const pane = page.getByRole('button', { name: message('editor.pane.preview'), exact: true })
      if (await pane.isVisible()) await pane.click()
      const card = page.getByRole('region', { name: message('preview.title') })
      await card.getByRole('button', { name: message('preview.test') }).click()
      const box = card.getByRole('textbox', { name: message('preview.answer') })
      await box.fill(fixtures.answered.title)
      await box.press('Enter')
      await card.getByText(message('preview.typing')).waitFor({ state: 'detached' })
      await card.getByRole('group', { name: message('preview.reply') }).waitFor()
      await card.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'publish-checks',
    open: async ({ page, go, message }, fixtures) => {
      await go(pathOf(fixtures, 'incomplete'))
      await page.getByRole('button', { name: message('action.publish') }).click()
      await page.getByText(message('editor.checks.title')).waitFor()
    },
  },
  {
    name: 'published',
    open: async ({ page, go, message }, fixtures) => {
      const path = `/api/surveys/${fixtures.fresh.id}/duplicate`
      const { id } = await fixtures.api<{ id: string }>('POST', path, {})
      await go(`/surveys/${id}/edit/advanced`)
      await page.getByRole('button', { name: message('action.publish') }).click()
      await page.getByText(message('survey.onlineWhy')).waitFor()
    },
  },
  {
    name: 'survey-menu',
    open: async ({ page, go, message }, fixtures) => {
      await go(pathOf(fixtures, 'answered'))
      await page.getByRole('button', { name: message('editor.menu') }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'unsaved',
    open: (context, fixtures) => retitle(context, fixtures, fixtures.answered.title),
  },
  {
    name: 'leave-guard',
    open: async (context, fixtures) => {
      await retitle(context, fixtures, fixtures.answered.title)
      await context.page.locator('main a[href="/surveys"]').first().click()
      await context.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'conflict',
    open: async (context, fixtures) => {
      await retitle(context, fixtures, fixtures.answered.title)
      const path = `/api/surveys/${fixtures.revised.id}`
      await fixtures.api('PUT', path, { title: `${fixtures.revised.title} ${Date.now()}` })
      await context.page.getByRole('button', { name: context.message('editor.save') }).click()
      await context.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'save-failed',
    open: async (context, fixtures) => {
      await retitle(context, fixtures, fixtures.answered.title)
      const { page, message } = context
      await page.route('**/api/surveys/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.fallback(),
      )
      await page.getByRole('button', { name: message('editor.save') }).click()
      await page.getByText(message('editor.saveFailed')).waitFor({ timeout: 30_000 })
    },
  },
  menuScene('versions', 'revised', 'editor.versions.open', 'dialog'),
  {
    name: 'version-open',
    open: async (context, fixtures) => {
      await menuScene('', 'revised', 'editor.versions.open', 'dialog').open(context, fixtures)
      const { page, message } = context
      const first = page.getByRole('button', { name: `${message('editor.versions.number')} ` })
      await first.last().click()
    },
  },
  menuScene('schedule', 'answered', 'editor.schedule.open', 'dialog'),
  menuScene('closing', 'answered', 'surveys.close', 'alertdialog'),
  menuScene('deleting', 'answered', 'surveys.delete', 'alertdialog'),
  { name: 'share-link', open: (context, fixtures) => openShareDialog(context, fixtures) },
  {
    name: 'share-embed',
    open: async (context, fixtures) => {
      await openShareDialog(context, fixtures, 'embed')
      await context.page.getByTitle(context.message('share.embed.preview')).waitFor()
    },
  },
  {
    name: 'share-personal',
    open: async (context, fixtures) => {
      await openShareDialog(context, fixtures, 'personal')
      const { page, message } = context
      await page.getByLabel(message('share.personal.count')).fill('25')
      await page.getByRole('button', { name: message('share.personal.make') }).click()
      await page.getByRole('button', { name: message('share.personal.save') }).waitFor()
    },
  },
]

export const respondentPages: Scene[] = [
  pageScene('respondent', ({ answered }) => `/sa/${answered.public_id}`),
  pageScene('missing', '/sa/doesnotexist'),
]
