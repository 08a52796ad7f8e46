// Simulated respondents for the demo, the benches and tests. Pure: kind, language, seed and title determine all answers.
import type { QuestionKind } from '#contract/survey.ts'
import type { Choice } from '../../../services/conversations/answer.policy.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { secondLanguage, type RespondentKind, type RespondentLanguage } from './respondent-kinds.ts'
import { answerOpenQuestion } from './answer-styles.ts'
import { arabic } from './languages/ar/phrases.ts'
import { english } from './languages/en/phrases.ts'
import type { Phrasebook } from './phrasebook.ts'
import { portuguese } from './languages/pt-br/phrases.ts'
import { topicOf, type RespondentMemory } from './story.ts'

export type QuestionToAnswer = {
  text: string
  kind: QuestionKind
  options: readonly string[]
}

/** Fields of the public API without their suffixes. */
export type SimulatedAnswer = Choice & { text?: string }

export type Respondent = {
  kind: RespondentKind
  language: RespondentLanguage
  answer: (question: QuestionToAnswer) => SimulatedAnswer
}

export const phrasebooks: Record<RespondentLanguage, Phrasebook> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
}

/** `title`: title of the survey, which selects the topic; by default a product. */
export function createRespondent(
  kind: RespondentKind,
  language: RespondentLanguage,
  seed: number,
  title = '',
): Respondent {
  const random = createSeededRandom(seed)
  const topic = topicOf(phrasebooks[language], title)
  const memory: RespondentMemory = { usedPhrases: new Set(), theme: undefined, topic }
  const opinion = opinionOf(kind, seed)
  let answered = 0
  return {
    kind,
    language,
    answer({ text: question, kind: questionKind, options }) {
      answered += 1
      if (questionKind === 'scale')
        return { scale: opinion ?? random.integer(kind === 'hostile' ? 1 : 5, 10) }
      if (questionKind === 'nps')
        return { nps: opinion ?? random.integer(kind === 'hostile' ? 0 : 5, 10) }
      if (questionKind === 'boolean') return { boolean: opinion ? opinion > 5 : random.chance(0.6) }
      if (questionKind === 'multiple')
        return { selectedOptions: chooseOptions(options, opinion, random) }
      if (questionKind === 'ranking') return { ranking: shuffle(options, random) }
      if (questionKind === 'number') return { number: random.integer(1, 40) }
      if (questionKind === 'date')
        return { date: `2026-0${random.integer(1, 9)}-1${random.integer(0, 9)}` }
      const [book, otherBook] = [phrasebooks[language], phrasebooks[secondLanguage[language]]]
      return {
        text: answerOpenQuestion(kind, { book, otherBook, question, answered, random, memory }),
      }
    },
  }
}

/** A constant from 1 to 10 for the kind `decided`, undefined for others. */
const opinionOf = (kind: RespondentKind, seed: number) =>
  kind === 'decided' ? createSeededRandom(seed ^ 0x5ca1e).integer(1, 10) : undefined

function shuffle(options: readonly string[], random: SeededRandom): string[] {
  const left = [...options]
  return options.map(() => left.splice(random.integer(0, left.length - 1), 1)[0]!)
}

/** Options are usually ordered from low to high. */
function chooseOptions(
  options: readonly string[],
  opinion: number | undefined,
  random: SeededRandom,
): string[] {
  if (options.length === 0) return []
  if (opinion === undefined) return [random.pick(options)]
  return [options[Math.round(((opinion - 1) / 9) * (options.length - 1))]!]
}
