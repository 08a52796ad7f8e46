import type { Ai } from '#ports/ai.ts'
import { analyse } from './analyse.ts'
import { code } from './code.ts'
import { digest } from './digest.ts'
import { judge } from './judge.ts'
import { questions } from './questions.ts'
import { report } from './report.ts'
import { structure } from './structure.ts'
import { word } from './word.ts'

/** An AI of rules, word lists and templates: no key, no network, the same answer every time. It says what it is. */
export const offlineAi: Ai = {
  engine: 'offline',
  structure,
  questions,
  code,
  word,
  analyse,
  judge,
  digest,
  report,
}
