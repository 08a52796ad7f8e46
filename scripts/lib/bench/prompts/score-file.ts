// What is known about a prompt: figures of a measurement, or that it was not measured.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { prompts, type StepName } from '../../../../services/adapters/ai/openai/prompts.ts'

/** A measurement of fewer cases says nothing. */
export const minCases = 30

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Figure = z
  .strictObject({ count: z.int().min(0), of: z.int().min(0) })
  .refine(({ count, of }) => count <= of)

const ScoreFile = z.discriminatedUnion('measured', [
  z.strictObject({
    prompt: z.string(),
    /** Of the prompt and the schema of its reply. */
    promptHash: Hash,
    measured: z.literal(true),
    engine: z.string().min(1),
    model: z.string().min(1),
    date: z.iso.date(),
    /** The cases that got a reply. */
    cases: z.int().min(minCases),
    failed: z.int().min(0),
    /** Of the file of cases. */
    setHash: Hash,
    note: z.string().optional(),
    figures: z.record(z.string(), Figure).refine((all) => Object.keys(all).length > 0),
  }),
  z.strictObject({
    prompt: z.string(),
    promptHash: Hash,
    measured: z.literal(false),
    reason: z.string().min(1),
  }),
])
export type ScoreFile = z.infer<typeof ScoreFile>
export type Figures = Extract<ScoreFile, { measured: true }>['figures']

/** Throws for a file of another shape, such as a measurement of too few cases. */
export const parseScoreFile = (json: string): ScoreFile => ScoreFile.parse(JSON.parse(json))

const scoreFileUrl = (step: StepName) =>
  new URL(
    `../../../../services/adapters/ai/openai/prompts/scores/${prompts[step].version}.json`,
    import.meta.url,
  )

/** Of the step's current prompt; undefined where there is none. */
export function readScoreFile(step: StepName): ScoreFile | undefined {
  const file = scoreFileUrl(step)
  return existsSync(file) ? parseScoreFile(readFileSync(file, 'utf8')) : undefined
}

export function writeScoreFile(step: StepName, score: ScoreFile): void {
  writeFileSync(scoreFileUrl(step), `${JSON.stringify(ScoreFile.parse(score), null, 2)}\n`)
}
