// Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parsePhrases, parseWords } from '../shared/word-lists.ts'
import type { AnswerPatterns } from '../types/answers.ts'

export const answers: AnswerPatterns = {
  interviewerAddress: /^(?:لكن\s+)?(?:من|هل|ما|أين|أنت)\s/u,
  figuresOfSpeech: parsePhrases(`
    أموت من الضحك, اموت من الضحك, مت من الضحك, ميت من الضحك, موت من الضحك, أموت فيه, اموت فيه, أموت فيها, يموت من الضحك, أقتل نفسي من الشغل, أقتل نفسي في العمل, أقتل نفسي من التعب, انتحار تجاري, انتحار سياسي, انتحار مهني, العملية الانتحارية
  `),
  joinedConjunctions: ['و', 'ف'],
  keyboardRows: 'شسيب سيبل يبلا ضصثق صثقف ثقفغ'.split(' '),
  clauseConjunctions: new Set('ثم لذلك أو'.split(' ')),
  bareWords: parseWords(
    `نعم اي ايه ايوه ايوا اه أجل لا لأ لاء كلا لا شيء شي يوجد مافي مفيش ماكو لم ابدا دائما اوك ذكر انثى رجل امرأة اعزب متزوج متزوجة ريال جنيه درهم دينار ليرة كيلو متر`,
  ),
  asksForName:
    /^(?:و)?(?:مين|من (?:هو|هي|الذي|التي|اللي))(?!\p{L})|(?<!\p{L})(?:[إا]سم(?:ك|كم|ه|ها|هم)|الاسم|(?:[أا]ي|ما|شو|ايش|وش) (?:مدينة|بلد|حي|منطقة|مدرسة|مستشفى|فرع|مدينتك|بلدك)|(?:[أا]ين|وين|فين) (?:تسكن|تعيش|ساكن|عايش|تعمل|تشتغل|ولدت)\p{L}*)(?!\p{L})/u,
}
