// What comes before a question: a reply, an apology, or a reaction to the previous answer.
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Templates, Variants } from '../../languages/types/templates.ts'
import {
  askedKindsIn,
  asksForWords,
  echoesQuestion,
  type AskedKind,
} from '../../rules/intent/asked-questions.ts'
import {
  complainsOfNoReply,
  isTopic,
  topicsAskedIn,
} from '../../rules/intent/respondent-question.ts'
import { isDispleased, isProblem, statementsIn, tellsOfSorrow } from '../../rules/intent/harm.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { splitClauses, tokenize } from '../../rules/text/tokenizer.ts'
import { questionFormOf } from './question-forms.ts'
import { closedAnswerKind } from './question-selection.ts'
import {
  acknowledgementOf,
  hasSympathised,
  namesHarm,
  maxEcho,
  occursIn,
  situationOf,
  tellsOfHarm,
} from './situation-follow-up.ts'
import { pickVariant } from './template-filling.ts'

/** In one message. */
const maxReplies = 3

/** What comes first: an apology for asking again, the reply to a question, how to continue later. */
export function replyToFlags(brief: QuestionBrief, of: Templates): string {
  const { after, flags = [], language } = brief
  const isAsked = after === 'question-back' || flags.includes('asks')
  const kinds = kindsAsked(brief)
  const isUnheard = flags.includes('repeats') && kinds.includes('unheard')
  const isIgnored = isAsked && complainsOfNoReply(brief.transcript.at(-1)?.answer ?? '', language)
  const { unheard } = languageOf(language).respondentQuestions.replies
  // "I said it is not the price" corrects: it was not answered before.
  const [, plain, ...others] = of.repeatApology
  const apologies: Variants = corrects(brief) ? [plain, plain, ...others] : of.repeatApology
  return [
    isIgnored ? pickVariant(unheard, brief) : '',
    flags.includes('repeats') && !isIgnored
      ? pickVariant(isUnheard ? unheard : apologies, brief)
      : '',
    isAsked ? replyToQuestion(brief, kinds) : '',
    flags.includes('later') ? languageOf(language).support.later : '',
  ]
    .filter((reply) => reply !== '')
    .join(' ')
}

function corrects({ transcript, language }: QuestionBrief): boolean {
  const { negations } = sentimentLexiconOf(language).roles
  const [first] = splitClauses(transcript.at(-1)?.answer ?? '')
  return tokenize(first?.text ?? '').some(({ folded }) => negations.has(folded))
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
  if (brief.after === 'answer' && kinds.includes('meaning')) return replies.either
  // "Why do you ask again?" has its apology.
  const isComplaint = brief.flags?.includes('repeats') === true
  const kind = kinds.find(
    (each) => each === 'opinion' || each === 'unclear' || (each === 'other' && !isComplaint),
  )
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
  const word = after === 'answer' ? wordAboutAnswer(brief, of) : ''
  if (reply !== '') return [reply, word].filter(Boolean).join(' ')
  if (after === 'answer') return leadAfterAnswer(brief, of, word)
  if (purpose === 'probe') return ''
  if (after === 'question-back') return apologyForQuestion(brief)
  const lead = of.byIntent[after]
  return lead ? pickVariant(lead, brief) : ''
}

function leadAfterAnswer(brief: QuestionBrief, of: Templates, word: string): string {
  if (brief.purpose === 'probe' && brief.contradiction) return ''
  if (brief.purpose === 'closing' && answersMoreThanAsked(brief))
    return pickVariant(of.allAnswered, brief)
  return word === '' ? thanks(brief, of) : word
}

const answersMoreThanAsked = ({ known = [], transcript }: QuestionBrief): boolean =>
  known.length > transcript.length

/** A question that was not understood is left, unless the respondent only asks for the next one. */
function apologyForQuestion(brief: QuestionBrief): string {
  const { unclear } = languageOf(brief.language).respondentQuestions.replies
  return asksForOtherWords(brief) ? pickVariant(unclear, brief) : ''
}

/** About the situation after problem or success, else about what the respondent feels. */
function wordAboutAnswer(brief: QuestionBrief, of: Templates): string {
  const { transcript, language } = brief
  const answer = transcript.at(-1)?.answer ?? ''
  const asked = transcript.map(({ question }) => question)
  const word = acknowledgementOf({ answer, asked }, ['problem', 'success'], language)
  return word === '' ? wordAboutFeeling(brief, of) : word
}

/** In words, of an answer that says what the respondent feels. */
const minFelt = 5

function wordAboutFeeling({ transcript, flags = [], language }: QuestionBrief, of: Templates) {
  const last = transcript.at(-1)
  if (!last || closedAnswerKind(last) || flags.includes('loss')) return ''
  const asked = transcript.map(({ question }) => question)
  const unused = (texts: Variants) =>
    texts.some((text) => occursIn(asked.slice(-maxEcho), text))
      ? ''
      : (texts.find((text) => !occursIn(asked, text)) ?? '')
  if (flags.includes('uneasy')) return unused(of.trust)
  const isWish = questionFormOf(last.question, language)?.asks === 'wish'
  if (isWish || tokenize(last.answer).length < minFelt) return ''
  if (isSad(last.answer, flags, language))
    return hasSympathised(asked, language) ? '' : unused(of.sympathy)
  if (namesHarm(last.answer, language)) return unused(of.trust)
  return isDispleased(statementsIn(last.answer, language), language) ? unused(of.candour) : ''
}

const isSad = (
  answer: string,
  flags: NonNullable<QuestionBrief['flags']>,
  language: QuestionBrief['language'],
): boolean =>
  flags.includes('grave') || tellsOfHarm(answer, language) || tellsOfSorrow(answer, language)

/** In words: of an answer that is thanked for, also after a question that thanked, and as for a story. */
const thanked = { least: 7, again: 15, story: 30 }

/** Says that the answer was read, and nothing about it. Not after a problem, which thanks do not suit. */
function thanks(brief: QuestionBrief, of: Templates): string {
  const { transcript, flags = [], language } = brief
  const { question = '', answer = '' } = transcript.at(-1) ?? {}
  const { sentence, story, followUp } = of.thanks
  const situation = situationOf(answer, language)
  const isHarm = flags.some((flag) => flag === 'grave' || flag === 'loss')
  if (isHarm || (situation && isProblem(situation))) return ''
  const length = tokenize(answer).length
  const neutral = brief.purpose === 'probe' ? followUp : [...sentence, ...story]
  const hasThanked = neutral.some((text) => question.startsWith(text))
  if (closedAnswerKind(transcript.at(-1)) || length < (hasThanked ? thanked.again : thanked.least))
    return ''
  if (brief.purpose === 'probe') return pickVariant(followUp, brief)
  return pickVariant(length < thanked.story ? sentence : story, brief)
}
