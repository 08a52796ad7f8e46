import type { HelpLine, HelpLineUse, HelpTier } from '#contract/help.ts'

/** What a respondent needs help with. */
export type HelpNeed = { tier: HelpTier; isMedical: boolean }

const emergencyUses: readonly HelpLineUse[] = ['ambulance', 'emergency']
const listenerUses: readonly HelpLineUse[] = ['talk', 'crisis', 'directory']

/** Danger to the body: emergency lines. Concern: lines to talk. Distress: all lines. In the order of `lines`. */
export function selectHelpLines<Line extends HelpLine>(
  lines: readonly Line[],
  { tier, isMedical }: HelpNeed,
): Line[] {
  if (isMedical) return lines.filter((line) => emergencyUses.includes(line.for))
  return tier === 'distress' ? [...lines] : lines.filter((line) => listenerUses.includes(line.for))
}
