// Every stored event type. A new type is added here, to its context's file and to tests/history.
import { z } from 'zod'
import { AccountEvent } from './accounts.ts'
import { CodingCheckEvent } from './coding-checks.ts'
import { ContactEvent } from './contacts.ts'
import { ConversationEvent } from './conversations.ts'
import { CreditEvent, PaymentEvent } from './credits.ts'
import { ErasureEvent } from './erasures.ts'
import { ExportEvent } from './exports.ts'
import { ResponseEvent } from './responses.ts'
import { MailEvent } from './mail.ts'
import { InvitationEvent } from './invitations.ts'
import { InsightEvent } from './insight-reports.ts'
import { OpeningEvent } from './openings.ts'
import { ProposalEvent } from './proposals.ts'
import { SharedReportEvent } from './shared-reports.ts'
import { SurveyEvent } from './surveys.ts'

export const DomainEvent = z.discriminatedUnion('type', [
  AccountEvent,
  SurveyEvent,
  InvitationEvent,
  OpeningEvent,
  ConversationEvent,
  ContactEvent,
  ResponseEvent,
  InsightEvent,
  SharedReportEvent,
  CodingCheckEvent,
  PaymentEvent,
  CreditEvent,
  ExportEvent,
  ErasureEvent,
  MailEvent,
  ProposalEvent,
])
export type DomainEvent = z.infer<typeof DomainEvent>
export type EventType = DomainEvent['type']
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>
