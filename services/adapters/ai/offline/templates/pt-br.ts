import { asking } from './pt-br/asking.ts'
import { clarifying } from './pt-br/clarifying.ts'
import { openings } from './pt-br/openings.ts'
import { plainProbes } from './pt-br/plain-probes.ts'
import { probes } from './pt-br/probes.ts'
import { replies } from './pt-br/replies.ts'
import type { Templates } from './template.ts'

export const portuguese: Templates = {
  ...openings,
  ...asking,
  ...clarifying,
  ...probes,
  ...plainProbes,
  ...replies,
}
