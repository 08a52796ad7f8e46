import { questionTemplates } from './templates/questions.ts'
import { clarificationTemplates } from './templates/clarifications.ts'
import { openingTemplates } from './templates/openings.ts'
import { quotelessProbeTemplates } from './templates/quoteless-probes.ts'
import { probeTemplates } from './templates/probes.ts'
import { reactionTemplates } from './templates/reactions.ts'
import type { Templates } from '../types/templates.ts'

export const templates: Templates = {
  ...openingTemplates,
  ...questionTemplates,
  ...clarificationTemplates,
  ...probeTemplates,
  ...quotelessProbeTemplates,
  ...reactionTemplates,
}
