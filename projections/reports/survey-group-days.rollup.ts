import { z } from 'zod'
import { SessionMode } from '#contract/events/conversation-types.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { rollup } from '../engine/rollups/rollup.ts'
import { measuresOf, sessionMeasures } from './session-measures.ts'
import { SessionFiguresRow } from './session-figures-row.ts'

/** Figures of a survey by UTC day and by the groups that are compared. */
export const surveyGroupDays = rollup({
  of: SessionFiguresRow,
  name: 'survey-group-days',
  version: 2,
  table: z.object({
    surveyId: z.uuid(),
    day: z.iso.date(),
    surveyVersion: z.int(),
    language: SurveyLanguage,
    device: z.enum(['mobile', 'desktop']),
    mode: SessionMode,
    /** Id of the batch; empty without an invitation. */
    invitationBatch: z.string(),
    ...sessionMeasures,
    /** Sum of the squares of sessions' numbers of responses, of which their variance follows. */
    responsesSquared: z.int(),
    /** Completed sessions without interruption, and the sums of their durations in seconds and of the squares. */
    timed: z.int(),
    seconds: z.int(),
    secondsSquared: z.int(),
  }),
  key: ['surveyId', 'day', 'surveyVersion', 'language', 'device', 'mode', 'invitationBatch'],
  groupsOf(row) {
    const { surveyId, surveyVersion, language, device, mode } = row
    const seconds = timedSecondsOf(row)
    return [
      {
        ...{ surveyId, surveyVersion, language, device, mode },
        day: row.startedAt.slice(0, 10),
        invitationBatch: row.invitationBatchId ?? '',
        ...measuresOf(row),
        responsesSquared: row.responses ** 2,
        timed: seconds === null ? 0 : 1,
        seconds: seconds ?? 0,
        secondsSquared: (seconds ?? 0) ** 2,
      },
    ]
  },
})

/** Longer sessions were interrupted. */
const maxSeconds = 2 * 60 * 60

const timedSecondsOf = ({ seconds }: SessionFiguresRow) =>
  seconds !== null && seconds >= 0 && seconds <= maxSeconds ? seconds : null
