import type { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import { groupOf, situations } from '../../../../services/adapters/ai/languages/types/situations.ts'
import { situationParts } from '../../../../services/adapters/ai/learned/answer-parts.ts'
import { situationFeaturesOf } from '../model-features.ts'
import { softmax } from '../../../../services/adapters/ai/learned/linear-model.ts'
import { readCorpus, readPhrases, SituationRow } from '../corpus.ts'
import type { AuthoredExample, ScoredExample } from '../cross-validation.ts'
import type { TrainingTask } from '../task.ts'

type Row = z.infer<typeof SituationRow>
type Claim = { fold: string; isProblem: boolean; probability: number }

/** The single situations cannot be recognised apart by words: see docs/corpus.md. */
const labels = ['problem', 'decision', 'success']
/** A language has one writer: a fifth of the domains takes the place of an unseen author. */
const foldCount = 5
/** The least share of right ones among the answers that are taken for a problem. */
const leastRight = 0.9

export const situationsTask: TrainingTask<Row | undefined> = {
  name: 'situations',
  options: { labels, kind: 'exclusive', penalty: 0.3, minExamples: 2 },
  maxFeatures: 8_000,
  examples: (language) => [...texts(language), ...phrases(language)],
  evaluate(scored) {
    const judged = scored.filter(({ example }) => example.row !== undefined)
    const claims = judged.map(claimOf)
    const made = claimsAbove(claims, leastRight)
    const isRight = ({ example, scores }: ScoredExample<Row | undefined>) =>
      example.labels.includes(labels[scores.indexOf(Math.max(...scores))]!)
    return {
      thresholds: { sure: Number(thresholdFor(claims, leastRight).toFixed(3)) },
      figures: {
        'sure: answers': made.length / (claims.length || 1),
        'sure: right': shareOf(made, ({ isProblem }) => isProblem),
        'likeliest is right': shareOf(judged, isRight),
        cases: judged.length,
      },
    }
  },
}

const labelOf = (situation: Row['y']) => (situation === 'none' ? 'decision' : groupOf(situation))

function texts(language: SurveyLanguage): AuthoredExample<Row>[] {
  const rows = readCorpus('situations', language, SituationRow).flatMap((each) => each.rows)
  const domains = [...new Set(rows.map(({ d }) => d))].toSorted()
  return rows.map((row) => ({
    ...{ author: `domains-${domains.indexOf(row.d) % foldCount}`, row, labels: [labelOf(row.y)] },
    features: situationFeaturesOf(row.t, language),
    parts: situationParts(row.t).map((part) => situationFeaturesOf(part, language)),
  }))
}

/** By another writer; only learned from. */
const phrases = (language: SurveyLanguage): AuthoredExample<undefined>[] =>
  ([...situations, 'none'] as const).flatMap((situation) =>
    readPhrases(language, [situation]).map(({ author, text }) => ({
      ...{ author: `${author}-x0`, row: undefined, labels: [labelOf(situation)] },
      features: situationFeaturesOf(text, language),
    })),
  )

function claimOf({ example, scores }: ScoredExample<Row | undefined>): Claim {
  const probability = softmax(scores)[labels.indexOf('problem')]!
  return { fold: example.author, isProblem: example.labels.includes('problem'), probability }
}

/** Each fold by the threshold of the others. */
const claimsAbove = (claims: readonly Claim[], least: number): Claim[] =>
  [...new Set(claims.map(({ fold }) => fold))].flatMap((fold) => {
    const threshold = thresholdFor(
      claims.filter((each) => each.fold !== fold),
      least,
    )
    return claims.filter((each) => each.fold === fold && each.probability >= threshold)
  })

/** The lowest probability from which on enough claims are right. */
function thresholdFor(claims: readonly Claim[], least: number): number {
  const ranked = claims.toSorted((a, b) => b.probability - a.probability)
  let right = 0
  let threshold = 1
  for (const [at, { isProblem, probability }] of ranked.entries()) {
    if (isProblem) right++
    if (right / (at + 1) >= least) threshold = probability
  }
  return threshold
}

const shareOf = <T>(all: readonly T[], has: (each: T) => boolean) =>
  all.filter(has).length / (all.length || 1)
