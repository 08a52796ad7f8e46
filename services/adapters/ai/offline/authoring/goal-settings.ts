// What a goal asks for besides answers: how people answer, what they are asked first, and what they get for it.
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { upperFirst } from '../../rules/text/sentence.ts'
import type { PurposeName } from '../../languages/types/purposes.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { goalPatterns as arabic } from '../../languages/ar/goal-patterns.ts'
import { goalPatterns as english } from '../../languages/en/goal-patterns.ts'
import { goalPatterns as portuguese } from '../../languages/pt-br/goal-patterns.ts'
import { goalPatterns as spanish } from '../../languages/es/goal-patterns.ts'
import {
  fieldNames,
  type FieldName,
  type GoalPatterns,
} from '../../languages/types/goal-patterns.ts'

const goalPatternsByLanguage: Readonly<Record<SurveyLanguage, GoalPatterns>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
/** A topic is named in a few words. */
const maxTopicWords = 4
/** The first field comes at once after "ask for", the others in the same breath. */
const fieldSearchLength = { first: 24, all: 70 }

export type ConversationLength = {
  points: number
  topics: number
  questions: (points: number) => number
}

/** How long the conversation should be, as far as the goal says. */
export function lengthFor(goal: string, language: SurveyLanguage): ConversationLength {
  const { quick, thorough, questionCount } = goalPatternsByLanguage[language]
  const folded = fold(goal)
  const told = Number(
    questionCount.exec(folded.normalize('NFKC'))?.[1]?.replaceAll(/\p{Nd}/gu, toWesternDigit),
  )
  if (told > 0) {
    const count = clampQuestionCount(told)
    return { points: Math.min(5, count - 2), topics: 2, questions: () => count }
  }
  if (quick.test(folded))
    return { points: 3, topics: 1, questions: (points) => clampQuestionCount(points + 2) }
  if (thorough.test(folded))
    return {
      points: 8,
      topics: 3,
      questions: (points) => clampQuestionCount(Math.max(12, points + 6)),
    }
  const usual = limits.questions.default
  return {
    points: 6,
    topics: 3,
    questions: (points) => clampQuestionCount(Math.max(usual, points + 4)),
  }
}

const clampQuestionCount = (count: number) =>
  Math.min(Math.max(count, limits.questions.min), limits.questions.max)

const toWesternDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf)

/** Topics that a goal lists, in its own words. */
export function extractTopics(goal: string, language: SurveyLanguage): string[] {
  const { topicList, topicSeparator, topicPrefix, clausePattern } = goalPatternsByLanguage[language]
  const listed = topicList.exec(goal.replaceAll(/\s+/g, ' '))?.[1] ?? ''
  return listed
    .split(topicSeparator)
    .map((item) => item.trim().replace(topicPrefix, ''))
    .filter(
      (item) =>
        item.length >= 3 && tokenize(item).length <= maxTopicWords && !clausePattern.test(item),
    )
    .map(upperFirst)
}

/** The ways of answering that the goal speaks of, or that suit the people it speaks of. */
export function answerModesFor(goal: string, language: SurveyLanguage) {
  const folded = fold(goal)
  const { whatsapp, voice, prefersSpeaking } = goalPatternsByLanguage[language]
  const isSpoken = voice.test(folded)
  return {
    enable_audio: isSpoken || prefersSpeaking.test(folded),
    enable_whatsapp: whatsapp.test(folded),
    conversation_mode: isSpoken,
  }
}

/** What to ask before the first question. What the goal does not call for stays off. */
export function preSurveyFieldsFor(
  goal: string,
  purpose: PurposeName,
  language: SurveyLanguage,
): SurveyStructure['pre_survey_config'] {
  const wishes = goalPatternsByLanguage[language]
  const folded = fold(goal)
  const proposed = (enabled: boolean, names: readonly FieldName[]) => ({
    enabled,
    required_fields: names.map((name) => wishes.fields[name].label),
  })
  const named = requestedFields(folded, wishes)
  if (named.length > 0) return proposed(true, named)
  if (wishes.anonymous.test(folded)) return proposed(false, [])
  // Who works for somebody says which team, never who they are.
  if (purpose === 'employees') return proposed(wishes.byTeam.test(folded), ['team'])
  if (wishes.businessRespondents.test(folded)) return proposed(true, ['company', 'role'])
  if (purpose === 'event') return proposed(wishes.followUpContact.test(folded), ['name', 'email'])
  return proposed(false, [])
}

function requestedFields(folded: string, { fieldRequest, fields }: GoalPatterns): FieldName[] {
  const said = fieldRequest.exec(folded)
  if (!said) return []
  const [after = ''] = folded.slice(said.index + said[0].length).split(/[.;!?؟]/)
  const begins = fieldNames.some((name) =>
    fields[name].pattern.test(after.slice(0, fieldSearchLength.first)),
  )
  if (!begins) return []
  return fieldNames.filter((name) =>
    fields[name].pattern.test(after.slice(0, fieldSearchLength.all)),
  )
}

/** What the goal promises, in its own words; else a word of thanks, which stays off until the owner wants it. */
export function rewardsFor(
  goal: string,
  language: SurveyLanguage,
): SurveyStructure['post_survey_rewards'] {
  const { rewardOffer, reward, thanks } = goalPatternsByLanguage[language]
  const [promised] = (rewardOffer.test(fold(goal)) && reward.exec(goal)) || []
  if (!promised) return { enabled: false, rewards: [thanks] }
  return {
    enabled: true,
    rewards: [{ title: upperFirst(promised.trim()), content: thanks.content }],
  }
}
