// The corpus of marked goals: `tests/corpus/marked-goals/<language>-<author>.txt`, see docs/corpus.md.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { SurveyLanguage } from '#contract/languages.ts'

const markedFolder = 'tests/corpus/marked-goals'

/** A place in a goal, in code points. */
export type Span = readonly [start: number, end: number]

/** A thing in the owner's words, its place in the goal, and the question that a person wrote for it. */
export type MarkedThing = { thing: string; span: Span; question: string }

export type MarkedGoal = {
  goal: string
  things: readonly MarkedThing[]
  /** The place of what all things belong to, if that is marked. */
  subject: Span | undefined
  /** Written for the goal, if they were. */
  name: { title: string; topic: string } | undefined
  isUnseen: boolean
}

/** One goal in so many is measured on, and never learned from. */
const unseenEvery = 25

export function readMarkedGoals(language: SurveyLanguage): MarkedGoal[] {
  if (!existsSync(markedFolder)) return []
  return readdirSync(markedFolder)
    .filter((file) => file.replace(/-[a-z]+\.txt$/u, '') === language)
    .toSorted()
    .flatMap((file) => readFileSync(join(markedFolder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map(parseMarkedGoal)
}

/**
 * `Leavers of {our choir}: we want to know [why they left] and [what they miss]. => What made you leave? | What do you miss? => Leaving our choir | why you
 * left our choir`; the title and the topic may be missing.
 * @throws {Error} where there is not one question for each mark.
 */
export function parseMarkedGoal(line: string): MarkedGoal {
  const [marked = '', questions = '', name = ''] = line.split(' => ')
  const { goal, spans, subject } = readMarks(marked.replaceAll(/\s+/g, ' ').trim())
  const asked = questions.split(' | ').map((question) => question.trim())
  if (spans.length === 0 || spans.length !== asked.length)
    throw new Error(`${spans.length} marks, ${asked.length} questions: ${line}`)
  const characters = [...goal]
  const [title, topic] = name.split(' | ')
  return {
    goal,
    subject,
    things: spans.map((span, at) => ({
      ...{
        thing: characters
          .slice(...span)
          .join('')
          .trim(),
        span,
      },
      question: asked[at]!,
    })),
    name: title && topic ? { title, topic } : undefined,
    isUnseen: crc32(goal) % unseenEvery === unseenRest,
  }
}

const unseenRest = 7

function readMarks(marked: string): { goal: string; spans: Span[]; subject: Span | undefined } {
  const [characters, spans, subjects]: [string[], [number, number][], [number, number][]] = [
    [],
    [],
    [],
  ]
  for (const character of marked) {
    const at = characters.length
    if (character === '[') spans.push([at, at])
    else if (character === ']') spans.at(-1)![1] = at
    else if (character === '{') subjects.push([at, at])
    else if (character === '}') subjects.at(-1)![1] = at
    else characters.push(character)
  }
  return { goal: characters.join(''), spans, subject: subjects[0] }
}
