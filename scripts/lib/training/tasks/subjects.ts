import { crc32 } from 'node:zlib'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  goalWords,
  spanFeatures,
  subjectSpans,
  type GoalWords,
  type Span,
} from '../../../../services/adapters/ai/learned/goal-spans.ts'
import type { Features } from '../../../../services/adapters/ai/learned/features.ts'
import { sigmoid } from '../../../../services/adapters/ai/learned/linear-model.ts'
import { readGoal } from '../../../../services/adapters/ai/offline/points/read-goal.ts'
import type { AuthoredExample } from '../cross-validation.ts'
import { readMarkedGoals, type MarkedGoal } from '../survey-writer/marked-goals.ts'
import type { TrainingTask } from '../task.ts'

/** A phrase of a goal, and whether people marked it as the goal's subject. */
type Row = { goal: string; isSubject: boolean; hasSubject: boolean }

/** Parts of the goals take the place of unseen authors. */
const foldCount = 3
/** Phrases of a goal that are no subject. */
const learnedPerGoal = 15
/** The words of one goal in four are not learned from, so that the model judges unknown words by their form. */
const withoutWords = 4
const wordSign = /^(?:[lh]|[ab]2|[fab](?!=[<>]))=/u

export const subjectsTask: TrainingTask<Row> = {
  name: 'subjects',
  options: { labels: ['yes'], kind: 'independent', penalty: 1, minExamples: 3, iterations: 60 },
  maxFeatures: 12_000,
  examples: (language) =>
    readMarkedGoals(language)
      .filter(({ isUnseen, subject }) => !isUnseen && subject !== undefined)
      .flatMap((marked) =>
        learnedPhrases(marked, readGoal(marked.goal, language).things, language),
      ),
  evaluate: (scored) => {
    const goals = new Map<string, { row: Row; probability: number }[]>()
    for (const { example, scores } of scored) {
      const { goal } = example.row
      const all = goals.get(goal) ?? []
      all.push({ row: example.row, probability: sigmoid(scores[0]!) })
      goals.set(goal, all)
    }
    const best = [...goals.values()]
      .map((all) => all.toSorted((a, b) => b.probability - a.probability)[0]!)
      .filter(({ row }) => row.hasSubject)
    const certain = best.filter(({ probability }) => probability >= 0.3)
    const right = (all: typeof best) =>
      all.filter(({ row }) => row.isSubject).length / (all.length || 1)
    return {
      thresholds: {},
      figures: {
        'best of the learned phrases is the marked one': right(best),
        'where its probability is 0.3 or more': right(certain),
        'share of such goals': certain.length / (best.length || 1),
        goals: best.length,
      },
    }
  },
}

export function learnedPhrases(
  { goal, subject }: MarkedGoal,
  things: readonly string[],
  language: SurveyLanguage,
): AuthoredExample<Row>[] {
  const read = goalWords(goal, things, language)
  const spans = subjectSpans(read)
  const place = subject && placeOf(read, subject)
  const isMarked = ({ first, last }: Span) => place?.first === first && place.last === last
  const others = spans.filter((span) => !isMarked(span))
  const share = Math.min(1, learnedPerGoal / others.length)
  const fold = `fold-${crc32(goal) % foldCount}`
  return spans
    .filter(
      (span) =>
        isMarked(span) || crc32(`${goal}\n${span.first}-${span.last}`) % 1_000 < share * 1_000,
    )
    .map((span) => ({
      author: fold,
      row: { goal, isSubject: isMarked(span), hasSubject: place !== undefined },
      labels: isMarked(span) ? ['yes'] : [],
      weight: isMarked(span) ? 1 : 1 / share,
      features: learnedOf(spanFeatures(read, span), goal),
    }))
}

const learnedOf = (features: Features, goal: string): Features =>
  crc32(`words ${goal}`) % withoutWords === 0
    ? new Map([...features].filter(([name]) => !wordSign.test(name)))
    : features

/** The words that a mark, which is in code points, touches. */
function placeOf({ goal, words }: GoalWords, subject: readonly [number, number]) {
  const characters = [...goal]
  const [start, end] = subject.map((point) => characters.slice(0, point).join('').length)
  return {
    first: words.findIndex((word) => word.end > start!),
    last: words.findLastIndex((word) => word.start < end!),
  }
}
