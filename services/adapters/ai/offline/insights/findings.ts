// The findings of a report: objective by objective, what people complain of and praise, then what goes across.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { QuotedReport } from '#ports/ai/reports.ts'
import { answersTo, wishesFor } from './answer-findings.ts'
import { chooseQuotes, type Wording } from './quotes.ts'
import type { Group, GroupKind, Survey } from './group.ts'
import { peopleOf } from './people.ts'
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

/** Against so many others, one person's view is a surprise. */
const minCrowd = 4

const sentiments: Readonly<Record<GroupKind, Finding['sentiment']>> = {
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
