/** What credits are bought for. */
export type PurchasePurpose = {
  /** Whether a response is waiting for them, which one goes back to. */
  isForResponse?: boolean
  /** Whether it was refused for want of credits, which is then said where one decides. */
  hasInsufficientCredits?: boolean
  /** What they were wanted for; it is gone on with once they are bought. */
  onPurchased?: () => void
}
