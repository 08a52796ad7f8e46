// Simulated people for the demonstration, the bench and tests. Pure: the same kind, language and seed say the same.
import { arabic } from './phrases/ar.ts'
import { english } from './phrases/en.ts'
import type { Phrasebook, Theme } from './phrases/phrasebook.ts'
import { portuguese } from './phrases/pt-br.ts'

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
] as const
export type RespondentKind = (typeof respondentKinds)[number]
export type RespondentLanguage = 'pt-br' | 'en' | 'ar'

export type QuestionToAnswer = {
  text: string
  kind: 'open' | 'multiple' | 'scale' | 'boolean'
  options: readonly string[]
}

/** As the public call takes it, in its field names without the suffix. */
export type Reply = {
  text?: string
  selectedOptions?: string[]
  scale?: number
  boolean?: boolean
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
const otherLanguage = { 'pt-br': 'en', en: 'pt-br', ar: 'en' } as const

export function createRespondent(
  kind: RespondentKind,
  language: RespondentLanguage,
  seed: number,
): Respondent {
  const dice = openDice(seed)
  const memory: Memory = { said: new Set(), theme: undefined }
  let answered = 0
  return {
    kind,
    language,
    answer({ text, kind: asked, options }) {
      answered += 1
      if (asked === 'scale') return { scale: dice.from(kind === 'hostile' ? 1 : 5, 10) }
      if (asked === 'boolean') return { boolean: dice.chance(0.6) }
      if (asked === 'multiple')
        return { selectedOptions: options.length > 0 ? [dice.pick(options)] : [] }
      return { text: speak({ kind, language, question: text, answered, dice, memory }) }
    },
  }
}

type Speaking = {
  kind: RespondentKind
  language: RespondentLanguage
  question: string
  answered: number
  dice: Dice
  memory: Memory
}

type Memory = { said: Set<string>; theme: number | undefined; life?: string }

function speak({ kind, language, question, answered, dice, memory }: Speaking): string {
  const book = books[language]
  const story = (from = book) => tell(from, question, dice, memory)
  if (kind === 'mixed-language')
    return story(dice.chance(0.5) ? books[otherLanguage[language]] : book)
  if (kind === 'leaving') return answered >= 3 ? book.stopping : story()
  const { stories, otherwise } = habits[kind]
  return dice.chance(stories) ? story() : dice.fresh(book[otherwise], memory.said)
}

type Habit = { stories: number; otherwise: keyof Omit<Phrasebook, 'themes' | 'stopping'> }

/** How often they tell something, and what they say instead. */
const habits: Record<Exclude<RespondentKind, 'mixed-language' | 'leaving'>, Habit> = {
  talkative: { stories: 1, otherwise: 'terse' },
  balanced: { stories: 0.6, otherwise: 'terse' },
  terse: { stories: 0, otherwise: 'terse' },
  'off-topic': { stories: 0.3, otherwise: 'offTopic' },
  hostile: { stories: 0.1, otherwise: 'hostile' },
  injecting: { stories: 0.4, otherwise: 'injecting' },
  unsure: { stories: 0.4, otherwise: 'unsure' },
  gibberish: { stories: 0, otherwise: 'gibberish' },
}

/** A few sentences on what the question is about; where it does not say, on what the last one was about. */
function tell(book: Phrasebook, question: string, dice: Dice, memory: Memory): string {
  const { said } = memory
  const asked = question.toLowerCase()
  const called = book.themes.filter(({ signs }) =>
    signs.split(', ').some((sign) => sign !== '' && asked.includes(sign)),
  )
  const theme: Theme =
    called.length > 0 ? dice.pick(called) : (book.themes[memory.theme ?? 0] ?? book.themes[0])
  memory.theme = book.themes.indexOf(theme)
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

type Dice = {
  from: (least: number, most: number) => number
  chance: (probability: number) => boolean
  pick: <T>(options: readonly T[]) => T
  /** One not said yet, while there is one. */
  fresh: (options: readonly string[], said: Set<string>) => string
}

/** Mulberry32: small, and good enough to shuffle small talk. */
function openDice(seed: number): Dice {
  let state = seed >>> 0
  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(options: readonly T[]): T => options[Math.floor(roll() * options.length)] as T
  return {
    from: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    chance: (probability) => roll() < probability,
    pick,
    fresh(options, said) {
      const left = options.filter((option) => !said.has(option))
      const chosen = pick(left.length > 0 ? left : options)
      said.add(chosen)
      return chosen
    },
  }
}
