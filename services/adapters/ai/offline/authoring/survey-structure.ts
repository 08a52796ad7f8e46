import type { Locale, SurveyLanguage } from '#contract/languages.ts'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { Ai } from '#ports/ai.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { fillSubject, pointsByLanguage, purposesByLanguage } from '../points/points.ts'
import {
  extractGist,
  grammars,
  isQuestion,
  isCompletePhrase,
  upperFirst,
} from '../../rules/text/sentence.ts'
import {
  personalityByPurpose,
  purposeNames,
  type PurposeName,
} from '../../languages/types/purposes.ts'
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
/** From so many questions on a conversation is not short. */
const longConversation = 11
/** Titles end before this where the goal takes a breath; one in a single breath may be longer when there is no subject to speak of. */
const titleLength = { good: 75, most: 110 }
/** Purposes that any goal may mention in passing weigh less. */
const broadPurposes: readonly PurposeName[] = ['product', 'satisfaction', 'market']

/** A survey for a goal, in the goal's language: the goal's own words for the title, points by its purpose and subject. */
export const proposeStructure: Ai['structure'] = async (goal, locale) =>
  withProvenance(promptVersion, () => buildProposal(goal, locale))

function buildProposal(goal: string, locale: Locale): SurveyStructure {
  const language = detectLanguage(goal, locale)
  const purpose = classifyPurpose(goal, language)
  const known = purposesByLanguage[language]
  const named = known.findSubject(goal.replaceAll(/\s+/g, ' '))
  const subject = named ?? known.defaultSubjects[purpose]
  const length = lengthFor(goal, language)
  const points = selectPoints(goal, purpose, language, length).map((text) =>
    fillSubject(text, subject, language),
  )
  const max_questions = length.questions(points.length)
  const { short, plain } = known.descriptionLead
  const description = fillSubject(known.descriptions[purpose], subject, language)
  return {
    title:
      titleOf(goal, named, language) ??
      upperFirst(fillSubject(known.titles[purpose], subject, language)),
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

/** The purpose with most signs; of equals the more particular one. */
function classifyPurpose(goal: string, language: SurveyLanguage): PurposeName {
  const folded = fold(goal)
  const { patterns } = purposesByLanguage[language]
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

/** What the goal names comes early, but never crowds out what the purpose needs. */
function selectPoints(
  goal: string,
  purpose: PurposeName,
  language: SurveyLanguage,
  { points: most, topics }: ConversationLength,
): string[] {
  const { byPurpose, aspects } = pointsByLanguage[language]
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

/** What the goal says after "I want to understand", where that is a whole and no errand. */
function titleOf(
  goal: string,
  named: string | undefined,
  language: SurveyLanguage,
): string | undefined {
  const { leadingArticle, unsuitableTitle, questionMark } = grammars[language]
  const { main, short } = extractGist(goalTopic(goal, language), language, titleLength.good)
  const isBearable = !named && main.length <= titleLength.most
  const text = short ?? (isBearable ? main : undefined)
  if (!text || unsuitableTitle.test(text) || !isCompletePhrase(text, language)) return undefined
  const title = upperFirst(text.replace(leadingArticle, '').replace(/^pq /iu, 'por que '))
  const isAsked = isQuestion(title, language) || new Set(['?', '؟']).has(characterAfter(goal, text))
  if (!isAsked) return title
  return `${language === 'es' ? '¿' : ''}${title}${questionMark}`
}

const characterAfter = (goal: string, text: string) => goal.charAt(goal.indexOf(text) + text.length)

/** The goal without how to ask it. Of what stands on both sides of a colon, the question, and never the errand. */
function goalTopic(goal: string, language: SurveyLanguage): string {
  const { surveyFormat, unsuitableTitle } = grammars[language]
  const bare = goal
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(surveyFormat, '')
    .replace(surveyFormat, '')
  const [head = '', tail = ''] = bare.split(/:\s(.*)/s)
  const gist = (text: string) => extractGist(text, language, titleLength.most).main
  const asks = (text: string) => isQuestion(gist(text), language)
  const isBetter = (asks(tail) && !asks(head)) || unsuitableTitle.test(gist(head))
  return tail !== '' && isBetter ? tail : head
}
