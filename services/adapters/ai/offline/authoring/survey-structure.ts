import type { Locale, Personality, SurveyLanguage } from '#contract/languages.ts'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { Ai } from '#ports/ai.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import { fillSubject } from '../points/points.ts'
import { extractGist, isQuestion, isCompletePhrase, upperFirst } from '../../rules/text/sentence.ts'
import { purposeNames, type PurposeName } from '../../languages/types/purposes.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import {
  preSurveyFieldsFor,
  lengthFor,
  rewardsFor,
  extractTopics,
  answerModesFor,
  type ConversationLength,
} from './goal-settings.ts'

const promptVersion = 'structure-2'
/** From this number of questions on a description does not say "short". */
const longConversation = 11
/** A title ends at a pause before `good`; without a pause and without a subject it may have `most` characters. */
const titleLength = { good: 75, most: 110 }
/** Purposes that any goal may mention in passing have less weight. */
const broadPurposes: readonly PurposeName[] = ['product', 'satisfaction', 'market']

export const personalityByPurpose: Readonly<Record<PurposeName, Personality>> = {
  concept: 'curious',
  exit: 'empathetic',
  hiring: 'professional',
  churn: 'empathetic',
  nps: 'professional',
  pricing: 'analytical',
  employees: 'empathetic',
  onboarding: 'curious',
  features: 'curious',
  event: 'friendly',
  health: 'empathetic',
  civic: 'professional',
  research: 'curious',
  learning: 'friendly',
  support: 'empathetic',
  brand: 'curious',
  product: 'curious',
  satisfaction: 'friendly',
  market: 'curious',
  general: 'professional',
}

/** A survey for a goal, in the goal's language: its words for the title, points by its purpose and subject. */
export const proposeStructure: Ai['structure'] = async (goal, locale) =>
  withProvenance(promptVersion, () => buildProposal(goal, locale))

function buildProposal(goal: string, locale: Locale): SurveyStructure {
  const language = detectLanguage(goal, locale)
  const purpose = classifyPurpose(goal, language)
  const purposes = languageOf(language).purposes
  const named = purposes.findSubject(goal.replaceAll(/\s+/g, ' '))
  const subject = named ?? purposes.defaultSubjects[purpose]
  const length = lengthFor(goal, language)
  const points = selectPoints(goal, purpose, language, length).map((text) =>
    fillSubject(text, subject, language),
  )
  const max_questions = length.questions(points.length)
  const { short, plain } = purposes.descriptionLead
  const description = fillSubject(purposes.descriptions[purpose], subject, language)
  return {
    title:
      titleOf(goal, named, language) ??
      upperFirst(fillSubject(purposes.titles[purpose], subject, language)),
    description: max_questions < longConversation ? description : description.replace(short, plain),
    language,
    validation_points: points.map((text, index) => ({
      id: `point-${index + 1}`,
      text,
      editable: true,
    })),
    ai_personality: personalityByPurpose[purpose],
    max_questions,
    ...answerModesFor(goal, language),
    pre_survey_config: preSurveyFieldsFor(goal, purpose, language),
    post_survey_rewards: rewardsFor(goal, language),
  }
}

/** The purpose with the most matches; of equals the first of `purposeNames`. */
function classifyPurpose(goal: string, language: SurveyLanguage): PurposeName {
  const folded = fold(goal)
  const { patterns } = languageOf(language).purposes
  const hits = purposeNames.map((name) => {
    const found = name === 'general' ? [] : (folded.match(patterns[name]) ?? [])
    return { name, count: new Set(found).size * (broadPurposes.includes(name) ? 1 : 2) }
  })
  const best = hits.toSorted((a, b) => b.count - a.count)[0]
  return best && best.count > 0 ? best.name : 'general'
}

const stemsOf = (text: string) =>
  tokenize(text)
    .filter(({ folded }) => folded.length > 3)
    .map(({ stem }) => stem)

/** Topics of the goal come second, between the points of its purpose. */
function selectPoints(
  goal: string,
  purpose: PurposeName,
  language: SurveyLanguage,
  { points: most, topics }: ConversationLength,
): string[] {
  const { byPurpose, aspects } = languageOf(language).points
  const folded = fold(goal)
  const seen = aspects.filter(([sign, , coveredBy]) => coveredBy !== purpose && sign.test(folded))
  const known = (topic: string) => aspects.some(([sign]) => sign.test(fold(topic)))
  const stems = new Set(byPurpose[purpose].flatMap(([text]) => stemsOf(text)))
  const own = extractTopics(goal, language).filter(
    (topic) => !known(topic) && !stemsOf(topic).some((stem) => stems.has(stem)),
  )
  const named = [...seen.map(([, [text]]) => text), ...own].slice(0, topics)
  const [first = '', second = '', ...rest] = byPurpose[purpose].map(([text]) => text)
  return [...new Set([first, ...named, second, ...rest])].filter(Boolean).slice(0, most)
}

/** The goal without "I want to understand", where the rest is a complete phrase and no task; else undefined. */
function titleOf(
  goal: string,
  named: string | undefined,
  language: SurveyLanguage,
): string | undefined {
  const {
    leadingArticle,
    unsuitableTitle,
    openingQuestionMark = '',
    questionMark,
  } = languageOf(language).grammar
  const { main, short } = extractGist(goalTopic(goal, language), language, titleLength.good)
  const isShortEnough = !named && main.length <= titleLength.most
  const text = short ?? (isShortEnough ? main : undefined)
  if (!text || unsuitableTitle.test(text) || !isCompletePhrase(text, language)) return undefined
  const title = upperFirst(spellOut(text.replace(leadingArticle, '')))
  const isTitleQuestion =
    isQuestion(title, language) || new Set(['?', '؟']).has(characterAfter(goal, text))
  if (!isTitleQuestion) return title
  return `${openingQuestionMark}${title}${questionMark}`
}

const titleAbbreviations = acrossLanguages((languages) =>
  languages.flatMap(({ grammar }) => grammar.titleAbbreviations ?? []),
)
const spellOut = (title: string) =>
  titleAbbreviations().reduce((text, [pattern, full]) => text.replace(pattern, full), title)

const characterAfter = (goal: string, text: string) => goal.charAt(goal.indexOf(text) + text.length)

/** The goal without its survey format. Of the two sides of a colon, the question, and never the task. */
function goalTopic(goal: string, language: SurveyLanguage): string {
  const { surveyFormat, unsuitableTitle } = languageOf(language).grammar
  const bare = goal
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(surveyFormat, '')
    .replace(surveyFormat, '')
  const [head = '', tail = ''] = bare.split(/:\s(.*)/s)
  const gist = (text: string) => extractGist(text, language, titleLength.most).main
  const isAsking = (text: string) => isQuestion(gist(text), language)
  const isBetter = (isAsking(tail) && !isAsking(head)) || unsuitableTitle.test(gist(head))
  return tail !== '' && isBetter ? tail : head
}
