import type { ProbeKind, QuestionPurpose } from '#contract/events/conversation-terms.ts'
import type { Ai, Exchange, QuestionBrief } from '#ports/ai.ts'
import { askingBackIn } from './asked-back/all.ts'
import { askedBack } from './asked-back/hear.ts'
import { chosenIn, subjectOf, type Subject } from './asks.ts'
import { gistOf, plainly, shortened, upToBreath } from './phrase.ts'
import { measured } from './provenance.ts'
import { fill, pick } from './sentences.ts'
import { feelingOf } from './sentiment.ts'
import { templates } from './templates/all.ts'
import type { Templates } from './templates/template.ts'
import { wordsOf } from './text.ts'

const promptVersion = 'templates-4'
const longest = { title: 110, point: 90, quote: 80 }
/** Fewer words say too little to be repeated, or to be thanked for. */
const worth = { quoting: 4, thanks: 7 }

/** Words a question by templates that people wrote; never the same sentence twice where there is another. */
export const word: Ai['word'] = async (brief) =>
  measured(promptVersion, () => {
    const sentences = templates[brief.language]
    const subject = brief.objective
      ? subjectOf(brief.objective.text, brief)
      : { ...subjectOf(brief.title, brief), asks: undefined }
    const quote = brief.purpose === 'probe' ? quotable(brief) : ''
    const sentence = sentenceFor(brief, sentences, { subject, quote })
    const filled = fill([leadIn(brief, sentences), sentence].filter(Boolean).join(' '), {
      title: shortened(plainly(brief.title), brief.surveyLanguage, longest.title),
      point: pointed(subject, brief),
      quote,
      ask: subject.asks?.[asksAgain.includes(brief.purpose) ? 'again' : 'ask'] ?? '',
      tongue: sentences.tongues[brief.surveyLanguage],
      left: String(brief.facts.questionsLeft),
    })
    const { kind = 'open', options = [] } = (brief.purpose === 'objective' && subject.asks) || {}
    return { ...filled, kind, options: [...options] }
  })

const asksAgain: readonly QuestionPurpose[] = ['other-angle', 'clarify']

type Knowing = { subject: Subject; quote: string }

function sentenceFor(brief: QuestionBrief, of: Templates, knowing: Knowing): string {
  const { personality, after } = brief
  switch (brief.purpose) {
    case 'opening':
      return openingFor(brief, of, knowing)
    case 'objective':
      return aboutPoint(brief, of, knowing.subject)
    case 'probe':
      return probeFor(brief, of, knowing.quote)
    case 'other-angle':
      return anotherAngle(brief, of, knowing.subject)
    case 'clarify':
      return clarifyFor(brief, of, knowing.subject)
    case 'closing':
      return pick(after === 'distress' ? of.closingDistress : of.closing[personality], brief)
  }
}

function clarifyFor(brief: QuestionBrief, of: Templates, { asks }: Subject): string {
  const { personality, after, language } = brief
  const reply = replyTo(brief)
  const { back } = askingBackIn[language].replies
  const lead = (after && of.clarify[after]) ?? of.clarify['off-topic']
  const again = reply ? back : of.askAgain[personality]
  const rest = asks?.again ? again : of.clarifyOn[personality]
  return `${reply || pick(lead[personality], brief)} ${pick(rest, brief)}`
}

function openingFor(brief: QuestionBrief, of: Templates, { subject }: Knowing): string {
  const { personality, objective } = brief
  if (!objective && !subject.isForeign) return pick(of.opening[personality], brief)
  const rest = !objective
    ? of.openingForeign
    : (subject.asks ? of.openingAsk : subject.isForeign ? of.objectiveForeign : of.openingOn)[
        personality
      ]
  return `${pick(of.greeting[personality], brief)} ${pick(rest, brief)}`
}

function aboutPoint(brief: QuestionBrief, of: Templates, { asks, isForeign }: Subject): string {
  const { personality } = brief
  if (asks && asks.kind !== 'open') return pick(of.askChoice[personality], brief)
  // It may be answered by yes or no, so it is asked plainly and followed by an invitation.
  if (asks) return pick((asks.isOwn ? of.askOwn : of.ask)[personality], brief)
  const sentences = isForeign ? of.objectiveForeign : of.objective
  return pick(sentences[personality], brief, of.clarifyOn[personality])
}

const probeKinds: readonly ProbeKind[] = ['descriptive', 'explanatory', 'clarifying', 'idiographic']

function probeFor(brief: QuestionBrief, of: Templates, quote: string): string {
  const { personality, probe, soFar } = brief
  const chosen = quote === '' ? undefined : chosenIn(soFar.at(-1))
  const [first = 'descriptive', ...others] = probe
    ? [probe, ...probeKinds.filter((kind) => kind !== probe)]
    : probeKinds
  const from = quote === '' ? of.probePlain : of.probe
  if (chosen) return pick((chosen === 'score' ? of.probeScore : of.probeChoice)[personality], brief)
  return pick(
    from[first][personality],
    brief,
    others.flatMap((kind) => from[kind][personality]),
  )
}

function anotherAngle(brief: QuestionBrief, of: Templates, { asks, isForeign }: Subject): string {
  const { personality, objective } = brief
  if (asks?.again) return pick(of.askAgain[personality], brief)
  const plain = [...of.otherAnglePlain[personality], ...of.probePlain.descriptive[personality]]
  if (objective && !asks && !isForeign) return pick(of.otherAngle[personality], brief, plain)
  return pick(of.otherAnglePlain[personality], brief, plain)
}

const speaksForItself: readonly QuestionPurpose[] = ['opening', 'clarify', 'probe']

/** The truth, where a person asked about the conversation itself. */
function replyTo(brief: QuestionBrief): string {
  const { after, soFar, language, personality, facts } = brief
  const topic = after === 'question-back' ? askedBack(soFar.at(-1)?.answer ?? '') : undefined
  if (!topic) return ''
  const { opener, ...replies } = askingBackIn[language].replies
  const reply = topic === 'anonymous' ? replies.anonymous[facts.knownBy] : replies[topic]
  return `${pick(opener[personality], brief)} ${pick(reply, brief)}`
}

/** A short word about the answer before. Where the question itself speaks of it, none is needed. */
function leadIn(brief: QuestionBrief, { thanks, nod, sorry, after: leads }: Templates): string {
  const { after, purpose, personality, soFar, language, number } = brief
  if (after === null || speaksForItself.includes(purpose)) return ''
  if (after === 'question-back') return replyTo(brief)
  if (after !== 'answer') return leads[after] ? pick(leads[after], brief) : ''
  // The closing speaks for the whole conversation.
  if (purpose === 'closing') return ''
  const answer = soFar.at(-1)?.answer ?? ''
  // Nobody comments on everything they are told.
  if (wordsOf(answer).length < worth.thanks)
    return number % 2 === 0 ? pick(nod[personality], brief) : ''
  const hurt = feelingOf(answer, language).score <= -0.6
  if (hurt)
    return wasSaid(sorry[personality], soFar.slice(-2)) ? '' : pick(sorry[personality], brief)
  return number % 4 === 0 ? '' : pick(thanks[personality], brief)
}

/** Nobody is sorry at every turn. */
const wasSaid = (variants: readonly string[], soFar: readonly Exchange[]) =>
  soFar.some(({ question }) => variants.some((variant) => question.startsWith(variant)))

/** What an owner typed, so that it can stand in quotation marks inside another sentence. */
function pointed(
  { text, isForeign }: Subject,
  { language, surveyLanguage }: QuestionBrief,
): string {
  const spoken = isForeign ? surveyLanguage : language
  const one = plainly(text)
  if (one.length <= longest.point) return one
  const { short, main } = gistOf(one, spoken, longest.point)
  return short ?? shortened(main, spoken, longest.point)
}

/** What was chosen, or the respondent's words up to the first mark that would end our own sentence; none where they are too few to mean much. */
function quotable({ about, language, soFar }: QuestionBrief): string {
  const last = soFar.at(-1)
  if (last && chosenIn(last)) return last.answer.trim()
  const [first = ''] = (about?.text ?? '').trim().split(/[?؟!\n“”«»"]/)
  const bare = first.trim().replace(/[.,;:،؛…]+$/u, '')
  const cut = upToBreath(bare, language, longest.quote)
  return wordsOf(cut).length >= worth.quoting ? cut : ''
}
