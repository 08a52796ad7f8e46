import type { RubricScores, RubricTexts } from '../../languages/types/texts.ts'

/** Why a response qualifies: its two highest scores by name. */
export function qualifiedReason(texts: RubricTexts, scores: RubricScores): string {
  const ranked = (Object.keys(texts.scores) as (keyof RubricScores)[]).toSorted(
    (a, b) => scores[b] - scores[a],
  )
  const [first, second] = ranked.map((each) => texts.scores[each])
  return texts.qualified.replace('{strengths}', `${first}${texts.conjunction}${second}`)
}

/** Every score as a percentage. */
export function rubricDetails(texts: RubricTexts, scores: RubricScores, characters: number) {
  const values: Record<string, string> = { characters: String(characters) }
  for (const [name, score] of Object.entries(scores)) values[name] = `${Math.round(score * 100)}%`
  return texts.details.replaceAll(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank)
}
