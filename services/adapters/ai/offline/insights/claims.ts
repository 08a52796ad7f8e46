// What a statement claims: that something is bad or good, that nothing is wrong, or nothing that is sure.
import { classifySentiment } from '../../learned/judgements.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { signsOf, type Claim, type Signs } from './claim-signs.ts'
import type { Statement } from './statements.ts'
import { claimOfThing } from './thing-claims.ts'
import { toneOf } from './tone.ts'
import { isPraise, isProblem, isTheme } from './themes.ts'

export type ClaimOf = (statement: Statement, concept?: string) => Claim

/** With more statements, the lexicon decides without the learned model. */
const maxLearned = 3_000

/** What each statement claims, of a thing where its concept is given; read once. */
export function createClaims(statements: readonly Statement[]): ClaimOf {
  const known = new Map<Statement, Claim>()
  const classify = statements.length > maxLearned ? scoreSentiment : classifySentiment
  const claimOfAll = (statement: Statement) => {
    const before = known.get(statement)
    if (before) return before
    const claim = readClaim(statement, classify)
    known.set(statement, claim)
    return claim
  }
  const ofThings = new Map<Statement, Map<string, Claim>>()
  return (statement, concept) => {
    const whole = claimOfAll(statement)
    if (concept === undefined) return whole
    const own = ofThings.get(statement) ?? new Map<string, Claim>()
    ofThings.set(statement, own)
    const claim = own.get(concept) ?? claimOfThing(statement, concept, whole)
    own.set(concept, claim)
    return claim
  }
}

function readClaim(statement: Statement, classify: typeof classifySentiment): Claim {
  const signs = signsOf(statement.text, statement.language)
  return frameOf(statement, signs) ?? signOf(evidenceOf(statement, signs, classify))
}

/** What is no report of how the person finds something; undefined where it may be one. */
function frameOf(statement: Statement, { bad, ...signs }: Signs): Claim | undefined {
  const { isWish, isQuestion, asksFor } = statement
  if (signs.isNothing) return 'nothing'
  if (asksFor === 'wish' && (signs.isContent || signs.isHarmless)) return 'content'
  if (isWish && bad === 0) return 'wish'
  if (signs.isAside) return 'aside'
  if (asksFor === 'wish') return isAsked(statement, bad) ? 'wish' : 'open'
  return isWish || signs.isUnreal || (isQuestion && bad === 0) ? 'open' : undefined
}

/** Where wishes are asked for, a few words without a complaint or a negation are one. */
const isAsked = ({ text, isNegated }: Statement, bad: number) =>
  bad === 0 && !isNegated && tokenize(text).length <= longestWish
const longestWish = 10

type Read = ReturnType<typeof classifySentiment>

/** Patterns, themes, the lexicon and the learned model. */
type Evidence = Pick<Signs, 'isContent' | 'isHarmless' | 'isTurned' | 'isIronic'> & {
  /** How many patterns and themes find it. */
  bad: number
  good: number
  isAskedBad: boolean
  isShort: boolean
  byLexicon: Read['class']
  learned: Read
  tone: number
}

function evidenceOf(
  statement: Statement,
  signs: Signs,
  classify: typeof classifySentiment,
): Evidence {
  const { text, language, concepts, isNegated, asksFor } = statement
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
    tone: toneOf(statement, { ...signs, lexicon: lexicon.score, learned }),
  }
}

/** Of the learned model. */
const confident = 0.9
const unsure = 0.6
/** The model reads no shorter texts. */
const fewestWords = 4

/** Of the tone: so much decides alone, and so much to the contrary makes a sign doubtful. */
const tones = { sure: 0.55, doubtful: 0.1 }

function signOf(read: Evidence): Claim {
  const { bad, isContent, isHarmless } = read
  if (isContent || isHarmless) return bad > 0 ? 'open' : 'content'
  return complaintOf(read) ?? clearSign(read)
}

function complaintOf(read: Evidence): Claim | undefined {
  const { bad, isIronic, isAskedBad, learned, tone } = read
  if (isComplaint(read)) return isAskedBad || tone < tones.doubtful ? 'negative' : 'open'
  // Praise that is not meant, with what is wrong behind it.
  return isIronic && bad > 0 && learned.class === 'negative' ? 'negative' : undefined
}

function clearSign(read: Evidence): Claim {
  const { bad, good, isTurned, tone } = read
  if (tone <= -tones.sure) return 'negative'
  if (bad > 0) return 'open'
  if (good > 0 && isPraised(read)) return tone > -tones.doubtful ? 'positive' : 'open'
  return tone >= tones.sure && !isTurned ? 'positive' : 'open'
}

/** Found by two kinds of evidence, or by one that the others do not contradict. */
function isComplaint({ bad, good, isAskedBad, isShort, byLexicon, learned }: Evidence): boolean {
  if (good > 0) return false
  if (isAskedBad && byLexicon !== 'positive') return true
  const isUnmoved = learned.class === 'neutral' && learned.confidence >= confident
  const isDoubted =
    byLexicon === 'positive' ||
    isConfident('positive', learned) ||
    (isUnmoved && byLexicon === 'neutral')
  if (bad > 1 || (bad > 0 && !isDoubted)) return true
  return !isShort && byLexicon === 'negative' && isConfident('negative', learned)
}

function isPraised({ good, isTurned, isIronic, byLexicon, learned }: Evidence): boolean {
  if (isTurned || byLexicon === 'negative' || isConfident('negative', learned)) return false
  const backing = Number(byLexicon === 'positive') + Number(learned.class === 'positive')
  return isIronic ? backing === 2 : good > 1 || backing > 0
}

const isConfident = (sign: 'negative' | 'positive', learned: Read) =>
  learned.class === sign && learned.confidence >= unsure
