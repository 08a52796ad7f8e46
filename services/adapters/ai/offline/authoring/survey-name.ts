// The title of a survey and what its description names: only what the goal certainly says, and nothing that gives it away.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Candidate } from '../points/question-candidates.ts'
import { descriptionsOf, descriptionsOfSubject, type Named } from './survey-contents.ts'
import { titleOfSubject } from './survey-subject.ts'
import { titlesOf, type NamedTitle } from './survey-titles.ts'
import { chooseWording } from './wording-choice.ts'

export type NamedSurvey = {
  title: string
  topic: string | undefined
  description: string
  /** Among which the two were chosen. */
  titles: readonly Candidate[]
  descriptions: readonly Candidate[]
}

/** The best title and the best description; those that fit any survey of these respondents where the others are broken. */
export function nameSurvey(read: Named): NamedSurvey {
  const { goal, things, audience, language } = read
  const { naming } = languageOf(language).clauses
  const phrases = things.flatMap((thing) => naming?.phrase(thing, audience) ?? [])
  const named = titlesOf(read, phrases)
  const chooseTitle = (among: readonly NamedTitle[]): NamedTitle => {
    const titles = among.map(({ kind, title }) => ({ kind, text: title.title }))
    const text = chooseWording('titles', titles, { goal, language })
    return among.find(({ title }) => title.title === text)!
  }
  const { topic, about } = chooseTitle(named).title
  const usual = chooseTitle(named.filter(({ isCertain }) => isCertain))
  const subject =
    read.subject && isOneOfMany(read.subject, phrases, read) ? undefined : read.subject
  // What is certain by rules and names the subject, too, says more: "Your visit to our museum".
  const ofSubject =
    subject && !namesSubject(usual, subject, language)
      ? titleOfSubject(subject, language)
      : undefined
  const descriptions = subject
    ? descriptionsOfSubject(subject, read)
    : descriptionsOf(read, { topic, about })
  const description = chooseWording('descriptions', descriptions, { goal, language })
  return {
    title: ofSubject ?? usual.title.title,
    topic,
    description,
    titles: [
      ...(ofSubject ? [{ kind: 'subject', text: ofSubject }] : []),
      ...named.map(({ kind, title }) => ({ kind, text: title.title })),
    ],
    descriptions,
  }
}

/** Without articles and possessives. */
function bareOf(phrase: string, language: SurveyLanguage): string {
  const { articles, possessives } = languageOf(language).nounPhrases
  const words = phrase.toLowerCase().split(' ')
  const first = words.findIndex((word) => !articles.has(word) && !possessives.has(word))
  return words.slice(Math.max(first, 0)).join(' ')
}

/** What only one of several things is about. */
const isOneOfMany = (
  subject: string,
  phrases: readonly string[],
  { goal, things, language }: Named,
) =>
  things.length > 2 &&
  phrases.includes(subject) &&
  goal.toLowerCase().split(bareOf(subject, language)).length === 2

/** Whether a title that the rules made names the subject, and nothing else. */
function namesSubject(named: NamedTitle, subject: string, language: SurveyLanguage): boolean {
  const { kind, title } = named
  const [text, bare] = [
    bareOf(title.topic ?? title.about ?? '', language),
    bareOf(subject, language),
  ]
  return text === bare || (kind === 'plan' && text.endsWith(` ${bare}`))
}
