import type { Locale, SurveyLanguage } from '#contract/languages.ts'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { Ai } from '#ports/ai.ts'
import { languageOf } from './language.ts'
import { about, pointsIn, purposesIn } from './points.ts'
import { gistOf, grammars, isQuestion, isWhole, upperFirst } from './phrase.ts'
import { personalityFor, purposeNames, type PurposeName } from './purposes/purpose.ts'
import { measured } from './provenance.ts'
import { fold, wordsOf } from './text.ts'
import { fieldsFor, lengthFor, rewardsFor, topicsIn, waysFor, type Length } from './wishes.ts'

const promptVersion = 'structure-2'
/** From so many questions on a conversation is not short. */
const long = 11
/** Titles end before this where the goal takes a breath; one in a single breath may be longer when there is no subject to speak of. */
const titleLength = { good: 75, most: 110 }
/** Purposes that any goal may mention in passing weigh less. */
const broad: readonly PurposeName[] = ['product', 'satisfaction', 'market']

/** A survey for a goal, in the goal's language: the goal's own words for the title, points by its purpose and subject. */
export const structure: Ai['structure'] = async (goal, locale) =>
  measured(promptVersion, () => propose(goal, locale))

function propose(goal: string, locale: Locale): SurveyStructure {
  const language = languageOf(goal, locale)
  const purpose = purposeOf(goal, language)
  const known = purposesIn[language]
  const named = known.subjectOf(goal.replaceAll(/\s+/g, ' '))
  const subject = named ?? known.usual[purpose]
  const length = lengthFor(goal, language)
  const points = pointsFor(goal, purpose, language, length).map((text) =>
    about(text, subject, language),
  )
  const max_questions = length.questions(points.length)
  const { short, plain } = known.talk
  const description = about(known.descriptions[purpose], subject, language)
  return {
    title:
      titleOf(goal, named, language) ?? upperFirst(about(known.titles[purpose], subject, language)),
    description: max_questions < long ? description : description.replace(short, plain),
    language,
    validation_points: points.map((text, index) => ({
      id: `point-${index + 1}`,
      text,
      editable: true,
    })),
    ai_personality: personalityFor[purpose],
    max_questions,
    ...waysFor(goal, language),
    pre_survey_config: fieldsFor(goal, purpose, language),
    post_survey_rewards: rewardsFor(goal, language),
  }
}

/** The purpose with most signs; of equals the more particular one. */
function purposeOf(goal: string, language: SurveyLanguage): PurposeName {
  const folded = fold(goal)
  const { signs } = purposesIn[language]
  const hits = purposeNames.map((name) => {
    const found = name === 'general' ? [] : (folded.match(signs[name]) ?? [])
    return { name, count: new Set(found).size * (broad.includes(name) ? 1 : 2) }
  })
  const best = hits.toSorted((a, b) => b.count - a.count)[0]
  return best && best.count > 0 ? best.name : 'general'
}

const stemsOf = (text: string) =>
  wordsOf(text)
    .filter(({ folded }) => folded.length > 3)
    .map(({ stem }) => stem)

/** What the goal names comes early, but never crowds out what the purpose needs. */
function pointsFor(
  goal: string,
  purpose: PurposeName,
  language: SurveyLanguage,
  { points: most, topics }: Length,
): string[] {
  const { of, aspects } = pointsIn[language]
  const folded = fold(goal)
  const seen = aspects.filter(([sign, , coveredBy]) => coveredBy !== purpose && sign.test(folded))
  const known = (topic: string) => aspects.some(([sign]) => sign.test(fold(topic)))
  const stems = new Set(of[purpose].flatMap(([text]) => stemsOf(text)))
  const own = topicsIn(goal, language).filter(
    (topic) => !known(topic) && !stemsOf(topic).some((stem) => stems.has(stem)),
  )
  const named = [...seen.map(([, [text]]) => text), ...own].slice(0, topics)
  const [first = '', second = '', ...rest] = of[purpose].map(([text]) => text)
  return [...new Set([first, ...named, second, ...rest])].filter(Boolean).slice(0, most)
}

/** What the goal says after "I want to understand", where that is a whole and no errand. */
function titleOf(
  goal: string,
  named: string | undefined,
  language: SurveyLanguage,
): string | undefined {
  const { article, errand, mark } = grammars[language]
  const { main, short } = gistOf(topicOf(goal, language), language, titleLength.good)
  const isBearable = !named && main.length <= titleLength.most
  const text = short ?? (isBearable ? main : undefined)
  if (!text || errand.test(text) || !isWhole(text, language)) return undefined
  const title = upperFirst(text.replace(article, '').replace(/^pq /iu, 'por que '))
  const isAsked = isQuestion(title, language) || new Set(['?', '؟']).has(after(goal, text))
  if (!isAsked) return title
  return `${language === 'es' ? '¿' : ''}${title}${mark}`
}

const after = (goal: string, text: string) => goal.charAt(goal.indexOf(text) + text.length)

/** The goal without how to ask it. Of what stands on both sides of a colon, the question, and never the errand. */
function topicOf(goal: string, language: SurveyLanguage): string {
  const { aside, errand } = grammars[language]
  const bare = goal.trim().replaceAll(/\s+/g, ' ').replace(aside, '').replace(aside, '')
  const [head = '', tail = ''] = bare.split(/:\s(.*)/s)
  const gist = (text: string) => gistOf(text, language, titleLength.most).main
  const asks = (text: string) => isQuestion(gist(text), language)
  const isBetter = (asks(tail) && !asks(head)) || errand.test(gist(head))
  return tail !== '' && isBetter ? tail : head
}
