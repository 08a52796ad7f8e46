import type { EventOf } from '#contract/events/catalogue.ts'
import type { Provenance } from '#contract/events/conversation-types.ts'
import type { HelpLine } from '#contract/help.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SupportReason, SupportRequest } from '#ports/support.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { helpLinesFor, textsIn, writtenIn, type HelpDeps } from '../help/compose-help.ts'
import { describesChildInDanger } from '../help/child-danger.policy.ts'
import { needsSafeExit } from '../help/safe-exit.policy.ts'
import { asksForSecrecy } from '../help/secrecy.policy.ts'
import type { HelpNeed } from '../help/help-line-selection.policy.ts'
import { mayDescribeViolence } from '../help/violence.policy.ts'
import { questionIdOf } from '../question-ids.ts'
import { isFarewell, isFirstDisclosure, topicOfReply } from './support-reply.policy.ts'
import type { PlannedSupport } from './turn-state.ts'
import { respondentFacts } from './wording/question-brief.ts'

type SupportAnswer = {
  /** The answer's language. */
  language: SurveyLanguage
  text: string
  /** The provenance of the answer's reading. */
  provenance: Provenance
}

type RepliedAnswer = SupportAnswer & { isPlea: boolean; isExitDue: boolean }

type SupportQuestion = Omit<EventOf<'QuestionAsked'>['data'], 'number'>

/**
 * A message to a respondent who needs help, as the next question: fixed texts, a model's words, and the lines of the survey's
 * country. `view` has the reading of the answer. `help` has no words of the model: they are sealed in the text alone.
 */
export async function makeSupportMessage(
  deps: HelpDeps,
  view: ConversationView,
  planned: PlannedSupport,
  answer: SupportAnswer,
): Promise<SupportQuestion> {
  const { reason, need, care } = planned
  const isPlea = asksForSecrecy(answer.text)
  const isExitDue = isSafeExitDue(view, isPlea)
  // The fixed message has a reply to it, and says how to leave the page.
  return care && reason === 'concern' && !isPlea && !isExitDue
    ? makeCareMessage(deps, view, { need, care }, answer)
    : makeFixedMessage(deps, view, planned, { ...answer, isPlea, isExitDue })
}

async function makeFixedMessage(
  deps: HelpDeps,
  view: ConversationView,
  planned: PlannedSupport,
  answer: RepliedAnswer,
): Promise<SupportQuestion> {
  const { id, questions } = view
  const { isMedical: medical, tier } = planned.need
  const { language } = answer
  const request = fixedRequest(deps, view, planned, answer)
  const { text, lead, options, provenance } = await deps.support.message(request)
  const { lines, care } = request
  return {
    questionId: questionIdOf(id, questions.size + 1),
    ...{ text, kind: 'open', options, objectiveId: null, purpose: 'support', quotes: [], language },
    help: { tier, medical, text: lead, ...(care && { leadLength: care.length }), lines },
    provenance: care ? sharedProvenance(answer) : provenance,
  }
}

function fixedRequest(
  deps: HelpDeps,
  view: ConversationView,
  planned: PlannedSupport,
  answer: RepliedAnswer,
): SupportRequest & { lines: HelpLine[] } {
  const { need, earlier, care } = planned
  const { language, isPlea, isExitDue } = answer
  const { isMedical, tier } = need
  const reason = reasonOf(planned, answer)
  const isNew = reason === 'distress' || reason === 'concern'
  // The lines were shown; a reply after distress names them once more.
  const isRepeated = reason === 'reply' && tier === 'distress'
  return {
    ...{ reason, tier, language, isMedical, earlier, hasChoices: true, needsSafeExit: isExitDue },
    lines: isNew || isRepeated ? helpLinesFor(deps, view.started, need, writtenIn(view)) : [],
    ...(describesChildInDanger(textsIn(view)) && { isChild: true }),
    ...aboutReply(view, reason, answer),
    ...((isPlea || repliedReasons.includes(reason)) && { asked: askedIn(view, answer) }),
    ...(care && ownWordReasons.includes(reason) && { care }),
  }
}

/** What the answer says beside an earlier message: words of distress once more, or whom the respondent turns to. */
function aboutReply(
  view: ConversationView,
  reason: SupportReason,
  { text, language }: SupportAnswer,
): Pick<SupportRequest, 'again' | 'topic'> {
  const isAgain =
    reason === 'distress' &&
    [...view.questions.values()].some(({ help }) => help?.tier === 'distress')
  // After words of violence a person whom the answer names may be the danger.
  const words = mayDescribeViolence(textsIn(view)) ? '' : text
  const topic = reason === 'wait' || isAgain ? topicOfReply(text, language) : undefined
  return {
    ...(isAgain && { again: { answer: words } }),
    ...(topic && {
      topic: { of: topic, answer: words, isFirst: isFirstDisclosure(text, language) },
    }),
  }
}

/** Beside the fixed texts. */
const ownWordReasons: readonly SupportReason[] = ['distress', 'reply', 'wait']

/** Questions about readers are replied to with these. */
const repliedReasons: readonly SupportReason[] = ['distress', 'concern', 'reply']

function askedIn(
  view: ConversationView,
  { text, isPlea }: { text: string; isPlea: boolean },
): SupportRequest['asked'] {
  const facts = respondentFacts(view)
  return {
    answer: text,
    asksForSecrecy: isPlea,
    title: view.started.title,
    facts: { ...facts, questionsLeft: Math.max(1, facts.questionsLeft) },
  }
}

/** A message says once how to leave the page, and again where the latest answer is about it or asks for secrecy. */
function isSafeExitDue({ questions }: ConversationView, isPlea: boolean): boolean {
  const asked = [...questions.values()]
  const texts = asked.map(({ answer }) => answer?.text ?? null)
  const isKnown = asked.some(
    ({ purpose }, at) => purpose === 'support' && needsSafeExit(texts.slice(0, at)),
  )
  return needsSafeExit(isKnown && !isPlea ? texts.slice(-1) : texts)
}

/** Without choices. */
async function makeCareMessage(
  deps: HelpDeps,
  view: ConversationView,
  { need, care }: { need: HelpNeed; care: string },
  answer: SupportAnswer,
): Promise<SupportQuestion> {
  const { id, started, questions } = view
  const { language } = answer
  const lines = helpLinesFor(deps, started, need, writtenIn(view))
  const { tier, isMedical: medical } = need
  const named = await deps.support.quietHelp({ language, lines, isMedical: medical })
  const text = named ? `${care} ${named}` : care
  return {
    questionId: questionIdOf(id, questions.size + 1),
    text,
    ...{ kind: 'open', options: [], objectiveId: null, purpose: 'support', quotes: [], language },
    // Without lines to show, what names them is part of the words.
    help: { tier, medical, leadLength: lines.length > 0 ? care.length : text.length, lines },
    provenance: sharedProvenance(answer),
  }
}

/** The provenance of words that came with the reading of the answer. */
const sharedProvenance = ({
  provenance: { engine, model, promptVersion },
}: SupportAnswer): Provenance => ({
  ...{ engine, model, promptVersion, latencyMs: 0, tokensIn: 0, tokensOut: 0, shared: true },
})

/** A farewell after distress is met as distress once more: with the lines. */
function reasonOf({ reason, need }: PlannedSupport, { text, language }: SupportAnswer) {
  const isLeaving = reason === 'wait' && need.tier === 'distress' && isFarewell(text, language)
  return isLeaving ? 'distress' : reason
}
