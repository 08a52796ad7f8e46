// What a goal asks, by the rules and by the marks of the survey writer.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { lowerFirst } from '../../rules/text/sentence.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { withoutBrackets } from './goal-brackets.ts'
import type { GoalReading } from './goal-reading.ts'
import { isNumbered, withoutPreface, withoutRemarks } from './goal-sentences.ts'
import { asksIn, asWhether, hasContent, readByRules, separatedItems } from './goal-things.ts'
import { markedThings } from './marked-things.ts'
import { mergeThings, partedByMarks } from './merge-things.ts'

/** In the order of the goal, in its words, without what is about the owner. Empty where nothing is asked. */
export const thingsOf = (goal: string, language: SurveyLanguage): string[] =>
  readGoal(goal, language).things

/** Without what stands in brackets. */
export const readGoal = (goal: string, language: SurveyLanguage): GoalReading =>
  readPlainGoal(withoutBrackets(goal, language), language)

/** A goal without brackets. By the rules, without context; where the survey writer marks more things, those, unless the goal is a list by numbers, lines or semicolons. */
export function readPlainGoal(goal: string, language: SurveyLanguage): GoalReading {
  const read = readByRules(goal, language)
  const isList = isNumbered(goal) || separatedItems.test(goal) || /\n\s*\S/u.test(goal.trim())
  const headings = read.headings.map(fold)
  const { brief } = languageOf(language).clauses
  const inquiry = withoutPreface(
    withoutRemarks(goal, { brief }),
    languageOf(language).clauses,
    asksIn,
  )
  const [all, asked] = [goal, inquiry].map(wordsOf)
  const isRemark = (mark: string) =>
    brief?.limit.test(mark) === true ||
    (all!.includes(wordsOf(mark)) && !asked!.includes(wordsOf(mark)))
  const marks = (isList ? [] : markedThings(goal, language)).filter((each) => !isRemark(each))
  const marked = marks.filter(
    (each) =>
      !headings.some((heading) => heading.includes(fold(each))) &&
      !isBareQuestion(each, language) &&
      !tellsOfPeople(each, read.things, { goal, language }) &&
      (hasContent(each, language) || languageOf(language).clauses.elliptic?.test(each) === true),
  )
  // What stands before the things of a telegram is its subject.
  const [, ...others] = marked
  const isSubjectAdded =
    read.isTelegram === true && others.map(fold).join() === read.things.map(fold).join()
  const isMore = marked.length > Math.max(1, read.things.length) && !isSubjectAdded
  const things = isMore
    ? mergeThings(read.things, marked, { goal, language })
    : withMarks(
        read.things.flatMap((each) =>
          languageOf(language).clauses.choice?.test(each) ? [each] : partedByMarks(each, marks),
        ),
        marks,
        { goal, language },
      )
  const own = withoutAccount(things, { goal, language })
  const whether = own
    .map((each) => asWhether(each, languageOf(language).clauses))
    .map((each) => fromQuestionOn(each, language))
    .map((each) => each.replace(languageOf(language).clauses.supposed?.beforeNoun ?? /(?!)/u, ''))
  return {
    ...read,
    things: [...new Set(whether)].filter(
      (each) => isAskable(each, language) || asksWithin(each, language),
    ),
  }
}

/** "The young people vanished, what happened?": what an owner states before the first question is the situation, unless a list or a wish begins before. */
function withoutAccount(
  things: readonly string[],
  { goal, language }: { goal: string; language: SurveyLanguage },
): readonly string[] {
  const { clauses } = languageOf(language)
  const first = things.findIndex((each) => clauses.question.test(each))
  const isStated = (thing: string) =>
    clauses.stated !== undefined && clauses.stated(thing) !== thing
  const isAccount = (thing: string, at: number) =>
    at < first &&
    isStated(thing) &&
    clauses.asking !== undefined &&
    goal.includes(thing) &&
    !clauses.asking.test(goal.slice(0, goal.indexOf(thing))) &&
    !/[:؟?]/u.test(goal.slice(0, goal.indexOf(thing) + thing.length + 1))
  return things.filter((thing, at) => !isAccount(thing, at))
}

/** "Have been rough", "since 2009": what is neither a question nor a noun phrase is part of an account. */
function isAskable(thing: string, language: SurveyLanguage): boolean {
  const { clauses, questionFrames } = languageOf(language)
  const { framedNouns } = questionFrames ?? {}
  const bare = thing.replace(/^و(?=\p{L}{2})/u, '')
  return (
    clauses.question.test(thing) ||
    clauses.question.test(bare) ||
    clauses.elliptic?.test(thing) === true ||
    framedNouns?.asked?.test(thing) === true ||
    framedNouns?.isNoun(lowerFirst(thing), '') !== false
  )
}

/** Within a clause these words mostly ask nothing. */
const uncertain = /^(?:is|are|was|were|do|does|did|would|could|can|has|have|if|se|ما|هل)(?!\p{L})/iu
const maxNamed = 2
const minQuestion = 3

/** The place of the first word, behind others, from which on a thing is a question; -1 without one. */
function questionAt(words: readonly string[], language: SurveyLanguage): number {
  const { question, relative } = languageOf(language).clauses
  return words.findIndex((_, n) => {
    const rest = words.slice(n).join(' ')
    return (
      n > 0 &&
      words.length - n >= minQuestion &&
      question.test(rest) &&
      !relative.test(rest) &&
      !uncertain.test(rest)
    )
  })
}

/** "The price, how they found it" */
function asksWithin(thing: string, language: SurveyLanguage): boolean {
  const at = questionAt(thing.split(' '), language)
  return at > 0 && at <= maxNamed
}

/** "[For the customers] why they leave": the question in what begins none, with the noun that it is about. */
function fromQuestionOn(thing: string, language: SurveyLanguage): string {
  if (isAskable(thing, language)) return thing
  const words = thing.split(' ')
  const at = questionAt(words, language)
  if (at < 0) return thing
  const named = words.slice(0, at).join(' ')
  return at <= maxNamed && isAskable(named, language) ? thing : words.slice(at).join(' ')
}

/** With fewer marks there is little to tell context from. */
const minMarks = 2
/** In characters: "or not" is no thing. */
const minMark = 8
/** Before the last of several that a thing names: "the pool or the roof terrace". */
const alternative = /(?<!\p{L})(?:or|ou|o|أو|او|ام) $/u
/** "Before the plan is finished": when, not what. */
const isCircumstance =
  /^(?:before|after|during|until|since|while|antes|depois|após|durante|até|desde|enquanto|قبل|بعد|خلال|أثناء|منذ|حتى) /iu
/** The share of their words that two parts have in common. */
const minShared = 0.4

/** Without context, of which nothing is marked, and without what stands before the mark in a thing. */
function withMarks(
  things: readonly string[],
  marked: readonly string[],
  { goal, language }: { goal: string; language: SurveyLanguage },
): string[] {
  const { isHeaded, question, relative } = languageOf(language).clauses
  const sentences = goal.split(/[.!?؟]\s/u).map(wordsOf)
  const asking = sentences.filter((each) => marked.some((mark) => each.includes(wordsOf(mark))))
  const added = [...goal.matchAll(languageOf(language).clauses.brief?.afterthought ?? /(?!)/gu)]
  // The items of a list are asked together.
  const isBesideMarks = (thing: string) =>
    !sentences.some((each) => each.includes(wordsOf(thing))) ||
    asking.some((each) => each.includes(wordsOf(thing)))
  const isAsked = (thing: string, at: number) =>
    marked.length < minMarks ||
    (question.test(thing) && !(relative.test(thing) && at === 0)) ||
    isBesideMarks(thing) ||
    added.some(([, each]) => each === thing) ||
    marked.some((each) => areAlike(each, thing))
  // "Com que frequência": the preposition belongs to the question.
  const withPreposition = (thing: string) => {
    const words = wordsOf(thing)
    return marked.find(
      (each) =>
        question.test(thing) &&
        question.test(each) &&
        wordsOf(each).endsWith(` ${words}`) &&
        wordsOf(each).split(' ').length === words.split(' ').length + 1,
    )
  }
  const shortened = (thing: string) => {
    const inside = marked.filter((each) => wordsOf(thing).includes(wordsOf(each)))
    const [last = thing] = inside
    const isWhole = question.test(thing) && !relative.test(thing)
    const isOne =
      marked.length >= minMarks &&
      inside.length === 1 &&
      wordsOf(thing).endsWith(` ${wordsOf(last)}`)
    const before = wordsOf(thing).slice(0, -wordsOf(last).length)
    const isAlternative = alternative.test(before)
    // "Which of the pool, the gym or the terrace"
    const isListed = /[,،]/u.test(thing.slice(0, -last.length))
    const isShortened =
      isOne &&
      !isWhole &&
      !isAlternative &&
      !isListed &&
      isHeaded?.(before.trim(), wordsOf(last)) !== true &&
      last.length >= minMark &&
      !isCircumstance.test(last)
    return isShortened && hasContent(last, language) ? last : thing
  }
  return [
    ...new Set(things.filter(isAsked).map((thing) => withPreposition(thing) ?? shortened(thing))),
  ]
}

const wordsOf = (text: string) =>
  tokenize(text)
    .map(({ folded }) => folded)
    .join(' ')

function areAlike(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const [own, others] = [left, right].map((text) => new Set(text.split(' ')))
  const shared = (2 * own!.intersection(others!).size) / (own!.size + others!.size)
  return left.includes(right) || right.includes(left) || shared > minShared
}

/** "Customers who have not come back": whom to ask, unless the rules find a question in it. */
function tellsOfPeople(
  mark: string,
  things: readonly string[],
  { goal, language }: { goal: string; language: SurveyLanguage },
): boolean {
  const { relative } = languageOf(language).clauses
  const isFound = things.some((thing) => areAlike(thing, mark))
  if (things.length === 0 || isFound || !relative.test(mark)) return false
  const before = goal.slice(0, Math.max(0, goal.indexOf(mark)))
  return /\p{L}s $|(?:people|those|everyone|anyone|staff) $/iu.test(before)
}

/** "Why?" asks about what was said before. */
const isBareQuestion = (thing: string, language: SurveyLanguage) =>
  tokenize(thing).length === 1 && languageOf(language).clauses.question.test(thing)
