import type { SurveyLanguage } from '#contract/languages.ts'
import { scoreSentiment } from '../sentiment/sentiment.ts'
import { tokenize } from '../text/tokenizer.ts'
import type { Intent } from '#contract/events/conversation-types.ts'
import type { LearnedIntents } from '../../learned/judgements.ts'

const minVerdict = 0.2
/** Words that judge without praise or blame. */
const plainVerdicts = new Set(
  'ok okay fine average normal regular medio razoavel so-so عادي عاديه مقبول مقبوله ماشي متوسط الحمد لله'.split(
    ' ',
  ),
)
/** "Good morning" is a greeting. */
const partsOfDay = new Set(
  'morning evening afternoon day night dia tarde noite tardes noches dias صباح مساء الخير النور'.split(
    ' ',
  ),
)

/** "Bom", "ok": an opinion in a word or two, no greeting. */
export function isVerdict(answer: string, language: SurveyLanguage): boolean {
  const words = tokenize(answer).map(({ folded }) => folded)
  if (words.length > 2 || words.some((word) => partsOfDay.has(word))) return false
  return (
    words.every((word) => plainVerdicts.has(word)) ||
    Math.abs(scoreSentiment(answer, language).score) >= minVerdict
  )
}

/** In log odds. */
const clearlyAnswer = 3

/** "They know my dog by name": a phrase off the topic that stands in what is much more likely an answer is part of it. */
export const withoutChancePhrase = (
  byPhrase: Intent,
  { margins, isLikelyAnswer }: LearnedIntents,
): Intent =>
  byPhrase === 'off-topic' &&
  isLikelyAnswer &&
  margins.answer - margins['off-topic'] > clearlyAnswer
    ? 'answer'
    : byPhrase
