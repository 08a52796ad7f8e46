import type { MailContent, MailEvent, SkipReason, SurveyNews } from '#contract/events/mail.ts'
import { isKnownNotice, type PlanNotice } from '#contract/plans.ts'
import type { Decider } from '#kernel/commands/decider.ts'

type DirectContent = Exclude<MailContent, { kind: 'responses' | 'weekly-report' | 'plan-limit' }>

/** The final outcome of sending a mail. */
export type MailEnd =
  | { type: 'sent' }
  | { type: 'skipped'; reason: SkipReason }
  | { type: 'refused'; code: number }

export type MailboxCommand =
  | { type: 'RequestMail'; content: DirectContent }
  /** `after`: the number of digests that `surveys` takes into account. */
  | { type: 'RequestDigest'; after: number; surveys: readonly SurveyNews[] }
  | { type: 'RequestWeeklyReport'; days: { from: string; to: string } }
  | { type: 'RequestPlanNotice'; notice: PlanNotice }
  | { type: 'EndMail'; number: number; end: MailEnd }
  | { type: 'Resume' }

type Mailbox = {
  /** Numbers of the last mail that was requested, and of the last that ended: mails end in order. */
  requested: number
  ended: number
  digests: number
  /** The last day of the last weekly report; empty before the first. */
  reportedUntil: string
  /** Notices of the latest month that has any. */
  planNotices: readonly PlanNotice[]
  isStopped: boolean
}

/** The mails of one owner. Nothing is requested while the address is stopped. */
export const mailbox: Decider<MailboxCommand, MailEvent, Mailbox> = {
  category: 'mail',
  initial: () => ({
    ...{ requested: 0, ended: 0, digests: 0, reportedUntil: '' },
    ...{ planNotices: [], isStopped: false },
  }),
  evolve(state, { type, data }) {
    switch (type) {
      case 'MailRequested': {
        const { number, content } = data
        const next = { ...state, requested: number }
        if (content.kind === 'responses') return { ...next, digests: content.digest }
        if (content.kind === 'plan-limit')
          return { ...next, planNotices: withNotice(state.planNotices, content) }
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
    case 'RequestPlanNotice': {
      const { notice } = command
      return isNews(notice, state.planNotices) ? { kind: 'plan-limit', ...notice } : undefined
    }
  }
}

const withNotice = (notices: readonly PlanNotice[], { month, meter, level }: PlanNotice) => [
  ...notices.filter((notice) => notice.month === month),
  { month, meter, level },
]

/** Neither of a past month, nor the same or less than before. */
const isNews = (notice: PlanNotice, notices: readonly PlanNotice[]) =>
  !isKnownNotice(notice, notices) && notices.every(({ month }) => month <= notice.month)

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
