// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parsePhrases, parseWords } from '../shared/word-lists.ts'
import type { AnswerPatterns } from '../types/answers.ts'

export const answers: AnswerPatterns = {
  interviewerAddress: /^(?:(?:but|and)\s+)?(?:you|this is|so this)\s/iu,
  figuresOfSpeech: parsePhrases(`
    kill myself laughing, killing myself laughing, die laughing, dying laughing, died laughing, dying to try, dying to know, killing it, killing time, suicide squad,
    suicide mission, commit suicide with their prices, career suicide, commercial suicide, political suicide, business suicide, killing myself to finish, killing myself to get, killing myself to meet, killing myself at work, killing myself working,
    kill myself working, hurt myself laughing, suicide prevention training, die of boredom, dying of boredom, want to die of embarrassment, wanted to die of embarrassment, want to die of shame, cut myself off, cut myself shaving, cut myself a, cut myself some,
    wake up early, wake up earlier, wake up so early, wake up that early, wake up this early, wake up at, wake up for, wake up before, wake up to, wake up when, shoot myself in the foot, shooting myself in the foot, going to kill me if, gonna kill me if, will kill me if, hang myself out
  `),
  clauseConjunctions: new Set('and so because that which or then'.split(' ')),
  opinionPrefix:
    /^(?:(?:well|so|and|but),?\s+)?i(?: would|['’]d)? (?:say|think|guess|believe)(?: that)?\s+/iu,
  bareWords: parseWords(
    `yes yeah yep yup yess nope nah no none nil n a na ok okay nothing never always both neither male female man woman single married divorced gbp usd eur dollars pounds euros kg km miles jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun am pm oclock o'clock`,
  ),
  asksForName:
    /^(?:and |so )?whom?\b|\bwhose name\b|\b(?:your|his|her|their|its|the)(?: \w+)? names?\b|\b(?:which|what) (?:city|town|village|suburb|country|neighbou?rhood|school|church|hospital|branch)\b|\bwhere (?:do|are|were|did) you (?:live|from|born|work|grow)\b/iu,
}
