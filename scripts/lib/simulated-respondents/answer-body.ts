import type { Question } from '#contract/api/conversation-turns.ts'
import type { AnswerBody } from '../client/run-conversation.ts'
import type { SimulatedAnswer, Respondent } from './respondent.ts'

/** A simulated respondent's answer to a question, as input of the public API. */
export function answerBodyFrom(
  respondent: Respondent,
  { text, type, options }: Question,
): AnswerBody {
  const answer: SimulatedAnswer = respondent.answer({ text, kind: type, options })
  return {
    text_response: answerTextOf(answer),
    ...(answer.selectedOptions && { selected_options: answer.selectedOptions }),
    ...(answer.scale !== undefined && { scale_value: answer.scale }),
    ...(answer.nps !== undefined && { nps_value: answer.nps }),
    ...(answer.boolean !== undefined && { boolean_value: answer.boolean }),
    ...(answer.ranking && { ranking_order: answer.ranking }),
    ...(answer.number !== undefined && { number_value: answer.number }),
    ...(answer.date !== undefined && { date_value: answer.date }),
  }
}

function answerTextOf({ text, selectedOptions, ranking, date, ...rest }: SimulatedAnswer): string {
  const list = selectedOptions ?? ranking
  return (
    text ??
    date ??
    list?.join(', ') ??
    String(rest.scale ?? rest.nps ?? rest.number ?? rest.boolean)
  )
}
