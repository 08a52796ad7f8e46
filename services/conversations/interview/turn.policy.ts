// The interviewer's next step. Deterministic: an engine codes answers and words questions but decides nothing.
import {
  isCallForHelp,
  type FollowUpReason,
  type Intent,
} from '#contract/events/conversation-types.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { hasReconciled, planReturnToEarlier } from './earlier-answer.policy.ts'
import { planMentioned } from './mentioned-objective.policy.ts'
import { planRetry } from './no-answer.policy.ts'
import { planPause, planReturn } from './pause.policy.ts'
import {
  completionReasonOf,
  followUpPurposes,
  followUpsOn,
  isOver,
  pendingObjectives,
  planNextObjective,
  planQuestion,
  planThinObjective,
  spareForEvents,
  spareQuestions,
} from './question-plan.policy.ts'
import { statusChanges, advanceStatuses } from './objective.policy.ts'
import { planSupport, withoutSupport } from './support.policy.ts'
import type { Interpretation, PlannedQuestion, Progress, Turn } from './turn-state.ts'

/** Consecutive empty answers that end the questions. */
const fatigueThreshold = 4
/** Shorter evidence gets no further follow-up. */
const shortEvidenceCharacters = 25

const emptyIntents: readonly Intent[] = ['gibberish', 'off-topic', 'refuse', 'injection']

/** About the first objective. */
export function planOpening(progress: Progress): PlannedQuestion {
  const [first = null] = progress.objectives.keys()
  return planQuestion(progress, 'opening', first)
}

/** The objectives' new statuses and the next step. Budgets hold for any interpretation. */
export function decideTurn(progress: Progress, interpretation: Interpretation): Turn {
  const support = planSupport(progress, interpretation)
  if (support)
    return { objectives: statusesBeside(support, progress, interpretation), next: support }
  const counted = withFlags(withoutSupport(progress), interpretation)
  if (progress.askedQuestions.at(-1)?.purpose === 'support')
    return { objectives: [], next: planResumption(counted) }
  if (interpretation.resumes) return { objectives: [], next: planReturn(counted) }
  // The help lines were shown before: another objective, as after a message.
  if (isCallForHelp(interpretation.intent))
    return { objectives: leaveObjective(progress, interpretation), next: planResumption(counted) }
  const current = counted.askedQuestions.at(-1)
  const objectiveId = current?.objectiveId ?? null
  const statuses = advanceStatuses(progress.objectives, objectiveId, interpretation)
  const known = { ...counted, objectives: statuses }
  const { condolence, intent } = interpretation
  const next =
    condolence && intent !== 'stop'
      ? planAfterLoss(known, condolence)
      : decideNextStep(known, interpretation)
  const isLeft = next.kind !== 'ask' || next.objectiveId !== objectiveId
  const isDeclined = isLeft && isDeclining(interpretation)
  if (objectiveId && isDeclined && statuses.get(objectiveId) === 'untouched')
    statuses.set(objectiveId, 'declined')
  return { objectives: statusChanges(progress.objectives, statuses), next }
}

/** An ordinary answer counts also where the message answers a call for help in an earlier one. */
function statusesBeside(
  support: NonNullable<ReturnType<typeof planSupport>>,
  progress: Progress,
  interpretation: Interpretation,
): Turn['objectives'] {
  const current = progress.askedQuestions.at(-1)
  const isOrdinary = current?.purpose !== 'support' && !isCallForHelp(interpretation.intent)
  if (support.kind !== 'support' || !isOrdinary) return leaveObjective(progress, interpretation)
  const { objectives } = progress
  const objectiveId = current?.objectiveId ?? null
  return statusChanges(objectives, advanceStatuses(objectives, objectiveId, interpretation))
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

const withFlags = (progress: Progress, { flags }: Interpretation): Progress => ({
  ...progress,
  askedQuestions: progress.askedQuestions.map((each, at, all) =>
    at === all.length - 1 ? { ...each, flags } : each,
  ),
})

/** Another objective, never a follow-up on the answer that called for help. */
function planResumption(progress: Progress): Turn['next'] {
  const next = isOver(progress) ? undefined : planNextObjective(progress)
  return next
    ? { ...next, kinds: ['open'], isResumption: true }
    : { kind: 'complete', reason: completionReasonOf(progress) }
}

/** A plain question about another objective, never about the loss. */
function planAfterLoss(progress: Progress, condolence: string): Turn['next'] {
  const next = planResumption(progress)
  return next.kind === 'ask' ? { ...next, condolence } : next
}

function decideNextStep(progress: Progress, interpretation: Interpretation): Turn['next'] {
  const intents = [
    ...progress.askedQuestions.slice(0, -1).map(({ intent }) => intent),
    interpretation.intent,
  ]
  if (isStopped(progress, interpretation)) return { kind: 'complete', reason: 'stopped' }
  if (asksAtTheEnd(progress)) return planQuestion(progress, 'closing', null)
  if (isOver(progress)) return { kind: 'complete', reason: completionReasonOf(progress) }
  const pause = planPause(progress, interpretation)
  if (pause) return pause
  if (isFatigued(intents)) return planQuestion(progress, 'closing', null)
  const earlier = endsPoint(interpretation) ? null : planReturnToEarlier(progress)
  // What an engine found matters more than what the rules guess.
  const isReturning = earlier && interpretation.isGuess && interpretation.intent === 'answer'
  return (
    (isReturning ? earlier : planFollowUp(progress, interpretation)) ??
    earlier ??
    (interpretation.isModel ? planThinObjective(progress) : null) ??
    planNextObjective(progress)
  )
}

/** "No, that's me done" answers the closing. */
const isStopped = ({ askedQuestions }: Progress, { intent }: Interpretation): boolean =>
  intent === 'stop' && askedQuestions.at(-1)?.purpose !== 'closing'

/** A question in the last answer is answered before the end, once, while a question is left. */
function asksAtTheEnd({ askedQuestions, maxQuestions }: Progress): boolean {
  const [previous, current] = [askedQuestions.at(-2), askedQuestions.at(-1)]
  const isLast = current?.purpose === 'closing' && previous?.purpose !== 'closing'
  return isLast && current.flags?.includes('asks') === true && askedQuestions.length < maxQuestions
}

/** A complaint of being asked again, what may be a call for help, and the wish to answer later. */
const flagsThatEndAPoint: ReadonlySet<string> = new Set(['repeats', 'uneasy', 'later'])
const endsPoint = ({ flags = [], isModel }: Interpretation) =>
  // A model that read the answer found no call for help in it.
  flags.some((flag) => flagsThatEndAPoint.has(flag) && !(isModel && flag === 'uneasy'))

function planFollowUp(progress: Progress, interpretation: Interpretation): PlannedQuestion | null {
  const current = progress.askedQuestions.at(-1)
  if (!current || progress.maxFollowups === 0 || endsPoint(interpretation)) return null
  return (
    planReconciliation(progress, interpretation) ??
    planMentioned(progress, interpretation) ??
    planFurtherQuestion(progress, interpretation, current)
  )
}

/** About the objective that was asked about. */
function planFurtherQuestion(
  progress: Progress,
  interpretation: Interpretation,
  current: Progress['askedQuestions'][number],
): PlannedQuestion | null {
  const { objectiveId } = current
  const { intent, followUp, trigger } = interpretation
  const isAnswer = intent === 'answer'
  const followUps = followUpsOn(progress, objectiveId)
  const used = followUps.length
  const spare = spareQuestions(progress)
  const room = isAnswer && followUp === 'wanted' ? spareForEvents(progress) : spare
  if (used >= progress.maxFollowups || room <= 0) return null
  if (isAnswer && trigger && !wasTriggered(progress, objectiveId))
    return planProbe(progress, interpretation, trigger)
  const covered = isCovered(progress, objectiveId)
  if (!isAnswer) return covered ? null : planRetry(progress, interpretation, spare)
  // A question that was put again in other words is no probe.
  const probes = followUps.filter(({ purpose }) => purpose === 'probe').length
  return planAnswerFollowUp(progress, interpretation, { current, used, probes, spare, covered })
}

/** A number or a day has no reason: what an engine finds worth a question is asked about, and nothing else. */
const factKinds: ReadonlySet<QuestionKind> = new Set(['number', 'date'])

type FollowUpContext = {
  current: Progress['askedQuestions'][number]
  used: number
  probes: number
  spare: number
  covered: boolean
}

function planAnswerFollowUp(
  progress: Progress,
  interpretation: Interpretation,
  context: FollowUpContext,
): PlannedQuestion | null {
  const { followUp, isGuess } = interpretation
  const { kind } = context.current
  if (isGuess && followUp === 'needless') return null
  if (followUp && (kind === 'open' || factKinds.has(kind)))
    return isFollowedUp(interpretation, context) ? planProbe(progress, interpretation) : null
  return context.covered ? null : planDeeperQuestion(progress, interpretation, context)
}

/** One follow-up on what deserves it; on a thin answer only while its objective is not covered. */
const isFollowedUp = ({ followUp }: Interpretation, { probes, used, covered }: FollowUpContext) =>
  (followUp === 'wanted' && probes === 0) || (followUp === 'optional' && !covered && used === 0)

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

/** A contradiction is asked about once in an interview, also where the objective has had its follow-ups. */
function planReconciliation(
  progress: Progress,
  { contradiction, intent }: Interpretation,
): PlannedQuestion | null {
  const objectiveId = progress.askedQuestions.at(-1)?.objectiveId ?? null
  if (!contradiction || intent !== 'answer' || hasReconciled(progress)) return null
  if (spareForEvents(progress) <= 0) return null
  return {
    ...planQuestion(progress, 'probe', objectiveId),
    ...{ about: contradiction.now, probe: 'clarifying', kinds: ['open'] },
    reconciles: { earlier: contradiction.earlier },
  }
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
