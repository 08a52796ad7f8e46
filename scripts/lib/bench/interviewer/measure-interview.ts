// Counts of one interview. Definitions are in docs/bench-interviewer.md.
import type { QuestionPurpose, Intent } from '#contract/events/conversation-types.ts'
import { findFlaws } from './question-flaws.ts'
import { findMisread } from './misread-answer.ts'
import type { InterviewResult, InterviewTurn } from './run-interviews.ts'
import { hasSameQuestionSentence } from './repeated-questions.ts'
import { emptyCounts, type InterviewCounts } from './interview-counts.ts'
import { stemsOf } from './text-analysis.ts'

const followUps: readonly QuestionPurpose[] = ['probe', 'other-angle', 'clarify']
const emptyIntents: readonly (Intent | undefined)[] = [
  'gibberish',
  'off-topic',
  'refuse',
  'injection',
]
/** After this many empty answers in a row the interviewer may end the conversation. */
const maxEmptyAnswers = 4

export function measureInterview(interview: InterviewResult): InterviewCounts {
  const { turns, guards, fallbacks } = interview
  const counts = {
    ...emptyCounts(),
    conversations: 1,
    questions: turns.length,
    guards,
    fallbacks,
  }
  countBudget(counts, interview)
  countObjectives(counts, interview)
  countFlaws(counts, interview)
  for (const turn of turns) countQuestion(counts, turn)
  countAnswers(counts, turns)
  return counts
}

function countBudget(
  counts: InterviewCounts,
  { turns, session, statuses, ...interview }: InterviewResult,
) {
  if (turns.length > session.maxQuestions) counts.tooManyQuestions += 1
  const spent = turns.filter(({ question }) => followUps.includes(question.purpose))
  for (const onOne of Map.groupBy(spent, ({ question }) => question.objectiveId).values())
    if (onOne.length > session.maxFollowups) counts.tooManyFollowUps += 1
  const left = unaskedObjectives({ turns, session }).filter(
    (id) => statuses.get(id) === 'untouched',
  )
  if (left.length > 0 && spent.length > 0 && !isEndExcused({ turns, ...interview }))
    counts.reserveBroken += 1
  counts.followUps += spent.length
}

function unaskedObjectives({
  turns,
  session,
}: Pick<InterviewResult, 'turns' | 'session'>): string[] {
  const asked = new Set(turns.map(({ question }) => question.objectiveId))
  return session.objectives.map(({ id }) => id).filter((id) => !asked.has(id))
}

/** Whether the respondent stopped, left, was in distress or gave only empty answers at the end. */
function isEndExcused({ turns, end }: Pick<InterviewResult, 'turns' | 'end'>): boolean {
  if (end.reason === 'stopped' || end.reason === 'distress' || end.reason === 'left') return true
  const before = turns
    .filter(({ question }) => question.purpose !== 'closing')
    .slice(-maxEmptyAnswers)
  return (
    before.length === maxEmptyAnswers &&
    before.every(({ coded }) => emptyIntents.includes(coded?.intent))
  )
}

function countObjectives(counts: InterviewCounts, interview: InterviewResult) {
  const { session, statuses } = interview
  // What an earlier answer covered is not asked again.
  const missing = unaskedObjectives(interview).filter((id) => statuses.get(id) !== 'covered')
  const mentioned = missing.filter((id) => statuses.get(id) !== 'untouched')
  const isExcused = isEndExcused(interview)
  counts.objectives += session.objectives.length
  counts.objectivesAsked += session.objectives.length - missing.length
  counts.objectivesTouched += [...statuses.values()].filter(
    (status) => status !== 'untouched' && status !== 'declined',
  ).length
  counts.everythingAsked += missing.length === 0 ? 1 : 0
  counts[isExcused ? 'justifiedSkips' : 'mentionedOnly'] += mentioned.length
  counts[isExcused ? 'justifiedSkips' : 'unjustifiedSkips'] += missing.length - mentioned.length
}

function countFlaws(counts: InterviewCounts, interview: InterviewResult) {
  const found = findFlaws(interview)
  for (const { flaw } of found) counts[flaw] += 1
  const texts = interview.turns.map(({ question }) => question.text ?? '')
  counts.alike += texts.filter((text, n) =>
    texts.slice(0, n).some((earlier) => hasSameQuestionSentence(earlier, text)),
  ).length
  const suggestive = found.filter(({ flaw }) => flaw === 'leading' || flaw === 'doubleBarrelled')
  counts.leadingOrDouble += new Set(suggestive.map(({ number }) => number)).size
}

function countQuestion(counts: InterviewCounts, { question, coded }: InterviewTurn) {
  const { kind, probe, purpose, quotes } = question
  counts[kind] += 1
  if (purpose === 'probe') {
    counts.probes += 1
    counts.quoting += Number(quotes.length > 0)
    if (probe) counts[probe] += 1
  }
  for (const provenance of [question.provenance, coded?.provenance]) {
    counts.tokens += (provenance?.tokensIn ?? 0) + (provenance?.tokensOut ?? 0)
    counts.costUsd += provenance?.costUsd ?? 0
  }
}

function countAnswers(counts: InterviewCounts, turns: readonly InterviewTurn[]) {
  const knownStems = new Set<string>()
  counts.misread += turns.filter(findMisread).length
  for (const { answer, isQualified } of turns) {
    counts.openAnswers += Number(answer?.kind === 'open')
    const stems = new Set(answer?.kind === 'open' ? stemsOf(answer.text ?? '') : [])
    if (stems.size > 0) {
      counts.answersThatSay += 1
      counts.newWords += stems.difference(knownStems).size / stems.size
    }
    for (const stem of stems) knownStems.add(stem)
    counts.judged += Number(isQualified !== undefined)
    counts.qualified += Number(isQualified === true)
  }
}
