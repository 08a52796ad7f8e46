import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { readQuery } from '../../live/positions.ts'
import type { SurveyContent } from '../content/survey-content.ts'

/** While the owner is typing nothing is detected. */
const debounceMs = 1_000
/** Fewer words may be names. */
const minWords = 5

type Texts = Pick<SurveyContent, 'title' | 'description' | 'goal' | 'language'> &
  Partial<Pick<SurveyContent, 'validation_points' | 'questions'>>

/** The language of the survey's texts if it is another one than the survey's; undefined while it is not known. */
export function useTextLanguage(content: Texts): SurveyLanguage | undefined {
  const { language } = content
  const text = textOf(content)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data } = useQuery({
    queryKey: ['text-language', language, settled],
    queryFn:
      settled.split(/\s+/).length >= minWords
        ? (context) =>
            readQuery('POST /api/surveys/text-language', { text: settled, language }, context)
        : skipToken,
    staleTime: Infinity,
  })
  return data?.language === language ? undefined : data?.language
}

function textOf({
  title,
  description,
  goal,
  validation_points = [],
  questions = [],
}: Texts): string {
  const listed = [...validation_points, ...questions].map(({ text }) => text)
  return [goal, title, description, ...listed].join('\n').trim().slice(0, limits.detectedText.max)
}
