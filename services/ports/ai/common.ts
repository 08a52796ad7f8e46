import type { Provenance } from '#contract/events/conversation-types.ts'
import type { Sentiment } from '#contract/survey.ts'

export type { Span } from '#contract/spans.ts'

export type WithProvenance<T> = T & { provenance: Provenance }

/** Sentiment of a text. `confidence` is 0 to 1. */
export type SentimentScore = { score: number; class: Sentiment; confidence: number }
