import type { Intent } from '#contract/events/conversation-terms.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { askedBack } from './asked-back/hear.ts'
import { isInstructing } from '../instructing/instructing.ts'
import { lexicons } from './lexicons/all.ts'
import { isDistressed } from './distress.ts'
import { grammars } from './phrase.ts'
import { fold, spaced, wordsOf } from './text.ts'

/** What moves along a row of a keyboard. */
const mashes =
  'asdf sdfg dfgh fghj ghjk hjkl qwer wert rtyu tyui yuio uiop zxcv xcvb cvbn vbnm شسيب سيبل يبلا ضصثق صثقف ثقفغ'
    .split(' ')
    .map(fold)
/** So much of a word must be a mash: "property" has a row of keys in it. */
const mostlyMash = 0.6

/** One word in common with the survey may be chance where somebody wants a joke, or asks about a game. */
const bothAtLeast = 2

/** A phrase counts as an intent only in an answer short enough to be nothing else. */
const longest = { dontKnow: 9, refuse: 14, stop: 10, questionBack: 16, offTopic: 40 } as const

/** How an answer is meant. `about` is what the conversation is about: an answer that shares several of its words is never off-topic. */
export function intentOf(answer: string, language: SurveyLanguage, about: string): Intent {
  const text = spaced(answer)
  // Arabic writes "and" and "so" together with the word that follows.
  const says = (phrase: string) =>
    text.includes(` ${phrase} `) || text.includes(` و${phrase} `) || text.includes(` ف${phrase} `)
  const grave = graveIntent(answer, says)
  if (grave) return grave
  if (isGibberish(answer)) return 'gibberish'
  const count = wordsOf(answer).length
  const isAsking = askedBack(answer) !== undefined
  for (const { intents } of new Set([lexicons[language], ...everywhere])) {
    const found = inOrder.find(
      (kind) =>
        count <= longest[kind] && intents[kind].some((each) => fits(each, count) && says(each)),
    )
    if (!found) continue
    if (isAsking && found !== 'stop') return 'question-back'
    if (found !== 'offTopic') return named[found]
    const { stopWords } = lexicons[language]
    const enough = isTurnedToUs(answer, intents.offTopic, stopWords) ? bothAtLeast : 1
    // A survey about football is spoken to by who speaks of football.
    const isAbout = intents.offTopic.some(
      (each) => says(each) && spaced(about).includes(` ${each} `),
    )
    if (!isAbout && sharedWords(answer, about, stopWords) < enough) return named[found]
  }
  if (isAsking) return 'question-back'
  if (count <= longest.questionBack && isAskedBack(answer, language)) return 'question-back'
  return isAdvertising(answer) ? 'off-topic' : 'answer'
}

// People and attackers switch languages: what must not be missed is looked for in all of them.
const everywhere = Object.values(lexicons)
const inOrder = ['stop', 'refuse', 'dontKnow', 'questionBack', 'offTopic'] as const
const named = {
  stop: 'stop',
  refuse: 'refuse',
  dontKnow: 'dont-know',
  questionBack: 'question-back',
  offTopic: 'off-topic',
} as const

function graveIntent(answer: string, says: (phrase: string) => boolean): Intent | undefined {
  if (isDistressed(answer)) return 'distress'
  if (everywhere.some(({ intents }) => intents.injection.some(says))) return 'injection'
  return isInstructing(answer) ? 'injection' : undefined
}

/** One word alone means "stop" or "pass" only when there is hardly another. */
function fits(phrase: string, count: number): boolean {
  return phrase.includes(' ') || count <= 2
}

function isGibberish(answer: string): boolean {
  const found = wordsOf(answer)
  if (found.length === 0) return !/\p{Extended_Pictographic}/u.test(answer)
  if (/^\p{N}+$/u.test(answer.trim())) return false
  if (oddShare(answer) >= 0.6) return true
  // One word over and over.
  return found.length >= 4 && new Set(found.map(({ folded }) => folded)).size === 1
}

/** The share of a text's words that are none, 0 to 1. */
export function oddShare(text: string): number {
  const found = wordsOf(text)
  return found.filter(({ folded }) => isOdd(folded)).length / (found.length || 1)
}

function isOdd(word: string): boolean {
  if (/^\p{N}+$/u.test(word)) return false
  // "Muuuuito" is a word said slowly, "zzzz" is none.
  if (/(.)\1{3,}/u.test(word)) return new Set(word).size < 3
  if (mashed(word) >= mostlyMash) return true
  if (!/^[a-z]+$/.test(word)) return false
  if (word.length >= 4 && !/[aeiouy]/.test(word)) return true
  return /[bcdfghjklmnpqrstvwxz]{6,}/.test(word)
}

/** The share of a word's letters that stand in a mash. */
function mashed(word: string): number {
  const hit = new Set<number>()
  for (const mash of mashes)
    for (let at = word.indexOf(mash); at >= 0; at = word.indexOf(mash, at + 1))
      for (let letter = at; letter < at + mash.length; letter++) hit.add(letter)
  return hit.size / word.length
}

/** Nothing but one question. */
function isAskedBack(answer: string, language: SurveyLanguage): boolean {
  const text = answer.trim().replace(/^¿/, '')
  if (!/^[^.!?؟\n]+[?؟]+$/.test(text)) return false
  return grammars[language].question.test(text) || addressed[language].test(text)
}

/** How a question to the interviewer may begin without a word that asks. */
const addressed: Record<SurveyLanguage, RegExp> = {
  'pt-br': /^(?:(?:mas|e)\s+)?(?:vocês?|vcs?|pode|podem|poderia|consegue|isso|isto|tem|é)\s/iu,
  en: /^(?:(?:but|and)\s+)?(?:you|this is|so this)\s/iu,
  ar: /^(?:لكن\s+)?(?:من|هل|ما|أين|أنت)\s/u,
  es: /^(?:(?:pero|y)\s+)?(?:eres|es|puedes?|podrías?|usted|tú|esto)\s/iu,
}

function isAdvertising(answer: string): boolean {
  return /https?:\/\/|www\.\w/i.test(answer) && wordsOf(answer).length < 25
}

/** Asks us something, or begins by telling us to do something. "My dog" and "the weather" may well be part of an answer. */
function isTurnedToUs(
  answer: string,
  phrases: readonly string[],
  stopWords: ReadonlySet<string>,
): boolean {
  if (/[?؟]/.test(answer)) return true
  const text = spaced(answer)
  const isOrder = (phrase: string) => !stopWords.has(phrase.split(' ')[0] ?? '')
  return phrases.some((each) => text.startsWith(` ${each} `) && isOrder(each))
}

/** How many words that mean something two texts have in common. */
function sharedWords(a: string, b: string, stopWords: ReadonlySet<string>): number {
  const stems = new Set(contentStems(b, stopWords))
  return new Set(contentStems(a, stopWords).filter((stem) => stems.has(stem))).size
}

function contentStems(text: string, stopWords: ReadonlySet<string>): string[] {
  return wordsOf(text)
    .filter(({ folded }) => folded.length > 2 && !stopWords.has(folded))
    .map(({ stem }) => stem)
}
