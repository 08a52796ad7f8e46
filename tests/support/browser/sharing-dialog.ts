// The owner's share dialog, and surveys to share.
import type { Survey } from '#contract/api/surveys.ts'
import { documentedConfig } from '../clients/survey-client.ts'
import type { Language, OwnerPage } from './owner-page.ts'

export async function createDraft(
  { api }: OwnerPage,
  language: Language,
  config: object = {},
): Promise<Survey> {
  return api<Survey>('POST', '/api/surveys/advanced', {
    // A title that is a spreadsheet formula and markup.
    title: '=1+1 <img src=x onerror=alert(1)>, "why"?',
    goal: 'Understand why customers cancel their subscription in the first month',
    language,
    config_json: JSON.stringify({
      ...documentedConfig,
      enable_whatsapp: false,
      max_questions: 5,
      ...config,
    }),
  })
}

export const createPublishedSurvey = async (
  owner: OwnerPage,
  language: Language,
  config?: object,
) => {
  const { id } = await createDraft(owner, language, config)
  return owner.api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
}

export async function openSharing({ page, t }: OwnerPage, { id }: Survey) {
  await page.goto(`/surveys/${id}/edit/advanced?view=overview`)
  await page.getByRole('button', { name: t('share.open'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { level: 2 }).waitFor()
  return dialog
}
