// Whether an answer is followed up, and on what.
import type { FollowUpReason, ProbeKind } from '#contract/events/conversation-types.ts'
import { overlap } from '#contract/spans.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { hasReconciled } from './earlier-answer.policy.ts'
import { isAboutOtherThings } from './objective.policy.ts'
import { planMentioned } from './mentioned-objective.policy.ts'
import { planRetry } from './no-answer.policy.ts'
import { isWorthAQuestion } from './probe.policy.ts'
import {
  flagsToLeaveAlone,
  followUpPurposes,
  followUpsOn,
  pendingObjectives,
  planQuestion,
  spareForEvents,
  spareQuestions,
} from './question-plan.policy.ts'
import type { Interpretation, PlannedQuestion, Progress } from './turn-state.ts'

/** Shorter evidence gets no further follow-up. */
const shortEvidenceCharacters = 25
/**
 * Follow-ups on one objective about what is urgent, and about what deserves one while questions are ample. With a model,
 * `maxFollowups` replaces it where it prefers one, and once only the closing is left.
 */
const maxUrgentProbes = 2

export function planFollowUp(
  progress: Progress,
  interpretation: Interpretation,
): PlannedQuestion | null {
  const current = progress.askedQuestions.at(-1)
  if (!current || progress.maxFollowups === 0) return null
  return (
    planReconciliation(progress, interpretation) ??
    planMentioned(progress, interpretation) ??
    planFurtherQuestion(progress, interpretation, current)
  )
}

/**
 * One question about something grave that the rules read in the answer to the closing, where a question is left: the interview does not
 * end on it.
 */
export function planAfterClosing(
  progress: Progress,
  interpretation: Interpretation,
): PlannedQuestion | null {
  const { askedQuestions, maxQuestions, maxFollowups } = progress
  const { intent, flags = [], followUp, isModel } = interpretation
  const isGrave = intent === 'answer' && flags.includes('grave') && followUp === 'wanted'
  const isAsked = askedQuestions.at(-1)?.purpose !== 'closing'
  const isLeft = flags.some((flag) => flagsToLeaveAlone.has(flag) || flag === 'leaving')
  const hasRoom = askedQuestions.length < maxQuestions && maxFollowups > 0
  if (isModel || !isGrave || isAsked || isLeft || !hasRoom) return null
  return planProbe(progress, interpretation)
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

/** Plans a follow-up about the objective that was asked about, or about that of the clause which deserves a follow-up most. */
function planFurtherQuestion(
  progress: Progress,
  interpretation: Interpretation,
  current: Progress['askedQuestions'][number],
): PlannedQuestion | null {
  const { intent, followUp, trigger } = interpretation
  const objectiveId = probedObjective(progress, interpretation)
  const isAnswer = intent === 'answer'
  const followUps = followUpsOn(progress, objectiveId)
  const used = followUps.length
  const spare = spareQuestions(progress)
  const room =
    isAnswer && isStrong(interpretation) ? roomForEvents(progress, interpretation) : spare
  if (used >= progress.maxFollowups || room <= 0) return null
  // A thin answer to a repeated question or to a follow-up gets no follow-up on its sentiment.
  const isWorth = followUp !== 'optional' || used === 0
  if (isAnswer && trigger && isWorth && !followUps.some((each) => each.trigger))
    return planProbe(progress, interpretation, trigger)
  const covered = objectiveId !== null && progress.objectives.get(objectiveId) === 'covered'
  if (!isAnswer) return covered ? null : planRetry(progress, interpretation, spare)
  // A question that was repeated in other words is no probe.
  const probes = followUps.filter(({ purpose }) => purpose === 'probe').length
  return planAnswerFollowUp(progress, interpretation, { current, used, probes, spare, covered })
}

/** An interpretation that may use the question reserved for an objective that another answer mentioned. */
const isStrong = ({ followUp }: Interpretation) => isWorthAQuestion(followUp)

/**
 * Harm or an offer to tell, which a model finds, takes the question of the closing, and where that is not enough and another question
 * is left one of an untouched objective, not twice in a row; the first time also where more objectives than questions are left.
 */
function roomForEvents(progress: Progress, { isModel, followUp }: Interpretation): number {
  const { askedQuestions, maxQuestions } = progress
  // A model knows a mention from what was answered in part.
  const keepsMentioned = isModel === true && followUp !== 'urgent'
  const spare = spareForEvents(progress, { keepsMentioned })
  if (!isModel || followUp !== 'urgent') return spare
  const isFirst = askedQuestions.every(({ purpose }) => purpose !== 'probe')
  const isNext = askedQuestions.at(-1)?.purpose !== 'probe'
  if (!isNext || maxQuestions - askedQuestions.length < minQuestionsForHarm) return spare + 1
  return isFirst ? Math.max(spare + 2, 1) : spare + 2
}

const minQuestionsForHarm = 2

/** Kinds whose answers have no reason: only what an engine finds worth a question is followed up. */
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
    return isFollowedUp(progress, interpretation, context)
      ? planProbe(progress, interpretation)
      : null
  return context.covered ? null : planDeeperQuestion(progress, interpretation, context)
}

/**
 * One follow-up on what deserves it, two on what is urgent, or while a model finds more and a question is to spare beyond those
 * of the pending objectives; as many as are allowed where a model prefers one, or only the closing would follow; on a thin answer only
 * while its objective is not covered.
 */
function isFollowedUp(
  progress: Progress,
  { followUp, isModel, prefers }: Interpretation,
  { probes, used, covered, spare }: FollowUpContext,
): boolean {
  const isAlone = isModel === true && pendingObjectives(progress).length === 0
  const isChosen = prefers === 'follow-up' && spare > 0
  const max = isAlone || isChosen ? progress.maxFollowups : maxUrgentProbes
  if (followUp === 'urgent') return probes < max
  if (followUp === 'optional') return !covered && used === 0
  if (followUp !== 'wanted') return false
  const isAmple = isModel === true && spare > 0
  return probes === 0 || (isAmple && probes < max)
}

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
  const objectiveId = probedObjective(progress, interpretation)
  const tried = new Set(followUpsOn(progress, objectiveId).map((each) => each.probe))
  const probes = interpretation.isModel
    ? concreteFirst(interpretation.probes)
    : interpretation.probes
  const kind = probes.find((each) => !tried.has(each)) ?? probes[0] ?? 'descriptive'
  const about = evidenceSpanOf(interpretation, objectiveId)
  return { ...planQuestion(progress, 'probe', objectiveId), about, probe: kind, trigger }
}

/** Asks for what happened first: a model that may ask what something means to a person asks only that. */
const concreteFirst = (probes: readonly ProbeKind[]): readonly ProbeKind[] => [
  ...probes.filter((each) => each !== 'idiographic'),
  ...probes.filter((each) => each === 'idiographic'),
]

/** The objective of the clause that deserves a follow-up most, as a model names it; none if the clause is outside all objectives. */
function probedObjective(
  { askedQuestions }: Progress,
  interpretation: Interpretation,
): string | null {
  const { isModel, intent, followUp, salient, evidence } = interpretation
  const current = askedQuestions.at(-1)?.objectiveId ?? null
  if (!isModel || intent !== 'answer' || !isWorthAQuestion(followUp) || !salient) return current
  const about = evidence.filter((each) => overlap(each, salient))
  if (about.some(({ objectiveId }) => objectiveId === current)) return current
  const [first] = about
  if (first) return first.objectiveId
  return isAboutOtherThings(interpretation, current) ? null : current
}

function hasShortEvidence({ evidence }: Interpretation, objectiveId: string | null): boolean {
  return !evidence.some(
    (span) => span.objectiveId === objectiveId && span.end - span.start >= shortEvidenceCharacters,
  )
}

function evidenceSpanOf(
  { evidence, salient, followUp }: Interpretation,
  objectiveId: string | null,
) {
  const preferred = isWorthAQuestion(followUp) ? salient : undefined
  const own = evidence.find((each) => each.objectiveId === objectiveId)
  const span = preferred ?? own ?? salient ?? evidence[0]
  return span ? { start: span.start, end: span.end } : null
}
