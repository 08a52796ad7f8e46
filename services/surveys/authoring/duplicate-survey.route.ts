import { duplicateSurvey } from '#contract/api/survey-lifecycle.ts'
import type { Locale } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { route } from '#kernel/http/route.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { draftSurvey } from './draft-survey.ts'
import { presentWithEtag, findOwnSurvey, readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'

const copySuffixes: Readonly<Record<Locale, string>> = {
  en: '(copy)',
  'pt-br': '(cópia)',
  ar: '(نسخة)',
}

/** Copies the latest content and the sentiment settings, but no invitations and no closing date. */
export const duplicateSurveyRoute = route(duplicateSurvey, async ({ id }, call) => {
  const original = await findOwnSurvey(call, id)
  const owner = await findOwner(call.db, call.ownerId)
  const { title, description, goal, language, country, config, questions, sentiment } = original
  const content = {
    description,
    goal,
    language,
    ...(country && { country }),
    config,
    ...(questions.length > 0 && { questions }),
  }
  const drafted = await draftSurvey(
    call,
    { ...content, title: titleOfCopy(title, copySuffixes[owner?.locale ?? 'en']) },
    id,
  )
  if (!sentiment) return presentWithEtag(call, drafted)
  const { surveyId, ownerId } = drafted
  const command = { type: 'ConfigureSentiment', ownerId, config: sentiment } as const
  const executed = await call.execute(survey, surveyId, command)
  return presentWithEtag(call, await readSurveyAfter(call, surveyId, executed))
})

/** Truncates the title, not the suffix, at the limit. */
const titleOfCopy = (title: string, suffix: string) =>
  `${[...title]
    .slice(0, limits.title.max - suffix.length - 1)
    .join('')
    .trimEnd()} ${suffix}`
