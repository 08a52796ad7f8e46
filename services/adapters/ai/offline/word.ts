import type { QuestionPurpose } from '#contract/events/conversations.ts'
import type { Ai, QuestionBrief, Span } from '#ports/ai.ts'
import {
  gistOf,
  grammars,
  isQuestion,
  lowerFirst,
  shortened,
  upperFirst,
  upToBreath,
} from './phrase.ts'
import { knownQuestions } from './points.ts'
import { measured } from './provenance.ts'
import { feelingOf } from './sentiment.ts'
import { templates } from './templates/all.ts'
import type { Templates, Variants } from './templates/template.ts'
import { wordsOf } from './text.ts'

const promptVersion = 'templates-2'
const longest = { title: 110, point: 90, question: 110, quote: 80 }
/** Fewer words say too little to be repeated, or to be thanked for. */
const worth = { quoting: 4, thanks: 7 }

type Filling = Record<'title' | 'point' | 'quote' | 'ask', string>
type Asks = { ask: string; again: string; invites: boolean }

/** Words a question by templates that people wrote; never the same sentence twice where there is another. */
export const word: Ai['word'] = async (brief) =>
  measured(promptVersion, () => {
    const sentences = templates[brief.language]
    const quote = brief.purpose === 'probe' ? quotable(brief) : ''
    const asks = brief.objective ? asksOf(brief.objective.text, brief) : undefined
    const isAgain = brief.purpose === 'other-angle' || brief.purpose === 'clarify'
    const filled = fill(pick(variantsFor(brief, sentences, { quote, asks }), brief), {
      title: titled(brief),
      point: pointed(brief.objective?.text ?? brief.title, brief),
      quote,
      ask: (isAgain ? asks?.again : asks?.ask) ?? '',
    })
    const lead = leadIn(brief, sentences)
    const text = lead === '' ? filled.text : `${lead} ${filled.text}`
    const shift = text.length - filled.text.length
    const span = filled.quote && {
      start: filled.quote.start + shift,
      end: filled.quote.end + shift,
    }
    return { text, kind: 'open' as const, options: [], quote: span }
  })

/** The questions of a point: those written for it, or itself when an owner typed a question. */
function asksOf(text: string, { language, soFar }: QuestionBrief): Asks | undefined {
  const written = knownQuestions(text, language)
  const own = written ? undefined : ownQuestion(text, language)
  if (own) return { ask: own, again: '', invites: true }
  if (!written) return undefined
  const isSpent = soFar.some(({ question }) => question.includes(written.again.slice(1)))
  return { ask: written.ask, again: isSpent ? '' : written.again, invites: false }
}

function ownQuestion(text: string, language: QuestionBrief['language']): string | undefined {
  const { short, main } = gistOf(text.split(/(?<=[?؟])/)[0] ?? '', language, longest.question)
  const question = unquoted(short ?? main)
  const asked = /[?؟]/.test(text) || isQuestion(question, language)
  if (!asked || question.length > longest.question) return undefined
  const mark = grammars[language].mark
  return `${language === 'es' ? '¿' : ''}${upperFirst(question)}${mark}`
}

type Knowing = { quote: string; asks: Asks | undefined }

function variantsFor(brief: QuestionBrief, sentences: Templates, knowing: Knowing): Variants {
  const { personality, after } = brief
  switch (brief.purpose) {
    case 'opening':
      return openingFor(brief, sentences, knowing)
    case 'objective':
      return knowing.asks
        ? askVariants(knowing.asks, brief, sentences)
        : sentences.objective[personality]
    case 'probe':
      return sentences[knowing.quote === '' ? 'probePlain' : 'probe'][personality]
    case 'other-angle':
      return anotherAngle(knowing.asks, brief, sentences)
    case 'clarify': {
      const of = sentences[knowing.asks?.again ? 'clarifyAsk' : 'clarify']
      return (after && of[after]) ?? of['off-topic']
    }
    case 'closing':
      return after === 'distress' ? sentences.closingDistress : sentences.closing[personality]
  }
}

function openingFor({ personality, objective }: QuestionBrief, of: Templates, { asks }: Knowing) {
  if (asks) return of.openingAsk
  return objective ? of.openingOn : of.opening[personality]
}

function anotherAngle(
  asks: Asks | undefined,
  { personality, objective }: QuestionBrief,
  sentences: Templates,
): Variants {
  if (asks?.again) return sentences.askAgain[personality]
  return objective && !asks ? sentences.otherAngle : sentences.otherAnglePlain
}

/** An owner's question may be answered by yes or no, so it is asked plainly and followed by an invitation. */
function askVariants({ invites }: Asks, { personality }: QuestionBrief, sentences: Templates) {
  return invites ? sentences.askOwn : sentences.ask[personality]
}

const speaksForItself: readonly QuestionPurpose[] = ['opening', 'clarify', 'probe']

/** A short word about the answer before. Where the question itself speaks of it, none is needed. */
function leadIn(brief: QuestionBrief, { thanks, nod, sorry, after: leads }: Templates): string {
  const { after, purpose, personality, soFar, language, number } = brief
  if (after === null || speaksForItself.includes(purpose)) return ''
  if (after !== 'answer') return leads[after] ? pick(leads[after], brief) : ''
  // The closing speaks for the whole conversation.
  if (purpose === 'closing') return ''
  const answer = soFar.at(-1)?.answer ?? ''
  // Nobody comments on everything they are told.
  if (wordsOf(answer).length < worth.thanks)
    return number % 2 === 0 ? pick(nod[personality], brief) : ''
  const hurt = feelingOf(answer, language).score <= -0.6
  if (hurt) return pick(sorry, brief)
  return number % 4 === 0 ? '' : pick(thanks[personality], brief)
}

/** The variant not used for longest; conversations of another title begin elsewhere in the list. */
function pick(variants: Variants, { soFar, number, title }: QuestionBrief): string {
  const offset = (number + title.length) % variants.length
  const turned = [...variants.slice(offset), ...variants.slice(0, offset)]
  const lastUse = (variant: string) =>
    soFar.findLastIndex(({ question }) => question.includes(skeleton(variant)))
  return turned.toSorted((a, b) => lastUse(a) - lastUse(b))[0] ?? variants[0]
}

/** The longest part of a template that is the same wherever it is used. */
function skeleton(template: string): string {
  const part = template.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? ''
  return part.trim() === '' ? template : part
}

function fill(template: string, values: Filling) {
  let text = ''
  let quote: Span | null = null
  for (const part of template.split(/(\{\w+\})/)) {
    const name = /^\{(title|point|quote|ask)\}$/.exec(part)?.[1] as keyof Filling | undefined
    const start = text.length
    // A question begins with a small letter inside a sentence.
    const goesOn = name === 'ask' && /[\p{L},:;،؛]\s*$/u.test(text)
    text += name ? (goesOn ? lowerFirst(values[name]) : values[name]) : part
    if (name === 'quote') quote = { start, end: text.length }
  }
  return { text, quote }
}

const unquoted = (text: string) => text.replaceAll(/[“”«»"¿?؟]/g, '').trim()

function titled({ title, language }: QuestionBrief): string {
  const one = unquoted(title.replaceAll(/\s+/g, ' ')).replace(/[.!:;,،؛…]+$/u, '')
  return shortened(one, language, longest.title)
}

/** What an owner typed, so that it can stand in quotation marks inside another sentence. */
function pointed(text: string, { language }: QuestionBrief): string {
  const one = unquoted(text.replaceAll(/\s+/g, ' ')).replace(/[.!:;,،؛…]+$/u, '')
  if (one.length <= longest.point) return one
  const { short, main } = gistOf(one, language, longest.point)
  return short ?? shortened(main, language, longest.point)
}

/** The respondent's words up to the first mark that would end our own sentence; none where they are too few to mean much. */
function quotable({ about, language }: QuestionBrief): string {
  const [first = ''] = (about?.text ?? '').trim().split(/[?؟!\n“”«»"]/)
  const bare = first.trim().replace(/[.,;:،؛…]+$/u, '')
  const cut = upToBreath(bare, language, longest.quote)
  return wordsOf(cut).length >= worth.quoting ? cut : ''
}
