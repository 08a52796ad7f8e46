import type { SecurityEventKind } from '#contract/api/audit-trail.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { derivedId } from '#kernel/ids.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import type { SecurityActor, SecurityEvent } from '#kernel/security/events/security-event.ts'
import type { SecurityEvents } from '#kernel/security/events/security-events.ts'

const provider: SecurityActor = { type: 'provider', id: null }
const system: SecurityActor = { type: 'system', id: null }
const respondent: SecurityActor = { type: 'respondent', id: null }
const operator: SecurityActor = { type: 'operator', id: null }

/**
 * Records what the log shows already: money, and erasures. The event's id derives from the log's, so a second delivery
 * changes nothing. Where a respondent erased from is not recorded.
 */
export const auditTrail = ({ record }: Pick<SecurityEvents, 'record'>): Reactor => {
  const recordCause = (
    { eventId }: DecodedEvent,
    kind: SecurityEventKind,
    event: Omit<SecurityEvent, 'kind'>,
  ) => record({ id: derivedId('security event', eventId), kind, ...event })
  const recordPayment = (
    event: DecodedEvent<
      'PaymentRefunded' | 'PaymentRefundFailed' | 'PaymentDisputed' | 'PaymentDisputeClosed'
    >,
    kind: SecurityEventKind,
    detail?: string,
  ) => {
    const subject = { type: 'payment', id: event.id }
    return recordCause(event, kind, {
      actor: provider,
      ownerId: event.data.ownerId,
      subject,
      detail,
    })
  }
  return {
    name: 'audit-trail',
    startsAt: 'now',
    on: {
      CreditsPurchased: (event) => {
        const subject = { type: 'payment', id: event.data.paymentId }
        return recordCause(event, 'credits-granted', {
          actor: provider,
          ownerId: event.id,
          subject,
        })
      },
      CreditsGranted: (event) => {
        const subject = { type: 'lot', id: event.data.lotId }
        return recordCause(event, 'credits-granted', {
          actor: operator,
          ownerId: event.id,
          subject,
        })
      },
      PaymentRefunded: (event) => recordPayment(event, 'payment-refunded'),
      PaymentRefundFailed: (event) => recordPayment(event, 'payment-refund-failed'),
      PaymentDisputed: (event) => recordPayment(event, 'payment-disputed'),
      PaymentDisputeClosed: (event) => recordPayment(event, 'dispute-closed', event.data.outcome),
      SurveyDeleted: (event) => {
        const { ownerId } = event.meta
        const actor: SecurityActor = { type: 'owner', id: ownerId ?? null }
        return recordCause(event, 'survey-deleted', { actor, ownerId, subject: surveyOf(event.id) })
      },
      SurveyErased: (event) => {
        const { ownerId } = event.meta
        return recordCause(event, 'survey-erased', {
          actor: system,
          ownerId,
          subject: surveyOf(event.id),
        })
      },
      AccountErased: (event) =>
        recordCause(event, 'account-erased', {
          actor: system,
          ownerId: event.id,
          subject: { type: 'owner', id: event.id },
        }),
      SessionErased: (event) => {
        const { reason } = event.data
        return recordCause(event, 'conversation-erased', {
          actor: reason === 'respondent' ? respondent : system,
          ownerId: event.meta.ownerId,
          subject: { type: 'conversation', id: event.id },
          detail: reason,
        })
      },
    },
  }
}

const surveyOf = (id: string) => ({ type: 'survey', id })
