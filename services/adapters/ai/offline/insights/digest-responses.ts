import type { Ai } from '#ports/ai.ts'
import type { QuotedFinding } from '#ports/ai/reports.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { statementsOf } from './statements.ts'

const rulesVersion = 'rules-digest-2'
/** Notes of one response. */
const maxNotes = 4

/** The statements of each answer, verbatim. Only the report brings them together, because that needs all answers. */
export const digestResponses: Ai['digest'] = async ({ responses, objectives, language }) =>
  withProvenance(rulesVersion, () => ({
    findings: responses.flatMap((response) =>
      statementsOf([response], objectives, language)
        .slice(0, maxNotes)
        .map(({ text, responseId, objectiveId }): QuotedFinding => ({
          ...{ kind: 'finding', text, objectiveId, sentiment: response.sentiment },
          sources: [{ responseId, quote: text }],
        })),
    ),
  }))
