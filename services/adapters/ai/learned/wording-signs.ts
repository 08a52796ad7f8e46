// The features of a wording that the engine made: a spoken question, a title or a description.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf, perLanguage } from '../languages/languages.ts'
import { contentStems } from '../rules/text/content-stems.ts'
import { fold, splitWords, tokenize } from '../rules/text/tokenizer.ts'
import { classOfWord } from './noun-classes.ts'
import { surveyWriterOf } from './writer/survey-writer.ts'
import { addFeature, addScaledGroup, unifyLetters, type Features } from './features.ts'

export type Wording = {
  text: string
  /** How it was made; undefined where a person wrote it. */
  kind: string | undefined
  /** What it asks about, in the owner's words; empty for a title and a description. */
  thing: string
  goal: string
  /** What the thing names, where it is a noun phrase. */
  nounClass?: string | undefined
}

const longestSequence = 4
const endingLength = 2
const weights = { shapes: 1.5, words: 1, edges: 1 }
const lengthSteps = [3, 5, 8, 12, 16, 20, 26]
const shares = [0, 0.01, 0.34, 0.67, 0.99]

const wordsOf = (text: string) => splitWords(fold(unifyLetters(text.toLowerCase())))

/** Words of a language that are known by themselves: stop words, and those of its frames. */
const plainWordsOf = perLanguage(({ lexicon, questionFrames }): ReadonlySet<string> => {
  const { byClass = {}, anyNoun = [], subject = [] } = questionFrames ?? {}
  const frames = [...Object.values(byClass).flat(), ...anyNoun, ...subject]
  return new Set([...lexicon.stopWords, ...wordsOf(frames.join(' ').replaceAll(/\{\w+\}/g, ''))])
})

const endOf = (word: string) => word.slice(-endingLength)

/** Content words are known by their end, and by whether they are the owner's. */
function shapesOf(words: readonly string[], { thing, goal }: Wording, language: SurveyLanguage) {
  const plain = plainWordsOf(language)
  const shapeOf = languageOf(language).questionFrames?.shapeOf ?? endOf
  const [inThing, inGoal] = [new Set(wordsOf(thing)), new Set(wordsOf(goal))]
  return words.map((word) => {
    if (plain.has(word)) return { coarse: word, fine: word }
    const origin = inThing.has(word) ? 'T' : inGoal.has(word) ? 'G' : 'X'
    const named = classOfWord(word, language)
    return {
      coarse: named ? `${origin}N` : origin,
      fine: `${origin}${named ?? shapeOf(word)}`,
    }
  })
}

export function wordingFeatures(wording: Wording, language: SurveyLanguage): Features {
  const words = wordsOf(wording.text)
  const shapes = shapesOf(words, wording, language)
  const features: Features = new Map()
  const shapeCounts = new Map<string, number>()
  countSequences(shapeCounts, ['^', ...shapes.map(({ coarse }) => coarse), '$'], longestSequence)
  const fine = new Map<string, number>()
  countSequences(fine, ['^', ...shapes.map((each) => each.fine), '$'], 3)
  const raw = new Map<string, number>()
  countSequences(raw, words, 2)
  addScaledGroup(features, shapeCounts, { prefix: 'n:', weight: weights.shapes })
  addScaledGroup(features, fine, { prefix: 'f:', weight: weights.shapes })
  addScaledGroup(features, raw, { prefix: 'w:', weight: weights.words })
  for (const sign of signsOf(wording, words, language)) addFeature(features, `s:${sign}`)
  addDoubts(features, wording, language)
  return features
}

function countSequences(counts: Map<string, number>, items: readonly string[], longest: number) {
  for (let at = 0; at < items.length; at++)
    for (let length = 1; length <= longest && at + length <= items.length; length++)
      addFeature(counts, items.slice(at, at + length).join(' '))
}

/** How improbable the survey writer finds a question. */
function addDoubts(
  features: Features,
  { text, thing, goal, kind = '' }: Wording,
  language: SurveyLanguage,
): void {
  const doubts = thing && surveyWriterOf(language)?.judge(text, thing, goal).doubts
  if (!doubts) return
  const [mean, highest] = [step(meanSteps, doubts.mean), step(highestSteps, doubts.highest)]
  for (const sign of [`mean=${mean}`, `highest=${highest}`, `mean=${mean}&kind=${kindGroup(kind)}`])
    addFeature(features, `d:${sign}`)
  features.set('d:mean', Math.min(doubts.mean, farthest.mean) / farthest.mean)
  features.set('d:highest', Math.min(doubts.highest, farthest.highest) / farthest.highest)
}

const meanSteps = [0.05, 0.1, 0.17, 0.25, 0.35, 0.5, 0.7, 0.95, 1.3, 1.8, 2.5]
const highestSteps = [0.2, 0.5, 1, 1.6, 2.3, 3.2, 4.5, 6]
const farthest = { mean: 2, highest: 6 }

/** Without the class of a noun or the step of a doubt. */
const kindGroup = (kind: string) => kind.replace(/:.*/u, '')

function signsOf(wording: Wording, words: readonly string[], language: SurveyLanguage): string[] {
  const { text, kind, thing, goal, nounClass } = wording
  const { clauses, lexicon, questionFrames } = languageOf(language)
  const frame = words.slice(0, 3).join(' ')
  const isClause = thing !== '' && clauses.question.test(thing)
  const content = words.filter((word) => !lexicon.stopWords.has(word))
  const audience = clauses.audience(goal)
  const namesAudience = audience !== undefined && fold(text).includes(fold(audience))
  return [
    `kind=${kind}`,
    `kind=${kind}&clause=${isClause}`,
    `frame=${frame}`,
    `frame=${frame}&clause=${isClause}`,
    `end=${words.slice(-2).join(' ')}`,
    `length=${step(lengthSteps, words.length)}`,
    `thing=${step(lengthSteps, wordsOf(thing).length)}&kind=${kind}`,
    ...(nounClass ? [`class=${nounClass}&frame=${frame}`, `class=${nounClass}&kind=${kind}`] : []),
    ...(content.length > new Set(content).size ? ['repeats'] : []),
    ...(namesAudience ? ['audience', `audience&kind=${kind}`] : []),
    ...nounSigns(wording, content, language),
    ...sharesOf(wording, language),
    ...(questionFrames?.seams(text) ?? []),
  ]
}

/** A question without a noun is seldom understood alone; a list in one is seldom a sentence. */
function nounSigns(
  { text, kind }: Wording,
  content: readonly string[],
  language: SurveyLanguage,
): string[] {
  const nouns = (words: readonly string[]) =>
    Math.min(2, words.filter((word) => classOfWord(word, language)).length)
  const inner = wordsOf(text.split(/[,،:]/u).slice(1).join(' '))
  const count = Math.min(4, content.length)
  return [
    `content=${count}`,
    `nouns=${nouns(content)}&content=${count}`,
    `nouns=${nouns(content)}&kind=${kind}`,
    `marks=${Math.min(3, text.match(/[,،;:/]/gu)?.length ?? 0)}&kind=${kind}`,
    ...(kind === 'context'
      ? [`inner=${nouns(inner)}&words=${step(lengthSteps, inner.length)}`]
      : []),
  ]
}

/** How much of the thing is left out, and how much is new. */
function sharesOf({ text, thing, goal }: Wording, language: SurveyLanguage): string[] {
  const stemsOf = (part: string) => new Set(contentStems(tokenize(part), language))
  const [own, asked, all] = [stemsOf(text), stemsOf(thing), stemsOf(goal)]
  if (asked.size === 0) return []
  const missing = asked.difference(own).size / asked.size
  const foreign = own.difference(asked).difference(all).size
  const [left, added] = [step(shares, missing), Math.min(3, foreign)]
  const [begins, asks] = [text, thing].map((part) => wordsOf(part).slice(0, 2).join(' '))
  return [
    `missing=${left}`,
    `foreign=${added}`,
    `missing=${left}&foreign=${added}&same=${begins === asks}`,
  ]
}

const step = (steps: readonly number[], value: number) =>
  steps.filter((each) => value >= each).length
