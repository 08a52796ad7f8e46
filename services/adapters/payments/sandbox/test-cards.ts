// The sandbox's test cards. The numbers are Stripe's where Stripe has one for the behaviour.
import { refuse } from '#kernel/problem.ts'
import type { TestCardBehaviour } from '#contract/api/sandbox-payments.ts'

export const testCards: readonly { number: string; behaviour: TestCardBehaviour }[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficient-funds' },
  { number: '4000000000003220', behaviour: 'challenged' },
  { number: '4000000000001000', behaviour: 'late-webhook' },
  { number: '4000000000002008', behaviour: 'duplicate-webhook' },
]

export type CardData = { number: string; exp_month: number; exp_year: number; cvc: string }

const maxExpiryYears = 50

/** The behaviour of a test card. Throws `billing/card-invalid`, also for every number that is not a test card's. */
export function parseCard(
  { number, exp_month: month, exp_year, cvc }: CardData,
  now: Date,
): { behaviour: TestCardBehaviour; lastFour: string } {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return refuseCard('number', 'mistyped')
  const year = exp_year < 100 ? 2000 + exp_year : exp_year
  const months = (year - now.getUTCFullYear()) * 12 + (month - 1 - now.getUTCMonth())
  if (month < 1 || month > 12 || months > maxExpiryYears * 12)
    return refuseCard('expiry', 'mistyped')
  if (months < 0) return refuseCard('expiry', 'expired')
  if (!/^\d{3}$/.test(cvc.trim())) return refuseCard('cvc', 'mistyped')
  const testCard = testCards.find((card) => card.number === digits)
  if (!testCard) return refuseCard('number', 'not-a-test-card')
  return { behaviour: testCard.behaviour, lastFour: digits.slice(-4) }
}

const refuseCard = (field: 'number' | 'expiry' | 'cvc', reason: string) =>
  refuse('billing/card-invalid', { field, reason })

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}
