// Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parsePhrases } from '../shared/word-lists.ts'
import type { AnswerPatterns } from '../types/answers.ts'

export const answers: AnswerPatterns = {
  interviewerAddress: /^(?:لكن\s+)?(?:من|هل|ما|أين|أنت)\s/u,
  figuresOfSpeech: parsePhrases(`
    أموت من الضحك, اموت من الضحك, مت من الضحك, ميت من الضحك, موت من الضحك, أموت فيه, اموت فيه, أموت فيها, يموت من الضحك, أقتل نفسي من الشغل, أقتل نفسي في العمل, أقتل نفسي من التعب, انتحار تجاري, انتحار سياسي, انتحار مهني, العملية الانتحارية
  `),
  joinedConjunctions: ['و', 'ف'],
  keyboardRows: 'شسيب سيبل يبلا ضصثق صثقف ثقفغ'.split(' '),
  clauseConjunctions: new Set('ثم لذلك أو'.split(' ')),
}
