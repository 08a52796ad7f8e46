import { type Respondent, respondentName } from '#contract/respondent.ts'
import type { Column } from './column.ts'

/** The respondent's name and reference; empty if they are unknown. */
export const respondentColumns: readonly Column<{ respondent?: Respondent | undefined }>[] = [
  {
    name: 'respondent_name',
    type: 'text',
    read: ({ respondent }) => (respondent && respondentName(respondent)) || null,
  },
  {
    name: 'respondent_reference',
    type: 'text',
    read: ({ respondent }) => respondent?.reference || null,
  },
  {
    name: 'respondent_fields',
    type: 'list',
    read: ({ respondent }) =>
      (respondent?.fields ?? []).map(({ name, value }) => `${name}: ${value}`),
  },
]
