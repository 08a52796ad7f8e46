// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How formal briefs are built: their labels, what announces their list, and what they say of the survey.
import type { Clauses } from '../../types/clauses.ts'

const inquiring =
  'معرفة|فهم|تقييم|قياس|استكشاف|استطلاع|سماع|رصد|دراسة|نعرف|نفهم|نسمع|نقيس|نقيّم|أعرف|أفهم|أسمع'
const asked = '(?:كيف|لماذا|ماذا|هل|ما|متى|أين|كم|ليش|ليه|وش|شو|ايش)'
const list = String.raw`(?=\s+(?!و?${asked}(?!\p{L})|[^.؟?!:\n]*(?:خصوص|خاصة|لا سيما))[^.؟?!:\n]*،\s*و?[^.؟?!:\n]*\p{L})`
/** "رأي زوار المتحف في", "رضا المستخدمين عن" */
const opinionOf = String.raw`(?: (?:رأي|آراء|رضا|انطباع|انطباعات|تجربة)(?: (?!(?:عن|حول|في|مع)(?!\p{L}))\p{L}+){1,5} (?:عن|حول|في|مع))`

export const brief: NonNullable<Clauses['brief']> = {
  label: /(?<=(?:^|[.!؟\n])\s*)(?:الغرض|الهدف|هدف الدراسة|الغاية)(?: من \p{L}+)?\s*:\s*/gu,
  remark:
    /^(?:(?:الخلفية|السياق)\s*:|(?:و)?(?:س|سوف )(?:ت|ي)(?:ُ)?(?:ستخدم|ستعمل|عرض|سهم|فيد|نشر|رفع|ساعد)\p{L}* (?:ال)?(?:نتائج|بيانات|إجابات)|(?:بحد أقصى|لا تزيد على|على الأكثر) )/u,
  announcement: new RegExp(
    [
      String.raw`(?<!\p{L})(?:أن |إلى |في |ل)?(?:${inquiring})${opinionOf}?${list}`,
      String.raw`(?<!\p{L})(?:سماع|نسمع|أسمع|نسأل|أسأل|مقابلة|سنقابل|استطلاع|الحديث مع|التحدث مع)(?: من| رأي| آراء)?(?: (?!(?:عن|حول|بشأن|بخصوص|${asked})(?!\p{L}))\p{L}+){1,8} (?:عن|حول|بشأن|بخصوص)${list}`,
    ].join('|'),
    'gu',
  ),
  aim: new RegExp(
    String.raw`[،,]? (?:بهدف|بغرض|من أجل|لغرض|ل)(?= ?(?:${inquiring})(?!\p{L}))`,
    'gu',
  ),
  afterthought:
    /[،,.]\s*و?(?:كمان|ايضا|أيضا|أيضًا) (ال[^،,.؟?!:]{2,40}?)(?: (?:لان|لأن|عشان) [^،.؟!]*)?(?:، (?:اخوي|أخوي|زوجي|زوجتي|الكل|كلهم) [^.؟!]*)?(?=[.؟!\n]|$)/gu,
}
