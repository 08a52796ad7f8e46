// What a goal is about where its clauses ask too little.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { extractGist, isCompletePhrase, lowerFirst } from '../../rules/text/sentence.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { extractTopics } from './goal-settings.ts'

/** Clauses that say enough: a goal that asks this many things gets no others. */
export const minThings = 2
const maxGistLength = 90

/** What a goal without a question is about: without its survey format, its task and its article. */
export function gistOf(goal: string, language: SurveyLanguage): string | undefined {
  const { surveyFormat, unsuitableTitle, leadingArticle } = languageOf(language).grammar
  const bare = goal
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(surveyFormat, '')
    .replace(surveyFormat, '')
  const { main, short } = extractGist(bare, language, maxGistLength)
  const gist = (short ?? main).replace(unsuitableTitle, '').replace(leadingArticle, '')
  return gist.length <= maxGistLength && !/[,،?؟;]/u.test(gist) && isCompletePhrase(gist, language)
    ? lowerFirst(gist)
    : undefined
}

const stemsOf = (text: string) =>
  tokenize(text)
    .filter(({ folded }) => folded.length > 3)
    .map(({ stem }) => stem)

/** Topics that a goal lists in few words: a point of the engine where it has one, else the words of the goal. */
export function listedTopics(
  goal: string,
  things: readonly string[],
  language: SurveyLanguage,
): string[] {
  // Where the clauses say enough, their topics are not said again.
  if (things.length >= minThings) return []
  const { aspects } = languageOf(language).points
  const stems = new Set(things.flatMap(stemsOf))
  return extractTopics(goal, language)
    .filter((topic) => {
      const own = stemsOf(topic)
      return own.filter((stem) => stems.has(stem)).length * 2 < own.length || own.length === 0
    })
    .map((topic) => aspects.find(([sign]) => sign.test(fold(topic)))?.[1][0] ?? topic)
}
