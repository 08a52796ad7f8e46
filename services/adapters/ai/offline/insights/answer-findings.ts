// The findings of what an objective was answered with, where nobody complains or praises: wishes, else first answers.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { QuotedReport } from '#ports/ai/reports.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import type { Claim } from './claim-signs.ts'
import { chooseQuotes, type Wording } from './quotes.ts'
import type { Survey } from './group.ts'
import type { Statement } from './statements.ts'
import { poolWishes } from './wishes.ts'
import { basisOf, inQuotes, reportSentences, withCountedExamples, withExamples } from './wording.ts'

type Finding = QuotedReport['findings'][number]

const maxAnswers = 3
/** Shorter answers say little. */
const minWords = 4

/** In answer to questions of one's own, what is quoted before facts. */
const judging: ReadonlySet<Claim> = new Set(['negative', 'positive', 'wish'])

/** Where wishes are asked for, what needs no change is none, nor what others wish. */
const isAnswer = ({ asksFor }: Statement, claim: ReturnType<Survey['claimOf']>) =>
  claim !== 'nothing' && claim !== 'aside' && !(asksFor === 'wish' && claim === 'content')

/** Findings of the wishes that several people have, if the objective asks for wishes; the same wish in other answers counts. */
export function wishesFor({ id }: Objective, survey: Survey, wording: Wording) {
  const isAsked = survey.statements.some((each) => each.askedId === id && each.asksFor === 'wish')
  const wishes = isAsked ? poolWishes(survey, new Set(survey.statements)) : []
  const { ask, askAbout } = reportSentences(wording.language)
  const counted = new Set<Statement>()
  const findings = wishes.flatMap(({ thing, statements }): Finding[] => {
    const choices = chooseQuotes(statements, thing?.concept, wording, 3)
    if (choices.length < 2 || !statements.some(({ objectiveId }) => objectiveId === id)) return []
    for (const each of statements) counted.add(each)
    const sentence = (people: number) => (thing ? askAbout(people, thing.name) : ask(people))
    return [
      {
        ...{ kind: 'finding', sentiment: 'neutral' },
        ...withCountedExamples(sentence, choices, statements, thing?.concept, wording),
        ...basisOf(statements, choices, wording),
        objectiveId: id,
      },
    ]
  })
  return { findings, counted }
}

/** Some first answers to an objective, which claim nothing but what they say. */
export function answersTo(
  { id, text }: Objective,
  survey: Survey,
  wording: Wording,
  counted: ReadonlySet<Statement>,
): Finding[] {
  const countedAnswers = new Set([...counted].map(({ responseId }) => responseId))
  const own = survey.statements.filter(
    (each) =>
      each.askedId === id &&
      !each.isFollowUp &&
      !countedAnswers.has(each.responseId) &&
      (each.asksFor !== 'wish' || each.start === 0) &&
      isAnswer(each, survey.claimOf(each)) &&
      tokenize(each.text).length >= minWords,
  )
  const claimed = own.filter((each) => !each.isAskedAlike && judging.has(survey.claimOf(each)))
  const first = chooseQuotes(claimed, undefined, wording, maxAnswers)
  const people = new Set(first.map(({ statement }) => statement.person))
  const rest = own.filter(({ person }) => !people.has(person))
  const others = chooseQuotes(rest, undefined, wording, maxAnswers - first.length)
  const choices = [...first, ...others]
  if (choices.length < 2) return []
  const quoted = choices.map(({ statement }) => statement)
  const name = inQuotes(text, wording.language)
  const sentence = reportSentences(wording.language).inTheirWords(name)
  return [
    {
      ...{ kind: 'finding', sentiment: 'neutral' },
      ...withExamples(sentence, choices, quoted, undefined, wording),
      ...basisOf(quoted, choices, wording),
      objectiveId: id,
    },
  ]
}
