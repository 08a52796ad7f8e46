// Weighs each sentiment word by its context: negated, strengthened, wished for, questioned, contrasted by a "but".
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SentimentRole } from './sentiment-lexicon.ts'
import { acrossLanguages } from '../../languages/languages.ts'
import { clauseContexts, type ClauseContext } from './clause-context.ts'
import { segmentUnits, type LexicalUnit } from './lexical-units.ts'

export type SentimentHit = { value: number; start: number; end: number; entry: string }

/** A unit with its position in sentences and clauses. */
type UnitInContext = LexicalUnit & ClauseContext

/** In words. */
const negationScope = 5

export function findLexiconHits(text: string, language: SurveyLanguage): SentimentHit[] {
  const placed = unitsInContext(text, segmentUnits(text, language))
  const hits = placed.flatMap((unit, at) => {
    const value = weighUnit(placed, at)
    return value === 0 ? [] : [{ value, start: unit.start, end: unit.end, entry: unit.entry }]
  })
  return [...hits, ...findLongWaits(placed), ...findQuickResponses(placed)]
}

/** Which of a text's units are negated. */
export function findNegatedUnits(text: string, units: readonly LexicalUnit[]): ReadonlySet<number> {
  const placed = unitsInContext(text, units)
  return new Set(placed.keys().filter((at) => findNegation(placed, at)))
}

function unitsInContext(text: string, units: readonly LexicalUnit[]): UnitInContext[] {
  const contexts = clauseContexts(text, units)
  return units.map((unit, at) => ({ ...unit, ...contexts[at]! }))
}

function weighUnit(units: readonly UnitInContext[], at: number): number {
  const unit = units[at]!
  const own = modifiedStrength(units, at)
  if (own === 0) return 0
  const framed = applyFraming(units, at, own)
  const shouting = unit.isShouted ? 1.25 : 1
  const exclamation = 1 + 0.08 * Math.min(unit.exclamationMarks, 3)
  return framed * shouting * exclamation * contrastWeight(units, at)
}

/** Its strength as negated, strengthened and weakened by its neighbours. */
function modifiedStrength(units: readonly UnitInContext[], at: number): number {
  const unit = units[at]!
  const negated = findNegation(units, at)
  if (!unit.strength) {
    if (!unit.roles.includes('needed')) return 0
    return negated ? -1 : 0
  }
  if (unit.roles.some((role) => framingRoles.has(role)) || isModifier(units, at)) return 0
  const before = nearbyUnits(units, at, -1, 2)
  const after = nearbyUnits(units, at, 1, 1).filter(
    (next) => !precedesSentiment(units, units.indexOf(next)),
  )
  const isStronger = [...before, ...after].some((each) => each.roles.includes('stronger'))
  const isWeaker = before.some((each) => each.roles.includes('weaker'))
  if (unit.strength < 0 && isSolved(units, at)) return 0
  const low = isScale(unit) && nearbyUnits(units, at, 1, lowScope).find(isLow)
  // A negative word counts for itself.
  if (low) return low.strength || findNegation(units, units.indexOf(low)) ? 0 : -1
  if (negated) return negatedStrength(unit.strength, negated)
  return unit.strength * (isStronger ? 1.3 : 1) * (isWeaker ? 0.6 : 1)
}

function negatedStrength(strength: number, negation: UnitInContext): number {
  if (isNegativeNegator(negation)) return Math.min(0, strength)
  return strength > 0 ? -0.6 - 0.3 * strength : Math.min(0.8, -strength * 0.6)
}

/** "Quality", "comfort": good unless they are low. */
const isScale = ({ strength = 0 }: UnitInContext) => strength > 0 && strength < 0.5
const isLow = ({ strength = 0, roles }: UnitInContext) => strength < 0 || roles.includes('lows')
/** In units: "the quality of the sound is very low". */
const lowScope = 5

const framingRoles: ReadonlySet<SentimentRole> = new Set([
  'wishes',
  'expectations',
  'fears',
  'turns',
  'overturns',
  'concessions',
])

/** "Lack of" and "refused to" are negative by themselves: positive words after them lose their strength, negative ones keep it. */
const isNegativeNegator = ({ strength }: UnitInContext) => (strength ?? 0) < 0

/** Whether the unit is a problem that was solved. */
function isSolved(units: readonly UnitInContext[], at: number): boolean {
  return nearbyUnits(units, at, -1, 4).some(
    (each) => each.roles.includes('solves') && !findNegation(units, units.indexOf(each)),
  )
}

/** Whether a unit such as "perfectly" or "lack of" only modifies the sentiment after it. */
function isModifier(units: readonly UnitInContext[], at: number): boolean {
  const { roles } = units[at]!
  if (roles.includes('stronger') || roles.includes('weaker')) return precedesSentiment(units, at)
  if (!roles.includes('negations') || isNegativeNegator(units[at]!)) return false
  return nearbyUnits(units, at, 1, 3).some(
    ({ strength, roles: next }) => strength || next.includes('needed'),
  )
}

const precedesSentiment = (units: readonly UnitInContext[], at: number) =>
  nearbyUnits(units, at, 1, 2).some(({ strength }) => strength !== undefined && strength !== 0)

/** The unit that negates a unit; undefined where there is none. */
function findNegation(units: readonly UnitInContext[], at: number): UnitInContext | undefined {
  const unit = units[at]!
  let words = 0
  for (let before = at - 1; before >= 0 && words < negationScope; before--) {
    const each = units[before]!
    if (each.clause !== unit.clause || each.roles.includes('turns')) break
    if (each.roles.includes('negations')) return each
    // "Not a good solution": the first sentiment word takes the negation, unless a conjunction joins the next to it.
    const isJoined = conjunctions().has(units[before + 1]?.entry ?? '')
    if (each.strength && !isJoined && !isModifier(units, before)) break
    words += each.words
  }
  return findTrailingNegation(units, at)
}

/** "Presta não": a negation at the end of its clause. */
function findTrailingNegation(
  units: readonly UnitInContext[],
  at: number,
): UnitInContext | undefined {
  const [unit, next] = [units[at]!, units[at + 1]]
  const isTrailing = next?.clause === unit.clause && trailingNegations().has(next.entry)
  return isTrailing && unit.words === 1 && isLastOfClause(units, at + 1) ? next : undefined
}

const conjunctions = acrossLanguages(
  (languages) => new Set(languages.flatMap(({ sentiment }) => sentiment.conjunctions)),
)
const trailingNegations = acrossLanguages(
  (languages) => new Set(languages.flatMap(({ sentiment }) => sentiment.trailingNegations ?? [])),
)
const isLastOfClause = (units: readonly UnitInContext[], at: number) =>
  units[at + 1]?.clause !== units[at]!.clause

/** A wish, an expectation, a concession or a question is no report of an experience. */
function applyFraming(units: readonly UnitInContext[], at: number, value: number): number {
  const unit = units[at]!
  const wishes = findFraming(units, at, 'wishes')
  if (wishes.length > 0) {
    const isBroken = unitsAfter(units, at).some((each) => each.roles.includes('needed'))
    if (value > 0) return isBroken ? -1.2 : -0.25
    return value * 0.6
  }
  if (findFraming(units, at, 'fears').length > 0) return value * (value > 0 ? -0.35 : 0.15)
  if (value > 0 && findFraming(units, at, 'expectations').length > 0) return value * -0.35
  if (unit.isQuestion) return value * (value > 0 ? 0.2 : 0.7)
  const conceded = units.some(
    (each) =>
      each.clause === unit.clause && each.start < unit.start && each.roles.includes('concessions'),
  )
  return conceded ? value * 0.5 : value
}

/** Units of a role before a unit in its sentence, with no "but" between. */
function findFraming(
  units: readonly UnitInContext[],
  at: number,
  role: SentimentRole,
): UnitInContext[] {
  const found: UnitInContext[] = []
  for (let before = at - 1; before >= 0 && at - before <= 8; before--) {
    const each = units[before]!
    if (each.sentence !== units[at]!.sentence) break
    if (each.roles.includes('turns') || each.roles.includes('overturns')) break
    if (each.roles.includes(role)) found.push(each)
  }
  return found
}

const unitsAfter = (units: readonly UnitInContext[], at: number) =>
  units.slice(at + 1, at + 10).filter(({ sentence }) => sentence === units[at]!.sentence)

/** More than 1 after a "but", less than 1 before it. */
function contrastWeight(units: readonly UnitInContext[], at: number): number {
  const unit = units[at]!
  const ahead = units.slice(at + 1, at + 25)
  const turnsAhead = (role: SentimentRole) =>
    ahead.some(
      ({ sentence, startsSentence, roles }) =>
        roles.includes(role) &&
        (sentence === unit.sentence || (startsSentence && sentence === unit.sentence + 1)),
    )
  if (turnsAhead('overturns')) return 0.35
  if (turnsAhead('turns')) return 0.8
  const isAfter = units
    .slice(Math.max(0, at - 25), at)
    .some(({ sentence, roles }) => sentence === unit.sentence && roles.includes('turns'))
  return isAfter ? 1.1 : 1
}

function nearbyUnits(
  units: readonly UnitInContext[],
  at: number,
  step: 1 | -1,
  most: number,
): UnitInContext[] {
  const { clause } = units[at]!
  return Array.from({ length: most }, (_, n) => units[at + step * (n + 1)])
    .filter((unit) => unit !== undefined)
    .filter((unit) => unit.clause === clause)
}

/** Waiting times: "waited two hours", "uma hora na fila". */
function findLongWaits(units: readonly UnitInContext[]): SentimentHit[] {
  const found = units.flatMap((unit, at) => {
    const isLong = unit.roles.includes('lasts')
    if (!(isLong || unit.roles.includes('waits')) || unit.isQuestion) return []
    const around = units
      .slice(Math.max(0, at - 4), at + 7)
      .filter(({ clause }) => clause === unit.clause)
    const spans = around.filter(({ roles }) => roles.includes('spans'))
    // "Took minutes" may be quick, "waited for minutes" is not.
    if (!spans.some(({ roles }) => !isLong || !roles.includes('moments'))) return []
    const isShort = around.some(({ roles }) => roles.includes('swift') && !roles.includes('weaker'))
    if (isShort && around.some(({ roles }) => roles.includes('moments'))) return []
    const owned = Math.min(0, unit.strength ?? 0)
    return [{ value: -1.2 - owned, start: unit.start, end: unit.end, entry: unit.entry }]
  })
  return found.slice(0, 1)
}

/** Short response times: "within two minutes". */
function findQuickResponses(units: readonly UnitInContext[]): SentimentHit[] {
  return units.flatMap((unit, at) => {
    if (!unit.roles.includes('swift') || findNegation(units, at)) return []
    const isMoment = nearbyUnits(units, at, 1, 2).some(({ roles }) => roles.includes('moments'))
    return isMoment ? [{ value: 0.7, start: unit.start, end: unit.end, entry: unit.entry }] : []
  })
}
