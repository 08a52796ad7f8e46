import type { DuplicatesPolicy } from '#contract/survey.ts'

/** How often one person may answer, least to most restrictive. */
export const duplicatesPolicies = [
  'unlimited',
  'once-per-browser',
  'once-per-link',
] as const satisfies readonly DuplicatesPolicy[]
