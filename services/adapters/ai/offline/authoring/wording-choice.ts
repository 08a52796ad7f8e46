import type { SurveyLanguage } from '#contract/languages.ts'
import { judgeWording } from '../../learned/wording-checker.ts'
import type { Candidate } from '../points/question-candidates.ts'

/** In grades, of 0 to 2: what says less is taken only where it is better. */
const costs = { rank: 0.04, broken: 1 }

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
    return [{ text: each.text, grade: grade - at * costs.rank }]
  })
  return ranked.toSorted((a, b) => b.grade - a.grade)[0]!.text
}
