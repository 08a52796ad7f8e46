import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import type {
  Ai,
  QuotedFinding,
  Quotation,
  ResponsesToDigest,
  ResponseToDigest,
} from '#ports/ai.ts'
import { quoteAround, representativeQuote } from './quote.ts'
import { extractTerms } from './terms.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { splitClauses } from '../../rules/text/tokenizer.ts'
import { classifySentiment } from '../../learned/judgements.ts'

const promptVersion = 'digest-1'

/** Findings of two kinds: the words of each answer with their sentiment, and the sentiment of the answers to each objective. */
export const digestResponses: Ai['digest'] = async (input) =>
  withProvenance(promptVersion, () => {
    const notes = createNotes()
    for (const response of input.responses) addResponseNotes(response, input, notes.add)
    return { findings: notes.findings() }
  })

type AddNote = (kind: 'topic' | 'finding', note: Note, source: Quotation) => void
type Note = { key: string; text: string; sentiment: Sentiment }

function addResponseNotes(
  response: ResponseToDigest,
  input: ResponsesToDigest,
  add: AddNote,
): void {
  const { responseId, answer, objectiveId } = response
  const language = detectLanguage(answer, input.language)
  const ownSentiment = response.sentiment ?? classifySentiment(answer, language).class
  const clauses = splitClauses(answer).map((clause) => ({
    ...clause,
    sentiment: clauseSentiment(clause.text, language, ownSentiment),
  }))
  for (const { stem, start, end } of extractTerms(answer, language)) {
    const clause = clauses.find((each) => each.start <= start && start < each.end)
    const sentiment = clause?.sentiment ?? ownSentiment
    const text = answer.slice(start, end).toLowerCase()
    add(
      'topic',
      { key: stem, text, sentiment },
      { responseId, quote: quoteAround(answer, start, end) },
    )
  }
  const objective = input.objectives.find(({ id }) => id === objectiveId)
  if (!objective || answer.trim() === '') return
  const note = { key: objective.id, text: objective.text, sentiment: ownSentiment }
  add('finding', note, { responseId, quote: representativeQuote(answer, language) })
}

/** The clause's own sentiment; that of the whole answer where it is neutral. */
function clauseSentiment(
  clause: string,
  language: SurveyLanguage,
  otherwise: Sentiment,
): Sentiment {
  const { class: own } = scoreSentiment(clause, language)
  return own === 'neutral' ? otherwise : own
}

function createNotes(): { add: AddNote; findings: () => QuotedFinding[] } {
  const known = new Map<string, QuotedFinding>()
  return {
    add(kind, { key, text, sentiment }, source) {
      const name = `${kind} ${sentiment} ${key}`
      const found = known.get(name)
      if (found) found.sources.push(source)
      else known.set(name, { kind, text, sentiment, sources: [source] })
    },
    findings: () => [...known.values()],
  }
}
