import type { MailContent } from '#contract/events/mail.ts'
import { limits } from '#contract/limits.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import type { MailBody, MailWriter } from './layout/mail-body.ts'
import { inForms, mailTexts } from './texts/mail-texts.ts'
import { writeWeeklyReport } from './write-weekly-report.ts'

/** Below this number of credits the owner gets a mail. */
export const lowCredits = 5

type ContentOf<K extends MailContent['kind']> = Extract<MailContent, { kind: K }>

/** With what the read models have now. Undefined where nothing is left to tell. */
export async function writeMail(
  content: MailContent,
  writer: MailWriter,
): Promise<MailBody | undefined> {
  switch (content.kind) {
    case 'responses':
      return writeDigest(content, writer)
    case 'insights':
      return writeInsights(content, writer)
    case 'weekly-report':
      return writeWeeklyReport(content, writer)
    case 'low-credits':
      return writeLowCredits(writer)
    case 'export-ready':
      return writeExport(content, writer)
    case 'plan-changed':
      return writePlan(content, writer)
  }
}

/** Surveys with the most news first. A digest of very many names the first ones. */
const namedSurveys = 20

async function writeDigest(
  { surveys }: ContentOf<'responses'>,
  { db, language, publicUrl }: MailWriter,
): Promise<MailBody | undefined> {
  const texts = mailTexts[language]
  const busiest = surveys.toSorted((a, b) => b.conversations - a.conversations)
  const named = await Promise.all(
    busiest.slice(0, namedSurveys).map(async (news) => {
      const title = (await findSurvey(db, news.surveyId))?.title
      return title === undefined ? [] : [{ ...news, title }]
    }),
  )
  const found = named.flat()
  const [first] = found
  if (!first) return undefined
  const count = busiest.reduce((sum, { conversations }) => sum + conversations, 0)
  const title = inForms(language, texts.responses.title, count)
  const where =
    surveys.length === 1
      ? texts.responses.inSurvey(first.title)
      : inForms(language, texts.responses.inSurveys, surveys.length)
  const urlOf = (surveyId: string) => `${publicUrl}/surveys/${surveyId}/response`
  return {
    subject: `${title} ${where}`,
    summary: texts.responses.lead,
    title,
    parts: [
      { type: 'paragraph', text: texts.responses.lead },
      {
        type: 'links',
        links: found.map(({ surveyId, conversations, answers, title: name }) => ({
          title: name,
          note: [
            inForms(language, texts.conversations, conversations),
            inForms(language, texts.answers, answers),
          ].join(' · '),
          url: urlOf(surveyId),
        })),
      },
      {
        type: 'button',
        label: texts.responses.button,
        url: surveys.length === 1 ? urlOf(first.surveyId) : `${publicUrl}/surveys`,
      },
    ],
  }
}

async function writeInsights(
  { surveyId, responses }: ContentOf<'insights'>,
  { db, language, publicUrl }: MailWriter,
): Promise<MailBody | undefined> {
  const survey = await findSurvey(db, surveyId)
  if (!survey) return undefined
  const texts = mailTexts[language].insights
  const lead = inForms(language, texts.lead, responses)
  const url = `${publicUrl}/surveys/${surveyId}/edit/advanced?view=insights`
  return {
    subject: `${texts.title}: ${survey.title}`,
    summary: lead,
    title: texts.title,
    parts: [
      { type: 'links', links: [{ title: survey.title, note: lead, url }] },
      { type: 'paragraph', text: texts.noAnswers },
      { type: 'button', label: texts.button, url },
    ],
  }
}

async function writeLowCredits({
  db,
  ownerId,
  language,
  publicUrl,
}: MailWriter): Promise<MailBody | undefined> {
  const { credits } = await creditBalanceOf(db, ownerId)
  if (credits >= lowCredits) return undefined
  const texts = mailTexts[language].lowCredits
  const title = inForms(language, texts.title, Math.max(0, credits))
  return {
    subject: title,
    summary: texts.lead,
    title,
    parts: [
      { type: 'paragraph', text: texts.lead },
      { type: 'button', label: texts.button, url: `${publicUrl}/settings?tab=billing` },
    ],
  }
}

async function writeExport(
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
  const url = `${publicUrl}/surveys/${surveyId}/response`
  return {
    subject: `${texts.title}: ${survey.title}`,
    summary: lead,
    title: texts.title,
    parts: [
      { type: 'links', links: [{ title: survey.title, note: lead, url }] },
      { type: 'button', label: texts.button, url },
    ],
  }
}

function writePlan(
  { plan }: ContentOf<'plan-changed'>,
  { language, publicUrl }: MailWriter,
): MailBody {
  const { planChanged, plans } = mailTexts[language]
  const title = planChanged.title(plans[plan])
  return {
    subject: title,
    summary: planChanged.lead,
    title,
    parts: [
      { type: 'paragraph', text: planChanged.lead },
      { type: 'button', label: planChanged.button, url: `${publicUrl}/settings?tab=billing` },
    ],
  }
}
