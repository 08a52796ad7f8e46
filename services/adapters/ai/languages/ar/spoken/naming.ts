// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../../types/clauses.ts'
import { definite, isNamePhrase } from './noun-questions.ts'
import { isGroup } from './persons.ts'

const view =
  /^(?:ما )?(?:و)?(?:ال)?(?:رأي|راي|رأيهم|آراء|اراء|آراؤهم|انطباع\p{L}*|رضا|رضاهم|تقييم\p{L}*|تجربة|تجربتهم|تجارب|نظرة|استطلاع|استبيان|دراسة|بحث|أسئلة|مقابلات|علاقة|جودة|حياة|معرفة|فهم|ملاحظات)(?: (?!في |عن |حول |بشأن |مع )\p{L}+(?: ال\p{L}+){0,2})? (?:في|عن|حول|بشأن|بخصوص|مع|من) (.+)$/u
const named = /^(?:تقييم|قياس|استطلاع|دراسة) (?!رضا|مدى|رأي|آراء)(.+)$/u

function phrase(thing: string): string | undefined {
  const bare = thing.trim().replace(/^و(?=ال)/u, '')
  return nameOf(view.exec(bare)?.[1] ?? named.exec(bare)?.[1] ?? bare)
}

const nameOf = (about: string): string | undefined =>
  !isNamePhrase(about) || about.split(' ').some(isGroup) || /^[يتن]\p{L}{2,} /u.test(about)
    ? undefined
    : definite(about)

export const naming: NonNullable<Clauses['naming']> = {
  phrase,
  heading: (text) => {
    const bare = text.trim()
    const about =
      view.exec(bare)?.[1] ??
      named.exec(bare)?.[1] ??
      (/^(?!(?:ال)?(?:محاور|نقاط|موضوعات|مواضيع|أسئلة)(?:\s|$))/u.test(bare) ? bare : undefined)
    return about && nameOf(about)
  },
  comma: ' و',
  and: ' و',
  more: ' وغير ذلك',
  title: 'بضعة أسئلة حول {s}',
  description: 'محادثة قصيرة حول {s}{more}. لا توجد إجابات صحيحة أو خاطئة.',
}
