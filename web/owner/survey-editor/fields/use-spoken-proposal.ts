import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SpokenQuestion, ValidationPoint } from '#contract/survey.ts'
import { readQuery } from '../../live/positions.ts'

/** While the owner is typing no question is proposed. */
const debounceMs = 600

/** The question that a point without one would be asked with; undefined while it is not known. */
export function useSpokenProposal(
  { text, spoken_question: asked }: ValidationPoint,
  language: SurveyLanguage,
): SpokenQuestion | undefined {
  const needed = asked ? '' : text.trim()
  const [settled, setSettled] = useState(needed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(needed), debounceMs)
    return () => clearTimeout(timer)
  }, [needed])
  const { data } = useQuery({
    queryKey: ['spoken-question', language, settled],
    queryFn: settled
      ? (context) =>
          readQuery('POST /api/surveys/spoken-question', { text: settled, language }, context)
      : skipToken,
    staleTime: Infinity,
  })
  return settled === needed ? data : undefined
}
