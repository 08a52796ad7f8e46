// Whether an answer already answers a question that was written before the answer came.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languagePatterns } from '../language-patterns/all.ts'
import type { Progress } from '../turn-state.ts'
import { questionSentence } from './question-sentence.policy.ts'
import { tokenize } from './similarity.policy.ts'

/** The share of a question's words. */
const answeredShare = 0.6
const minAnsweredWords = 2
/** Endings differ. */
const stemLength = 5
const minWordLength = 4

/** Compares the words of the question's own sentence; statements before it do not count. */
export function isAlreadyAnswered(
  question: string,
  answer: string,
  language: SurveyLanguage,
): boolean {
  const asked = stemsOf(questionSentence(question), language)
  const given = stemsOf(answer, language)
  const shared = [...asked].filter((stem) => given.has(stem)).length
  return shared >= minAnsweredWords && shared >= answeredShare * asked.size
}

type Started = {
  language: SurveyLanguage
  objectives: readonly { id: string; question?: string | undefined }[]
}

/** Moves objectives whose spoken question the answer seems to answer behind untouched ones. */
export function deferAnswered(
  progress: Progress,
  { objectives, language }: Started,
  answer: string,
): Progress {
  const answered = objectives.filter(
    ({ id, question }) =>
      question !== undefined &&
      progress.objectives.get(id) === 'untouched' &&
      isAlreadyAnswered(question, answer, language),
  )
  if (answered.length === 0) return progress
  const marked = answered.map(({ id }) => [id, 'touched'] as const)
  return { ...progress, objectives: new Map([...progress.objectives, ...marked]) }
}

function stemsOf(text: string, language: SurveyLanguage): Set<string> {
  const { commonWords } = languagePatterns[language]
  const content = tokenize(text).filter(
    (word) => word.length >= minWordLength && !commonWords.has(word),
  )
  return new Set(content.map((word) => word.slice(0, stemLength)))
}
