// The interviewer's next step. Deterministic: an engine codes answers and words questions but decides nothing.
import { isCallForHelp, type Intent } from '#contract/events/conversation-types.ts'
import { planReturnToEarlier } from './earlier-answer.policy.ts'
import { planFollowUp } from './follow-up.policy.ts'
import { planPause, planReturn } from './pause.policy.ts'
import {
  completionReasonOf,
  isOver,
  planNextObjective,
  planQuestion,
  planThinObjective,
} from './question-plan.policy.ts'
import { statusChanges, advanceStatuses } from './objective.policy.ts'
import { planSupport, withoutSupport } from './support.policy.ts'
import type { Interpretation, PlannedQuestion, Progress, Turn } from './turn-state.ts'

/** Consecutive empty answers that end the questions. */
const fatigueThreshold = 4

const emptyIntents: readonly Intent[] = ['gibberish', 'off-topic', 'refuse', 'injection']

/** About the first objective. */
export function planOpening(progress: Progress): PlannedQuestion {
  const [first = null] = progress.objectives.keys()
  return planQuestion(progress, 'opening', first)
}

/** The objectives' new statuses and the next step. Budgets hold for any interpretation. */
export function decideTurn(progress: Progress, interpretation: Interpretation): Turn {
  const support = planSupport(progress, interpretation)
  if (support) return { objectives: statusesBeside(progress, interpretation), next: support }
  const counted = withFlags(withoutSupport(progress), interpretation)
  if (progress.askedQuestions.at(-1)?.purpose === 'support')
    return { objectives: [], next: planResumption(counted) }
  if (interpretation.resumes) return { objectives: [], next: planReturn(counted) }
  // The help lines were shown before: another objective, as after a message.
  if (isCallForHelp(interpretation.intent)) return planAfterCall(counted, interpretation)
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

/** An ordinary answer counts also where the message answers a call for help in an earlier one; a call closes what it speaks of. */
function statusesBeside(progress: Progress, interpretation: Interpretation): Turn['objectives'] {
  const { objectives, askedQuestions } = progress
  const { objectiveId = null, purpose } = askedQuestions.at(-1) ?? {}
  if (purpose === 'support' && !isCallForHelp(interpretation.intent)) return []
  return statusChanges(objectives, advanceStatuses(objectives, objectiveId, interpretation))
}

const withFlags = (progress: Progress, { flags }: Interpretation): Progress => ({
  ...progress,
  askedQuestions: progress.askedQuestions.map((each, at, all) =>
    at === all.length - 1 ? { ...each, flags } : each,
  ),
})

function planAfterCall(progress: Progress, interpretation: Interpretation): Turn {
  const objectives = statusesBeside(progress, interpretation)
  const { intent } = interpretation
  const askedQuestions = progress.askedQuestions.map((each, at, all) =>
    at === all.length - 1 ? { ...each, intent } : each,
  )
  return {
    objectives,
    next: planResumption(withStatuses({ ...progress, askedQuestions }, objectives)),
  }
}

/** The next step where nothing can be asked about some objectives without touching what a call for help spoke of. */
export const planWithout = (progress: Progress, declined: Turn['objectives']): Turn['next'] =>
  planResumption(withoutSupport(withStatuses(progress, declined)))

const withStatuses = (progress: Progress, changes: Turn['objectives']): Progress => ({
  ...progress,
  objectives: new Map([
    ...progress.objectives,
    ...changes.map(({ objectiveId, status }) => [objectiveId, status] as const),
  ]),
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
  const { isModel = false, isGuess, intent } = interpretation
  const next =
    (isModel ? planThinObjective(progress) : null) ?? planNextObjective(progress, isModel)
  if (endsPoint(interpretation)) return next
  const earlier = planReturnToEarlier(progress)
  // What an engine found matters more than what the rules guess.
  const isReturning = earlier && isGuess && intent === 'answer'
  return (isReturning ? earlier : planFollowUp(progress, interpretation)) ?? earlier ?? next
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
