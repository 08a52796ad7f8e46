// The titles of a survey by the rules: the subject, else what is asked, else the respondents, else neither.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Focus } from '../../languages/types/clauses.ts'
import { lowerFirst, upperFirst } from '../../rules/text/sentence.ts'
import { fillSubject } from '../points/points.ts'
import { fillList, isSoundName, type Named } from './survey-contents.ts'

/** `about` is what the title names, where that is no topic of an experience. */
type Title = { title: string; topic: string | undefined; about?: string }

/** A title that is not certain names what may be no subject of the whole survey. */
export type NamedTitle = { kind: string; title: Title; isCertain: boolean }

/** By what is certain: the subject, else what is asked, else the respondents, else neither. The last one is always sound. */
export function titlesOf(read: Named, phrases: readonly string[]): NamedTitle[] {
  const { goal, things, named, language } = read
  const { clauses, purposes } = languageOf(language)
  const subject = certainSubject(named, goal, things, language)
  const focus = mainFocus(read, phrases)
  const ofTopic = (topic: string | undefined) => (topic ? titleOfTopic(topic, language) : undefined)
  const respondents = clauses.audienceName(goal)
  const role = clauses.roleTitle?.(goal)
  const titles: readonly (readonly [kind: string, title: Title | undefined])[] = [
    ['plan', focus?.kind === 'planned' ? titleOfFocus(focus, language) : undefined],
    // What is planned is no experience.
    ...(focus?.kind === 'planned'
      ? []
      : ([
          ['heading', ofTopic(headingOf(read))],
          ['whole', ofTopic(wholeOf(read))],
          ['topic', ofTopic(certainTopic(read, phrases, subject))],
        ] as const)),
    ['head', titleOfHead(read)],
    ['activity', titleOfActivity(read, phrases, focus)],
    ['place', titleOfPlace(goal, language)],
    ['people', titleOfPeople(read)],
    ['list', titleOfList(read, phrases, subject)],
    ['role', role ? untitled(role) : undefined],
    [
      'respondents',
      respondents ? untitled(clauses.audienceTitle.replace('{s}', () => respondents)) : undefined,
    ],
  ]
  const { general } = purposes.titles
  const sound = titles.flatMap(([kind, title]) =>
    title && title.title !== general && isSoundName(title.title, language)
      ? [{ kind, title, isCertain: isCertainTitle(kind, title, read, phrases) }]
      : [],
  )
  return [...sound, { kind: 'general', title: untitled(general), isCertain: true }].filter(
    ({ title }, at, all) => all.findIndex((each) => each.title.title === title.title) === at,
  )
}

/** Whether what a title names can be the subject of a survey: no verbs, no people, no one of several things. */
function isCertainTitle(
  kind: string,
  { title, topic }: Title,
  { goal, things, language }: Named,
  phrases: readonly string[],
): boolean {
  const { goalSubject, clauses } = languageOf(language)
  const isOfOne = topic === undefined && title !== clauses.roleTitle?.(goal)
  if (kind === 'list' && isOfOne && things.length > 1 && phrases.length < 2) return false
  if (!goalSubject || topic === undefined) return true
  const place = { goal, before: '', after: '', isKnown: true, isNoun: () => true }
  return goalSubject.phrase(topic, place) !== undefined
}

/** What the first thing is about; one noun of many is no name of all. */
function mainFocus({ things, audience, language }: Named, phrases: readonly string[]) {
  const focus = languageOf(language).clauses.focus?.(things[0] ?? '', audience)
  const isOneOfMany = focus?.kind === 'noun' && things.length > 2
  return phrases.length > 2 || isOneOfMany ? undefined : focus
}

function titleOfHead({ goal, things, language }: Named): Title | undefined {
  const title = things.length > 1 ? languageOf(language).clauses.headTitle?.(goal) : undefined
  return title ? untitled(title) : undefined
}

/** By what respondents do or gave up, or by what the owner runs. */
function titleOfActivity(
  read: Named,
  phrases: readonly string[],
  focus: Focus | undefined,
): Title | undefined {
  const { goal, things, audience, language } = read
  const { clauses } = languageOf(language)
  const next = phrases.length > 0 ? undefined : clauses.focus?.(things[1] ?? '', audience)
  // What the first of several things is about is not what they all are.
  return (
    (things.length > 2 && focus?.kind === 'activity' ? titleOfPeople(read) : undefined) ??
    titleOfFocus(focus, language) ??
    titleOfFocus(clauses.ownThing?.(goal), language) ??
    titleOfFocus(next?.kind === 'activity' ? next : undefined, language)
  )
}

function titleOfPlace(goal: string, language: SurveyLanguage): Title | undefined {
  const place = placeOf(goal, language)
  return place ? titleOfTopic(place, language) : undefined
}

/** By the only clause, or by the respondents. */
function titleOfPeople({ goal, things, audience, language }: Named): Title | undefined {
  const { clauses } = languageOf(language)
  const [first = '', ...others] = things
  const described = clauses.naming?.clausePhrase?.(first, audience)
  if (described && others.length === 0) return untitled(upperFirst(described))
  const respondents = clauses.audienceName(goal)
  if (respondents) return untitled(clauses.audienceTitle.replace('{s}', () => respondents))
  return described && others.length < 2 ? untitled(upperFirst(described)) : undefined
}

/** By the first two nouns, or what respondents are to the owner. */
function titleOfList(
  { goal, things, language }: Named,
  phrases: readonly string[],
  subject: string | undefined,
): Title {
  const { clauses, purposes } = languageOf(language)
  const listed = fillList(clauses.naming?.title, phrases.slice(0, 2), language) ?? ''
  const isShort = listed !== '' && listed.length <= maxTitleLength
  if (isShort && phrases.length > 1) return untitled(listed)
  if (subject) return titleOfTopic(subject, language)
  const role = clauses.roleTitle?.(goal)
  // One of several things is no name of all of them.
  if (isShort && (things.length === 1 || !role)) return untitled(listed)
  return untitled(role ?? purposes.titles.general)
}

function titleOfTopic(topic: string, language: SurveyLanguage): Title {
  const { isNamedThing, topicTitle, titleOf: named } = languageOf(language).clauses
  if (isNamedThing?.test(topic) === false) return untitled(upperFirst(topic), lowerFirst(topic))
  return { title: named?.(topic) ?? fillSubject(topicTitle, topic, language), topic }
}

const untitled = (title: string, about?: string): Title => ({
  title,
  topic: undefined,
  ...(about && { about }),
})

/** What the survey is about, without what the owner supposes of it. */
function titleOfFocus(focus: Focus | undefined, language: SurveyLanguage): Title | undefined {
  if (!focus) return undefined
  const { kind, phrase, object } = focus
  if (kind === 'activity') return untitled(upperFirst(object ?? phrase), object ?? phrase)
  if (!object) return undefined
  // What is planned is no experience.
  if (kind !== 'planned') return titleOfTopic(object, language)
  return untitled(fillSubject(languageOf(language).clauses.planTitle, object, language), object)
}

function headingOf({ headings, audience, language }: Named): string | undefined {
  const { naming } = languageOf(language).clauses
  return headings.map((each) => naming?.heading(each, audience)).find(Boolean)
}

/** Several things belong to what the owner runs, and so does what people gave up. */
function wholeOf({ goal, things, audience, language }: Named): string | undefined {
  const { focus, ownThing } = languageOf(language).clauses
  const isPart = things.length > 1 || focus?.(things[0] ?? '', audience)?.kind === 'leaving'
  const own = isPart ? ownThing?.(goal) : undefined
  return own?.kind === 'noun' ? own.object : undefined
}

/** What everything that the goal asks belongs to. */
function certainTopic(
  { goal, things, language }: Named,
  phrases: readonly string[],
  subject: string | undefined,
): string | undefined {
  const first = topicOf(things, language)
  // One of several things is no name of all of them.
  if (first && !(phrases.length > 1 && phrases[0]?.endsWith(first))) return first
  return subject !== undefined && isMainSubject(subject, goal, things) ? subject : undefined
}

/** "Drivers of an app", "the choice of the shop": a word of one thing only is the subject of no survey. */
function isMainSubject(subject: string, goal: string, things: readonly string[]): boolean {
  const last = subject.split(' ').at(-1)!.toLowerCase()
  const isNamed = things.length < 2 || !things.some((thing) => thing.toLowerCase().includes(last))
  return (
    isNamed ||
    /noss[oa]s?|our|نا(?=\s|$)/iu.test(subject) ||
    goal.toLowerCase().split(last).length > 2
  )
}

const maxTitleLength = 70

/** What the owner's questions are about, for the title: neutral, and known to respondents. */
function topicOf(things: readonly string[], language: SurveyLanguage): string | undefined {
  const { topicPhrase, audience, planned } = languageOf(language).clauses
  // Later things are aspects, such as a price.
  const [thing = ''] = things
  const phrase = planned.test(thing) ? undefined : topicPhrase.exec(thing)?.[1]?.trim()
  if (!phrase || audience(phrase)) return undefined
  return language === 'en' ? `the ${phrase}` : phrase
}

function placeOf(goal: string, language: SurveyLanguage): string | undefined {
  const { ownPlace, audience } = languageOf(language).clauses
  const place = ownPlace.exec(goal)?.[1]?.trim()
  return place && !audience(place) ? place : undefined
}

/** Neither an aspect, which later things name, nor a part of the owner's plans. */
function certainSubject(
  subject: string | undefined,
  goal: string,
  things: readonly string[],
  language: SurveyLanguage,
): string | undefined {
  const [first = '', ...others] = things
  const last = subject?.split(' ').at(-1)?.toLowerCase()
  if (!subject || !last) return undefined
  // "A community theatre": a part of a longer name.
  if (language === 'en' && partOfName(last).test(goal)) return undefined
  const mentions = (text: string) => text.toLowerCase().includes(last)
  const isNamed = goal.toLowerCase().includes(subject.toLowerCase())
  if (!mentions(first) && others.some(mentions) && !isNamed) return undefined
  const part = goal.split(/[,،;؛.!?؟:\n]/u).find(mentions)
  return part && languageOf(language).clauses.planned.test(part) ? undefined : subject
}

const partOfName = (last: string) =>
  new RegExp(
    String.raw`\b${last}\s+(?!(?:and|or|is|are|was|were|to|of|in|at|for|with|that|which|has|have|we|they|who|by|on|from|after|before|when|because|so|as|would|could|should|during|since|but|than|how|what|why|if|whether|now|last|this|next|via|only|wants?|works?|needs?)\b)[a-z]`,
    'iu',
  )
