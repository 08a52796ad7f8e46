import type { SentimentReport } from '#contract/api/reports.ts'
import { keywordFingerprint } from '#projections/reports/keyword-fingerprint.ts'
import { presentShare } from '#projections/reports/present-figures.ts'
import type { AspectSums } from '#projections/reports/report-figures.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'

const maxAspects = 50

type Mentions = Omit<AspectSums, 'surveyId' | 'keyword'> & { name: string }

/** The owner's keywords, the most frequent first; the same word of several surveys is one. Removed keywords have no name. */
export function nameAspects(
  surveys: readonly { surveyId: string; keywords: readonly string[] }[],
  sums: readonly AspectSums[],
): SentimentReport['aspects'] {
  const mentioned = new Set(sums.map(({ surveyId }) => surveyId))
  const names = new Map(
    surveys
      .filter(({ surveyId }) => mentioned.has(surveyId))
      .flatMap(({ surveyId, keywords }) =>
        keywords.map((word) => [keywordFingerprint(surveyId, word), word]),
      ),
  )
  const aspects = new Map<string, Mentions>()
  for (const { keyword, mentions, positive, negative } of sums) {
    const name = names.get(keyword)
    if (name === undefined) continue
    const key = name.normalize('NFC').toLowerCase()
    const known = aspects.get(key) ?? { name, mentions: 0, positive: 0, negative: 0 }
    aspects.set(key, {
      name: known.name,
      mentions: known.mentions + mentions,
      positive: known.positive + positive,
      negative: known.negative + negative,
    })
  }
  return [...aspects.values()]
    .toSorted((a, b) => b.mentions - a.mentions || (a.name < b.name ? -1 : 1))
    .slice(0, maxAspects)
    .map(({ name, mentions, positive, negative }) => ({
      ...{ name, mentions },
      positive: presentShare(positive, mentions),
      neutral: presentShare(mentions - positive - negative, mentions),
      negative: presentShare(negative, mentions),
    }))
}

export const keywordsOf = ({ sentiment }: Pick<SurveyRow, 'sentiment'>): string[] => [
  ...(sentiment?.aspect_keywords ?? []),
  ...Object.values(sentiment?.questions ?? {}).flatMap(({ aspects }) => aspects),
]
