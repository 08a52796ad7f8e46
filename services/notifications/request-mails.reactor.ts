import type { MailContent } from '#contract/events/mail.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { Deferred } from '#kernel/reactors/deferred.ts'
import type { Reactor, ReactorContext } from '#kernel/reactors/reactor.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import type { NotificationsDeps } from './deps.ts'
import { isOn } from './mail-lists.ts'
import { mailbox } from './mailbox.decider.ts'
import { lowCredits } from './write-mail.ts'

type Deps = Pick<NotificationsDeps, 'db' | 'waitForPosition'>
type Content = Exclude<MailContent, { kind: 'responses' | 'weekly-report' | 'plan-limit' }>

const catchUpMs = 10_000

/** Requests the mails that an event is the reason of, where the owner wants them. Events from before its first start are skipped. */
export const requestMails = (deps: Deps): Reactor => {
  const request = async (
    ownerId: string | undefined,
    content: Content,
    { position }: Pick<DecodedEvent, 'position'>,
    { execute }: ReactorContext,
  ) => {
    if (ownerId === undefined) return
    if (!(await deps.waitForPosition(position, catchUpMs, ['owner-settings'])))
      throw new Deferred('the settings are behind', catchUpMs)
    const { notifications } = await readOwnerSettings(deps.db, ownerId)
    if (isOn(notifications, content))
      await execute(mailbox, ownerId, { type: 'RequestMail', content })
  }
  /** `change`: of the balance; one mail each time that it falls below the threshold. */
  const requestIfLow = async (
    event: DecodedEvent<'ResponseUnlocked' | 'PurchaseRefunded' | 'PurchaseDisputed'>,
    change: number,
    context: ReactorContext,
  ) => {
    const { balanceAfter } = event.data
    if (balanceAfter < lowCredits && balanceAfter - change >= lowCredits)
      await request(event.id, { kind: 'low-credits' }, event, context)
  }
  return {
    name: 'request-mails',
    startsAt: 'now',
    on: {
      InsightsGenerated: (event, context) => {
        const { id: surveyId, meta, data } = event
        const content = { kind: 'insights', surveyId, responses: data.responseCount } as const
        return request(meta.ownerId, content, event, context)
      },
      ExportFinished: async (event, context) => {
        const { id: exportId, meta, data } = event
        const { ownerId, surveyId } = meta
        const content: Content =
          surveyId === undefined
            ? { kind: 'download-ready', exportId }
            : { kind: 'export-ready', surveyId, exportId, rows: data.rows }
        await request(ownerId, content, event, context)
      },
      ResponseUnlocked: (event, context) => requestIfLow(event, -event.data.credits, context),
      PurchaseRefunded: (event, context) => requestIfLow(event, event.data.balanceChange, context),
      PurchaseDisputed: (event, context) => requestIfLow(event, event.data.balanceChange, context),
      PlanChanged: (event, context) =>
        request(event.id, { kind: 'plan-changed', plan: event.data.plan }, event, context),
      AccountDeletionRequested: (event, context) => {
        const content = { kind: 'deletion-requested', eraseAt: event.data.eraseAt } as const
        return request(event.id, content, event, context)
      },
      AccountDeletionCancelled: (event, context) =>
        request(event.id, { kind: 'deletion-cancelled' }, event, context),
    },
  }
}
