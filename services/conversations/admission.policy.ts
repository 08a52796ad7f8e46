// How much work a start is to prove: none as long as few begin, more the more there are.

type Free = { freeStarts: number; freeStartsPerAddress: number }
type Load = {
  /** Sessions of the survey that began within ten minutes. */
  begun: number
  /** Starts of one address, this one included, that were let in without work or asked for it. */
  ofAddress: number
  signs: { website?: string | undefined; shown_ms?: number | undefined }
}

/** About a second on a phone, and a quarter on a laptop. */
const base = 1_000
/** Nobody reads a title and begins within this time. */
const hastyMs = 400

/**
 * Tries of a proof of work; 0 where none is asked for. Up to eight times what is free, it stays at a second; then it
 * grows with the load: sixteen times at most for an address, four times for everybody who begins a flooded survey.
 * Looking like a program costs seconds and refuses nobody: browsers fill in fields that people never see.
 */
export function triesFor({ freeStarts, freeStartsPerAddress }: Free, load: Load): number {
  const ofSurvey = timesOver(load.begun + 1, freeStarts, 4)
  const ofAddress = timesOver(load.ofAddress, freeStartsPerAddress, 16)
  const { website, shown_ms: shownMs = Infinity } = load.signs
  const ofSigns = website || shownMs < hastyMs ? 4 : 0
  return Math.ceil(base * Math.max(ofSurvey, ofAddress, ofSigns))
}

function timesOver(count: number, free: number, most: number): number {
  if (free === 0 || count <= free) return 0
  return Math.min(most, Math.max(1, count / (free * 8)))
}
