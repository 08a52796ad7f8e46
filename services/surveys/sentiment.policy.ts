// How an owner's sentiment configuration is kept: each text on one line, each keyword once.
import type { SentimentConfig } from '#contract/survey.ts'

export function tidySentiment(config: SentimentConfig): SentimentConfig {
  const questions = Object.entries(config.questions).map(([id, question]) => [
    id,
    { ...question, ...tidyTexts(question), aspects: distinct(question.aspects) },
  ])
  return {
    ...config,
    ...tidyTexts(config),
    aspect_keywords: distinct(config.aspect_keywords),
    questions: Object.fromEntries(questions) as SentimentConfig['questions'],
  }
}

type Texts = Pick<SentimentConfig, 'followup_negative' | 'followup_very_positive'>

const tidyTexts = ({ followup_negative, followup_very_positive }: Texts): Texts => ({
  followup_negative: oneLine(followup_negative),
  followup_very_positive: oneLine(followup_very_positive),
})

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The first spelling of each stays. */
function distinct(words: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const word of words.map((each) => oneLine(each).normalize('NFC')))
    if (!byName.has(word.toLowerCase())) byName.set(word.toLowerCase(), word)
  return [...byName.values()]
}
