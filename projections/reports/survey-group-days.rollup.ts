import { z } from 'zod'
import { SessionDevice, SessionMode } from '#contract/events/conversation-types.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { rollup } from '../engine/rollups/rollup.ts'
import { dayAndMonth, startsAmong } from './calendar.ts'
import { measuresOf, sessionMeasures } from './session-measures.ts'
import { SessionFiguresRow } from './session-figures-row.ts'

/** The day and the month of a session, and the groups of it that are compared. */
export const groupKey = {
  surveyId: z.uuid(),
  grain: z.enum(dayAndMonth),
  /** The first day of the month, YYYY-MM-DD. */
  day: z.iso.date(),
  surveyVersion: z.int(),
  language: SurveyLanguage,
  device: SessionDevice,
  mode: SessionMode,
  /** Id of the batch; empty without an invitation. */
  invitationBatch: z.string(),
}
export const groupColumns = Object.keys(groupKey) as (keyof typeof groupKey)[]

export function groupsOfSession(row: SessionFiguresRow) {
  const { surveyId, surveyVersion, language, device, mode } = row
  const invitationBatch = row.invitationBatchId ?? ''
  return startsAmong(dayAndMonth, row.startedAt).map((start) => ({
    ...{ surveyId, ...start, surveyVersion, language, device, mode, invitationBatch },
  }))
}

/** Figures of a survey by UTC day and month, and by the groups that are compared. */
export const surveyGroupDays = rollup({
  of: SessionFiguresRow,
  name: 'survey-group-days',
  version: 3,
  table: z.object({
    ...groupKey,
    ...sessionMeasures,
    /** Sum of the squares of sessions' numbers of responses, of which their variance follows. */
    responsesSquared: z.int(),
    /** Completed sessions without interruption, and the sums of their durations in seconds and of the squares. */
    timed: z.int(),
    seconds: z.int(),
    secondsSquared: z.int(),
  }),
  key: groupColumns,
  groupsOf(row) {
    const seconds = timedSecondsOf(row)
    const measures = {
      ...measuresOf(row),
      responsesSquared: row.responses ** 2,
      timed: seconds === null ? 0 : 1,
      seconds: seconds ?? 0,
      secondsSquared: (seconds ?? 0) ** 2,
    }
    return groupsOfSession(row).map((group) => ({ ...measures, ...group }))
  },
})

/** Longer sessions were interrupted. */
const maxSeconds = 2 * 60 * 60

const timedSecondsOf = ({ seconds }: SessionFiguresRow) =>
  seconds !== null && seconds >= 0 && seconds <= maxSeconds ? seconds : null
