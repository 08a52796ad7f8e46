import type { InterviewPurpose } from '#contract/events/conversation-types.ts'
import type { Ai, QuestionBrief } from '#ports/ai.ts'
import { exclusiveOptionsIn } from '../../rules/exclusive-options.ts'
import { languageOf } from '../../languages/languages.ts'
import { asksForOtherWords, leadIn, replyToFlags } from './reactions.ts'
import { findSalient, followUpKindOf, isQuotable, isWhole } from './follow-up.ts'
import { closedAnswerKind, prepareSubject, type Subject } from './question-selection.ts'
import {
  extractGist,
  lowerFirst,
  stripPunctuation,
  truncateAtWord,
  truncateAtPause,
} from '../../rules/text/sentence.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { fillTemplate, pickVariant } from './template-filling.ts'
import type { Templates } from '../../languages/types/templates.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { splitClauses, tokenize } from '../../rules/text/tokenizer.ts'

const promptVersion = 'templates-6'
const maxLength = { title: 110, subject: 80, point: 90, quote: 80 }
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
      earlier: stripPunctuation(brief.contradiction?.earlier ?? ''),
      ask: askedIn(subject, brief),
      tongue: inLanguageName(brief),
      left: String(brief.facts.questionsLeft),
    })
    const { kind = 'open', options = [] } =
      (brief.purpose === 'objective' && subject.prepared) || {}
    const exclusiveOptions = exclusiveOptionsIn(kind, options)
    return {
      ...{ ...filled, kind, options: [...options] },
      ...(exclusiveOptions.length > 0 && { exclusiveOptions }),
    }
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

function clarificationTemplate(brief: QuestionBrief, of: Templates, subject: Subject): string {
  const { personality, after, flags } = brief
  const isGreeting = flags?.includes('greets')
  if (after === 'question-back' && !isGreeting) return explanationTemplate(brief, of, subject)
  const lead = (after && of.clarify[after]) ?? of.clarify['off-topic']
  const opening =
    replyToFlags(brief, of) || pickVariant(isGreeting ? of.greetingReply : lead, brief)
  const rest = subject.prepared ? of.rephrasedQuestion : of.clarifyUnknownPoint[personality]
  return `${opening} ${pickVariant(rest, brief)}`
}

/** The reply to a question, and the open one again; else what the survey is about, and the open question in plain words. */
function explanationTemplate(brief: QuestionBrief, of: Templates, { prepared }: Subject): string {
  const { personality, title, language, surveyLanguage } = brief
  const { returnToQuestion, explained } = languageOf(language).respondentQuestions.replies
  const reply = replyToFlags(brief, of)
  const isAnswered = reply !== '' && !asksForOtherWords(brief)
  const about = isAnswered || surveyLanguage !== language ? '' : subjectSentence(title, of)
  const again = isAnswered ? returnToQuestion : explained
  const question = prepared ? again : of.clarifyUnknownPoint[personality]
  return [reply, about, pickVariant(question, brief)].filter(Boolean).join(' ')
}

/** A greeting, what the survey is about, and the question of the first point. */
function openingTemplate(
  brief: QuestionBrief,
  of: Templates,
  { subject }: TemplateContext,
): string {
  const { personality, objective, title, language, surveyLanguage } = brief
  const greeting = pickVariant(of.greeting[personality], brief)
  if (!objective && surveyLanguage !== language && subject.isOtherLanguage)
    return `${greeting} ${pickVariant(of.openingOtherLanguage, brief)}`
  const about = surveyLanguage === language ? subjectSentence(title, of) : ''
  const { prepared, isOtherLanguage } = subject
  const question = !objective
    ? pickVariant(of.openingWithoutPoint, brief)
    : prepared
      ? '{ask}'
      : pickVariant(isOtherLanguage ? of.unknownPointOtherLanguage : of.openingWithPoint, brief)
  return [greeting, about, question].filter(Boolean).join(' ')
}

/** What the survey is about, where its title can be named within a sentence. */
function subjectSentence(title: string, { subject }: Templates): string {
  const bare = stripPunctuation(title)
  const isUnsuitable = /[?؟{}]/.test(title) || subject.isSentence.test(bare)
  if (bare === '' || bare.length > maxLength.subject || isUnsuitable) return ''
  const fits = subject.fitsAbout.test(bare)
  return fits
    ? subject.about.replace('{title}', () => lowerFirst(bare))
    : subject.topic.replace('{title}', () => bare)
}

function pointTemplate(
  brief: QuestionBrief,
  of: Templates,
  { subject: { prepared, isOtherLanguage }, quote }: TemplateContext,
): string {
  const { mentioned } = brief
  if (prepared && mentioned && prepared.kind === 'open')
    return pickVariant(quote === '' ? of.mentionedPointWithoutQuote : of.mentionedPoint, brief)
  if (prepared) return '{ask}'
  const sentences = isOtherLanguage ? of.unknownPointOtherLanguage : of.unknownPoint
  return pickVariant(sentences, brief, of.clarifyUnknownPoint[brief.personality])
}

function probeTemplate(brief: QuestionBrief, of: Templates, quote: string): string {
  const { transcript, language } = brief
  const contradictory = brief.contradiction && languageOf(language).contradictions
  if (contradictory && quote !== '') return pickVariant(contradictory.question, brief)
  const last = transcript.at(-1)
  const chosen = quote === '' ? undefined : closedAnswerKind(last)
  if (chosen)
    return pickVariant(chosen === 'score' ? of.probeAfterScore : of.probeAfterChoice, brief)
  // The span that it is about may be shortened.
  const kind = brief.about && findSalient(splitClauses(last?.answer ?? ''), language)?.kind
  if (kind) {
    const question = pickVariant(of.probeQuestions[kind], brief, of.probeMore)
    return quote === '' ? question : `${pickVariant(of.probeIntro, brief)} ${question}`
  }
  return pickVariant(of.probeMore, brief, of.otherAngle)
}

function otherAngleTemplate(brief: QuestionBrief, of: Templates, { prepared }: Subject): string {
  return prepared?.rephrasing
    ? pickVariant(of.rephrasedQuestion, brief)
    : pickVariant(of.otherAngle, brief, of.probeMore)
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
  const { purpose, mentioned, transcript, about, language } = brief
  const last = transcript.at(-1)
  if (purpose === 'objective') {
    const quote = mentioned ? quotableText(mentioned.text, brief) : ''
    return isWhole(quote, language) ? quote : ''
  }
  if (purpose !== 'probe') return ''
  if (brief.contradiction) return stripPunctuation(brief.contradiction.now)
  if (last && closedAnswerKind(last)) return last.answer.trim()
  const quote = quotableText(about?.text ?? '', brief)
  return isQuotable(quote, last?.answer ?? '', language) && followUpKindOf(quote, language)
    ? quote
    : ''
}

/** The respondent's words up to the first end mark; empty where they say nothing. */
function quotableText(text: string, { language }: QuestionBrief): string {
  const [first = ''] = text.trim().split(/[?؟!\n“”«»"]/)
  const bare = first.trim().replace(/[.,;:،؛…]+$/u, '')
  const cut = truncateAtPause(bare, language, maxLength.quote)
  const words = tokenize(cut)
  return words.length >= minWordsToQuote || contentStems(words, language).length > 0 ? cut : ''
}
