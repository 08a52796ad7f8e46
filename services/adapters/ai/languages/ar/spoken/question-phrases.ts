// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The noun phrases of a thing that a question can be built around.
import { fold } from '../../../rules/text/tokenizer.ts'
import { definite } from './noun-questions.ts'
import { headedThing } from './own-thing.ts'
import { isGroup } from './persons.ts'
import { regional } from './question-words.ts'
import { toSecondPerson } from './second-person.ts'

const maxWords = 7
const maxPhrases = 4
const marks = /[\u064C-\u0650\u0652]/gu
/** Words that no noun phrase has in it. */
const outside = new RegExp(
  String.raw`^(?:و|ف)?(?:${regional}|الذي|التي|الذين|اللي|يلي|ما|ماذا|لماذا|ليش|ليه|علاش|كيف|كيفاش|شلون|ازاي|إزاي|هل|متى|امتى|إمتى|أين|وين|فين|كم|كام|بكم|بكام|قديش|شو|شنو|شنوة|وش|ايش|إيش|ايه|إيه|أي|مين|منو|هم|هن|هو|هي|نحن|احنا|إحنا|أنا|انا|أن|إن|ان|أنه|إنه|لا|لم|لن|مش|مو|ولا|أم|قد|كان|كانت|كانوا|إذا|اذا|لو|حين|عندما|لما|بعد ما|لأن|لكن|بل|حتى|عايز|عايزين|بدنا|بدي|نريد|نود|ممكن|لازم|عم|رح|كي|ثم|أيضا|كمان|جدا|كده|هيك|يعني|غير|سوى|إلا)$`,
  'u',
)
const preposition =
  /^(?:في|من|على|إلى|عن|مع|عند|بين|أثناء|خلال|لدى|داخل|حول|بعد|قبل|ضمن|عبر|تجاه|نحو)$/u
const verb =
  /^(?:و|ف)?(?:[بحسهك]|عم )?[يتن]\p{L}{2,}(?:ون|وا|و)$|^(?:و|ف)?(?:[بحسهك])?ي\p{L}{3,}$|\p{L}{3,}وا$/u
const notVerb = /^ي(?:وم|د|مين|سار|ناير|ونيو|وليو)/u
const article = /^(?:و|ف)?(?:ب|ك)?ال(?=\p{L}{2})|^(?:و|ف)?لل(?=\p{L}{2})/u
/** Too general to ask about. */
const unspecific =
  /^(?:ال)?(?:ناس|وقت|يوم|أيام|أسبوع|شهر|عام|سنة|سنين|مرة|مره|شي|شيء|أشياء|حاجة|ماضي|ماضية|آن|حين|سبب|أسباب|أمر|أمور|طريقة|كيفية|مدى|نوع|أول|آخر|أولى|جديد|جديدة|جدد|قديم|نص|نصف|نهاية|بداية|هدف|محاور|موضوع|فئة|سؤال|رأي|راي|آراء|واقعي|سن|خميس|جمعة|سبت|أحد|إبقاء|ساعة|مساء|صباح|ليل|نهار|سنادي|جاية|جاي|فريج|عادة|بيت|مراجعين|طلاب|فنية|مالية|لي|صغيرة|كبيرة|كبار|صغار|داخل|خارج|يلي|لي|بعض|جميع|عمر|سيدات|سادة)(?!\p{L})/u

/** As they stand behind a preposition or as an object. */
export function questionPhrases(thing: string, audience: string | undefined): string[] {
  const text = thing
    .trim()
    .replaceAll(marks, '')
    .replace(/^و(?=ال)/u, '')
    .replaceAll(/(?<!\p{L})على (?:الأقل|الاقل|الأكثر|الاكثر|الأغلب)(?!\p{L})/gu, '')
    .replace(/^و?(?:رأي|راي|آراء|انطباع)(?:هم|هن|ها|ك)? (?:في|عن|حول|بشأن|بخصوص) /u, '')
  const whole = isWhole(text) ? [headedThing(text) ?? named(text)] : []
  const parts = chunksOf(text)
    .filter((phrase) => isNamed(phrase, audience))
    .map(named)
  return [...new Set([...whole, ...parts.slice(0, maxPhrases)])]
}

const named = (phrase: string) =>
  definite(toSecondPerson(phrase).replaceAll(/(?<=(?:^|\s)ال\p{L}{2,})ون(?=\s|$)/gu, 'ين'))

const isVerb = (word: string) => verb.test(word) && !notVerb.test(word)

function isWhole(text: string): boolean {
  const words = text.split(/\s+/u)
  return (
    words.length <= maxWords &&
    !/[،,:؛()/؟?]/u.test(text) &&
    words[0] !== 'من' &&
    !words.some((word) => outside.test(word) || isVerb(word)) &&
    !(words.length === 1 && unspecific.test(text))
  )
}

function isNamed(phrase: string, audience: string | undefined): boolean {
  const [head = ''] = phrase.split(' ')
  return (
    !unspecific.test(phrase) &&
    !isGroup(head) &&
    fold(phrase) !== fold(audience ?? '') &&
    !phrase.split(' ').every(isGroup) &&
    phrase.length > 3
  )
}

const ours = /^(?!ال|لل|معانا|عندنا|إلينا|لدينا|نفسنا|علينا|احنا|إحنا|كنا|لنا)[وبل]?\p{L}{3,}نا$/u

/** Around each word with an article: what it belongs to before it, what describes it behind it. */
function chunksOf(text: string): string[] {
  const chunks: string[] = []
  for (const part of text.split(/[،,:؛()/؟?]/u)) {
    const words = part.split(/\s+/u).filter(Boolean)
    for (let at = 0; at < words.length; at++) {
      const owned = ours.test(words[at]!)
      if ((!article.test(words[at]!) && !owned) || outside.test(words[at]!)) continue
      const start = isOwner(words[at - 1] ?? '', words[at - 2] ?? '') && !owned ? at - 1 : at
      let end = at + 1
      while (continues(words[end] ?? '') && end < at + 3) end++
      const phrase = [withArticle(words[start]!), ...words.slice(start + 1, end)].join(' ')
      chunks.push(phrase)
      at = end - 1
    }
  }
  return chunks.toSorted((a, b) => rank(b) - rank(a))
}

const continues = (word: string) =>
  /^ال\p{L}{2,}/u.test(word) && !outside.test(word) && !isGroup(word)

const rank = (phrase: string) => Math.min(3, phrase.split(' ').length)

/** "دورة [اللغة]", but no verb before its subject or object. */
const isOwner = (word: string, before: string) =>
  /^(?:و|ب|ل)?\p{L}{3,}$/u.test(word) &&
  !article.test(word) &&
  !outside.test(word) &&
  !preposition.test(word) &&
  !isVerb(word) &&
  !pastVerb.test(word) &&
  !isGroup(word) &&
  (/ة$/u.test(word) || !article.test(before) || isGroup(before))

const pastVerb =
  /^(?:جعل|خلى|خلّى|أثر|أثّر|غير|غيّر|دفع|منع|شجع|أزعج|أعجب|عجب|قرر|اختار|ترك|وقف|سبق|ساعد|قال|نزل|زاد|قل|قلّ|صعب|ضل|ناقص|واحد|ت\p{L}{2,}|\p{L}{2,}ت|\p{L}{3,}(?:ه|ها|هم|نا|ك|وا))$/u

const withArticle = (word: string) =>
  word
    .replace(/^(?:و|ف)(?=ال|لل)/u, '')
    .replace(/^(?:ب|ك)(?=ال)/u, '')
    .replace(/^لل/u, 'ال')
    .replace(/^[بل](?=\p{L}{3,}نا$)/u, '')
