// `npm run bench:points`: measures the points and spoken questions of the offline engine on goals of the corpus.
import { parseArgs } from 'node:util'
import { offlineAi } from '../services/adapters/ai/offline/offline.ts'
import {
  countCovered,
  isSpokenTo,
  sharesContent,
  type Pointed,
} from './lib/bench/points/coverage.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { GoalRow, readCorpus } from './lib/training/corpus.ts'

const usage = `Usage: npm run bench:points [-- options]

  --language LANGUAGE   only goals in this language
  --unseen              only authors that nobody read while building
  --missed              prints the goals of which a thing has no point`

/** The rules were written while reading goals of these authors. */
const seenAuthors = /^(?:en-[1235]|pt-br-[1-4]|ar-[123]|(?:en|pt-br|ar)-g1)$/

exitOnHelp(usage)

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    unseen: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
  },
})

type Goal = ReturnType<typeof GoalRow.parse>
type Counts = {
  things: number
  covered: number
  points: number
  questions: number
  spokenTo: number
  sharing: number
  nonsense: number
  refused: number
  goals: number
  wronglyRefused: number
}

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`

for (const language of ['en', 'pt-br', 'ar'] as const) {
  if (values.language !== undefined && values.language !== language) continue
  for (const { author, rows } of readCorpus('goals', language, GoalRow)) {
    const isSeen = seenAuthors.test(author)
    if (values.unseen && isSeen) continue
    const counts = await measure(rows, language)
    printLine(
      [
        `${author} (${isSeen ? 'seen' : 'unseen'})`,
        `things covered ${percent(counts.covered, counts.things)} of ${counts.things}`,
        `points that are things ${percent(counts.covered, counts.points)} of ${counts.points}`,
        `second person ${percent(counts.spokenTo, counts.questions)}`,
        `share content ${percent(counts.sharing, counts.questions)}`,
        `nonsense refused ${counts.refused} of ${counts.nonsense}`,
        `refused wrongly ${counts.wronglyRefused} of ${counts.goals}`,
      ].join('; '),
    )
  }
}

async function measure(rows: readonly Goal[], language: 'en' | 'pt-br' | 'ar') {
  const counts: Counts = {
    ...{ things: 0, covered: 0, points: 0, questions: 0, spokenTo: 0, sharing: 0 },
    ...{ nonsense: 0, refused: 0, goals: 0, wronglyRefused: 0 },
  }
  for (const { g, k, c } of rows) {
    const isNonsense = k === 'nonsense'
    counts[isNonsense ? 'nonsense' : 'goals'] += 1
    const proposal = await offlineAi.structure(g, language).catch(() => undefined)
    if (!proposal) {
      counts[isNonsense ? 'refused' : 'wronglyRefused'] += 1
      continue
    }
    if (isNonsense) continue
    const found = proposal.validation_points.map(({ text, spoken_question }): Pointed => ({
      point: text,
      question: spoken_question?.text ?? '',
    }))
    const expected = c.map(({ p, s }): Pointed => ({ point: p, question: s }))
    const covered = countCovered(expected, found, language)
    if (values.missed && covered < expected.length)
      printLine(
        `${g}\n  ${covered} of ${expected.length}: ${found.map((each) => each.point).join(' | ')}`,
      )
    counts.things += expected.length
    counts.covered += covered
    // Points of a purpose fill up short goals: they are not counted against them.
    counts.points += expected.length < 3 ? Math.min(found.length, expected.length) : found.length
    counts.questions += found.length
    counts.spokenTo += found.filter(({ question }) => isSpokenTo(question, language)).length
    counts.sharing += found.filter((each) => sharesContent(each, language)).length
  }
  return counts
}
