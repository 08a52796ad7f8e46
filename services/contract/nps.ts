// The Net Promoter Score: promoters less detractors, in percent of the answers.
import { z } from 'zod'
import { limits } from './limits.ts'

const { min, max } = limits.nps

/** The answers to one question. */
export const NpsFigures = z.object({
  /** The question of a form; null for the answers of an interview, which words it for each respondent. */
  question: z.string().nullable(),
  answers: z.int(),
  /** -100 to 100. */
  score: z.int(),
  /** Answers from 0 to 6. */
  detractors: z.int(),
  /** Answers of 7 and 8. */
  passives: z.int(),
  /** Answers of 9 and 10. */
  promoters: z.int(),
  /** Answers by value, from 0 to 10. */
  distribution: z.array(z.int()).length(max - min + 1),
})
export type NpsFigures = z.infer<typeof NpsFigures>

export type NpsGroup = 'detractors' | 'passives' | 'promoters'

export const npsGroupOf = (value: number): NpsGroup =>
  value <= 6 ? 'detractors' : value <= 8 ? 'passives' : 'promoters'

/** `answers`: texts of answers, and how many there are of each. Other texts than the values do not count. */
export function npsFigures(
  question: string | null,
  answers: Iterable<readonly [text: string, count: number]>,
): NpsFigures {
  const distribution = Array.from({ length: max - min + 1 }, () => 0)
  for (const [text, count] of answers) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) distribution[value - min]! += count
  }
  const groups = { detractors: 0, passives: 0, promoters: 0 }
  for (const [index, count] of distribution.entries()) groups[npsGroupOf(index + min)] += count
  const { detractors, promoters } = groups
  const total = distribution.reduce((sum, count) => sum + count, 0)
  const score = total === 0 ? 0 : Math.round((100 * (promoters - detractors)) / total)
  // Without a negative zero.
  return { question, answers: total, score: score || 0, ...groups, distribution }
}
