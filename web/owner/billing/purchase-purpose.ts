/** Why the purchase dialog is opened. */
export type PurchasePurpose = {
  /** Whether the purchase is for a locked response. */
  isForResponse?: boolean
  /** Whether an unlock was refused for lack of credits; the dialog then says so. */
  hasInsufficientCredits?: boolean
  /** Called when the dialog closes after a purchase. */
  onPurchased?: () => void
}
