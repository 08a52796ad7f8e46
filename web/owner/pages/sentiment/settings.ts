// A sentiment configuration as it is edited: whole, and compared by what it says.
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

/** Whether a question says anything of its own. */
export const hasOwnSettings = ({ questions }: SentimentConfig, id: string) =>
  Object.hasOwn(questions, id)

/** What holds for a question; without a word of its own, what holds for all. */
export function questionSettingsOf(config: SentimentConfig, id: string): QuestionSettings {
  return hasOwnSettings(config, id)
    ? (config.questions[id] ?? defaultQuestionSettings)
    : defaultQuestionSettings
}

/** A question that says nothing of its own any more is not mentioned. */
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

/** Only what the survey still asks about. */
export function pruneQuestions(
  config: SentimentConfig,
  points: readonly string[],
): SentimentConfig {
  const kept = Object.entries(config.questions).filter(([id]) => points.includes(id))
  return { ...config, questions: Object.fromEntries(kept) }
}

/** Whatever the order of fields. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    left.length === right.size && left.every(([key, value]) => isDeepEqual(value, right.get(key)))
  )
}

export type AddWordsResult = { words: string[]; refused?: 'twice' | 'full'; word?: string }

/** Adds what was typed or pasted, parted by commas or lines. Stops at the first word that cannot be added. */
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
      return { words: added, refused: 'twice', word }
    if (added.length >= max) return { words: added, refused: 'full', word }
    added.push(word)
  }
  return { words: added }
}
