import type { ExportEvent } from '#contract/events/exports.ts'
import type { Decider } from '#kernel/commands/decider.ts'

type Data<T extends ExportEvent['type']> = Extract<ExportEvent, { type: T }>['data']

/** Commands of a run name it: those of a run that another replaced change nothing. */
export type ExportCommand =
  | { type: 'Request'; request: Data<'ExportRequested'> }
  | { type: 'Start' }
  | { type: 'RecordProgress'; progress: Data<'ExportProgressed'> }
  | { type: 'Finish'; file: Data<'ExportFinished'> }
  | { type: 'Fail'; failure: Data<'ExportFailed'> }
  /** Answers of the survey were erased. */
  | { type: 'Invalidate' }
  | { type: 'Cancel' }
  | { type: 'Expire'; reason: 'age' | 'survey' | 'account' }

export type ExportState = {
  ownerId?: string
  /** Null: everything in the account. */
  surveyId?: string | null
  /** `outdated`: between two runs. `gone`: neither a file nor an entry is left. */
  status: 'none' | 'queued' | 'running' | 'outdated' | 'ready' | 'failed' | 'removed' | 'gone'
  /** The last run. */
  run: number
  percent: number
}

/** One file of results, written by one run at a time. */
export const exportJob: Decider<ExportCommand, ExportEvent, ExportState> = {
  category: 'export',
  initial: () => ({ status: 'none', run: 0, percent: 0 }),
  evolve(state, event) {
    switch (event.type) {
      case 'ExportRequested': {
        const { ownerId, surveyId } = event.data
        return { ...state, ownerId, surveyId, status: 'queued' }
      }
      case 'ExportStarted':
        return { ...state, status: 'running', run: event.data.run, percent: 0 }
      case 'ExportProgressed':
        return { ...state, percent: event.data.percent }
      case 'ExportOutdated':
        return { ...state, status: 'outdated' }
      case 'ExportFinished':
        return { ...state, status: 'ready' }
      case 'ExportFailed':
        return { ...state, status: 'failed' }
      case 'ExportCancelled':
        return { ...state, status: 'gone' }
      case 'ExportExpired':
        return { ...state, status: event.data.reason === 'respondent' ? 'removed' : 'gone' }
    }
  },
  subjectIds: ({ ownerId, surveyId }) => ({
    ...(ownerId && { ownerId }),
    ...(surveyId && { surveyId }),
  }),
  opensStream: ({ type }) => type === 'Request',
  decide(command, state) {
    switch (command.type) {
      case 'Request':
        return state.status === 'none' ? [{ type: 'ExportRequested', data: command.request }] : []
      case 'Start':
        return isUnfinished(state) ? [{ type: 'ExportStarted', data: { run: state.run + 1 } }] : []
      case 'RecordProgress':
        return isRunning(state, command.progress) && command.progress.percent > state.percent
          ? [{ type: 'ExportProgressed', data: command.progress }]
          : []
      case 'Finish':
        return isRunning(state, command.file)
          ? [{ type: 'ExportFinished', data: command.file }]
          : []
      case 'Fail':
        return isRunning(state, command.failure)
          ? [{ type: 'ExportFailed', data: command.failure }]
          : []
      default:
        return endOf(command, state)
    }
  },
}

type EndingCommand = Extract<ExportCommand, { type: 'Invalidate' | 'Cancel' | 'Expire' }>

function endOf(command: EndingCommand, { status, run }: ExportState): readonly ExportEvent[] {
  if (status === 'none' || status === 'gone') return []
  if (command.type === 'Cancel') return [{ type: 'ExportCancelled', data: {} }]
  if (command.type === 'Expire')
    return [{ type: 'ExportExpired', data: { reason: command.reason } }]
  // A run that begins later does not read what was erased.
  if (status === 'running') return [{ type: 'ExportOutdated', data: { run } }]
  return status === 'ready' ? [{ type: 'ExportExpired', data: { reason: 'respondent' } }] : []
}

const isUnfinished = ({ status }: ExportState) =>
  status === 'queued' || status === 'running' || status === 'outdated'

const isRunning = (state: ExportState, { run }: { run: number }) =>
  state.status === 'running' && state.run === run
