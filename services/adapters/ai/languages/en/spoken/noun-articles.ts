// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The article of a noun that an owner named without one.
import type { NounClass } from '../../types/question-frames.ts'
import { article, determined } from './topic-questions.ts'

/** Asked about in general, and not as the owner's: "stress", "theft". */
const general: ReadonlySet<NounClass | undefined> = new Set(['problem', 'feeling', 'habit'])
/** One problem: "the queue". */
const single =
  /(?:^|[ -])(?:queue|delay|mistake|complaint|fault|bug|leak|accident|injury|fight|outage|shortage|breakdown|conflict|dispute|crash|error|heat|cold|mess|rise|surprise|rumour|trouble|chaos|damage|traffic|congestion|smell|crowd|weather|heating|temperature|power|pressure|community|future|welcome|diet|routine|roof|pipe)$/iu
const doing = /^\p{L}+ing(?: |$)/iu

export function asNoun(phrase: string, nounClass: NounClass | undefined): string[] {
  if (determined.test(phrase) || /^\p{Lu}|['’]s? /u.test(phrase)) return [phrase]
  const usual = article(phrase)
  if (/^your /u.test(usual)) return [usual]
  const isGeneral = general.has(nounClass) && !single.test(phrase)
  if (isGeneral) return / /u.test(phrase) ? [phrase, usual] : [phrase]
  if (doing.test(phrase)) return [usual]
  return nounClass === undefined ? [usual, `the ${phrase}`] : [`the ${phrase}`]
}
