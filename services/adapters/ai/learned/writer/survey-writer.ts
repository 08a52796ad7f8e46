// Marks the things of a goal, and writes their spoken questions, learned from goals for which people did the same.
import { existsSync, readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { perLanguage } from '../../languages/languages.ts'
import { lowerFirst, upperFirst } from '../../rules/text/sentence.ts'
import { cachedByText } from '../../rules/text/text-cache.ts'
import { fold, tokenize, type Token } from '../../rules/text/tokenizer.ts'
import { likeliestMarks, markKinds } from './marks.ts'
import { searchSequences } from './beam-search.ts'
import { openVerdicts } from './sequence-verdicts.ts'
import { openSubwords, tokenNumbers } from './subwords.ts'
import { openTransformer } from './transformer.ts'
import { parseWriter, type WriterFile } from './writer-file.ts'

/** `score`: the mean logarithm of the probability of a token, 0 at best. */
export type WrittenText = { text: string; score: number }

/** `start` and `end` are UTF-16 offsets into the goal. */
export type MarkedPart = { text: string; start: number; end: number }

/** Mean logarithms of a token's probability, without their sign. */
const doubtSteps = [0.04, 0.08, 0.12, 0.17, 0.23, 0.3, 0.4, 0.55]

/** How far a question can be trusted: from 0, certain, to 8. */
export const doubtOf = ({ score }: Pick<WrittenText, 'score'>): number =>
  doubtSteps.filter((least) => -score >= least).length

export type QuestionVerdict = {
  /** Logarithms of the probability of a token, without their sign: their mean, and that of the least probable three. */
  doubts: { mean: number; highest: number }
  /** Probabilities of being broken, plain and good. */
  grades: Float32Array
}

export type SurveyWriter = {
  /** Best first. */
  questions: (thing: string, goal: string) => readonly WrittenText[]
  /** Judges a question, which another may have written. */
  judge: (question: string, thing: string, goal: string) => QuestionVerdict
  /** What the goal asks, in its order. */
  things: (goal: string) => readonly MarkedPart[]
}

const search = { beams: 4, longest: 45 }
const recentReadings = 4
/** An owner who asks for other questions gives the same goal again. */
const recentResults = { questions: 200, verdicts: 4_000, things: 200 }
const leastProbable = 3

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export function openSurveyWriter(file: WriterFile): SurveyWriter {
  const { longest, words } = file.head
  const subwords = openSubwords(file.head)
  const transformer = openTransformer(file)
  const known = new Set(words.map(fold))
  const read = (thing: string, goal: string) => {
    const own = subwords.encode(lowerFirst(thing)).slice(0, longest.thing)
    const whole = subwords.encode(goal).slice(0, longest.goal)
    const tokens = [...own, tokenNumbers.separator, ...whole]
    const reading = transformer.read(
      tokens,
      tokens.map((_, at) => (at < own.length ? 1 : 0)),
    )
    return { reading, verdictOf: openVerdicts(transformer, reading) }
  }
  const readings = new LRUCache<string, ReturnType<typeof read>>({
    max: recentReadings,
    memoMethod: (key) => read(...(JSON.parse(key) as [string, string])),
  })
  const markWords = (goal: string): PlacedWord[] => {
    const encoded = subwords.encodeWords(goal)
    const tokens = encoded.flatMap(({ numbers }) => numbers).slice(0, longest.whole)
    const marks = transformer.mark([tokenNumbers.separator, ...tokens])
    // The mark of a word is that of its first piece.
    let at = 1
    return encoded.flatMap(({ numbers, start, end }) => {
      const mark = marks[at]
      at += numbers.length
      return mark ? [{ start, end, mark }] : []
    })
  }
  const readingOf = (thing: string, goal: string) => readings.memo(JSON.stringify([thing, goal]))
  return {
    questions: cachedByTexts(recentResults.questions, (thing, goal) => {
      const given = tokenize(`${thing} ${goal}`)
      // Another word is most often a slip of the copying.
      const isKnown = ({ folded, stem }: Token) =>
        known.has(folded) || given.some((each) => areFormsOfOneWord(each.stem, stem))
      return searchSequences(transformer, readingOf(thing, goal).reading, search)
        .map((written) => ({
          text: upperFirst(subwords.decode(written.tokens)),
          score: written.score,
        }))
        .filter(
          ({ text }) =>
            /[?؟.]$/u.test(text) && !brokenNumber.test(text) && tokenize(text).every(isKnown),
        )
    }),
    judge: cachedByTexts(recentResults.verdicts, (question, thing, goal) => {
      const tokens = subwords.encode(lowerFirst(question))
      const { logarithms, grades } = readingOf(thing, goal).verdictOf(tokens)
      const lowest = logarithms.toSorted((a, b) => a - b).slice(0, leastProbable)
      return { doubts: { mean: -meanOf(logarithms), highest: -meanOf(lowest) }, grades }
    }),
    things: cachedByTexts(recentResults.things, (goal) => markedParts(goal, markWords(goal))),
  }
}

function cachedByTexts<V, Texts extends string[]>(
  max: number,
  compute: (...texts: Texts) => V,
): (...texts: Texts) => V {
  const cached = cachedByText(max, (key) => compute(...(JSON.parse(key) as Texts)))
  return (...texts) => cached(JSON.stringify(texts))
}

/** `start` and `end` are offsets into the goal. */
type PlacedWord = { start: number; end: number; mark: Float32Array }

/** Signs, and the conjunctions of English, Portuguese, Spanish and Arabic. */
const joint =
  /^(?:[^\p{L}\p{N}'’"“”()«»-]|and|or|but|plus|also|as|e|ou|mas|nem|bem|assim|além|também|y|o|u|و\p{L}*|أو|او|ثم)$/iu

function markedParts(goal: string, words: readonly PlacedWord[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  const kinds = likeliestMarks(
    words.map(({ start, end, mark }) => ({
      probabilities: mark,
      isJoint: joint.test(goal.slice(start, end)),
    })),
  )
  for (const [at, { start, end }] of words.entries()) {
    const kind = kinds[at]!
    if (kind === markKinds.begins) parts.push({ text: '', start, end })
    const part = parts.at(-1)
    if (kind === markKinds.outside || !part) continue
    part.end = end
    part.text = goal.slice(part.start, end)
  }
  return parts
}

/** "5icing": copied from two words. */
const brokenNumber = /\d\p{L}{3}/u

/** Letters at the end by which the forms of a word differ. */
const ending = 3
/** The prefix of the person of an Arabic verb. */
const person = /^[يتنأا](?=\p{L}{3})/u

/** "Coped" and "cope": the one begins the other. */
function areFormsOfOneWord(left: string, right: string): boolean {
  const [one, other] = [left, right].map((word) => word.replace(person, ''))
  const begins = one!.startsWith(other!) || other!.startsWith(one!)
  return left === right || (begins && Math.abs(one!.length - other!.length) <= ending)
}

/** Read when a language is first needed; undefined where it has none. `npm run train:writer` writes the files. */
export const surveyWriterOf = perLanguage(({ models: folder }): SurveyWriter | undefined => {
  const file = folder && new URL('survey-writer.bin', folder)
  return file && existsSync(file) ? openSurveyWriter(parseWriter(readFileSync(file))) : undefined
})
