// `npm run bench:interviewer`: simulated people talk to the offline interviewer; what the conversations were like.
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { figuresOf, tablesOf, targetsOf, type Figures } from './lib/bench/interviewer/figures.ts'
import { findFlaws } from './lib/bench/interviewer/question-flaws.ts'
import { measureInterview } from './lib/bench/interviewer/measure-interview.ts'
import { findMisread } from './lib/bench/interviewer/misread-answer.ts'
import { overheadFigures } from './lib/bench/interviewer/overhead.ts'
import { planInterviews } from './lib/bench/interviewer/plan-interviews.ts'
import { runInterviews, type InterviewResult } from './lib/bench/interviewer/run-interviews.ts'
import { sampleEvenly } from './lib/bench/interviewer/sample-evenly.ts'
import { sumCounts, type InterviewCounts } from './lib/bench/interviewer/interview-counts.ts'
import { formatTranscript } from './lib/bench/interviewer/transcript.ts'
import { printFigures } from './lib/bench/figures.ts'

const usage = `npm run bench:interviewer -- [options]

  --seeds 6         people of each kind in each language (talkative ones four times as many)
  --first-seed 0    another number, other people and other surveys
  --json FILE       all figures, also by kind and language together
  --sample N        prints N whole conversations
  --kind KIND, --language LANGUAGE   only these are held`

/** Of those found, so that a person can judge the judge. All are in the file. */
const maxPrinted = 12

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '6' },
    'first-seed': { type: 'string', default: '0' },
    json: { type: 'string' },
    sample: { type: 'string', default: '0' },
    kind: { type: 'string' },
    language: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const planned = (
  await planInterviews(integerOption('seeds', 1), integerOption('first-seed', 0))
).filter(
  ({ respondent: { kind, language } }) =>
    (values.kind ?? kind) === kind && (values.language ?? language) === language,
)
if (planned.length === 0) exitWithError('Nobody is of that kind, or speaks that language.')
const began = performance.now()
const results = await runInterviews(planned, (done) => {
  if (done % 25 === 0 || done === planned.length)
    console.log(`${done} of ${planned.length} conversations …`)
})
const seconds = ((performance.now() - began) / 1000).toFixed(1)

for (const each of sampleEvenly(results, integerOption('sample', 0)))
  console.log(formatTranscript(each))

const measured = results.map((each) => ({ ...each, tally: measureInterview(each) }))
/** Each once, the commonest first. */
function misreadAnswers() {
  const found = results.flatMap(({ turns }) => turns.flatMap((turn) => findMisread(turn) ?? []))
  const same = Map.groupBy(found, (each) => JSON.stringify(each)).values()
  return [...same]
    .map((group) => ({ times: group.length, ...group[0]! }))
    .toSorted((a, b) => b.times - a.times)
}

const flawedQuestions = results.flatMap((each) =>
  findFlaws(each).map((found) => ({ kind: each.kind, language: each.language, ...found })),
)
for (const { flaw, kind, language, number, text, reason } of sampleEvenly(
  flawedQuestions,
  maxPrinted,
))
  console.log(
    `${flaw} · ${language} · ${kind} · question ${number}: ${text}${reason ? `\n  ← ${reason}` : ''}`,
  )
for (const { times, answer, expected, coded } of misreadAnswers().slice(0, maxPrinted))
  console.log(`read as ${coded}, meant as ${expected}, ${times} times: ${answer}`)
const overhead = await overheadFigures(results)
const figuresByGroup = new Map<string, Figures>([
  ...figuresBy(({ kind }) => kind),
  ...figuresBy(({ language }) => language),
  ['all', figuresOf(sumCounts(measured.map(({ tally }) => tally)))],
])
for (const table of tablesOf(figuresByGroup)) console.table(table)
printFigures(overhead)
const all = figuresByGroup.get('all')!
const p99Ms = overhead.find(({ target }) => target !== '')!.value
const targets = targetsOf(all, figuresByGroup.get('talkative') ?? all, p99Ms)
console.table(targets.map(({ met, ...row }) => ({ ...row, '': met ? 'met' : 'missed' })))
const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`
console.log(`${results.length} conversations in ${seconds} s on ${machine}`)

if (values.json !== undefined) {
  const figures = Object.fromEntries(figuresByGroup)
  const byKindAndLanguage = Object.fromEntries(
    figuresBy(({ kind, language }) => `${kind} ${language}`),
  )
  const at = new Date().toISOString()
  const report = {
    at,
    machine,
    figures,
    byKindAndLanguage,
    overhead,
    targets,
    flawed: flawedQuestions,
    misread: misreadAnswers(),
  }
  await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
}

function figuresBy(nameOf: (played: InterviewResult) => string): [string, Figures][] {
  const groups = Map.groupBy<string, InterviewResult & { tally: InterviewCounts }>(measured, nameOf)
  return [...groups].map(([name, group]) => [
    name,
    figuresOf(sumCounts(group.map(({ tally }) => tally))),
  ])
}

function integerOption(name: 'seeds' | 'first-seed' | 'sample', least: number): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least && number <= 1_000_000) return number
  return exitWithError(`--${name} takes a whole number from ${least}.`)
}

function exitWithError(why: string): never {
  console.error(why)
  process.exit(1)
}
