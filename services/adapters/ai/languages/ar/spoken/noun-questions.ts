// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// A noun phrase as a question, worded by what kind of thing it names. Nothing in the question agrees with it in gender.
import { fixedSuffix } from './second-person.ts'

type Ask = (phrase: string) => string
const heads = (words: string) =>
  new RegExp(`^(?:ال)?(?:${words.trim().split(/\s+/u).join('|')})$`, 'u')

/** Adds the article to a single word: "أسعار" to "الأسعار". Longer phrases are definite by what follows. */
export function definite(phrase: string): string {
  const words = phrase.trim().split(' ')
  const [first = '', second = ''] = words
  if (/^(?:ال|لل)/u.test(first) || /(?:ك|نا|ها|ه)$/u.test(first)) return phrase
  const isAlone =
    words.length === 1 ||
    /^(?:في|من|على|إلى|عن|مع|عند|بين|بعد|قبل|أثناء|خلال|لل?\p{L}+|بال\p{L}+|لدى|داخل|حول|ضمن)$/u.test(
      second,
    )
  return isAlone && /^\p{L}{3,}$/u.test(first) ? `ال${phrase}` : phrase
}

/** By the head of the phrase; the first that matches. */
const kinds: readonly (readonly [head: RegExp, ask: Ask])[] = [
  [
    /^ال(?:صداقات|علاقات|نوم|عادات|هوايات|روتين|عطلات)$/u,
    (phrase) => (phrase.includes(' ') ? `كيف تصف ${phrase}` : `كيف تصف ${phrase.slice(2)}ك`),
  ],
  [
    heads(
      'ضوضاء ضجيج إزعاج ازعاج إرهاق ارهاق تعب ضغط ضغوط توتر وحدة عزلة ازدحام زحام زحمة تلوث حر حرارة برد ألم آلام قلق غلاء ديون سهر أرق روائح',
    ),
    (phrase) => `ما أثر ${phrase} عليك`,
  ],
  [heads('تنمر تحرش عنف تمييز'), (phrase) => `ما الذي لاحظته بشأن ${phrase}، إن وجد`],
  [/^ال(?:بديل|بدائل)$/u, () => 'ما البديل الذي تستخدمه حاليًا، إن وجد'],
  [
    heads('تعامل معاملة سلوك أسلوب'),
    (phrase) => `كيف تصف ${phrase.replace(/ مع(?:ا)?ك$/u, '')} معك`,
  ],
  [
    heads(
      'موظفون موظفين طاقم فريق معلمون معلمين ممرضون ممرضين أطباء سائقون سائقين مدير مدراء مديرين مشرف مشرفين مشرفون مدرب مدربين مدربون منسقون منسقين',
    ),
    (phrase) => `كيف تصف تعامل ${phrase.replace(/(?<=^(?:ال)?\p{L}+)ون(?=\s|$)/u, 'ين')} معك`,
  ],
  [
    heads(
      'تأخير تأخيرات تأخر أعطال أخطاء خطأ حوادث إلغاء إلغاءات نسيان فقدان أعراض مضاعفات شكاوى إرجاع استرجاع',
    ),
    (phrase) => `ما تجربتك مع ${phrase}`,
  ],
  [
    heads(
      'تسجيل حجز مواعيد استلام تركيب تأقلم انتقال تدريب تواصل تفاعل دفع استقبال دخول خروج وصول تنقل زيارة رحلة',
    ),
    (phrase) => (/ مع /u.test(phrase) ? `كيف تصف ${phrase}` : `كيف كانت تجربتك مع ${phrase}`),
  ],
]

const plain: readonly Ask[] = [
  (phrase) => `ما رأيك في ${phrase}`,
  (phrase) => `كيف تجد ${phrase}`,
  (phrase) => `كيف تقيّم ${phrase}`,
  (phrase) => `كيف كانت تجربتك مع ${phrase}`,
  (phrase) => `ما الذي يلفت انتباهك في ${phrase}`,
]

const owned = /^(?!ال)\p{L}{2,}ك$/u
const notOwned =
  /^(?:شبك|بنك|شرك|مسلك|ملك|سلك|ترك|اشتراك|إدراك|ادراك|سمك|شك|شباك|ديك|محرك|تحرك|تحريك|تفكيك|استهلاك|مشترك|مبارك|هلاك|احتكاك)$/u

/** `turn` varies the wording of neighbouring points. */
export function askNoun(bare: string, turn: number): string {
  const phrase = definite(
    bare
      .replaceAll(/(?<=(?:^|\s)ال\p{L}{2,})ون(?=\s|$)/gu, 'ين')
      .replace(/^(?:مدى|درجة|مستوى) (?=\p{L})/u, ''),
  )
  const [first = ''] = phrase.split(' ')
  if (owned.test(first) && !notOwned.test(first) && !fixedSuffix.test(first))
    return /ات?ك$|ائك$/u.test(first) && !/(?:علاق|تجرب|حيا)تك$/u.test(first)
      ? `ما ${phrase}`
      : `كيف تصف ${phrase}`
  const kind = kinds.find(([pattern]) => pattern.test(first))?.[1]
  // The second of a kind is worded as any other.
  const ask = (turn === 0 ? kind : undefined) ?? plain[turn % plain.length]!
  return ask(phrase)
}

const clauseWords =
  /(?:^|\s)(?:و|ف)?(?:الذي|التي|الذين|اللي|ما|ماذا|من (?=ي)|كيف|لماذا|هل|متى|أين|كم|أن|إن|لا|لم|لن|قد|هم|هن|هو|هي|نحن|أنا|كان|كانت|ليه|ازاي|إزاي|ايه|إيه|شو|شنو|وش|ليش|عشان|[يت]\p{L}{2,}ون|\p{L}{3,}وا)(?=\s|$)|\p{L}(?:هم|هن)(?=\s|$)|[,،:؛()؟]/u
/** What a title must not give away, or what it would lead to. */
const delicate =
  /(?:^|\s)(?:و|ب|ل)?(?:ال)?(?:سبب|أسباب|اسباب|دوافع|مشكل|مشاكل|صعوب|شكاو|شكوى|أخطاء|ضعف|سوء|عزوف|رغب|استعداد|ثقة|ثقت|عوائق|معوقات|عقبات|مخاوف|خوف|قلق|رضا|رضى|اقتراح|مقترح|تحسين|تغيير|نقص|قلة|ارتفاع|انخفاض|ترك|مغادر|إلغاء|الغاء|احتياج|توقع|نية|عدم|مدى|المقترح|المحتمل|أثر|تأثير)/u
const maxWords = 6

/** The phrase, if nothing in it is more than a noun and what belongs to it, for a title. */
export const isNamePhrase = (phrase: string) =>
  !clauseWords.test(phrase) && !delicate.test(phrase) && phrase.split(' ').length <= maxWords
