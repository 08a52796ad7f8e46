import { SurveyLanguage } from '#contract/languages.ts'
import { isQuestion } from '../phrase.ts'
import { spaced, wordsOf } from '../text.ts'
import { askingBackIn } from './all.ts'
import { topics, type AskedBack } from './asked-back.ts'

/** Who writes more than that says something, too. */
const longest = 16
/** What can hardly be said without asking it, with or without a mark. */
const plain: readonly AskedBack[] = ['anonymous', 'machine']

/** What somebody asks about the conversation itself, in whatever language; undefined where nothing of the kind. */
export function askedBack(answer: string): AskedBack | undefined {
  if (wordsOf(answer).length > longest) return undefined
  const text = spaced(answer)
  const hasMark = /[?؟]/.test(answer)
  for (const topic of topics)
    for (const language of SurveyLanguage.options) {
      const found = askingBackIn[language].signs[topic].exec(text)
      if (!found) continue
      const isBare = found.index === 0 && (plain.includes(topic) || isQuestion(answer, language))
      if (hasMark || isBare) return topic
    }
  return undefined
}
