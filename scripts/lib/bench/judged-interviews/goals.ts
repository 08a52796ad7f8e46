// Goals of a folder: `goals.jsonl` of the corpus in it or in its folders, and texts of one goal each.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SurveyLanguage } from '#contract/languages.ts'
import { ConfigError } from '#kernel/config/environment.ts'
import { GoalRow, readRows } from '../../training/corpus.ts'

export type Goal = { text: string; language: SurveyLanguage; source: string }

/** `count` goals in turns of the languages, evenly from all authors. Goals that mean nothing are left out. */
export function selectGoals(folder: string, count: number, only?: string): Goal[] {
  const all = readGoals(folder).filter(({ language }) => only === undefined || language === only)
  if (all.length === 0) throw new ConfigError([`${folder} holds no goals.`])
  const byLanguage = [...Map.groupBy(all, ({ language }) => language).values()]
  const share = Math.ceil(count / byLanguage.length)
  const chosen = byLanguage.map((goals) => {
    const step = goals.length / Math.min(share, goals.length)
    return Array.from(
      { length: Math.min(share, goals.length) },
      (_, at) => goals[Math.floor(at * step)]!,
    )
  })
  return Array.from({ length: share }, (_, at) => chosen.flatMap((goals) => goals[at] ?? []))
    .flat()
    .slice(0, count)
}

/** The language is the beginning of a file's or a folder's name. */
function readGoals(folder: string): Goal[] {
  if (!existsSync(folder)) throw new ConfigError([`${folder} does not exist.`])
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .flatMap((path) => {
      const name = path.endsWith('.jsonl') ? basename(join(folder, path, '..')) : basename(path)
      const language = SurveyLanguage.options.find((code) => name.startsWith(code))
      return language ? goalsIn(join(folder, path), language) : []
    })
}

function goalsIn(file: string, language: SurveyLanguage): Goal[] {
  if (basename(file) === 'goals.jsonl')
    return readRows(file, GoalRow)
      .filter(({ k }) => k !== 'nonsense')
      .map(({ g }) => ({ text: g, language, source: file }))
  if (!file.endsWith('.txt')) return []
  return [{ text: readFileSync(file, 'utf8').trim(), language, source: file }]
}
