import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { type Token, tokenize } from '../../rules/text/tokenizer.ts'
import type { MentionCount } from './mention-counts.ts'
import { termKey } from './terms.ts'

const maxQuotes = 60
const minNounShare = 0.5

/** Whether most answers use the word as a noun, "the menu", rather than as a verb, "they moved". */
export function isNoun({ name, responses }: MentionCount, language: SurveyLanguage): boolean {
  const key = termKey(name)
  if (key.includes(' ')) return true
  let [seen, nouns] = [0, 0]
  for (const { quote } of [...responses.values()].slice(0, maxQuotes)) {
    const own = detectLanguage(quote, language)
    const all = tokenize(quote)
    const at = all.findIndex(({ stem }) => stem === key)
    if (at < 0) continue
    seen += 1
    if (followsNounMarker(all, at, own)) nouns += 1
  }
  return nouns > 0 && nouns >= seen * minNounShare
}

function followsNounMarker(all: readonly Token[], at: number, language: SurveyLanguage): boolean {
  const [word, previous] = [all[at], all[at - 1]]
  const { topicMarkers, topicArticlePrefix } = languageOf(language).nouns
  if (word && topicArticlePrefix?.test(word.folded)) return true
  return previous !== undefined && topicMarkers.has(previous.folded)
}
