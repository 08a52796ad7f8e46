import type { HelpLine, HelpLineUse, HelpTier } from '#contract/help.ts'

/** What a respondent needs help with. */
export type HelpNeed = { tier: HelpTier; isMedical: boolean }

type CallMatter = {
  /** The call is about the respondent's own life, and nobody threatens it. */
  isOwnLife?: boolean
}

const emergencyUses: readonly HelpLineUse[] = ['ambulance', 'emergency']
const otherPeopleUses: readonly HelpLineUse[] = ['violence-against-women', 'police']
const listenerUses: readonly HelpLineUse[] = ['talk', 'crisis', 'directory']

/**
 * Danger to the body: emergency lines. Concern: lines to talk. Distress: all lines, without those against violence
 * where none is mentioned. In the order of `lines`.
 */
export function selectHelpLines<Line extends HelpLine>(
  lines: readonly Line[],
  { tier, isMedical, isOwnLife = false }: HelpNeed & CallMatter,
): Line[] {
  if (isMedical) return lines.filter((line) => emergencyUses.includes(line.for))
  if (tier === 'concern') return lines.filter((line) => listenerUses.includes(line.for))
  return lines.filter((line) => !isOwnLife || !otherPeopleUses.includes(line.for))
}
