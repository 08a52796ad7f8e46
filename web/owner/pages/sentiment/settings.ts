// Edits and comparison of a sentiment configuration.
import type { SentimentSettings } from '#contract/api/sentiment.ts'
import type { SentimentConfig } from '#contract/survey.ts'

export type QuestionSettings = SentimentConfig['questions'][string]

const defaultQuestionSettings: QuestionSettings = {
  enabled: true,
  aspects: [],
  followup_negative: '',
  followup_very_positive: '',
}

export function sentimentConfigOf(settings: SentimentSettings): SentimentConfig {
  const { version: _, updated_at: __, ...config } = settings
  return config
}

/** Whether a question has its own settings. */
export const hasOwnSettings = ({ questions }: SentimentConfig, id: string) =>
  Object.hasOwn(questions, id)

/** A question's settings, with the survey's as defaults. */
export function questionSettingsOf(config: SentimentConfig, id: string): QuestionSettings {
  return hasOwnSettings(config, id)
    ? (config.questions[id] ?? defaultQuestionSettings)
    : defaultQuestionSettings
}

/** Settings equal to the defaults are removed. */
export function updateQuestionSettings(
  config: SentimentConfig,
  id: string,
  changes: Partial<QuestionSettings>,
): SentimentConfig {
  const { [id]: _, ...others } = config.questions
  const question = { ...questionSettingsOf(config, id), ...changes }
  const questions = isDeepEqual(question, defaultQuestionSettings)
    ? others
    : { ...others, [id]: question }
  return { ...config, questions }
}

/** Removes settings of questions that the survey no longer has. */
export function pruneQuestions(
  config: SentimentConfig,
  points: readonly string[],
): SentimentConfig {
  const remaining = Object.entries(config.questions).filter(([id]) => points.includes(id))
  return { ...config, questions: Object.fromEntries(remaining) }
}

/** Ignores the order of keys. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    left.length === right.size && left.every(([key, value]) => isDeepEqual(value, right.get(key)))
  )
}

export type AddWordsResult = { words: string[]; refused?: 'duplicate' | 'full'; word?: string }

/** Adds words separated by commas or lines. Stops at the first word that cannot be added. */
export function addWords(
  words: readonly string[],
  typed: string,
  { max, length }: { max: number; length: number },
): AddWordsResult {
  const added = [...words]
  for (const part of typed.split(/[,،;\n]/)) {
    const word = part.trim().replace(/\s+/g, ' ').slice(0, length).trim()
    if (word === '') continue
    if (added.some((each) => each.toLowerCase() === word.toLowerCase()))
      return { words: added, refused: 'duplicate', word }
    if (added.length >= max) return { words: added, refused: 'full', word }
    added.push(word)
  }
  return { words: added }
}
