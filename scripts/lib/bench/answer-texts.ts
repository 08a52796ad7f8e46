// Texts of answers, each different: the engine's caches by text would take over the work of answers that are alike.
import { FeelingRow, readCorpus, SituationRow, WorthRow } from '../training/corpus.ts'

/** Shorter ones are hardly answers. */
const minLength = 30

/** The corpus in English, without refusals and calls for help: they end a conversation or change its course. */
function readTexts(): readonly string[] {
  const rows = [
    readCorpus('worth', 'en', WorthRow).flatMap(({ rows }) =>
      rows.flatMap((row) => ('a' in row ? [row.a] : [])),
    ),
    readCorpus('feeling', 'en', FeelingRow).flatMap(({ rows }) => rows.map(({ t }) => t)),
    readCorpus('situations', 'en', SituationRow).flatMap(({ rows }) => rows.map(({ t }) => t)),
  ]
  return [...new Set(rows.flat())].filter((text) => text.length >= minLength)
}

let texts: readonly string[] | undefined

/** A text for each number, always the same one; neighbours are of different authors and kinds. */
export function answerTextAt(index: number): string {
  texts ??= readTexts()
  const { length } = texts
  const at = (place: number) => texts![(place * stride) % length]!
  const round = Math.floor(index / length)
  return round === 0 ? at(index) : `${at(index)} ${at(index + round)}`
}

/** A prime, so that all texts come before the first of them comes again. */
const stride = 1_009
