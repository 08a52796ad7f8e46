// The corpus of answers: `tests/corpus/answers/<language>-<author>/<kind>.jsonl`, see docs/corpus.md.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import { situations } from '../../../services/adapters/ai/languages/types/situations.ts'

const corpusFolder = 'tests/corpus/answers'
const phraseFolder = 'tests/corpus/phrases'

export const corpusLanguages: readonly SurveyLanguage[] = ['en', 'pt-br', 'ar', 'es']

/** Polarity as written in the corpus. */
const Polarity = z.enum(['neg', 'neu', 'mix', 'pos'])

export const SafetyRow = z.object({
  q: z.string().default(''),
  t: z.string(),
  y: z.enum(['distress', 'concern', 'none']),
  k: z.string(),
})
/** A row of a set that is used once, without kinds. */
export const BlindSafetyRow = SafetyRow.omit({ k: true })
export const BlindFeelingRow = z.object({
  q: z.string().default(''),
  t: z.string(),
  y: Polarity,
  hard: z.boolean().default(false),
})

export const FeelingRow = z.object({
  q: z.string().default(''),
  t: z.string(),
  y: Polarity,
  k: z.string(),
  e: z.array(z.string()).default([]),
  a: z.array(z.tuple([z.string(), z.enum(['neg', 'neu', 'pos'])])).optional(),
})
export const IntentRow = z.object({
  q: z.string().default(''),
  t: z.string(),
  i: z.array(z.string()),
})
/** A survey, or an answer to one of its questions. */
export const WorthRow = z.union([
  z.object({
    s: z.string(),
    goal: z.string(),
    points: z.array(z.string()).default([]),
    q: z.array(z.string()),
  }),
  z.object({
    s: z.string(),
    q: z.int().default(0),
    a: z.string(),
    y: z.union([z.literal(0), z.literal(1)]),
    k: z.string(),
  }),
])
export const SituationRow = z.object({
  /** Domain. */
  d: z.string(),
  t: z.string(),
  y: z.enum([...situations, 'none']),
})
export const GoalRow = z.object({
  g: z.string(),
  k: z.string(),
  c: z.array(z.object({ p: z.string(), s: z.string() })),
})

export type Authored<T> = { author: string; rows: T[] }

/** The rows of each author of a language. `kind` is the file's name without its ending. */
export function readCorpus<T>(
  kind: string,
  language: SurveyLanguage,
  row: z.ZodType<T>,
): Authored<T>[] {
  return readdirSync(corpusFolder)
    .filter((folder) => folder.replace(/-[a-z]*\d+$/, '') === language)
    .toSorted()
    .flatMap((author) => {
      const file = join(corpusFolder, author, `${kind}.jsonl`)
      return existsSync(file) ? [{ author, rows: readRows(file, row) }] : []
    })
}

/** @throws {Error} that names the file and line of a row that is not one. */
export function readRows<T>(file: string, row: z.ZodType<T>): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      const parsed = row.safeParse(JSON.parse(line))
      if (!parsed.success) throw new Error(`${file}:${at + 1}: ${z.prettifyError(parsed.error)}`)
      return [parsed.data]
    })
}

/** Short utterances, one a line, in `tests/corpus/phrases/<language>-<author>/<label>.txt`. */
export function readPhrases(
  language: SurveyLanguage,
  labels: readonly string[],
): { author: string; text: string; label: string }[] {
  return readdirSync(phraseFolder)
    .filter((folder) => folder.replace(/-[a-z]$/, '') === language)
    .toSorted()
    .flatMap((author) =>
      labels.flatMap((label) => {
        const file = join(phraseFolder, author, `${label}.txt`)
        const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
        return lines.filter((line) => line.trim() !== '').map((text) => ({ author, text, label }))
      }),
    )
}
