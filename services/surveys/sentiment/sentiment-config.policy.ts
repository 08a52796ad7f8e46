// How an owner's sentiment configuration is kept: each text on one line, each keyword once.
import type { SentimentConfig } from '#contract/survey.ts'

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

/** The first spelling of each stays. */
function distinctKeywords(words: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const word of words.map((each) => collapseWhitespace(each).normalize('NFC')))
    if (!byName.has(word.toLowerCase())) byName.set(word.toLowerCase(), word)
  return [...byName.values()]
}
