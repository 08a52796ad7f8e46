// The sentences of a goal that may ask something, marked where they are lists.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Clauses } from '../../languages/types/clauses.ts'

const enumerator =
  /(?:^|\s)(?:\(?(?:\d{1,2}|[a-h]|[أبجدهوز]ـ?|[٠-٩]{1,2})[).](?!\d)|[\d٠-٩]{1,2}\s?[-–—](?=\s)|[-–—•*+](?=\s))\s*/gu
const emoticon = /\s?[:;]['’]?-?[()DP](?=\s|$)/gu
/** A comma within a thing. */
export const itemComma = '\u201A'
const never = /(?!)/gu
const maxHeadWords = 4
const minStatementWords = 4

/** A goal without what would hide its words: capitals only, and slips of the pen such as "wether" and "oq". */
export const mendSlips = (goal: string, language: SurveyLanguage): string =>
  (languageOf(language).clauses.slips ?? []).reduce(
    (text, [slip, word]) => text.replaceAll(slip, word),
    withNumberMarks(/\p{Ll}/u.test(goal) ? goal : goal.toLowerCase()).replaceAll(emoticon, '.'),
  )

const firstNumbers = /^\s*[1١] +\p{L}.*\n+\s*[2٢] +\p{L}/mu
const numberedLine = /^(\s*[\d٠-٩]{1,2}) +(?=\p{L})/gmu

/** Lines that begin with "1 ", "2 " are a list as those with "1) ", "2) ". */
const withNumberMarks = (goal: string) =>
  firstNumbers.test(goal) ? goal.replaceAll(numberedLine, '$1) ') : goal

/** "lockers / showers / café" */
const slashedList = /(?<=^|[.!?؟:\n])\s*([^.!?؟:\n/]{2,40}(?:\s*\/\s*[^.!?؟:\n/]{2,40}){2,})/gu
/** "Feedback from exhibitors – set-up, sales, place": what follows is a list. */
const listDash = /(?<=^[^:]*)\s[–—-]\s(?=[^.!?؟:–—]*[,،][^.!?؟:–—]*[,،])/u

/** A brief without its labels and remarks, and with a colon where it announces a list. */
export function withoutFormalities(whole: string, clauses: Clauses): string {
  const { brief, specifying } = clauses
  if (!brief) return whole
  const goal = withoutWriter(whole, brief, clauses)
  // The commas of a purpose part nothing where its topics follow.
  const purposes = new RegExp(`${brief.label.source}([^.:!?؟\\n]*)`, 'giu')
  const marked = goal
    .replaceAll(purposes, (whole, purpose: string, at: number) =>
      goal.slice(at + whole.length).includes(':')
        ? purpose.replaceAll(/[,،]/gu, itemComma)
        : purpose,
    )
    .replaceAll(brief.afterthought, '\n:$1\n')
  return withoutRemarks(marked, { brief })
    .split(betweenSentences)
    .map((sentence) =>
      /:(?!\d)/u.test(sentence)
        ? sentence
        : sentence
            .replaceAll(brief.aim, '\n')
            .replaceAll(brief.announcement, (announcement, at: number) =>
              // "Satisfaction with our hotel, especially the rooms": the list begins later.
              specifying?.test(sentence.slice(at + announcement.length))
                ? announcement
                : `${announcement}:`,
            ),
    )
    .join('')
}

const writer = /^[^.:!?؟\n،,]{2,30}:\s+(?=\S)/u

/** "Town hall: hear from riders about the bus, …": the name of the owner is no heading of the list, those of respondents are. */
function withoutWriter(
  goal: string,
  brief: NonNullable<Clauses['brief']>,
  { audience }: Pick<Clauses, 'audience'>,
): string {
  const [head = ''] = writer.exec(goal) ?? []
  if (head === '' || audience(head) !== undefined) return goal
  const rest = goal.slice(head.length)
  return rest.search(brief.announcement) === 0 ? rest : goal
}

/** A goal without what its owner does not want asked, and what they ask of the assistant. */
export const withoutRemarks = (goal: string, { brief }: Pick<Clauses, 'brief'>): string =>
  brief
    ? goal
        .split(betweenSentences)
        .filter((sentence) => !brief.remark.test(sentence.trim()))
        .join('')
    : goal

const betweenSentences = /(?<=[.!?؟]\s+|\n+)(?=\S)/u
/** Stands before an item of a numbered list. */
const itemMark = '\u2023'

type AsksIn = (text: string, clauses: Clauses) => boolean

/** "1. …", "- …" */
export const isNumbered = (goal: string) => (goal.match(enumerator) ?? []).length >= 2

export function sentencesOf(whole: string, clauses: Clauses, asksIn: AsksIn): string[] {
  const { specifying, wishStart } = clauses
  const goal = withDoubts(
    withoutPreface(
      whole.replaceAll(
        /\(\S+(?:\s\S+)?[?؟]\)|\((?=[^)]*[?؟])|\((?!(?:\d{1,2}|[a-h]|[أبجدهوز]ـ?|[٠-٩]{1,2})\))[^)]{0,60}\)/gu,
        ' ',
      ),
      clauses,
      asksIn,
    ),
    clauses,
  )
  const hasNumbers = isNumbered(goal)
  const hasColon = /:(?!\d)/u.test(goal)
  const marked = (hasNumbers ? goal.replaceAll(enumerator, ` \n${itemMark}`) : goal)
    .replace(specifying && !hasColon && !hasNumbers ? specifying : never, (_, ...args) => {
      const head = goal.slice(
        0,
        args.find((each) => typeof each === 'number'),
      )
      // After a question the list is one of its own.
      return asksIn(head, clauses) ? '\n: ' : ': '
    })
    .replaceAll(wishStart ?? never, (wish) => `\n${wish}`)
    .replaceAll(slashedList, (list: string) => `\n:${list.replaceAll('/', ';')}`)
    .replace(listDash, ': ')
  const sentences = marked
    .split(/(?<=[.!?؟])\s+|[\n;؛]+|(?<=[?؟])|\s[–—/·•|~]\s|\s\+\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const { asksWithoutWord = never, whether = '' } = clauses
  // "Was it the price, the parking or the hours?"
  const isSupposed = (head: string) => clauses.supposed?.asked?.test(head.trim()) === true
  // "Body shop, the colour is right?": what stands before is what it is about.
  const parted = sentences.flatMap((sentence) => {
    const [, head = '', rest = ''] = /^([^,،:]+)[,،] ([^,،:]+[?؟])$/u.exec(sentence) ?? []
    return rest.search(asksWithoutWord) === 0 &&
      head.split(' ').length <= maxHeadWords &&
      !isSupposed(head) &&
      !asksIn(head, clauses)
      ? [head, rest]
      : [sentence]
  })
  // "What they found, the noise at night bothers them?": the last is a question of its own.
  const apart = parted.flatMap((sentence) => {
    const [, head = '', rest = ''] = /^(.+)[,،] ([^,،:]+[?؟])$/u.exec(sentence) ?? []
    const isOwn =
      rest.search(asksWithoutWord) === 0 &&
      rest.split(' ').length >= minStatementWords &&
      !isSupposed(head) &&
      asksIn(head, clauses)
    return isOwn ? [head, rest] : [sentence]
  })
  const asked = apart.map((sentence) =>
    sentence.search(asksWithoutWord) === 0 &&
    !asksIn(sentence.replace(/[?؟]$/u, '').split(/[,،]|\s(?:e|and|و)\s/u)[0]!, clauses)
      ? `${whether}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
      : sentence,
  )
  return hasNumbers ? markList(asked) : inheritList(asked)
}

/** Items of a numbered list are things; what stands before and behind them keeps its colon. */
function markList(parts: readonly string[]): string[] {
  let isListed = false
  return parts.map((part) => {
    isListed ||= part.startsWith(itemMark)
    const text = part.replace(itemMark, '').trim()
    const listed = isListed && !text.includes(':') ? `:${text}` : text
    isListed &&= !/[.!?؟]$/u.test(part)
    return listed
  })
}

/** "Topics: a; b; c": what follows a colon up to the end of the sentence is one list. */
function inheritList(parts: readonly string[]): string[] {
  let isListed = false
  return parts.map((part) => {
    const listed = isListed && !part.includes(':') ? `:${part}` : part
    isListed = (isListed || /:\s*\S/u.test(part)) && !/[.!?؟]$/u.test(part)
    return listed
  })
}

/** What an owner says before an outright wish to know is about them, unless it asks or lists. */
export function withoutPreface(goal: string, clauses: Clauses, asksIn: AsksIn): string {
  const wish = clauses.wishStart && [...goal.matchAll(clauses.wishStart)][0]
  if (!wish || wish.index === 0) return goal
  const sentences = goal.slice(0, wish.index).split(/(?<=[.!?؟\n])/u)
  const asking = sentences.filter((sentence) => asksOutright(sentence, clauses, asksIn))
  return asking.length === sentences.length ? goal : `${asking.join('')}\n${goal.slice(wish.index)}`
}

const asksOutright = (sentence: string, clauses: Clauses, asksIn: AsksIn): boolean =>
  /[?؟:]\s*$/u.test(sentence.trim()) ||
  clauses.question.test(sentence.trim()) ||
  clauses.brief?.announcement.test(sentence.replaceAll(':', '')) === true ||
  clauses.doubt?.pattern.test(sentence) === true ||
  (!ofOwner.test(sentence) && withoutLead(sentence, clauses).isWish) ||
  asksIn(sentence, clauses)

/** "We have the bus" is no question. */
const ofOwner = /^\P{L}*(?:we|i|nós|eu|a gente|نحن|احنا|إحنا|أنا|عندي|عندنا)(?!\p{L})/iu

/** "I do not know if it is the prices or the queue": what the owner doubts is to ask. */
function withDoubts(goal: string, { doubt }: Clauses): string {
  return doubt
    ? goal.replace(doubt.pattern, (_, list: string) => {
        const items = list.split(doubt.between).map((item) => item.replace(doubt.rest, '').trim())
        return `\n:${items.filter(Boolean).join(';')}\n`
      })
    : goal
}

export function withoutLead(part: string, { lead, wish, question }: Clauses) {
  let rest = part.trim()
  let isWish = false
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/^[\s,،:.\-–—"“«]+/u, '')
    if (question.test(rest)) break
    if (wish.test(rest)) isWish = true
    rest = rest.replace(lead, '')
  }
  return { rest, isWish }
}

const endMarks = /^[\s‚,،;؛:.\-–—"“”«»]+|[\s‚,،;؛:.!?؟¿¡\-–—"“”«»…]+$/gu

/** Without the signs around it. */
export const trimThing = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll(endMarks, '')
