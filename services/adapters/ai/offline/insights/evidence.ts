// What shows whether a statement complains or praises: patterns, themes, the lexicon, the learned models, and all of them together.
import { classifySentiment } from '../../learned/judgements.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { signsOf, type Signs } from './claim-signs.ts'
import { stanceOf, type Stance } from './stance.ts'
import type { Statement } from './statements.ts'
import { isPraise, isProblem, isTheme } from './themes.ts'

export type Read = ReturnType<typeof classifySentiment>

export type Evidence = Signs & {
  isAskedBad: boolean
  isShort: boolean
  byLexicon: Read['class']
  learned: Read
  /** Undefined in a language without models. */
  stance: Stance | undefined
}

/** The model reads no shorter texts. */
const fewestWords = 4

const known = new WeakMap<Statement, Evidence>()

/** Read once for each statement. `bad` and `good` count patterns and themes. */
export function evidenceOf(
  statement: Statement,
  classify: typeof classifySentiment = classifySentiment,
): Evidence {
  const before = known.get(statement)
  if (before) return before
  const evidence = readEvidence(statement, classify)
  known.set(statement, evidence)
  return evidence
}

function readEvidence(statement: Statement, classify: typeof classifySentiment): Evidence {
  const { text, language, concepts, isNegated, asksFor } = statement
  const signs = signsOf(text, language)
  const names = (kind: typeof isProblem) =>
    [...concepts].some((each) => isTheme(each) && kind(each, language))
  const [lexicon, learned] = [scoreSentiment(text, language), classify(text, language)]
  return {
    ...signs,
    bad: signs.bad + Number(!signs.isHarmless && names(isProblem)),
    good: signs.good + Number(!isNegated && names(isPraise)),
    isAskedBad: asksFor === 'bad',
    isShort: tokenize(text).length < fewestWords,
    byLexicon: lexicon.class,
    learned,
    stance: stanceOf(statement, { ...signs, lexicon: lexicon.score, learned }),
  }
}
