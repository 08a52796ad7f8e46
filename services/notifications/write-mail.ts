import type { MailContent } from '#contract/events/mail.ts'
import { readAllowance } from '#projections/accounts/allowance.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import type { MailBody, MailWriter } from './layout/mail-body.ts'
import { surveyLinkBody } from './layout/survey-link.ts'
import { formatCount, formatDay, formatTime, inForms, mailTexts } from './texts/mail-texts.ts'
import { writeDownload, writeExport } from './write-export.ts'
import { writeWeeklyReport } from './write-weekly-report.ts'

/** Below this number of credits the owner gets a mail. */
export const lowCredits = 5

type ContentOf<K extends MailContent['kind']> = Extract<MailContent, { kind: K }>

/** With what the read models have now. Undefined where nothing is left to report. */
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
    case 'download-ready':
      return writeDownload(content, writer)
    case 'plan-changed':
      return writePlan(content, writer)
    case 'plan-limit':
      return writePlanNotice(content, writer)
    case 'deletion-requested':
      return writeDeletionRequest(content, writer)
    case 'deletion-cancelled':
      return writeDeletionCancelled(writer)
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
  return surveyLinkBody(survey, texts, {
    lead: inForms(language, texts.lead, responses),
    url: `${publicUrl}/surveys/${surveyId}/edit/advanced?view=insights`,
    more: [{ type: 'paragraph', text: texts.noAnswers }],
  })
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
      { type: 'button', label: texts.button, url: `${publicUrl}/settings/plan` },
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
      { type: 'button', label: planChanged.button, url: `${publicUrl}/settings/plan` },
    ],
  }
}

async function writePlanNotice(
  { month, meter: name, level }: ContentOf<'plan-limit'>,
  { db, ownerId, language, publicUrl }: MailWriter,
): Promise<MailBody | undefined> {
  const allowance = await readAllowance(db, ownerId)
  const meter = allowance.meters[name]
  const isCurrent = allowance.month === month && meter.level === level
  if (!isCurrent || meter.limit === null) return undefined
  const texts = mailTexts[language].planLimit
  const { title, lead } = texts[level][name]
  const subject = title(formatCount(language, meter.limit), formatCount(language, meter.used))
  const summary = lead(formatDay(language, firstDayAfter(month)))
  return {
    subject,
    summary,
    title: subject,
    parts: [
      { type: 'paragraph', text: summary },
      { type: 'paragraph', text: texts.upgrade },
      { type: 'button', label: texts.button, url: `${publicUrl}/settings/plan` },
    ],
  }
}

/** The first day of the month after `YYYY-MM`. */
function firstDayAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 10)
}

function writeDeletionRequest(
  { eraseAt }: ContentOf<'deletion-requested'>,
  { ownerId, language, publicUrl, receipts }: MailWriter,
): MailBody {
  const texts = mailTexts[language].deletionRequested
  const lead = texts.lead(formatTime(language, eraseAt))
  const receipt = {
    title: texts.receipt,
    note: texts.receiptNote,
    url: receipts.urlOf({ id: ownerId, isAccount: true }),
  }
  return {
    subject: texts.title,
    summary: lead,
    title: texts.title,
    parts: [
      { type: 'paragraph', text: lead },
      { type: 'paragraph', text: texts.surveys },
      { type: 'button', label: texts.button, url: `${publicUrl}/settings/danger` },
      { type: 'links', links: [receipt] },
    ],
  }
}

function writeDeletionCancelled({ language, publicUrl }: MailWriter): MailBody {
  const texts = mailTexts[language].deletionCancelled
  return {
    subject: texts.title,
    summary: texts.lead,
    title: texts.title,
    parts: [
      { type: 'paragraph', text: texts.lead },
      { type: 'button', label: texts.button, url: `${publicUrl}/surveys` },
    ],
  }
}
