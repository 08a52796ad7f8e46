import { SurveyLanguage } from '#contract/languages.ts'
import { isQuestion } from '../text/sentence.ts'
import { toSearchText, tokenize } from '../text/tokenizer.ts'
import { respondentQuestionsByLanguage } from '../../languages/respondent-questions.ts'
import {
  respondentQuestionTopics,
  type RespondentQuestionTopic,
} from '../../languages/types/respondent-questions.ts'

/** Who writes more than that says something, too. */
const maxWords = 16
/** What can hardly be said without asking it, with or without a mark. */
const unmistakableTopics: readonly RespondentQuestionTopic[] = ['anonymous', 'machine']

/** What somebody asks about the conversation itself, in whatever language; undefined where nothing of the kind. */
export function detectRespondentQuestion(answer: string): RespondentQuestionTopic | undefined {
  if (tokenize(answer).length > maxWords) return undefined
  const text = toSearchText(answer)
  const hasMark = /[?؟]/.test(answer)
  for (const topic of respondentQuestionTopics)
    for (const language of SurveyLanguage.options) {
      const found = respondentQuestionsByLanguage[language].patterns[topic].exec(text)
      if (!found) continue
      const isBare =
        found.index === 0 && (unmistakableTopics.includes(topic) || isQuestion(answer, language))
      if (hasMark || isBare) return topic
    }
  return undefined
}
