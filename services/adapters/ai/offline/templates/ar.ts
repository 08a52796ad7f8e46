import { asking } from './ar/asking.ts'
import { clarifying } from './ar/clarifying.ts'
import { openings } from './ar/openings.ts'
import { plainProbes } from './ar/plain-probes.ts'
import { probes } from './ar/probes.ts'
import { replies } from './ar/replies.ts'
import type { Templates } from './template.ts'

export const arabic: Templates = {
  ...openings,
  ...asking,
  ...clarifying,
  ...probes,
  ...plainProbes,
  ...replies,
}
