import type { HelpLine, HelpLineUse, HelpTier } from '#contract/help.ts'

/** What a respondent needs help with. */
export type HelpNeed = { tier: HelpTier; isMedical: boolean }

type CallMatter = {
  /** The call is about the respondent's own life, and nobody threatens it. */
  isOwnLife?: boolean
  /** The respondent names no other person, no harm, no fear and no home. */
  isAlone?: boolean
  /** The respondent describes violence against them, or a model read that another person is the danger. */
  isViolence?: boolean
  /** The respondent's own life is at risk; the call may be about others as well. */
  isLifeAtRisk?: boolean
  /** The respondent describes a child who is harmed or in danger. */
  isChild?: boolean
}

const violenceUse: HelpLineUse = 'violence-against-women'
const childUse: HelpLineUse = 'child-protection'
const emergencyUses: readonly HelpLineUse[] = ['ambulance', 'emergency']
const otherPeopleUses: readonly HelpLineUse[] = ['violence-against-women', 'police']
const crisisUses: readonly HelpLineUse[] = ['talk', 'crisis']
const listenerUses: readonly HelpLineUse[] = ['talk', 'crisis', 'directory']

/**
 * Danger to the body: emergency lines. Concern: lines to talk. Distress: all lines, without those for children where none is in danger,
 * and those against violence where no other person and no violence is mentioned. In the order of `lines`, but of violence its own lines first, then those for emergencies;
 * lines for a crisis stay before them where it is about the respondent's own life too. Of a child those that come at once are first.
 */
export function selectHelpLines<Line extends HelpLine>(
  lines: readonly Line[],
  {
    tier,
    isMedical,
    isOwnLife = false,
    isAlone = false,
    isViolence = false,
    isLifeAtRisk = false,
    isChild = false,
  }: HelpNeed & CallMatter,
): Line[] {
  if (isMedical) return lines.filter((line) => emergencyUses.includes(line.for))
  const rank = (line: HelpLine) =>
    isLifeAtRisk && crisisUses.includes(line.for) ? -1 : rankOfUse(line, isChild)
  const isByOthers = isViolence || isChild
  const ordered = isByOthers ? lines.toSorted((a, b) => rank(a) - rank(b)) : lines
  const quietUses = isViolence ? [...listenerUses, violenceUse] : listenerUses
  if (tier === 'concern')
    return ordered.filter(
      (line) =>
        quietUses.includes(line.for) || (isChild && (isRescue(line) || line.for === childUse)),
    )
  const left = isOwnLife ? otherPeopleUses : isAlone ? [violenceUse] : []
  return ordered.filter((line) => isChild || ![childUse, ...left].includes(line.for))
}

/** For another person in danger. */
export const selectRescueLines = <Line extends HelpLine>(lines: readonly Line[]): Line[] =>
  lines.filter(isRescue)

const isRescue = ({ for: use }: HelpLine) => use === 'police' || emergencyUses.includes(use)

/** Lines against violence help adults: where a child is in danger they follow those for emergencies. */
const rankOfUse = ({ for: use }: HelpLine, isChild: boolean): number => {
  if (use === violenceUse) return isChild ? 2 : 0
  return use === 'police' || use === 'emergency' || use === childUse ? 1 : 3
}
