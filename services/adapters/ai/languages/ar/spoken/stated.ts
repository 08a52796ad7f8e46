// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Things that state what may be so: "الباص يوصل بوقته", "الفاتورة كانت واضحة".
import { notVerbs } from './second-person.ts'
import { withoutAnd } from './written-and.ts'

const adjective =
  'غالي|رخيص|كثير|كتير|قليل|مناسب|ملائم|مرتاح|مبسوط|نظيف|وسخ|واضح|مفهوم|سهل|صعب|مظبوط|مضبوط|صحيح|كافي|كاف|طويل|قصير|جيد|كويس|كويّس|حلو|ممتاز|تمام|آمن|امن|مفيد|سريع|بطيء|بطيئ|متأخر|متاخر|جاهز|عادل|معقول|مريح|راضي|متوفر|متاح|شغال|زحمة|منظم|منتظم|كفاية|لطيف|محترم|قريب|بعيد|ثقيل|خفيف|عالي|مرتفع|منخفض'
const isAdjective = new RegExp(`^(?:${adjective})(?:ة|ه|ين|ات)?$`, 'u')
const linking =
  /^(?:كان|كانت|طلع|طلعت|صار|صارت|خلص|وصل|تأخر|تاخر|اتأخر|انتهى|تم|تمت|اتصلح|تصلح|اشتغل|نجح|ساعد|نفع|أثر|اثر)$/u
const past = /^(?!ال)\p{L}{2,}(?<!ا)ت$/u
const nounInT =
  /^(?:بيت|وقت|صوت|بنت|زيت|حوت|توت|نت|إنترنت|انترنت|سبت|مبيت|كبريت|تثبيت|توقيت|تفاوت|سكوت|موت|قوت|ثابت|تصويت|ست|أخت|اخت|تحت|تنت)$/u
const present = /^(?:[بحهس])?ي\p{L}{2,}$|^[بحهس]ت\p{L}{2,}$/u
const joint =
  /^(?:الذي|التي|الذين|اللي|ما|مقابل|مثل|حسب|بدل|ضد|في|من|على|عن|مع|بين|إلى|الى|قبل|بعد|عند|أو|او|و|ثم|أن|ان|كيف|ماذا|ليش|هل)$/u
const whetherOrNot = /\s(?:ولا|ولّا|أم|او|أو) \S+$/u
/** In words. */
const maxSubject = 4

/** "بتوسعة": a preposition before a noun. */
const isNoun = /ة$/u

const isVerb = (word: string) =>
  linking.test(word) || (present.test(word) && !notVerbs.test(word) && !isNoun.test(word))

const noSubject = '(?:في|من|على|عن|مع|إلى|بعد|قبل|عند|ولا|أو|بسبب|بخصوص)'
/** "حصل معاهم إلغاء", "انقطع عليهم النت", "عجبهم الفطور": what happened to respondents. */
export const event = String.raw`(?:و|ف)?(?!ال|كل|بعض|أكثر|أغلب|معظم|رأي|شعور)\p{L}{2,7}(?<!ة|ات|ائ) (?:مع|معا|من|علي|ل|لي|إل|عند|في|ب)(?:هم|هن) (?!${noSubject}(?!\p{L}))\p{L}{2,}|(?:و|ف)?(?:عجب|ضايق|زعج|أزعج|صادف|واجه|وصل|كفّ?ى|كفا|ناسب|فاد|نفع|ساعد|فاجأ|فاجا|حصل|فات)ت?(?:هم|هن) (?!${noSubject}(?!\p{L}))\p{L}{2,}|(?:حصل|صار|وقع|جرى|حدث)ت? (?:ل|مع |في |ب)\p{L}{2,}(?:هم|هن) \p{L}{2,}|\p{L}{3,}(?:هم|هن) (?:حد|أحد|احد|واحد) \p{L}|(?:حد|أحد|احد) \p{L}{3,} (?:ل|لي|مع|معا|من|علي|في)(?:هم|هن)(?!\p{L})`
export const isEvent = new RegExp(`^(?:${event})`, 'u')
/** "رجعوا طلبوا مرة تانية", "شايفينها غالية ولا عادي" */
const deed =
  /^(?!ال|ي|[بحه]ي)\p{L}{2,}وا \p{L}|^(?:شايف|لاقي|حاسس|عارف|فاهم)ين(?:ها|ه|و)? .*\s(?:ولا|ولّا|أم|أو) \p{L}/u

/** A statement as one of whether it is so; any other thing as it is. */
export function stated(thing: string): string {
  const words = thing.split(/\s+/u)
  const [first = ''] = words
  const isOwn = /^(?:و)?(?:[بحهس]ي\p{L}{2,}|[بحهس]?ي\p{L}{2,}(?:وا|ون|و|وه|وها))$/u.test(first)
  if (
    isOwn &&
    !/^و?(?:بيوت|بيئ|بيان|بيع|بيض|حيا|سيا|سير|هيئ|هيك)/u.test(first) &&
    words.length > 1 &&
    !notVerbs.test(first.replace(/^و?[بحهس]?/u, ''))
  )
    return `هل ${thing.replace(/^و/u, '')}`
  if (isEvent.test(thing) || deed.test(thing)) return `هل ${withoutAnd(thing)}`
  const asked = /^(?!ال)\p{L}{2,}ت$/u.test(first) && whetherOrNot.test(thing)
  const isRated = isAdjective.test(first) && whetherOrNot.test(thing)
  if (isRated || (asked && !nounInT.test(first))) return `هل ${thing}`
  const definite = words.slice(0, 2).some((word) => /^ال\p{L}{2,}/u.test(word))
  if (!definite) return thing
  const at = words.findIndex(
    (word, i) =>
      i > 0 && (isVerb(word) || isAdjective.test(word) || (past.test(word) && !nounInT.test(word))),
  )
  const isStatement =
    at > 0 &&
    at <= maxSubject &&
    !words.slice(0, at).some((word) => joint.test(word)) &&
    // "خدمة سريعة", of a noun without an article.
    (/^ال/u.test(words[at - 1]!) || isVerb(words[at]!))
  return isStatement ? `هل ${thing}` : thing
}
