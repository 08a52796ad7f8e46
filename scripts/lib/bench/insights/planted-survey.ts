// Surveys with planted truths: what several of their people say, in different words.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SurveyLanguage } from '#contract/languages.ts'
import type { Objective } from '#contract/events/conversation-types.ts'
import type { ResponseToDigest } from '#ports/ai/reports.ts'

export type PlantedTruth = {
  /** Numbers of people; one for each side, where people disagree. */
  people: readonly number[]
  /** The people, if they are written down. */
  members: ReadonlySet<string> | undefined
  /** The people of each side. */
  sides: readonly ReadonlySet<string>[]
  /** A sentence about it has a word that begins like one of each group. */
  words: readonly (readonly string[])[]
  text: string
}

export type PlantedSurvey = {
  name: string
  language: SurveyLanguage
  goal: string
  objectives: readonly Objective[]
  truths: readonly PlantedTruth[]
  responses: readonly ResponseToDigest[]
}

export const readPlantedSurveys = (folder: string): PlantedSurvey[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => parsePlantedSurvey(name, readFileSync(join(folder, name), 'utf8')))

/**
 * Lines of `language:`, `goal:`, `objective: id | text | question` and `truth: people | words ; words | text`, with a number
 * of people, or with their numbers as in `#1 #4`, and `+` between the sides of a contrast; then the answers of each person
 * below its number in brackets, by objective or `closing`, which a question of its own may follow in brackets.
 */
export function parsePlantedSurvey(name: string, text: string): PlantedSurvey {
  const [head = '', ...people] = text.split(/^(?=\[\d+\]$)/mu)
  const fields = Map.groupBy(readLines(head), ({ key }) => key)
  const valuesOf = (key: string) => (fields.get(key) ?? []).map(({ value }) => value.split(' | '))
  const objectives = valuesOf('objective')
  const questions = new Map(objectives.map(([id = '', , question = '']) => [id, question]))
  return {
    name: name.replace(/\.txt$/, ''),
    language: SurveyLanguage.parse(valuesOf('language')[0]?.[0]),
    goal: valuesOf('goal')[0]?.[0] ?? '',
    objectives: objectives.map(([id = '', label = '']) => ({ id, text: label })),
    truths: valuesOf('truth').map(([count = '', words = '', label = '']) => ({
      people: count.split('+').map((side) => side.match(/#/g)?.length ?? Number(side)),
      members: count.includes('#') ? membersOf(count) : undefined,
      sides: count.includes('#') ? count.split('+').map(membersOf) : [],
      words: words.split(';').map((each) => each.split(/[,،]/).map((word) => word.trim())),
      text: label,
    })),
    responses: people.flatMap((lines, n) =>
      readLines(lines).map(({ key, question, value }, at) => ({
        ...{ responseId: `p${n + 1} ${at}`, person: `p${n + 1}`, answer: value },
        question: question ?? questions.get(key) ?? '',
        isClosing: key === 'closing',
        objectiveId: key === 'closing' ? null : key,
        readableLength: value.length,
        sentiment: null,
      })),
    ),
  }
}

const membersOf = (side: string) =>
  new Set([...side.matchAll(/#(\d+)/g)].map(([, person]) => `p${person}`))

type Line = { key: string; question: string | undefined; value: string }

const readLines = (text: string): Line[] =>
  [...text.matchAll(/^(\w+)(?: \(([^)]+)\))?: *(.+)$/gmu)].map(
    ([, key = '', question, value = '']) => ({
      ...{ key, question },
      value: value.trim(),
    }),
  )
