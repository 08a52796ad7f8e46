// The Net Promoter Score as a point of a survey.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Proposed } from './survey-points.ts'

/** The score's own name is the same in every language. */
const scoreName = /\bnps\b|net promoter|صافي (?:نقاط )?الترويج/iu
const namesScore = /\b(?:nps|score|rating|nota|puntuación)\b|net promoter|الدرجة|الترويج/iu

/** A thing that a goal asks which is the score itself. */
export const isScore = (thing: string, goal: string): boolean =>
  scoreName.test(goal) && namesScore.test(thing)

/**
 * A goal that names the Net Promoter Score has the score as its second point, because no interview begins with a choice.
 * Its reason is the score's follow-up.
 */
export function withScorePoint(
  asked: readonly Proposed[],
  goal: string,
  language: SurveyLanguage,
): Proposed[] {
  const { byTopic, scorePoint } = languageOf(language).choices
  const { question, kind } = byTopic.recommend
  if (kind !== 'nps' || !scoreName.test(goal)) return [...asked]
  return [...asked.slice(0, 1), { text: scorePoint, question }, ...asked.slice(1)]
}
