// The rules for a question that is stored with a survey's point.
import type { Guard } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languagePatterns } from '../language-patterns/all.ts'
import { checkWording } from './question-guard.policy.ts'
import { questionSentence } from './question-sentence.policy.ts'
import { tokenize } from './similarity.policy.ts'

type SpokenQuestionFlaw = Guard | 'closed' | 'owner-terms' | 'begins-alike'

/** Longer ones are hard to follow by ear. */
const maxCharacters = 180
/** Two questions of a survey that begin with the same words sound like a form. */
const beginningWords = 3

/** The first rule that a question breaks. `others` are those of the survey before it. */
function checkSpokenQuestion(
  text: string,
  language: SurveyLanguage,
  others: readonly string[] = [],
): SpokenQuestionFlaw | undefined {
  const rules = {
    ...{ language, kinds: ['open'] as const, previousQuestions: others },
    ...{ allowedTexts: [text], goal: '', objectiveIds: [] },
  }
  const guard = checkWording({ text, kind: 'open', options: [] }, rules)
  if (guard) return guard
  if (text.length > maxCharacters) return 'too-long'
  const { openQuestions, ownerTerms } = languagePatterns[language]
  if (!openQuestions.test(questionSentence(text))) return 'closed'
  if (ownerTerms.test(text)) return 'owner-terms'
  const beginning = beginningOf(text)
  return others.some((each) => beginningOf(each) === beginning) ? 'begins-alike' : undefined
}

const beginningOf = (text: string) => tokenize(text).slice(0, beginningWords).join(' ')

/** Of a question that asks two things the first one; any other text as it is. */
function firstQuestionIn(text: string, language: SurveyLanguage): string {
  const [sentence = text] = text.match(/^[^?؟]*[?؟]/u) ?? []
  const joined = languagePatterns[language].doubleBarrelled.exec(sentence)
  const [, before] = joined ?? []
  if (!joined || before === undefined) return sentence.trim()
  const first = sentence.slice(0, joined.index + before.length).replace(/[\s,،;]+$/u, '')
  return `${first}${language === 'ar' ? '؟' : '?'}`
}

export const spokenQuestionRules = { flawOf: checkSpokenQuestion, firstQuestionIn }
