// The Analytics tab of a form and of an interview on a phone: live figures, pictures of the answers, and tables behind them.
import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { createQuestion } from '../../support/browser/form-editor-page.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import {
  createApiCaller,
  documentedConfig,
  goal,
  startSession,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()

test.each(
  walkedOf<{ language: Language }>([{ language: 'en' }, { language: 'ar' }, { language: 'pt-br' }]),
)('analytics follow the answers in $language', async ({ language }) => {
  const viewport = { width: 390, height: 844 }
  const { page, t, api, context, pageErrors } = await openOwnerPage(fixture, language, { viewport })
  const { id } = await api<Survey>('POST', '/api/surveys', {
    ...{ title: 'How was it?', goal: 'Find out how the first weeks were', language: 'en' },
    question_count: 4,
  })
  const questions = [
    createQuestion('marks', 'scale'),
    createQuestion('what', 'multiple', { options: ['Price', 'Support'] }),
    createQuestion('order', 'ranking', { options: ['Fast', 'Cheap'] }),
    createQuestion('years', 'number'),
    createQuestion('since', 'date'),
  ]
  await api('PUT', `/api/surveys/${id}`, { questions })
  const { public_id } = await api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
  const call = createApiCaller(fixture.baseUrl)
  const answer = (session: string, question_id: string, given: object) =>
    call('POST', `/api/public/sessions/${session}/responses`, { question_id, ...given })
  const first = await startSession(call, public_id)
  await answer(first, 'marks', { scale_value: 8 })

  await page.goto(`/surveys/${id}/edit/advanced?view=analytics`)
  const chart = (name: string) => page.getByRole('figure', { name })
  await chart(t('analytics.funnel.title')).waitFor()
  await chart('Question marks').waitFor()
  await answer(first, 'what', { selected_options: ['Support'] })
  await answer(first, 'order', { ranking_order: ['Cheap', 'Fast'] })
  await answer(first, 'years', { number_value: 12 })
  await answer(first, 'since', { date_value: '2026-05-04' })
  await call('POST', `/api/public/sessions/${first}/complete`, {})
  // Live, with a table for those who do not see the picture.
  const completed = chart(t('analytics.funnel.title')).getByRole('row', {
    name: new RegExp(`${t('analytics.funnel.completed')} 1 `),
  })
  await completed.waitFor({ state: 'attached' })
  for (const name of ['Question what', 'Question order', 'Question years', 'Question since'])
    await chart(name).locator('svg').first().waitFor()
  await expectAccessible(page)
  expect(await overflows()).toBe(false)

  const { id: interviewId } = await api<Survey>('POST', '/api/surveys/advanced', {
    ...{ title: 'Why customers cancel', goal, language: 'en' },
    config_json: JSON.stringify(documentedConfig),
  })
  const interview = await api<Survey>('PUT', `/api/surveys/${interviewId}`, {
    status: 'published',
  })
  await startSession(call, interview.public_id)
  await page.goto(`/surveys/${interview.id}/edit/advanced?view=analytics`)
  await chart(t('analytics.dropOff.title')).waitFor()
  await expectAccessible(page)
  expect(await overflows()).toBe(false)
  expect(pageErrors).toEqual([])
  await context.close()

  function overflows() {
    return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  }
})
