// How much work a start is to prove: none as long as few begin, more the more there are.

type FreeQuota = { freeStarts: number; freeStartsPerAddress: number }
type Load = {
  /** Sessions of the survey that began within ten minutes. */
  recentStarts: number
  /** Starts of one address, this one included, that were let in without work or asked for it. */
  startsFromAddress: number
  clientSignals: { website?: string | undefined; shown_ms?: number | undefined }
}

/** About a second on a phone, and a quarter on a laptop. */
const baseTries = 1_000
/** Nobody reads a title and begins within this time. */
const minHumanDelayMs = 400

/**
 * Tries of a proof of work; 0 where none is asked for. Up to eight times what is free, it stays at a second; then it
 * grows with the load: sixteen times at most for an address, four times for everybody who begins a flooded survey.
 * Looking like a program costs seconds and refuses nobody: browsers fill in fields that people never see.
 */
export function requiredTries({ freeStarts, freeStartsPerAddress }: FreeQuota, load: Load): number {
  const ofSurvey = loadFactor(load.recentStarts + 1, freeStarts, 4)
  const ofAddress = loadFactor(load.startsFromAddress, freeStartsPerAddress, 16)
  const { website, shown_ms: shownMs = Infinity } = load.clientSignals
  const ofSigns = website || shownMs < minHumanDelayMs ? 4 : 0
  return Math.ceil(baseTries * Math.max(ofSurvey, ofAddress, ofSigns))
}

function loadFactor(count: number, free: number, most: number): number {
  if (free === 0 || count <= free) return 0
  return Math.min(most, Math.max(1, count / (free * 8)))
}
