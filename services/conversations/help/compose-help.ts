import { defaultCountryOf, type Help, type HelpLine } from '#contract/help.ts'
import type { EventOf } from '#contract/events/catalogue.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { Support, SupportReason } from '#ports/support.ts'
import { selectHelpLines, type HelpNeed } from './help-line-selection.policy.ts'
import type { HelpLines } from './help-lines.ts'

export type HelpDeps = { support: Support; helpLines: Pick<HelpLines, 'linesFor'> }

type Survey = Pick<EventOf<'SessionStarted'>['data'], 'language' | 'country'>

/** The lines to show, without the date on which they were checked. */
export const helpLinesFor = (
  { helpLines }: Pick<HelpDeps, 'helpLines'>,
  { country, language }: Survey,
  need: HelpNeed,
): HelpLine[] =>
  selectHelpLines(helpLines.linesFor(country ?? defaultCountryOf(language)), need).map(
    ({ checked: _checked, ...line }) => line,
  )

type HelpOptions = {
  /** Of the answer. */
  language: SurveyLanguage
  survey: Survey
  /** The tier by default. */
  reason?: SupportReason
}

/** What a respondent is shown beside a form's answer, a comment or the end; no choices how to continue. */
export async function composeHelp(
  deps: HelpDeps,
  need: HelpNeed,
  { language, survey, reason = need.tier }: HelpOptions,
): Promise<Help> {
  const lines = helpLinesFor(deps, survey, need)
  const { isMedical, tier } = need
  const request = { reason, language, isMedical, lines, earlier: 0, hasChoices: false }
  const { lead } = await deps.support.message(request)
  return { tier, medical: isMedical, text: lead, lines }
}

/** What the last screen shows a respondent who needed help. An interview that went on afterwards shows the lines only. */
export async function completionHelp(
  deps: HelpDeps,
  { safety, isUneasy, started, questions }: ConversationView,
): Promise<Help | undefined> {
  if (!safety)
    return isUneasy ? linesOnly(deps, started, { tier: 'concern', isMedical: false }) : undefined
  const { language: surveyLanguage } = started
  const last = [...questions.values()].at(-1)
  const language = last?.language ?? surveyLanguage
  if (started.questions) return composeHelp(deps, safety, { language, survey: started })
  if (last?.purpose === 'support')
    return composeHelp(deps, safety, { language, survey: started, reason: 'end' })
  return linesOnly(deps, started, safety)
}

const linesOnly = (deps: HelpDeps, survey: Survey, need: HelpNeed): Help => ({
  tier: need.tier,
  medical: need.isMedical,
  lines: helpLinesFor(deps, survey, need),
})
