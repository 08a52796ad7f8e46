// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What the owner plans, and what respondents are to them.
import type { Focus } from '../../types/clauses.ts'

const plan =
  /(?:نفكر في|ننوي|نخطط ل|نعتزم|أفكر في|أنوي)\s?(?:افتتاح|فتح|إطلاق|إنشاء|تقديم|بناء|إضافة|بدء) ((?:(?!(?:و|ونريد|هل|كيف|لماذا)(?:\s|$))\p{L}+ ?){1,6}?)(?=[.،,؛؟:]|$)/u
/** What is planned is what is done, not what is opened: "نخطط لإغلاق الشارع". */
const change =
  /(?:نفكر في|ننوي|نخطط ل|نعتزم|أفكر في|أنوي|تنوي|تخطط ل|تدرس) ?((?:إغلاق|إزالة|نقل|تغيير|هدم|تحويل|رفع|منع|تمديد|دمج|تقليص|توسعة|تطبيق) (?:(?!(?:و|ونريد|هل|كيف|لماذا)(?:\s|$))\p{L}+ ?){1,5}?)(?=[.،,؛؟:]| أيام | إلى |$)/u
const nouns =
  'تطبيق|متجر|محل|مطعم|موقع|نادي|عيادة|مدرسة|مكتبة|منصة|شركة|خدمة|صيدلية|ورشة|جمعية|صالة|مركز|متحف|فندق|مخبز|معهد|أكاديمية|جامعة|روضة|حضانة|مزرعة|مشغل|صالون|مغسلة|فرقة|مكتب|مصنع|تعاونية|استوديو|بقالة|كافيه|مسجد|كنيسة|حديقة|معرض|مهرجان|دورة|برنامج|بيت ضيافة'
/** As they stand before a possessive. */
export const ownedNouns = nouns.replaceAll(/ة(?=\||$)/gu, 'ت')
/** "مدرسة" to "مدرستنا" */
const ours = (noun: string) => (noun === 'كافيه' ? 'الكافيه' : `${noun.replace(/ة$/u, 'ت')}نا`)
const run = new RegExp(
  String.raw`(?:^|[\s.،])(?:عندي|عندنا|لدي|لدينا|نحن|نحنا|احنا|إحنا|أنا صاحب|أدير|ندير|أملك|عنا) (${nouns})(?=\s|[.،,]|$)`,
  'u',
)
const named = new RegExp(
  String.raw`(?:^|[\s.؟!،,])(?:و|ب|ل)?((?:${nouns.replaceAll('ة', 'ت')})نا(?: ال\p{L}{2,}[يةر](?=\s|[.،,؟]|$))?)(?=\s|[.،,؟]|$)`,
  'u',
)

export function ownThing(goal: string): Focus | undefined {
  const planned = (change.exec(goal) ?? plan.exec(goal))?.[1]?.trim()
  if (planned) return { kind: 'planned', phrase: planned, object: planned }
  const owned = run.exec(goal)?.[1]
  const own = named.exec(goal)?.[1] ?? (owned && ours(owned))
  return own ? { kind: 'noun', phrase: own, object: own } : undefined
}

const headed = new RegExp(String.raw`^(${nouns})(?:\s(?!و)\p{L}+){0,4}$`, 'u')

/** "محل عطارة في طنطا", at the head of a list: what the owner runs. */
export function headedThing(heading: string): string | undefined {
  const noun = /^\p{L}+ ال/u.test(heading) ? undefined : headed.exec(heading)?.[1]
  return noun && ours(noun)
}

const lived =
  /^(?:شركت|مصنع|مدرست|مركز|جمعيت|نادي|مكتبت|جامعت|معهد|عيادت|فندق|ورشت|مطعم|صالت|أكاديميت|فرقت|مهرجان)نا/u

/** "تجربتك في مدرستنا" */
export const titleOf = (subject: string): string | undefined =>
  /^(?:متحف|معرض)نا/u.test(subject)
    ? `زيارتك إلى ${subject}`
    : lived.test(subject)
      ? `تجربتك في ${subject}`
      : undefined

const roles: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/تركوا (?:الشركة|العمل|المؤسسة)|استقال|الموظفين السابقين/u, 'فترة عملك معنا'],
  [/(?:^|\s)(?:ال)?(?:أعضاء|مشتركين|مشتركون)(?=\s|[،.؟]|$)/u, 'عضويتك'],
  [/(?:^|\s)(?:ال)?(?:عملاء|زبائن|زباين|زبون|متسوقين)(?=\s|[،.؟]|$)/u, 'تجربتك معنا'],
  [/(?:^|\s)(?:ال)?(?:مستخدمين|مستخدمون|مستخدميه)(?=\s|[،.؟]|$)/u, 'تجربتك مع الاستخدام'],
  [/(?:^|\s)(?:ال)?(?:موظفين|موظفون|موظفي)(?=\s|[،.؟]|$)/u, 'تجربتك في العمل'],
]

export const roleTitle = (goal: string): string | undefined =>
  roles.find(([pattern]) => pattern.test(goal))?.[1]
