import type { MailContent, MailEvent, SkipReason, SurveyNews } from '#contract/events/mail.ts'
import type { Decider } from '#kernel/commands/decider.ts'

type DirectContent = Exclude<MailContent, { kind: 'responses' | 'weekly-report' }>

/** How an attempt to send a mail ended for good. */
export type MailEnd =
  | { type: 'sent' }
  | { type: 'skipped'; reason: SkipReason }
  | { type: 'refused'; code: number }

export type MailboxCommand =
  | { type: 'RequestMail'; content: DirectContent }
  /** `after`: the number of digests that `surveys` takes into account. */
  | { type: 'RequestDigest'; after: number; surveys: readonly SurveyNews[] }
  | { type: 'RequestWeeklyReport'; days: { from: string; to: string } }
  | { type: 'EndMail'; number: number; end: MailEnd }
  | { type: 'Resume' }

type Mailbox = {
  /** Numbers of the last mail that was requested, and of the last that ended: mails end in order. */
  requested: number
  ended: number
  digests: number
  /** The last day of the last weekly report; empty before the first. */
  reportedUntil: string
  isStopped: boolean
}

/** The mails of one owner. Nothing is requested while the address is stopped. */
export const mailbox: Decider<MailboxCommand, MailEvent, Mailbox> = {
  category: 'mail',
  initial: () => ({ requested: 0, ended: 0, digests: 0, reportedUntil: '', isStopped: false }),
  evolve(state, { type, data }) {
    switch (type) {
      case 'MailRequested': {
        const { number, content } = data
        const next = { ...state, requested: number }
        if (content.kind === 'responses') return { ...next, digests: content.digest }
        return content.kind === 'weekly-report' ? { ...next, reportedUntil: content.to } : next
      }
      case 'MailSent':
      case 'MailSkipped':
        return { ...state, ended: data.number }
      case 'MailRefused':
        return { ...state, ended: data.number, isStopped: true }
      case 'MailResumed':
        return { ...state, isStopped: false }
    }
  },
  decide(command, state) {
    if (command.type === 'EndMail') return endMail(command, state)
    if (command.type === 'Resume') return state.isStopped ? [{ type: 'MailResumed', data: {} }] : []
    const content = state.isStopped ? undefined : contentOf(command, state)
    return content
      ? [{ type: 'MailRequested', data: { number: state.requested + 1, content } }]
      : []
  },
  subjectIds: (_, ownerId) => ({ ownerId }),
}

type Request = Exclude<MailboxCommand, { type: 'EndMail' | 'Resume' }>

/** Undefined where the same was requested before. */
function contentOf(command: Request, state: Mailbox): MailContent | undefined {
  switch (command.type) {
    case 'RequestMail':
      return command.content
    case 'RequestDigest': {
      const { after, surveys } = command
      if (after !== state.digests || surveys.length === 0) return undefined
      return { kind: 'responses', digest: after + 1, surveys: [...surveys] }
    }
    case 'RequestWeeklyReport': {
      const { days } = command
      return days.from > state.reportedUntil ? { kind: 'weekly-report', ...days } : undefined
    }
  }
}

function endMail(
  { number, end }: Extract<MailboxCommand, { type: 'EndMail' }>,
  { ended }: Mailbox,
): readonly MailEvent[] {
  if (number <= ended) return []
  switch (end.type) {
    case 'sent':
      return [{ type: 'MailSent', data: { number } }]
    case 'skipped':
      return [{ type: 'MailSkipped', data: { number, reason: end.reason } }]
    case 'refused':
      return [{ type: 'MailRefused', data: { number, code: end.code } }]
  }
}
