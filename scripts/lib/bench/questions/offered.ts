// The wordings among which a survey's are chosen, with the grades that a person gave them.
import type { SurveyLanguage } from '#contract/languages.ts'
import { isUnclear } from '../../../../services/adapters/ai/offline/authoring/clear-goal.ts'
import { draftSurvey } from '../../../../services/adapters/ai/offline/authoring/survey-structure.ts'
import { mendSlips } from '../../../../services/adapters/ai/offline/points/goal-sentences.ts'
import {
  judgeWording,
  type WordingKind,
} from '../../../../services/adapters/ai/learned/wording-checker.ts'
import { toWording } from '../../training/tasks/wordings.ts'
import type { WordingLabel } from '../../training/wording-corpus.ts'

export type Offered = Omit<WordingLabel, 'grade'> & {
  grade: WordingLabel['grade'] | undefined
  isChosen: boolean
  /** The probability that the checker gives. */
  broken: number | undefined
}

type Graded = {
  n: string
  goal: string
  language: SurveyLanguage
  labels: readonly WordingLabel[]
}

/** Undefined where the goal means nothing. */
export function wordingsOf({ n, goal, language, labels }: Graded): Offered[] | undefined {
  if (isUnclear(goal, language)) return undefined
  const { structure, things, name } = draftSurvey(mendSlips(goal, language), language)
  const grades = new Map(labels.map((label) => [keyOf(label), label.grade]))
  const asked = new Set(
    structure.validation_points.map((point) => pairOf(point.text, point.spoken_question?.text)),
  )
  const toOffered =
    (task: WordingKind, thing: string, isChosen: (text: string) => boolean, prefix = '') =>
    ({ kind, text }: { kind: string; text: string }): Offered => {
      const own = { kind: `${prefix}${kind}`, n, thing, text }
      const wording = toWording({ ...own, grade: '0' }, goal, language)
      const broken = judgeWording(task, wording, language)?.broken
      return { ...own, grade: grades.get(keyOf(own)), isChosen: isChosen(text), broken }
    }
  const offered = things.flatMap(({ label, thing, candidates }) =>
    candidates.map(toOffered('questions', thing, (text) => asked.has(pairOf(label, text)))),
  )
  return [
    ...name.titles.map(toOffered('titles', '-', (text) => text === structure.title, 'title:')),
    ...name.descriptions.map(
      toOffered('descriptions', '-', (text) => text === name.description, 'description:'),
    ),
    ...offered,
  ]
}

/** The label of a long point is cut. */
const pairOf = (label: string, question = '') =>
  JSON.stringify([label.toLowerCase().slice(0, 40), question])

const keyOf = ({ n, thing, text }: { n: string; thing: string; text: string }) =>
  JSON.stringify([n, thing, text])
