// Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

/** As the subject of a verb before it. */
const people = (count: number) => {
  if (count === 1) return 'شخص واحد'
  if (count === 2) return 'شخصان'
  return count <= 10 ? `${count} أشخاص` : `${count} شخصًا`
}
const answersOf = (count: number) => {
  if (count === 1) return 'إجابة واحدة'
  if (count === 2) return 'إجابتين'
  return count <= 10 ? `${count} إجابات` : `${count} إجابة`
}

export const report: ReportSentences = {
  quotationMarks: ['«', '»'],
  separators: ['، ', ' و'],
  overview: (count, answers) => `قدّم ${people(count)} ${answersOf(answers)}.`,
  criticised: (things) => `من بين ما يُنتقد: ${things}.`,
  withCount: (thing, count) => `${thing} (${people(count)} على الأقل)`,
  tooFewPeople: 'ما زال الوقت مبكرًا: بهذا العدد القليل من الأشخاص لا يُعدّ شيء هنا اتجاهًا بعد.',
  method: 'حُسب بقواعد، دون نموذج ذكاء اصطناعي: اقرأ الاقتباسات قبل أن تقرر.',
  finding: {
    complaint: (count, thing) => `يشكو ${people(count)} من ${thing}`.replace(' من ما ', ' مما '),
    praise: (count, thing) => `يثني ${people(count)} على ${thing}`,
    mention: (count, thing) => `يتحدث ${people(count)} عن ${thing}`,
  },
  partly: (count, thing, bad) =>
    `يتحدث ${people(count)} عن ${thing}، منهم ${bad} على الأقل بنبرة ناقدة`,
  point: {
    complaint: (count, objective) => `يجيب ${people(count)} بنبرة ناقدة عن ${objective}`,
    praise: (count, objective) => `يجيب ${people(count)} بنبرة إيجابية عن ${objective}`,
    mention: (count, objective) => `يجيب ${people(count)} عن ${objective}`,
  },
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
  topic: (count, good, bad) =>
    [
      `ذكر ذلك ${people(count)}`,
      ...(good > 0 ? [`منهم ${good} على الأقل بنبرة إيجابية`] : []),
      ...(bad > 0 ? [`منهم ${bad} على الأقل بنبرة ناقدة`] : []),
    ].join('، ') + '.',
  together: {
    pattern: (thing, other) => `من يتحدث عن ${thing} كثيرًا ما يتحدث عن ${other} أيضًا`,
    evidence: (both, count, thing, other) =>
      `من بين ${count} تحدثوا عن ${thing}، تحدث ${both} عن ${other} أيضًا.`,
  },
  objectiveMood: {
    pattern: {
      negative: (objective) => `معظم الإجابات عن ${objective} ناقدة`,
      positive: (objective) => `معظم الإجابات عن ${objective} إيجابية`,
    },
    evidence: (bad, good) => `عدد الناقدين: ${bad}، وعدد الراضين: ${good}.`,
  },
  act: (sentence) => `عالج هذا: ${sentence}`,
  keep: (thing, count) => `حافظ على ما يعجب الناس في ${thing}: يثني على ذلك ${people(count)}`,
  ask: (count) => `يطلب ${people(count)} هذا`,
  askAbout: (count, thing) => `يطلب ${people(count)} شيئًا بشأن ${thing}`,
  belongsTo: (objective) => `ورد ذلك ضمن ${objective}.`,
  fewerNextTime: (count) =>
    count === 1
      ? 'للقياس بعد التغيير: ألا يشكو منه أحد.'
      : `للقياس بعد التغيير: أن يشكو منه عدد أقل من ${count}.`,
  asManyNextTime: (count) => `للقياس: ألا يقلّ عدد من يقولون ذلك عن ${count}.`,
  people,
}
