// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { fold } from '../../../rules/text/tokenizer.ts'
import { isGroup } from './persons.ts'
import { notVerbs, toSecondPersonVerb } from './second-person.ts'

/** "المشترين [الدائمين]" */
const isKind =
  /^ال(?:\p{L}{2,}(?:ين|ون|ات)|جدد|هواة|\p{L}{3,}ية|سابقين|سابقون|قدامى|قدماء|صغار|كبار|أجانب|عرب|شباب|دائمة|جديدة|حاليات)$/u
/** "المتدربون الدورات" are two things; "المشتركات الجديدات" is one. */
const describes = (word: string, group: string) =>
  isKind.test(word) && (!/ات$/u.test(word) || /ات$/u.test(group))

/** "باعة السوق [الليلي]" */
const isKindOfPlace = /^ال\p{L}{2,}(?:ي|ية)$/u

/** "استمرت النساء": the last letter of the root comes apart. */
const doubledRoots = new Map(
  `استمرت استمررت, استمر استمررت, اضطرت اضطررت, اضطر اضطررت, قررت قررت, أحبت أحببت, أحب أحببت, ظلت ظللت, ظل ظللت, ظنت ظننت, ظن ظننت, شكت شككت, اهتمت اهتممت, اهتم اهتممت, مرت مررت, مر مررت, ردت رددت, رد رددت,
  احتاجت احتجت, اختارت اخترت, استفادت استفدت, أرادت أردت, عادت عدت, زارت زرت, باعت بعت, خافت خفت, قالت قلت, نامت نمت, قامت قمت, كانت كنت, واجهت واجهت, اشترت اشتريت, تلقت تلقيت, رأت رأيت, تخلت تخليت, أنهت أنهيت, ألغت ألغيت, انتهت انتهيت, قضت قضيت, بقت بقيت, لقت لقيت, وجدت وجدت`
    .split(/,\s*/u)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

/** Past forms that begin like present ones. */
const pastInT =
  /^(?:توقف|ترك|تراجع|تأخر|تغير|تغيّر|تخلى|تحول|تقدم|تعلم|تعرف|تعامل|تواصل|تطوع|تابع|تمكن|تلقى|تعرض|تخرج|تبرع)$/u

/** What each respondent has: a day, a home. */
const ownLife = /^(?:يوم|حياة|نوم|صحة|روتين|وقت|أسبوع|ليلة|دخل|ميزانية|راتب|عطلة|عائلة|أسرة)$/u

const workplace =
  /^ال(?:شركات|مؤسسات|مدارس|جامعات|مستشفيات|مصانع|بنوك|متاجر|عيادات|قرى|مدن|مكاتب)$/u

const stemmed = (word: string) =>
  fold(word)
    .replace(/^(?:و|ل|ب)?ال/u, '')
    .replace(/(?:ون|ين)$/u, '')

/** "الولد", of parents, is the respondent’s child. */
const isParents = /^(?:ال)?[لب]?(?:اولياء|امهات|اباء|اهل|اهالي|والدين)(?!\p{L})/u
const child = /(?<!\p{L})ال(ولد|طفل|ابن|[أا]طفال|[أا]ولاد|[أا]بناء)(?!\p{L})/gu

/** Respondents named beside their verb: "لماذا يلغي العملاء" speaks of "تلغي". */
export function withoutAudience(given: string, audience: string | undefined): string {
  const text = isParents.test(fold(audience ?? '')) ? given.replaceAll(child, '$1ك') : given
  const words = text.split(' ')
  const at = words.findIndex(
    (word) =>
      (isGroup(word) || word === audience) &&
      (audience === undefined ||
        fold(word.replace(/^(?:و|ل|ب)(?=ال)/u, '')) === fold(audience) ||
        fold(word) === 'الناس' ||
        stemmed(word) === stemmed(audience) ||
        (fold(word) === 'الاهل' && fold(audience).startsWith('الاهال')) ||
        fold(`ال${audience}`) === fold(word)),
  )
  if (at < 0 || /^(?:من|في|على|عن|مع|بين|لدى|عند|إلى)$/u.test(words[at - 1] ?? '')) return text
  // "يعاملهم الموظفون": what others do to respondents.
  if (/^(?:و|ف)?[بحهس]?[يت]\p{L}{2,}(?:هم|هن)$/u.test(words[at - 1] ?? '')) return text
  const isConstruct =
    !/^(?:و|ل|ب)?ال/u.test(words[at]!) &&
    (/^ال/u.test(words[at + 1] ?? '') ||
      /^(?!ي)[\p{L}\p{M}]{2,}(?<!ون)نا$/u.test(words[at + 1] ?? '')) &&
    !/نا$/u.test(words[at]!) &&
    !/^(?:الناس)$/u.test(words[at]!)
  // "يوم الموظفين"
  if (ownLife.test(words[at - 1] ?? '')) {
    const own = `${words[at - 1]!.replace(/ة$/u, 'ت').replace(/ى$/u, 'ا')}ك`
    return [...words.slice(0, at - 1), own, ...words.slice(at + (isConstruct ? 2 : 1))].join(' ')
  }
  const cause =
    /^(?:ب)?ي(?:منع|قلق|جعل|دفع|خلي|خلّي|زعج|عجب|ضايق|حمل|فيد|ساعد|شجع|عيق|بقي|حفز|هم|قنع|رجع|خوف|جذب|حبب|بعد)$|^(?:جعل|دفع|منع|أقلق|شجع|حمل)$/u
  if (cause.test(words[at - 1] ?? ''))
    return [
      ...words.slice(0, at - 1),
      `${words[at - 1]}ك`,
      ...words.slice(at + (isConstruct || describes(words[at + 1] ?? '', words[at]!) ? 2 : 1)),
    ].join(' ')
  // "سائقو سيارات الأجرة"
  const last = /و$/u.test(words[at]!)
    ? words.findIndex((word, i) => i > at && /^ال/u.test(word))
    : -1
  if (!isConstruct && last > at + 1) words.splice(at + 1, last - at)
  else if (isConstruct || describes(words[at + 1] ?? '', words[at]!))
    words.splice(at + 1, isConstruct && isKindOfPlace.test(words[at + 2] ?? '') ? 2 : 1)
  // Where the respondents are, in front of what they do.
  if (
    /^في$/u.test(words[at + 1] ?? '') &&
    workplace.test(words[at + 2] ?? '') &&
    words.length > at + 4
  )
    words.splice(at + 1, /^ال/u.test(words[at + 3] ?? '') ? 3 : 2)
  // "لاحظها الزبائن"
  const [, stem = '', object = ''] =
    /^(?![يت])(?!(?:في|إلي|علي|لدي|عند)(?:ها|نا)$)(\p{L}{3,})(ها|نا)$/u.exec(words[at - 1] ?? '') ??
    []
  const past = stem && toSecondPersonVerb(`${stem}وا`)
  if (past && past !== `${stem}وا`)
    return [...words.slice(0, at - 1), `${past}${object}`, ...words.slice(at + 1)].join(' ')
  // "لماذا توقف العملاء"
  const single = words[at - 1] ?? ''
  const asked = /^(?:و|ف)?(?:لماذا|متى|كيف|أين|ماذا|هل|كم)$/u.test(words[at - 2] ?? '')
  const isPastVerb =
    asked &&
    (!/^(?:و|ف)?(?:س)?[يت]\p{L}{2,}$/u.test(single) || pastInT.test(single)) &&
    /^\p{L}{3,7}$/u.test(single)
  const doubled = isPastVerb
    ? doubledRoots.get(single.replace(/^(?:و|ف)(?=\p{L}{5})/u, ''))
    : undefined
  if (doubled) return [...words.slice(0, at - 1), doubled, ...words.slice(at + 1)].join(' ')
  const spokenPast = isPastVerb ? toSecondPersonVerb(`${single.replace(/[ىا]$/u, '')}وا`) : ''
  if (/\p{L}ت$/u.test(spokenPast))
    return [...words.slice(0, at - 1), spokenPast, ...words.slice(at + 1)].join(' ')
  const toVerb = (word: string) => word.replace(/^((?:و|ف)?(?:ب|ح|س)?)ي(?=\p{L}{2,})/u, '$1ت')
  const singular = (word: string) => {
    const plural = toSecondPersonVerb(word)
    return plural === word ? toVerb(word) : plural
  }
  const before = words[at - 1] ?? ''
  const after = words[at + 1] ?? ''
  const isVerb = (word: string) =>
    /^(?:و|ف)?(?:ب|ح|س)?[يت]\p{L}{2,}/u.test(word) &&
    (!notVerbs.test(word) || /^(?:يحصل|يصل)$/u.test(word))
  const others = words.filter((_, index) => index !== at)
  if (isVerb(before) && !/^(?:ب)?ت/u.test(before))
    return [...others.slice(0, at - 1), singular(before), ...others.slice(at)].join(' ')
  if (isVerb(before)) return others.join(' ')
  if (isVerb(after))
    return [...others.slice(0, at), singular(after), ...others.slice(at + 1)].join(' ')
  // "الموظفين عم يستعملوا"
  if (after === 'عم' && isVerb(words[at + 2] ?? ''))
    return [...others.slice(0, at + 1), singular(words[at + 2]!), ...others.slice(at + 2)].join(' ')
  // "ما عم يفرزوا"
  const negated = words[at + 2] === 'عم' ? at + 3 : at + 2
  if (/^(?:ما|لا|لم|مش|مو|ماي)$/u.test(after) && isVerb(words[negated] ?? ''))
    return words
      .map((word, index) => (index === negated ? singular(word) : word))
      .filter((_, index) => index !== at)
      .join(' ')
  if (/^(?:و)?\p{L}{2,}ت$/u.test(after)) return others.join(' ')
  return /\p{L}وا$|ون$|ت$/u.test(before) || /(?:وا|ون|او)$/u.test(after) ? others.join(' ') : text
}
