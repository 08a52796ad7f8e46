// Reads the things of a goal, and writes their spoken questions and the survey's title, learned from goals for which people did
// the same.
import { existsSync, readFileSync } from 'node:fs'
import { perLanguage } from '../../languages/languages.ts'
import { lowerFirst, upperFirst } from '../../rules/text/sentence.ts'
import { fold, tokenize, type Token } from '../../rules/text/tokenizer.ts'
import { searchSequences } from './beam-search.ts'
import { openSubwords, tokenNumbers, type Start } from './subwords.ts'
import { openTransformer, type Reading } from './transformer.ts'
import { parseWriter, type WriterFile } from './writer-file.ts'

/** `score`: the mean logarithm of the probability of a token, 0 at best. */
export type WrittenText = { text: string; score: number }

/** `start` and `end` are UTF-16 offsets into the goal; `certainty` is the probability of its least certain word. */
export type MarkedPart = { text: string; start: number; end: number; certainty: number }

export type SurveyWriter = {
  /** Best first. */
  questions: (thing: string, goal: string) => WrittenText[]
  /** Best first. `<topic>`: what the conversation is about, as it stands in a sentence. */
  names: (kind: Start, goal: string) => WrittenText[]
  /** What the goal asks, in its order. */
  things: (goal: string) => MarkedPart[]
}

const search = { beams: 4, longest: 45 }

export function openSurveyWriter(file: WriterFile): SurveyWriter {
  const { longest, words } = file.head
  const subwords = openSubwords(file.head)
  const transformer = openTransformer(file)
  const known = new Set(words.map(fold))
  const write = (reading: Reading, given: string, start?: number): WrittenText[] => {
    const readTokens = tokenize(given)
    // Another word is most often a slip of the copying.
    const isKnown = ({ folded, stem }: Token) =>
      known.has(folded) || readTokens.some((each) => areFormsOfOneWord(each.stem, stem))
    return searchSequences(transformer, reading, { ...search, start }).flatMap(
      ({ tokens, score }) => {
        const text = upperFirst(subwords.decode(tokens))
        return text !== '' && tokenize(text).every(isKnown) ? [{ text, score }] : []
      },
    )
  }
  const encodeGoal = (goal: string) => [
    tokenNumbers.separator,
    ...subwords.encode(goal).slice(0, longest.whole),
  ]
  return {
    questions(thing, goal) {
      const own = subwords.encode(lowerFirst(thing)).slice(0, longest.thing)
      const whole = subwords.encode(goal).slice(0, longest.goal)
      const tokens = [...own, tokenNumbers.separator, ...whole]
      const reading = transformer.read(
        tokens,
        tokens.map((_, at) => (at < own.length ? 1 : 0)),
      )
      return write(reading, `${thing} ${goal}`).filter(({ text }) => /[?؟.]$/u.test(text))
    },
    names(kind, goal) {
      const start = subwords.startOf(kind)
      return start === undefined ? [] : write(transformer.read(encodeGoal(goal), []), goal, start)
    },
    things(goal) {
      const encoded = subwords.encodeWords(goal)
      const marks = transformer.mark([
        tokenNumbers.separator,
        ...encoded.flatMap(({ numbers }) => numbers).slice(0, longest.whole),
      ])
      let at = 1
      const words = encoded.flatMap(({ numbers, start, end }) => {
        const mark = marks[at]
        at += numbers.length
        return mark ? [{ start, end, mark }] : []
      })
      return markedParts(goal, words)
    },
  }
}

const [outside, begins] = [0, 1]

type MarkedWord = { start: number; end: number; mark: Float32Array }

function markedParts(goal: string, words: readonly MarkedWord[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let isInside = false
  for (const { start, end, mark } of words) {
    const certainty = Math.max(...mark)
    const kind = mark.indexOf(certainty)
    if (kind === outside) isInside = false
    else if (kind === begins || !isInside) {
      parts.push({ text: goal.slice(start, end), start, end, certainty })
      isInside = true
    } else {
      const part = parts.at(-1)!
      part.end = end
      part.text = goal.slice(part.start, end)
      part.certainty = Math.min(part.certainty, certainty)
    }
  }
  return parts
}

/** Letters at the end in which the forms of a word differ. */
const ending = 3
const shortestStem = 3

/** "Coped" and "cope". */
function areFormsOfOneWord(left: string, right: string): boolean {
  if (left === right) return true
  const stem = Math.max(shortestStem, Math.min(left.length, right.length) - ending)
  const isAsLong = Math.abs(left.length - right.length) <= ending
  return isAsLong && left.slice(0, stem) === right.slice(0, stem)
}

/** Read when a language is first needed; undefined where it has none. `npm run train:writer` writes the files. */
export const surveyWriterOf = perLanguage(({ models: folder }): SurveyWriter | undefined => {
  const file = folder && new URL('survey-writer.bin', folder)
  return file && existsSync(file) ? openSurveyWriter(parseWriter(readFileSync(file))) : undefined
})
