// What comes before a question: a reply, an apology, or a reaction to the previous answer.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Exchange, QuestionBrief } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Templates } from '../../languages/types/templates.ts'
import { askedKindsIn, type AskedKind } from '../../rules/intent/asked-questions.ts'
import { isTopic, topicsAskedIn } from '../../rules/intent/respondent-question.ts'
import { splitClauses, toSearchText } from '../../rules/text/tokenizer.ts'
import { pickVariant } from './template-filling.ts'

/** What comes first: an apology for asking again, the reply to a question, how to continue later. */
export function replyToFlags(brief: QuestionBrief, of: Templates): string {
  const { after, flags = [], language } = brief
  const isAsked = after === 'question-back' || flags.includes('asks')
  const kinds = askedKindsIn(brief.transcript.at(-1)?.answer ?? '', language)
  const isUnheard = flags.includes('repeats') && kinds.includes('unheard')
  const { unheard } = languageOf(language).respondentQuestions.replies
  return [
    flags.includes('repeats') ? pickVariant(isUnheard ? unheard : of.repeatApology, brief) : '',
    isAsked ? replyToQuestion(brief, kinds) : '',
    flags.includes('later') ? languageOf(language).support.later : '',
  ]
    .filter((reply) => reply !== '')
    .join(' ')
}

/** The reply to what the last answer asks; empty where it asks for other words, or for the next question. */
function replyToQuestion(brief: QuestionBrief, kinds: readonly AskedKind[]): string {
  const { transcript, language, facts } = brief
  const { replies } = languageOf(language).respondentQuestions
  const [topic = kinds.find(isTopic)] = topicsAskedIn(transcript.at(-1)?.answer ?? '')
  if (topic === 'anonymous') return pickVariant(replies.anonymous[facts.identifiedBy], brief)
  if (topic) return pickVariant(replies[topic], brief)
  const kind = kinds.find((each) => each === 'opinion' || each === 'unclear' || each === 'other')
  return kind === 'opinion' || kind === 'unclear' || kind === 'other'
    ? pickVariant(replies[kind], brief)
    : ''
}

/** Whether the last answer, a question, asks for the meaning of the question before. */
export function asksForOtherWords({ transcript, language }: QuestionBrief): boolean {
  const kinds = askedKindsIn(transcript.at(-1)?.answer ?? '', language)
  return kinds.every((kind) => kind === 'meaning' || kind === 'subject' || kind === 'unclear')
}

/** A reaction to the previous answer; a question that refers to it has one only after a misfortune. */
export function leadIn(brief: QuestionBrief, of: Templates): string {
  const { after, purpose } = brief
  if (after === null || purpose === 'opening' || purpose === 'clarify') return ''
  const reply = replyToFlags(brief, of)
  if (reply !== '') return reply
  if (purpose === 'probe') return after === 'answer' ? reactionToAnswer(brief, of) : ''
  if (after === 'question-back') return apologyForQuestion(brief)
  const lead = of.byIntent[after]
  if (after !== 'answer') return lead ? pickVariant(lead, brief) : ''
  // The closing needs no reaction to the last answer.
  return purpose === 'closing' ? '' : reactionToAnswer(brief, of)
}

/** A question that was not understood is left, unless the respondent only asks for the next one. */
function apologyForQuestion(brief: QuestionBrief): string {
  const { unclear } = languageOf(brief.language).respondentQuestions.replies
  return asksForOtherWords(brief) ? pickVariant(unclear, brief) : ''
}

/** Sympathy after a misfortune; else nothing, because a neutral word may fit the answer badly. */
function reactionToAnswer(brief: QuestionBrief, { empathy }: Templates): string {
  const { transcript, language } = brief
  const answer = transcript.at(-1)?.answer ?? ''
  if (!isMisfortune(answer, language)) return ''
  return wasUsed(empathy, transcript.slice(-2)) ? '' : pickVariant(empathy, brief)
}

/** A bad thing that happened to the respondent, in so many words. */
function isMisfortune(answer: string, language: SurveyLanguage): boolean {
  const { misfortune, unreal } = languageOf(language).followUps
  return splitClauses(answer)
    .map(({ text }) => toSearchText(text))
    .some((clause) => misfortune.test(clause) && !unreal.test(clause))
}

/** Whether one of the questions begins with one of the variants. */
const wasUsed = (variants: readonly string[], exchanges: readonly Exchange[]) =>
  exchanges.some(({ question }) => variants.some((variant) => question.startsWith(variant)))
