// Holds what was acknowledged against the log, the ledger and the read models.
import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openReached } from '#projections/engine/reached.ts'
import { verify } from '#projections/engine/verify.ts'
import { countParked } from '#kernel/parked.ts'
import type { Heard } from '#kernel/recorded.ts'
import { auditLedger } from '../audit/audit.ts'
import type { Foundation } from '../../services/foundation.ts'
import type { Acknowledged } from './acknowledged.ts'

export type Findings = { lines: string[]; faults: string[] }

const settleMs = 20_000
const kinds = [
  'QuestionAsked',
  'AnswerSubmitted',
  'CreditsPurchased',
  'PaymentStarted',
  'ResponseUnlocked',
]

export async function check(
  foundation: Foundation,
  acknowledged: Acknowledged,
  ownerId: string,
): Promise<Findings> {
  const faults: string[] = []
  const recorded = await readLog(foundation)
  faults.push(...missing(acknowledged, recorded), ...doubled(recorded), ...crossed(recorded))
  const atHead = () => readModelsAreThere(foundation)
  if (!(await atHead())) faults.push('the read models do not reach the head of the log')
  const ledger = await auditLedger(foundation, { ownerId, atHead })
  if (!ledger.isSound) faults.push(...ledger.lines)
  for (const projection of projections) {
    const { differing } = await verify({ ...foundation, projection })
    if (differing > 0) faults.push(`${projection.name}: ${differing} rows differ from the log`)
  }
  const parked = await countParked(foundation.db)
  if (parked > 0) faults.push(`${parked} events are parked`)
  const { answers, purchases, unlocks } = acknowledged
  return {
    faults,
    lines: [
      `${answers.size} answers, ${purchases.size} purchases and ${unlocks.size} unlocks were acknowledged`,
      `${recorded.answers.size} answers, ${recorded.purchases.length} purchases and ${recorded.unlocks.length} unlocks are recorded`,
      ...ledger.lines.slice(-2),
      `${projections.length} projections were folded again and compared`,
    ],
  }
}

type Recorded = {
  asked: string[]
  answers: Map<string, string[]>
  intents: Map<string, string>
  purchases: string[]
  unlocks: string[]
}

async function readLog({ store, hear }: Foundation): Promise<Recorded> {
  const found: Recorded = {
    asked: [],
    answers: new Map(),
    intents: new Map(),
    purchases: [],
    unlocks: [],
  }
  for await (const page of store.readAll({ filter: { types: kinds } }))
    for (const event of await hear(page)) note(found, event)
  return found
}

function note({ asked, answers, intents, purchases, unlocks }: Recorded, event: Heard): void {
  const { type, data, stream, id } = event
  if (type === 'QuestionAsked') asked.push(`${stream}#${data.number}`)
  if (type === 'AnswerSubmitted')
    answers.set(data.questionId, [...(answers.get(data.questionId) ?? []), data.text ?? ''])
  if (type === 'PaymentStarted') intents.set(data.intentId, id)
  if (type === 'CreditsPurchased') purchases.push(data.paymentId)
  if (type === 'ResponseUnlocked') unlocks.push(data.responseId)
}

function missing(acknowledged: Acknowledged, recorded: Recorded): string[] {
  const faults: string[] = []
  for (const [question, text] of acknowledged.answers) {
    const stored = recorded.answers.get(question)
    if (!stored) faults.push(`the answer to ${question} is lost`)
    else if (stored[0] !== text) faults.push(`the answer to ${question} is another`)
  }
  for (const intent of acknowledged.purchases)
    if (!recorded.purchases.includes(recorded.intents.get(intent) ?? ''))
      faults.push(`the purchase ${intent} is lost`)
  for (const response of acknowledged.unlocks)
    if (!recorded.unlocks.includes(response)) faults.push(`the unlock of ${response} is lost`)
  return faults
}

function doubled({ asked, answers, purchases, unlocks }: Recorded): string[] {
  const lists = {
    question: asked,
    purchase: purchases,
    unlock: unlocks,
    answer: [...answers].flatMap(([question, texts]) => texts.map(() => question)),
  }
  return Object.entries(lists).flatMap(([what, all]) =>
    all
      .filter((one, index) => all.indexOf(one) !== index)
      .map((one) => `the ${what} ${one} is there twice`),
  )
}

/** Every answer is to a question that was asked, in its turn: never more answers than questions. */
function crossed({ asked, answers }: Recorded): string[] {
  return answers.size > asked.length ? ['there are more answers than questions'] : []
}

export async function readModelsAreThere({ db, databaseUrl, store }: Foundation): Promise<boolean> {
  await using announcements = await openAnnouncements(databaseUrl)
  await using reached = await openReached(db, announcements, projections)
  return reached(await store.head(), settleMs)
}
