// The rules for a question that is stored with a survey's point.
import type { Guard } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languagePatterns } from '../language-patterns/all.ts'
import { firstQuestionIn } from './first-question.policy.ts'
import { checkWording } from './question-guard.policy.ts'
import { questionSentence } from './question-sentence.policy.ts'
import { tokenize } from './similarity.policy.ts'

type SpokenQuestionFlaw = Guard | 'closed' | 'owner-terms' | 'begins-alike' | 'two-things'

/** Only a reader can tell whether "the first and the last day" are two things. Such a question stays where no better one is found. */
const mildFlaws: ReadonlySet<string> = new Set<SpokenQuestionFlaw>(['begins-alike', 'two-things'])

/** Longer ones are hard to follow by ear. */
const maxCharacters = 180
/** Neighbours that begin with the same words sound like a form, and so does the third of a survey. */
const beginningWords = 3
const mostAlike = 2

/** "Between the first visit and the second" names one span. */
const namesSpan = /(?<!\p{L})(?:between|entre|بين)(?!\p{L})/iu

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
  const { openQuestions, ownerTerms, conjunctions } = languagePatterns[language]
  const asked = questionSentence(text)
  if (!openQuestions.test(asked)) return 'closed'
  if (ownerTerms.test(text)) return 'owner-terms'
  if (conjunctions.test(asked) && !namesSpan.test(asked)) return 'two-things'
  return beginsAlike(text, others) ? 'begins-alike' : undefined
}

function beginsAlike(text: string, others: readonly string[]): boolean {
  const beginning = beginningOf(text)
  const alike = others.map((each) => beginningOf(each) === beginning)
  return alike.at(-1) === true || alike.filter(Boolean).length >= mostAlike
}

const beginningOf = (text: string) => tokenize(text).slice(0, beginningWords).join(' ')

export const spokenQuestionRules = { flawOf: checkSpokenQuestion, firstQuestionIn, mildFlaws }
