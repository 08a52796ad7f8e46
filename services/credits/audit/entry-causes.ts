// The cause of each ledger entry: a payment, a response or a grant.
import type { EntryCause } from '#contract/api/audit.ts'
import { type DisputeOutcome, PaymentEvent } from '#contract/events/credits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import type { CreditEntryRow } from '#projections/credits/credit-entries.projection.ts'
import { redactQuestion } from '#projections/conversations/redacted-question.ts'
import { responses, type ResponseRow } from '#projections/conversations/responses.projection.ts'
import { queryRows } from '#projections/engine/tables/query-rows.ts'
import { titlesOfSurveys } from '#projections/surveys/surveys.projection.ts'
import type { LedgerDeps } from './deps.ts'

type Cause<K extends EntryCause['kind']> = Extract<EntryCause, { kind: K }>

/** In the order of the entries. */
export async function findCauses(
  db: Db,
  store: LedgerDeps['store'],
  entries: readonly CreditEntryRow[],
): Promise<EntryCause[]> {
  const paymentIds = new Set(entries.flatMap(({ paymentId }) => paymentId ?? []))
  const [responseCauses, payments] = await Promise.all([
    readResponses(db, entries),
    Promise.all(
      [...paymentIds].map(async (id) => [id, await readPaymentEvents(store, id)] as const),
    ),
  ])
  const byPayment = new Map(payments)
  return entries.map((entry) => {
    if (entry.paymentId) return paymentCause(entry, entry.paymentId, byPayment.get(entry.paymentId))
    if (entry.responseId) return responseCause(entry, responseCauses.get(entry.responseId))
    return { kind: 'grant', reason: String(entry.data['reason'] ?? '') }
  })
}

type ResponseInSurvey = { response: ResponseRow | undefined; surveyTitle: string | null }

async function readResponses(
  db: Db,
  entries: readonly CreditEntryRow[],
): Promise<ReadonlyMap<string, ResponseInSurvey>> {
  const pairs = entries.filter(({ responseId }) => responseId !== null)
  if (pairs.length === 0) return new Map()
  const [rows, titles] = await Promise.all([
    queryRows(db, responses, 'select * from read.responses where "responseId" = any ($1::uuid[])', [
      pairs.map(({ responseId }) => responseId),
    ]),
    titlesOfSurveys(
      db,
      pairs.flatMap(({ surveyId }) => surveyId ?? []),
    ),
  ])
  const responseOf = new Map(rows.map((row) => [row.responseId, row]))
  return new Map(
    pairs.map(({ responseId, surveyId }) => [
      responseId!,
      { response: responseOf.get(responseId!), surveyTitle: titles.get(surveyId!) ?? null },
    ]),
  )
}

/** Redacts every quotation of an answer in the question: respondents' words are not for auditors. */
function responseCause(
  entry: CreditEntryRow,
  { response, surveyTitle }: ResponseInSurvey = { response: undefined, surveyTitle: null },
): Cause<'response'> {
  return {
    kind: 'response',
    response_id: entry.responseId!,
    survey_id: entry.surveyId!,
    survey_title: surveyTitle,
    question: response?.question ? redactQuestion(response, new Map()) : null,
    score: response?.score ?? null,
  }
}

/** From the log: read models lack the ids of the provider's events. */
async function readPaymentEvents(store: LedgerDeps['store'], id: string): Promise<PaymentEvent[]> {
  const events = await Array.fromAsync(store.readStream(`payment-${id}`))
  return events.flatMap((event) => PaymentEvent.safeParse(decodeForFold(event)).data ?? [])
}

function amountOf(type: CreditEntryRow['type'], data: CreditEntryRow['data']): number | null {
  const amount = type === 'CreditsPurchased' ? data['priceCents'] : data['amountCents']
  return typeof amount === 'number' ? amount : null
}

type PaymentEntryData = { disputeId?: string; outcome?: DisputeOutcome; owedPaymentId?: string }

function paymentCause(
  { type, data }: CreditEntryRow,
  paymentId: string,
  events: readonly PaymentEvent[] = [],
): Cause<'payment'> {
  const started = events.find((event) => event.type === 'PaymentStarted')?.data
  const cause = events.find((event) => isCauseOf(event, type, data))
  const { disputeId = null, outcome = null, owedPaymentId = null } = data as PaymentEntryData
  return {
    kind: 'payment',
    payment_id: paymentId,
    provider: started?.provider ?? null,
    reference: started?.intentId ?? null,
    webhook_id: cause && 'providerEventId' in cause.data ? cause.data.providerEventId : null,
    package_type: started?.packageId ?? null,
    amount_cents: amountOf(type, data),
    dispute_id: disputeId,
    owed_payment_id: owedPaymentId,
    outcome: outcome,
  }
}

/** Whether this event of the payment caused the entry. */
function isCauseOf(
  event: PaymentEvent,
  type: CreditEntryRow['type'],
  data: CreditEntryRow['data'],
): boolean {
  switch (event.type) {
    case 'PaymentSucceeded':
      return type === 'CreditsPurchased' || type === 'ReceivableNetted'
    case 'PaymentRefunded':
      return (
        type === 'PurchaseRefunded' &&
        event.data.refundedCents === (data['toldCents'] ?? data['refundedCents'])
      )
    case 'PaymentRefundFailed':
      return type === 'PurchaseRefundFailed' && event.data.refundId === data['refundId']
    case 'PaymentDisputed':
      return type === 'PurchaseDisputed' && event.data.disputeId === data['disputeId']
    case 'PaymentDisputeClosed':
      return type === 'DisputeClosed' && event.data.disputeId === data['disputeId']
    default:
      return false
  }
}
