import type { CodingCheckEvent } from '#contract/events/coding-checks.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { refuse } from '#kernel/problem.ts'

type Data<T extends CodingCheckEvent['type']> = Extract<CodingCheckEvent, { type: T }>['data']

export type CodingCheckCommand =
  | { type: 'StartCodingCheck'; check: Data<'CodingCheckStarted'> }
  | {
      type: 'CodeResponse'
      responseId: string
      codes: readonly string[]
      /** Responses of the sample that were not erased since. */
      presentIds: readonly string[]
    }

type CodingCheckState = {
  ownerId?: string
  surveyId?: string
  checkId: string | null
  codes: ReadonlySet<string>
  /** The owner's codes by response; null before it is coded. */
  items: Map<string, readonly string[] | null>
}

/** The check of the AI's coding of a survey's responses: one at a time. Once every response is coded it does not change. */
export const codingCheck: Decider<CodingCheckCommand, CodingCheckEvent, CodingCheckState> = {
  category: 'coding',
  initial: () => ({ checkId: null, codes: new Set(), items: new Map() }),
  evolve(state, event) {
    if (event.type === 'ResponseCodedByOwner') {
      state.items.set(event.data.responseId, event.data.codes)
      return state
    }
    const { ownerId, surveyId, checkId, codes, items } = event.data
    return {
      ...{ ownerId, surveyId, checkId },
      codes: new Set(codes),
      items: new Map(items.map(({ responseId }) => [responseId, null])),
    }
  },
  subjectIds: ({ ownerId, surveyId }) => ({
    ...(ownerId && { ownerId }),
    ...(surveyId && { surveyId }),
  }),
  decide(command, state) {
    if (command.type === 'StartCodingCheck')
      return [{ type: 'CodingCheckStarted', data: command.check }]
    const { responseId, presentIds } = command
    const { checkId, items } = state
    const known = items.get(responseId)
    const codes = [...new Set(command.codes)].toSorted()
    const isKnown = codes.every((code) => state.codes.has(code))
    if (checkId === null || !presentIds.includes(responseId) || known === undefined || !isKnown)
      return refuse('insights/not-in-check')
    if (known?.join('\n') === codes.join('\n')) return []
    const isFinished = presentIds.every((id) => items.get(id) !== null)
    if (isFinished) refuse('insights/check-finished')
    return [{ type: 'ResponseCodedByOwner', data: { checkId, responseId, codes } }]
  },
}
