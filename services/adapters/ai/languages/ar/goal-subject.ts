// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// A phrase of a goal as the subject of a survey, to respondents.
import { fold } from '../../rules/text/tokenizer.ts'
import { parseWords } from '../shared/word-lists.ts'
import type { GoalSubject, SubjectPlace } from '../types/goal-subject.ts'
import { goalVerbs } from './goal-verbs.ts'
import { isNamePhrase } from './spoken/noun-questions.ts'
import { isGroup } from './spoken/persons.ts'

function isVerb(word: string): boolean {
  const folded = fold(word).replace(/^[وف](?=[يتنا]|ب[يت])/u, '')
  const present = /^(?:س|ح|ه|ب|ك)?[يتنا](.{2,}?)(?:ون|وا|ين|و|ي)?(?:ها|ه|هم|نا)?$/u.exec(
    folded,
  )?.[1]
  if (present && goalVerbs.has(present) && !/^(?:ال|تا|ات|ان)/u.test(folded)) return true
  if (/^(?:ب[يت]|س[يتن]|كي|كت|غي|هي|حي|بن)\p{L}{2,}/u.test(folded) && /(?:وا|ون|و)$/u.test(folded))
    return true
  if (/^ي\p{L}{2,}(?:ون|وا|و)$/u.test(folded)) return true
  if (frequent.test(folded)) return true
  const past = /^(.{2,}?)(?:وا|ت|نا|تم|توا)$/u.exec(folded)?.[1]
  return (past !== undefined && /وا$/u.test(folded) && past.length > 2) || isPresent.test(folded)
}
const frequent =
  /^[يتن](?:طلب|كتب|سمع|درس|عمل|دفع|فهم|شرب|لعب|بحث|قطع|حضر|وقف|سال|صرف|وصل|رسم|طبخ|شكر|نام|بيع|صور|كون)(?:ون|وا|و|ين)?$/u
const isPresent =
  /^ي(?!وم|ميا|مين|سار|ون|نا?ير|اسمين|خت|وغا|ورو|دوي|من|ابان|هود|افا|نبع|قين|تيم|تام|وتيوب|ساري)\p{L}{3,}$/u

const unspecific =
  parseWords(`طريقة طرق شيء اشياء أشياء سبب أسباب نقطة نقاط محاور محور نتيجة نتائج جزء أجزاء جانب نوع أنواع حالة حالات نهاية بداية نصف ثلث ربع عدد نسبة مئة المئة
  واحد واحدة ناس شخص أشخاص حياة سنة سنوات عام أعوام شهر أشهر شهور أسبوع أسابيع يوم أيام ليلة ليالي ليل صباح مساء ظهر ساعة ساعات دقيقة دقائق وقت أوقات موسم مرة مرات
  بحث دراسة استبيان استطلاع مقابلة مقابلات إجابة إجابات رأي آراء سؤال أسئلة أسئلتنا شكوى شكاوى مشكلة مشاكل مشكلات خلل عطل أعطال فشل خسارة خسائر تراجع انخفاض ارتفاع نقص خطأ أخطاء
  خوف مخاوف قلق خطر فكرة أفكار خطة خطط تغيير تغييرات خطوة خطوات أرقام رقم مكان أماكن مدينة بلد بلدة قرية شارع بيت منطقة عالم مدير مسؤول رسالة ماجستير دكتوراه أطروحة تقرير اجتماع ميزانية مال
  اسم كلمة حديث صلاحيات صلاحية عوامل قطاع القطاع جلسة الجلسة كذلك لدينا عندنا بال رضا ثقة اهتمام رغبة دوافع دافع موقف مواقف انطباع انطباعات تجربة تجارب معرفة فهم كل بعض أغلب معظم جميع أكثر أقل كثير قليل غير عدم هدف غرض مدى شغل شي حاجة حاجات
  درهم ريال دينار جنيه ليرة دولار ولا حتى فقط جدا أحد أصحاب صاحب أهل طرف حد`)
const timed =
  /^(?:(?:ال)?(?:يوم|ليله|ليالي|موسم|ساعه|بيت|شارع|رساله|ميزانيه|حي|منطقه|اجتماع|تقرير|ساعات|مواقف|خطه))$/u
const complaint =
  /(?<!\p{L})(?:ال|ب|ل|و)*(?:سرق|غلط|احتيال|غش|تأخ[ري]|تأخير|ازدحام|زحم|إغلاق|إلغاء|فصل|طرد|وسخ|قذار|غلاء|رديء|سيئ|معطل|مكسور|منع|حظر|رفض|تسرب|عزوف|وفاة|متعثر|فاضي)/u
const preposition =
  /^(?:في|فى|من|على|علي|إلى|الى|عن|مع|عند|بين|بعد|قبل|أثناء|خلال|لدى|داخل|خارج|حول|ضمن|قرب|تحت|فوق|بدون|دون|عبر|ف|ديال|بتاع|بتاعة|بتاعت|حق|تاع|متاع)$/u
const attached = (word: string, isNoun: (word: string) => boolean) =>
  /^(?:لل|بال|كال)/u.test(word) ||
  (/^[بل]/u.test(word) && !isAdjective(word) && !isNoun(word) && isNoun(word.slice(1)))
const described =
  /^(?:صغير|صغيره|صغار|بسيط|بسيطه|متواضع|فارغ|فارغه|خالي|خاليه|قليل|قليله|غالي|غاليه|بطيء|بطيئه|ضعيف|ضعيفه)$/u

const kin =
  /^(?:و|ب|ل)?(?:ابني|ابنتي|بنتي|أختي|اختي|أخي|اخوي|أبي|ابوي|أمي|امي|زوجي|زوجتي|مراتي|جدي|جدتي|صاحبي|زملا\p{L}*|أبنا\p{L}*|أولاد\p{L}*|اولاد\p{L}*|أهالي\p{L}*|أطفالنا|بناتنا|مدير\p{L}*|مشرف\p{L}*|(?:ال)?م\p{L}{3,}(?:ين|ون)|(?:ال)?أطبا|مربيي?|مربو|سيدة|السيدة|امرأة|مباشرة|حلواني|جدة|الجدة|(?:ال)?جدات|طفل|طفلة|(?:ال)?أول|(?:ال)?أولى|الثاني|الثانية|الثالث|الثالثة)$/u
/** Verbs, and what is joined to a phrase with what follows it. */
const foreign =
  /(?<!\p{L})(?:أسأل|نسأل|أريد|نريد|عايز\p{L}*|عاوز\p{L}*|بدي|بدنا|حابب\p{L}*|نود|أود|خسر|صار|صارت|أصبح\p{L}*|بلغ\p{L}*|ارتفع\p{L}*|سُحب|قدره|افتتح\p{L}*|زهق\p{L}*|مليان\p{L}*|واقف\p{L}*|عارف|عارفة|عارفين|شو|وش|ايش|إيش|شنو|شلون|ليش|ليه|إيه|مش|مو|ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر|مئة|مائة|ألف|آلاف)(?!\p{L})/u
const joined =
  /\s(?:ف[اأتين]\p{L}{2,}|و(?!ال|رش|جب|قت|قود|زار|لاد|ظيف|ثائق|صف|رد|سط|جه|كال|سائل|طن|احد|كيل|ضوء|عي|دائع|رق)\p{L}{2,})(?=\s|$)/u
const adverb = /^(?:يوميا|شهريا|سنويا|أسبوعيا|اسبوعيا|حاليا|مجانا|أخيرا|تماما|مجددا|فعلا)ً?$/u
const own = /(?:ك|نا|ها|ه|هم|ي)$/u
const isDefinite = (word: string) => /^ال\p{L}{2,}/u.test(word) || /(?:نا|كم|ك)$/u.test(word)
/** Adjectives agree with their noun; of two nouns the second is what the first belongs to. */
const isAdjective = (word: string) =>
  /\p{L}{2,}(?:ي|ية|يين)$/u.test(word) ||
  /^(?:صغير|كبير|جديد|قديم|مجاني|مفتوح|مغلق|مدفوع|متنقل|مشترك|قصير|طويل|عام|خاص|سريع|حر|ذكي|واحد|ثان|كامل|ثابت|منفصل|متأخر|مبكر|هادئ|آلي|مسائي|نادر|محلي|مصغر|مستعمل|مستقل|محدود|معدل|مطور|جاهز|طازج|جماعي|مختلط|مكيف)(?:ة|ات|ين|ه)?$/u.test(
    word,
  )

/** "رأي سكان الحي في [الحديقة]": those who are asked, up to what it is about. */
const opinionOf =
  /(?<!\p{L})(?:رأي|راي|آراء|رضا|انطباع|انطباعات|تجربة|تجارب|تقييم)(?: (?!(?:في|عن|حول|مع|على|بشأن|بخصوص) )\p{L}+){0,4}\s*$/u
/** "بغيت نسول", "أريد أسأل": the owner's verb behind a wish. */
const wished =
  /(?<!\p{L})(?:عايز|عايزة|عايزين|عاوز|عاوزين|بدي|بدنا|أريد|اريد|نريد|أبغى|أبي|نبي|حاب|حابة|حابين|بغيت|بغينا|باغي|نحب|نحبو|أود|نود|نبغى|ودي) $/u

function phrase(
  whole: string,
  { before, goal, isKnown, isNoun }: SubjectPlace,
): string | undefined {
  if (wished.test(before) && /^[نأا](?!ل)\p{L}{2,}/u.test(whole)) return undefined
  const opinion = opinionOf.test(before)
    ? /^[^ ]+(?: [^ ]+){0,3}? (?:في|عن|حول) (.+)$/u.exec(whole)?.[1]
    : undefined
  const text = (opinion ?? whole).replace(
    / (?:بال|في ال)(?:يوم|أسبوع|اسبوع|شهر|سنة|سنه|ليل|نهار|عام)$/u,
    '',
  )
  const [opening = '', ...rest] = text.split(' ')
  const first = withoutParticle(opening, goal, isNoun)
  if (first === undefined) return undefined
  const all = [first, ...rest]
  const words = all.filter(
    (word, at) =>
      at === 0 ||
      (!(adverb.test(word) && !/[^اىء]اً?$/u.test(first)) && !described.test(fold(word))),
  )
  const named = words.join(' ')
  const bare = fold(first.replace(/^ال/u, ''))
  const head = [bare, bare.replace(/(?:نا|ك|هم|ها)$/u, ''), bare.replace(/تنا$/u, 'ه')]
  if (
    (head.some((each) => unspecific.has(each)) && !(words.length > 1 && timed.test(bare))) ||
    complaint.test(named) ||
    (/نا$/u.test(first) && !/^ال/u.test(first) && !isOwned(first, isNoun)) ||
    kin.test(first) ||
    foreign.test(named) ||
    /(?:^|\s)\p{L}ُ/u.test(named) ||
    (/(?:اً|ًا)$/u.test(first) &&
      rest.length > 0 &&
      !isAdjective(rest[0]!.replace(/(?:اً|ًا|ا)$/u, '')) &&
      !preposition.test(rest[0]!)) ||
    rest.some((word) => /^ت\p{L}{2,}ي$/u.test(word) && !isNoun(word)) ||
    (/^أ/u.test(first) && !isKnown && !isNoun(first)) ||
    joined.test(` ${rest.join(' ')}`) ||
    (!isKnown &&
      /(?:ي|ية)$/u.test(first) &&
      /\p{L}\s*$/u.test(before) &&
      !preposition.test(lastWord(before))) ||
    isGroup(first) ||
    isGroup(`ال${first}`) ||
    /\p{N}|(?:^|\s)(?:أو|او|ثم|لكن|الذي|التي|الذين|اللي|ما|لا|لم|لن|أن|إن|هل|كيف|متى|هذا|هذه|هذي|هاد|ذلك|تلك|كل|بعض|نحن|احنا|قد|وال\p{L}+|و)(?=\s|$)/u.test(
      named,
    ) ||
    words.some(
      (word, at) =>
        !/^ال/u.test(word) && isVerb(word) && !(at === 0 && own.test(word) && !/^ي/u.test(word)),
    ) ||
    /\p{L}{2,}(?:هم|هن)(?=\s|$)/u.test(named) ||
    /\p{L}{2,}(?:ه|ها)$/u.test(first) ||
    preposition.test(words.at(-1)!) ||
    preposition.test(first) ||
    !isNamePhrase(named)
  )
    return undefined
  return definite(words, isNoun)
}

/** "شركتنا", unlike "رجعتنا" */
const isOwned = (word: string, isNoun: (word: string) => boolean) => {
  const bare = word.slice(0, -2)
  return [word, bare, bare.replace(/ت$/u, 'ة'), bare.replace(/ئ$/u, 'ء')].some(isNoun)
}

const lastWord = (text: string) => text.trim().split(' ').at(-1) ?? ''

/** Without what is written onto the first word; undefined where that is not certain. */
function withoutParticle(
  word: string,
  goal: string,
  isNoun: (word: string) => boolean,
): string | undefined {
  if (/^[وف]?لل\p{L}{2,}/u.test(word)) return word.replace(/^[وف]?لل/u, 'ال')
  if (/^[وفبك]{1,2}ال\p{L}{2,}/u.test(word)) return word.replace(/^[وفبك]{1,2}(?=ال)/u, '')
  if (!/^[وبلكف]\p{L}{3,}/u.test(word) || isNoun(word) || ownLetter.test(word)) return word
  const rest = word.slice(1)
  // It stands elsewhere without the particle, or begins with one in all likelihood.
  const isKnown = new RegExp(`(?<!\\p{L})(?:ال)?${rest}(?!\\p{L})`, 'u').test(goal)
  return isKnown || isNoun(rest) || /^[ولب]/u.test(word) ? rest : word
}

/** Nouns whose first letter looks like a particle. */
const ownLetter =
  /^(?:و(?:رش|جب|قت|قود|زار|لاد|ظيف|ثائق|صف|رد|سط|جه|كال|سائل|طن|احد|كيل|ضوء|عي|دائع|رق|اتس|يب)|ل(?:غة|غات|قاء|جنة|جان|عبة|وح|ياقة|باس|يالي|حوم|حم|بن|يلة|قاح|ون|سان|افت|مب|انش)|ب(?:رنامج|رامج|يت|يوت|نك|نوك|لدي|حث|طاق|ريد|ضائع|نزين|سكليت|قال|ودكاست|واب|يئ|طول|ثّ|ئر|ستان|ساتين|ذور|نات|اص|اق|لاغ|ناء|يع|حر|ازار|شر|طاطا|يتزا|رغر|لاي|وت|ستن|يلاتس|صري|سط|كال|يض|طان|راد|وفي|ار|ان|رج|رك))/u

/** "Football team" and "small team" get their articles where they lack them; what belongs to a person or is a name has one. */
function definite(all: readonly string[], isNoun: (word: string) => boolean): string {
  const words = withoutCase(all)
  const end = words.findIndex(
    (word, at) => at > 0 && (preposition.test(word) || attached(word, isNoun)),
  )
  const [main, tail] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)]
  const [first = '', ...others] = main
  const isPlain = main.every((word) => /^\p{Script=Arabic}{2,}$/u.test(word))
  if (!isPlain || first.length < 3 || main.some(isDefinite)) return words.join(' ')
  const onto = (word: string) => `ال${word}`
  const adjective = others.findIndex(isAdjective)
  const nouns = main.slice(0, adjective < 0 ? main.length : adjective + 1)
  const adjectives = main.slice(nouns.length)
  // "Open-source library", and names such as "Jerash Festival", stay as they are.
  if (!adjectives.every(isAdjective) || nouns.length > 3) return words.join(' ')
  if (nouns.length > 1 && !isNoun(nouns.at(-1)!)) return words.join(' ')
  return [...nouns.slice(0, -1), onto(nouns.at(-1)!), ...adjectives.map(onto), ...tail].join(' ')
}

/** Without the ending of an object: "اشتراكا شهريا". */
function withoutCase(words: readonly string[]): string[] {
  const [first = '', second = ''] = words
  const isObject = /(?:اً|ًا)$/u.test(first) || (/يا$/u.test(second) && /[^اىء]ا$/u.test(first))
  const bare = isObject ? first.replace(/(?:اً|ًا|ا)$/u, '') : first
  return [
    bare,
    ...words
      .slice(1)
      .map((word) => (/^ال/u.test(word) ? word : word.replace(/(?<=\p{L}{2})ي(?:اً|ًا|ا)$/u, 'ي'))),
  ]
}

export const goalSubject: GoalSubject = {
  isVerb,
  ofOwner: /^\p{L}{2,}نا(?: |$)/u,
  phrase,
  namesNouns: true,
  title: 'بضعة أسئلة حول {s}',
  description: 'محادثة قصيرة حول {subject}: {s}. لا توجد إجابات صحيحة أو خاطئة.',
}
