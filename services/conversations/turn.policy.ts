// What the interviewer does next. Deterministic: a model reads answers and words questions, but never decides.
import type { z } from 'zod'
import type { CompletionReason } from '#contract/events/conversations.ts'
import type {
  AskedFor,
  FollowUpReason,
  Intent,
  ProbeKind,
  QuestionPurpose,
} from '#contract/events/conversation-terms.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { kindsFor } from './kinds.policy.ts'
import { changes, deepened, type Status, type Statuses } from './objective.policy.ts'

export type Progress = {
  maxQuestions: number
  maxFollowups: number
  objectives: Statuses
  /** In order; the last one is the one just answered. */
  asked: readonly {
    objectiveId: string | null
    purpose: AskedFor
    kind: QuestionKind
    probe: ProbeKind | null
    trigger: FollowUpReason | null
    intent: Intent | null
  }[]
}

export type Reading = {
  intent: Intent
  evidence: readonly { objectiveId: string; start: number; end: number }[]
  coverage?: readonly { objectiveId: string; status: Status }[] | undefined
  /** Set where the owner wants a follow-up on what was felt. */
  trigger: FollowUpReason | null
  /** What could be asked after, most fitting first. */
  probes: readonly ProbeKind[]
}

export type Ask = {
  kind: 'ask'
  purpose: QuestionPurpose
  objectiveId: string | null
  /** Which words of the answer to come back to. */
  about: { start: number; end: number } | null
  probe: ProbeKind | null
  trigger: FollowUpReason | null
  /** Of which kind the question may be. */
  kinds: readonly QuestionKind[]
}

export type Turn = {
  objectives: { objectiveId: string; status: Status }[]
  next: Ask | { kind: 'complete'; reason: z.infer<typeof CompletionReason> }
}

/** So many empty answers in a row mean that a person is done. */
const wearyAfter = 4
/** Shorter answers than this seldom hold a story. */
const fewCharacters = 25

const followUps: readonly AskedFor[] = ['probe', 'other-angle', 'clarify']
const unclear: readonly Intent[] = ['gibberish', 'off-topic', 'question-back', 'injection']
const empty: readonly Intent[] = ['gibberish', 'off-topic', 'refuse', 'injection']

/** A broad opening, unless every question is needed for an objective. */
export function opening(progress: Progress): Ask {
  const { maxQuestions, objectives } = progress
  const [first] = objectives.keys()
  const broad = maxQuestions - objectives.size >= 2
  return ask(progress, 'opening', broad ? null : (first ?? null))
}

/** How far each objective has come, and the question or the end that follows. Budgets hold whatever was read into the answer. */
export function takeTurn(progress: Progress, reading: Reading): Turn {
  const current = progress.asked.at(-1)
  const about = current?.objectiveId ?? null
  const statuses = deepened(progress.objectives, about, reading)
  const next = nextMove({ ...progress, objectives: statuses }, reading)
  const isLeft = next.kind !== 'ask' || next.objectiveId !== about
  if (about && isLeft && declines(reading.intent) && statuses.get(about) === 'untouched')
    statuses.set(about, 'declined')
  return { objectives: changes(progress.objectives, statuses), next }
}

function nextMove(progress: Progress, reading: Reading): Turn['next'] {
  const { asked, maxQuestions } = progress
  const current = asked.at(-1)
  const intents = [...asked.slice(0, -1).map(({ intent }) => intent), reading.intent]
  const end = { kind: 'complete', reason: reasonToEnd(progress, intents) } as const
  if (reading.intent === 'stop') return { kind: 'complete', reason: 'stopped' }
  if (!current || current.purpose === 'closing' || asked.length >= maxQuestions) return end
  if (reading.intent === 'distress' || isWeary(intents)) return ask(progress, 'closing', null)
  return followUp(progress, reading) ?? nextObjective(progress)
}

function followUp(progress: Progress, reading: Reading): Ask | null {
  const current = progress.asked.at(-1)
  if (!current) return null
  const { objectiveId } = current
  const used = followUpsOn(progress, objectiveId).length
  const spare = spareQuestions(progress)
  if (used >= progress.maxFollowups || spare <= 0) return null
  const isAnswer = reading.intent === 'answer'
  if (isAnswer && reading.trigger && !wasTriggered(progress, objectiveId))
    return probe(progress, reading, reading.trigger)
  if (objectiveId && progress.objectives.get(objectiveId) === 'covered') return null
  return isAnswer
    ? deeper(progress, reading, { current, used, spare })
    : again(progress, reading.intent, spare)
}

function deeper(
  progress: Progress,
  reading: Reading,
  { current, used, spare }: { current: Progress['asked'][number]; used: number; spare: number },
): Ask | null {
  const { objectiveId, purpose, kind } = current
  // A choice says what, never why. The last question asks what was missed.
  if (kind !== 'open') return spare > 1 ? probe(progress, reading) : null
  // Who answered a follow-up in a word or two is not asked for more of the same.
  if (followUps.includes(purpose) && isThin(reading, objectiveId)) return null
  // Shared out fairly among the objectives to come.
  const share = Math.floor((spare - 1) / (waitingObjectives(progress).length + 1))
  if (used >= share) return null
  return used % 2 === 0 ? probe(progress, reading) : ask(progress, 'other-angle', objectiveId)
}

/** Comes back to what was said, in a way in which this objective was not yet asked about. */
function probe(progress: Progress, reading: Reading, trigger: FollowUpReason | null = null): Ask {
  const objectiveId = progress.asked.at(-1)?.objectiveId ?? null
  const tried = new Set(followUpsOn(progress, objectiveId).map((each) => each.probe))
  const kind = reading.probes.find((each) => !tried.has(each)) ?? reading.probes[0] ?? 'descriptive'
  const about = wordsOf(reading, objectiveId)
  return { ...ask(progress, 'probe', objectiveId), about, probe: kind, trigger }
}

/** Another try after an answer that said nothing. A person who still has nothing to say is left in peace. */
function again(progress: Progress, intent: Intent, spare: number): Ask | null {
  const [before, current] = [progress.asked.at(-2), progress.asked.at(-1)]
  // What a person asks back is answered with the last question; anything else leaves it for the closing.
  if (!current || (spare <= 1 && intent !== 'question-back')) return null
  if (intent === 'dont-know') {
    // "I do not remember" was among what could be chosen: it is an answer to leave in peace.
    if (current.kind !== 'open') return null
    const isLost = before?.intent === 'dont-know' || current.purpose === 'other-angle'
    return isLost ? null : ask(progress, 'other-angle', current.objectiveId)
  }
  return !unclear.includes(intent) || current.purpose === 'clarify'
    ? null
    : ask(progress, 'clarify', current.objectiveId)
}

function nextObjective(progress: Progress): Ask {
  const [waiting] = waitingObjectives(progress)
  return waiting ? ask(progress, 'objective', waiting) : ask(progress, 'closing', null)
}

function unasked({ objectives, asked }: Progress): string[] {
  const done = new Set(asked.map(({ objectiveId }) => objectiveId))
  return [...objectives.keys()].filter((id) => !done.has(id))
}

/** Each has a question in reserve: the untouched first, then those that were only mentioned in passing. */
function waitingObjectives(progress: Progress): string[] {
  const isUntouched = (id: string) => progress.objectives.get(id) === 'untouched'
  const waiting = unasked(progress).filter((id) => progress.objectives.get(id) !== 'covered')
  return [...waiting.filter(isUntouched), ...waiting.filter((id) => !isUntouched(id))]
}

/** What is left beyond the reserve. */
function spareQuestions(progress: Progress): number {
  return progress.maxQuestions - progress.asked.length - waitingObjectives(progress).length
}

function followUpsOn({ asked }: Progress, objectiveId: string | null): Progress['asked'] {
  return asked.filter((q) => q.objectiveId === objectiveId && followUps.includes(q.purpose))
}

const wasTriggered = (progress: Progress, objectiveId: string | null) =>
  followUpsOn(progress, objectiveId).some(({ trigger }) => trigger)

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

const declines = (intent: Intent) => intent === 'refuse' || intent === 'dont-know'

function isWeary(intents: readonly (Intent | null)[]): boolean {
  const last = intents.slice(-wearyAfter)
  return last.length === wearyAfter && last.every((intent) => intent && empty.includes(intent))
}

function reasonToEnd({ objectives }: Progress, intents: readonly (Intent | null)[]) {
  if (intents.includes('distress')) return 'distress'
  const statuses = [...objectives.values()]
  // Who declines a point has settled it; but where nothing was said about any, nothing is covered.
  const isOpen = statuses.includes('untouched') || statuses.every((each) => each === 'declined')
  return isOpen ? 'budget' : 'covered'
}

function ask(progress: Progress, purpose: QuestionPurpose, objectiveId: string | null): Ask {
  const next = {
    objectiveId,
    purpose,
    kind: 'open',
    probe: null,
    trigger: null,
    intent: null,
  } as const
  const then = { ...progress, asked: [...progress.asked, next] }
  const canBeFollowedUp =
    spareQuestions(then) > 1 && followUpsOn(then, objectiveId).length < progress.maxFollowups
  const kinds = kindsFor(progress.asked, { purpose, canBeFollowedUp })
  return { kind: 'ask', purpose, objectiveId, about: null, probe: null, trigger: null, kinds }
}
