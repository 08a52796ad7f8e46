import type { ExportedSession } from '#projections/conversations/exported-rows.ts'
import type { Column } from './column.ts'
import { respondentColumns } from './respondent-columns.ts'

export const sessionColumns: readonly Column<ExportedSession>[] = [
  { name: 'conversation_id', type: 'text', read: ({ conversationId }) => conversationId },
  { name: 'survey_version', type: 'number', read: ({ surveyVersion }) => surveyVersion },
  { name: 'status', type: 'text', read: ({ status }) => status },
  { name: 'started_at', type: 'time', read: ({ startedAt }) => startedAt },
  { name: 'last_action_at', type: 'time', read: ({ heardAt }) => heardAt },
  { name: 'completed_at', type: 'time', read: ({ completedAt }) => completedAt },
  { name: 'language', type: 'text', read: ({ language }) => language },
  { name: 'mode', type: 'text', read: ({ mode }) => mode },
  { name: 'device', type: 'text', read: ({ device }) => (device === 'unknown' ? null : device) },
  { name: 'questions_asked', type: 'number', read: ({ questionsAsked }) => questionsAsked },
  { name: 'answers_given', type: 'number', read: ({ answersGiven }) => answersGiven },
  { name: 'points', type: 'number', read: ({ objectives }) => objectives },
  { name: 'points_touched', type: 'number', read: ({ objectivesTouched }) => objectivesTouched },
  { name: 'invitation_batch_id', type: 'text', read: (row) => row.invitationBatchId },
  { name: 'rating', type: 'number', read: ({ rating }) => rating },
  { name: 'comment', type: 'text', read: ({ comment }) => comment },
  { name: 'comment_flag', type: 'text', read: ({ commentFlag }) => commentFlag },
  { name: 'rewards', type: 'list', read: ({ rewards }) => rewards },
  ...respondentColumns,
]
