// What a statement claims: that something is bad or good, that nothing is wrong, or nothing that is sure.
import { classifySentiment } from '../../learned/judgements.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { languageOf } from '../../languages/languages.ts'
import { tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { signedText, type Claim } from './claim-signs.ts'
import { evidenceOf, type Evidence, type Read } from './evidence.ts'
import type { Statement } from './statements.ts'
import { claimOfThing } from './thing-claims.ts'

export type ClaimOf = (statement: Statement, concept?: string) => Claim

/** With more statements, the lexicon decides without the learned model. */
const maxLearned = 3_000

/** What each statement claims, of a thing where its concept is given; read once. */
export function createClaims(statements: readonly Statement[]): ClaimOf {
  const known = new Map<Statement, Claim>()
  const classify = statements.length > maxLearned ? scoreSentiment : classifySentiment
  const claimAlone = (statement: Statement) => {
    const before = known.get(statement)
    if (before) return before
    const claim = readClaim(statement, classify)
    known.set(statement, claim)
    return claim
  }
  const openings = openingsOf(statements)
  const ofOthers = continuedHearsay(statements)
  const claimOfAll = (statement: Statement): Claim => {
    const claim = claimAlone(statement)
    if (ofOthers.has(statement) && claim !== 'nothing') return 'aside'
    const opening = openings.get(statement)
    if (!opening || (claim !== 'negative' && claim !== 'open')) return claim
    const verdict = claimAlone(opening)
    return verdict === 'positive' || verdict === 'content' ? 'content' : claim
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

/** Clauses of the third person behind hearsay: "My sister was locked out. She won't come again." */
function continuedHearsay(statements: readonly Statement[]): ReadonlySet<Statement> {
  const found = new Set<Statement>()
  let hearsay: Statement | undefined
  for (const each of statements) {
    const { claims } = languageOf(each.language)
    const text = toSearchText(each.text)
    const goesOn =
      hearsay?.responseId === each.responseId && claims.others.test(text) && !claims.self.test(text)
    if (goesOn) found.add(each)
    else hearsay = claims.hearsay.test(signedText(each)) ? each : undefined
  }
  return found
}

const longestOpening = 2

/** The brief verdict that an answer opens with, for what follows it and does not turn to the contrary: "Good. Better than the day bus." */
function openingsOf(statements: readonly Statement[]): ReadonlyMap<Statement, Statement> {
  const openings = new Map<Statement, Statement>()
  let [opening] = statements
  for (const each of statements) {
    if (each.responseId !== opening?.responseId) opening = each
    else if (tokenize(opening.text).length <= longestOpening && !isTurn(each))
      openings.set(each, opening)
  }
  return openings
}

/** Whether a statement stands behind "but" and the like. */
export const isTurn = ({ start, whole, text, language }: Statement) =>
  start > whole.start ||
  sentimentLexiconOf(language).roles.turns.has(tokenize(text)[0]?.folded ?? '')

type FrameSigns = Omit<Evidence, 'bad'>

/** Also where the sentence continues with "but" and the like. */
const isUnmet = ({ end, sentence, whole }: Statement, signs: FrameSigns) =>
  signs.isUnmet || (signs.isCounterfactual && end === sentence.end && sentence.end < whole.end)

const isUntroubled = ({ isContent, isHarmless }: FrameSigns) => isContent || isHarmless

function readClaim(statement: Statement, classify: typeof classifySentiment): Claim {
  const evidence = evidenceOf(statement, classify)
  const isAside = !evidence.isNothing && isUnneeded(statement)
  const claim = isAside
    ? 'aside'
    : (frameOf(statement, evidence) ?? signOf(evidence, statement.isAskedAlike))
  return claim === 'negative' && isDoubtful(statement, evidence) ? 'open' : claim
}

/** In answer to what is good, a complaint needs a pattern, and the lexicon or the model beside it. */
const isDoubtful = ({ asksFor }: Statement, { bad, byLexicon, learned }: Evidence) =>
  asksFor === 'good' &&
  (bad === 0 || (byLexicon !== 'negative' && !isConfident('negative', learned)))

/** What is no report of how the person finds something; undefined where it may be one. */
function frameOf(statement: Statement, { bad, ...signs }: Evidence): Claim | undefined {
  const { isWish, isQuestion, asksFor } = statement
  if (signs.isNothing) return 'nothing'
  if (isUnmet(statement, signs)) return 'aside'
  if (signs.isEven || (asksFor === 'wish' && isUntroubled(signs))) return 'content'
  if (isWish && bad === 0) return 'wish'
  if (signs.isAside) return 'aside'
  if (asksFor === 'wish') return isAsked(statement, bad) ? 'wish' : 'open'
  return isWish || signs.isUnreal || (isQuestion && bad === 0) ? 'open' : undefined
}

const isUnneeded = ({ text, language }: Statement) =>
  languageOf(language).insights.unneeded.test(toSearchText(text))

/** Where wishes are asked for, a few words without a complaint or a negation are one. */
const isAsked = ({ text, isNegated }: Statement, bad: number) =>
  bad === 0 && !isNegated && tokenize(text).length <= longestWish
const longestWish = 10

/** Probabilities of the learned model. */
const confident = 0.9
const unsure = 0.6

/** Probabilities of a stance that decide alone; `confirmed`: that confirm what a pattern finds. */
const stances = { bad: 0.85, good: 0.75, harmless: 0.7, confirmed: 0.5 }

function signOf(read: Evidence, isAskedAlike: boolean): Claim {
  const { bad, isContent, isHarmless, stance } = read
  if (!isContent && !isHarmless)
    return complaintOf(read, isAskedAlike) ?? clearSign(read, isAskedAlike)
  if (bad > 0 || isLikely(stance?.bad, stances.bad)) return 'open'
  return isHarmless && isLikely(stance?.good, stances.harmless) ? 'positive' : 'content'
}

const isLikely = (probability: number | undefined, least: number) =>
  probability !== undefined && probability >= least
/** Without a model nothing contradicts a pattern. */
const isConfirmed = (probability: number | undefined) =>
  probability === undefined || probability >= stances.confirmed

function complaintOf(read: Evidence, isAskedAlike: boolean): Claim | undefined {
  const { bad, isIronic, isAskedBad, learned, stance } = read
  if (isComplaint(read) && (isAskedAlike || isSureComplaint(read))) {
    const isAgreed = read.byLexicon === 'negative' && isConfident('negative', learned)
    return isAskedBad || isAgreed || isConfirmed(stance?.bad) ? 'negative' : 'open'
  }
  // Praise that is not meant, with what is wrong behind it.
  return isIronic && bad > 0 && learned.class === 'negative' ? 'negative' : undefined
}

function clearSign(read: Evidence, isAskedAlike: boolean): Claim {
  const { bad, good, isTurned, stance } = read
  if (isLikely(stance?.bad, stances.bad)) return isAskedAlike ? 'negative' : 'open'
  if (bad > 0) return 'open'
  if (good > 0 && isPraised(read)) return isConfirmed(stance?.good) ? 'positive' : 'open'
  return isAskedAlike && isLikely(stance?.good, stances.good) && !isTurned ? 'positive' : 'open'
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

/** In answer to a question of one's own, which may ask for facts, a pattern needs another, or the lexicon or the model beside it. */
const isSureComplaint = ({ bad, isAskedBad, byLexicon, learned }: Evidence) =>
  bad > 1 ||
  (bad > 0 && (isAskedBad || byLexicon === 'negative' || isConfident('negative', learned)))

function isPraised({ good, isTurned, isIronic, byLexicon, learned }: Evidence): boolean {
  if (isTurned || byLexicon === 'negative' || isConfident('negative', learned)) return false
  const backing = Number(byLexicon === 'positive') + Number(learned.class === 'positive')
  return isIronic ? backing === 2 : good > 1 || backing > 0
}

const isConfident = (sign: 'negative' | 'positive', learned: Read) =>
  learned.class === sign && learned.confidence >= unsure
