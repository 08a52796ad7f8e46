// The interviewer's next step. Deterministic: an engine codes answers and words questions but decides nothing.
import { isCallForHelp, type Intent } from '#contract/events/conversation-types.ts'
import { planReturnToEarlier } from './earlier-answer.policy.ts'
import { planAfterClosing, planFollowUp } from './follow-up.policy.ts'
import { planPause, planReturn } from './pause.policy.ts'
import {
  completionReasonOf,
  isOver,
  planNextObjective,
  planQuestion,
  planSubjectOfWorry,
  planThinObjective,
} from './question-plan.policy.ts'
import { advanceStatuses, statusChanges } from './objective.policy.ts'
import { planSupport, withoutSupport } from './support.policy.ts'
import type { Completion, Interpretation, PlannedQuestion, Progress, Turn } from './turn-state.ts'

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
  if (progress.askedQuestions.at(-1)?.purpose === 'support')
    return planAfterCall(progress, interpretation)
  const counted = withFlags(withoutSupport(progress), interpretation)
  if (interpretation.resumes) return { objectives: [], next: planReturn(counted) }
  // A message came before: another side or objective, as after one.
  if (isCallForHelp(interpretation.intent)) return planAfterCall(progress, interpretation)
  const current = counted.askedQuestions.at(-1)
  const objectiveId = current?.objectiveId ?? null
  const statuses = advanceStatuses(progress.objectives, objectiveId, interpretation)
  const known = { ...counted, objectives: statuses }
  const next = isLossByRules(interpretation)
    ? planAfterLoss(known)
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
  const counted = countAnswer(progress, interpretation)
  return { objectives, next: planResumption(withStatuses(counted, objectives), interpretation) }
}

/** The progress with the answer that was just read. A reply to a support message is none to the question before it. */
export function countAnswer(progress: Progress, interpretation: Interpretation): Progress {
  const counted = withoutSupport(progress)
  if (progress.askedQuestions.at(-1)?.purpose === 'support') return counted
  const { intent, isModel } = interpretation
  const isReadByModel = isCallForHelp(intent) && isModel === true
  const { askedQuestions } = withFlags(counted, interpretation)
  return {
    ...counted,
    askedQuestions: askedQuestions.map((each, at, all) =>
      at === all.length - 1 ? { ...each, intent, isReadByModel } : each,
    ),
  }
}

type QuestionToReplace = {
  replaced: PlannedQuestion
  /** Objectives that an engine keeps away from. */
  avoided: ReadonlySet<string>
}

/** What is asked in the place of a question that would touch what a call for help spoke of, after `countAnswer`. */
export function planInstead(
  progress: Progress,
  changes: Turn['objectives'],
  { replaced, avoided }: QuestionToReplace,
): Turn['next'] {
  const closed = [...avoided].map((objectiveId) => ({ objectiveId, status: 'declined' as const }))
  const next = planAnother(withStatuses(progress, [...changes, ...closed]))
  return next.kind === 'ask' ? inPlaceOf(replaced, next) : next
}

export const planClosing = (progress: Progress, replaced: PlannedQuestion): PlannedQuestion =>
  inPlaceOf(replaced, { ...planQuestion(progress, 'closing', null), kinds: ['open'] })

/** What the question said before it asked, and whether it referred to what was said, holds for the one in its place. */
const inPlaceOf = ({ isResumption }: PlannedQuestion, next: PlannedQuestion): PlannedQuestion => ({
  ...next,
  ...(isResumption && { isResumption }),
})

const withStatuses = (progress: Progress, changes: Turn['objectives']): Progress => ({
  ...progress,
  objectives: new Map([
    ...progress.objectives,
    ...changes.map(({ objectiveId, status }) => [objectiveId, status] as const),
  ]),
})

/** Another objective, never a follow-up on the answer that called for help. */
const planAnother = (progress: Progress): PlannedQuestion | Completion =>
  isOver(progress)
    ? { kind: 'complete', reason: completionReasonOf(progress) }
    : { ...planNextObjective(progress), kinds: ['open'] }

/** As `planAnother`, and it refers to nothing that was said. A model first asks about the subject of a worry, from another side. */
function planResumption(progress: Progress, { isModel }: Interpretation): Turn['next'] {
  const next = (isModel ? planSubjectOfWorry(progress) : null) ?? planAnother(progress)
  return next.kind === 'ask' ? { ...next, isResumption: true } : next
}

/** A model finds its own words for a loss, and what to ask then. */
const isLossByRules = ({ condolence, intent, isModel }: Interpretation): boolean =>
  condolence !== undefined && intent !== 'stop' && isModel !== true

/** A plain question about another objective, never about the loss. */
function planAfterLoss(progress: Progress): Turn['next'] {
  const next = planAnother(progress)
  return next.kind === 'ask' ? { ...next, isResumption: true } : next
}

function decideNextStep(progress: Progress, interpretation: Interpretation): Turn['next'] {
  const intents = [
    ...progress.askedQuestions.slice(0, -1).map(({ intent }) => intent),
    interpretation.intent,
  ]
  if (isStopped(progress, interpretation)) return { kind: 'complete', reason: 'stopped' }
  if (isOver(progress)) {
    const grave = planAfterClosing(progress, interpretation)
    return grave ?? { kind: 'complete', reason: completionReasonOf(progress) }
  }
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

/** A complaint of being asked again, a refusal, what may be a call for help, and the wish to answer later. */
const flagsThatEndAPoint: ReadonlySet<string> = new Set(['repeats', 'refuses', 'uneasy', 'later'])
const endsPoint = ({ flags = [], isModel }: Interpretation) =>
  // A model that read the answer found no call for help in it.
  flags.some((flag) => flagsThatEndAPoint.has(flag) && !(isModel && flag === 'uneasy'))

/** A complaint of being asked again declines nothing. */
const isDeclining = ({ intent, flags = [] }: Interpretation) =>
  (intent === 'refuse' || intent === 'dont-know' || flags.includes('refuses')) &&
  !flags.includes('repeats')

function isFatigued(intents: readonly (Intent | null)[]): boolean {
  const last = intents.slice(-fatigueThreshold)
  return (
    last.length === fatigueThreshold &&
    last.every((intent) => intent && emptyIntents.includes(intent))
  )
}
