// `npm run bench:insights`: whether the offline engine's reports name planted truths, with the right number of people.
import { parseArgs } from 'node:util'
import { offlineAi } from '../services/adapters/ai/offline/offline.ts'
import { printFigures, type Figure } from './lib/bench/figures.ts'
import { measureReport } from './lib/bench/insights/measure-report.ts'
import { readPlantedSurveys } from './lib/bench/insights/planted-survey.ts'
import { readVerdicts, sentencesOf, writeUnjudged } from './lib/bench/insights/verdicts.ts'
import { reportOptions, reportUsage, saveFigures } from './lib/bench/report.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

exitOnHelp(`Usage: npm run bench:insights -- [FOLDER] [options]

FOLDER holds surveys as text files, by default tests/corpus/insights/development; scripts/lib/bench/insights/planted-survey.ts has their form.
  --report  prints the whole report of each survey
  --judge   writes the sentences that nobody has judged as ? beside each survey: make each a yes or a no

${reportUsage}`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
    ...reportOptions,
  },
})
const counts = { truths: 0, named: 0, counted: 0, supporting: 0, sources: 0 }
/** Counts of the truths whose people are written down. */
const members = { truths: 0, exact: 0, planted: 0, found: 0, right: 0 }
const folder = positionals[0] ?? 'tests/corpus/insights/development'
const verdicts = { supported: 0, judged: 0, unjudged: 0 }
for (const survey of readPlantedSurveys(folder)) {
  // oxlint-disable-next-line no-await-in-loop -- printed one after the other
  const report = await offlineAi.report({
    ...survey,
    ...{ responseCount: survey.responses.length, sentiments: {}, findings: [] },
  })
  const { truths, sources } = measureReport(report, survey)
  const sentences = sentencesOf(report, survey)
  if (values.judge) writeUnjudged(folder, survey, sentences)
  const { supported, judged, unjudged } = readVerdicts(folder, survey, sentences)
  verdicts.supported += supported
  verdicts.judged += judged
  verdicts.unjudged += unjudged.length
  printLine(`\n${survey.name}`)
  for (const { truth, statement, own, isCounted } of truths) {
    const missing = [...(truth.members?.difference(own) ?? [])]
    const others = truth.members ? [...own.difference(truth.members)] : []
    const wrong = [...missing.map((each) => `-${each}`), ...others.map((each) => `+${each}`)]
    printLine(
      `${isCounted ? 'right' : statement ? 'count' : 'missed'}  ${truth.people.join('+')}  ${truth.text}  ${statement ? wrong.join(' ') : ''}\n       ${statement ?? ''}`,
    )
  }
  if (values.report) printReport(report)
  counts.truths += truths.length
  counts.named += truths.filter(({ statement }) => statement !== undefined).length
  counts.counted += truths.filter(({ isCounted }) => isCounted).length
  for (const { truth, own, isExact, statement } of truths.filter((each) => each.truth.members)) {
    members.truths += 1
    if (isExact) members.exact += 1
    if (statement === undefined) continue
    members.planted += truth.members!.size
    members.found += own.size
    members.right += truth.members!.intersection(own).size
  }
  counts.supporting += sources.supporting
  counts.sources += sources.all
}

function printReport(report: Awaited<ReturnType<typeof offlineAi.report>>): void {
  printLine(`\n${report.overview}`)
  for (const { kind, text, general } of report.findings)
    printLine(`- ${kind}: ${text}\n  ${general}`)
  for (const { name, description } of report.topics) printLine(`- ${name}: ${description}`)
  for (const { pattern, evidence } of report.patterns) printLine(`- ${pattern}: ${evidence}`)
  for (const { action, rationale } of report.recommendations) printLine(`- ${action} ${rationale}`)
}

const share = (name: string, part: number, all: number, aim: number): Figure => ({
  ...{ name: `${name}, of ${all}`, value: (100 * part) / Math.max(1, all), unit: '%' },
  ...{ target: `>= ${aim} %`, met: part * 100 >= all * aim },
})
const figures = [
  share('truths named', counts.named, counts.truths, 75),
  share('with the right number of people', counts.counted, counts.truths, 75),
  share('with exactly the planted people', members.exact, members.truths, 75),
  share('people of those sentences who were planted', members.right, members.found, 95),
  share('planted people who are in them', members.right, members.planted, 75),
  share('judged sentences that their answers support', verdicts.supported, verdicts.judged, 95),
  {
    name: 'sentences not judged',
    unit: '',
    value: verdicts.unjudged,
    target: '0',
    met: verdicts.unjudged === 0,
  },
  share('sources that share words with their sentence', counts.supporting, counts.sources, 95),
]
printLine('')
printFigures(figures)
await saveFigures('bench:insights', figures, values)
