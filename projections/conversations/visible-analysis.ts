// The analysis of an answer as its owner may see it. Names of aspects may be words of the answer.
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { Emotion } from '#contract/events/responses.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { phraseFinder } from './redaction.ts'
import type { ResponseRow } from './responses.projection.ts'

type VisibleAnalysis = Pick<OwnerTurn, 'flag' | 'emotions' | 'aspects' | 'follow_up'>

/** `excerpt`: the readable part of the answer; undefined when the whole answer is readable. */
export function visibleAnalysisOf(row: ResponseRow, excerpt: string | undefined): VisibleAnalysis {
  const { intent, followUp } = row
  // Calls for help and injected instructions are flagged, not analysed.
  if (isCallForHelp(intent) || intent === 'injection')
    return { flag: intent, emotions: [], aspects: [], follow_up: followUp }
  const isReadable = excerpt === undefined ? () => true : phraseFinder(excerpt)
  return {
    flag: null,
    emotions: strongestFirst(row.emotions),
    aspects: row.aspects
      .filter(({ name, isKeyword }) => isKeyword || isReadable(name))
      .map(({ name, sentiment }) => ({ name, sentiment })),
    follow_up: followUp,
  }
}

function strongestFirst(shares: ResponseRow['emotions']): Emotion[] {
  const emotions = Object.keys(shares) as Emotion[]
  const felt = emotions.filter((emotion) => shares[emotion]! > 0)
  return felt.length < 2 ? felt : felt.toSorted((a, b) => shares[b]! - shares[a]!)
}
