// The questions and remarks in an answer that call for a reply, read strictly: in doubt they are part of the answer.
import type { AnswerFlag } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Span } from '#ports/ai/common.ts'
import type { IntentMargins } from '../../learned/judgements.ts'
import { languageOf } from '../../languages/languages.ts'
import { splitClauses, tokenize, toSearchText } from '../text/tokenizer.ts'
import type { AnswerReading } from './answer-reading.ts'
import {
  askedKindsIn,
  asksForWords,
  holdsAnywhere,
  readSentences,
  type AskedKind,
  type SentenceRead,
} from './asked-questions.ts'
import { isTopic } from './respondent-question.ts'

/** A longer text before a question is an answer of its own. */
const maxWordsBesideQuestion = 8
/** Before a question which of two things is meant. */
const maxWordsBesideChoice = 3
/** A longer clause says more than that there is nothing to say. */
const maxWordsOfNothing = 14

/** The reading with the questions that expect a reply; the others are part of the answer. */
export function withQuestions(
  ...[reading, answer, language, margins]: Parameters<typeof readQuestions>
): AnswerReading {
  const read = readQuestions(reading, answer, language, margins)
  if (refusesOnCondition(read, answer, language))
    return { ...read, intent: 'question-back', flags: withoutRefusal(read.flags), content: [] }
  const isAnswered = read.intent === 'question-back' && beginsWithNothing(answer, language)
  return isAnswered ? { ...read, flags: [...new Set([...read.flags, 'refuses' as const])] } : read
}

/** In words, of a question and what depends on its reply: a longer text says something besides. */
const maxWordsOfCondition = 20

/** "Are you from the shop? If you are, I won't talk": the reply decides. */
function refusesOnCondition(
  { intent, flags }: AnswerReading,
  answer: string,
  language: SurveyLanguage,
): boolean {
  const isRefused = intent === 'refuse' || flags.includes('refuses')
  const { condition } = languageOf(language).remarks
  return (
    isRefused &&
    flags.includes('asks') &&
    condition?.test(toSearchText(answer)) === true &&
    tokenize(answer).length <= maxWordsOfCondition &&
    askedKindsIn(answer, language).some((kind) => isTopic(kind) && kind !== 'skip')
  )
}

const withoutRefusal = (flags: readonly AnswerFlag[]) => flags.filter((flag) => flag !== 'refuses')

/** "Nothing, and why do you ask?" has answered the question; "No, what do you mean?" has not. */
function beginsWithNothing(answer: string, language: SurveyLanguage): boolean {
  const [first, ...rest] = splitClauses(answer)
  if (!first || rest.length === 0 || askedKindsIn(answer, language).some(asksForWords)) return false
  const { nothing } = languageOf(language).followUps
  return tokenize(first.text).length <= maxWordsOfNothing && nothing.test(toSearchText(first.text))
}

function readQuestions(
  reading: AnswerReading,
  answer: string,
  language: SurveyLanguage,
  margins: IntentMargins | undefined,
): AnswerReading {
  const { intent } = reading
  const sentences = readSentences(answer, language)
  const isUnsure = intent === 'question-back' || intent === 'dont-know'
  const isAsking = isUnsure || reading.flags.includes('asks')
  const all = sentences.flatMap(({ kind }) => kind ?? [])
  const kinds = kindsToReplyTo(sentences, isAsking)
  const spoken = sentences.filter(({ isStatement }) => isStatement).map(toSpan)
  if (kinds.includes('unheard')) return asUnheard(reading, kinds, spoken)
  if (intent !== 'stop' && areOutright(sentences))
    return asQuestion(withoutGuess(reading, all), all)
  if (isUnsure && kinds.length === 0)
    return intent === 'question-back'
      ? asAnswer(reading, spoken, rhetoricalIn(answer, language, margins))
      : reading
  const isAll = isUnsure && spoken.length === 0
  if (isAsking && (isAll || endsInQuestion(answer, sentences, language)))
    return asQuestion(reading, kinds)
  if (intent !== 'answer' && intent !== 'question-back')
    return { ...reading, flags: flagged(reading.flags, kinds) }
  return asAnswerWithQuestions(reading, kinds, {
    ...{ sentences, spoken },
    asksWhich: asksWhichIn(answer, language),
  })
}

/** Where the model finds no question, only what is asked in so many words, or at the end. */
const kindsToReplyTo = (sentences: readonly SentenceRead[], isAsking: boolean): AskedKind[] => [
  ...new Set(
    sentences.flatMap(({ kind, isClosing }) =>
      kind && (isAsking || isClosing || holdsAnywhere(kind)) ? kind : [],
    ),
  ),
]

/** A question, or a remark about one, whatever the model reads. */
const isOutright = ({ kind, isQuestion }: SentenceRead) =>
  kind !== undefined &&
  (kind === 'unclear' ||
    isTopic(kind) ||
    (isQuestion && (asksForWords(kind) || kind === 'opinion')))

const areOutright = (sentences: readonly SentenceRead[]) =>
  sentences.length > 0 && sentences.every(isOutright)

const withoutGuess = (reading: AnswerReading, kinds: readonly AskedKind[]): AnswerReading => ({
  ...reading,
  flags: reading.flags.filter(
    (flag) =>
      // "Can I delete this later?" is no wish to continue later, and "Does it end soon?" none to stop.
      (flag === 'later' && !kinds.includes('deletion')) ||
      (flag === 'leaving' && !kinds.includes('length')) ||
      flag === 'greets',
  ),
})

/** Whether an answer of a few words ends in a question that asks for other words. */
function endsInQuestion(
  answer: string,
  sentences: readonly SentenceRead[],
  language: SurveyLanguage,
): boolean {
  const last = sentences.at(-1)?.kind
  const spoken = sentences.filter(({ isStatement }) => isStatement)
  const max = asksWhichIn(answer, language) ? maxWordsBesideChoice : maxWordsBesideQuestion
  const isBrief = wordsIn(spoken, answer) <= max
  return last !== undefined && asksForWords(last) && isBrief
}

/** Whether the last sentence asks which of two things is meant. */
function asksWhichIn(answer: string, language: SurveyLanguage): boolean {
  const last = readSentences(answer, language).at(-1)
  if (last?.kind !== 'meaning') return false
  const { alternative } = languageOf(language).respondentQuestions
  return alternative.test(toSearchText(answer.slice(last.start, last.end)))
}

/** What asks or remarks is no part of the content. */
function asAnswerWithQuestions(
  { intent, flags, content }: AnswerReading,
  kinds: readonly AskedKind[],
  {
    sentences,
    spoken,
    asksWhich,
  }: { sentences: readonly SentenceRead[]; spoken: readonly Span[]; asksWhich: boolean },
): AnswerReading {
  const all = intent === 'answer' ? content : spoken
  const others = sentences
    .filter(({ kind }) => kind)
    .reduce<readonly Span[]>((rest, asked) => rest.flatMap((each) => without(each, asked)), all)
  return {
    intent: 'answer',
    flags: flagged(
      flags,
      kinds.filter((kind) => !asksForWords(kind) || kind === 'unclear' || asksWhich),
    ),
    content: [...(others.length > 0 ? others : all)],
  }
}

/** What is left of a span on both sides of a question. */
const without = ({ start, end }: Span, asked: Span): Span[] =>
  end <= asked.start || start >= asked.end
    ? [{ start, end }]
    : [
        { start, end: asked.start },
        { start: asked.end, end },
      ].filter((each) => each.start < each.end)

const toSpan = ({ start, end }: Span): Span => ({ start, end })

const wordsIn = (spans: readonly Span[], answer: string) =>
  spans.reduce((sum, { start, end }) => sum + tokenize(answer.slice(start, end)).length, 0)

/** `asks` only with something to reply to; a complaint of being asked again asks for no reason. */
function flagged(flags: readonly AnswerFlag[], kinds: readonly AskedKind[]): AnswerFlag[] {
  const isComplaint = flags.includes('repeats')
  const asks = kinds.some((kind) =>
    isComplaint ? isTopic(kind) && kind !== 'reason' : kind !== 'next' && kind !== 'unheard',
  )
  return [...flags.filter((flag) => flag !== 'asks'), ...(asks ? (['asks'] as const) : [])]
}

/** A wish for the next question is no wish for other words for this one; who asks whether it may be left out would leave it out. */
const asQuestion = (reading: AnswerReading, kinds: readonly AskedKind[]): AnswerReading => ({
  intent: kinds.includes('skip') ? 'refuse' : 'question-back',
  flags:
    kinds.length > 0 && kinds.every((kind) => kind === 'next')
      ? [...new Set([...reading.flags.filter((flag) => flag !== 'asks'), 'refuses' as const])]
      : flagged(reading.flags, kinds),
  content: [],
})

/** A question that expects no reply, alone or before an answer of one's own. */
function asAnswer(
  reading: AnswerReading,
  spoken: readonly Span[],
  rhetorical: Span | undefined,
): AnswerReading {
  if (spoken.length === 0 && !rhetorical) return reading
  const flags = reading.flags.filter((flag) => flag !== 'asks')
  const isOpinion = spoken.length === 0 && rhetorical !== undefined && rhetorical.end > 0
  const content = isOpinion ? [rhetorical] : [...spoken]
  return { intent: 'answer', flags, content }
}

/** "Who would pay that?" says what the respondent thinks; what the model takes for an answer says nothing else. */
function rhetoricalIn(
  answer: string,
  language: SurveyLanguage,
  margins: IntentMargins | undefined,
): Span | undefined {
  const isOpinion = languageOf(language).remarks.rhetorical.test(toSearchText(answer))
  if (isOpinion) return { start: 0, end: answer.length }
  return margins !== undefined && margins.answer > margins.asks ? noSpan : undefined
}

const noSpan: Span = { start: 0, end: 0 }

/** A complaint of being asked again means that the question was answered before. */
function asUnheard(
  reading: AnswerReading,
  kinds: readonly AskedKind[],
  spoken: readonly Span[],
): AnswerReading {
  const flags = [...new Set([...flagged(reading.flags, kinds.filter(isTopic)), 'repeats' as const])]
  return spoken.length > 0 && reading.intent === 'answer'
    ? { intent: 'answer', flags, content: [...spoken] }
    : { intent: 'refuse', flags, content: [] }
}
