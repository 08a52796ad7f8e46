import type { MailBody } from './mail-body.ts'

/** A mail about one survey: a link to it with what is new, and a button to the same page. `more` stands between the two. */
export function surveyLinkBody(
  survey: { title: string },
  { title, button }: { title: string; button: string },
  { lead, url, more = [] }: { lead: string; url: string; more?: MailBody['parts'] },
): MailBody {
  return {
    subject: `${title}: ${survey.title}`,
    summary: lead,
    title,
    parts: [
      { type: 'links', links: [{ title: survey.title, note: lead, url }] },
      ...more,
      { type: 'button', label: button, url },
    ],
  }
}
