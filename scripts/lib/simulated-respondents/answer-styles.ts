// How each kind of respondent answers open questions.
import type { SeededRandom } from './seeded-random.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { RespondentKind } from './respondent-kinds.ts'
import { composeStory, type RespondentMemory } from './story.ts'

export type OpenQuestionContext = {
  book: Phrasebook
  /** Phrases of the second language. */
  otherBook: Phrasebook
  question: string
  /** Number of this answer, from 1. */
  answered: number
  random: SeededRandom
  memory: RespondentMemory
}

export function answerOpenQuestion(kind: RespondentKind, context: OpenQuestionContext): string {
  return answerStyles[kind](context)
}

type AnswerStyle = (context: OpenQuestionContext) => string
type PhraseListName = {
  [K in keyof Phrasebook]: Phrasebook[K] extends readonly string[] ? K : never
}[keyof Phrasebook]

const story = ({ book, question, random, memory }: OpenQuestionContext) =>
  composeStory(book, question, random, memory)

/** A story with the given probability, otherwise a phrase of the list. */
const storyOrPhrase =
  (storyProbability: number, phraseList: PhraseListName): AnswerStyle =>
  (context) => {
    const { book, random, memory } = context
    return random.chance(storyProbability)
      ? story(context)
      : random.pickUnused(book[phraseList], memory.usedPhrases)
  }

const storyInOtherLanguage = (context: OpenQuestionContext) =>
  story({ ...context, book: context.otherBook })

const answerStyles: Record<RespondentKind, AnswerStyle> = {
  talkative: story,
  balanced: storyOrPhrase(0.6, 'terse'),
  terse: storyOrPhrase(0, 'terse'),
  'off-topic': storyOrPhrase(0.3, 'offTopic'),
  hostile: storyOrPhrase(0.1, 'hostile'),
  injecting: storyOrPhrase(0.4, 'injecting'),
  'mixed-language': (context) =>
    (context.random.chance(0.5) ? storyInOtherLanguage : story)(context),
  unsure: storyOrPhrase(0.4, 'unsure'),
  gibberish: storyOrPhrase(0, 'gibberish'),
  leaving: (context) => (context.answered >= 3 ? context.book.stopping : story(context)),
  /** Changes to another language and keeps it. */
  switching: (context) => (context.answered >= 3 ? storyInOtherLanguage : story)(context),
  /** Scales and choices follow from one opinion; open answers are stories. */
  decided: story,
  distressed(context) {
    const { book, answered, random, memory } = context
    if (answered === 1) return story(context)
    if (answered > 3) return book.stopping
    return random.pickUnused(answered === 2 ? book.distress : book.thanks, memory.usedPhrases)
  },
  pasting: ({ book }) => book.pasted,
  'asking-back': storyOrPhrase(0.6, 'askingBack'),
}
