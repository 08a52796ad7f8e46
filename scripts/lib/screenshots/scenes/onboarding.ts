// The steps of a new owner, and the help.
import { surveyTexts } from '../survey-texts.ts'
import type { Language } from '../language.ts'
import { pageScene, type Scene, type SceneContext } from '../scene.ts'

/** Shows the onboarding at a step to an owner who has completed it. */
async function openStep({ page, go }: SceneContext, step: number): Promise<void> {
  await page.route('**/api/users/me', async (route) => {
    const response = await route.fetch()
    const me = { ...(await response.json()), onboarding_completed: false, onboarding_step: step }
    await route.fulfill({ response, json: me })
  })
  await go('/onboarding')
}

export const onboarding: Scene[] = [
  { name: 'onboarding-welcome', open: (context) => openStep(context, 0) },
  { name: 'onboarding-goal', open: (context) => openStep(context, 1) },
  {
    name: 'onboarding-proposal',
    open: async (context) => {
      const { page } = context
      await openStep(context, 1)
      const language = (await page.locator('html').getAttribute('lang'))!.toLowerCase()
      await page.locator('#goal').fill(surveyTexts[language as Language].goal)
      await page.locator('main button[type=submit]').click()
      await page.locator('#proposed').waitFor()
    },
  },
  {
    name: 'onboarding-ready',
    open: async (context) => {
      await openStep(context, 2)
      await context.page.locator('#created').waitFor()
    },
  },
]

export const help: Scene[] = [
  pageScene('help', '/dashboard?help='),
  pageScene('help-article', '/dashboard?help=validation-points'),
  pageScene('help-tour', '/dashboard?help=share'),
]
