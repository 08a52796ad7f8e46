// `npm run bench:interviewer`: measures conversations of simulated respondents, or judges conversations of people whom a
// model plays.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ConfigError } from '#kernel/config/environment.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import {
  figuresOf,
  tablesOf,
  targetFigures,
  type Figures,
} from './lib/bench/interviewer/figures.ts'
import { findFlaws } from './lib/bench/interviewer/question-flaws.ts'
import { measureInterview } from './lib/bench/interviewer/measure-interview.ts'
import { findMisread } from './lib/bench/interviewer/misread-answer.ts'
import { overheadFigures } from './lib/bench/interviewer/overhead.ts'
import { planInterviews } from './lib/bench/interviewer/plan-interviews.ts'
import { runInterviews, type InterviewResult } from './lib/bench/interviewer/run-interviews.ts'
import { sumCounts, type InterviewCounts } from './lib/bench/interviewer/interview-counts.ts'
import { formatTranscript } from './lib/bench/interviewer/transcript.ts'
import { benchJudged } from './lib/bench/judged-interviews/bench-judged.ts'
import { openConfiguredModel } from './lib/bench/configured-model.ts'
import { printFigures } from './lib/bench/figures.ts'
import { machineName, saveFigures } from './lib/bench/report.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

const usage = `Usage: npm run bench:interviewer [-- options]

  --seeds 6         respondents of each kind in each language (four times as many of the talkative kind)
  --first-seed 0    another number selects other respondents and other surveys
  --sample N        prints N whole conversations
  --kind KIND, --language LANGUAGE   limits the conversations to these
  --save FILE.md    writes the figures that have an aim into the table of this bench in FILE.md
  --json FILE       writes all figures as JSON, also for each kind and language together
  --engine model    the interviewer is the model that OPENAI_* name, instead of the offline engine
  --timeout-s N     seconds for each call of the model, instead of OPENAI_*_TIMEOUT_MS

  --judge           the model that OPENAI_* name plays people and judges, with either interviewer: surveys that the
                    interviewer's engine makes of goals, and a conversation on each, by a rubric
  --goals FOLDER    goals for --judge: goals.jsonl in folders named by language, or one goal in each LANGUAGE*.txt
                    (default: tests/corpus/answers)
  --conversations 6 number of goals for --judge`

/** Limit of printed flaws and misread answers, for review by a person. The JSON file holds all. */
const maxPrinted = 12

exitOnHelp(usage)

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '6' },
    'first-seed': { type: 'string', default: '0' },
    save: { type: 'string' },
    json: { type: 'string' },
    sample: { type: 'string', default: '0' },
    kind: { type: 'string' },
    language: { type: 'string' },
    engine: { type: 'string', default: 'offline' },
    'timeout-s': { type: 'string' },
    judge: { type: 'boolean', default: false },
    goals: { type: 'string', default: 'tests/corpus/answers' },
    conversations: { type: 'string', default: '6' },
  },
})
const { engine } = values
if (engine !== 'offline' && engine !== 'model') exitWithError('--engine is offline or model.')

if (values.judge) {
  const count = integerOption('conversations', 1)
  const { goals, language, save, json, 'timeout-s': timeoutS } = values
  await benchJudged({ engine, goals, count, language, timeoutS, save, json }).catch(exitWithReason)
  process.exit()
}
const model =
  engine === 'model'
    ? await openModelInterviewer(values['timeout-s']).catch(exitWithReason)
    : undefined

const planned = (
  await planInterviews(integerOption('seeds', 1), integerOption('first-seed', 0))
).filter(
  ({ respondent: { kind, language } }) =>
    (values.kind ?? kind) === kind && (values.language ?? language) === language,
)
if (planned.length === 0) exitWithError('No conversation matches this kind and language.')
const began = performance.now()
const results = await runInterviews(
  planned,
  (done) => {
    if (done % 25 === 0 || done === planned.length)
      printLine(`${done} of ${planned.length} conversations …`)
  },
  model,
)
const seconds = ((performance.now() - began) / 1000).toFixed(1)

for (const each of sampleEvenly(results, integerOption('sample', 0)))
  printLine(formatTranscript(each))

const measured = results.map((each) => ({ ...each, counts: measureInterview(each) }))
/** Distinct misread answers, the most frequent first. */
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
  printLine(
    `${flaw} · ${language} · ${kind} · question ${number}: ${text}${reason ? `\n  ← ${reason}` : ''}`,
  )
for (const { times, answer, expected, coded } of misreadAnswers().slice(0, maxPrinted))
  printLine(`coded as ${coded}, expected ${expected}, ${times} times: ${answer}`)
const overhead = await overheadFigures(results)
const figuresByGroup = new Map<string, Figures>([
  ...figuresBy(({ kind }) => kind),
  ...figuresBy(({ language }) => language),
  ['all', figuresOf(sumCounts(measured.map(({ counts }) => counts)))],
])
for (const table of tablesOf(figuresByGroup)) console.table(table)
printFigures(overhead)
const all = figuresByGroup.get('all')!
const p99Ms = overhead.find(({ target }) => target !== '')!.value
const targets = targetFigures(all, figuresByGroup.get('talkative') ?? all, p99Ms)
printFigures(targets)
const machine = machineName()
printLine(`${results.length} conversations in ${seconds} s on ${machine}`)
// The overhead has a floor as well as an aim.
const withFloor = new Set(overhead.map(({ name }) => name))
const savedFigures = [...targets.filter(({ name }) => !withFloor.has(name)), ...overhead]
await saveFigures('bench:interviewer', savedFigures, { save: values.save })

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

function figuresBy(nameOf: (result: InterviewResult) => string): [string, Figures][] {
  const groups = Map.groupBy<string, InterviewResult & { counts: InterviewCounts }>(
    measured,
    nameOf,
  )
  return [...groups].map(([name, group]) => [
    name,
    figuresOf(sumCounts(group.map(({ counts }) => counts))),
  ])
}

async function openModelInterviewer(timeoutS: string | undefined) {
  const { ai, settings } = openConfiguredModel(timeoutS)
  return { ai, idleTimeoutMs: settings.questionTimeoutMs }
}

function integerOption(
  name: 'seeds' | 'first-seed' | 'sample' | 'conversations',
  minimum: number,
): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= minimum && number <= 1_000_000) return number
  return exitWithError(`--${name} takes a whole number from ${minimum}.`)
}

/** `count` elements at even distances. */
function sampleEvenly<T>(list: readonly T[], count: number): T[] {
  const step = list.length / Math.max(1, Math.min(count, list.length))
  return Array.from({ length: Math.min(count, list.length) }, (_, n) => list[Math.floor(n * step)]!)
}

function exitWithReason(error: unknown): never {
  if (error instanceof ConfigError || error instanceof AiFailure)
    return exitWithError(error.message)
  throw error
}

function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
