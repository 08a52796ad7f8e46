// How far a text of the survey writer can be trusted, in steps.
import type { WrittenText } from './survey-writer.ts'

/** Mean logarithms of a token's probability, without their sign. */
const steps = [0.04, 0.08, 0.12, 0.17, 0.23, 0.3, 0.4, 0.55]

/** From 0, certain, to 8. */
export const doubtOf = ({ score }: Pick<WrittenText, 'score'>): number =>
  steps.filter((least) => -score >= least).length
