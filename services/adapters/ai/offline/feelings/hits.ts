// What each word of feeling weighs where it stands: negated, strengthened, wished for, questioned, turned by a "but".
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Role } from '../lexicons/feeling-words.ts'
import { scenesOf, type Scene } from './scenes.ts'
import { unitsOf, type Unit } from './units.ts'

export type Hit = { value: number; start: number; end: number; entry: string }

/** A unit with where it stands among the others. */
type Placed = Unit & Scene

/** Negation reaches so many words ahead. */
const reach = 5

export function hitsOf(text: string, language: SurveyLanguage): Hit[] {
  const placed = placedIn(text, unitsOf(text, language))
  const hits = placed.flatMap((unit, at) => {
    const value = weigh(placed, at)
    return value === 0 ? [] : [{ value, start: unit.start, end: unit.end, entry: unit.entry }]
  })
  return [...hits, ...waitsIn(placed), ...swiftIn(placed)]
}

/** Which of a text's units are negated. */
export function negationsIn(text: string, units: readonly Unit[]): ReadonlySet<number> {
  const placed = placedIn(text, units)
  return new Set(placed.keys().filter((at) => negationOf(placed, at)))
}

function placedIn(text: string, units: readonly Unit[]): Placed[] {
  const scenes = scenesOf(text, units)
  return units.map((unit, at) => ({ ...unit, ...scenes[at]! }))
}

function weigh(units: readonly Placed[], at: number): number {
  const unit = units[at]!
  const own = ownValue(units, at)
  if (own === 0) return 0
  const framed = frame(units, at, own)
  const loud = unit.loud ? 1.25 : 1
  const cries = 1 + 0.08 * Math.min(unit.exclaims, 3)
  return framed * loud * cries * contrast(units, at)
}

/** Its strength as negated, strengthened and weakened by its neighbours. */
function ownValue(units: readonly Placed[], at: number): number {
  const unit = units[at]!
  const negated = negationOf(units, at)
  if (!unit.strength) {
    if (!unit.roles.includes('needed')) return 0
    return negated ? -1 : 0
  }
  if (unit.roles.some((role) => framers.has(role)) || modifies(units, at)) return 0
  const before = near(units, at, -1, 2)
  const after = near(units, at, 1, 1).filter((next) => !leads(units, units.indexOf(next)))
  const isStronger = [...before, ...after].some((each) => each.roles.includes('stronger'))
  const isWeaker = before.some((each) => each.roles.includes('weaker'))
  if (unit.strength < 0 && isSolved(units, at)) return 0
  if (negated && lacksIt(negated)) return Math.min(0, unit.strength)
  if (negated)
    return unit.strength > 0 ? -0.6 - 0.3 * unit.strength : Math.min(0.8, -unit.strength * 0.6)
  return unit.strength * (isStronger ? 1.3 : 1) * (isWeaker ? 0.6 : 1)
}

const framers: ReadonlySet<Role> = new Set([
  'wishes',
  'expectations',
  'fears',
  'turns',
  'overturns',
  'concessions',
])

/** "Lack of" and "refused to" blame by themselves: what was good goes, what was bad stays. */
const lacksIt = ({ strength }: Placed) => (strength ?? 0) < 0

/** A problem that somebody solved. */
function isSolved(units: readonly Placed[], at: number): boolean {
  return near(units, at, -1, 4).some(
    (each) => each.roles.includes('solves') && !negationOf(units, units.indexOf(each)),
  )
}

/** A word such as "perfectly" or "lack of" that serves the feeling after it says nothing of its own. */
function modifies(units: readonly Placed[], at: number): boolean {
  const { roles } = units[at]!
  if (roles.includes('stronger') || roles.includes('weaker')) return leads(units, at)
  if (!roles.includes('negations') || lacksIt(units[at]!)) return false
  return near(units, at, 1, 3).some(
    ({ strength, roles: next }) => strength || next.includes('needed'),
  )
}

const leads = (units: readonly Placed[], at: number) =>
  near(units, at, 1, 2).some(({ strength }) => strength !== undefined && strength !== 0)

/** What negates a unit, if anything does. */
function negationOf(units: readonly Placed[], at: number): Placed | undefined {
  const unit = units[at]!
  let words = 0
  for (let before = at - 1; before >= 0 && words < reach; before--) {
    const each = units[before]!
    if (each.clause !== unit.clause || each.roles.includes('turns')) break
    if (each.roles.includes('negations')) return each
    // "Not a good solution": the first feeling takes the negation, unless the next is joined to it.
    const isJoined = joints.has(units[before + 1]?.entry ?? '')
    if (each.strength && !isJoined && !modifies(units, before)) break
    words += each.words
  }
  return negationAfter(units, at)
}

/** "Presta não": said at the end as well. */
function negationAfter(units: readonly Placed[], at: number): Placed | undefined {
  const [unit, next] = [units[at]!, units[at + 1]]
  const isTrailing = next?.clause === unit.clause && trailing.has(next.entry)
  return isTrailing && unit.words === 1 && isLast(units, at + 1) ? next : undefined
}

const joints = new Set('or nor and ou nem e o ni y او ولا و'.split(' '))
const trailing = new Set(['nao'])
const isLast = (units: readonly Placed[], at: number) => units[at + 1]?.clause !== units[at]!.clause

/** What is wished for, expected, conceded or asked is not what was found. */
function frame(units: readonly Placed[], at: number, value: number): number {
  const unit = units[at]!
  const wishes = framing(units, at, 'wishes')
  if (wishes.length > 0) {
    const isBroken = later(units, at).some((each) => each.roles.includes('needed'))
    if (value > 0) return isBroken ? -1.2 : -0.25
    return value * 0.6
  }
  if (framing(units, at, 'fears').length > 0) return value * (value > 0 ? -0.35 : 0.15)
  if (value > 0 && framing(units, at, 'expectations').length > 0) return value * -0.35
  if (unit.asked) return value * (value > 0 ? 0.2 : 0.7)
  const conceded = units.some(
    (each) =>
      each.clause === unit.clause && each.start < unit.start && each.roles.includes('concessions'),
  )
  return conceded ? value * 0.5 : value
}

/** Units of a role before one in its sentence, with no "but" between. */
function framing(units: readonly Placed[], at: number, role: Role): Placed[] {
  const found: Placed[] = []
  for (let before = at - 1; before >= 0 && at - before <= 8; before--) {
    const each = units[before]!
    if (each.sentence !== units[at]!.sentence) break
    if (each.roles.includes('turns') || each.roles.includes('overturns')) break
    if (each.roles.includes(role)) found.push(each)
  }
  return found
}

const later = (units: readonly Placed[], at: number) =>
  units.slice(at + 1, at + 10).filter(({ sentence }) => sentence === units[at]!.sentence)

/** What comes after a "but" counts for more, what came before it for less. */
function contrast(units: readonly Placed[], at: number): number {
  const unit = units[at]!
  const ahead = units.slice(at + 1, at + 25)
  const turnsAhead = (role: Role) =>
    ahead.some(
      ({ sentence, opens, roles }) =>
        roles.includes(role) &&
        (sentence === unit.sentence || (opens && sentence === unit.sentence + 1)),
    )
  if (turnsAhead('overturns')) return 0.35
  if (turnsAhead('turns')) return 0.8
  const isAfter = units
    .slice(Math.max(0, at - 25), at)
    .some(({ sentence, roles }) => sentence === unit.sentence && roles.includes('turns'))
  return isAfter ? 1.1 : 1
}

function near(units: readonly Placed[], at: number, step: 1 | -1, most: number): Placed[] {
  const { clause } = units[at]!
  return Array.from({ length: most }, (_, n) => units[at + step * (n + 1)])
    .filter((unit) => unit !== undefined)
    .filter((unit) => unit.clause === clause)
}

/** Time that went by: "waited two hours", "uma hora na fila". */
function waitsIn(units: readonly Placed[]): Hit[] {
  const found = units.flatMap((unit, at) => {
    const isLong = unit.roles.includes('lasts')
    if (!(isLong || unit.roles.includes('waits')) || unit.asked) return []
    const around = units
      .slice(Math.max(0, at - 4), at + 7)
      .filter(({ clause }) => clause === unit.clause)
    const spans = around.filter(({ roles }) => roles.includes('spans'))
    // What took minutes may have been quick; who waited for minutes says so.
    if (!spans.some(({ roles }) => !isLong || !roles.includes('moments'))) return []
    const isShort = around.some(({ roles }) => roles.includes('swift') && !roles.includes('weaker'))
    if (isShort && around.some(({ roles }) => roles.includes('moments'))) return []
    const owned = Math.min(0, unit.strength ?? 0)
    return [{ value: -1.2 - owned, start: unit.start, end: unit.end, entry: unit.entry }]
  })
  return found.slice(0, 1)
}

/** Time that did not: "within two minutes". */
function swiftIn(units: readonly Placed[]): Hit[] {
  return units.flatMap((unit, at) => {
    if (!unit.roles.includes('swift') || negationOf(units, at)) return []
    const isMoment = near(units, at, 1, 2).some(({ roles }) => roles.includes('moments'))
    return isMoment ? [{ value: 0.7, start: unit.start, end: unit.end, entry: unit.entry }] : []
  })
}
