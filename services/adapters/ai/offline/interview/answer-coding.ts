import { isCallForHelp, type Intent, type Objective } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, AnswerToCode, Span } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { closedAnswerSentiment, nonresponseIntent } from './closed-answer.ts'
import { classifyIntent, readIntent } from '../../rules/intent/intent.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { isBareAnswer, noSentiment } from '../../rules/sentiment/bare-answer.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { truncateAtPause } from '../../rules/text/sentence.ts'
import { splitClauses, tokenize, type Clause } from '../../rules/text/tokenizer.ts'
import { classifySentiment } from '../../learned/judgements.ts'

/** Longest piece of an answer that a follow-up repeats. */
const maxQuoteLength = 70
/** The share of an objective's words that a clause must have. */
const minObjectiveOverlap = 0.7
const promptVersion = 'code-3'

/** Codes an answer by word lists: which objectives it touches, not how well it covers them. */
export const codeAnswer: Ai['code'] = async (input) =>
  withProvenance(promptVersion, () =>
    input.kind === 'open' ? codeOpenAnswer(input) : codeClosedAnswer(input),
  )

function codeOpenAnswer({ question, answer, objectives, objectiveId, language }: AnswerToCode) {
  const answerLanguage = detectLanguage(answer, language)
  const about = [question, ...objectives.map(({ text }) => text)].join('\n')
  const reading = readIntent(answer, answerLanguage, about, { question })
  const { intent, flags, isMedical } = reading
  const clauses = splitClauses(answer).filter(isWithin(reading.content))
  const evidence =
    intent === 'answer'
      ? findEvidence(answer, clauses, objectives, objectiveId, answerLanguage)
      : []
  return {
    intent,
    ...(flags.length > 0 && { flags }),
    ...(isCallForHelp(intent) && isMedical && { medical: true as const }),
    language: answerLanguage,
    sentiment: isBareAnswer(answer, question, answerLanguage)
      ? noSentiment
      : classifySentiment(answer, answerLanguage),
    evidence,
  }
}

const criticalIntents: readonly Intent[] = ['distress', 'concern', 'injection']

/** A choice is an answer, unless it is a nonresponse option. Of the other intents only danger and injection apply. */
function codeClosedAnswer({ kind, answer, objectives, objectiveId, language }: AnswerToCode) {
  const classified = classifyIntent(answer, language, '', { outrightOnly: true })
  const nonresponse = kind === 'multiple' ? nonresponseIntent(answer) : undefined
  const isCritical = criticalIntents.includes(classified)
  const intent: Intent = isCritical ? classified : (nonresponse ?? 'answer')
  const sentiment =
    closedAnswerSentiment(kind, answer, language) ?? classifySentiment(answer, language)
  const isAsked = objectives.some(({ id }) => id === objectiveId) && answer !== ''
  const evidence =
    intent === 'answer' && isAsked && objectiveId !== null
      ? [{ objectiveId, start: 0, end: answer.length }]
      : []
  return { intent, language, sentiment, evidence }
}

const isWithin = (spans: readonly Span[]) => (clause: Span) =>
  spans.some(({ start, end }) => clause.start >= start && clause.end <= end)

function findEvidence(
  answer: string,
  clauses: readonly Clause[],
  objectives: readonly Objective[],
  objectiveId: string | null,
  language: SurveyLanguage,
): (Span & { objectiveId: string })[] {
  return objectives.flatMap(({ id, text }) => {
    const found =
      id === objectiveId
        ? mostInformativeClause(answer, clauses, language)
        : mostSimilarClause(clauses, text, language)
    return found ? [{ objectiveId: id, ...trimClause(answer, found, language) }] : []
  })
}

/** The clause with the most content words and the strongest sentiment; not one that ends in a colon or a question mark. */
function mostInformativeClause(
  answer: string,
  clauses: readonly Clause[],
  language: SurveyLanguage,
) {
  const weightOf = ({ text, end }: Clause) =>
    /^\s*[:?؟]/.test(answer.slice(end))
      ? 0
      : Math.min(contentStems(tokenize(text), language).length, 8) +
        3 * Math.abs(scoreSentiment(text, language).score)
  return clauses.toSorted((a, b) => weightOf(b) - weightOf(a))[0]
}

/** The clause that shares the most words with an objective, where the overlap is large enough. */
function mostSimilarClause(
  clauses: readonly Clause[],
  objective: string,
  language: SurveyLanguage,
) {
  const stems = new Set(contentStems(tokenize(objective), language))
  const enough = Math.ceil(stems.size * minObjectiveOverlap)
  const shared = ({ text }: Clause) =>
    new Set(contentStems(tokenize(text), language).filter((stem) => stems.has(stem))).size
  const [best] = clauses.toSorted((a, b) => shared(b) - shared(a))
  return best && enough > 0 && shared(best) >= enough ? best : undefined
}

/** The clause without the conjunctions at its ends. */
function trimClause(answer: string, clause: Clause, language: SurveyLanguage): Span {
  const { opinionPrefix, clauseConjunctions } = languageOf(language).answers
  const { turns } = sentimentLexiconOf(language).roles
  const text = truncateAtPause(answer.slice(clause.start, clause.end), language, maxQuoteLength)
  const opinion = opinionPrefix?.exec(text)?.[0].length ?? 0
  const words = tokenize(text).filter(({ start }) => start >= opinion)
  const isConjunction = (folded: string) => clauseConjunctions.has(folded) || turns.has(folded)
  const first = words.find(({ folded }) => !isConjunction(folded))
  const last = words.findLast(({ folded }) => !isConjunction(folded))
  const [from, to] = [first?.start ?? 0, last?.end ?? text.length]
  return from < to
    ? { start: clause.start + from, end: clause.start + to }
    : { start: clause.start, end: clause.start + text.length }
}
