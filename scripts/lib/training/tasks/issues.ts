// Clauses of answers by the issue that they speak of, and by the side that they take: `tests/corpus/issues/<language>-<voice>.txt`.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  issueFeaturesOf,
  noIssue,
} from '../../../../services/adapters/ai/offline/insights/issue-model.ts'
import { FeelingRow, readCorpus } from '../corpus.ts'
import type { ScoredExample } from '../cross-validation.ts'
import type { TrainingTask } from '../task.ts'

const folder = 'tests/corpus/issues'
/** Weights of rows that are only learned from: phrases of a word list, and answers written for the model of feelings. */
const learnedOnly = { phrase: 0.5, answer: 0.3 }
/** Below it are clauses of which only the side is known. */
const anyIssue = 'any'
const isPhrases = (voice: string) => /-x\d+$/.test(voice)

type Clause = { issue: string; side: string; weight: number }
type AuthoredClause = Clause & { author: string; text: string }
const sides: Readonly<Record<string, string>> = { '-': 'bad', '+': 'good', '~': noIssue }

/** Issues in brackets; below each what people say against it (`-`) and for it (`+`), and what only sounds like it, or says nothing (`~`). */
function readClauses(language: SurveyLanguage): AuthoredClause[] {
  return readdirSync(folder)
    .filter((file) => file.replace(/-\w+\.txt$/, '') === language)
    .toSorted()
    .flatMap((file) => {
      let section = ''
      return readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line) => {
          section = /^\[([\w-]+)\]$/.exec(line)?.[1] ?? section
          const [, mark = '', text = ''] = /^([-+~]) (.+)$/.exec(line) ?? []
          const side = sides[mark]
          if (!side) return []
          const named = section === anyIssue ? '' : `${section} ${side}`
          const issue = side === noIssue ? noIssue : named
          const author = file.replace('.txt', '')
          const weight = isPhrases(author) ? learnedOnly.phrase : 1
          return [{ author, text, issue, side, weight }]
        })
    })
}

const feelings: Readonly<Record<string, string>> = { neg: 'bad', pos: 'good', neu: noIssue }

/** Only the side is known. */
const readAnswers = (language: SurveyLanguage): AuthoredClause[] =>
  readCorpus('feeling', language, FeelingRow).flatMap(({ author, rows }) =>
    rows.flatMap(({ t, y }) => {
      const side = feelings[y]
      const weight = learnedOnly.answer
      return side ? [{ author: `${author}-x0`, text: t, issue: '', side, weight }] : []
    }),
  )

/** None in a language without clauses: answers alone say nothing of an issue. */
function readTexts(language: SurveyLanguage): AuthoredClause[] {
  const clauses = readClauses(language)
  return clauses.length === 0 ? [] : [...clauses, ...readAnswers(language)]
}

type ModelSize = Required<Pick<TrainingTask, 'maxFeatures' | 'smallestStep'>>

function taskOf(
  name: string,
  of: 'issue' | 'side',
  { maxFeatures, smallestStep }: ModelSize,
): TrainingTask<Clause> {
  const labelsOf = (clauses: readonly Clause[]) =>
    [...new Set(clauses.map((each) => each[of]))].filter((label) => label !== '').toSorted()
  const labels = labelsOf(readClauses('en'))
  return {
    name,
    options: { labels, kind: 'exclusive', penalty: 0.3, minExamples: 2, isByRarity: true },
    maxFeatures,
    smallestStep,
    examples: (language) =>
      readTexts(language)
        .filter((each) => each[of] !== '')
        .map(({ author, text, ...row }) => ({
          ...{ author, row, labels: [row[of]], weight: row.weight },
          features: issueFeaturesOf(text, language),
        })),
    evaluate: (scored) => ({ thresholds: {}, figures: figuresOf(scored, labels, of) }),
  }
}

export const issuesTask = taskOf('issues', 'issue', { maxFeatures: 9000, smallestStep: 8 })
export const issueSidesTask = taskOf('issue-sides', 'side', { maxFeatures: 9000, smallestStep: 1 })

function figuresOf(
  scored: readonly ScoredExample<Clause>[],
  labels: readonly string[],
  of: 'issue' | 'side',
) {
  const named = scored.filter(({ example }) => example.row.side !== noIssue)
  const rankOf = ({ example, scores }: ScoredExample<Clause>) => {
    const own = scores[labels.indexOf(example.row[of])]!
    return scores.filter((score) => score > own).length
  }
  const within = (rank: number) =>
    named.filter((each) => rankOf(each) < rank).length / (named.length || 1)
  return {
    'likeliest is right': within(1),
    'among the first three': within(3),
    cases: named.length,
  }
}
