// Columns of a response that its coding and its analysis set.
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { Help } from '#contract/help.ts'
import type { ResponseStatus } from '#contract/live.ts'
import type { Sentiment } from '#contract/survey.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'

type Coded = { sentiment: { score: number; class: Sentiment } | null }

export function sentimentColumns({ sentiment }: Coded) {
  return { sentiment: sentiment?.class ?? null, sentimentScore: sentiment?.score ?? null }
}

/** A call for help is not judged: its owner may read it. */
export function codingColumns(
  row: { status: ResponseStatus; help: Help | null },
  coded: DecodedEvent<'AnswerCoded' | 'AnswerReread'>['data'] & { help?: Help | undefined },
) {
  const { intent, evidence, help = row.help } = coded
  const isFree = isCallForHelp(intent) && row.status === 'pending'
  return {
    ...{ intent, evidence, help, ...sentimentColumns(coded) },
    ...(isFree && { status: 'open' as const }),
  }
}

export function analysisColumns({
  emotions,
  aspects,
  explanation,
}: DecodedEvent<'ResponseAnalysed'>['data']) {
  return {
    emotions,
    explanation: explanation ?? '',
    aspects: aspects.flatMap(({ name, sentiment, source }) =>
      name === null ? [] : [{ name, sentiment, isKeyword: source === 'keyword' }],
    ),
  }
}
