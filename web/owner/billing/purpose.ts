/** What credits are bought for. */
export type Purpose = {
  /** Whether a response is waiting for them, which one goes back to. */
  isForResponse?: boolean
  /** Whether it was refused for want of credits, which is then said where one decides. */
  isRefused?: boolean
  /** What they were wanted for; it is gone on with once they are bought. */
  onBought?: () => void
}
