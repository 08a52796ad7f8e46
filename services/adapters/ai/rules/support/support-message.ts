// Composes the messages to respondents who need help from texts that people wrote.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Support, SupportRequest } from '#ports/support.ts'
import { languageOf } from '../../languages/languages.ts'
import type { SupportTexts } from '../../languages/types/support.ts'
import type { RespondentQuestionTopic } from '../../languages/types/respondent-questions.ts'
import type { Variants } from '../../languages/types/templates.ts'
import { mayStopIn } from '../intent/loss.ts'
import { respondentQuestionsIn, topicsAskedIn } from '../intent/respondent-question.ts'
import { withProvenance } from '../provenance.ts'
import { toSearchText } from '../text/tokenizer.ts'
import { replyToQuestions, topicReply } from './reply-to-questions.ts'
import {
  helpSentences,
  nameLines,
  quietHelpSentences,
  supportTextsOf,
  type Sentence,
} from './line-sentences.ts'

const rulesVersion = 'rules-support-9'

export const support: Support = {
  message: async (request) =>
    withProvenance(rulesVersion, () => {
      const { options, choices: variants } = supportTextsOf(request.language)
      const choices = variantOf(variants, request.earlier)
      const sentences = [...withReaders(request, sentencesOf(request)), ...childSentences(request)]
      const text = [...ownWords(request), ...sentences.map(inFull)]
      const lead = sentences.filter((each) => typeof each === 'string').join(' ')
      return request.hasChoices
        ? {
            text: [...text, ...(asksHowToGoOn(request) ? [choices] : [])].join(' '),
            lead,
            options: [options.goOn, options.later, options.stop],
          }
        : { text: text.join(' '), lead, options: [] }
    }),
  pause: async (language) =>
    withProvenance(rulesVersion, () => ({
      text: languageOf(language).respondentQuestions.replies.pause,
    })),
  quietHelp: async (of) => quietHelpSentences(of).map(inFull).join(' '),
  childProtection: async (language) => supportTextsOf(language).childProtection,
  resumption: async (language) => supportTextsOf(language).resumption,
  mayStop: async (language) => mayStopIn(language),
  reply: async (asked) => replyToQuestions(asked),
  closing: async (kind, language) => supportTextsOf(language).closing[kind],
}

/** Respondents who leave the rest for later have decided. What a model's words ask is answered first; the options stand below. */
const asksHowToGoOn = ({ reason, care = '' }: SupportRequest): boolean =>
  reason !== 'later' && !/[?؟]/.test(care)

const inFull = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence.ofLines)

function sentencesOf(request: SupportRequest): Sentence[] {
  const { reason, earlier, isMedical, language } = request
  const texts = supportTextsOf(language)
  const variant = (of: Variants) => variantOf(of, earlier)
  switch (reason) {
    case 'distress':
      if (request.again && !isMedical) return againSentences(request, request.again.answer)
      return [...firstDistressSentence(request), ...helpSentences(request)]
    case 'concern':
      return [
        variant(isMedical ? texts.medicalConcern : texts.concern),
        ...quietHelpSentences(request),
      ]
    case 'reply':
      return replySentences(request)
    case 'wait':
      return request.care ? [] : [topicSentence(request) ?? variant(texts.wait)]
    case 'later':
      return [texts.later]
    case 'end':
      return [...(request.care ? [] : [texts.end]), ...helpSentences(request)]
  }
}

const ownWords = ({ care }: SupportRequest): string[] => (care ? [care] : [])

/** Messages with a model's words name the lines once; the page shows them with each. */
const namesLines = ({ care, earlier }: SupportRequest): boolean => !care || earlier === 0

/**
 * An answer that asks who reads it, or that nobody learns of it, gets the reply about readers: before the lines, or after them where
 * the body is in danger. How to leave the page follows the lines.
 */
function withReaders(request: SupportRequest, sentences: Sentence[]): Sentence[] {
  const { asked, earlier, language, reason, isMedical, care } = request
  if (reason === 'reply') return sentences
  const isQuestion = respondentQuestionsIn(asked?.answer ?? '').some(isAboutReaders)
  // A model's words answer it themselves.
  if (care || !asked || !(asked.asksForSecrecy || isQuestion))
    return [...sentences, ...safeExit(request)]
  const readers = topicReply('readers', { ...asked, language, turn: earlier })
  const at = isMedical ? sentences.length : 1
  const all = [readers, ...otherReaders(request)]
  return [...sentences.slice(0, at), ...all, ...sentences.slice(at)]
}

const safeExit = ({ needsSafeExit, language }: SupportRequest): Sentence[] =>
  needsSafeExit ? [supportTextsOf(language).safeExit] : []

function otherReaders(request: SupportRequest): Sentence[] {
  const { otherReaders: others, erasure } = supportTextsOf(request.language)
  return [others, ...(request.needsSafeExit ? safeExit(request) : [erasure])]
}

const variantOf = (of: Variants, at: number) => of[at % of.length] ?? of[0]

/** A relative or a friend whom an answer names, unless they may be dead or the danger. */
function personIn(answer: string, { near }: SupportTexts): string | undefined {
  const text = toSearchText(answer)
  const named = near.unfit.test(text) ? undefined : near.named.exec(text)?.[1]
  return named && near.people[named]
}

/** To the person whom a reply names, or to what it discloses for the first time. */
function topicSentence({ topic, language }: SupportRequest): string | undefined {
  if (!topic) return undefined
  const { turnsTo, firstDisclosure } = supportTextsOf(language)
  if (topic.of === 'first-disclosure') return `${firstDisclosure.word} ${firstDisclosure.next}`
  const person = personIn(topic.answer, supportTextsOf(language))
  const turning = person ? turnsTo.named.replace('{person}', person) : turnsTo.other
  return topic.isFirst ? `${firstDisclosure.word} ${turning}` : turning
}

function firstDistressSentence({ care, isMedical, language, earlier }: SupportRequest): string[] {
  const { medical, distress } = supportTextsOf(language)
  // Whom to call is said in any case.
  return care && !isMedical ? [] : [variantOf(isMedical ? medical : distress, earlier)]
}

/** Not the same once more, or nothing beside a model's words, and the lines in short. */
function againSentences(request: SupportRequest, answer: string): Sentence[] {
  const texts = supportTextsOf(request.language)
  const hasNumber = request.lines.some(({ number }) => number !== null)
  const short = { ofLines: texts.helpAgain.replace('{lines}', nameLines(request.lines, texts)) }
  const lines = hasNumber ? [short] : helpSentences(request)
  if (request.care) return namesLines(request) ? lines : []
  return [againSentence(request, answer), ...lines]
}

/** A person near the respondent, whom the answer may name. */
function againSentence(request: SupportRequest, answer: string): string {
  const texts = supportTextsOf(request.language)
  const { distressAgain, near, firstDisclosure } = texts
  const person = personIn(answer, texts) ?? near.anyone
  const again = distressAgain[(request.earlier + 1) % distressAgain.length] ?? distressAgain[0]
  const topic = request.topic?.of
  // Where distress is read, only a person whom the answer names is encouraged: the rest may be a plan.
  const isNamed = request.topic && personIn(request.topic.answer, texts) !== undefined
  const turning = topic === 'person-to-turn-to' && isNamed ? topicSentence(request) : undefined
  const disclosure = topic === 'first-disclosure' ? `${firstDisclosure.word} ` : ''
  return turning ?? `${disclosure}${again.replace('{person}', person)}`
}

/** With each new message, and with the last one. */
const childSentences = ({ isChild, reason, language }: SupportRequest): Sentence[] =>
  isChild && (reason === 'distress' || reason === 'concern' || reason === 'end')
    ? [supportTextsOf(language).childProtection]
    : []

/** Answers each question about the conversation itself; says of any other that it cannot be answered. */
function replySentences(request: SupportRequest): Sentence[] {
  const { asked, language, earlier, tier, care } = request
  const texts = supportTextsOf(language)
  const topics = topicsOf(request)
  const help = tier === 'concern' || !namesLines(request) ? [] : helpSentences(request)
  if (care) return [...help, ...safeExit(request)]
  if (!asked || topics.length === 0) {
    const word = tier === 'concern' ? texts.wait[0] : texts.unknownQuestion
    return [word, ...safeExit(request), ...help]
  }
  const sentences = topics.map((topic) => topicReply(topic, { ...asked, language, turn: earlier }))
  return topics.includes('readers')
    ? [...sentences, ...otherReaders(request), texts.unattended, ...help]
    : [...sentences, ...safeExit(request)]
}

const isAboutReaders = (topic: RespondentQuestionTopic) =>
  topic === 'person' || topic === 'handling' || topic === 'readers'

const topicsOf = ({ asked, language }: SupportRequest): RespondentQuestionTopic[] =>
  asked ? topicsIn(asked, language) : []

/** After a call for help, a question about who learns of it is answered in any wording, a plea for secrecy too. */
function topicsIn(
  { answer, asksForSecrecy }: NonNullable<SupportRequest['asked']>,
  language: SurveyLanguage,
): RespondentQuestionTopic[] {
  const asked = topicsAskedIn(answer)
  const topics = asksForSecrecy ? [...asked, 'readers' as const] : asked
  // Who learns of a call for help is what is asked, in whatever words.
  if (topics.length > 0)
    return [...new Set(topics.map((topic) => (isAboutReaders(topic) ? 'readers' : topic)))]
  return supportTextsOf(language).privacy.test(toSearchText(answer)) ? ['readers'] : []
}
