// The findings of a report: objective by objective, what people complain of and praise, then what goes across.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { QuotedReport } from '#ports/ai.ts'
import { chooseQuotes, type QuoteChoice, type Wording } from './quotes.ts'
import type { Group, GroupKind, Survey } from './group.ts'
import { weigh } from './groups.ts'
import type { Statement } from './statements.ts'
import { peopleOf } from './things.ts'
import {
  basisOf,
  fewerPeople,
  inQuotes,
  joinExamples,
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
  ...{ complaint: 'negative', partly: 'negative', praise: 'positive' },
  ...{ mention: 'neutral', contrast: 'mixed' },
}

/** Findings in the order of the objectives; of an objective without any, how many people answered it, and how. */
export function findingsOf(groups: readonly Group[], survey: Survey, wording: Wording): Finding[] {
  const found = groups
    .toSorted((a, b) => weigh(b) - weigh(a))
    .flatMap((group) => findingOf(group, survey, wording))
  const order = new Map(survey.objectives.map(({ id }, at) => [id, at]))
  const answered = survey.objectives
    .filter(({ id }) => !found.some(({ objectiveId }) => objectiveId === id))
    .flatMap((objective) => answersTo(objective, survey, wording))
  return [...found, ...answered].toSorted(
    (a, b) =>
      (order.get(a.objectiveId ?? '') ?? order.size) -
      (order.get(b.objectiveId ?? '') ?? order.size),
  )
}

/** Where some complain, that of more than half. */
const sentimentOf = ({ kind, bad, statements }: Group) =>
  kind === 'partly' && peopleOf(bad).size * 2 <= peopleOf(statements).size
    ? 'neutral'
    : sentiments[kind]

function findingOf(group: Group, survey: Survey, wording: Wording): Finding[] {
  if (group.kind === 'contrast') return contrastOf(group, survey, wording)
  const { thing, statements, kind } = group
  const concept = thing?.concept
  const quotable = kind === 'partly' ? group.bad : statements
  const choices = chooseQuotes(quotable, concept, wording)
  if (choices.length === 0) return []
  const sentence = sentenceOf(group, survey, wording)
  const fewer = kind === 'partly' ? mentionOf(group, wording) : sentence
  return [
    {
      ...{ kind: 'finding', sentiment: sentimentOf(group) },
      ...withCountedExamples(sentence, choices, statements, concept, wording, fewer),
      ...basisOf(statements, choices, wording),
      objectiveId: group.objectiveId,
    },
    ...againstOthers(group, wording),
  ]
}

/** "4 people complain about the letter". */
export function sentenceOf(
  { thing, kind, bad, objectiveId }: Group,
  { objectives }: Survey,
  { language }: Pick<Wording, 'language'>,
): Sentence {
  const { finding, partly, point } = reportSentences(language)
  const claimed = kind === 'complaint' || kind === 'praise' ? kind : 'mention'
  if (thing && kind === 'partly') return (people) => partly(people, thing.name, peopleOf(bad).size)
  if (thing) return (people) => finding[claimed](people, thing.name)
  return (people) => point[claimed](people, nameOf(objectiveId, objectives, language))
}

/** The same where nothing is known of how many complain. */
export const mentionOf =
  ({ thing }: Group, { language }: Pick<Wording, 'language'>): Sentence =>
  (people) =>
    reportSentences(language).finding.mention(people, thing?.name ?? '')

/** What a group is about, as it stands in a sentence. */
export const subjectOf = (
  { thing, objectiveId }: Group,
  objectives: readonly Objective[],
  language: Wording['language'],
): string => thing?.name ?? nameOf(objectiveId, objectives, language)

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
  const name = subjectOf(group, objectives, wording.language)
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

/** How many people answer an objective, with two typical answers. */
function answersTo({ id, text }: Objective, survey: Survey, wording: Wording): Finding[] {
  const all = survey.statements.filter(({ objectiveId }) => objectiveId === id)
  // What is asked next may lead elsewhere, and says nothing where the first answer says that there is nothing.
  const first = peopleOf(all.filter(({ isFollowUp }) => !isFollowUp))
  const own = all.filter(
    (each) => !(each.isFollowUp && first.has(each.person)) && survey.claimOf(each) !== 'nothing',
  )
  const people = peopleOf(own).size
  const choices = chooseQuotes(own, undefined, wording)
  if (people < 2 || choices.length === 0) return []
  const name = inQuotes(text, wording.language)
  const sentence = (count: number) => reportSentences(wording.language).point.mention(count, name)
  return [
    {
      ...{ kind: 'finding', sentiment: 'neutral' },
      ...withExamples(sentence(people), choices, own, undefined, wording),
      fewer: fewerPeople(people, (count) => ({
        text: joinExamples(sentence(count), choices, wording.language),
        general: `${sentence(count)}.`,
      })),
      ...basisOf(own, choices, wording),
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

export const singleFindings = (
  singles: ReturnType<typeof singleStatements>,
  wording: Wording,
): Finding[] =>
  singles.flatMap(({ statement, sign }) => {
    const choices: QuoteChoice[] = chooseQuotes([statement], undefined, wording, 1)
    if (choices.length === 0) return []
    const sentence = reportSentences(wording.language).single[sign]
    return [
      {
        ...{ kind: 'finding' as const, sentiment: sign },
        ...withExamples(sentence, choices, [statement], undefined, wording),
        ...basisOf([statement], choices, wording),
      },
    ]
  })
