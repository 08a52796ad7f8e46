import type { Question } from '#contract/api/public.ts'
import type { Said } from '../client/respond.ts'
import type { Reply, Respondent } from './respondent.ts'

/** What a simulated person says to a question, as the public call takes it. */
export function saidBy(person: Respondent, { text, type, options }: Question): Said {
  const reply: Reply = person.answer({ text, kind: type, options })
  return {
    text_response: inWords(reply),
    ...(reply.selectedOptions && { selected_options: reply.selectedOptions }),
    ...(reply.scale !== undefined && { scale_value: reply.scale }),
    ...(reply.boolean !== undefined && { boolean_value: reply.boolean }),
    ...(reply.ranking && { ranking_order: reply.ranking }),
    ...(reply.number !== undefined && { number_value: reply.number }),
    ...(reply.date !== undefined && { date_value: reply.date }),
  }
}

function inWords({ text, selectedOptions, ranking, date, ...rest }: Reply): string {
  const list = selectedOptions ?? ranking
  return text ?? date ?? list?.join(', ') ?? String(rest.scale ?? rest.number ?? rest.boolean)
}
