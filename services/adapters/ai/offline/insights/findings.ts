// The findings of a report: objective by objective, what people complain of and praise, then what goes across.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { QuotedReport } from '#ports/ai.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { chooseQuotes, type Wording } from './quotes.ts'
import type { Group, GroupKind, Survey } from './group.ts'
import type { Statement } from './statements.ts'
import { peopleOf } from './people.ts'
import { poolWishes } from './wishes.ts'
import {
  basisOf,
  fewerPeople,
  inQuotes,
  reportSentences,
  withCountedExamples,
  withExamples,
  type Sentence,
} from './wording.ts'

type Finding = QuotedReport['findings'][number]
type SignOfFinding = 'negative' | 'positive' | 'neutral'

/** Against so many others, one person's view is a surprise. */
const minCrowd = 4

const sentiments: Readonly<Record<GroupKind, SignOfFinding | 'mixed'>> = {
  ...{ complaint: 'negative', praise: 'positive', contrast: 'mixed' },
}

/** Findings in the order of the objectives; of an objective without any, what some people answered. */
export function findingsOf(groups: readonly Group[], survey: Survey, wording: Wording): Finding[] {
  const found = groups.flatMap((group) => findingOf(group, survey, wording))
  const order = new Map(survey.objectives.map(({ id }, at) => [id, at]))
  const answered = survey.objectives
    .filter(({ id }) => !found.some(({ objectiveId }) => objectiveId === id))
    .flatMap((objective) => {
      const asked = wishesFor(objective, survey, wording)
      return [...asked.findings, ...answersTo(objective, survey, wording, asked.counted)]
    })
  return [...found, ...answered].toSorted(
    (a, b) =>
      (order.get(a.objectiveId ?? '') ?? order.size) -
      (order.get(b.objectiveId ?? '') ?? order.size),
  )
}

function findingOf(group: Group, survey: Survey, wording: Wording): Finding[] {
  if (group.kind === 'contrast') return contrastOf(group, survey, wording)
  const { thing, issue, statements, kind } = group
  const concept = thing?.concept
  const choices = chooseQuotes(statements, concept, wording, issue || thing ? 2 : 3)
  if (choices.length === 0) return []
  const sentence = sentenceOf(group, survey, wording)
  return [
    {
      ...{
        kind: (issue?.isContrary ?? group.isContrary) ? 'contrast' : 'finding',
        sentiment: sentiments[kind],
      },
      ...withCountedExamples(sentence, choices, statements, concept, wording),
      ...basisOf(statements, choices, wording),
      objectiveId: group.objectiveId,
    },
    ...againstOthers(group, wording),
  ]
}

/** "4 people say that they wait for a long time", "4 people complain about the letter". */
export function sentenceOf(
  { thing, issue, kind, objectiveId, isContrary }: Group,
  { objectives }: Pick<Survey, 'objectives'>,
  { language }: Pick<Wording, 'language'>,
): Sentence {
  const { finding, contraryFinding, claim, contraryClaim } = reportSentences(language)
  const claimed = kind === 'praise' ? 'praise' : 'complaint'
  if (issue) return (people) => (issue.isContrary ? contraryClaim : claim)(people, issue.claim)
  const name = thing?.name ?? nameOf(objectiveId, objectives, language)
  return (people) => (isContrary ? contraryFinding : finding)[claimed](people, name)
}

function nameOf(
  objectiveId: string | null,
  objectives: readonly Objective[],
  language: Wording['language'],
): string {
  return inQuotes(objectives.find(({ id }) => id === objectiveId)?.text ?? '', language)
}

function contrastOf(group: Group, { objectives }: Survey, wording: Wording): Finding[] {
  const { thing, good, bad, objectiveId } = group
  const [praise] = chooseQuotes(good, thing?.concept, wording, 1)
  const [complaint] = chooseQuotes(bad, thing?.concept, wording, 1)
  if (!complaint || !praise) return []
  const sentences = reportSentences(wording.language)
  const name = thing?.name ?? nameOf(objectiveId, objectives, wording.language)
  const [goodPeople, badPeople] = [peopleOf(good).size, peopleOf(bad).size]
  const quote = (text: string) => inQuotes(text, wording.language)
  const uncounted = sentences.contrastUncounted(name)
  return [
    {
      kind: 'contrast',
      sentiment: 'mixed',
      text: sentences.contrastQuoted(
        name,
        [goodPeople, quote(praise.quote)],
        [badPeople, quote(complaint.quote)],
      ),
      general: sentences.contrast(name, goodPeople, badPeople),
      // On whichever side: each keeps enough people.
      fewer: fewerPeople(Math.min(goodPeople, badPeople), () => ({
        text: uncounted,
        general: uncounted,
      })),
      ...basisOf([...bad, ...good], [praise, complaint], wording),
      objectiveId,
    },
  ]
}

/** One person who for sure praises what others for sure complain of, or the other way round. */
function againstOthers({ thing, kind, good, bad }: Group, wording: Wording): Finding[] {
  if (!thing || (kind !== 'complaint' && kind !== 'praise')) return []
  const [crowd, single] = kind === 'complaint' ? [bad, good] : [good, bad]
  const others = peopleOf(crowd).size
  if (others < minCrowd || peopleOf(single).size !== 1) return []
  const choices = chooseQuotes(single, thing.concept, wording, 1)
  if (choices.length === 0) return []
  const sentence = reportSentences(wording.language).against(thing.name, others)
  return [
    {
      kind: 'surprise',
      sentiment: kind === 'complaint' ? 'positive' : 'negative',
      ...withExamples(sentence, choices, single, thing.concept, wording),
      ...basisOf(single, choices, wording),
    },
  ]
}

const maxAnswers = 3
/** Shorter answers say little. */
const minWords = 4

/** Where wishes are asked for, what needs no change is none, nor what others wish. */
const isAnswer = ({ asksFor }: Statement, claim: ReturnType<Survey['claimOf']>) =>
  claim !== 'nothing' && !(asksFor === 'wish' && (claim === 'content' || claim === 'aside'))

/** Of an objective that asks for wishes, those of several people, with all who wish the same elsewhere. */
function wishesFor({ id }: Objective, survey: Survey, wording: Wording) {
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
function answersTo(
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
  const choices = chooseQuotes(own, undefined, wording, maxAnswers)
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

/** Fewer people than this share few things, so each of them is quoted. */
const fewPeople = 3
const maxSingles = 4
const signOrder = ['negative', 'positive', 'neutral'] as const

/** What each of very few people says: one statement about each objective. */
export function singleStatements({ statements, claimOf }: Pick<Survey, 'statements' | 'claimOf'>): {
  statement: Statement
  sign: SignOfFinding
}[] {
  if (peopleOf(statements).size >= fewPeople) return []
  return [...Map.groupBy(statements, (each) => `${each.person} ${each.objectiveId}`).values()]
    .flatMap((own) => {
      const signed = Map.groupBy(own, (each) => signOf(claimOf(each)))
      const sign = signOrder.find((each) => signed.has(each))
      const [statement] = (sign && signed.get(sign)) ?? []
      return sign && statement ? [{ statement, sign }] : []
    })
    .toSorted((a, b) => signOrder.indexOf(a.sign) - signOrder.indexOf(b.sign))
    .slice(0, maxSingles)
}

const signOf = (claim: ReturnType<Survey['claimOf']>) =>
  claim === 'negative' || claim === 'positive'
    ? claim
    : claim === 'nothing'
      ? undefined
      : ('neutral' as const)

/** Two statements that one quote holds are one finding. */
export function singleFindings(
  singles: ReturnType<typeof singleStatements>,
  wording: Wording,
): Finding[] {
  const quoted = new Set<string>()
  return singles.flatMap(({ statement, sign }): Finding[] => {
    const choices = chooseQuotes([statement], undefined, wording, 1)
    const isNew = choices.some(({ quote }) => !quoted.has(quote))
    if (!isNew) return []
    for (const { quote } of choices) quoted.add(quote)
    const sentence = reportSentences(wording.language).single[sign]
    return [
      {
        ...{ kind: 'finding', sentiment: sign },
        ...withExamples(sentence, choices, [statement], undefined, wording),
        ...basisOf([statement], choices, wording),
      },
    ]
  })
}
