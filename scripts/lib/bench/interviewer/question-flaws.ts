// Detects flawed questions.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { InterviewResult, InterviewTurn } from './run-interviews.ts'
import { bareReason } from '../../../../services/conversations/interview/wording/question-guard.policy.ts'
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
/** `reason`: the repeated question, or the expected language. */
export type FlawedQuestion = { flaw: Flaw; number: number; text: string; reason?: string }

export function findFlaws({
  turns,
  language,
}: Pick<InterviewResult, 'turns' | 'language'>): FlawedQuestion[] {
  const found: FlawedQuestion[] = []
  const earlierQuestions: string[] = []
  let expected: SurveyLanguage = language
  let lastNumber = 0
  for (const turn of turns) {
    const { number, text: questionText } = turn.question
    const text = questionText ?? ''
    const addFlaw = (flaw: Flaw, reason?: string) =>
      found.push({ flaw, number, text, ...(reason !== undefined && { reason }) })
    const before = findRepeat(text, earlierQuestions)
    if (before !== undefined) addFlaw('repeated', before)
    const detectedLanguage = detectLanguage(removeQuotations(text))
    for (const flaw of flawsOfWording(text, detectedLanguage ?? expected)) addFlaw(flaw)
    // The reply to a support message is not among the turns, and may have changed the language.
    const followsSupport = number > lastNumber + 1
    lastNumber = number
    if (detectedLanguage && detectedLanguage !== expected && !followsSupport)
      addFlaw('wrongLanguage', expected)
    // The expected language is that of the last open answer with a detectable one.
    expected = languageOfAnswer(turn) ?? expected
    earlierQuestions.push(text)
  }
  return found
}

/** Quotations of owners and respondents are ignored. */
function flawsOfWording(text: string, language: SurveyLanguage): Flaw[] {
  const ownText = removeQuotations(text)
  const { leading, doubleBarrelled } = lexicons[language]
  const found: [Flaw, boolean][] = [
    ['leading', leading.test(ownText)],
    ['doubleBarrelled', doubleBarrelled.test(questionSentenceOf(ownText).replace(bareReason, ''))],
    ['severalQuestions', (ownText.match(/[?؟]/g)?.length ?? 0) > 1],
  ]
  return found.filter(([, isFound]) => isFound).map(([flaw]) => flaw)
}

function languageOfAnswer({ answer, coded }: InterviewTurn): SurveyLanguage | undefined {
  const text = answer?.kind === 'open' ? (answer.text ?? '') : ''
  // Noise and injected instructions do not change the expected language.
  if (coded?.intent === 'gibberish' || coded?.intent === 'injection') return undefined
  return wordsOf(text).length < 4 ? undefined : detectLanguage(text)
}
