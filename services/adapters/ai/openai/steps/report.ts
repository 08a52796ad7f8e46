import type { Provenance } from '#contract/events/conversation-types.ts'
import type { Ai } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { invalidReply } from '../wire/call-failure.ts'
import { checkReport } from './check.ts'
import { citableNotes, peopleOf, responseIdsOf } from './cited-notes.ts'
import { ReportReply } from './report-reply.ts'
import { statementsIn } from './report-statements.ts'

export const reportStep: Step<ReportReply> = {
  name: 'report',
  replySchema: ReportReply,
  expectedTokens: 3_000,
  maxTokens: 16_000,
}

/**
 * The model names the notes and quotes of each statement. Its sources are among those, so it cannot invent any. Further calls
 * read each sentence beside the answers: what they do not say is left out, and people are counted again.
 */
export const createReportWriter =
  (ask: StepRunner): Ai['report'] =>
  async (input, asking) => {
    const { goal, language, responseCount, sentiments } = input
    const cited = citableNotes(input)
    const data = {
      ...{ goal, language, sentiments },
      objectives: cited.objectives.entries.map(({ ref, thing }) => ({ ref, text: thing.text })),
      people_count: new Set(cited.people.values()).size,
      response_count: responseCount,
      notes: cited.notes.entries.map(({ ref, thing }) => ({
        ref,
        ...{ kind: thing.kind, text: thing.text, general: thing.general ?? '' },
        objective:
          cited.objectives.entries.find((each) => each.thing.id === thing.objectiveId)?.ref ?? null,
        sentiment: thing.sentiment,
        people: [...peopleOf(responseIdsOf([thing]), cited.people)],
        quotes: cited.quotes.entries
          .filter((each) => thing.sources.includes(each.thing))
          .map((each) => ({
            ref: each.ref,
            person: cited.people.get(each.thing.responseId) ?? '',
            quote: each.thing.quote,
          })),
      })),
    }
    const { reply, provenance } = await ask(reportStep, data, asking)
    const isEmpty = [reply.findings, reply.topics].flat().length === 0
    if (isEmpty && data.notes.length > 0) throw invalidReply(reportStep.name, 'the report is empty')
    const checked = await checkReport(ask, { reply, cited, language }, asking)
    const statements = statementsIn(checked.reply, cited, checked.verdictOf)
    return {
      ...{ overview: '', ...statements },
      provenance: checked.provenances.reduce(sumOf, provenance),
    }
  }

/** The provenance of both calls together. */
function sumOf(first: Provenance, second: Provenance): Provenance {
  const { latencyMs, tokensIn, tokensOut, costUsd } = second
  return {
    ...first,
    latencyMs: first.latencyMs + latencyMs,
    tokensIn: first.tokensIn + tokensIn,
    tokensOut: first.tokensOut + tokensOut,
    ...(costUsd !== undefined && { costUsd: (first.costUsd ?? 0) + costUsd }),
  }
}
