// Which questions are left, and the plan of the next one. Budgets hold for any interpretation.
import {
  isCallForHelp,
  type InterviewPurpose,
  type ObjectiveStatus,
  type QuestionPurpose,
} from '#contract/events/conversation-types.ts'
import { allowedKindsFor } from './question-kinds.policy.ts'
import type { PlannedQuestion, Progress } from './turn-state.ts'

export const followUpPurposes: readonly QuestionPurpose[] = ['probe', 'other-angle', 'clarify']

export const isOver = ({ askedQuestions, maxQuestions }: Progress): boolean => {
  const isClosed = askedQuestions.some(({ purpose }) => purpose === 'closing')
  return isClosed || askedQuestions.length === 0 || askedQuestions.length >= maxQuestions
}

export const isLastQuestion = ({ maxQuestions, askedQuestions }: Progress): boolean =>
  maxQuestions - askedQuestions.length <= 1

/**
 * The last question of the budget is the closing, unless there is an objective of which nothing was said. A model, which can begin
 * with what was mentioned, keeps the survey's order where it has a question for each.
 */
export function planNextObjective(progress: Progress, isModel = false): PlannedQuestion {
  const isLast = isLastQuestion(progress)
  const found = pendingObjectives(progress)
  const inOrder = [...progress.objectives.keys()].filter((id) => found.includes(id))
  const [pending] = isModel && spareQuestions(progress) >= 0 ? inOrder : found
  return pending && (!isLast || progress.objectives.get(pending) === 'untouched')
    ? planQuestion(progress, 'objective', pending)
    : planQuestion(progress, 'closing', null)
}

/** In an interview, of questions that go back to objectives of which little was said. */
const maxDeepened = 2

/**
 * Before the closing, while questions are left: an objective that was asked about once, or followed up once and then answered in
 * part, and of which not all was said.
 */
export function planThinObjective(progress: Progress): PlannedQuestion | null {
  const { objectives, askedQuestions, maxFollowups } = progress
  const deepened = askedQuestions.filter(
    ({ purpose, objectiveId }, at) =>
      purpose === 'other-angle' && askedQuestions[at - 1]?.objectiveId !== objectiveId,
  ).length
  const isOpen = pendingObjectives(progress).length === 0 && spareQuestions(progress) > 0
  const isEnough = deepened >= maxDeepened || hasComplained(progress) || hasCalledByRules(progress)
  if (!isOpen || maxFollowups === 0 || isEnough) return null
  const thin = askedQuestions.slice(0, -1).flatMap(({ objectiveId, intent, flags = [] }) => {
    const isLeft = intent !== 'answer' || flags.some((flag) => flagsToLeaveAlone.has(flag))
    if (objectiveId === null || isLeft || isRefused(progress, objectiveId)) return []
    const status = objectives.get(objectiveId)
    const followUps = followUpsOn(progress, objectiveId)
    const isOpened = status === 'partial' && followUps.length < Math.min(2, maxFollowups)
    const isAskedOnce = followUps.every(({ purpose }) => purpose === 'probe') && isOpened
    return followUps.length === 0 || isAskedOnce ? { objectiveId, status } : []
  })
  const found =
    // The answer was about something else.
    thin.find(({ status }) => status === 'untouched') ??
    thin.find(({ status }) => status === 'touched') ??
    thin.find(({ status }) => status === 'partial')
  return found ? planQuestion(progress, 'other-angle', found.objectiveId) : null
}

/** What was asked about when the respondent wrote of a worry, once: an engine keeps away from the worry itself. */
export function planSubjectOfWorry(progress: Progress): PlannedQuestion | null {
  const { askedQuestions, maxFollowups } = progress
  const { intent = null, objectiveId = null } = askedQuestions.at(-1) ?? {}
  const isFirst = askedQuestions.filter((each) => isCallForHelp(each.intent)).length === 1
  const isOpen = isFirst && intent === 'concern' && objectiveId !== null
  const mayFollow = spareQuestions(progress) > 0 && maxFollowups > 0
  const isCovered = objectiveId !== null && progress.objectives.get(objectiveId) === 'covered'
  if (!isOpen || !mayFollow || isCovered || followUpsOn(progress, objectiveId).length > 0)
    return null
  return { ...planQuestion(progress, 'other-angle', objectiveId), kinds: ['open'] }
}

/** What makes an answer one that nothing more is asked about. */
export const flagsToLeaveAlone: ReadonlySet<string> = new Set(['loss', 'uneasy', 'refuses'])

/** Also where it was answered before a follow-up that the respondent refused. */
const isRefused = ({ askedQuestions }: Progress, objectiveId: string): boolean =>
  askedQuestions.some(
    (each) =>
      each.objectiveId === objectiveId &&
      (each.intent === 'refuse' || each.flags?.includes('refuses') === true),
  )

const hasComplained = ({ askedQuestions }: Progress): boolean =>
  askedQuestions.some(({ flags = [] }) => flags.includes('repeats'))

/** What a call speaks of is a guess of the rules. */
const hasCalledByRules = ({ askedQuestions }: Progress): boolean =>
  askedQuestions.some(
    ({ intent, isReadByModel }) => isCallForHelp(intent) && isReadByModel !== true,
  )

function unaskedObjectives({ objectives, askedQuestions }: Progress): string[] {
  // A probe of what another answer said is not its question.
  const asked = new Set(
    askedQuestions.flatMap(({ objectiveId, purpose }) => (purpose === 'probe' ? [] : objectiveId)),
  )
  return [...objectives.keys()].filter((id) => !asked.has(id))
}

const closedStatuses: ReadonlySet<ObjectiveStatus | undefined> = new Set(['covered', 'declined'])

/**
 * Objectives with a reserved question: untouched ones first, then those that other answers mentioned, unless the respondent
 * has complained of being asked again, or called for help in the reading of the rules.
 */
export function pendingObjectives(progress: Progress): string[] {
  const isUntouched = (id: string) => progress.objectives.get(id) === 'untouched'
  const pending = unaskedObjectives(progress).filter(
    (id) => !closedStatuses.has(progress.objectives.get(id)),
  )
  const untouched = pending.filter(isUntouched)
  return hasComplained(progress) || hasCalledByRules(progress)
    ? untouched
    : [...untouched, ...pending.filter((id) => !isUntouched(id))]
}

/** Questions left beyond the reserved ones: one for each pending objective, and the closing. */
export const spareQuestions = (progress: Progress): number =>
  questionsBeyond(progress, pendingObjectives(progress))

/**
 * As `spareQuestions`, for what matters more than to ask again about an objective that other answers spoke of. One that they only
 * mentioned may keep its question.
 */
export function spareForEvents(progress: Progress, { keepsMentioned = false } = {}): number {
  const reserved = keepsMentioned ? ['untouched', 'touched'] : ['untouched']
  const isReserved = (id: string) => reserved.includes(progress.objectives.get(id) ?? '')
  return questionsBeyond(progress, pendingObjectives(progress).filter(isReserved))
}

const questionsBeyond = ({ maxQuestions, askedQuestions }: Progress, reserved: readonly string[]) =>
  maxQuestions - askedQuestions.length - reserved.length - 1

export function followUpsOn(
  { askedQuestions }: Progress,
  objectiveId: string | null,
): Progress['askedQuestions'] {
  return askedQuestions.filter(
    (q) => q.objectiveId === objectiveId && followUpPurposes.includes(q.purpose),
  )
}

export function completionReasonOf(progress: Progress) {
  const { objectives } = progress
  const statuses = [...objectives.values()]
  // What the respondent declined to tell is closed; what a call for help closed before it was asked about is not covered.
  const isLeftOut = unaskedObjectives(progress).some((id) => objectives.get(id) === 'declined')
  const isUntold = statuses.every((each) => each === 'declined')
  return statuses.includes('untouched') || isLeftOut || isUntold ? 'budget' : 'covered'
}

export function planQuestion(
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
