import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { Ai } from '#ports/ai.ts'
import { UnclearGoal } from '#ports/ai/failure.ts'
import { detectGoalLanguage } from '../../rules/intent/goal-language.ts'
import { languageOf } from '../../languages/languages.ts'
import { fillSubject } from '../points/points.ts'
import { withoutBrackets } from '../points/goal-brackets.ts'
import { mendSlips, withoutRemarks } from '../points/goal-sentences.ts'
import type { GoalReading } from '../points/goal-reading.ts'
import { readPlainGoal } from '../points/read-goal.ts'
import { lowerFirst } from '../../rules/text/sentence.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { isUnclear } from './clear-goal.ts'
import { gistOf, listedTopics, minThings } from './goal-topics.ts'
import { isScore, withScorePoint } from './score-point.ts'
import { nameSurvey, type NamedSurvey } from './survey-name.ts'
import { subjectOfGoal } from './survey-subject.ts'
import {
  focusedThings,
  inOrder,
  pointsOfThings,
  thingOfText,
  thingsToAsk,
  type Proposed,
  type ThingToAsk,
} from './survey-points.ts'
import {
  asksWhyPeopleLeave,
  classifyPurpose,
  personalityByPurpose,
  purposeOfPoints,
} from './survey-purpose.ts'
import { preSurveyFieldsFor, lengthFor, rewardsFor, answerModesFor } from './goal-settings.ts'

const rulesVersion = 'rules-structure-4'
/** From this number of questions on a description does not say "short". */
const longConversation = 11
/** With fewer points and fewer than `minThings`, those of the purpose are added, up to `filledPoints` where the goal asks one thing. */
const minPoints = 3
const filledPoints = 4
const maxThingLength = 220
/** What a question that does not say it may belong to. */
const maxSubjects = 2
const maxOfOneSubject = 3

/** A survey for a goal, in the goal's language: a point for each thing that it asks, else points of its purpose. */
export const proposeStructure: Ai['structure'] = async (goal, locale) =>
  withProvenance(rulesVersion, () => {
    const language = detectGoalLanguage(goal, locale)
    if (isUnclear(goal, language)) throw new UnclearGoal()
    return draftSurvey(mendSlips(goal, language), language).structure
  })

/** A survey, and the wordings among which those of its own things, its title and its description were chosen. */
export type SurveyDraft = {
  structure: SurveyStructure
  things: readonly ThingToAsk[]
  name: NamedSurvey
}

export function draftSurvey(goal: string, language: SurveyLanguage): SurveyDraft {
  const { purposes, points } = languageOf(language)
  const { purpose, isCertain } = classifyPurpose(goal, language)
  const plain = withoutBrackets(goal, language)
  const read = readPlainGoal(plain, language)
  const things = read.things.filter((thing) => !isContext(thing) && !isScore(thing, goal))
  const named = purposes.findSubject(plain.replaceAll(/\s+/g, ' '))
  const isLeaving = things.length === 1 && asksWhyPeopleLeave(things[0]!, language)
  const known = purposeOfPoints(things, isLeaving, isCertain ? purpose : 'general')
  const length = lengthFor(goal, language)
  const name = nameOf(plain, { ...read, things, named }, language)
  const { clauses } = languageOf(language)
  const asking = {
    goal: plain,
    language,
    audience: clauses.audience(plain) ?? clauses.audience(goal),
  }
  const subject = named ?? purposes.defaultSubjects[known]
  const { subjects } = name
  const toAsk = (text: string) => thingOfText(text, subject, { ...asking, subjects })
  const listed = listedTopics(plain, things, language).slice(0, length.topics)
  const own = thingsToAsk(things, name.asked, {
    ...{ ...asking, owners: read.labels, subjects },
  })
  const about =
    own.length + listed.length === 0 ? (name.topic ?? gistOf(plain, language)) : undefined
  const requested = [
    ...own,
    ...listed.map(toAsk),
    ...(about && !isScore(about, goal) ? [askAbout(about, toAsk, language)] : []),
  ]
  const general =
    focusedThings(things, asking) ??
    generalPoints(points.byPurpose[known], { things, isLeaving }).map(([text]) => toAsk(text))
  const chosen = inOrder(pointsOfThings(requested, asking), language)
  const count = pointCount(things.length, chosen.length, length.points)
  const added = pointsOfThings(general, asking, chosen).slice(0, Math.max(0, count - chosen.length))
  // Where no question suits, the one that suits any survey is asked.
  const [any] = pointsOfThings(
    points.byPurpose.general.slice(0, 1).map(([text]) => toAsk(text)),
    asking,
  )
  const asked = chosen.length + added.length > 0 ? [...chosen, ...added] : any ? [any] : []
  const proposed = withScorePoint(asked, goal, language)
  const max_questions = length.questions(proposed.length)
  const structure: SurveyStructure = {
    title: name.title,
    description: ofLength(name.description, max_questions, language),
    language,
    validation_points: toPoints(proposed, language),
    ai_personality: personalityByPurpose[purpose],
    max_questions,
    ...answerModesFor(goal, language),
    pre_survey_config: preSurveyFieldsFor(goal, purpose, language),
    post_survey_rewards: rewardsFor(goal, language),
  }
  return { structure, things: [...requested, ...general], name }
}

const toPoints = (proposed: readonly Proposed[], language: SurveyLanguage) =>
  proposed.slice(0, limits.validationPoints.max).map(({ text, question }, index) => ({
    id: `point-${index + 1}`,
    text,
    editable: true,
    spoken_question: { text: question, language },
  }))

/** The point of a goal that asks nothing, by what it is about; it is also asked by that alone. */
function askAbout(
  gist: string,
  toAsk: (text: string) => ThingToAsk,
  language: SurveyLanguage,
): ThingToAsk {
  const { clauses } = languageOf(language)
  if (clauses.question.test(gist)) return toAsk(clauses.label(gist))
  const point = toAsk(fillSubject(clauses.topicPoint, gist, language))
  const bare = toAsk(gist)
  return {
    ...point,
    thing: bare.thing,
    candidates: [...bare.candidates, ...point.candidates.slice(0, 1)],
  }
}

type Read = GoalReading & { named: string | undefined }

/** `asked`: the things with what their pronouns stand for. */
function nameOf(goal: string, { things, headings, named }: Read, language: SurveyLanguage) {
  const { clauses, questionFrames } = languageOf(language)
  const asked = clauses.refer?.(things, goal) ?? things
  const audience = clauses.audience(goal)
  const labels = asked.map(clauses.label)
  const subject = subjectOfGoal(
    withoutRemarks(goal, languageOf(language).clauses),
    things,
    language,
  )
  const name = nameSurvey({ goal, things: labels, headings, named, audience, language, subject })
  const phrasesOf = (text: string) => questionFrames?.phrases(lowerFirst(text), audience) ?? []
  const subjects = [
    ...headings
      .flatMap(phrasesOf)
      .map((phrase) => questionFrames?.asNoun?.(phrase, undefined)[0] ?? phrase),
    ...[name.topic, clauses.ownThing?.(goal)?.object, named].filter((each) => each !== undefined),
  ]
  // Respondents are not asked about themselves, and one of many things is no subject of the others.
  const isOneOfMany = (subject: string) =>
    things.length > maxOfOneSubject - 1 &&
    things.some((thing) =>
      thing.toLowerCase().endsWith(subject.toLowerCase().replace(/^\S+ /u, '')),
    )
  const known = subjects.filter((each) => !clauses.audience(each) && !isOneOfMany(each))
  return { ...name, asked, subjects: [...new Set(known)].slice(0, maxSubjects) }
}

function ofLength(description: string, questions: number, language: SurveyLanguage): string {
  const { short, plain } = languageOf(language).purposes.descriptionLead
  return questions < longConversation ? description : description.replace(short, plain)
}

/** What is asked beside the things of a goal. */
function generalPoints<Point>(
  points: readonly Point[],
  { things, isLeaving }: { things: readonly string[]; isLeaving: boolean },
): readonly Point[] {
  // The goal itself asks for the reasons, which come first among the points of leaving.
  if (isLeaving) return points.slice(1)
  // What is difficult and what respondents would change suits also where they do not come.
  return things.length === 1 ? points.slice(-2) : points
}

/** As many as are asked for, where the goal asks enough. */
function pointCount(things: number, asked: number, usual: number): number {
  if (things >= minThings || asked >= minPoints) return asked
  const filled = things > 0 ? filledPoints : Math.max(usual, asked + minPoints)
  return Math.max(asked, Math.min(filled, usual))
}

/** Longer ones are stories of the owner rather than things to ask. */
const isContext = (thing: string) => thing.length > maxThingLength
