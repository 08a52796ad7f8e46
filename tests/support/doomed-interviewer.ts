// A process made to be killed in the middle of a turn: it says when it is there, and then goes no further.
import type { Executor } from '#kernel/execute.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { openInterviewing } from './interviewing.ts'

const [url = '', moment = ''] = process.argv.slice(2)
const stay = () => {
  process.send?.(moment)
  return new Promise<never>(() => {})
}

/** Holds still at the second question: the first is only the way there. */
const ai = {
  ...offlineAi,
  engine: 'doomed',
  code: moment === 'reading' ? stay : offlineAi.code,
  word: async (...[brief, asking]: Parameters<typeof offlineAi.word>) =>
    moment === 'wording' && brief.number > 1 ? stay() : offlineAi.word(brief, asking),
}

const doomed =
  (inner: Executor): Executor =>
  (envelope) => {
    const execute = inner(envelope)
    return async (decider, id, command) => {
      const isTurn = (command as { type: string }).type === 'TakeTurn'
      if (isTurn && moment === 'before-append') return stay()
      const executed = await execute(decider, id, command)
      return isTurn && moment === 'after-append' ? stay() : executed
    }
  }

const here = await openInterviewing(url)
await here.interview(ai, doomed)
