// The screens that the help articles show.
import type { Locator } from '@playwright/test'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { qualifiedResponse } from '../../../services/contract/examples/results.ts'
import type { HelpArticleId } from '../../../web/owner/help/articles.ts'
import type { ScreenshotFixtures } from './fixtures.ts'
import type { SceneContext } from './scene.ts'
import { surveyTexts } from './survey-texts.ts'

/** Resolves with the part that the picture shows; undefined: the screen. */
type ArticleScene = (
  context: SceneContext,
  fixtures: ScreenshotFixtures,
) => Promise<Locator | undefined>

const viewOf = ({ answered }: ScreenshotFixtures, view: string) =>
  `/surveys/${answered.id}/edit/advanced?view=${view}`

/** A part of a survey's view. */
const partOf =
  (view: string, selector: string): ArticleScene =>
  async ({ page, go }, fixtures) => {
    await go(viewOf(fixtures, view))
    const part = page.locator(selector)
    await part.waitFor()
    return part
  }

/** Simulated respondents may give no answer that qualifies. */
async function stubQualifiedResponse({ page, language }: SceneContext): Promise<void> {
  const { question, excerpt, reason } = surveyTexts[language].qualified
  const response: QualifiedResponse = {
    ...{ ...qualifiedResponse, respondent: undefined, language, is_unlocked: false },
    ...{ question_text: question, response_text: excerpt },
    ai_qualification: { ...qualifiedResponse.ai_qualification, qualification_reason: reason },
  }
  await page.route('**/qualified-responses/page*', (route) =>
    route.fulfill({ json: { items: [response], next: null, searched: 1 } }),
  )
  const counts = { total: 1, locked: 1, unlocked: 0 }
  await page.route('**/qualified-responses/counts*', (route) => route.fulfill({ json: counts }))
}

export const articleScenes: Record<HelpArticleId, ArticleScene> = {
  'validation-points': partOf('insights', 'section[aria-labelledby=insights-objectives]'),
  'good-points': partOf('configure', 'section[aria-labelledby=points]'),
  'change-points': async ({ page, go }, fixtures) => {
    await go(viewOf(fixtures, 'configure'))
    const items = page.locator('section[aria-labelledby=points] li')
    await items.last().locator('textarea').first().focus()
    return items.nth(1)
  },
  'how-it-asks': async ({ page, go }, fixtures) => {
    await go(viewOf(fixtures, 'overview'))
    await page.locator('section[aria-labelledby=feed] h3 a').first().click()
    await page.waitForURL('**/sessions/*')
    const conversation = page.locator('section:has(> ol)')
    await conversation.locator('> ol > li').nth(1).waitFor()
    return conversation
  },
  personality: async ({ page, go, message }, fixtures) => {
    await go(viewOf(fixtures, 'configure'))
    const part = page.getByRole('region', { name: message('authoring.interviewer') })
    await part.getByRole('combobox').click()
    await page.getByRole('option').first().waitFor()
    return part
  },
  'try-and-publish': async ({ page, go, message }, fixtures) => {
    await go(viewOf(fixtures, 'configure'))
    const pane = page.getByRole('button', { name: message('editor.pane.preview'), exact: true })
    await pane.click()
    const card = page.locator('section[aria-labelledby=preview]')
    await card.getByRole('button', { name: message('preview.test') }).click()
    await card.getByRole('textbox', { name: message('preview.answer') }).waitFor()
    return card
  },
  'on-phones': async ({ page, go, language }, fixtures) => {
    await go(`/sa/${fixtures.answered.public_id}`)
    await page.locator('.main-action').click()
    const box = page.locator('.compose textarea')
    await box.fill(surveyTexts[language].answer)
    await box.press('Enter')
    await page.locator('.asked p:not(.dots)').nth(1).waitFor()
    return undefined
  },
  share: async ({ page, go, message }, fixtures) => {
    await go(viewOf(fixtures, 'overview'))
    await page.getByRole('button', { name: message('share.open'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    // The address of the process that serves the screenshots is a number of a port.
    await dialog.locator('p[dir=ltr]').evaluate((link) => {
      link.textContent = `https://prosa.example${new URL(link.textContent).pathname}`
    })
    return dialog
  },
  'voice-and-whatsapp': partOf('configure', 'section[aria-labelledby=features]'),
  insights: partOf('insights', 'section[aria-labelledby=insights-summary]'),
  'qualified-responses': async (context, fixtures) => {
    await stubQualifiedResponse(context)
    return partOf('responses', 'section:has(> dl)')(context, fixtures)
  },
  'compare-and-export': async ({ page, go }) => {
    await go('/reports?tab=compare')
    return page.locator('main')
  },
}
