import type { Intent, Objective } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, AnswerToCode, Span } from '#ports/ai.ts'
import { closedAnswerSentiment, nonresponseIntent } from './closed-answer.ts'
import { classifyIntent } from '../../rules/intent/intent.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { lexicons } from '../../rules/text/lexicons.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { truncateAtPause } from '../../rules/text/sentence.ts'
import { splitClauses, tokenize, type Clause } from '../../rules/text/tokenizer.ts'

/** Longest piece of an answer that a follow-up repeats. */
const maxQuoteLength = 70
/** One common word in three is no sign that an objective was spoken of. */
const minObjectiveOverlap = 0.7
const promptVersion = 'code-3'

/** Reads an answer by word lists. It says which objectives were touched, never how well they were covered. */
export const codeAnswer: Ai['code'] = async (input) =>
  withProvenance(promptVersion, () =>
    input.kind === 'open' ? codeOpenAnswer(input) : codeClosedAnswer(input),
  )

function codeOpenAnswer({ question, answer, objectives, objectiveId, language }: AnswerToCode) {
  const spoken = detectLanguage(answer, language)
  const about = [question, ...objectives.map(({ text }) => text)].join('\n')
  const intent = classifyIntent(answer, spoken, about)
  const evidence = intent === 'answer' ? findEvidence(answer, objectives, objectiveId, spoken) : []
  return { intent, language: spoken, sentiment: scoreSentiment(answer, spoken), evidence }
}

/** Who chooses answers, unless it is a way out of answering; only danger and orders to the machine are looked for. */
function codeClosedAnswer({ kind, answer, objectives, objectiveId, language }: AnswerToCode) {
  const meant = classifyIntent(answer, language, '')
  const wayOut = kind === 'multiple' ? nonresponseIntent(answer) : undefined
  const isGrave = meant === 'distress' || meant === 'injection'
  const intent: Intent = isGrave ? meant : (wayOut ?? 'answer')
  const sentiment =
    closedAnswerSentiment(kind, answer, language) ?? scoreSentiment(answer, language)
  const isAsked = objectives.some(({ id }) => id === objectiveId) && answer !== ''
  const evidence =
    intent === 'answer' && isAsked && objectiveId !== null
      ? [{ objectiveId, start: 0, end: answer.length }]
      : []
  return { intent, language, sentiment, evidence }
}

function findEvidence(
  answer: string,
  objectives: readonly Objective[],
  asked: string | null,
  language: SurveyLanguage,
): (Span & { objectiveId: string })[] {
  const clauses = splitClauses(answer)
  return objectives.flatMap(({ id, text }) => {
    const found =
      id === asked
        ? mostInformativeClause(answer, clauses, language)
        : mostSimilarClause(clauses, text, language)
    return found ? [{ objectiveId: id, ...trimClause(answer, found, language) }] : []
  })
}

/** The clause that says most: feelings and words that mean something. What only announces or asks something says nothing. */
function mostInformativeClause(
  answer: string,
  clauses: readonly Clause[],
  language: SurveyLanguage,
) {
  const weigh = ({ text, end }: Clause) =>
    /^\s*[:?؟]/.test(answer.slice(end))
      ? 0
      : Math.min(contentStems(text, language).length, 8) +
        3 * Math.abs(scoreSentiment(text, language).score)
  return clauses.toSorted((a, b) => weigh(b) - weigh(a))[0]
}

/** The clause that shares most words with an objective, where it shares nearly all. */
function mostSimilarClause(
  clauses: readonly Clause[],
  objective: string,
  language: SurveyLanguage,
) {
  const wanted = new Set(contentStems(objective, language))
  const enough = Math.ceil(wanted.size * minObjectiveOverlap)
  const shared = ({ text }: Clause) =>
    new Set(contentStems(text, language).filter((stem) => wanted.has(stem))).size
  const [best] = clauses.toSorted((a, b) => shared(b) - shared(a))
  return best && enough > 0 && shared(best) >= enough ? best : undefined
}

function contentStems(text: string, language: SurveyLanguage): string[] {
  return tokenize(text)
    .filter(({ folded }) => folded.length > 2 && !lexicons[language].stopWords.has(folded))
    .map(({ stem }) => stem)
}

/** The clause without the words that tie it to its neighbours, such as "but" at its beginning. */
function trimClause(answer: string, clause: Clause, language: SurveyLanguage): Span {
  const { contrastWords } = lexicons[language]
  const kept = truncateAtPause(answer.slice(clause.start, clause.end), language, maxQuoteLength)
  const opinion = opinionPrefixes[language].exec(kept)?.[0].length ?? 0
  const words = tokenize(kept).filter(({ start }) => start >= opinion)
  const isTie = (folded: string) => conjunctions[language].has(folded) || contrastWords.has(folded)
  const first = words.find(({ folded }) => !isTie(folded))
  // A conjunction at the end waits for the next clause.
  const last = words.findLast(({ folded }) => !isTie(folded))
  const [from, to] = [first?.start ?? 0, last?.end ?? kept.length]
  return from < to
    ? { start: clause.start + from, end: clause.start + to }
    : { start: clause.start, end: clause.start + kept.length }
}

const conjunctions: Record<SurveyLanguage, ReadonlySet<string>> = {
  'pt-br': new Set('e entao que porque ou ai'.split(' ')),
  en: new Set('and so because that which or then'.split(' ')),
  ar: new Set('ثم لذلك أو'.split(' ')),
  es: new Set('y e o u entonces que porque pues'.split(' ')),
}

/** What people put before what they have to say. */
const opinionPrefixes: Record<SurveyLanguage, RegExp> = {
  'pt-br':
    /^(?:(?:bom|olha|então|e|mas),?\s+)?(?:(?:eu\s+)?(?:acho|diria|creio|penso) que|por isso)\s+/iu,
  en: /^(?:(?:well|so|and|but),?\s+)?i(?: would|['’]d)? (?:say|think|guess|believe)(?: that)?\s+/iu,
  ar: /^(?!)/,
  es: /^(?:(?:bueno|pues|y|pero),?\s+)?(?:yo\s+)?(?:creo|diría|pienso) que\s+/iu,
}
