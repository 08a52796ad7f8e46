import type { OwnerTurn } from '#contract/live.ts'
import type { Column } from './column.ts'
import { respondentColumns } from './respondent-columns.ts'

/** A question and its answer as the survey's owner may read them. */
export const responseColumns: readonly Column<OwnerTurn>[] = [
  { name: 'response_id', type: 'text', read: ({ key }) => key },
  { name: 'conversation_id', type: 'text', read: (turn) => turn.conversation_id },
  { name: 'number', type: 'number', read: ({ number }) => number },
  { name: 'asked_at', type: 'time', read: (turn) => turn.asked_at },
  { name: 'answered_at', type: 'time', read: (turn) => turn.answered_at },
  { name: 'kind', type: 'text', read: ({ kind }) => kind },
  { name: 'question', type: 'text', read: ({ question }) => question },
  { name: 'answer', type: 'text', read: ({ answer }) => answer },
  { name: 'is_excerpt', type: 'boolean', read: ({ cut }) => cut },
  { name: 'status', type: 'text', read: ({ status }) => status },
  { name: 'score', type: 'number', read: ({ score }) => score },
  { name: 'sentiment', type: 'text', read: ({ sentiment }) => sentiment },
  { name: 'emotions', type: 'list', read: ({ emotions }) => emotions },
  { name: 'aspects', type: 'list', read: ({ aspects }) => aspects.map(({ name }) => name) },
  { name: 'flag', type: 'text', read: ({ flag }) => flag },
  { name: 'spoken', type: 'boolean', read: ({ spoken }) => spoken },
  { name: 'is_support', type: 'boolean', read: ({ support }) => support === true },
  ...respondentColumns,
]
