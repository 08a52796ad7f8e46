// Mails about files that are ready.
import type { MailContent } from '#contract/events/mail.ts'
import { limits } from '#contract/limits.ts'
import { findExport } from '#projections/reports/exports.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import type { MailBody, MailWriter } from './layout/mail-body.ts'
import { surveyLinkBody } from './layout/survey-link.ts'
import { inForms, mailTexts } from './texts/mail-texts.ts'

type ContentOf<K extends MailContent['kind']> = Extract<MailContent, { kind: K }>

export async function writeExport(
  { surveyId, rows }: ContentOf<'export-ready'>,
  { db, language, publicUrl }: MailWriter,
): Promise<MailBody | undefined> {
  const survey = await findSurvey(db, surveyId)
  if (!survey) return undefined
  const texts = mailTexts[language].exportReady
  const lead = [
    inForms(language, texts.lead, rows),
    inForms(language, texts.storedFor, limits.exports.days),
  ].join(' ')
  return surveyLinkBody(survey, texts, { lead, url: `${publicUrl}/surveys/${surveyId}/response` })
}

/** Undefined once the file is removed. */
export async function writeDownload(
  { exportId }: ContentOf<'download-ready'>,
  { db, language, publicUrl }: MailWriter,
): Promise<MailBody | undefined> {
  const file = await findExport(db, exportId)
  if (file?.status !== 'ready') return undefined
  const { exportReady, downloadReady } = mailTexts[language]
  const { title, lead, button } = downloadReady
  const text = [lead, inForms(language, exportReady.storedFor, limits.exports.days)].join(' ')
  return {
    ...{ subject: title, summary: text, title },
    parts: [
      { type: 'paragraph', text },
      { type: 'button', label: button, url: `${publicUrl}/settings/privacy` },
    ],
  }
}
