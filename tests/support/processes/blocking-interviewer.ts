// A process to be killed in the middle of a turn: it reports the turn to its parent, then blocks.
import type { Executor } from '#kernel/commands/execute.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import { openInterviewerHost } from './interviewer-host.ts'

const [url = '', moment = ''] = process.argv.slice(2)
const blockForever = () => {
  process.send?.(moment)
  return new Promise<never>(() => {})
}

/** Blocks at the second question. */
const ai = {
  ...offlineAi,
  engine: 'doomed',
  code: moment === 'reading' ? blockForever : offlineAi.code,
  word: async (...[brief, asking]: Parameters<typeof offlineAi.word>) =>
    moment === 'wording' && brief.number > 1 ? blockForever() : offlineAi.word(brief, asking),
}

const blockAtMoment =
  (inner: Executor): Executor =>
  (envelope) => {
    const execute = inner(envelope)
    return async (decider, id, command) => {
      const isTurn = (command as { type: string }).type === 'TakeTurn'
      if (isTurn && moment === 'before-append') return blockForever()
      const executed = await execute(decider, id, command)
      return isTurn && moment === 'after-append' ? blockForever() : executed
    }
  }

const host = await openInterviewerHost(url)
await host.startInterviewer(ai, blockAtMoment)
