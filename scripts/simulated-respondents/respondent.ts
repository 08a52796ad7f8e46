// Simulated people for the demonstration, the bench and tests. Pure: the same kind, language and seed say the same.
import type { QuestionKind } from '#contract/survey.ts'
import { openDice, type Dice } from './dice.ts'
import { speak } from './habits.ts'
import { arabic } from './phrases/ar.ts'
import { english } from './phrases/en.ts'
import type { Phrasebook } from './phrases/phrasebook.ts'
import { portuguese } from './phrases/pt-br.ts'
import { topicOf, type Memory } from './story.ts'

export const respondentKinds = [
  'talkative',
  'balanced',
  'terse',
  'off-topic',
  'hostile',
  'injecting',
  'mixed-language',
  'unsure',
  'gibberish',
  'leaving',
  'switching',
  'decided',
  'distressed',
  'pasting',
  'asking-back',
] as const
export type RespondentKind = (typeof respondentKinds)[number]
export type RespondentLanguage = 'pt-br' | 'en' | 'ar'

export type QuestionToAnswer = {
  text: string
  kind: QuestionKind
  options: readonly string[]
}

/** As the public call takes it, in its field names without the suffix. */
export type Reply = {
  text?: string
  selectedOptions?: string[]
  scale?: number
  boolean?: boolean
  ranking?: string[]
  number?: number
  date?: string
}

export type Respondent = {
  kind: RespondentKind
  language: RespondentLanguage
  answer: (question: QuestionToAnswer) => Reply
}

const books: Record<RespondentLanguage, Phrasebook> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
}
/** What those speak who do not keep to one language. */
export const otherLanguage = { 'pt-br': 'en', en: 'pt-br', ar: 'en' } as const

/** `title` is what the survey is about; without it, they talk of a product that they use. */
export function createRespondent(
  kind: RespondentKind,
  language: RespondentLanguage,
  seed: number,
  title = '',
): Respondent {
  const dice = openDice(seed)
  const topic = topicOf(books[language], title)
  const memory: Memory = { said: new Set(), theme: undefined, topic }
  const opinion = opinionOf(kind, seed)
  let answered = 0
  return {
    kind,
    language,
    answer({ text: question, kind: asked, options }) {
      answered += 1
      if (asked === 'scale') return { scale: opinion ?? dice.from(kind === 'hostile' ? 1 : 5, 10) }
      if (asked === 'boolean') return { boolean: opinion ? opinion > 5 : dice.chance(0.6) }
      if (asked === 'multiple') return { selectedOptions: chosen(options, opinion, dice) }
      if (asked === 'ranking') return { ranking: shuffled(options, dice) }
      if (asked === 'number') return { number: dice.from(1, 40) }
      if (asked === 'date') return { date: `2026-0${dice.from(1, 9)}-1${dice.from(0, 9)}` }
      const [book, otherBook] = [books[language], books[otherLanguage[language]]]
      return { text: speak(kind, { book, otherBook, question, answered, dice, memory }) }
    },
  }
}

/** 1 to 10, for good: only those have one who answer everything by it. */
const opinionOf = (kind: RespondentKind, seed: number) =>
  kind === 'decided' ? openDice(seed ^ 0x5ca1e).from(1, 10) : undefined

function shuffled(options: readonly string[], dice: Dice): string[] {
  const left = [...options]
  return options.map(() => left.splice(dice.from(0, left.length - 1), 1)[0]!)
}

/** Options mostly go from little to much. */
function chosen(options: readonly string[], opinion: number | undefined, dice: Dice): string[] {
  if (options.length === 0) return []
  if (opinion === undefined) return [dice.pick(options)]
  return [options[Math.round(((opinion - 1) / 9) * (options.length - 1))]!]
}
