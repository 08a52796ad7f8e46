import type { InterviewPurpose } from '#contract/events/conversation-types.ts'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { exclusiveOptionsIn } from '../../rules/exclusive-options.ts'
import { languageOf } from '../../languages/languages.ts'
import { asksForOtherWords, asksForSubject, leadIn, replyToFlags } from './reactions.ts'
import { quoteFor } from './answer-quote.ts'
import { mayHaveBeenAnswered, moreVariants, situationQuestion } from './follow-up-wording.ts'
import { questionFormOf } from './question-forms.ts'
import { closedAnswerKind, prepareSubject, type Subject } from './question-selection.ts'
import {
  extractGist,
  lowerFirst,
  stripPunctuation,
  truncateAtWord,
} from '../../rules/text/sentence.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { fillTemplate, pickVariant } from './template-filling.ts'
import type { Templates } from '../../languages/types/templates.ts'
import { toSearchText } from '../../rules/text/tokenizer.ts'

const rulesVersion = 'rules-templates-6'
const maxLength = { title: 110, subject: 80, point: 90 }

/** Renders a question from templates. A template repeats only once all others were used. */
export const renderQuestion: Ai['word'] = async (brief) =>
  withProvenance(rulesVersion, () => {
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
  const again = subject.prepared?.rephrasing ? of.inOtherWords : of.rephrasedQuestion
  const rest = subject.prepared ? again : of.clarifyUnknownPoint[personality]
  return `${opening} ${pickVariant(rest, brief)}`
}

/** The reply to a question, and the open one again; to one about the question, what it means in the plainest words. */
function explanationTemplate(brief: QuestionBrief, of: Templates, { prepared }: Subject): string {
  const { personality, title, language, surveyLanguage } = brief
  const { replies } = languageOf(language).respondentQuestions
  const reply = replyToFlags(brief, of)
  if (reply !== '' && !asksForOtherWords(brief)) {
    const question = prepared ? replies.returnToQuestion : of.clarifyUnknownPoint[personality]
    return `${reply} ${pickVariant(question, brief)}`
  }
  const isChoice = asksWhich(brief)
  const isEarly = brief.number <= 2 || asksForSubject(brief)
  const about = surveyLanguage === language && isEarly ? subjectSentence(title, of) : ''
  const plain =
    prepared && !asksForSubject(brief)
      ? plainQuestion(brief, prepared, { reply: isChoice ? replies.either : reply, about })
      : ''
  if (plain !== '') return plain
  if (isChoice && prepared) return `${replies.either} {ask}`
  const question = prepared ? replies.explained : of.clarifyUnknownPoint[personality]
  return [reply, about, pickVariant(question, brief)].filter(Boolean).join(' ')
}

/** Other, plainer words for a question that was not understood; empty where the language has none. */
function plainQuestion(
  brief: QuestionBrief,
  { question, rephrasing }: NonNullable<Subject['prepared']>,
  { reply, about }: { reply: string; about: string },
): string {
  const { questionForms } = languageOf(brief.language)
  const form = questionFormOf(question, brief.language)
  if (!questionForms || !form) return ''
  const thing = thingOf(brief)
  return [
    reply === '' ? pickVariant(questionForms.plainly, brief) : reply,
    thing && !questionForms.notAbout?.test(thing)
      ? questionForms.about.replace('{thing}', () => thing)
      : about,
    rephrasing === '' ? pickVariant(form.plain, brief) : rephrasing,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the point is about, as it stands in a sentence: "the fare", "how you plan breaks". */
function thingOf({ objective, language, surveyLanguage }: QuestionBrief): string | undefined {
  const { naming } = languageOf(language).clauses
  if (!objective || surveyLanguage !== language) return undefined
  const point = lowerFirst(objective.text)
  return naming?.phrase(point, undefined) ?? naming?.clausePhrase?.(point, undefined)
}

/** Whether the respondent asks which of two things is meant. */
const asksWhich = ({ language, transcript }: QuestionBrief): boolean =>
  languageOf(language).respondentQuestions.alternative.test(
    toSearchText(transcript.at(-1)?.answer ?? ''),
  )

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
  const { mentioned, transcript } = brief
  // What was just said is not said back.
  if (mentioned && prepared?.kind === 'open' && transcript.at(-1)?.answer.includes(mentioned.text))
    return pickVariant(of.besidesEarlier, brief)
  // Without a clause to say back, the question stands alone.
  if (prepared && mentioned && prepared.kind === 'open')
    return quote === '' ? '{ask}' : pickVariant(of.mentionedPoint, brief)
  if (prepared?.kind === 'open' && mayHaveBeenAnswered(prepared.question, brief))
    return pickVariant(of.besidesEarlier, brief)
  if (prepared) return '{ask}'
  const sentences = isOtherLanguage ? of.unknownPointOtherLanguage : of.unknownPoint
  return pickVariant(sentences, brief, of.clarifyUnknownPoint[brief.personality])
}

function probeTemplate(brief: QuestionBrief, of: Templates, quote: string): string {
  const { transcript, language } = brief
  const contradictory = brief.contradiction && languageOf(language).contradictions
  if (contradictory && quote !== '') return pickVariant(contradictory.question, brief)
  if (brief.returns && quote !== '') return pickVariant(of.probeEarlier, brief)
  const last = transcript.at(-1)
  const chosen = quote === '' ? undefined : closedAnswerKind(last)
  if (chosen)
    return pickVariant(chosen === 'score' ? of.probeAfterScore : of.probeAfterChoice, brief)
  const asked = transcript.map(({ question }) => question)
  const question = last && situationQuestion(last, asked, language)
  if (question) return quote === '' ? question : `${pickVariant(of.probeIntro, brief)} ${question}`
  if (quote !== '') return pickVariant(of.probeQuoted, brief)
  const others = [...of.probeMore, ...of.otherAngle]
  const variants = last ? moreVariants(last, language, of) : of.probeMore
  return pickVariant(variants, brief, others)
}

function otherAngleTemplate(brief: QuestionBrief, of: Templates, { prepared }: Subject): string {
  return prepared?.rephrasing
    ? pickVariant(of.inOtherWords, brief)
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
