// What the AI proposed to an owner, counted by the plan. The proposals themselves are not stored.
import { z } from 'zod'
import { event } from './event.ts'

/** `structure`: an interview's; `questions`: a form's. */
export const ProposalKind = z.enum(['structure', 'questions'])
export type ProposalKind = z.infer<typeof ProposalKind>

export const SurveyProposed = event('SurveyProposed', 1, { kind: ProposalKind })

export const ProposalEvent = z.discriminatedUnion('type', [SurveyProposed])
export type ProposalEvent = z.infer<typeof ProposalEvent>
