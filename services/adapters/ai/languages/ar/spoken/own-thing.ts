// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What the owner plans, and what respondents are to them.
import type { Focus } from '../../types/clauses.ts'

const plan =
  /(?:نفكر في|ننوي|نخطط ل|نعتزم|أفكر في|أنوي)\s?(?:افتتاح|فتح|إطلاق|إنشاء|تقديم|بناء|إضافة|بدء) ((?:(?!(?:و|ونريد|هل|كيف|لماذا)(?:\s|$))\p{L}+ ?){1,6}?)(?=[.،,؛؟:]|$)/u
const named =
  /(?:^|[.؟!،,]\s*|\s)((?:تطبيق|متجر|مطعم|مقهى|موقع|نادي|عيادت|مدرست|مكتبت|منصت|شركت|خدمت|صيدليت)نا)(?=\s|[.،,]|$)/u

export function ownThing(goal: string): Focus | undefined {
  const planned = plan.exec(goal)?.[1]?.trim()
  if (planned) return { kind: 'planned', phrase: planned, object: planned }
  const own = named.exec(goal)?.[1]
  return own ? { kind: 'noun', phrase: own, object: own } : undefined
}

const roles: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/تركوا (?:الشركة|العمل|المؤسسة)|استقال|الموظفين السابقين/u, 'فترة عملك معنا'],
  [/(?:^|\s)(?:ال)?(?:أعضاء|مشتركين|مشتركون)(?=\s|[،.؟]|$)/u, 'عضويتك'],
  [/(?:^|\s)(?:ال)?(?:عملاء|زبائن|زباين|زبون|متسوقين)(?=\s|[،.؟]|$)/u, 'تجربتك معنا'],
  [/(?:^|\s)(?:ال)?(?:مستخدمين|مستخدمون|مستخدميه)(?=\s|[،.؟]|$)/u, 'تجربتك مع الاستخدام'],
  [/(?:^|\s)(?:ال)?(?:موظفين|موظفون|موظفي)(?=\s|[،.؟]|$)/u, 'تجربتك في العمل'],
]

export const roleTitle = (goal: string): string | undefined =>
  roles.find(([pattern]) => pattern.test(goal))?.[1]
