import type { Locale, SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { Ai } from '#ports/ai.ts'
import { languageOf } from './language.ts'
import { about, pointsIn, purposesIn } from './points.ts'
import { gistOf, grammars, isQuestion, isWhole, upperFirst } from './phrase.ts'
import { personalityFor, purposeNames, type PurposeName } from './purposes/purpose.ts'
import { measured } from './provenance.ts'
import { fold } from './text.ts'

const promptVersion = 'structure-1'
const mostPoints = 5
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
  const points = pointsFor(goal, purpose, language).map((text) => about(text, subject, language))
  return {
    title:
      titleOf(goal, named, language) ?? upperFirst(about(known.titles[purpose], subject, language)),
    description: about(known.descriptions[purpose], subject, language),
    language,
    validation_points: points.map((text, index) => ({
      id: `point-${index + 1}`,
      text,
      editable: true,
    })),
    ai_personality: personalityFor[purpose],
    max_questions: Math.min(
      Math.max(limits.questions.default, points.length + 4),
      limits.questions.max,
    ),
    enable_audio: false,
    enable_whatsapp: false,
    conversation_mode: false,
    pre_survey_config: { enabled: false, required_fields: [] },
    post_survey_rewards: { enabled: false, rewards: [] },
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

function pointsFor(goal: string, purpose: PurposeName, language: SurveyLanguage): string[] {
  const { of, aspects } = pointsIn[language]
  const folded = fold(goal)
  const named = aspects
    .filter(([sign, , coveredBy]) => coveredBy !== purpose && sign.test(folded))
    .map(([, [text]]) => text)
  const [first = '', second = '', ...rest] = of[purpose].map(([text]) => text)
  // What the goal names comes early, but never crowds out what the purpose needs.
  const points = [...new Set([first, ...named.slice(0, 2), second, ...rest])].filter(Boolean)
  return points.slice(0, Math.min(mostPoints, limits.validationPoints.max))
}

/** What the goal says after "I want to understand", where that is a whole and no errand. */
function titleOf(
  goal: string,
  named: string | undefined,
  language: SurveyLanguage,
): string | undefined {
  const { article, errand, mark } = grammars[language]
  const { main, short } = gistOf(goal, language, titleLength.good)
  const isBearable = !named && main.length <= titleLength.most
  const text = short ?? (isBearable ? main : undefined)
  if (!text || errand.test(text) || !isWhole(text, language)) return undefined
  const title = upperFirst(text.replace(article, ''))
  if (!isQuestion(title, language)) return title
  return `${language === 'es' ? '¿' : ''}${title}${mark}`
}
