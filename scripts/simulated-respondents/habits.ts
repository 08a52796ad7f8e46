// What each kind of person says to an open question.
import type { Dice } from './dice.ts'
import type { Phrasebook } from './phrases/phrasebook.ts'
import type { RespondentKind } from './respondent.ts'
import { tell, type Memory } from './story.ts'

export type Speaking = {
  book: Phrasebook
  /** In another language. */
  otherBook: Phrasebook
  question: string
  /** 1-based. */
  answered: number
  dice: Dice
  memory: Memory
}

export function speak(kind: RespondentKind, speaking: Speaking): string {
  return habits[kind](speaking)
}

type Habit = (speaking: Speaking) => string
type Listed = {
  [K in keyof Phrasebook]: Phrasebook[K] extends readonly string[] ? K : never
}[keyof Phrasebook]

const story = ({ book, question, dice, memory }: Speaking) => tell(book, question, dice, memory)

/** Tells something that often, and else says one of these. */
const sometimes =
  (stories: number, otherwise: Listed): Habit =>
  (speaking) => {
    const { book, dice, memory } = speaking
    return dice.chance(stories) ? story(speaking) : dice.fresh(book[otherwise], memory.said)
  }

const inOther = (speaking: Speaking) => story({ ...speaking, book: speaking.otherBook })

const habits: Record<RespondentKind, Habit> = {
  talkative: story,
  balanced: sometimes(0.6, 'terse'),
  terse: sometimes(0, 'terse'),
  'off-topic': sometimes(0.3, 'offTopic'),
  hostile: sometimes(0.1, 'hostile'),
  injecting: sometimes(0.4, 'injecting'),
  'mixed-language': (speaking) => (speaking.dice.chance(0.5) ? inOther : story)(speaking),
  unsure: sometimes(0.4, 'unsure'),
  gibberish: sometimes(0, 'gibberish'),
  leaving: (speaking) => (speaking.answered >= 3 ? speaking.book.stopping : story(speaking)),
  /** Goes over to another language and stays there. */
  switching: (speaking) => (speaking.answered >= 3 ? inOther : story)(speaking),
  /** Scales and choices follow from one opinion. */
  decided: story,
  distressed(speaking) {
    const { book, answered, dice, memory } = speaking
    if (answered === 1) return story(speaking)
    return dice.fresh(answered === 2 ? book.distress : book.thanks, memory.said)
  },
  pasting: ({ book }) => book.pasted,
  'asking-back': sometimes(0.6, 'askingBack'),
}
