// What a goal asks for besides answers: how people answer, what they are asked first, and what they get for it.
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { upperFirst } from './phrase.ts'
import type { PurposeName } from './purposes/purpose.ts'
import { fold, wordsOf } from './text.ts'
import { arabic } from './wishes/ar.ts'
import { english } from './wishes/en.ts'
import { portuguese } from './wishes/pt-br.ts'
import { spanish } from './wishes/es.ts'
import { fieldNames, type FieldName, type Wishes } from './wishes/wish.ts'

const wishesIn: Readonly<Record<SurveyLanguage, Wishes>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
/** A topic is named in a few words. */
const mostWords = 4
/** The first field comes at once after "ask for", the others in the same breath. */
const reach = { first: 24, all: 70 }

export type Length = { points: number; topics: number; questions: (points: number) => number }

/** How long the conversation should be, as far as the goal says. */
export function lengthFor(goal: string, language: SurveyLanguage): Length {
  const { quick, thorough, questions } = wishesIn[language]
  const folded = fold(goal)
  const told = Number(
    questions.exec(folded.normalize('NFKC'))?.[1]?.replaceAll(/\p{Nd}/gu, western),
  )
  if (told > 0) {
    const count = clamped(told)
    return { points: Math.min(5, count - 2), topics: 2, questions: () => count }
  }
  if (quick.test(folded))
    return { points: 3, topics: 1, questions: (points) => clamped(points + 2) }
  if (thorough.test(folded))
    return { points: 8, topics: 3, questions: (points) => clamped(Math.max(12, points + 6)) }
  const usual = limits.questions.default
  return { points: 6, topics: 3, questions: (points) => clamped(Math.max(usual, points + 4)) }
}

const clamped = (count: number) =>
  Math.min(Math.max(count, limits.questions.min), limits.questions.max)

const western = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf)

/** Topics that a goal lists, in its own words. */
export function topicsIn(goal: string, language: SurveyLanguage): string[] {
  const { list, between, lead, clause } = wishesIn[language]
  const listed = list.exec(goal.replaceAll(/\s+/g, ' '))?.[1] ?? ''
  return listed
    .split(between)
    .map((item) => item.trim().replace(lead, ''))
    .filter((item) => item.length >= 3 && wordsOf(item).length <= mostWords && !clause.test(item))
    .map(upperFirst)
}

/** The ways of answering that the goal speaks of, or that suit the people it speaks of. */
export function waysFor(goal: string, language: SurveyLanguage) {
  const folded = fold(goal)
  const { whatsapp, voice, speaking } = wishesIn[language]
  const isSpoken = voice.test(folded)
  return {
    enable_audio: isSpoken || speaking.test(folded),
    enable_whatsapp: whatsapp.test(folded),
    conversation_mode: isSpoken,
  }
}

/** What to ask before the first question. What the goal does not call for stays off. */
export function fieldsFor(
  goal: string,
  purpose: PurposeName,
  language: SurveyLanguage,
): SurveyStructure['pre_survey_config'] {
  const wishes = wishesIn[language]
  const folded = fold(goal)
  const proposed = (enabled: boolean, names: readonly FieldName[]) => ({
    enabled,
    required_fields: names.map((name) => wishes.fields[name].label),
  })
  const named = namedFields(folded, wishes)
  if (named.length > 0) return proposed(true, named)
  if (wishes.anonymous.test(folded)) return proposed(false, [])
  // Who works for somebody says which team, never who they are.
  if (purpose === 'employees') return proposed(wishes.byTeam.test(folded), ['team'])
  if (wishes.business.test(folded)) return proposed(true, ['company', 'role'])
  if (purpose === 'event') return proposed(wishes.contact.test(folded), ['name', 'email'])
  return proposed(false, [])
}

function namedFields(folded: string, { collecting, fields }: Wishes): FieldName[] {
  const said = collecting.exec(folded)
  if (!said) return []
  const [after = ''] = folded.slice(said.index + said[0].length).split(/[.;!?؟]/)
  const begins = fieldNames.some((name) => fields[name].sign.test(after.slice(0, reach.first)))
  if (!begins) return []
  return fieldNames.filter((name) => fields[name].sign.test(after.slice(0, reach.all)))
}

/** What the goal promises, in its own words; else a word of thanks, which stays off until the owner wants it. */
export function rewardsFor(
  goal: string,
  language: SurveyLanguage,
): SurveyStructure['post_survey_rewards'] {
  const { giving, reward, thanks } = wishesIn[language]
  const [promised] = (giving.test(fold(goal)) && reward.exec(goal)) || []
  if (!promised) return { enabled: false, rewards: [thanks] }
  return {
    enabled: true,
    rewards: [{ title: upperFirst(promised.trim()), content: thanks.content }],
  }
}
