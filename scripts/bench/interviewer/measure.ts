// What one conversation was like. Definitions are in docs/interviewer.md.
import type { AskedFor, Intent } from '#contract/events/conversation-terms.ts'
import { flawsIn } from './flaws.ts'
import { misreadIn } from './misread.ts'
import type { Played, Turn } from './play.ts'
import { asksAlike } from './repeats.ts'
import { emptyTally, type Tally } from './tally.ts'
import { stemsOf } from './text.ts'

const followUps: readonly AskedFor[] = ['probe', 'other-angle', 'clarify']
const saysNothing: readonly (Intent | undefined)[] = [
  'gibberish',
  'off-topic',
  'refuse',
  'injection',
]
/** Who said nothing so often in a row may be let go. */
const patience = 4

export function measure(played: Played): Tally {
  const { turns, guards, fallbacks } = played
  const tally = {
    ...emptyTally(),
    conversations: 1,
    questions: turns.length,
    guards,
    fallbacks,
  }
  countBudget(tally, played)
  countObjectives(tally, played)
  countFlaws(tally, played)
  for (const turn of turns) countQuestion(tally, turn)
  countAnswers(tally, turns)
  return tally
}

function countBudget(tally: Tally, { turns, session, statuses, ...played }: Played) {
  if (turns.length > session.maxQuestions) tally.tooManyQuestions += 1
  const spent = turns.filter(({ question }) => followUps.includes(question.purpose))
  for (const onOne of Map.groupBy(spent, ({ question }) => question.objectiveId).values())
    if (onOne.length > session.maxFollowups) tally.tooManyFollowUps += 1
  const left = unasked({ turns, session }).filter((id) => statuses.get(id) === 'untouched')
  if (left.length > 0 && spent.length > 0 && !isLetGo({ turns, ...played }))
    tally.reserveBroken += 1
  tally.followUps += spent.length
}

function unasked({ turns, session }: Pick<Played, 'turns' | 'session'>): string[] {
  const asked = new Set(turns.map(({ question }) => question.objectiveId))
  return session.objectives.map(({ id }) => id).filter((id) => !asked.has(id))
}

/** Wanted to stop, was in distress, or had nothing to say for long. */
function isLetGo({ turns, end }: Pick<Played, 'turns' | 'end'>): boolean {
  if (end.reason === 'stopped' || end.reason === 'distress' || end.reason === 'left') return true
  const before = turns.filter(({ question }) => question.purpose !== 'closing').slice(-patience)
  return (
    before.length === patience && before.every(({ coded }) => saysNothing.includes(coded?.intent))
  )
}

function countObjectives(tally: Tally, played: Played) {
  const { session, statuses } = played
  const missing = unasked(played)
  const mentioned = missing.filter((id) => statuses.get(id) !== 'untouched')
  const isExcused = isLetGo(played)
  tally.objectives += session.objectives.length
  tally.objectivesAsked += session.objectives.length - missing.length
  tally.objectivesTouched += [...statuses.values()].filter(
    (status) => status !== 'untouched' && status !== 'declined',
  ).length
  tally.everythingAsked += missing.length === 0 ? 1 : 0
  tally[isExcused ? 'justifiedSkips' : 'mentionedOnly'] += mentioned.length
  tally[isExcused ? 'justifiedSkips' : 'unjustifiedSkips'] += missing.length - mentioned.length
}

function countFlaws(tally: Tally, played: Played) {
  const found = flawsIn(played)
  for (const { flaw } of found) tally[flaw] += 1
  const texts = played.turns.map(({ question }) => question.text ?? '')
  tally.alike += texts.filter((text, n) =>
    texts.slice(0, n).some((earlier) => asksAlike(earlier, text)),
  ).length
  const suggestive = found.filter(({ flaw }) => flaw === 'leading' || flaw === 'doubleBarrelled')
  tally.leadingOrDouble += new Set(suggestive.map(({ number }) => number)).size
}

function countQuestion(tally: Tally, { question, coded }: Turn) {
  const { kind, probe, purpose, quotes } = question
  tally[kind] += 1
  if (purpose === 'probe') {
    tally.probes += 1
    tally.quoting += Number(quotes.length > 0)
    if (probe) tally[probe] += 1
  }
  for (const made of [question.provenance, coded?.provenance]) {
    tally.tokens += (made?.tokensIn ?? 0) + (made?.tokensOut ?? 0)
    tally.costUsd += made?.costUsd ?? 0
  }
}

function countAnswers(tally: Tally, turns: readonly Turn[]) {
  const heard = new Set<string>()
  tally.misread += turns.filter(misreadIn).length
  for (const { answer, isQualified } of turns) {
    tally.openAnswers += Number(answer?.kind === 'open')
    const stems = new Set(answer?.kind === 'open' ? stemsOf(answer.text ?? '') : [])
    if (stems.size > 0) {
      tally.answersThatSay += 1
      tally.newWords += stems.difference(heard).size / stems.size
    }
    for (const stem of stems) heard.add(stem)
    tally.judged += Number(isQualified !== undefined)
    tally.qualified += Number(isQualified === true)
  }
}
