import type { ProbeKind, InterviewPurpose } from '#contract/events/conversation-types.ts'
import type { Ai, QuestionBrief } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { topicsAskedIn } from '../../rules/intent/respondent-question.ts'
import { leadIn, replyToFlags } from './reactions.ts'
import { clauseKind } from './salience.ts'
import { closedAnswerKind, prepareSubject, type Subject } from './question-selection.ts'
import {
  extractGist,
  stripPunctuation,
  truncateAtWord,
  truncateAtPause,
} from '../../rules/text/sentence.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { fillTemplate, pickVariant } from './template-filling.ts'
import type { Templates } from '../../languages/types/templates.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'

const promptVersion = 'templates-5'
const maxLength = { title: 110, point: 90, quote: 80 }
/** Shorter answers are quoted only for their content. */
const minWordsToQuote = 4

/** Renders a question from templates. A template repeats only once all others were used. */
export const renderQuestion: Ai['word'] = async (brief) =>
  withProvenance(promptVersion, () => {
    const sentences = languageOf(brief.language).templates
    const subject = brief.objective
      ? prepareSubject(brief.objective.text, brief)
      : { ...prepareSubject(brief.title, brief), prepared: undefined }
    const quote = quoteFor(brief)
    const sentence = selectTemplate(brief, sentences, { subject, quote })
    const lead = brief.limited ? sentences.limited : leadIn(brief, sentences)
    const filled = fillTemplate([lead, sentence].filter(Boolean).join(' '), {
      title: truncateAtWord(stripPunctuation(brief.title), brief.surveyLanguage, maxLength.title),
      point: quotablePoint(subject, brief),
      quote,
      ask: askedIn(subject, brief),
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

/** Where there is no other wording, the same question again. */
function askedIn({ prepared }: Subject, { purpose }: QuestionBrief): string {
  if (!prepared) return ''
  return (rephrasingPurposes.includes(purpose) && prepared.rephrasing) || prepared.question
}

type TemplateContext = { subject: Subject; quote: string }

function selectTemplate(brief: QuestionBrief, of: Templates, knowing: TemplateContext): string {
  const { personality } = brief
  switch (brief.purpose) {
    case 'opening':
      return openingTemplate(brief, of, knowing)
    case 'objective':
      return pointTemplate(brief, of, knowing)
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
  const rest = prepared ? again : of.clarifyUnknownPoint[personality]
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
  { subject: { prepared, isOtherLanguage }, quote }: TemplateContext,
): string {
  const { personality } = brief
  if (prepared && prepared.kind !== 'open')
    return pickVariant(of.closedQuestion[personality], brief)
  if (prepared && quote !== '') return pickVariant(of.mentionedPoint, brief)
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
  const { personality, probe, transcript, language } = brief
  const chosen = quote === '' ? undefined : closedAnswerKind(transcript.at(-1))
  if (chosen)
    return pickVariant(
      (chosen === 'score' ? of.probeAfterScore : of.probeAfterChoice)[personality],
      brief,
    )
  if (quote !== '') {
    const { plain, judgement, event, ...others } = of.probeQuestions
    const question = pickVariant(of.probeQuestions[clauseKind(quote, language)], brief, [
      ...[plain, judgement, event, ...Object.values(others)].flat(),
    ])
    return `${pickVariant(of.probeIntro[personality], brief)} ${question}`
  }
  const [first = 'descriptive', ...others] = probe
    ? [probe, ...probeKinds.filter((kind) => kind !== probe)]
    : probeKinds
  const from = of.probeWithoutQuote
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

function quoteFor(brief: QuestionBrief): string {
  const { purpose, mentioned, transcript, about } = brief
  const last = transcript.at(-1)
  if (purpose === 'objective') return mentioned ? quotableText(mentioned.text, brief) : ''
  if (purpose !== 'probe') return ''
  return last && closedAnswerKind(last)
    ? last.answer.trim()
    : quotableText(about?.text ?? '', brief)
}

/** The respondent's words up to the first end mark; empty where they say nothing. */
function quotableText(text: string, { language }: QuestionBrief): string {
  const [first = ''] = text.trim().split(/[?؟!\n“”«»"]/)
  const bare = first.trim().replace(/[.,;:،؛…]+$/u, '')
  const cut = truncateAtPause(bare, language, maxLength.quote)
  const words = tokenize(cut)
  return words.length >= minWordsToQuote || contentStems(words, language).length > 0 ? cut : ''
}
