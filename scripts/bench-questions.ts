// `npm run bench:questions`: measures the questions, titles and descriptions that the offline engine makes on graded goals.
import { parseArgs } from 'node:util'
import type { SurveyLanguage } from '#contract/languages.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { wordingsOf, type Offered } from './lib/bench/questions/offered.ts'
import { readWordings, type WordingAuthor } from './lib/training/wording-corpus.ts'

const usage = `Usage: npm run bench:questions [-- options]

  --language LANGUAGE   only goals in this language
  --folder FOLDER       only this folder of tests/corpus/questions
  --surveys             prints every survey with the grades of its wordings; \`?\` where nobody graded one
  --candidates          and the candidates that were not chosen
  --unlabelled          prints what was chosen and has no grade, as lines of labels.tsv that lack it
  --all                 of those, the candidates that were not chosen too`

exitOnHelp(usage)

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    folder: { type: 'string' },
    surveys: { type: 'boolean', default: false },
    candidates: { type: 'boolean', default: false },
    unlabelled: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})

for (const language of ['en', 'pt-br', 'ar'] as const) {
  if (values.language !== undefined && values.language !== language) continue
  for (const author of readWordings(language)) {
    if (values.folder !== undefined && values.folder !== author.author) continue
    measure(author, language)
  }
}

function measure(author: WordingAuthor, language: SurveyLanguage): void {
  const surveys = [...author.goals].flatMap(([n, goal]) => {
    const offered = wordingsOf({ n, goal, language, labels: author.labels })
    if (!offered) {
      if (!values.unlabelled) printLine(`${author.author} ${n}: refused: ${goal}`)
      return []
    }
    return [{ n, goal, offered }]
  })
  for (const { n, goal, offered } of surveys) {
    if (values.unlabelled) printUnlabelled(n, offered)
    else if (values.surveys || values.candidates) printSurvey(n, goal, offered)
  }
  if (!values.unlabelled) printFigures(author.author, surveys)
}

function printUnlabelled(n: string, offered: readonly Offered[]): void {
  for (const { isChosen, grade, kind, thing, text } of offered)
    if (grade === undefined && (isChosen || values.all))
      printLine(['?', kind, n, thing, text].join('\t'))
}

function printSurvey(n: string, goal: string, offered: readonly Offered[]): void {
  printLine(`\n${n}: ${goal}`)
  let before = ''
  for (const { isChosen, grade = '?', kind, thing, text, broken } of offered) {
    if (!isChosen && !values.candidates) continue
    if (thing !== before && thing !== '-') printLine(`  - ${thing}`)
    before = thing
    const risk = broken === undefined ? '' : ` ${Math.round(100 * broken)}%`
    printLine(`    ${isChosen ? '>' : ' '}${grade} ${text}  [${kind}${risk}]`)
  }
}

function printFigures(author: string, surveys: readonly { offered: readonly Offered[] }[]): void {
  const chosen = surveys.map(({ offered }) => offered.filter(({ isChosen }) => isChosen))
  const questions = chosen.flat().filter(({ thing }) => thing !== '-')
  const graded = questions.filter(({ grade }) => grade !== undefined)
  const complete = chosen.filter((all) => all.every(({ grade }) => grade !== undefined))
  const whole = complete.filter((all) => all.every(({ grade }) => grade !== '0'))
  const mean = graded.reduce((sum, { grade }) => sum + Number(grade), 0) / (graded.length || 1)
  const names = (kind: string) =>
    chosen.flat().filter((each) => each.kind.startsWith(kind) && each.grade !== undefined)
  const broken = (all: readonly Offered[]) =>
    percent(all.filter(({ grade }) => grade === '0').length, all.length)
  printLine(
    [
      `${author}: ${surveys.length} surveys`,
      `${questions.length} questions (${percent(graded.length, questions.length)} graded)`,
      `mean grade ${mean.toFixed(2)}`,
      `broken questions ${broken(graded)}`,
      `broken titles ${broken(names('title'))}`,
      `broken descriptions ${broken(names('description'))}`,
      `nothing broken in ${percent(whole.length, complete.length)} of ${complete.length} fully graded surveys`,
    ].join('; '),
  )
}

function percent(part: number, of: number): string {
  return `${((100 * part) / Math.max(1, of)).toFixed(1)} %`
}
