// What an owner may know of the feelings in an answer. An aspect may be named in the answer's own words.
import type { Emotion } from '#contract/events/responses.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { containsPhrase } from './redaction.ts'
import type { ResponseRow } from './responses.projection.ts'

type VisibleAnalysis = Pick<OwnerTurn, 'flag' | 'emotions' | 'aspects' | 'follow_up'>

/** `excerpt`: all that the owner may read of the answer; undefined where that is all of it. */
export function visibleAnalysisOf(row: ResponseRow, excerpt: string | undefined): VisibleAnalysis {
  const { intent, followUp } = row
  // Neither a cry for help nor a trick is material to be broken down.
  if (intent === 'distress' || intent === 'injection')
    return { flag: intent, emotions: [], aspects: [], follow_up: followUp }
  return {
    flag: null,
    emotions: (Object.entries(row.emotions) as [Emotion, number][])
      .filter(([, share]) => share > 0)
      .toSorted(([, a], [, b]) => b - a)
      .map(([emotion]) => emotion),
    aspects: row.aspects
      .filter(
        ({ name, isKeyword }) =>
          isKeyword || excerpt === undefined || containsPhrase(excerpt, name),
      )
      .map(({ name, sentiment }) => ({ name, sentiment })),
    follow_up: followUp,
  }
}
