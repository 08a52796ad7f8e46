// The normal form of a sentiment configuration: each text on one line, each keyword once.
import type { SentimentConfig, SurveyConfig, SurveyQuestion } from '#contract/survey.ts'

/** Ids that may have settings of their own: of validation points, and of fixed questions. */
export const configurableIds = ({
  config,
  questions = [],
}: {
  config: Pick<SurveyConfig, 'validation_points'>
  questions?: readonly SurveyQuestion[] | undefined
}): ReadonlySet<string> => new Set([...config.validation_points, ...questions].map(({ id }) => id))

export function normalizeSentimentConfig(config: SentimentConfig): SentimentConfig {
  const questions = Object.entries(config.questions).map(([id, question]) => [
    id,
    { ...question, ...normalizeTexts(question), aspects: distinctKeywords(question.aspects) },
  ])
  return {
    ...config,
    ...normalizeTexts(config),
    aspect_keywords: distinctKeywords(config.aspect_keywords),
    questions: Object.fromEntries(questions) as SentimentConfig['questions'],
  }
}

type FollowupTexts = Pick<SentimentConfig, 'followup_negative' | 'followup_very_positive'>

const normalizeTexts = ({
  followup_negative,
  followup_very_positive,
}: FollowupTexts): FollowupTexts => ({
  followup_negative: collapseWhitespace(followup_negative),
  followup_very_positive: collapseWhitespace(followup_very_positive),
})

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Compares without case; keeps the first spelling. */
function distinctKeywords(keywords: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const keyword of keywords.map((each) => collapseWhitespace(each).normalize('NFC')))
    if (!byName.has(keyword.toLowerCase())) byName.set(keyword.toLowerCase(), keyword)
  return [...byName.values()]
}
