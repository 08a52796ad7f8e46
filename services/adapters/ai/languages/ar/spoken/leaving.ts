// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.

/** Verbs of leaving, each with its noun. */
const leaving: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/^(?:تترك|تركت)$/u, 'ترك'],
  [/^(?:تغادر|غادرت)$/u, 'مغادرة'],
  [/^(?:تلغي|ألغيت|الغيت)$/u, 'إلغاء'],
  [/^(?:تتوقف|توقفت)$/u, 'التوقف'],
  [/^(?:تنسحب|انسحبت)$/u, 'الانسحاب'],
  [/^(?:تنقطع|انقطعت)$/u, 'الانقطاع'],
  [/^(?:تستقيل|استقلت)$/u, 'الاستقالة'],
  [/^(?:تتخلى|تخليت)$/u, 'التخلي'],
]

export const leavingNoun = (verb: string): string | undefined =>
  leaving.find(([pattern]) => pattern.test(verb))?.[1]
