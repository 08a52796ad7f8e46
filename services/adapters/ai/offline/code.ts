import type { Intent, Objective } from '#contract/events/conversation-terms.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, AnswerToCode, Span } from '#ports/ai.ts'
import { chosenFeeling, wayOutOf } from './chosen.ts'
import { intentOf } from './intent.ts'
import { languageOf } from './language.ts'
import { lexicons } from './lexicons/all.ts'
import { measured } from './provenance.ts'
import { feelingOf } from './sentiment.ts'
import { upToBreath } from './phrase.ts'
import { clausesOf, wordsOf, type Clause } from './text.ts'

/** Longest piece of an answer that a follow-up repeats. */
const quoteLength = 70
/** One common word in three is no sign that an objective was spoken of. */
const mostOf = 0.7
const promptVersion = 'code-3'

/** Reads an answer by word lists. It says which objectives were touched, never how well they were covered. */
export const code: Ai['code'] = async (input) =>
  measured(promptVersion, () => (input.kind === 'open' ? readWords(input) : readChoice(input)))

function readWords({ question, answer, objectives, objectiveId, language }: AnswerToCode) {
  const spoken = languageOf(answer, language)
  const about = [question, ...objectives.map(({ text }) => text)].join('\n')
  const intent = intentOf(answer, spoken, about)
  const evidence = intent === 'answer' ? evidenceIn(answer, objectives, objectiveId, spoken) : []
  return { intent, language: spoken, sentiment: feelingOf(answer, spoken), evidence }
}

/** Who chooses answers, unless it is a way out of answering; only danger and orders to the machine are looked for. */
function readChoice({ kind, answer, objectives, objectiveId, language }: AnswerToCode) {
  const meant = intentOf(answer, language, '')
  const wayOut = kind === 'multiple' ? wayOutOf(answer) : undefined
  const isGrave = meant === 'distress' || meant === 'injection'
  const intent: Intent = isGrave ? meant : (wayOut ?? 'answer')
  const sentiment = chosenFeeling(kind, answer, language) ?? feelingOf(answer, language)
  const isAsked = objectives.some(({ id }) => id === objectiveId) && answer !== ''
  const evidence =
    intent === 'answer' && isAsked && objectiveId !== null
      ? [{ objectiveId, start: 0, end: answer.length }]
      : []
  return { intent, language, sentiment, evidence }
}

function evidenceIn(
  answer: string,
  objectives: readonly Objective[],
  asked: string | null,
  language: SurveyLanguage,
): (Span & { objectiveId: string })[] {
  const clauses = clausesOf(answer)
  return objectives.flatMap(({ id, text }) => {
    const found =
      id === asked ? telling(answer, clauses, language) : mostAlike(clauses, text, language)
    return found ? [{ objectiveId: id, ...spanOf(answer, found, language) }] : []
  })
}

/** The clause that says most: feelings and words that mean something. What only announces or asks something says nothing. */
function telling(answer: string, clauses: readonly Clause[], language: SurveyLanguage) {
  const weigh = ({ text, end }: Clause) =>
    /^\s*[:?؟]/.test(answer.slice(end))
      ? 0
      : Math.min(contentWords(text, language).length, 8) +
        3 * Math.abs(feelingOf(text, language).score)
  return clauses.toSorted((a, b) => weigh(b) - weigh(a))[0]
}

/** The clause that shares most words with an objective, where it shares nearly all. */
function mostAlike(clauses: readonly Clause[], objective: string, language: SurveyLanguage) {
  const wanted = new Set(contentWords(objective, language))
  const enough = Math.ceil(wanted.size * mostOf)
  const shared = ({ text }: Clause) =>
    new Set(contentWords(text, language).filter((stem) => wanted.has(stem))).size
  const [best] = clauses.toSorted((a, b) => shared(b) - shared(a))
  return best && enough > 0 && shared(best) >= enough ? best : undefined
}

function contentWords(text: string, language: SurveyLanguage): string[] {
  return wordsOf(text)
    .filter(({ folded }) => folded.length > 2 && !lexicons[language].stopWords.has(folded))
    .map(({ stem }) => stem)
}

/** The clause without the words that tie it to its neighbours, such as "but" at its beginning. */
function spanOf(answer: string, clause: Clause, language: SurveyLanguage): Span {
  const { turns } = lexicons[language]
  const kept = upToBreath(answer.slice(clause.start, clause.end), language, quoteLength)
  const opinion = opinions[language].exec(kept)?.[0].length ?? 0
  const words = wordsOf(kept).filter(({ start }) => start >= opinion)
  const isTie = (folded: string) => ties[language].has(folded) || turns.has(folded)
  const first = words.find(({ folded }) => !isTie(folded))
  // A conjunction at the end waits for the next clause.
  const last = words.findLast(({ folded }) => !isTie(folded))
  const [from, to] = [first?.start ?? 0, last?.end ?? kept.length]
  return from < to
    ? { start: clause.start + from, end: clause.start + to }
    : { start: clause.start, end: clause.start + kept.length }
}

const ties: Record<SurveyLanguage, ReadonlySet<string>> = {
  'pt-br': new Set('e entao que porque ou ai'.split(' ')),
  en: new Set('and so because that which or then'.split(' ')),
  ar: new Set('ثم لذلك أو'.split(' ')),
  es: new Set('y e o u entonces que porque pues'.split(' ')),
}

/** What people put before what they have to say. */
const opinions: Record<SurveyLanguage, RegExp> = {
  'pt-br':
    /^(?:(?:bom|olha|então|e|mas),?\s+)?(?:(?:eu\s+)?(?:acho|diria|creio|penso) que|por isso)\s+/iu,
  en: /^(?:(?:well|so|and|but),?\s+)?i(?: would|['’]d)? (?:say|think|guess|believe)(?: that)?\s+/iu,
  ar: /^(?!)/,
  es: /^(?:(?:bueno|pues|y|pero),?\s+)?(?:yo\s+)?(?:creo|diría|pienso) que\s+/iu,
}
