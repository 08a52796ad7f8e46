import { asking } from './en/asking.ts'
import { clarifying } from './en/clarifying.ts'
import { openings } from './en/openings.ts'
import { plainProbes } from './en/plain-probes.ts'
import { probes } from './en/probes.ts'
import { replies } from './en/replies.ts'
import type { Templates } from './template.ts'

export const english: Templates = {
  ...openings,
  ...asking,
  ...clarifying,
  ...probes,
  ...plainProbes,
  ...replies,
}
