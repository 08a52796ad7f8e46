import type { SurveyLanguage } from '#contract/languages.ts'
import { nounClassOf } from '../../../../services/adapters/ai/learned/noun-classes.ts'
import { softmax } from '../../../../services/adapters/ai/learned/linear-model.ts'
import {
  wordingKinds,
  wordingLabels,
  type WordingKind,
} from '../../../../services/adapters/ai/learned/wording-checker.ts'
import {
  wordingFeatures,
  type Wording,
} from '../../../../services/adapters/ai/learned/wording-signs.ts'
import { GoalRow, readCorpus } from '../corpus.ts'
import { areaUnderCurve, shareAbove, type AuthoredExample } from '../cross-validation.ts'
import type { TrainingTask } from '../task.ts'
import { isHeldBack, readWordings, type WordingLabel } from '../wording-corpus.ts'

/** The grade of a labelled wording; those that people wrote are only learned from. */
type Grade = WordingLabel['grade'] | undefined

/** The share of wordings that are not broken which may be rejected: others take their place. */
const allowedRejected = { questions: 0.15, titles: 0.05, descriptions: 0.07 }
/** What is less probably broken does not give way. */
const leastRisk = { questions: 0.4, titles: 0.6, descriptions: 0.6 }
const writtenWeight = 0.5
/** Where a language has few authors, parts of their goals take the place of unseen ones. */
const foldCount = 5

const wordingTask = (name: WordingKind): TrainingTask<Grade> => ({
  name,
  options: { labels: wordingLabels, kind: 'exclusive', penalty: 0.1, minExamples: 2 },
  maxFeatures: 8_000,
  examples: (language) => [
    ...labelled(name, language),
    ...(name === 'questions' ? written(language) : []),
  ],
  evaluate: (scored) => {
    const graded = scored.flatMap(({ example, scores }) =>
      example.row ? [{ grade: example.row, probabilities: softmax(scores) }] : [],
    )
    const broken = graded.filter(({ grade }) => grade === '0').map(brokenness)
    const sound = graded.filter(({ grade }) => grade !== '0').map(brokenness)
    const threshold = Number(
      Math.max(leastRisk[name], thresholdFor(sound, allowedRejected[name])).toFixed(3),
    )
    const passed = graded.filter((each) => brokenness(each) <= threshold)
    return {
      thresholds: { broken: threshold },
      figures: {
        'area under the curve (broken)': areaUnderCurve(broken, sound),
        'broken rejected': shareAbove(broken, threshold),
        'others rejected': shareAbove(sound, threshold),
        'broken among those that pass':
          passed.filter(({ grade }) => grade === '0').length / (passed.length || 1),
        'grade is right': graded.filter(isRight).length / (graded.length || 1),
        threshold,
        cases: graded.length,
      },
    }
  },
})

export const wordingTasks: readonly TrainingTask<Grade>[] = wordingKinds.map(wordingTask)

type Graded = { grade: string; probabilities: number[] }

const brokenness = ({ probabilities }: Graded) => probabilities[0]!

const isRight = ({ grade, probabilities }: Graded) =>
  wordingLabels[probabilities.indexOf(Math.max(...probabilities))] === grade

function thresholdFor(sound: readonly number[], rejected: number): number {
  const ranked = sound.toSorted((a, b) => b - a)
  return ranked[Math.floor(ranked.length * rejected)] ?? 0.5
}

const kindOf = ({ kind }: WordingLabel): WordingKind =>
  kind === 'title' || kind.startsWith('title:')
    ? 'titles'
    : kind === 'description' || kind.startsWith('description:')
      ? 'descriptions'
      : 'questions'

function labelled(name: WordingKind, language: SurveyLanguage): AuthoredExample<Grade>[] {
  const authors = readWordings(language).filter(({ author }) => !isHeldBack(author))
  return authors.flatMap(({ author, goals, labels }) =>
    labels
      .filter((label) => kindOf(label) === name && label.kind !== 'known')
      .map((label) => {
        const goal = goals.get(label.n) ?? ''
        const fold = [...goals.keys()].indexOf(label.n) % foldCount
        return {
          author: authors.length < 3 ? `fold-${fold}` : author,
          row: label.grade,
          labels: [label.grade],
          features: wordingFeatures(toWording(label, goal, language), language),
        }
      }),
  )
}

export function toWording(
  { kind, thing, text }: WordingLabel,
  goal: string,
  language: SurveyLanguage,
): Wording {
  const isName = thing === '-'
  return {
    text,
    goal,
    kind: kind === 'written' ? undefined : kind.replace(/^(?:title|description):/u, ''),
    thing: isName ? '' : thing,
    nounClass: isName ? undefined : nounClassOf(thing, language)?.class,
  }
}

/** Questions that the authors of goals wrote for what they ask, as the rules would make them. */
const written = (language: SurveyLanguage): AuthoredExample<Grade>[] =>
  readCorpus('goals', language, GoalRow).flatMap(({ author, rows }) =>
    rows.flatMap(({ g, c }) =>
      c.map(({ p, s }) => ({
        ...{ author: `${author}-x0`, row: undefined, labels: ['2'], weight: writtenWeight },
        features: wordingFeatures(
          {
            ...{ text: s, kind: 'rule', thing: p, goal: g },
            nounClass: nounClassOf(p, language)?.class,
          },
          language,
        ),
      })),
    ),
  )
