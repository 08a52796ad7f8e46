import type { SeededRandom } from './seeded-random.ts'
import type { Phrasebook, Theme } from './phrasebook.ts'

/** What a respondent has said so far. Indexes of themes and topics are the same in every phrasebook. */
export type RespondentMemory = {
  usedPhrases: Set<string>
  /** Index of the survey's topic; undefined for the themes about products. */
  topic: number | undefined
  theme: number | undefined
  background?: string
}

/** Index of the topic that matches a survey's title. */
export function topicOf({ topics }: Phrasebook, title: string): number | undefined {
  const found = topics.findIndex((topic) => matchesTheme(topic, title.toLowerCase()))
  return found < 0 ? undefined : found
}

const matchesTheme = ({ keywords }: Theme, text: string) =>
  keywords.split(', ').some((keyword) => keyword !== '' && text.includes(keyword))

/** A few sentences on the theme of the question, or on the previous theme when no keyword matches. */
export function composeStory(
  book: Phrasebook,
  question: string,
  random: SeededRandom,
  memory: RespondentMemory,
): string {
  const { usedPhrases } = memory
  const theme = themeOf(book, question.toLowerCase(), random, memory)
  const fact = random.pickUnused(theme.facts, usedPhrases)
  const opener = random.pick(book.openers)
  const outcome = random.chance(0.85) ? random.pickUnused(theme.outcomes, usedPhrases) : ''
  const background =
    memory.background === undefined && random.chance(0.6) ? random.pick(book.backgrounds) : ''
  // One background for each respondent.
  if (background) memory.background = background
  const closer = random.pick(book.closers)
  const comma = /\p{Script=Arabic}/u.test(fact) ? '،' : ','
  const story = `${opener} ${fact}${outcome ? `${comma} ${outcome}` : ''}.`
  return [story, background, closer].filter(Boolean).join(' ')
}

function themeOf(
  { themes, topics }: Phrasebook,
  question: string,
  random: SeededRandom,
  memory: RespondentMemory,
): Theme {
  const topic = memory.topic === undefined ? undefined : topics[memory.topic]
  if (topic) return topic
  const matching = themes.filter((theme) => matchesTheme(theme, question))
  const theme =
    matching.length > 0 ? random.pick(matching) : (themes[memory.theme ?? 0] ?? themes[0])
  memory.theme = themes.indexOf(theme)
  return theme
}
