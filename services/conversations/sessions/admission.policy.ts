// The proof of work that a start requires: none at low load, more as the load grows.

type FreeQuota = { freeStarts: number; freeStartsPerAddress: number }
type Load = {
  /** Sessions of the survey that started within the last ten minutes. */
  recentStarts: number
  /** Starts from one address, this one included, that were admitted without a proof or refused for lack of one. */
  startsFromAddress: number
  clientSignals: { website?: string | undefined; shown_ms?: number | undefined }
}

/** About a second on a phone, and a quarter on a laptop. */
const baseTries = 1_000
/** A faster start indicates a program. */
const minHumanDelayMs = 400

/**
 * Tries of the proof of work; 0 for none. Up to eight times the free quota it is `baseTries`; then it grows with the
 * load, to at most 16 times for an address and 4 times for a survey. Signs of a program cost 4 times `baseTries` and
 * refuse nothing, because browsers also fill in hidden fields.
 */
export function requiredTries({ freeStarts, freeStartsPerAddress }: FreeQuota, load: Load): number {
  const ofSurvey = loadFactor(load.recentStarts + 1, freeStarts, 4)
  const ofAddress = loadFactor(load.startsFromAddress, freeStartsPerAddress, 16)
  const { website, shown_ms: shownMs = Infinity } = load.clientSignals
  const ofSignals = website || shownMs < minHumanDelayMs ? 4 : 0
  return Math.ceil(baseTries * Math.max(ofSurvey, ofAddress, ofSignals))
}

function loadFactor(count: number, free: number, max: number): number {
  if (free === 0 || count <= free) return 0
  return Math.min(max, Math.max(1, count / (free * 8)))
}
