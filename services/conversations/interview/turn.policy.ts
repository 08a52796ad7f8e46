// The interviewer's next step. Deterministic: an engine codes answers and words questions but decides nothing.
import {
  isCallForHelp,
  type QuestionPurpose,
  type FollowUpReason,
  type Intent,
  type InterviewPurpose,
} from '#contract/events/conversation-types.ts'
import { allowedKindsFor } from './question-kinds.policy.ts'
import { statusChanges, advanceStatuses } from './objective.policy.ts'
import { planSupport, withoutSupport } from './support.policy.ts'
import type { Interpretation, PlannedQuestion, Progress, Turn } from './turn-state.ts'

/** Consecutive empty answers that end the questions. */
const fatigueThreshold = 4
/** Shorter evidence gets no further follow-up. */
const shortEvidenceCharacters = 25

const followUpPurposes: readonly QuestionPurpose[] = ['probe', 'other-angle', 'clarify']
const unclearIntents: readonly Intent[] = ['gibberish', 'off-topic', 'question-back', 'injection']
const emptyIntents: readonly Intent[] = ['gibberish', 'off-topic', 'refuse', 'injection']

/** About the first objective. */
export function planOpening(progress: Progress): PlannedQuestion {
  const [first = null] = progress.objectives.keys()
  return planQuestion(progress, 'opening', first)
}

/** The objectives' new statuses and the next step. Budgets hold for any interpretation. */
export function decideTurn(progress: Progress, interpretation: Interpretation): Turn {
  const support = planSupport(progress, interpretation)
  if (support) return { objectives: leaveObjective(progress, interpretation), next: support }
  const counted = withoutSupport(progress)
  if (progress.askedQuestions.at(-1)?.purpose === 'support')
    return { objectives: [], next: planResumption(counted) }
  const current = counted.askedQuestions.at(-1)
  const objectiveId = current?.objectiveId ?? null
  const statuses = advanceStatuses(progress.objectives, objectiveId, interpretation)
  const next = decideNextStep({ ...counted, objectives: statuses }, interpretation)
  const isLeft = next.kind !== 'ask' || next.objectiveId !== objectiveId
  const isDeclined = isLeft && isDeclining(interpretation)
  if (objectiveId && isDeclined && statuses.get(objectiveId) === 'untouched')
    statuses.set(objectiveId, 'declined')
  return { objectives: statusChanges(progress.objectives, statuses), next }
}

/** The objective that was asked about when the respondent called for help is closed. */
function leaveObjective(
  { objectives, askedQuestions }: Progress,
  { intent }: Interpretation,
): Turn['objectives'] {
  const objectiveId = askedQuestions.at(-1)?.objectiveId
  const isOpen = objectiveId && objectives.get(objectiveId) === 'untouched'
  return isOpen && isCallForHelp(intent) ? [{ objectiveId, status: 'declined' }] : []
}

/** Another objective, never a follow-up on the answer that called for help. */
function planResumption(progress: Progress): Turn['next'] {
  const next = isOver(progress) ? undefined : planNextObjective(progress)
  return next
    ? { ...next, kinds: ['open'], isResumption: true }
    : { kind: 'complete', reason: completionReasonOf(progress) }
}

const isOver = ({ askedQuestions, maxQuestions }: Progress): boolean => {
  const current = askedQuestions.at(-1)
  return !current || current.purpose === 'closing' || askedQuestions.length >= maxQuestions
}

function decideNextStep(progress: Progress, interpretation: Interpretation): Turn['next'] {
  const intents = [
    ...progress.askedQuestions.slice(0, -1).map(({ intent }) => intent),
    interpretation.intent,
  ]
  if (interpretation.intent === 'stop') return { kind: 'complete', reason: 'stopped' }
  if (isOver(progress)) return { kind: 'complete', reason: completionReasonOf(progress) }
  if (isFatigued(intents)) return planQuestion(progress, 'closing', null)
  return planFollowUp(progress, interpretation) ?? planNextObjective(progress)
}

function planFollowUp(progress: Progress, interpretation: Interpretation): PlannedQuestion | null {
  const current = progress.askedQuestions.at(-1)
  if (!current) return null
  const { objectiveId } = current
  const used = followUpsOn(progress, objectiveId).length
  const spare = spareQuestions(progress)
  if (used >= progress.maxFollowups || spare <= 0) return null
  const { intent, flags = [] } = interpretation
  // A complaint of being asked again ends the point.
  if (flags.includes('repeats')) return null
  const isAnswer = intent === 'answer'
  if (flags.includes('later'))
    return isAnswer ? null : planQuestion(progress, 'clarify', objectiveId)
  if (isAnswer && interpretation.trigger && !wasTriggered(progress, objectiveId))
    return planProbe(progress, interpretation, interpretation.trigger)
  const covered = isCovered(progress, objectiveId)
  if (!isAnswer) return covered ? null : planRetry(progress, intent, spare)
  return planAnswerFollowUp(progress, interpretation, { current, used, spare, covered })
}

type FollowUpContext = {
  current: Progress['askedQuestions'][number]
  used: number
  spare: number
  covered: boolean
}

function planAnswerFollowUp(
  progress: Progress,
  interpretation: Interpretation,
  context: FollowUpContext,
): PlannedQuestion | null {
  if (interpretation.followUp && context.current.kind === 'open')
    return isFollowedUp(interpretation, context) ? planProbe(progress, interpretation) : null
  return context.covered ? null : planDeeperQuestion(progress, interpretation, context)
}

/** One follow-up on what deserves it; on a thin answer only while its objective is not covered. */
const isFollowedUp = ({ followUp }: Interpretation, { used, covered }: FollowUpContext): boolean =>
  used === 0 && (followUp === 'wanted' || (followUp === 'optional' && !covered))

const isCovered = ({ objectives }: Progress, objectiveId: string | null) =>
  objectiveId !== null && objectives.get(objectiveId) === 'covered'

function planDeeperQuestion(
  progress: Progress,
  interpretation: Interpretation,
  { current, used, spare }: FollowUpContext,
): PlannedQuestion | null {
  const { objectiveId, purpose, kind } = current
  // A choice has no reason yet.
  if (kind !== 'open') return planProbe(progress, interpretation)
  // No further follow-up after a short answer to one.
  if (followUpPurposes.includes(purpose) && hasShortEvidence(interpretation, objectiveId))
    return null
  // The spare questions are shared equally among the pending objectives.
  const share = Math.floor(spare / (pendingObjectives(progress).length + 1))
  return used < share ? planProbe(progress, interpretation) : null
}

/** A probe of a kind that this objective has not had. */
function planProbe(
  progress: Progress,
  interpretation: Interpretation,
  trigger: FollowUpReason | null = null,
): PlannedQuestion {
  const objectiveId = progress.askedQuestions.at(-1)?.objectiveId ?? null
  const tried = new Set(followUpsOn(progress, objectiveId).map((each) => each.probe))
  const kind =
    interpretation.probes.find((each) => !tried.has(each)) ??
    interpretation.probes[0] ??
    'descriptive'
  const about = evidenceSpanOf(interpretation, objectiveId)
  return { ...planQuestion(progress, 'probe', objectiveId), about, probe: kind, trigger }
}

/** One more attempt after an empty answer, then none. */
function planRetry(progress: Progress, intent: Intent, spare: number): PlannedQuestion | null {
  const [previous, current] = [progress.askedQuestions.at(-2), progress.askedQuestions.at(-1)]
  if (!current || spare <= 0) return null
  if (intent === 'dont-know') {
    // "I do not remember" was one of the options.
    if (current.kind !== 'open') return null
    const isRepeated = previous?.intent === 'dont-know' || current.purpose === 'other-angle'
    return isRepeated ? null : planQuestion(progress, 'other-angle', current.objectiveId)
  }
  return !unclearIntents.includes(intent) || current.purpose === 'clarify'
    ? null
    : planQuestion(progress, 'clarify', current.objectiveId)
}

function planNextObjective(progress: Progress): PlannedQuestion {
  const [pending] = pendingObjectives(progress)
  return pending
    ? planQuestion(progress, 'objective', pending)
    : planQuestion(progress, 'closing', null)
}

function unaskedObjectives({ objectives, askedQuestions }: Progress): string[] {
  const asked = new Set(askedQuestions.map(({ objectiveId }) => objectiveId))
  return [...objectives.keys()].filter((id) => !asked.has(id))
}

/** Objectives with a reserved question: untouched ones first, then those that other answers mentioned. */
function pendingObjectives(progress: Progress): string[] {
  const isUntouched = (id: string) => progress.objectives.get(id) === 'untouched'
  const pending = unaskedObjectives(progress).filter(
    (id) => progress.objectives.get(id) !== 'covered',
  )
  return [...pending.filter(isUntouched), ...pending.filter((id) => !isUntouched(id))]
}

/** Questions left beyond the reserved ones: one for each pending objective, and the closing. */
function spareQuestions(progress: Progress): number {
  const reserved = pendingObjectives(progress).length + 1
  return progress.maxQuestions - progress.askedQuestions.length - reserved
}

function followUpsOn(
  { askedQuestions }: Progress,
  objectiveId: string | null,
): Progress['askedQuestions'] {
  return askedQuestions.filter(
    (q) => q.objectiveId === objectiveId && followUpPurposes.includes(q.purpose),
  )
}

const wasTriggered = (progress: Progress, objectiveId: string | null) =>
  followUpsOn(progress, objectiveId).some(({ trigger }) => trigger)

function hasShortEvidence({ evidence }: Interpretation, objectiveId: string | null): boolean {
  return !evidence.some(
    (span) => span.objectiveId === objectiveId && span.end - span.start >= shortEvidenceCharacters,
  )
}

function evidenceSpanOf(
  { evidence, salient, followUp }: Interpretation,
  objectiveId: string | null,
) {
  const preferred = followUp === 'wanted' ? salient : undefined
  const own = evidence.find((each) => each.objectiveId === objectiveId)
  const span = preferred ?? own ?? salient ?? evidence[0]
  return span ? { start: span.start, end: span.end } : null
}

/** A complaint of being asked again declines nothing. */
const isDeclining = ({ intent, flags = [] }: Interpretation) =>
  (intent === 'refuse' || intent === 'dont-know') && !flags.includes('repeats')

function isFatigued(intents: readonly (Intent | null)[]): boolean {
  const last = intents.slice(-fatigueThreshold)
  return (
    last.length === fatigueThreshold &&
    last.every((intent) => intent && emptyIntents.includes(intent))
  )
}

function completionReasonOf({ objectives }: Progress) {
  const statuses = [...objectives.values()]
  // A declined objective is closed; but where all are declined, none is covered.
  const isOpen = statuses.includes('untouched') || statuses.every((each) => each === 'declined')
  return isOpen ? 'budget' : 'covered'
}

function planQuestion(
  progress: Progress,
  purpose: InterviewPurpose,
  objectiveId: string | null,
): PlannedQuestion {
  const next = {
    objectiveId,
    purpose,
    kind: 'open',
    probe: null,
    trigger: null,
    intent: null,
  } as const
  const following = { ...progress, askedQuestions: [...progress.askedQuestions, next] }
  const canBeFollowedUp =
    spareQuestions(following) > 0 &&
    followUpsOn(following, objectiveId).length < progress.maxFollowups
  const kinds = allowedKindsFor(progress.askedQuestions, { purpose, canBeFollowedUp })
  return { kind: 'ask', purpose, objectiveId, about: null, probe: null, trigger: null, kinds }
}
