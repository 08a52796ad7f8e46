// `npm run bench:interviewer`: simulated people talk to the offline interviewer; what the conversations were like.
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { figuresOf, tablesOf, targetsOf, type Figures } from './bench/interviewer/figures.ts'
import { flawsIn } from './bench/interviewer/flaws.ts'
import { measure } from './bench/interviewer/measure.ts'
import { misreadIn } from './bench/interviewer/misread.ts'
import { overheadFigures } from './bench/interviewer/overhead.ts'
import { plan } from './bench/interviewer/plan.ts'
import { play, type Played } from './bench/interviewer/play.ts'
import { spread } from './bench/interviewer/spread.ts'
import { sum, type Tally } from './bench/interviewer/tally.ts'
import { transcriptOf } from './bench/interviewer/transcript.ts'
import { printFigures } from './bench/report.ts'

const usage = `npm run bench:interviewer -- [options]

  --seeds 6         people of each kind in each language (talkative ones four times as many)
  --first-seed 0    another number, other people and other surveys
  --json FILE       all figures, also by kind and language together
  --sample N        prints N whole conversations
  --kind KIND, --language LANGUAGE   only these are held`

/** Of those found, so that a person can judge the judge. All are in the file. */
const shownFlaws = 12

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

const planned = (await plan(whole('seeds', 1), whole('first-seed', 0))).filter(
  ({ respondent: { kind, language } }) =>
    (values.kind ?? kind) === kind && (values.language ?? language) === language,
)
if (planned.length === 0) giveUp('Nobody is of that kind, or speaks that language.')
const began = performance.now()
const played = await play(planned, (done) => {
  if (done % 25 === 0 || done === planned.length)
    console.log(`${done} of ${planned.length} conversations …`)
})
const seconds = ((performance.now() - began) / 1000).toFixed(1)

for (const each of spread(played, whole('sample', 0))) console.log(transcriptOf(each))

const measured = played.map((each) => ({ ...each, tally: measure(each) }))
/** Each once, the commonest first. */
function misread() {
  const found = played.flatMap(({ turns }) => turns.flatMap((turn) => misreadIn(turn) ?? []))
  const same = Map.groupBy(found, (each) => JSON.stringify(each)).values()
  return [...same]
    .map((group) => ({ times: group.length, ...group[0]! }))
    .toSorted((a, b) => b.times - a.times)
}

const flawed = played.flatMap((each) =>
  flawsIn(each).map((found) => ({ kind: each.kind, language: each.language, ...found })),
)
for (const { flaw, kind, language, number, text, because } of spread(flawed, shownFlaws))
  console.log(
    `${flaw} · ${language} · ${kind} · question ${number}: ${text}${because ? `\n  ← ${because}` : ''}`,
  )
for (const { times, answer, meant, read } of misread().slice(0, shownFlaws))
  console.log(`read as ${read}, meant as ${meant}, ${times} times: ${answer}`)
const overhead = await overheadFigures(played)
const named = new Map<string, Figures>([
  ...by(({ kind }) => kind),
  ...by(({ language }) => language),
  ['all', figuresOf(sum(measured.map(({ tally }) => tally)))],
])
for (const table of tablesOf(named)) console.table(table)
printFigures(overhead)
const all = named.get('all')!
const p99Ms = overhead.find(({ target }) => target !== '')!.value
const targets = targetsOf(all, named.get('talkative') ?? all, p99Ms)
console.table(targets.map(({ met, ...row }) => ({ ...row, '': met ? 'met' : 'missed' })))
const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`
console.log(`${played.length} conversations in ${seconds} s on ${machine}`)

if (values.json !== undefined) {
  const figures = Object.fromEntries(named)
  const byKindAndLanguage = Object.fromEntries(by(({ kind, language }) => `${kind} ${language}`))
  const at = new Date().toISOString()
  const report = {
    at,
    machine,
    figures,
    byKindAndLanguage,
    overhead,
    targets,
    flawed,
    misread: misread(),
  }
  await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
}

function by(nameOf: (played: Played) => string): [string, Figures][] {
  const groups = Map.groupBy<string, Played & { tally: Tally }>(measured, nameOf)
  return [...groups].map(([name, group]) => [name, figuresOf(sum(group.map(({ tally }) => tally)))])
}

function whole(name: 'seeds' | 'first-seed' | 'sample', least: number): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least && number <= 1_000_000) return number
  return giveUp(`--${name} takes a whole number from ${least}.`)
}

function giveUp(why: string): never {
  console.error(why)
  process.exit(1)
}
