import { defaultCountryOf, type Help, type HelpLine } from '#contract/help.ts'
import type { EventOf } from '#contract/events/catalogue.ts'
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { Support, SupportReason } from '#ports/support.ts'
import { describesChildHarmedByPerson, describesChildInDanger } from './child-danger.policy.ts'
import { isOwnLife, namesNobody, tellsOfOwnLife, type WrittenAnswer } from './own-life.policy.ts'
import { standingSafety } from '../interview/corrected-calls.ts'
import { selectHelpLines, selectRescueLines, type HelpNeed } from './help-line-selection.policy.ts'
import type { HelpLines } from './help-lines.ts'
import { needsSafeExit } from './safe-exit.policy.ts'
import { describesViolence } from './violence.policy.ts'

export type HelpDeps = { support: Support; helpLines: Pick<HelpLines, 'linesFor'> }

type Survey = Pick<EventOf<'SessionStarted'>['data'], 'language' | 'country'>

/** The lines to show, without the date on which they were checked. `answers`: all that the respondent wrote. */
export const helpLinesFor = (
  { helpLines }: Pick<HelpDeps, 'helpLines'>,
  { country, language }: Survey,
  need: HelpNeed,
  answers: readonly WrittenAnswer[],
): HelpLine[] => {
  const texts = answers.map(({ text }) => text)
  const isByPerson = answers.some(({ call }) => call?.isByPerson)
  return selectHelpLines(linesOf({ helpLines }, { country, language }), {
    ...need,
    isOwnLife: isOwnLife(answers),
    isAlone: namesNobody(texts) && !isByPerson,
    isViolence: isByPerson || describesViolence(texts),
    isLifeAtRisk: tellsOfOwnLife(texts),
    isChild: describesChildInDanger(texts),
  })
}

const linesOf = (
  { helpLines }: Pick<HelpDeps, 'helpLines'>,
  { country, language }: Survey,
): HelpLine[] =>
  helpLines
    .linesFor(country ?? defaultCountryOf(language))
    .map(({ checked: _checked, ...line }) => line)

/** Numbers to call in the survey's country, with their use, if any are known. */
export function numbersToCall(
  survey: Survey,
  helpLines: Pick<HelpLines, 'linesFor'> | undefined,
): { numbers?: string[] } {
  const lines = helpLines ? linesOf({ helpLines }, survey) : []
  const numbers = lines.flatMap(({ number, for: use }) => (number ? [`${number} (${use})`] : []))
  return numbers.length > 0 ? { numbers } : {}
}

/** All that the respondent wrote, and how its calls for help were read. */
export const writtenIn = ({ questions }: ConversationView): WrittenAnswer[] =>
  [...questions.values()].flatMap(({ answer }) => {
    if (!answer) return []
    const { text, coding } = answer
    const tier = coding?.intent ?? null
    const isByPerson = coding?.byPerson
    return [{ text, ...(isCallForHelp(tier) && { call: { tier, isByPerson } }) }]
  })

/** All that the respondent wrote. */
export const textsIn = (view: ConversationView): (string | null)[] =>
  writtenIn(view).map(({ text }) => text)

type HelpOptions = {
  /** The answer's language. */
  language: SurveyLanguage
  survey: Survey
  /** All that the respondent wrote. */
  answers: readonly WrittenAnswer[]
  /** The tier by default. */
  reason?: SupportReason
}

/** The help beside a form's answer, a comment or the end: without choices how to continue. */
export async function composeHelp(
  deps: HelpDeps,
  need: HelpNeed,
  { language, survey, answers, reason = need.tier }: HelpOptions,
): Promise<Help> {
  const lines = helpLinesFor(deps, survey, need, answers)
  const { isMedical, tier } = need
  const texts = answers.map(({ text }) => text)
  const isChild = describesChildInDanger(texts)
  const request = {
    ...{ reason, language, isMedical, isChild, lines, earlier: 0, hasChoices: false },
    needsSafeExit: needsSafeExit(texts),
  }
  const { lead } = await deps.support.message(request)
  return { tier, medical: isMedical, text: lead, lines }
}

/**
 * The help on the last screen of a respondent who needed help. After an interview that continued, it is the lines alone, unless
 * a child is in danger.
 */
export async function completionHelp(
  deps: HelpDeps,
  view: ConversationView,
): Promise<Help | undefined> {
  const { isUneasy, started, questions } = view
  const safety = standingSafety(view)
  const answers = writtenIn(view)
  const { language: surveyLanguage } = started
  const last = [...questions.values()].at(-1)
  const language = last?.language ?? surveyLanguage
  if (!safety) {
    if (describesChildHarmedByPerson(graveTextsIn(view)))
      return helpForOtherChild(deps, view, language)
    return isUneasy ? linesOnly(deps, view, { tier: 'concern', isMedical: false }) : undefined
  }
  if (started.questions) return composeHelp(deps, safety, { language, survey: started, answers })
  if (last?.purpose === 'support' || describesChildInDanger(textsIn(view)))
    return composeHelp(deps, safety, { language, survey: started, answers, reason: 'end' })
  return linesOnly(deps, view, safety)
}

const linesOnly = (deps: HelpDeps, view: ConversationView, need: HelpNeed): Help => ({
  tier: need.tier,
  medical: need.isMedical,
  lines: helpLinesFor(deps, view.started, need, writtenIn(view)),
})

/** The texts of answers in which an engine found harm. */
const graveTextsIn = ({ questions }: ConversationView): string[] =>
  [...questions.values()].flatMap(({ answer }) =>
    answer?.text && answer.coding?.flags?.includes('grave') ? [answer.text] : [],
  )

/**
 * For a respondent who describes a harmed child in another's care: the lines that help the child, and for an uneasy respondent
 * those that listen, too.
 */
async function helpForOtherChild(
  deps: HelpDeps,
  { started, isUneasy }: ConversationView,
  language: SurveyLanguage,
): Promise<Help> {
  const all = linesOf(deps, started)
  const listeners = isUneasy ? selectHelpLines(all, { tier: 'concern', isMedical: false }) : []
  const lines = [...selectRescueLines(all), ...listeners]
  const text = await deps.support.childProtection(language)
  return { tier: 'concern', medical: true, text, lines }
}
