import type { ResponseEvent } from '#contract/events/responses.ts'
import type { Decider } from '#kernel/commands/decider.ts'

type Data<T extends ResponseEvent['type']> = Extract<ResponseEvent, { type: T }>['data']
type ResponseRef = Pick<
  Data<'ResponseAnalysed'>,
  'responseId' | 'conversationId' | 'surveyId' | 'ownerId'
>

export type ResponseCommand =
  | {
      type: 'RecordAnalysis'
      response: ResponseRef
      analysis: Omit<Data<'ResponseAnalysed'>, keyof ResponseRef>
    }
  | {
      type: 'RecordFollowUp'
      response: ResponseRef
      followUp: Omit<Data<'FollowUpTriggered'>, keyof ResponseRef>
    }
  | {
      type: 'RecordJudgement'
      response: ResponseRef
      qualified: boolean
      judgement: Omit<Data<'ResponseQualified'>, keyof ResponseRef>
    }
  | {
      type: 'RecordReassessment'
      response: ResponseRef
      reassessment: Omit<Data<'ResponseReassessed'>, keyof ResponseRef>
    }

export type Response = {
  analysed: boolean
  judged: boolean
  followedUp: boolean
  reassessed: boolean
  ownerId?: string
  surveyId?: string
  sessionId?: string
}

/**
 * One response: analysed once, judged once, followed up once. A judgement is final, because owners pay for it; only a call
 * for help that it overlooked takes it back.
 */
export const response: Decider<ResponseCommand, ResponseEvent, Response> = {
  category: 'response',
  initial: () => ({ analysed: false, judged: false, followedUp: false, reassessed: false }),
  evolve(state, event) {
    const { ownerId, surveyId, conversationId: sessionId } = event.data
    const next = { ...state, ownerId, surveyId, sessionId }
    switch (event.type) {
      case 'ResponseAnalysed':
        return { ...next, analysed: true }
      case 'ResponseQualified':
      case 'ResponseNotQualified':
        return { ...next, judged: true }
      case 'FollowUpTriggered':
        return { ...next, followedUp: true }
      case 'ResponseReassessed':
        return { ...next, reassessed: true }
    }
  },
  subjectIds: ({ ownerId, surveyId, sessionId }) => ({
    ...(ownerId && { ownerId }),
    ...(surveyId && { surveyId }),
    ...(sessionId && { sessionId }),
  }),
  decide(command, state) {
    switch (command.type) {
      case 'RecordAnalysis': {
        const data = { ...command.response, ...command.analysis }
        return state.analysed ? [] : [{ type: 'ResponseAnalysed', data }]
      }
      case 'RecordFollowUp': {
        const data = { ...command.response, ...command.followUp }
        return state.followedUp ? [] : [{ type: 'FollowUpTriggered', data }]
      }
      case 'RecordReassessment': {
        const data = { ...command.response, ...command.reassessment }
        return state.judged && !state.reassessed ? [{ type: 'ResponseReassessed', data }] : []
      }
      case 'RecordJudgement':
        return state.judged ? [] : [judgementEvent(command)]
    }
  },
}

function judgementEvent({
  response: ref,
  qualified,
  judgement,
}: Extract<ResponseCommand, { type: 'RecordJudgement' }>): ResponseEvent {
  const { qualification, provenance } = judgement
  if (qualified) return { type: 'ResponseQualified', data: { ...ref, qualification, provenance } }
  const { score, rubricVersion, reason } = qualification
  return {
    type: 'ResponseNotQualified',
    data: { ...ref, score, rubricVersion, reason, provenance },
  }
}
