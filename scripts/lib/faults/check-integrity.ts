// Compares acknowledged writes with the log, the ledger and the read models.
import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { countParked } from '#kernel/reactors/parked-events.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { auditLedger } from '../audit/audit-ledger.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import type { AcknowledgedWrites } from './acknowledged-writes.ts'

export type Findings = { lines: string[]; violations: string[] }

const readTimeoutMs = 20_000
const recordedTypes = [
  'QuestionAsked',
  'AnswerSubmitted',
  'CreditsPurchased',
  'PaymentStarted',
  'ResponseUnlocked',
]

export async function checkIntegrity(
  infrastructure: Infrastructure,
  acknowledged: AcknowledgedWrites,
  ownerId: string,
): Promise<Findings> {
  const violations: string[] = []
  const recorded = await readLog(infrastructure)
  violations.push(
    ...findMissing(acknowledged, recorded),
    ...findDuplicates(recorded),
    ...findUnaskedAnswers(recorded),
  )
  const atHead = () => waitForReadModels(infrastructure)
  if (!(await atHead())) violations.push('the read models do not reach the head of the log')
  const ledger = await auditLedger(infrastructure, { ownerId, atHead })
  if (!ledger.isSound) violations.push(...ledger.lines)
  for (const projection of projections) {
    const { differing } = await verifyProjection({ ...infrastructure, projection })
    if (differing > 0) violations.push(`${projection.name}: ${differing} rows differ from the log`)
  }
  const parked = await countParked(infrastructure.db)
  if (parked > 0) violations.push(`${parked} events are parked`)
  const { answers, purchases, unlocks } = acknowledged
  return {
    violations,
    lines: [
      `${answers.size} answers, ${purchases.size} purchases and ${unlocks.size} unlocks were acknowledged`,
      `${recorded.answers.size} answers, ${recorded.purchases.length} purchases and ${recorded.unlocks.length} unlocks are recorded`,
      ...ledger.lines.slice(-2),
      `${projections.length} projections were folded again and compared`,
    ],
  }
}

type RecordedFacts = {
  questions: string[]
  answers: Map<string, string[]>
  intents: Map<string, string>
  purchases: string[]
  unlocks: string[]
}

async function readLog({ store, decodeEvents }: Infrastructure): Promise<RecordedFacts> {
  const found: RecordedFacts = {
    questions: [],
    answers: new Map(),
    intents: new Map(),
    purchases: [],
    unlocks: [],
  }
  for await (const page of store.readAll({ filter: { types: recordedTypes } }))
    for (const event of await decodeEvents(page)) recordEvent(found, event)
  return found
}

function recordEvent(
  { questions, answers, intents, purchases, unlocks }: RecordedFacts,
  event: DecodedEvent,
): void {
  const { type, data, stream, id } = event
  if (type === 'QuestionAsked') questions.push(`${stream}#${data.number}`)
  if (type === 'AnswerSubmitted')
    answers.set(data.questionId, [...(answers.get(data.questionId) ?? []), data.text ?? ''])
  if (type === 'PaymentStarted') intents.set(data.intentId, id)
  if (type === 'CreditsPurchased') purchases.push(data.paymentId)
  if (type === 'ResponseUnlocked') unlocks.push(data.responseId)
}

function findMissing(acknowledged: AcknowledgedWrites, recorded: RecordedFacts): string[] {
  const violations: string[] = []
  for (const [question, text] of acknowledged.answers) {
    const stored = recorded.answers.get(question)
    if (!stored) violations.push(`the answer to ${question} is lost`)
    else if (stored[0] !== text) violations.push(`the answer to ${question} has another text`)
  }
  for (const intent of acknowledged.purchases)
    if (!recorded.purchases.includes(recorded.intents.get(intent) ?? ''))
      violations.push(`the purchase ${intent} is lost`)
  for (const response of acknowledged.unlocks)
    if (!recorded.unlocks.includes(response)) violations.push(`the unlock of ${response} is lost`)
  return violations
}

function findDuplicates({ questions, answers, purchases, unlocks }: RecordedFacts): string[] {
  const lists = {
    question: questions,
    purchase: purchases,
    unlock: unlocks,
    answer: [...answers].flatMap(([question, texts]) => texts.map(() => question)),
  }
  return Object.entries(lists).flatMap(([what, all]) =>
    all
      .filter((id, index) => all.indexOf(id) !== index)
      .map((id) => `the ${what} ${id} is duplicated`),
  )
}

/** There must not be more answers than questions. */
function findUnaskedAnswers({ questions, answers }: RecordedFacts): string[] {
  return answers.size > questions.length ? ['there are more answers than questions'] : []
}

export async function waitForReadModels({
  db,
  databaseUrl,
  store,
}: Infrastructure): Promise<boolean> {
  await using announcements = await openAnnouncements(databaseUrl)
  await using waitForPosition = await openPositionTracker(db, announcements, projections)
  return waitForPosition(await store.head(), readTimeoutMs)
}
