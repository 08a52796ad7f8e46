// What a goal asks, by the rules and by the marks of the survey writer.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import type { GoalReading } from './goal-reading.ts'
import { isNumbered } from './goal-sentences.ts'
import { hasContent, readByRules, separatedItems } from './goal-things.ts'
import { markedThings } from './marked-things.ts'

/** In the order of the goal, in its words, without what is about the owner. Empty where nothing is asked. */
export const thingsOf = (goal: string, language: SurveyLanguage): string[] =>
  readGoal(goal, language).things

/** By the rules; where the survey writer marks more things, those, unless the goal is a list by numbers, lines or semicolons. */
export function readGoal(goal: string, language: SurveyLanguage): GoalReading {
  const read = readByRules(goal, language)
  const isList = isNumbered(goal) || separatedItems.test(goal) || /\n\s*\S/u.test(goal.trim())
  const headings = read.headings.map(fold)
  const marked = (isList ? [] : markedThings(goal, language)).filter(
    (each) =>
      !headings.some((heading) => heading.includes(fold(each))) &&
      !isBareQuestion(each, language) &&
      hasContent(each, language),
  )
  // What stands before the things of a telegram is its subject.
  const [, ...others] = marked
  const isSubjectAdded =
    read.isTelegram === true && others.map(fold).join() === read.things.map(fold).join()
  const isMore = marked.length > Math.max(1, read.things.length) && !isSubjectAdded
  return isMore ? { ...read, things: marked } : read
}

/** "Why?" asks about what was said before. */
const isBareQuestion = (thing: string, language: SurveyLanguage) =>
  tokenize(thing).length === 1 && languageOf(language).clauses.question.test(thing)
