// The figures of a prompt's measurement.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { prompts } from '../../../../services/adapters/ai/openai/prompts.ts'
import type { MeasuredStep } from './prompt-hash.ts'

/** A measurement of fewer cases says nothing. */
export const minCases = 30

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Figure = z
  .strictObject({ count: z.int().min(0), of: z.int().min(0) })
  .refine(({ count, of }) => count <= of)

const ScoreFile = z.strictObject({
  prompt: z.string(),
  /** The hash of the prompt and of the schema of its reply. */
  promptHash: Hash,
  engine: z.string().min(1),
  model: z.string().min(1),
  date: z.iso.date(),
  /** The cases that got a reply. */
  cases: z.int().min(minCases),
  failed: z.int().min(0),
  /** The hash of the file of cases. */
  setHash: Hash,
  note: z.string().optional(),
  figures: z.record(z.string(), Figure).refine((all) => Object.keys(all).length > 0),
})
export type ScoreFile = z.infer<typeof ScoreFile>
export type Figures = ScoreFile['figures']

/** Throws for a file of another shape, such as a measurement of too few cases. */
export const parseScoreFile = (json: string): ScoreFile => ScoreFile.parse(JSON.parse(json))

export const scoresFolder = new URL(
  '../../../../services/adapters/ai/openai/prompts/scores/',
  import.meta.url,
)

/** `version` is that of a prompt, such as `judge-2`. */
export const readScoreFile = (version: string): ScoreFile =>
  parseScoreFile(readFileSync(new URL(`${version}.json`, scoresFolder), 'utf8'))

export function writeScoreFile(step: MeasuredStep, score: ScoreFile): void {
  const file = new URL(`${prompts[step].version}.json`, scoresFolder)
  writeFileSync(file, `${JSON.stringify(ScoreFile.parse(score), null, 2)}\n`)
}
