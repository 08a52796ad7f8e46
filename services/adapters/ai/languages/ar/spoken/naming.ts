// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../../types/clauses.ts'
import { definite, isNamePhrase } from './noun-questions.ts'
import { speakClause } from './clause-questions.ts'
import { isGroup } from './persons.ts'
import { regional } from './question-words.ts'
import { isSound } from './sound.ts'
import { headedThing } from './own-thing.ts'
import { viewedThing } from './views.ts'

const named = /^(?:تقييم|استطلاع) (?!رضا|مدى|رأي|آراء)(.+)$/u

const isQuestion = new RegExp(
  String.raw`^(?:و)?(?:${regional}|إذا|اذا|لو|كيف|كيفاش|علاش|واش|شحال|ماذا|أين|متى|من|مين|بمن|لمن|أي|لأي|شلون|شو|شنو|وش|ليش|ليه|هل|كم|قديش|فين|إيه|ب[يت]\p{L}{2,}و)(?!\p{L})`,
  'u',
)

function phrase(thing: string): string | undefined {
  const bare = thing.trim().replace(/^و(?=ال)/u, '')
  const about = viewedThing(bare) ?? named.exec(bare)?.[1]
  return about === undefined && isQuestion.test(bare) ? undefined : nameOf(about ?? bare)
}

const nameOf = (about: string): string | undefined =>
  !isNamePhrase(about) || about.split(' ').some(isGroup) || /^[يتن]\p{L}{2,} /u.test(about)
    ? undefined
    : definite(about)

const asks = /^(?:و)?(?:كيف|ما|ماذا|أين|متى|من|أي)(?!\p{L})/u
const undisclosed =
  /(?:دفع|سعر|تكلف|راتب|رأي|رضا|شعور|تشعر|لماذا|مدى|سبب|يمنع|يعيق|يقلق|يزعج|مشكل|صعوب|أصعب|تحرش|خطأ|عادل|قد |س[يت]\p{L}{3,}|يجعل|يبقي|ترك|تلغي|ينقص|تتأخر|نحسن|يجب|تتوقف|أسوأ|يحدث عادة|أثر|تغي|غيّ)/u
const maxClauseWords = 9

/** "كيف تخطط للاستراحات" */
function clausePhrase(thing: string, audience: string | undefined): string | undefined {
  if (!asks.test(thing)) return undefined
  const question = speakClause(thing, audience)
  const isPlain =
    asks.test(question) &&
    /\p{L}ك(?=\s|؟)|(?<!\p{L})(?:كيف|أين|متى) ت\p{L}{2,}|\p{L}{3,}ت(?:ها)?(?=\s|؟)|يمكن|تم /u.test(
      question,
    ) &&
    !undisclosed.test(question) &&
    !/،/u.test(question) &&
    isSound(question) &&
    question.split(' ').length <= maxClauseWords
  return isPlain ? question.replace(/؟$/u, '') : undefined
}

/** "كيف كانت [معاملة الفريق]" */
const asNoun = /^و?كيف (?:كانت?|يجدون|وجدوا|يرون|رأوا) (?!\p{L}+هم(?!\p{L}))(.+)$/u

/** "مربي النحل" are named by what they work with. */
const isRole = /^(?:ال)?(?:نحل|حافلات|سيارات|أجرة|ليل|نهار)$/u

export const naming: NonNullable<Clauses['naming']> = {
  phrase,
  heading: (text) => {
    const bare = text.trim()
    const owned = headedThing(bare)
    if (owned) return owned
    // "استبيان لنزلاء الفندق"
    const [, people = '', place] =
      /^(?:(?:استبيان|استطلاع|مقابلة|أسئلة) )?(?:ل|مع |إلى )?(\p{L}{3,}) (ال\p{L}{3,})$/u.exec(
        bare,
      ) ?? []
    if (place && isGroup(people)) return isGroup(place) || isRole.test(place) ? undefined : place
    const about =
      viewedThing(bare) ??
      named.exec(bare)?.[1] ??
      (/^(?!(?:ال)?(?:محاور|نقاط|موضوعات|مواضيع|أسئلة)(?:\s|$))/u.test(bare) ? bare : undefined)
    return about && nameOf(about)
  },
  clausePhrase,
  aspect: (thing) => {
    const found = asNoun.exec(thing.trim())?.[1]
    return found && nameOf(found)
  },
  asking: {
    description: 'محادثة قصيرة نسألك فيها {s}. لا توجد إجابات صحيحة أو خاطئة.',
    noun: 'عن ',
  },
  comma: ' و',
  and: ' و',
  more: ' وأمور أخرى',
  title: 'بضعة أسئلة حول {s}',
  description: 'محادثة قصيرة حول {s}. لا توجد إجابات صحيحة أو خاطئة.',
}
