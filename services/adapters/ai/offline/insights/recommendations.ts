// What to do next: about what people complain of, with a question to them, and what people ask for, in their words.
import type { QuotedReport } from '#ports/ai/reports.ts'
import { modelWords } from '../../learned/features.ts'
import { classesOf } from '../../learned/word-classes.ts'
import type { Group, Survey } from './group.ts'
import { complaintsOf } from './groups.ts'
import { chooseQuotes, type QuoteChoice, type Wording } from './quotes.ts'
import type { Statement } from './statements.ts'
import { peopleOf } from './people.ts'
import type { Mention } from './mentions.ts'
import { poolWishes, type Wish } from './wishes.ts'
import { basisOf, fewerPeople, inQuotes, reportSentences, withCountedExamples } from './wording.ts'

type Recommendation = QuotedReport['recommendations'][number]

const maximums = { actions: 4, wishes: 3 }

type Advised = {
  survey: Survey
  groups: readonly Group[]
  /** Things that people say are not there. */
  missing: readonly Mention[]
  people: number
}

export function recommendationsOf(advised: Advised, wording: Wording): Recommendation[] {
  const { groups, survey, missing } = advised
  const asked = complaintsOf(groups).filter(({ issue }) => issue && issue.action !== '')
  const counted = new Set(groups.flatMap(({ statements }) => statements))
  return [
    ...asked.slice(0, maximums.actions).flatMap((group) => actionOf(group, advised, wording)),
    ...missing.flatMap((mention) => missedOf(mention, survey, wording)),
    ...wishesOf(survey, counted, missing).flatMap((wish) => wishOf(wish, survey, wording)),
  ]
}

/** What to do about an issue, what to ask first, and the most precise quote. */
function actionOf(
  { issue, statements, objectiveId }: Group,
  { survey, people }: Advised,
  wording: Wording,
): Recommendation[] {
  const { askNext, startFrom, claim } = reportSentences(wording.language)
  const precise = preciseStatement(statements)
  const choices: QuoteChoice[] = precise ? chooseQuotes([precise], undefined, wording, 1) : []
  const [choice] = choices
  const quoted = choice ? ` ${startFrom(inQuotes(choice.quote, wording.language))}` : ''
  const question = askNext(inQuotes(issue!.ask, wording.language))
  const count = peopleOf(statements).size
  const wordingFor = (number: number) => {
    const general = `${issue!.action}. ${claim(number, issue!.claim)}. ${question}`
    return { text: `${general}${quoted}`, general }
  }
  const { text, general } = wordingFor(count)
  return [
    {
      ...{ action: text, general, expectedOutcome: '' },
      fewer: fewerPeople(count, wordingFor),
      priority: levelOf(count, people),
      rationale: belongsTo(objectiveId, survey, wording),
      ...basisOf(statements, choices, wording),
      objectiveId,
    },
  ]
}

const preciseClasses: ReadonlySet<string> = new Set(['number-word', 'duration', 'now-tonight'])

/** The statement with the most numbers, times and durations. */
function preciseStatement(statements: readonly Statement[]): Statement | undefined {
  const counts = statements.map((statement) => {
    const words = modelWords(statement.text)
    const classes = classesOf(words, statement.language)
    const precise = words.filter(
      (word, at) => word === '0' || [...(classes[at] ?? [])].some((own) => preciseClasses.has(own)),
    )
    return { statement, count: precise.length }
  })
  const [best] = counts
    .filter(({ count, statement }) => count > 0 && statement.isReadable)
    .toSorted((a, b) => b.count - a.count)
  return best?.statement
}

/** A level by the share of all people. */
function levelOf(people: number, all: number): Recommendation['priority'] {
  const share = people / Math.max(1, all)
  return share >= 0.3 ? 'high' : share >= 0.15 ? 'medium' : 'low'
}

function belongsTo(objectiveId: string | null, { objectives }: Survey, { language }: Wording) {
  const objective = objectives.find(({ id }) => id === objectiveId)
  return objective ? reportSentences(language).belongsTo(inQuotes(objective.text, language)) : ''
}

function missedOf(
  { name, concept, statements }: Mention,
  survey: Survey,
  wording: Wording,
): Recommendation[] {
  const { missing } = reportSentences(wording.language)
  return inTheirWords(
    { concept, statements, sentence: (people) => missing(people, name) },
    survey,
    wording,
  )
}

function wishOf({ thing, statements }: Wish, survey: Survey, wording: Wording): Recommendation[] {
  const { ask, askAbout } = reportSentences(wording.language)
  const sentence = (people: number) => (thing ? askAbout(people, thing.name) : ask(people))
  return inTheirWords({ concept: thing?.concept, statements, sentence }, survey, wording)
}

type Quoted = {
  concept: string | undefined
  statements: readonly Statement[]
  sentence: (people: number) => string
}

function inTheirWords(
  { concept, statements, sentence }: Quoted,
  survey: Survey,
  wording: Wording,
): Recommendation[] {
  const choices = chooseQuotes(statements, concept, wording)
  if (choices.length === 0) return []
  const { text: action, ...others } = withCountedExamples(
    ...([sentence, choices, statements, concept, wording] as const),
  )
  const basis = basisOf(statements, choices, wording)
  return [
    {
      ...{ action, ...others, expectedOutcome: '' },
      priority: peopleOf(statements).size > 1 ? 'medium' : 'low',
      rationale: belongsTo(basis.objectiveId, survey, wording),
      ...basis,
    },
  ]
}

/** What several people ask for about the same thing; then what single ones ask for outright. None that findings count. */
function wishesOf(
  survey: Survey,
  counted: ReadonlySet<Statement>,
  missing: readonly Mention[],
): readonly Wish[] {
  const { statements, claimOf } = survey
  const missed = new Set(missing.flatMap((each) => each.statements))
  const left = new Set(statements.filter((each) => !counted.has(each) && !missed.has(each)))
  const found = poolWishes(survey, left)
  const pooled = new Set(found.flatMap((each) => each.statements))
  const isAlike = ({ concepts }: Statement) =>
    found.some(({ thing }) => thing && concepts.has(thing.concept))
  const single = statements
    .filter(
      (each) => left.has(each) && !pooled.has(each) && !isAlike(each) && claimOf(each) === 'wish',
    )
    .filter(({ isReadable, isWish }) => isReadable && isWish)
    .toSorted((a, b) => b.concepts.size - a.concepts.size)
    .map((statement) => ({ thing: undefined, statements: [statement] }))
  return [...found, ...single].slice(0, maximums.wishes)
}
