import type { SurveyLanguage } from '#contract/languages.ts'
import { ownValue } from '#contract/own-value.ts'
import { judgeWording } from '../../learned/wording-checker.ts'
import type { Candidate } from '../points/question-candidates.ts'

/** In grades, of 0 to 2: what says less is taken only where it is better. */
const costs = { rank: 0.04, broken: 1 }
/** What names only the respondents, or nothing of the goal, is taken where it is much better. */
const vague: Readonly<Record<string, number>> = { respondents: 0.2, general: 0.35 }

/** The best of several titles or descriptions, which are in order of preference. The last one is always sound. */
export function chooseWording(
  kind: 'titles' | 'descriptions',
  candidates: readonly Candidate[],
  { goal, language }: { goal: string; language: SurveyLanguage },
): string {
  const last = candidates.length - 1
  const ranked = candidates.flatMap((each, at) => {
    const verdict = judgeWording(kind, { ...each, thing: '', goal }, language)
    if (verdict?.isSound === false && at < last) return []
    const grade = verdict ? verdict.grade - costs.broken * verdict.broken : 1
    const cost = (ownValue(vague, each.kind) ?? 0) + at * costs.rank
    return [{ text: each.text, grade: grade - cost }]
  })
  return ranked.toSorted((a, b) => b.grade - a.grade)[0]!.text
}
