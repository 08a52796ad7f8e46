// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What an opinion is about: "الحديقة", of "رأي السكان في الحديقة".

const view =
  /^(?:ما )?(?:و)?(?:مدى )?(?:ال)?(?:رأي|راي|رأيهم|آراء|اراء|آراؤهم|انطباع\p{L}*|رضا|رضاهم|تقييم\p{L}*|تجربة|تجربتهم|تجارب|نظرة|استطلاع|استبيان|دراسة|بحث|أسئلة|مقابلات|علاقة|جودة|حياة|معرفة|فهم|ملاحظات)(?: (?!في |عن |حول |بشأن |مع )\p{L}+(?: (?:ال\p{L}+|(?!(?:في|عن|حول|بشأن|مع|بخصوص|من) |[يت])\p{L}+ ال\p{L}+)){0,2})? (?:في|عن|حول|بشأن|بخصوص|مع|من) (.+)$/u
const feeling = /^كيف [يت]شعر\p{L}* (?:(?:ال)?\p{L}+ ){0,2}?(?:تجاه|حيال|إزاء|نحو) (.+)$/u

export const viewedThing = (text: string): string | undefined =>
  feeling.exec(text)?.[1] ?? view.exec(text)?.[1]
