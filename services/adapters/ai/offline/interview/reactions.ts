// What comes before a question: a reply, an apology, or a reaction to the previous answer.
import type { QuestionBrief } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Templates } from '../../languages/types/templates.ts'
import {
  askedKindsIn,
  asksForWords,
  echoesQuestion,
  type AskedKind,
} from '../../rules/intent/asked-questions.ts'
import { isTopic, topicsAskedIn } from '../../rules/intent/respondent-question.ts'
import { acknowledgementOf } from './situation-follow-up.ts'
import { pickVariant } from './template-filling.ts'

/** In one message. */
const maxReplies = 3

/** What comes first: an apology for asking again, the reply to a question, how to continue later. */
export function replyToFlags(brief: QuestionBrief, of: Templates): string {
  const { after, flags = [], language } = brief
  const isAsked = after === 'question-back' || flags.includes('asks')
  const kinds = kindsAsked(brief)
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
  const found = topicsAskedIn(transcript.at(-1)?.answer ?? '')
  const topics = found.length > 0 ? found : kinds.filter(isTopic)
  if (topics.length > 0)
    return topics
      .slice(0, maxReplies)
      .map((topic) =>
        pickVariant(
          topic === 'anonymous' ? replies.anonymous[facts.identifiedBy] : replies[topic],
          brief,
        ),
      )
      .join(' ')
  const kind = kinds.find((each) => each === 'opinion' || each === 'unclear' || each === 'other')
  return kind === 'opinion' || kind === 'unclear' || kind === 'other'
    ? pickVariant(replies[kind], brief)
    : ''
}

/** Whether the last answer, a question, asks for the meaning of the question before. */
export function asksForOtherWords(brief: QuestionBrief): boolean {
  return kindsAsked(brief).every(asksForWords)
}

/** Whether the last answer asks what the survey is about. */
export const asksForSubject = (brief: QuestionBrief): boolean =>
  kindsAsked(brief).includes('subject')

function kindsAsked({ transcript, language }: QuestionBrief): readonly AskedKind[] {
  const last = transcript.at(-1)
  if (!last) return []
  return echoesQuestion(last, language) ? ['meaning'] : askedKindsIn(last.answer, language)
}

/** A reaction to the previous answer. */
export function leadIn(brief: QuestionBrief, of: Templates): string {
  const { after, purpose } = brief
  if (after === null || purpose === 'opening' || purpose === 'clarify') return ''
  const reply = replyToFlags(brief, of)
  const reaction =
    after !== 'answer'
      ? ''
      : purpose !== 'closing'
        ? reactionToAnswer(brief)
        : answersMoreThanAsked(brief)
          ? pickVariant(of.allAnswered, brief)
          : ''
  if (reply !== '') return [reply, reaction].filter(Boolean).join(' ')
  if (purpose === 'probe') return brief.contradiction ? '' : reaction
  if (after === 'question-back') return apologyForQuestion(brief)
  const lead = of.byIntent[after]
  return after !== 'answer' && lead ? pickVariant(lead, brief) : reaction
}

const answersMoreThanAsked = ({ known = [], transcript }: QuestionBrief): boolean =>
  known.length > transcript.length

/** A question that was not understood is left, unless the respondent only asks for the next one. */
function apologyForQuestion(brief: QuestionBrief): string {
  const { unclear } = languageOf(brief.language).respondentQuestions.replies
  return asksForOtherWords(brief) ? pickVariant(unclear, brief) : ''
}

/** Only after problem or success: after anything else the question itself shows that it was read. */
function reactionToAnswer({ transcript, language }: QuestionBrief): string {
  const answer = transcript.at(-1)?.answer ?? ''
  const asked = transcript.map(({ question }) => question)
  return acknowledgementOf({ answer, asked }, ['problem', 'success'], language)
}
