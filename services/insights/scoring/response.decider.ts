import type { ResponseEvent } from '#contract/events/responses.ts'
import type { Decider } from '#kernel/commands/decider.ts'

type Data<T extends ResponseEvent['type']> = Extract<ResponseEvent, { type: T }>['data']
type ResponseRef = Pick<
  Data<'ResponseAnalysed'>,
  'responseId' | 'conversationId' | 'surveyId' | 'ownerId'
>

type FollowUp = Omit<Data<'FollowUpTriggered'>, keyof ResponseRef>

export type ResponseCommand =
  /** What is known of the response once it is final, in one append. */
  | {
      type: 'RecordAssessment'
      response: ResponseRef
      followUp?: FollowUp | undefined
      analysis?: Omit<Data<'ResponseAnalysed'>, keyof ResponseRef> | undefined
      qualified: boolean
      judgement: Omit<Data<'ResponseQualified'>, keyof ResponseRef>
    }
  /** While the assessment waits for an engine. */
  | { type: 'RecordFollowUp'; response: ResponseRef; followUp: FollowUp }
  | {
      type: 'RecordReassessment'
      response: ResponseRef
      reassessment: Omit<Data<'ResponseReassessed'>, keyof ResponseRef>
    }
  | { type: 'Erase'; response: ResponseRef }

export type Response = {
  /** Null until it is analysed. */
  sentiment: Data<'ResponseErased'>['sentiment']
  judged: boolean
  qualified: boolean
  followedUp: boolean
  reassessed: boolean
  erased: boolean
  ownerId?: string
  surveyId?: string
  sessionId?: string
}

/**
 * One response: analysed once, judged once, followed up once. A judgement is final, because owners pay for it; only a call
 * for help that it overlooked takes it back, and its respondent may erase the response.
 */
export const response: Decider<ResponseCommand, ResponseEvent, Response> = {
  category: 'response',
  initial: () => ({
    ...{ sentiment: null, judged: false, qualified: false },
    ...{ followedUp: false, reassessed: false, erased: false },
  }),
  evolve(state, event) {
    const { ownerId, surveyId, conversationId: sessionId } = event.data
    const next = { ...state, ownerId, surveyId, sessionId }
    switch (event.type) {
      case 'ResponseAnalysed':
        return { ...next, sentiment: figuresOf(event.data.sentiment) }
      case 'ResponseQualified':
      case 'ResponseNotQualified':
        return { ...next, judged: true, qualified: event.type === 'ResponseQualified' }
      case 'FollowUpTriggered':
        return { ...next, followedUp: true }
      case 'ResponseReassessed':
        return { ...next, reassessed: true }
      case 'ResponseErased':
        return { ...next, erased: true }
    }
  },
  subjectIds: ({ ownerId, surveyId, sessionId }) => ({
    ...(ownerId && { ownerId }),
    ...(surveyId && { surveyId }),
    ...(sessionId && { sessionId }),
  }),
  opensStream: ({ type }) => type === 'RecordAssessment',
  decide(command, state) {
    // What was under way when the respondent erased it is dropped.
    if (state.erased) return []
    switch (command.type) {
      case 'RecordAssessment': {
        const { response: ref, followUp, analysis } = command
        return [
          ...(followUp ? followUpEvents(ref, followUp, state) : []),
          ...(analysis && !state.sentiment ? [analysisEvent(ref, analysis)] : []),
          ...(state.judged ? [] : [judgementEvent(command)]),
        ]
      }
      case 'RecordFollowUp':
        return followUpEvents(command.response, command.followUp, state)
      case 'RecordReassessment': {
        const data = { ...command.response, ...command.reassessment }
        return state.judged && !state.reassessed ? [{ type: 'ResponseReassessed', data }] : []
      }
      case 'Erase': {
        const { sentiment, qualified } = state
        return [{ type: 'ResponseErased', data: { ...command.response, sentiment, qualified } }]
      }
    }
  },
}

const figuresOf = ({ score, class: sentiment }: Data<'ResponseAnalysed'>['sentiment']) => ({
  score,
  class: sentiment,
})

const followUpEvents = (
  ref: ResponseRef,
  followUp: FollowUp,
  { followedUp }: Response,
): ResponseEvent[] =>
  followedUp ? [] : [{ type: 'FollowUpTriggered', data: { ...ref, ...followUp } }]

const analysisEvent = (
  ref: ResponseRef,
  analysis: Omit<Data<'ResponseAnalysed'>, keyof ResponseRef>,
): ResponseEvent => ({ type: 'ResponseAnalysed', data: { ...ref, ...analysis } })

function judgementEvent({
  response: ref,
  qualified,
  judgement,
}: Extract<ResponseCommand, { type: 'RecordAssessment' }>): ResponseEvent {
  const { qualification, provenance } = judgement
  if (qualified) return { type: 'ResponseQualified', data: { ...ref, qualification, provenance } }
  const { score, rubricVersion, reason } = qualification
  return {
    type: 'ResponseNotQualified',
    data: { ...ref, score, rubricVersion, reason, provenance },
  }
}
