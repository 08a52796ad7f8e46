import { asking } from './es/asking.ts'
import { clarifying } from './es/clarifying.ts'
import { openings } from './es/openings.ts'
import { plainProbes } from './es/plain-probes.ts'
import { probes } from './es/probes.ts'
import { replies } from './es/replies.ts'
import type { Templates } from './template.ts'

export const spanish: Templates = {
  ...openings,
  ...asking,
  ...clarifying,
  ...probes,
  ...plainProbes,
  ...replies,
}
