import type { Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { detectRespondentQuestion } from './respondent-question.ts'
import { isPromptInjection } from '../prompt-injection/prompt-injection.ts'
import { lexicons } from '../text/lexicons.ts'
import { isDistressed } from './distress.ts'
import { grammars } from '../text/sentence.ts'
import { fold, toSearchText, tokenize } from '../text/tokenizer.ts'

/** What moves along a row of a keyboard. */
const keyboardRows =
  'asdf sdfg dfgh fghj ghjk hjkl qwer wert rtyu tyui yuio uiop zxcv xcvb cvbn vbnm شسيب سيبل يبلا ضصثق صثقف ثقفغ'
    .split(' ')
    .map(fold)
/** So much of a word must be a mash: "property" has a row of keys in it. */
const keyboardRowLimit = 0.6

/** One word in common with the survey may be chance where somebody wants a joke, or asks about a game. */
const minSharedWords = 2

/** A phrase counts as an intent only in an answer short enough to be nothing else. */
const maxWords = { dontKnow: 9, refuse: 14, stop: 10, questionBack: 16, offTopic: 40 } as const

/** How an answer is meant. `about` is what the conversation is about: an answer that shares several of its words is never off-topic. */
export function classifyIntent(answer: string, language: SurveyLanguage, about: string): Intent {
  const text = toSearchText(answer)
  // Arabic writes "and" and "so" together with the word that follows.
  const says = (phrase: string) =>
    text.includes(` ${phrase} `) || text.includes(` و${phrase} `) || text.includes(` ف${phrase} `)
  const grave = criticalIntent(answer, says)
  if (grave) return grave
  if (isGibberish(answer)) return 'gibberish'
  const count = tokenize(answer).length
  const isAsking = detectRespondentQuestion(answer) !== undefined
  for (const { intents } of new Set([lexicons[language], ...allLexicons])) {
    const found = intentPrecedence.find(
      (kind) =>
        count <= maxWords[kind] &&
        intents[kind].some((each) => isConclusive(each, count) && says(each)),
    )
    if (!found) continue
    if (isAsking && found !== 'stop') return 'question-back'
    if (found !== 'offTopic') return intentNames[found]
    const { stopWords } = lexicons[language]
    const enough = isRequestToInterviewer(answer, intents.offTopic, stopWords) ? minSharedWords : 1
    // A survey about football is spoken to by who speaks of football.
    const isAbout = intents.offTopic.some(
      (each) => says(each) && toSearchText(about).includes(` ${each} `),
    )
    if (!isAbout && sharedWords(answer, about, stopWords) < enough) return intentNames[found]
  }
  if (isAsking) return 'question-back'
  if (count <= maxWords.questionBack && isQuestionToInterviewer(answer, language))
    return 'question-back'
  return isAdvertising(answer) ? 'off-topic' : 'answer'
}

// People and attackers switch languages: what must not be missed is looked for in all of them.
const allLexicons = Object.values(lexicons)
const intentPrecedence = ['stop', 'refuse', 'dontKnow', 'questionBack', 'offTopic'] as const
const intentNames = {
  stop: 'stop',
  refuse: 'refuse',
  dontKnow: 'dont-know',
  questionBack: 'question-back',
  offTopic: 'off-topic',
} as const

function criticalIntent(answer: string, says: (phrase: string) => boolean): Intent | undefined {
  if (isDistressed(answer)) return 'distress'
  if (allLexicons.some(({ intents }) => intents.injection.some(says))) return 'injection'
  return isPromptInjection(answer) ? 'injection' : undefined
}

/** One word alone means "stop" or "pass" only when there is hardly another. */
function isConclusive(phrase: string, count: number): boolean {
  return phrase.includes(' ') || count <= 2
}

function isGibberish(answer: string): boolean {
  const found = tokenize(answer)
  if (found.length === 0) return !/\p{Extended_Pictographic}/u.test(answer)
  if (/^\p{N}+$/u.test(answer.trim())) return false
  if (gibberishShare(answer) >= 0.6) return true
  // One word over and over.
  return found.length >= 4 && new Set(found.map(({ folded }) => folded)).size === 1
}

/** The share of a text's words that are none, 0 to 1. */
export function gibberishShare(text: string): number {
  const found = tokenize(text)
  return found.filter(({ folded }) => isGibberishWord(folded)).length / (found.length || 1)
}

function isGibberishWord(word: string): boolean {
  if (/^\p{N}+$/u.test(word)) return false
  // "Muuuuito" is a word said slowly, "zzzz" is none.
  if (/(.)\1{3,}/u.test(word)) return new Set(word).size < 3
  if (keyboardRowShare(word) >= keyboardRowLimit) return true
  if (!/^[a-z]+$/.test(word)) return false
  if (word.length >= 4 && !/[aeiouy]/.test(word)) return true
  return /[bcdfghjklmnpqrstvwxz]{6,}/.test(word)
}

/** The share of a word's letters that stand in a mash. */
function keyboardRowShare(word: string): number {
  const hit = new Set<number>()
  for (const mash of keyboardRows)
    for (let at = word.indexOf(mash); at >= 0; at = word.indexOf(mash, at + 1))
      for (let letter = at; letter < at + mash.length; letter++) hit.add(letter)
  return hit.size / word.length
}

/** Nothing but one question. */
function isQuestionToInterviewer(answer: string, language: SurveyLanguage): boolean {
  const text = answer.trim().replace(/^¿/, '')
  if (!/^[^.!?؟\n]+[?؟]+$/.test(text)) return false
  return grammars[language].questionStart.test(text) || interviewerAddress[language].test(text)
}

/** How a question to the interviewer may begin without a word that asks. */
const interviewerAddress: Record<SurveyLanguage, RegExp> = {
  'pt-br': /^(?:(?:mas|e)\s+)?(?:vocês?|vcs?|pode|podem|poderia|consegue|isso|isto|tem|é)\s/iu,
  en: /^(?:(?:but|and)\s+)?(?:you|this is|so this)\s/iu,
  ar: /^(?:لكن\s+)?(?:من|هل|ما|أين|أنت)\s/u,
  es: /^(?:(?:pero|y)\s+)?(?:eres|es|puedes?|podrías?|usted|tú|esto)\s/iu,
}

function isAdvertising(answer: string): boolean {
  return /https?:\/\/|www\.\w/i.test(answer) && tokenize(answer).length < 25
}

/** Asks us something, or begins by telling us to do something. "My dog" and "the weather" may well be part of an answer. */
function isRequestToInterviewer(
  answer: string,
  phrases: readonly string[],
  stopWords: ReadonlySet<string>,
): boolean {
  if (/[?؟]/.test(answer)) return true
  const text = toSearchText(answer)
  const isOrder = (phrase: string) => !stopWords.has(phrase.split(' ')[0] ?? '')
  return phrases.some((each) => text.startsWith(` ${each} `) && isOrder(each))
}

/** How many words that mean something two texts have in common. */
function sharedWords(a: string, b: string, stopWords: ReadonlySet<string>): number {
  const stems = new Set(contentStems(b, stopWords))
  return new Set(contentStems(a, stopWords).filter((stem) => stems.has(stem))).size
}

function contentStems(text: string, stopWords: ReadonlySet<string>): string[] {
  return tokenize(text)
    .filter(({ folded }) => folded.length > 2 && !stopWords.has(folded))
    .map(({ stem }) => stem)
}
