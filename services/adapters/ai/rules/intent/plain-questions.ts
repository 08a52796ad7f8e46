// Questions about the conversation itself in words that are nothing else, with or without marks, alone or in a longer answer.
import type { Span } from '#ports/ai/common.ts'
import { acrossLanguages } from '../../languages/languages.ts'
import {
  respondentQuestionTopics,
  type RespondentQuestionTopic,
} from '../../languages/types/respondent-questions.ts'
import { cachedByText } from '../text/text-cache.ts'
import { tokenize } from '../text/tokenizer.ts'

/** Words beside a question that leave it the only thing that is said. */
const maxWordsBeside = 3

type PlainQuestion = Span & { topic: RespondentQuestionTopic }

const patterns = acrossLanguages((languages) =>
  respondentQuestionTopics.flatMap((topic) =>
    languages.flatMap(({ respondentQuestions }) => {
      const plain = respondentQuestions.plain?.[topic]
      return plain ? [{ topic, pattern: new RegExp(plain, 'gu') }] : []
    }),
  ),
)

/** In the order of the text; none overlaps another one. */
export const plainQuestionsIn = cachedByText(200, findPlainQuestions)

function findPlainQuestions(text: string): readonly PlainQuestion[] {
  const { marked, starts, ends } = markClauses(text)
  const found: PlainQuestion[] = []
  for (const { topic, pattern } of patterns())
    for (const { 0: match, index } of marked.matchAll(pattern)) {
      const start = starts.find(({ at }) => at >= index)
      const end = ends.findLast(({ at }) => at <= index + match.length)
      if (!start || !end || start.offset >= end.offset) continue
      const question = { topic, start: start.offset, end: end.offset }
      if (isReported(marked.slice(0, index))) continue
      const isFree = found.every((each) => each.end <= question.start || each.start >= question.end)
      if (isFree) found.push(question)
    }
  return found.toSorted((a, b) => a.start - b.start)
}

const reportedPatterns = acrossLanguages((languages) =>
  languages.flatMap(({ respondentQuestions }) => respondentQuestions.reported ?? []),
)

/** Whether the words before a question say that another person asked it, or that it was only thought. */
export const isReported = (before: string): boolean =>
  reportedPatterns().some((pattern) => pattern.test(`${before} `))

/** The folded words with a bar where a clause begins or ends, behind a question mark where it is asked, and the offsets of the words in the text. */
function markClauses(text: string) {
  let marked = ' |'
  const starts: { at: number; offset: number }[] = []
  const ends: { at: number; offset: number }[] = []
  let before = 0
  for (const { folded, start, end } of tokenize(text)) {
    if (before > 0 && clauseEnd.test(text.slice(before, start)))
      marked += isAskedBefore(text.slice(before)) ? ' ? |' : ' |'
    marked += ' '
    starts.push({ at: marked.length, offset: start })
    marked += folded
    ends.push({ at: marked.length, offset: end })
    before = end
  }
  return { marked: `${marked}${isAskedBefore(text.slice(before)) ? ' ?' : ''} | `, starts, ends }
}

/** Whether a clause ends in a question mark, or only a word or two after a comma stand before it: "will he see it, my boss?". */
const isAskedBefore = (rest: string) =>
  /^[^\p{L}\p{N}.!;:\n؛…]*(?:[,،]\s*[\p{L}\p{M}'’]+(?: [\p{L}\p{M}'’]+)?\s*)?[?؟]/u.test(rest)

const clauseEnd = /[.!?;:\n،؛؟…,()«»“”"–—]| - /u

/** A number beside a question is an answer. */
export function isNearlyAll({ start, end }: Span, text: string): boolean {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`
  return tokenize(rest).length <= maxWordsBeside && !/\p{N}/u.test(rest)
}
