import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { Personality, SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { type Ai, UnclearGoal } from '#ports/ai.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { languageOf } from '../../languages/languages.ts'
import { fillSubject } from '../points/points.ts'
import { mendSlips } from '../points/goal-sentences.ts'
import { readGoal } from '../points/goal-things.ts'
import { extractGist, isCompletePhrase, lowerFirst } from '../../rules/text/sentence.ts'
import { purposeNames, type PurposeName } from '../../languages/types/purposes.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { isUnclear } from './clear-goal.ts'
import { nameSurvey } from './survey-name.ts'
import { focusedPoints, pointOfText, pointsOfThings, type Proposed } from './survey-points.ts'
import {
  preSurveyFieldsFor,
  lengthFor,
  rewardsFor,
  extractTopics,
  answerModesFor,
} from './goal-settings.ts'

const promptVersion = 'structure-3'
/** From this number of questions on a description does not say "short". */
const longConversation = 11
/** With fewer things to ask, points of the purpose are added, up to `filledPoints` where the goal asks one thing. */
const minThings = 2
const minPoints = 3
const filledPoints = 4
const maxThingLength = 220
const maxGistLength = 90
/** One word never decides what a survey is about. */
const minSigns = 2
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

/** A survey for a goal, in the goal's language: a point for each thing that it asks, else points of its purpose. */
export const proposeStructure: Ai['structure'] = async (goal, locale) =>
  withProvenance(promptVersion, () => {
    const language = detectLanguage(goal, locale)
    if (isUnclear(goal, language)) throw new UnclearGoal()
    return buildProposal(mendSlips(goal, language), language)
  })

function asksWhyPeopleLeave(thing: string, language: SurveyLanguage): boolean {
  const { churn, exit } = languageOf(language).purposes.patterns
  const folded = fold(thing)
  return [churn, exit].some((pattern) => folded.match(pattern) !== null)
}

function buildProposal(goal: string, language: SurveyLanguage): SurveyStructure {
  const { purposes, clauses } = languageOf(language)
  const { purpose, isCertain } = classifyPurpose(goal, language)
  const isScore = (thing: string) => scoreName.test(goal) && namesScore.test(thing)
  const read = readGoal(goal, language)
  const things = read.things.filter((thing) => !isContext(thing) && !isScore(thing))
  const named = purposes.findSubject(goal.replaceAll(/\s+/g, ' '))
  const isLeaving = things.length === 1 && asksWhyPeopleLeave(things[0]!, language)
  const known = purposeOfPoints(things, isLeaving, isCertain ? purpose : 'general')
  const subject = named ?? purposes.defaultSubjects[known]
  const length = lengthFor(goal, language)
  const audience = clauses.audience(goal)
  const toPoint = (text: string) => pointOfText(text, subject, { language, audience })
  const asked = clauses.refer?.(things, goal) ?? things
  const own = pointsOfThings(things, asked, { goal, owners: read.labels, language, audience })
  const listed = listedTopics(goal, things, language).slice(0, length.topics)
  const { title, topic, contents } = nameSurvey({
    goal,
    things: asked.map(clauses.label),
    headings: read.headings,
    named,
    audience,
    language,
  })
  // The goal itself asks for the reasons, which come first among the points of leaving.
  const general =
    focusedPoints(things, { language, audience }) ??
    languageOf(language)
      .points.byPurpose[known].slice(isLeaving ? 1 : 0)
      .map(([text]) => toPoint(text))
  const requested = [...own, ...listed.map(toPoint)]
  const about = requested.length === 0 ? (topic ?? gistOf(goal, language)) : undefined
  const gist = about && isScore(about) ? undefined : about
  if (gist && clauses.question.test(gist)) requested.push(toPoint(clauses.label(gist)))
  else if (gist) requested.push(toPoint(fillSubject(clauses.topicPoint, gist, language)))
  const count = pointCount(things.length, requested.length, length.points)
  const chosen = [...requested, ...general.slice(0, Math.max(0, count - requested.length))]
  const points = withScorePoint(chosen, goal, language)
  const max_questions = length.questions(points.length)
  return {
    title,
    description: describeSurvey(contents, topic, max_questions, language),
    language,
    validation_points: points
      .slice(0, limits.validationPoints.max)
      .map(({ text, question }, index) => ({
        id: `point-${index + 1}`,
        text,
        editable: true,
        spoken_question: { text: question, language },
      })),
    ai_personality: personalityByPurpose[purpose],
    max_questions,
    ...answerModesFor(goal, language),
    pre_survey_config: preSurveyFieldsFor(goal, purpose, language),
    post_survey_rewards: rewardsFor(goal, language),
  }
}

/** Where a goal asks one thing, only what belongs to leaving is certain to suit it. */
const purposeOfPoints = (
  things: readonly string[],
  isLeaving: boolean,
  purpose: PurposeName,
): PurposeName => (isLeaving ? 'churn' : things.length === 0 ? purpose : 'general')

function describeSurvey(
  contents: string | undefined,
  topic: string | undefined,
  questions: number,
  language: SurveyLanguage,
): string {
  const { descriptionLead, descriptions } = languageOf(language).purposes
  const ofTopic = topic ? fillSubject(descriptions.product, topic, language) : descriptions.general
  const description = contents ?? ofTopic
  const { short, plain } = descriptionLead
  return questions < longConversation ? description : description.replace(short, plain)
}

/** As many as are asked for, where the goal asks enough. */
function pointCount(things: number, asked: number, usual: number): number {
  if (things >= minThings || asked >= minPoints) return asked
  const filled = things > 0 ? filledPoints : Math.max(usual, asked + minPoints)
  return Math.max(asked, Math.min(filled, usual))
}

/** The score's own name is the same in every language. */
const scoreName = /\bnps\b|net promoter|صافي (?:نقاط )?الترويج/iu
const namesScore = /\b(?:nps|score|rating|nota|puntuación)\b|net promoter|الدرجة|الترويج/iu

/**
 * A goal that names the Net Promoter Score has the score as its second point, because no interview begins with a choice.
 * Its reason is the score's follow-up.
 */
function withScorePoint(
  asked: readonly Proposed[],
  goal: string,
  language: SurveyLanguage,
): Proposed[] {
  const { byTopic, scorePoint } = languageOf(language).choices
  const { question, kind } = byTopic.recommend
  if (kind !== 'nps' || !scoreName.test(goal)) return [...asked]
  return [...asked.slice(0, 1), { text: scorePoint, question }, ...asked.slice(1)]
}

/** What a goal without a question is about: without its survey format, its task and its article. */
function gistOf(goal: string, language: SurveyLanguage): string | undefined {
  const { surveyFormat, unsuitableTitle, leadingArticle } = languageOf(language).grammar
  const bare = goal
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(surveyFormat, '')
    .replace(surveyFormat, '')
  const { main, short } = extractGist(bare, language, maxGistLength)
  const gist = (short ?? main).replace(unsuitableTitle, '').replace(leadingArticle, '')
  return gist.length <= maxGistLength && !/[,،?؟;]/u.test(gist) && isCompletePhrase(gist, language)
    ? lowerFirst(gist)
    : undefined
}

/** Longer ones are stories of the owner rather than things to ask. */
const isContext = (thing: string) => thing.length > maxThingLength

/** The purpose with the most matches; of equals the first of `purposeNames`. */
function classifyPurpose(
  goal: string,
  language: SurveyLanguage,
): { purpose: PurposeName; isCertain: boolean } {
  const folded = fold(goal)
  const { patterns } = languageOf(language).purposes
  const hits = purposeNames.map((name) => {
    const found = name === 'general' ? [] : (folded.match(patterns[name]) ?? [])
    const different = new Set(found).size
    return { name, different, count: different * (broadPurposes.includes(name) ? 1 : 2) }
  })
  const best = hits.toSorted((a, b) => b.count - a.count)[0]
  if (!best || best.count === 0) return { purpose: 'general', isCertain: true }
  return { purpose: best.name, isCertain: best.different >= minSigns }
}

const stemsOf = (text: string) =>
  tokenize(text)
    .filter(({ folded }) => folded.length > 3)
    .map(({ stem }) => stem)

/** Topics that a goal lists in few words: a point of the engine where it has one, else the words of the goal. */
function listedTopics(goal: string, things: readonly string[], language: SurveyLanguage): string[] {
  // Where the clauses say enough, their topics are not said again.
  if (things.length >= minThings) return []
  const { aspects } = languageOf(language).points
  const stems = new Set(things.flatMap(stemsOf))
  return extractTopics(goal, language)
    .filter((topic) => {
      const own = stemsOf(topic)
      return own.filter((stem) => stems.has(stem)).length * 2 < own.length || own.length === 0
    })
    .map((topic) => aspects.find(([sign]) => sign.test(fold(topic)))?.[1][0] ?? topic)
}
