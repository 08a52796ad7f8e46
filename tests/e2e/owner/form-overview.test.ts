// A form's overview: figures by question as answers arrive, and what becomes of answers that are not finished.
import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { createQuestion } from '../../support/browser/form-editor-page.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { createApiCaller, startSession } from '../../support/clients/survey-client.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
const walks = walkedOf<{ language: Language; viewport: { width: number; height: number } }>([
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
  { language: 'pt-br', viewport: { width: 390, height: 844 } },
])

test.each(walks)('answers are counted by question in $language', async ({ language, viewport }) => {
  const { page, t, api, context } = await openOwnerPage(fixture, language, { viewport })
  const { id } = await api<Survey>('POST', '/api/surveys', {
    ...{ title: 'How was it?', goal: 'Find out how the first weeks were', language: 'en' },
    question_count: 4,
  })
  const questions = [
    createQuestion('marks', 'scale'),
    createQuestion('what', 'multiple', { options: ['Price', 'Support'] }),
  ]
  await api('PUT', `/api/surveys/${id}`, { questions })
  const { public_id } = await api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
  await page.goto(`/surveys/${id}/edit/advanced?view=overview`)
  await page.getByText(t('survey.emptyFeed')).waitFor()

  const call = createApiCaller(fixture.baseUrl)
  const session = await startSession(call, public_id)
  const answer = (question_id: string, given: object) =>
    call('POST', `/api/public/sessions/${session}/responses`, { question_id, ...given })
  expect((await answer('marks', { scale_value: 8 })).status).toBe(200)
  expect((await answer('what', { selected_options: ['Support'] })).status).toBe(200)
  const figures = page.getByRole('region', { name: t('survey.byQuestion.title') })
  await figures.getByText('Question what').waitFor()
  await figures.getByText('Support').waitFor()
  // The form is not finished: nothing is being scored.
  await page.getByText(t('survey.pendingForm')).first().waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await call('POST', `/api/public/sessions/${session}/complete`, {})
  await page.getByText(t('survey.pendingForm')).first().waitFor({ state: 'detached' })
  await context.close()
})
