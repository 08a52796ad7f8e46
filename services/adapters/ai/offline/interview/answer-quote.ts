// The respondent's words that a question repeats.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { stripPunctuation, truncateAtPause } from '../../rules/text/sentence.ts'
import { splitClauses, tokenize } from '../../rules/text/tokenizer.ts'
import { isQuotable, isWhole } from './quotable-clause.ts'
import { outrightIn } from '../../rules/intent/harm.ts'
import { losesHarm, notableSpan } from './notable-clause.ts'
import { closedAnswerKind } from './question-selection.ts'
import { situationOf } from './situation-follow-up.ts'

const maxLength = 80
/** Shorter answers are quoted only for their content. */
const minWordsToQuote = 4

export function quoteFor(brief: QuestionBrief): string {
  const { purpose, mentioned, transcript, about, language } = brief
  const last = transcript.at(-1)
  if (purpose === 'objective') {
    const quote = mentioned ? quotableText(mentioned.text, brief) : ''
    return isWholeClause(quote, brief) ? quote : ''
  }
  if (purpose !== 'probe') return ''
  if (brief.contradiction) return stripPunctuation(brief.contradiction.now)
  const quote = quotableText(about?.text ?? '', brief)
  if (brief.returns) return quote
  if (last && closedAnswerKind(last)) return last.answer.trim()
  return last && canQuote(quote, last.answer, language) ? quote : ''
}

/** Five words or more between marks, which no question has said back before. */
function isWholeClause(quote: string, { transcript, language }: QuestionBrief): boolean {
  const source = transcript.find(({ answer }) => answer.includes(quote))?.answer
  return (
    isWhole(quote, language) &&
    tokenize(quote).length >= minWordsToQuote + 1 &&
    (source === undefined || (endsClause(quote, source) && startsClause(quote, source))) &&
    !transcript.some(({ question }) => question.includes(quote))
  )
}

const canQuote = (quote: string, answer: string, language: SurveyLanguage) =>
  endsClause(quote, answer) &&
  (situationOf(answer, language)
    ? isQuotable(quote, answer, language) && outrightIn([{ text: quote }], language) !== undefined
    : isNotable(quote, answer, language))

function isNotable(quote: string, answer: string, language: SurveyLanguage): boolean {
  const notable = notableSpan(answer, splitClauses(answer), language)
  return notable !== undefined && answer.slice(notable.start, notable.end) === quote
}

/** Nothing of the clause is left out behind the quote. */
function endsClause(quote: string, answer: string): boolean {
  const at = answer.indexOf(quote)
  return at >= 0 && /^\s*(?:[\p{P}\n]|$)/u.test(answer.slice(at + quote.length))
}

/** Before the quote there is a mark, or a conjunction: no amount is cut off. */
const startsClause = (quote: string, answer: string): boolean =>
  !/[^\s\p{P}]$/u.test(answer.slice(0, answer.indexOf(quote)))

/** The respondent's words up to the first end mark; empty where they say nothing. */
function quotableText(text: string, { language }: QuestionBrief): string {
  const [first = ''] = text.trim().split(/[?؟!\n“”«»"]/)
  const bare = first.trim().replace(/[.,;:،؛…]+$/u, '')
  const cut = truncateAtPause(bare, language, maxLength)
  if (losesHarm(cut, bare, language)) return ''
  const words = tokenize(cut)
  return words.length >= minWordsToQuote || contentStems(words, language).length > 0 ? cut : ''
}
