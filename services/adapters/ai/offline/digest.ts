import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import type { Ai, FoundStatement, Quoted, ResponsesToDigest, ResponseToDigest } from '#ports/ai.ts'
import { quoteAround, tellingQuote } from './insights/quote.ts'
import { termsOf } from './insights/terms.ts'
import { languageOf } from './language.ts'
import { measured } from './provenance.ts'
import { feelingOf } from './sentiment.ts'
import { clausesOf } from './text.ts'

const promptVersion = 'digest-1'

/** Notes which words each answer has and how they sound there, and how the answers to each objective sound. No more. */
export const digest: Ai['digest'] = async (input) =>
  measured(promptVersion, () => {
    const notes = openNotes()
    for (const response of input.responses) noteResponse(response, input, notes.add)
    return { findings: notes.findings() }
  })

type Add = (kind: 'topic' | 'finding', note: Note, source: Quoted) => void
type Note = { key: string; text: string; sentiment: Sentiment }

function noteResponse(response: ResponseToDigest, input: ResponsesToDigest, add: Add): void {
  const { responseId, answer, objectiveId } = response
  const language = languageOf(answer, input.language)
  const mood = response.sentiment ?? feelingOf(answer, language).class
  const clauses = clausesOf(answer).map((clause) => ({
    ...clause,
    sentiment: moodOf(clause.text, language, mood),
  }))
  for (const { stem, start, end } of termsOf(answer, language)) {
    const clause = clauses.find((each) => each.start <= start && start < each.end)
    const sentiment = clause?.sentiment ?? mood
    const text = answer.slice(start, end).toLowerCase()
    add(
      'topic',
      { key: stem, text, sentiment },
      { responseId, quote: quoteAround(answer, start, end) },
    )
  }
  const objective = input.objectives.find(({ id }) => id === objectiveId)
  if (!objective || answer.trim() === '') return
  const note = { key: objective.id, text: objective.text, sentiment: mood }
  add('finding', note, { responseId, quote: tellingQuote(answer, language) })
}

/** A clause without a feeling of its own sounds as the whole answer does. */
function moodOf(clause: string, language: SurveyLanguage, otherwise: Sentiment): Sentiment {
  const { class: own } = feelingOf(clause, language)
  return own === 'neutral' ? otherwise : own
}

function openNotes(): { add: Add; findings: () => FoundStatement[] } {
  const known = new Map<string, FoundStatement>()
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
