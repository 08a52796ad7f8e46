// Questions that should not have been asked so.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { InterviewResult, InterviewTurn } from './run-interviews.ts'
import { findRepeat } from './repeated-questions.ts'
import {
  questionSentenceOf,
  detectLanguage,
  removeQuotations,
  lexicons,
  wordsOf,
} from './text-analysis.ts'

export const flaws = [
  'repeated',
  'leading',
  'doubleBarrelled',
  'severalQuestions',
  'wrongLanguage',
] as const
export type Flaw = (typeof flaws)[number]
/** `because` is what it repeats, or what was expected. */
export type FlawedQuestion = { flaw: Flaw; number: number; text: string; reason?: string }

export function findFlaws({
  turns,
  language,
}: Pick<InterviewResult, 'turns' | 'language'>): FlawedQuestion[] {
  const found: FlawedQuestion[] = []
  const earlierQuestions: string[] = []
  let expected: SurveyLanguage = language
  for (const turn of turns) {
    const { number, text: questionText } = turn.question
    const text = questionText ?? ''
    const addFlaw = (flaw: Flaw, reason?: string) =>
      found.push({ flaw, number, text, ...(reason !== undefined && { reason }) })
    const before = findRepeat(text, earlierQuestions)
    if (before !== undefined) addFlaw('repeated', before)
    const detectedLanguage = detectLanguage(removeQuotations(text))
    for (const flaw of flawsOfWording(text, detectedLanguage ?? expected)) addFlaw(flaw)
    if (detectedLanguage && detectedLanguage !== expected) addFlaw('wrongLanguage', expected)
    // Expected is the language of the last open answer that tells one.
    expected = languageOfAnswer(turn) ?? expected
    earlierQuestions.push(text)
  }
  return found
}

/** What an owner or a respondent said, and the question only repeats, is not held against it. */
function flawsOfWording(text: string, language: SurveyLanguage): Flaw[] {
  const ownText = removeQuotations(text)
  const { leading, doubleBarrelled } = lexicons[language]
  const found: [Flaw, boolean][] = [
    ['leading', leading.test(ownText)],
    ['doubleBarrelled', doubleBarrelled.test(questionSentenceOf(ownText))],
    ['severalQuestions', (ownText.match(/[?؟]/g)?.length ?? 0) > 1],
  ]
  return found.filter(([, isSo]) => isSo).map(([flaw]) => flaw)
}

function languageOfAnswer({ answer, coded }: InterviewTurn): SurveyLanguage | undefined {
  const text = answer?.kind === 'open' ? (answer.text ?? '') : ''
  // Who sends commands or noise is not followed into another language.
  if (coded?.intent === 'gibberish' || coded?.intent === 'injection') return undefined
  return wordsOf(text).length < 4 ? undefined : detectLanguage(text)
}
