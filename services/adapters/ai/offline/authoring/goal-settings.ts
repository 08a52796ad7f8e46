// The settings that a goal asks for: ways of answering, fields before the first question, rewards.
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { upperFirst } from '../../rules/text/sentence.ts'
import type { PurposeName } from '../../languages/types/purposes.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { languageOf } from '../../languages/languages.ts'
import {
  fieldNames,
  type FieldName,
  type GoalPatterns,
} from '../../languages/types/goal-patterns.ts'

/** Longer items of a list are not topics. */
const maxTopicWords = 4
/** Fields are searched this far after "ask for": the first one, and the others of the same sentence. */
const fieldSearchLength = { first: 24, all: 70 }

export type ConversationLength = {
  points: number
  topics: number
  questions: (points: number) => number
}

/** The length of the conversation that the goal asks for, else the default. */
export function lengthFor(goal: string, language: SurveyLanguage): ConversationLength {
  const { quick, thorough, questionCount } = languageOf(language).goalPatterns
  const folded = fold(goal)
  const requestedCount = Number(
    questionCount.exec(folded.normalize('NFKC'))?.[1]?.replaceAll(/\p{Nd}/gu, toWesternDigit),
  )
  if (requestedCount > 0) {
    const count = clampQuestionCount(requestedCount)
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

/** The topics that a goal lists, in its words. */
export function extractTopics(goal: string, language: SurveyLanguage): string[] {
  const { topicList, topicSeparator, topicPrefix, clausePattern } =
    languageOf(language).goalPatterns
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

/** The ways of answering that the goal mentions, or that suit the people it mentions. */
export function answerModesFor(goal: string, language: SurveyLanguage) {
  const folded = fold(goal)
  const { whatsapp, voice, prefersSpeaking } = languageOf(language).goalPatterns
  const isSpoken = voice.test(folded)
  return {
    enable_audio: isSpoken || prefersSpeaking.test(folded),
    enable_whatsapp: whatsapp.test(folded),
    conversation_mode: isSpoken,
  }
}

/** The fields before the first question; none unless the goal asks for them. */
export function preSurveyFieldsFor(
  goal: string,
  purpose: PurposeName,
  language: SurveyLanguage,
): SurveyStructure['pre_survey_config'] {
  const patterns = languageOf(language).goalPatterns
  const folded = fold(goal)
  const proposed = (enabled: boolean, names: readonly FieldName[]) => ({
    enabled,
    required_fields: enabled ? names.map((name) => patterns.fields[name].label) : [],
  })
  const named = requestedFields(folded, patterns)
  if (named.length > 0) return proposed(true, named)
  if (patterns.anonymous.test(folded)) return proposed(false, [])
  // Employees are asked for their team, never for their identity.
  if (purpose === 'employees') return proposed(patterns.byTeam.test(folded), ['team'])
  if (patterns.businessRespondents.test(folded)) return proposed(true, ['company', 'role'])
  if (purpose === 'event') return proposed(patterns.followUpContact.test(folded), ['name', 'email'])
  return proposed(false, [])
}

function requestedFields(folded: string, { fieldRequest, fields }: GoalPatterns): FieldName[] {
  const request = fieldRequest.exec(folded)
  if (!request) return []
  const [after = ''] = folded.slice(request.index + request[0].length).split(/[.;!?؟]/)
  const begins = fieldNames.some((name) =>
    fields[name].pattern.test(after.slice(0, fieldSearchLength.first)),
  )
  if (!begins) return []
  return fieldNames.filter((name) =>
    fields[name].pattern.test(after.slice(0, fieldSearchLength.all)),
  )
}

/** The reward that the goal offers, in its words; else thanks, which are off by default. */
export function rewardsFor(
  goal: string,
  language: SurveyLanguage,
): SurveyStructure['post_survey_rewards'] {
  const { rewardOffer, reward, thanks } = languageOf(language).goalPatterns
  const [promised] = (rewardOffer.test(fold(goal)) && reward.exec(goal)) || []
  if (!promised) return { enabled: false, rewards: [thanks] }
  return {
    enabled: true,
    rewards: [{ title: upperFirst(promised.trim()), content: thanks.content }],
  }
}
