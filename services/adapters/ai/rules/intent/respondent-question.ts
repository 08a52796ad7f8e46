import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import {
  respondentQuestionTopics,
  type RespondentQuestionTopic,
} from '../../languages/types/respondent-questions.ts'
import { isNearlyAll, isReported, plainQuestionsIn } from './plain-questions.ts'
import { isQuestion } from '../text/sentence.ts'
import { cachedByText } from '../text/text-cache.ts'
import { toSearchText, tokenize } from '../text/tokenizer.ts'

/** A longer text says something besides its question. */
const maxWords = 16
/** Topics whose words are a question with or without a question mark. */
const unmistakableTopics: readonly RespondentQuestionTopic[] = ['anonymous', 'machine']

const allLanguages = acrossLanguages((languages) => languages)

/** What the sentences of an answer ask about the conversation itself. */
export function respondentQuestionsIn(answer: string): RespondentQuestionTopic[] {
  const sentences = answer.match(/[^.!?؟\n]+[?؟]*/gu) ?? []
  const plain = plainQuestionsIn(answer).map(({ topic }) => topic)
  const others = [answer, ...sentences].flatMap((each) => detectRespondentQuestion(each) ?? [])
  return [...new Set([...plain, ...others])]
}

/** What an answer that asks something asks about, also where no mark shows the question. */
export function topicsAskedIn(answer: string): RespondentQuestionTopic[] {
  const found = respondentQuestionsIn(answer)
  if (found.length > 0) return found
  const text = toSearchText(answer)
  return respondentQuestionTopics
    .filter((topic) =>
      allLanguages().some(({ respondentQuestions }) =>
        respondentQuestions.patterns[topic].test(text),
      ),
    )
    .slice(0, 1)
}

/** What a sentence that is a statement in form asks; `other` where it is not about the conversation. */
export function indirectQuestionIn(
  sentence: string,
  language: SurveyLanguage,
): RespondentQuestionTopic | 'other' | undefined {
  const { begins, unanswered, names } = languageOf(language).respondentQuestions.indirect
  const text = toSearchText(sentence)
  const begun = begins.exec(text)
  const found = begun ?? unanswered.exec(text)
  if (!found) return undefined
  const asked = text.slice(found.index + found[0].length - 1)
  const topic = respondentQuestionTopics.find((each) => names[each]?.test(asked))
  return topic ?? (begun ? 'other' : undefined)
}

/** Where, in a sentence without marks, a question about the conversation begins that ends it, or a complaint that one has no reply. */
export function questionBehind(sentence: string, language: SurveyLanguage): number | undefined {
  const text = toSearchText(sentence)
  const { unanswered } = languageOf(language).respondentQuestions.indirect
  const complaint = indirectQuestionIn(sentence, language) && unanswered.exec(text)
  const at = complaint ? complaint.index : topicAtEnd(sentence, text)
  if (at === undefined || at === 0) return undefined
  const wordsBefore = text.slice(0, at).trim().split(' ').length
  return tokenize(sentence)[wordsBefore]?.start
}

function topicAtEnd(sentence: string, text: string): number | undefined {
  if (!/[?؟]\s*$/.test(sentence)) return undefined
  const found = respondentQuestionTopics.flatMap((topic) =>
    allLanguages().flatMap(({ respondentQuestions }) => {
      const match = respondentQuestions.patterns[topic].exec(text)
      const isLast = match && match.index + match[0].length === text.length
      return isLast && !isReported(text.slice(0, match.index)) ? match.index : []
    }),
  )
  return found[0]
}

/** Whether an answer complains that a question about the conversation has no reply. */
export const complainsOfNoReply = (answer: string, language: SurveyLanguage): boolean =>
  (answer.match(/[^.!?؟\n]+[?؟]*/gu) ?? []).some((sentence) => {
    const { unanswered } = languageOf(language).respondentQuestions.indirect
    return unanswered.test(toSearchText(sentence)) && indirectQuestionIn(sentence, language)
  })

export const isTopic = (kind: string): kind is RespondentQuestionTopic =>
  (respondentQuestionTopics as readonly string[]).includes(kind)

/** What an answer asks about the conversation itself, in any language; undefined where it does not. */
export const detectRespondentQuestion = cachedByText(200, findTopic)

function findTopic(answer: string): RespondentQuestionTopic | undefined {
  if (tokenize(answer).length > maxWords) return undefined
  const [plain] = plainQuestionsIn(answer)
  if (plain && isNearlyAll(plain, answer)) return plain.topic
  const text = toSearchText(answer)
  const hasMark = /[?؟]/.test(answer)
  for (const topic of respondentQuestionTopics)
    for (const { code, respondentQuestions } of allLanguages()) {
      const found = respondentQuestions.patterns[topic].exec(text)
      if (!found || isReported(text.slice(0, found.index))) continue
      const isBare =
        found.index === 0 &&
        (unmistakableTopics.includes(topic) || isQuestion(answer, code as SurveyLanguage))
      if (hasMark || isBare) return topic
    }
  return undefined
}
