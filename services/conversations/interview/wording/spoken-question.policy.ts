// The rules for a question that is stored with a survey's point.
import type { Guard } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languagePatterns } from '../language-patterns/all.ts'
import { joinsOpposites, offersOneOfTwo } from './contrast.policy.ts'
import { firstQuestionIn } from './first-question.policy.ts'
import { bareReason, checkWording } from './question-guard.policy.ts'
import { questionSentence } from './question-sentence.policy.ts'
import { tokenize } from './similarity.policy.ts'

type SpokenQuestionFlaw = Guard | 'closed' | 'owner-terms' | 'begins-alike' | 'two-things'

/**
 * Only a reader can tell whether "the first and the last day" are two things, and whether a second half ("and what makes you use
 * it?") belongs to what the point asks for. A yes or a no is followed up on, and "How was" twice too often is better than a contrived
 * question. Such questions stay as they are. A third question in a sentence is one too many.
 */
const mildFlaws: ReadonlySet<string> = new Set<SpokenQuestionFlaw>([
  'begins-alike',
  'two-things',
  'closed',
])

/** Longer ones are hard to follow by ear. */
const maxCharacters = 180
/** Three questions in a row with the same beginning sound like a form, and so do four in one survey. */
const beginningWords = 3
const mostAlike = { neighbours: 2, all: 3 }

/** "Between the first visit and the second" names one span. */
const namesSpan = /(?<!\p{L})(?:between|entre|بين)(?!\p{L})/iu

/** "Which do you prefer: the wait or the price?" What is named behind the colon can be chosen. */
const namedChoices = /:\s(?=(?:[^:]|(?<=\d):(?=\d))*[?؟]\s*$)/u
/**
 * The first rule that a question breaks. `others`: the survey's questions before it. `named`: the texts of its point and its
 * survey; things that these join count as one.
 */
function checkSpokenQuestion(
  text: string,
  language: SurveyLanguage,
  others: readonly string[] = [],
  named: readonly string[] = [],
): SpokenQuestionFlaw | undefined {
  const rules = {
    ...{ language, kinds: ['open'] as const, previousQuestions: others },
    ...{ allowedTexts: [text], goal: '', objectiveIds: [], spokenQuestion: { text, language } },
  }
  const guard = checkWording({ text, kind: 'open', options: [] }, rules)
  if (guard) return guard
  if (text.length > maxCharacters) return 'too-long'
  const { openQuestions, ownerTerms } = languagePatterns[language]
  const asked = questionSentence(text.split(namedChoices)[0] ?? text)
  // "هل … ولماذا" is idiomatic Arabic.
  const opened = language === 'ar' ? asked : asked.replace(bareReason, '')
  if (!openQuestions.test(opened) && !offersOneOfTwo(opened, language)) return 'closed'
  if (ownerTerms.test(text)) return 'owner-terms'
  const isOneThing = namesSpan.test(asked) || joinsOpposites(asked, language)
  if (!isOneThing && joinsUnnamed(asked, language, named)) return 'two-things'
  return beginsAlike(text, others) ? 'begins-alike' : undefined
}

/** Whether a conjunction joins words that none of the texts joins. */
function joinsUnnamed(asked: string, language: SurveyLanguage, named: readonly string[]): boolean {
  const { conjunctions } = languagePatterns[language]
  const joined = new RegExp(conjunctions, `${conjunctions.flags}g`)
  const texts = named.map(toWords)
  return [...asked.replace(bareReason, '').matchAll(joined)].some(({ 0: conjunction, index }) => {
    const [next = ''] = toWords(asked.slice(index + conjunction.length)).split(' ')
    const second = language === 'ar' ? toWords(conjunction) : `${toWords(conjunction)} ${next}`
    return !texts.some((each) => ` ${each} `.includes(` ${second} `))
  })
}

const articles = new Set(
  'the a an your o os as um uma seu sua seus suas el la los las tu tus'.split(' '),
)
const toWords = (text: string) =>
  tokenize(text)
    .filter((word) => !articles.has(word))
    .join(' ')

function beginsAlike(text: string, others: readonly string[]): boolean {
  const beginning = beginningOf(text)
  const alike = others.map((each) => beginningOf(each) === beginning)
  const neighbours = alike.slice(-mostAlike.neighbours)
  const isInRow = neighbours.length === mostAlike.neighbours && neighbours.every(Boolean)
  return isInRow || alike.filter(Boolean).length >= mostAlike.all
}

const beginningOf = (text: string) => tokenize(text).slice(0, beginningWords).join(' ')

export const spokenQuestionRules = {
  flawOf: checkSpokenQuestion,
  firstQuestionIn,
  mildFlaws,
}
