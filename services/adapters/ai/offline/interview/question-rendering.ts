import type { ProbeKind, InterviewPurpose } from '#contract/events/conversation-types.ts'
import type { Ai, Exchange, QuestionBrief } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { topicsAskedIn } from '../../rules/intent/respondent-question.ts'
import { closedAnswerKind, prepareSubject, type Subject } from './question-selection.ts'
import {
  extractGist,
  stripPunctuation,
  truncateAtWord,
  truncateAtPause,
} from '../../rules/text/sentence.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { fillTemplate, pickVariant } from './template-filling.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import type { Templates } from '../../languages/types/templates.ts'
import { toSearchText, tokenize } from '../../rules/text/tokenizer.ts'

const promptVersion = 'templates-5'
const maxLength = { title: 110, point: 90, quote: 80 }
/** Shorter answers are not quoted, or not thanked for. */
const minWords = { quoting: 4, thanks: 7 }

/** Renders a question from templates. A template repeats only once all others were used. */
export const renderQuestion: Ai['word'] = async (brief) =>
  withProvenance(promptVersion, () => {
    const sentences = languageOf(brief.language).templates
    const subject = brief.objective
      ? prepareSubject(brief.objective.text, brief)
      : { ...prepareSubject(brief.title, brief), prepared: undefined }
    const quote = brief.purpose === 'probe' ? quotableAnswer(brief) : ''
    const sentence = selectTemplate(brief, sentences, { subject, quote })
    const filled = fillTemplate([leadIn(brief, sentences), sentence].filter(Boolean).join(' '), {
      title: truncateAtWord(stripPunctuation(brief.title), brief.surveyLanguage, maxLength.title),
      point: quotablePoint(subject, brief),
      quote,
      ask:
        subject.prepared?.[
          rephrasingPurposes.includes(brief.purpose) ? 'rephrasing' : 'question'
        ] ?? '',
      tongue: inLanguageName(brief),
      left: String(brief.facts.questionsLeft),
    })
    const { kind = 'open', options = [] } =
      (brief.purpose === 'objective' && subject.prepared) || {}
    return { ...filled, kind, options: [...options] }
  })

/** "In English", in the language of the wording. */
function inLanguageName({ language, surveyLanguage }: QuestionBrief): string {
  const { inLanguage } = languageOf(language).templates
  return inLanguage[surveyLanguage] ?? languageOf(surveyLanguage).inOtherLanguages?.[language] ?? ''
}

const rephrasingPurposes: readonly InterviewPurpose[] = ['other-angle', 'clarify']

type TemplateContext = { subject: Subject; quote: string }

function selectTemplate(brief: QuestionBrief, of: Templates, knowing: TemplateContext): string {
  const { personality } = brief
  switch (brief.purpose) {
    case 'opening':
      return openingTemplate(brief, of, knowing)
    case 'objective':
      return pointTemplate(brief, of, knowing.subject)
    case 'probe':
      return probeTemplate(brief, of, knowing.quote)
    case 'other-angle':
      return otherAngleTemplate(brief, of, knowing.subject)
    case 'clarify':
      return clarificationTemplate(brief, of, knowing.subject)
    case 'closing':
      return pickVariant(of.closing[personality], brief)
  }
}

function clarificationTemplate(brief: QuestionBrief, of: Templates, { prepared }: Subject): string {
  const { personality, after, language } = brief
  const reply = replyToFlags(brief, of)
  const { returnToQuestion } = languageOf(language).respondentQuestions.replies
  const lead = (after && of.clarify[after]) ?? of.clarify['off-topic']
  const hasTopic = topicsAskedIn(brief.transcript.at(-1)?.answer ?? '').length > 0
  const again = reply && hasTopic ? returnToQuestion : of.rephrasedQuestion[personality]
  const rest = prepared?.rephrasing ? again : of.clarifyUnknownPoint[personality]
  const greets = brief.flags?.includes('greets')
  const opening = greets
    ? pickVariant(of.greetingReply, brief)
    : pickVariant(lead[personality], brief)
  return `${reply || opening} ${pickVariant(rest, brief)}`
}

function openingTemplate(
  brief: QuestionBrief,
  of: Templates,
  { subject }: TemplateContext,
): string {
  const { personality, objective } = brief
  if (!objective && !subject.isOtherLanguage) return pickVariant(of.opening[personality], brief)
  const rest = !objective
    ? of.openingOtherLanguage
    : (subject.prepared
        ? of.openingWithQuestion
        : subject.isOtherLanguage
          ? of.unknownPointOtherLanguage
          : of.openingWithPoint)[personality]
  return `${pickVariant(of.greeting[personality], brief)} ${pickVariant(rest, brief)}`
}

function pointTemplate(
  brief: QuestionBrief,
  of: Templates,
  { prepared, isOtherLanguage }: Subject,
): string {
  const { personality } = brief
  if (prepared && prepared.kind !== 'open')
    return pickVariant(of.closedQuestion[personality], brief)
  // An owner's question may be answered by yes or no, so its templates invite to say more.
  if (prepared)
    return pickVariant(
      (prepared.isOwnerQuestion ? of.ownerQuestion : of.knownQuestion)[personality],
      brief,
    )
  const sentences = isOtherLanguage ? of.unknownPointOtherLanguage : of.unknownPoint
  return pickVariant(sentences[personality], brief, of.clarifyUnknownPoint[personality])
}

const probeKinds: readonly ProbeKind[] = ['descriptive', 'explanatory', 'clarifying', 'idiographic']

function probeTemplate(brief: QuestionBrief, of: Templates, quote: string): string {
  const { personality, probe, transcript } = brief
  const chosen = quote === '' ? undefined : closedAnswerKind(transcript.at(-1))
  const [first = 'descriptive', ...others] = probe
    ? [probe, ...probeKinds.filter((kind) => kind !== probe)]
    : probeKinds
  const from = quote === '' ? of.probeWithoutQuote : of.probe
  if (chosen)
    return pickVariant(
      (chosen === 'score' ? of.probeAfterScore : of.probeAfterChoice)[personality],
      brief,
    )
  return pickVariant(
    from[first][personality],
    brief,
    others.flatMap((kind) => from[kind][personality]),
  )
}

function otherAngleTemplate(
  brief: QuestionBrief,
  of: Templates,
  { prepared, isOtherLanguage }: Subject,
): string {
  const { personality, objective } = brief
  if (prepared?.rephrasing) return pickVariant(of.rephrasedQuestion[personality], brief)
  const plain = [
    ...of.otherAngleWithoutPoint[personality],
    ...of.probeWithoutQuote.descriptive[personality],
  ]
  if (objective && !prepared && !isOtherLanguage)
    return pickVariant(of.otherAngle[personality], brief, plain)
  return pickVariant(of.otherAngleWithoutPoint[personality], brief, plain)
}

/** What comes first: an apology for asking again, the reply to a question, how to continue later. */
function replyToFlags(brief: QuestionBrief, of: Templates): string {
  const { after, flags = [], language } = brief
  const isAsked = after === 'question-back' || flags.includes('asks')
  return [
    flags.includes('repeats') ? pickVariant(of.repeatApology, brief) : '',
    isAsked ? replyToRespondentQuestion(brief) : '',
    flags.includes('later') ? languageOf(language).support.later : '',
  ]
    .filter((reply) => reply !== '')
    .join(' ')
}

/** The reply to a question to the interviewer; empty where it asks for the meaning of a word. */
function replyToRespondentQuestion(brief: QuestionBrief): string {
  const { after, transcript, language, personality, facts } = brief
  const answer = transcript.at(-1)?.answer ?? ''
  const [topic] = topicsAskedIn(answer)
  const { meaning, replies } = languageOf(language).respondentQuestions
  if (!topic) return meaning.test(toSearchText(answer)) ? '' : pickVariant(replies.unknown, brief)
  const { opener, ...others } = replies
  const reply = topic === 'anonymous' ? others.anonymous[facts.identifiedBy] : others[topic]
  // An answer that also asks something gets the reply alone.
  const lead = after === 'question-back' ? `${pickVariant(opener[personality], brief)} ` : ''
  return `${lead}${pickVariant(reply, brief)}`
}

/** A reaction to the previous answer; empty where the question itself refers to it. */
function leadIn(brief: QuestionBrief, of: Templates): string {
  const { after, purpose } = brief
  if (after === null || purpose === 'opening' || purpose === 'clarify') return ''
  const reply = replyToFlags(brief, of)
  if (reply !== '' || purpose === 'probe' || after === 'question-back') return reply
  const lead = of.byIntent[after]
  if (after !== 'answer') return lead ? pickVariant(lead, brief) : ''
  // The closing needs no reaction to the last answer.
  return purpose === 'closing' ? '' : reactionToAnswer(brief, of)
}

function reactionToAnswer(
  brief: QuestionBrief,
  { thanks, acknowledgement, empathy }: Templates,
): string {
  const { personality, transcript, language, number } = brief
  const answer = transcript.at(-1)?.answer ?? ''
  // Short answers get a reaction every other time.
  if (tokenize(answer).length < minWords.thanks)
    return number % 2 === 0 ? pickVariant(acknowledgement[personality], brief) : ''
  const isVeryNegative = scoreSentiment(answer, language).score <= -0.6
  if (isVeryNegative)
    return wasUsed(empathy[personality], transcript.slice(-2))
      ? ''
      : pickVariant(empathy[personality], brief)
  return number % 4 === 0 ? '' : pickVariant(thanks[personality], brief)
}

/** Whether one of the questions begins with one of the variants. */
const wasUsed = (variants: readonly string[], exchanges: readonly Exchange[]) =>
  exchanges.some(({ question }) => variants.some((variant) => question.startsWith(variant)))

/** The owner's text, shortened and without marks, to stand in quotation marks inside another sentence. */
function quotablePoint(
  { text, isOtherLanguage }: Subject,
  { language, surveyLanguage }: QuestionBrief,
): string {
  const textLanguage = isOtherLanguage ? surveyLanguage : language
  const stripped = stripPunctuation(text)
  if (stripped.length <= maxLength.point) return stripped
  const { short, main } = extractGist(stripped, textLanguage, maxLength.point)
  return short ?? truncateAtWord(main, textLanguage, maxLength.point)
}

/** The chosen option, or the respondent's words up to the first end mark; empty where they are too few. */
function quotableAnswer({ about, language, transcript }: QuestionBrief): string {
  const last = transcript.at(-1)
  if (last && closedAnswerKind(last)) return last.answer.trim()
  const [first = ''] = (about?.text ?? '').trim().split(/[?؟!\n“”«»"]/)
  const bare = first.trim().replace(/[.,;:،؛…]+$/u, '')
  const cut = truncateAtPause(bare, language, maxLength.quote)
  return tokenize(cut).length >= minWords.quoting ? cut : ''
}
