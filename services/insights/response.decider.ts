import type { ResponseEvent } from '#contract/events/insights.ts'
import type { Decider } from '#kernel/decider.ts'

type Data<T extends ResponseEvent['type']> = Extract<ResponseEvent, { type: T }>['data']
type Of = Pick<Data<'ResponseAnalysed'>, 'responseId' | 'conversationId' | 'surveyId' | 'ownerId'>

export type ResponseCommand =
  | { type: 'RecordAnalysis'; response: Of; analysis: Omit<Data<'ResponseAnalysed'>, keyof Of> }
  | { type: 'RecordFollowUp'; response: Of; followUp: Omit<Data<'FollowUpTriggered'>, keyof Of> }
  | {
      type: 'RecordJudgement'
      response: Of
      qualified: boolean
      judgement: Omit<Data<'ResponseQualified'>, keyof Of>
    }

export type Response = {
  analysed: boolean
  judged: boolean
  followedUp: boolean
  ownerId?: string
  surveyId?: string
  sessionId?: string
}

/** What was made of one response: analysed once, judged once, followed up once. A verdict stands, for people pay by it. */
export const response: Decider<ResponseCommand, ResponseEvent, Response> = {
  stream: 'response',
  initial: () => ({ analysed: false, judged: false, followedUp: false }),
  evolve(state, event) {
    const { ownerId, surveyId, conversationId: sessionId } = event.data
    const of = { ...state, ownerId, surveyId, sessionId }
    switch (event.type) {
      case 'ResponseAnalysed':
        return { ...of, analysed: true }
      case 'ResponseQualified':
      case 'ResponseNotQualified':
        return { ...of, judged: true }
      case 'FollowUpTriggered':
        return { ...of, followedUp: true }
    }
  },
  about: ({ ownerId, surveyId, sessionId }) => ({
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
      case 'RecordJudgement':
        return state.judged ? [] : [verdict(command)]
    }
  },
}

function verdict({
  response: of,
  qualified,
  judgement,
}: Extract<ResponseCommand, { type: 'RecordJudgement' }>): ResponseEvent {
  const { qualification, provenance } = judgement
  if (qualified) return { type: 'ResponseQualified', data: { ...of, qualification, provenance } }
  const { score, rubricVersion, reason } = qualification
  return { type: 'ResponseNotQualified', data: { ...of, score, rubricVersion, reason, provenance } }
}
