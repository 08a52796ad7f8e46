// Page object of the form editor.
import type { Survey } from '#contract/api/surveys.ts'
import type { OwnerPage } from './owner-page.ts'

export const createQuestion = (id: string, type: string, changes: object = {}) => ({
  id,
  text: `Question ${id}`,
  type,
  is_required: true,
  options: [],
  ...changes,
})

/** A survey with these questions, open in its editor. */
export async function openFormEditor(
  owner: OwnerPage,
  questions: object[],
  questionsForPlan?: (most: number) => object[],
) {
  const { page, t, api } = owner
  const { id } = await api<Survey>('POST', '/api/surveys', {
    title: 'How was it?',
    goal: 'Find out how new employees experience their first two weeks',
    language: t('language.label') === 'اللغة' ? 'ar' : 'en',
    question_count: 4,
  })
  const me = await api<{ plan: { limits: { max_questions: number } } }>('GET', '/api/users/me')
  const requestedQuestions = questionsForPlan?.(me.plan.limits.max_questions) ?? questions
  await api('PUT', `/api/surveys/${id}`, { questions: requestedQuestions })
  await page.goto(`/surveys/${id}/edit`)
  await page.waitForURL('**/edit/traditional')
  const add = page.getByRole('button', { name: t('formEditor.add'), exact: true })
  await add.waitFor()
  const stored = () => api<Survey>('GET', `/api/surveys/${id}`)
  return {
    id,
    stored,
    add,
    rows: page.locator('[data-question]'),
    ids: () =>
      page
        .locator('[data-question]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-question')).join(' ')),
    text: page.getByLabel(t('formEditor.text')),
    save: async () => {
      await page.keyboard.press('Control+s')
      await page.getByText(t('editor.unsaved')).waitFor({ state: 'hidden' })
      return stored()
    },
  }
}
