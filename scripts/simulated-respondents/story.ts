import type { Dice } from './dice.ts'
import type { Phrasebook, Theme } from './phrases/phrasebook.ts'

/** What one person has said so far. Themes and topics stand at the same place in every book. */
export type Memory = {
  said: Set<string>
  /** Which topic everything is about; undefined: products. */
  topic: number | undefined
  theme: number | undefined
  life?: string
}

/** Which of a book's topics a survey is about, by its title. */
export function topicOf({ topics }: Phrasebook, title: string): number | undefined {
  const found = topics.findIndex((topic) => isCalledBy(topic, title.toLowerCase()))
  return found < 0 ? undefined : found
}

const isCalledBy = ({ signs }: Theme, text: string) =>
  signs.split(', ').some((sign) => sign !== '' && text.includes(sign))

/** A few sentences on what the question is about; where it does not say, on what the last one was about. */
export function tell(book: Phrasebook, question: string, dice: Dice, memory: Memory): string {
  const { said } = memory
  const theme = themeOf(book, question.toLowerCase(), dice, memory)
  const fact = dice.fresh(theme.facts, said)
  const opener = dice.pick(book.openers)
  const outcome = dice.chance(0.85) ? dice.fresh(theme.outcomes, said) : ''
  const life = memory.life === undefined && dice.chance(0.6) ? dice.pick(book.lives) : ''
  // Nobody has two.
  if (life) memory.life = life
  const closer = dice.pick(book.closers)
  const comma = /\p{Script=Arabic}/u.test(fact) ? '،' : ','
  const story = `${opener} ${fact}${outcome ? `${comma} ${outcome}` : ''}.`
  return [story, life, closer].filter(Boolean).join(' ')
}

function themeOf({ themes, topics }: Phrasebook, asked: string, dice: Dice, memory: Memory): Theme {
  const topic = memory.topic === undefined ? undefined : topics[memory.topic]
  if (topic) return topic
  const called = themes.filter((theme) => isCalledBy(theme, asked))
  const theme = called.length > 0 ? dice.pick(called) : (themes[memory.theme ?? 0] ?? themes[0])
  memory.theme = themes.indexOf(theme)
  return theme
}
