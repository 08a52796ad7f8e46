// Groups and counts the live feed's turns.
import type { Impression } from '#contract/api/responses.ts'
import { minuteMs } from '#contract/durations.ts'
import type { HelpTier } from '#contract/help.ts'
import type { OwnerTurn } from '#contract/live.ts'
import type { Respondent } from '#contract/respondent.ts'
import { npsFigures, type NpsFigures } from '#contract/nps.ts'
import type { Sentiment } from '#contract/survey.ts'

export type Conversation = {
  id: string
  label: string
  /** Undefined if the respondent is unknown. */
  respondent: Respondent | undefined
  /** In the order asked. */
  turns: OwnerTurn[]
  answered: number
  startedAt: string
}

/** Four characters that identify a conversation to people. */
export const conversationLabel = (id: string) => id.replaceAll('-', '').slice(-4).toUpperCase()

/** Newest conversation first; further turns do not move it, so that the list stays stable. */
export function conversationsOf(rows: Iterable<OwnerTurn>): Conversation[] {
  const byId = Map.groupBy(rows, (turn) => turn.conversation_id)
  return [...byId]
    .map(([id, unordered]) => {
      const turns = unordered.toSorted((a, b) => a.number - b.number)
      return {
        id,
        label: conversationLabel(id),
        respondent: turns.find(({ respondent }) => respondent)?.respondent,
        turns,
        answered: turns.filter(({ answered_at, support }) => answered_at !== null && !support)
          .length,
        startedAt: turns[0]?.asked_at ?? '',
      }
    })
    .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
}

/** Worst first. */
const helpTiers: readonly HelpTier[] = ['distress', 'concern']

/** The worst that an answer or the comment shows. */
export function helpTierOf(
  turns: readonly Pick<OwnerTurn, 'flag'>[],
  impression: Pick<Impression, 'flag'> | undefined,
): HelpTier | undefined {
  const flags = [...turns.map(({ flag }) => flag), impression?.flag]
  return helpTiers.find((tier) => flags.includes(tier))
}

/** Number of questions and answers, each counted separately. */
export function countTurnEvents(rows: Iterable<OwnerTurn>): number {
  let count = 0
  for (const { answered_at } of rows) count += answered_at === null ? 1 : 2
  return count
}

/** Answers in each of the last minutes, oldest first. */
export function answersPerMinute(rows: Iterable<OwnerTurn>, nowMs: number, minutes = 30): number[] {
  const counts = Array.from({ length: minutes }, () => 0)
  for (const { answered_at } of rows) {
    if (answered_at === null) continue
    const ago = Math.max(0, Math.floor((nowMs - Date.parse(answered_at)) / minuteMs))
    const index = minutes - 1 - ago
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/** Answers by sentiment; empty if none is coded. */
export function sentimentCounts(rows: Iterable<OwnerTurn>): [Sentiment, number][] {
  const counts = { positive: 0, neutral: 0, mixed: 0, negative: 0 }
  for (const { sentiment } of rows) if (sentiment) counts[sentiment] += 1
  const entries = Object.entries(counts) as [Sentiment, number][]
  return entries.some(([, count]) => count > 0) ? entries : []
}

/** By question that was asked: those of a form by their text, those of an interview together. */
export function npsByQuestion(rows: Iterable<OwnerTurn>, isForm: boolean): NpsFigures[] {
  const asked = [...rows].filter(({ kind }) => kind === 'nps')
  const byQuestion = Map.groupBy(asked, ({ question }) => (isForm ? question : null))
  return [...byQuestion].map(([question, turns]) =>
    npsFigures(
      question,
      turns.flatMap(({ answer }) => (answer === null ? [] : [[answer, 1] as const])),
    ),
  )
}
