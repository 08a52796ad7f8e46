// What the interviewer does next. Deterministic: a model reads answers and words questions, but never decides.
import type {
  CompletionReason,
  Intent,
  ObjectiveStatus,
  QuestionPurpose,
} from '#contract/events/conversations.ts'
import type { z } from 'zod'

type Status = z.infer<typeof ObjectiveStatus>

export type Progress = {
  maxQuestions: number
  maxFollowups: number
  objectives: ReadonlyMap<string, Status>
  /** In order; the last one is the one just answered. */
  asked: readonly { objectiveId: string | null; purpose: QuestionPurpose; intent: Intent | null }[]
}

export type Reading = {
  intent: Intent
  sentiment: { score: number }
  evidence: readonly { objectiveId: string; start: number; end: number }[]
}

export type Ask = {
  kind: 'ask'
  purpose: QuestionPurpose
  objectiveId: string | null
  /** Which words of the answer to come back to. */
  about: { start: number; end: number } | null
}

export type Turn = {
  objectives: { objectiveId: string; status: Status }[]
  next: Ask | { kind: 'complete'; reason: z.infer<typeof CompletionReason> }
}

/** From this strength on a feeling is worth a question of its own. */
const strongSentiment = 0.3
/** So many empty answers in a row mean that a person is done. */
const wearyAfter = 4
/** Shorter answers than this seldom hold a story. */
const fewCharacters = 25

const followUps: readonly QuestionPurpose[] = ['probe', 'other-angle', 'clarify']
const unclear: readonly Intent[] = ['gibberish', 'off-topic', 'question-back', 'injection']
const empty: readonly Intent[] = ['gibberish', 'off-topic', 'refuse', 'injection']

/** A broad opening, unless every question is needed for an objective. */
export function opening({ maxQuestions, objectives }: Progress): Ask {
  const [first] = objectives.keys()
  const broad = maxQuestions - objectives.size >= 2
  return ask('opening', broad ? null : (first ?? null))
}

/** Which objectives an answer touched, and the question or the end that follows. Budgets hold whatever was read into the answer. */
export function takeTurn(progress: Progress, reading: Reading): Turn {
  const statuses = new Map(progress.objectives)
  const current = progress.asked.at(-1)
  for (const { objectiveId } of reading.evidence) touch(statuses, objectiveId)
  if (reading.intent === 'answer' && current?.objectiveId) touch(statuses, current.objectiveId)
  const next = nextMove({ ...progress, objectives: statuses }, reading)
  const stays = next.kind === 'ask' && next.objectiveId === current?.objectiveId
  if (declines(reading.intent) && current?.objectiveId && !stays) {
    if (statuses.get(current.objectiveId) === 'untouched')
      statuses.set(current.objectiveId, 'declined')
  }
  const objectives = [...statuses]
    .filter(([id, status]) => progress.objectives.get(id) !== status)
    .map(([objectiveId, status]) => ({ objectiveId, status }))
  return { objectives, next }
}

function nextMove(progress: Progress, reading: Reading): Turn['next'] {
  const { asked, maxQuestions } = progress
  const current = asked.at(-1)
  const intents = [...asked.slice(0, -1).map(({ intent }) => intent), reading.intent]
  const end = { kind: 'complete', reason: reasonToEnd(progress, intents) } as const
  if (reading.intent === 'stop') return { kind: 'complete', reason: 'stopped' }
  if (!current || current.purpose === 'closing' || asked.length >= maxQuestions) return end
  if (reading.intent === 'distress' || isWeary(intents)) return ask('closing', null)
  return followUp(progress, reading) ?? nextObjective(progress)
}

function followUp(progress: Progress, reading: Reading): Ask | null {
  const current = progress.asked.at(-1)
  if (!current) return null
  const { objectiveId, purpose } = current
  const used = followUpsOn(progress, objectiveId)
  const waiting = waitingObjectives(progress).length
  const spare = progress.maxQuestions - progress.asked.length - waiting
  if (used >= progress.maxFollowups || spare <= 0) return null
  if (reading.intent === 'answer') {
    // Who answered a follow-up in a word or two is not asked for more of the same.
    if (followUps.includes(purpose) && isThin(reading, objectiveId)) return null
    if (!deserves(reading, { used, waiting, spare })) return null
    return used % 2 === 0
      ? { ...ask('probe', objectiveId), about: wordsOf(reading, objectiveId) }
      : ask('other-angle', objectiveId)
  }
  return again(progress, reading.intent, spare)
}

/** Another try after an answer that said nothing. A person who still has nothing to say is left in peace. */
function again({ asked }: Progress, intent: Intent, spare: number): Ask | null {
  const [before, current] = [asked.at(-2), asked.at(-1)]
  // What a person asks back is answered with the last question; anything else leaves it for the closing.
  if (!current || (spare <= 1 && intent !== 'question-back')) return null
  if (intent === 'dont-know') {
    const isLost = before?.intent === 'dont-know' || current.purpose === 'other-angle'
    return isLost ? null : ask('other-angle', current.objectiveId)
  }
  return !unclear.includes(intent) || current.purpose === 'clarify'
    ? null
    : ask('clarify', current.objectiveId)
}

/** Follow-ups are shared out fairly among the objectives to come; a strong feeling gets one ahead of its turn. */
function deserves(
  reading: Reading,
  { used, waiting, spare }: { used: number; waiting: number; spare: number },
): boolean {
  const room = spare - 1 // The last question asks what was missed.
  const moving = Math.abs(reading.sentiment.score) >= strongSentiment
  return used < Math.floor(room / (waiting + 1)) || (used === 0 && moving && room > 0)
}

/** An untouched one first, then one that was only mentioned in passing, then the closing question. */
function nextObjective(progress: Progress): Ask {
  const [waiting] = waitingObjectives(progress)
  if (waiting) return ask('objective', waiting)
  const left = progress.maxQuestions - progress.asked.length
  const [mentioned] = unasked(progress)
  return mentioned && left > 1 ? ask('objective', mentioned) : ask('closing', null)
}

function unasked({ objectives, asked }: Progress): string[] {
  const done = new Set(asked.map(({ objectiveId }) => objectiveId))
  return [...objectives.keys()].filter((id) => !done.has(id))
}

/** Each has a question in reserve. */
function waitingObjectives(progress: Progress): string[] {
  return unasked(progress).filter((id) => progress.objectives.get(id) === 'untouched')
}

function followUpsOn({ asked }: Progress, objectiveId: string | null): number {
  return asked.filter((q) => q.objectiveId === objectiveId && followUps.includes(q.purpose)).length
}

/** Whether what was said about an objective fits into a breath. */
function isThin({ evidence }: Reading, objectiveId: string | null): boolean {
  return !evidence.some(
    (span) => span.objectiveId === objectiveId && span.end - span.start >= fewCharacters,
  )
}

function wordsOf({ evidence }: Reading, objectiveId: string | null) {
  const span = evidence.find((each) => each.objectiveId === objectiveId) ?? evidence[0]
  return span ? { start: span.start, end: span.end } : null
}

function touch(statuses: Map<string, Status>, id: string): void {
  const status = statuses.get(id)
  if (status === 'untouched' || status === 'declined') statuses.set(id, 'touched')
}

const declines = (intent: Intent) => intent === 'refuse' || intent === 'dont-know'

function isWeary(intents: readonly (Intent | null)[]): boolean {
  const last = intents.slice(-wearyAfter)
  return last.length === wearyAfter && last.every((intent) => intent && empty.includes(intent))
}

function reasonToEnd({ objectives }: Progress, intents: readonly (Intent | null)[]) {
  if (intents.includes('distress')) return 'distress'
  return [...objectives.values()].includes('untouched') ? 'budget' : 'covered'
}

function ask(purpose: QuestionPurpose, objectiveId: string | null): Ask {
  return { kind: 'ask', purpose, objectiveId, about: null }
}
