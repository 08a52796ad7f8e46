// Limits an answer's sentiment analysis to what the owner configured.
import type { EventOf } from '#contract/events/catalogue.ts'
import type { SentimentConfig } from '#contract/survey.ts'

type AnalysedData = EventOf<'ResponseAnalysed'>['data']
/** Before storage: no field is null. */
type Analysis = Pick<AnalysedData, 'sentiment' | 'emotions'> & {
  aspects: (Omit<AnalysedData['aspects'][number], 'name'> & { name: string })[]
}

/** `threshold`: the confidence below which sentiment counts as neutral. */
export type AnalysisOptions = {
  emotions: boolean
  aspects: readonly string[] | null
  threshold: number
}

/** Options for an answer to a question about an objective, or to a form's question; undefined: no analysis. */
export function analysisOptionsFor(
  config: SentimentConfig,
  settingsId: string | null,
): AnalysisOptions | undefined {
  const question = new Map(Object.entries(config.questions)).get(settingsId ?? '')
  if (!config.enabled || question?.enabled === false) return undefined
  const keywords = new Map<string, string>()
  for (const word of [...config.aspect_keywords, ...(question?.aspects ?? [])])
    if (!keywords.has(normalizeKeyword(word))) keywords.set(normalizeKeyword(word), word)
  return {
    emotions: config.emotion_analysis,
    aspects: config.aspect_analysis ? [...keywords.values()] : null,
    threshold: config.confidence_threshold,
  }
}

/** The analysis within the options. An aspect is a `keyword` only where the owner configured it. */
export function applyAnalysisOptions<A extends Analysis>(
  analysis: A,
  options: AnalysisOptions,
): A & Analysis {
  const { sentiment } = analysis
  const isCertain = (sentiment.confidence ?? 1) >= options.threshold
  const keywords = new Map((options.aspects ?? []).map((word) => [normalizeKeyword(word), word]))
  const aspects = analysis.aspects.map(({ name, sentiment: score }) => {
    const keyword = keywords.get(normalizeKeyword(name))
    const source = keyword === undefined ? ('discovered' as const) : ('keyword' as const)
    return { name: keyword ?? name, sentiment: score, source }
  })
  return {
    ...analysis,
    sentiment: isCertain ? sentiment : { ...sentiment, class: 'neutral' },
    emotions: options.emotions ? analysis.emotions : {},
    aspects: options.aspects ? aspects : [],
  }
}

const normalizeKeyword = (word: string) => word.normalize('NFC').toLowerCase()
