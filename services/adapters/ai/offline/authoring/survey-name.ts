// The title of a survey and what its description names: only what the goal certainly says, and nothing that gives it away.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { fillSubject } from '../points/points.ts'

type Named = {
  goal: string
  things: readonly string[]
  headings: readonly string[]
  named: string | undefined
  audience: string | undefined
  language: SurveyLanguage
}

type Name = { title: string; topic: string | undefined; contents: string | undefined }

/** `contents` describes the survey by the first things that it asks; undefined where they cannot be named. */
export function nameSurvey(read: Named): Name {
  const { things, audience, language } = read
  const { naming } = languageOf(language).clauses
  const phrases = things.flatMap((thing) => naming?.phrase(thing, audience) ?? [])
  const rest = naming && Math.min(phrases.length, maxNamed) < things.length ? naming.more : ''
  const description = naming?.description.replace('{more}', rest)
  const contents = fillList(description, phrases.slice(0, maxNamed), language)
  return { ...titleOf(read, phrases), contents }
}

/** Names what is certain: the subject, else the respondents, else what is asked, else neither. */
function titleOf(read: Named, phrases: readonly string[]): Omit<Name, 'contents'> {
  const { goal, things, named, language } = read
  const { clauses, purposes } = languageOf(language)
  const subject = certainSubject(named, goal, things, language)
  const about = (topic: string) => ({
    title: fillSubject(clauses.topicTitle, topic, language),
    topic,
  })
  const certain = certainTopic(read, phrases, subject)
  if (certain) return about(certain)
  const respondents = clauses.audienceName(goal)
  if (respondents) return untitled(clauses.audienceTitle.replace('{s}', () => respondents))
  const listed = fillList(clauses.naming?.title, phrases.slice(0, 2), language) ?? ''
  const isShort = listed !== '' && listed.length <= maxTitleLength
  if (isShort && phrases.length > 1) return untitled(listed)
  const place = subject ?? placeOf(goal, language)
  return place ? about(place) : untitled(isShort ? listed : purposes.titles.general)
}

const untitled = (title: string) => ({ title, topic: undefined })

/** What everything that the goal asks belongs to. */
function certainTopic(
  { goal, things, headings, audience, language }: Named,
  phrases: readonly string[],
  subject: string | undefined,
): string | undefined {
  const { naming } = languageOf(language).clauses
  const heading = headings.map((each) => naming?.heading(each, audience)).find(Boolean)
  if (heading) return heading
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

const maxNamed = 3
const maxTitleLength = 70

/** "the prices, the food and the staff"; undefined where there is nothing to name. */
function fillList(
  template: string | undefined,
  phrases: readonly string[],
  language: SurveyLanguage,
): string | undefined {
  const { naming } = languageOf(language).clauses
  const last = phrases.at(-1)
  if (!template || !naming || last === undefined) return undefined
  const before = phrases.slice(0, -1).join(naming.comma)
  const list = before === '' ? last : `${before}${naming.and}${last}`
  return template.replace('{s}', () => list)
}

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
