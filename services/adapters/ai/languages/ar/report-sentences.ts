// Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

/** As the subject of a verb before it. */
const people = (count: number) => {
  if (count === 1) return 'شخص واحد'
  if (count === 2) return 'شخصان'
  return count <= 10 ? `${count} أشخاص` : `${count} شخصًا`
}

export const report: ReportSentences = {
  quotationMarks: ['«', '»'],
  separators: ['؛ ', '؛ '],
  overview: (count) => `أجاب ${people(count)}.`,
  missing: (count, thing) => `يشير ${people(count)} إلى نقص في ${thing}`,
  criticised: (claims) => `أبرز ما يقولونه: ${claims}.`,
  withCount: (claim, count) => `${claim} (${people(count)})`,
  tooFewPeople: 'ما زال الوقت مبكرًا: بهذا العدد القليل من الأشخاص لا يُعدّ شيء هنا اتجاهًا بعد.',
  method: 'حُسب بقواعد، دون نموذج ذكاء اصطناعي: اقرأ الاقتباسات قبل أن تقرر.',
  claim: (count, claim) => `يقول ${people(count)} ${claim}`,
  contraryClaim: (count, claim) => `في المقابل، يقول ${people(count)} ${claim}`,
  finding: {
    complaint: (count, thing) => `يشكو ${people(count)} من ${thing}`.replace(' من ما ', ' مما '),
    praise: (count, thing) => `يثني ${people(count)} على ${thing}`,
  },
  contraryFinding: {
    complaint: (count, thing) =>
      `في المقابل، يشكو ${people(count)} من ${thing}`.replace(' من ما ', ' مما '),
    praise: (count, thing) => `في المقابل، يثني ${people(count)} على ${thing}`,
  },
  inTheirWords: (objective) => `عن ${objective}، بكلماتهم`,
  example: (sentence, quotes) => `${sentence}: ${quotes.join('؛ ')}.`,
  instance: (sentence, quote) => `${sentence}، مثلًا: ${quote}.`,
  sharedWords: (words) => `من الكلمات المتكررة بينهم: ${words}.`,
  contrast: (thing, good, bad) =>
    `تختلف الآراء في ${thing}: عدد الراضين ${good}، وعدد غير الراضين ${bad}.`,
  contrastQuoted: (thing, [good, praise], [bad, complaint]) =>
    `تختلف الآراء في ${thing}: عدد الراضين ${good} (${praise})، وعدد غير الراضين ${bad} (${complaint}).`,
  contrastUncounted: (thing) => `تختلف الآراء في ${thing}.`,
  single: {
    negative: 'يشكو شخص واحد من مشكلة',
    positive: 'يثني شخص واحد على أمر',
    neutral: 'يذكر شخص واحد أمرًا',
  },
  serious: 'قال هذا شخص واحد فقط، لكنه أمر خطير',
  against: (thing, others) =>
    `لشخص واحد رأي مختلف في ${thing} عن ${others === 1 ? 'شخص آخر' : others === 2 ? 'شخصين آخرين' : `${others} آخرين`}`,
  injury: (count) => `يروي ${people(count)} أن أحدًا أصيب أو كاد يُصاب`,
  mention: (count, thing) => `يذكر ${people(count)} ${thing}`,
  topic: (count) => `يستخدم ${people(count)} هذه الكلمة.`,
  askNext: (question) => `السؤال التالي لهم: ${question}`,
  startFrom: (quote) => `ويمكن البدء مما يقوله أحدهم: ${quote}.`,
  ask: (count) => (count === 1 ? 'طلب بكلمات صاحبه' : `يطلب ${people(count)} هذا`),
  askAbout: (count, thing) => `يطلب ${people(count)} شيئًا بشأن ${thing}`,
  belongsTo: (objective) => `ورد ذلك ضمن ${objective}.`,
  people,
}
