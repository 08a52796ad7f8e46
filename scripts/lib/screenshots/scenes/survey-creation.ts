// Creation of interviews and forms.
import type { PartialProposal } from '#contract/api/surveys.ts'
import { pageScene, type Scene, type SceneContext } from '../scene.ts'
import type { ScreenshotFixtures } from '../fixtures.ts'

async function enterGoal({ page, go }: SceneContext, goal: string): Promise<void> {
  await go('/surveys/new-advanced')
  await page.locator('#goal').fill(goal)
}

async function generateProposal(
  context: SceneContext,
  { answered }: ScreenshotFixtures,
): Promise<void> {
  const { page, message } = context
  await enterGoal(context, answered.title)
  await page.getByRole('button', { name: message('create.generate'), exact: true }).click()
  await page.locator('input[name=title]').waitFor()
}

/** The proposal arrives so far, and no further. */
const holdProposal = (page: SceneContext['page'], soFar: PartialProposal) =>
  page.evaluate(
    (line) => {
      const { fetch } = window
      const body = () =>
        new ReadableStream({ start: (lines) => lines.enqueue(new TextEncoder().encode(line)) })
      const headers = { 'content-type': 'application/x-ndjson' }
      window.fetch = (input, init) =>
        (input instanceof Request ? input.url : String(input)).includes('generate-structure')
          ? Promise.resolve(new Response(body(), { headers }))
          : fetch(input, init)
    },
    `${JSON.stringify({ so_far: soFar })}\n`,
  )

export const surveyCreation: Scene[] = [
  pageScene('create', '/surveys/new-advanced'),
  { name: 'create-short', open: (context) => enterGoal(context, 'abcdefghijklm') },
  {
    name: 'create-failed',
    open: async (context, { answered }) => {
      const { page, message } = context
      await page.route('**/api/surveys/generate-structure', (route) => route.abort())
      await enterGoal(context, answered.title)
      await page.getByRole('button', { name: message('create.generate'), exact: true }).click()
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
    },
  },
  {
    name: 'create-generating',
    open: async (context, { answered }) => {
      const { page, message } = context
      await page.route('**/api/surveys/generate-structure', () => {})
      await enterGoal(context, answered.title)
      await page.getByRole('button', { name: message('create.generate'), exact: true }).click()
      await page.getByRole('heading', { name: message('create.generating') }).waitFor()
    },
  },
  {
    name: 'create-editing',
    open: async (context, { answered }) => {
      const { page, message } = context
      const { title } = answered
      await enterGoal(context, title)
      await holdProposal(page, { title, points: [title], stage: 'editing' })
      await page.getByRole('button', { name: message('create.generate'), exact: true }).click()
      await page.getByRole('heading', { name: message('create.editing') }).waitFor()
    },
  },
  { name: 'create-configure', open: generateProposal },
  {
    name: 'create-full',
    open: async (context, fixtures) => {
      await generateProposal(context, fixtures)
      const { page, message } = context
      for (const name of ['create.audio', 'authoring.fields.title', 'authoring.rewards.title']) {
        const toggle = page.getByRole('switch', { name: message(name) })
        if ((await toggle.getAttribute('aria-checked')) === 'false') await toggle.click()
      }
    },
  },
  {
    name: 'create-restored',
    open: async (context, fixtures) => {
      await generateProposal(context, fixtures)
      await context.page.locator('input[name=title]').fill(`${fixtures.answered.title} 2`)
      await context.page.reload()
      await context.page.locator('input[name=title]').waitFor()
    },
  },
  {
    name: 'create-again',
    open: async (context, fixtures) => {
      await generateProposal(context, fixtures)
      const { page, message } = context
      await page.locator('input[name=title]').fill(`${fixtures.answered.title} 2`)
      await page.getByRole('button', { name: message('create.backToGoal') }).click()
      await page.getByRole('button', { name: message('create.generateAgain') }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  pageScene('traditional', '/surveys/new'),
]
