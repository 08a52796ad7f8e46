// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What may stand in a fixed sentence about a noun: "ما رأيك في {s}؟"
import type { FramedNouns } from '../../types/question-frames.ts'
import { regional } from './question-words.ts'
import { notVerbs } from './second-person.ts'

const frames =
  /^(?:(?:فيما يخص|بخصوص) [^،]+، )?(?:(?:ما رأيك في|كيف (?:تجد|تصف|تقيّم|ترى|وجدت|تنظر إلى)|كيف كانت تجربتك مع|ماذا يمكنك أن تخبرنا عن|ما (?:انطباعك عن|ملاحظاتك على|مدى رضاك عن|أثر|تجربتك مع)|ما الذي (?:يهمك أكثر فيما يخص|تودّ أن نعرفه عن|يلفت انتباهك في|يسير جيدًا وما الذي تودّ تغييره في)) (?<noun>.+?)(?: (?:بوجه عام|عليك|معك)|، (?:ولماذا|إن وُجدت?))?|هل (?<stated>.+))؟$/u

const asking = `${regional}|كيف|لماذا|ليش|ليه|ماذا|هل|متى|أين|وين|فين|كم|كام|بكام|قديش|قديه|شو|شنو|وش|ايش|إيش|ايه|إيه|مين|منو|ازاي|إزاي|شلون|انهي|أنهي|امتى|إمتى`
const asks = new RegExp(String.raw`(?<!\p{L})(?:${asking})(?!\p{L})`, 'u')
const starts =
  /^(?:ال)?(?:و?اللي|الذي|التي|الذين|أن|ان|إن|إذا|اذا|لو|لأن|لان|عشان|علشان|حتى|لكن|بس|من|في|على|عن|مع|إلى|الى|عند|بدون|دون|غير|لا|ما|مش|مو|لم|لن|قد|كان|كانت|هم|هي|هو|أنا|انا|نحن|احنا|إحنا|عم|راح|رح|لل?ي)(?!\p{L})/u
/** "بهدوء", "بسرعة": how something is done, also where an article was put before it. */
const manner =
  /^(?:ال)?ب(?:هدو[ءئ]|سرع[ةه]|لطف|راح[ةه]|الراح[ةه]|شويش|صراح[ةه]|اختصار|أدب|ادب|ال\p{L}{3,})(?!\p{L})/u
/** "بتذاكر", "عم تدفع", "وقفو", "القفو" */
const verb =
  /^(?:(?!(?:بيوت\p{L}{0,3}|بيت(?:ي|نا|ك|هم)?|بيع\p{L}{0,2}|بيئ\p{L}*|بيان\p{L}*|بتر\p{L}*)(?!\p{L}))ب[يت]\p{L}{3,}|[حه][يت]\p{L}{3,}|ي\p{L}{3,}(?:ون|وا|و)|\p{L}{2,}(?<!ا)فو|ال\p{L}{2,4}فو|(?!ال)\p{L}{2,}وا)(?!\p{L})/u

/** "التوصيل بيتأخر" */
const spokenVerb =
  /^(?!(?:بين\p{L}*|بيت(?:ي|نا|ك|هم)?|بيع\p{L}{0,2}|بيئ\p{L}*|بيان\p{L}*|حيا\p{L}*|حيو\p{L}*|هي[ئك]\p{L}*)$)[بحه]ي\p{L}{3,}(?<!ة)$/u

/** "الزبون ياخذ السعر" */
const finite = /^(?:و)?(?:ي\p{L}{2,}|صار|صارت|كان|كانت|ماشيين|راح|راحوا|ولاو|بس)$/u
const nounInYa =
  /^(?:يوم\p{L}*|يومية|يوميا|يومين|يد|يدوي|يدوية|يمين|يسار|يسرى|يمنى|يقين|يناير|يونيو|يوليو|يمني|يمنية|ياباني|يابانية|يهود|يتيم|يتامى)$/u
const isFinite = (word: string) => finite.test(word) && !nounInYa.test(word.replace(/^و/u, ''))

export const framedNouns: FramedNouns = {
  frames,
  asked:
    /^و?(?:ما|من) (?:ال|[اأ]ين|شنو)|^(?:هو|هي|هم) [يت]|(?:ليه|ليش|لماذا|متى|فين|وين|ايه|إيه|كام)$|^و?(?:\p{L}+ )?[بحه]?[يت]\p{L}{2,}(?: \p{L}+)* (?:ولا|أو|او|أم|ام) /u,
  isNoun: (phrase, question) => {
    const [first = '', ...others] = phrase.split(' ')
    // A question of yes or no takes a clause, but no second question and no bare opinion.
    if (/^هل /u.test(question)) return !asks.test(phrase) && !/^(?:رأي|راي) /u.test(phrase)
    return (
      !asks.test(phrase) &&
      !starts.test(phrase) &&
      !manner.test(phrase) &&
      (!verb.test(phrase) || notVerbs.test(first)) &&
      !others.some((word) => spokenVerb.test(word)) &&
      // "الرسوم مقابل ما يحصلون عليه": a clause that belongs to its noun.
      !phrase
        .replace(/ (?:ما|من|اللي|يلي|الذي|التي|الذين|حين|عندما|لما|أن|ان) .*$/u, '')
        .split(' ')
        .slice(1)
        .some(isFinite)
    )
  },
}
