// The cause of each ledger entry: a payment, a response or a grant.
import type { EntryCause } from '#contract/api/audit.ts'
import { PaymentEvent } from '#contract/events/credits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import type { CreditEntryRow } from '#projections/credits/credit-entries.projection.ts'
import { redactQuestion } from '#projections/conversations/redacted-question.ts'
import type { ResponseRow } from '#projections/conversations/responses.projection.ts'
import type { LedgerDeps } from './deps.ts'

type Cause<K extends EntryCause['kind']> = Extract<EntryCause, { kind: K }>

/** In the order of the entries. */
export async function findCauses(
  db: Db,
  store: LedgerDeps['store'],
  entries: readonly CreditEntryRow[],
): Promise<EntryCause[]> {
  const paymentIds = new Set(entries.flatMap(({ paymentId }) => paymentId ?? []))
  const [responses, payments] = await Promise.all([
    readResponses(db, entries),
    Promise.all(
      [...paymentIds].map(async (id) => [id, await readPaymentEvents(store, id)] as const),
    ),
  ])
  const byPayment = new Map(payments)
  return entries.map((entry) => {
    if (entry.paymentId) return paymentCause(entry, entry.paymentId, byPayment.get(entry.paymentId))
    if (entry.responseId) return responseCause(entry, responses.get(entry.responseId))
    return { kind: 'grant', reason: String(entry.data['reason'] ?? '') }
  })
}

type ResponseCauseRow = Pick<
  ResponseRow,
  'responseId' | 'question' | 'quotes' | 'basis' | 'score'
> & {
  surveyTitle: string | null
}

async function readResponses(
  db: Db,
  entries: readonly CreditEntryRow[],
): Promise<ReadonlyMap<string, ResponseCauseRow>> {
  const pairs = entries.filter(({ responseId }) => responseId !== null)
  if (pairs.length === 0) return new Map()
  const { rows } = await db.query<ResponseCauseRow>(
    `select entry.id as "responseId", response.question, coalesce(response.quotes, '[]') as quotes, response.basis,
            response.score,
            survey.title as "surveyTitle"
       from unnest($1::uuid[], $2::uuid[]) as entry(id, "surveyId")
       left join read.responses response on response."responseId" = entry.id
       left join read.surveys survey on survey."surveyId" = entry."surveyId"`,
    [pairs.map(({ responseId }) => responseId), pairs.map(({ surveyId }) => surveyId)],
  )
  return new Map(rows.map((row) => [row.responseId, row]))
}

/** Redacts every quotation of an answer in the question: respondents' words are not for auditors. */
function responseCause(
  entry: CreditEntryRow,
  response: ResponseCauseRow | undefined,
): Cause<'response'> {
  return {
    kind: 'response',
    response_id: entry.responseId!,
    survey_id: entry.surveyId!,
    survey_title: response?.surveyTitle ?? null,
    question: response?.question ? redactQuestion(response, new Map()) : null,
    score: response?.score ?? null,
  }
}

/** From the log: read models lack the ids of the provider's events. */
async function readPaymentEvents(store: LedgerDeps['store'], id: string): Promise<PaymentEvent[]> {
  const events = await Array.fromAsync(store.readStream(`payment-${id}`))
  return events.flatMap((event) => PaymentEvent.safeParse(decodeForFold(event)).data ?? [])
}

function paymentCause(
  { type, data }: CreditEntryRow,
  paymentId: string,
  events: readonly PaymentEvent[] = [],
): Cause<'payment'> {
  const started = events.find((event) => event.type === 'PaymentStarted')?.data
  const cause = events.find((event) => isCauseOf(event, type, data))
  const { disputeId, outcome } = data as { disputeId?: string; outcome?: 'won' | 'lost' }
  const amount = type === 'CreditsPurchased' ? data['priceCents'] : data['amountCents']
  return {
    kind: 'payment',
    payment_id: paymentId,
    provider: started?.provider ?? null,
    reference: started?.intentId ?? null,
    webhook_id: cause && 'providerEventId' in cause.data ? cause.data.providerEventId : null,
    package_type: started?.packageId ?? null,
    amount_cents: typeof amount === 'number' ? amount : null,
    dispute_id: disputeId ?? null,
    outcome: outcome ?? null,
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
      return type === 'CreditsPurchased'
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
