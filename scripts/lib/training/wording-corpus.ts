// The corpus of wordings: `tests/corpus/questions/<language>-<author>/`, see docs/corpus.md.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import { readRows } from './corpus.ts'

export const wordingFolder = 'tests/corpus/questions'

const WordingGoal = z.object({
  /** Unique within the folder. */
  n: z.string(),
  g: z.string(),
})

const Label = z.object({
  grade: z.enum(['0', '1', '2']),
  kind: z.string().min(1),
  n: z.string(),
  /** `-` of a title or a description. */
  thing: z.string(),
  text: z.string().min(1),
})
export type WordingLabel = z.infer<typeof Label>

export type WordingAuthor = {
  author: string
  /** By `n`. */
  goals: ReadonlyMap<string, string>
  labels: readonly WordingLabel[]
}

/** Goals that are measured on, and never learned from. */
export const isHeldBack = (author: string) => /-h\d+$/u.test(author)

export function readWordings(language: SurveyLanguage): WordingAuthor[] {
  if (!existsSync(wordingFolder)) return []
  return readdirSync(wordingFolder)
    .filter((folder) => folder.replace(/-[a-z]*\d+$/u, '') === language)
    .toSorted()
    .map((author) => {
      const goals = readRows(join(wordingFolder, author, 'goals.jsonl'), WordingGoal)
      return {
        author,
        goals: new Map(goals.map(({ n, g }) => [n, g])),
        labels: readLabels(join(wordingFolder, author, 'labels.tsv')),
      }
    })
}

/** @throws {Error} that names the file and line of a label that is not one. */
export function readLabels(file: string): WordingLabel[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      const [grade, kind, n, thing, text] = line.split('\t')
      const parsed = Label.safeParse({ grade, kind, n, thing, text })
      if (!parsed.success) throw new Error(`${file}:${at + 1}: ${z.prettifyError(parsed.error)}`)
      return [parsed.data]
    })
}
