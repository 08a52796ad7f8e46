// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { isGroup } from './persons.ts'
import { isEvent } from './stated.ts'
import { isWritten } from './written-and.ts'

const opinion =
  /^((?:(?:ما|ايه|إيه|شو|وش|شنو|ايش|إيش) )?(?:و)?(?:ال\p{L}{3,} (?=(?:رأي|راي)(?:هم|ها|هن)))?(?:(?:رأي|راي|رأيهم|رأيها|رأيهن|رايها|رايهم|آراء|اراء|آراؤهم|انطباع|انطباعات|رضا|رضاهم|تقييم|تقييمهم|تجربة|تجربتهم|نظرة)(?: (?!في|عن|حول|ب|بشأن|مع)(?:\p{L}+ ){0,3}?\p{L}+)?) (?:في|عن|حول|بشأن|بخصوص|مع|من حيث)) (.+)$/u
/** Egyptian question words stand behind their verb: "بتتفق ازاي وبتتقابل فين". */
const behind = /(?<!\p{L})(?:ليه|ازاي|إزاي|فين|إيه|ايه|بإيه|امتى|إمتى|بكام|كام|مين)(?!\p{L})/u

const choice = /\s(?:ولا|ولّا|أم) /u

function splitAsked(thing: string): string[] {
  const parts = thing.split(/\s+و(?=[بهح]?[يت]\p{L}{2,}|لمين|بكام|امتى|\p{L}{2,}وا |ال\p{L}+ )/u)
  return parts.length > 1 &&
    parts.some((part) => behind.test(part) || choice.test(part)) &&
    parts.every(
      (part) =>
        (behind.test(part) || choice.test(part) || isEvent.test(part)) && part.includes(' '),
    )
    ? parts
    : [thing]
}

/** "عرضنا وهيقبلوه ولا لأ": what may or may not be is asked alone. */
function splitSupposed(thing: string): string[] {
  const [, before = thing, supposed] =
    /^(.+?\s\S+)\s+و((?:[بحهس][يت]\p{L}{2,}|ال\p{L}{2,} )[^،,]*\s(?:ولا|ولّا|أم|أو) (?:لأ|لا))$/u.exec(
      thing,
    ) ?? []
  // "العمولة واضحة وشايفينها كتير ولا عادي"
  const [, other = before, seen] =
    /^(.+?\s\S+)\s+و((?:شايف|لاقي|حاسس)ين(?:ها|ه|و)? [^،,]*\s(?:ولا|ولّا|أم|أو) \p{L}+)$/u.exec(
      before,
    ) ?? []
  return [other, seen, supposed].filter((each) => each !== undefined)
}

const conjunction = /\s+و(?!ن?حن(?:\s|$))(?=\p{L}{2,})/gu
const maxWords = 8

/** "آراؤهم حول الأسعار والخدمة والموقع" asks three things; a letter that belongs to a word is no conjunction. */
export function splitThing(given: string): string[] {
  // "من الطلاب مدى سهولة المنصة": whom to ask stands first.
  const [, who = '', asked = given] =
    /^(?:من )?(ال\p{L}+) ((?:مدى|كيفية|أسباب|رأيهم|آراءهم) .+)$/u.exec(given) ?? []
  const whole = who === '' || isGroup(who) ? asked : given
  const [thing = '', ...own] = whole.split(
    /\s+و(?=(?:أهم|أبرز|أكثر|أصعب|أجمل|أسوأ|أفضل|أحسن|أسباب|اسباب|دوافع|مخاوف|توقعات|احتياجات|اقتراحات|صعوبات|مدى)(?:هم|هن)?\s)/u,
  )
  return [...splitAsked(thing).flatMap(splitSupposed).flatMap(splitOpinion), ...own].map((each) =>
    each.replace(/[،,\s]+$/u, ''),
  )
}

function splitOpinion(thing: string): string[] {
  const [, lead = '', list = thing] = opinion.exec(thing) ?? []
  const items = splitNouns(list)
  // Two nouns may be one pair: "الآباء والأمهات".
  const isPair = items.length === 2 && items.some((item) => !item.includes(' '))
  if (items.length < 2 || isPair) return [thing]
  return lead === ''
    ? [thing]
    : items.map((item) => (isOwnKind.test(item) ? item : `${lead} ${item}`))
}

/** What is no object of an opinion: "وأسباب عدم زيارتهم". */
const isOwnKind =
  /^(?:أسباب|اسباب|سبب|دوافع|صعوبات|مشكلات|مشاكل|احتياجات|احتياجاتهم|توقعات|توقعاتهم|اقتراحات|اقتراحاتهم|رغبت|أثر|تأثير)(?:\p{L}*)(?=\s|$)/u

/** The items of a list without commas, where there are enough of them to be sure. */
export function splitList(list: string): string[] {
  const items = splitNouns(list)
  const isPair = items.length === 2 && items.some((item) => !item.includes(' '))
  return isPair ? [list] : items
}

/** Nouns joined by "and"; one item where anything in it is a clause. */
export function splitNouns(list: string): string[] {
  const marks = [...list.matchAll(conjunction)].filter(
    ({ index, 0: mark }) => !isWritten.test(list.slice(index + mark.length - 1)),
  )
  const items = [...marks, undefined].map((mark, at) => {
    const before = marks[at - 1]
    return list
      .slice(before ? before.index + before[0].length : 0, mark?.index ?? list.length)
      .trim()
  })
  // "صحة السائقين ونومهم": of the same people.
  const isLinked = items
    .slice(1)
    .some((item) => /^\p{L}+(?:هم|هن|ها|ه)(?=\s|$)/u.test(item) && !isOwnKind.test(item))
  const areNouns =
    !isLinked &&
    items.every(
      (item) =>
        item.split(' ').length <= maxWords &&
        !/^(?:[يت]\p{L}{3,}ون|يتم|تتم|كيف|لماذا|هل|ما|متى|أين|كم|من|لم|لا|لن)(?=\s|$)/u.test(item),
    )
  return areNouns ? items : [list]
}
