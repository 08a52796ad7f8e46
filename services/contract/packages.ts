import { z } from 'zod'

export const PackageId = z.enum(['starter_10', 'professional_50', 'business_100', 'enterprise_500'])
export type PackageId = z.infer<typeof PackageId>

/** Origin of a lot of credits: a package, or a grant of the operator. */
export const LotOrigin = z.union([PackageId, z.literal('granted')])

export type CreditPackage = {
  id: PackageId
  name: string
  /** Credits in the package; one credit unlocks one response. */
  responses: number
  priceCents: number
  pricePerResponseCents: number
  savingsPercent: number
  popular: boolean
}

/** The catalogue, prices in US dollars. Amounts sent by clients are checked against it. */
export const creditPackages: readonly CreditPackage[] = [
  {
    id: 'starter_10',
    name: 'Starter',
    responses: 10,
    priceCents: 1000,
    pricePerResponseCents: 100,
    savingsPercent: 0,
    popular: false,
  },
  {
    id: 'professional_50',
    name: 'Profissional',
    responses: 50,
    priceCents: 4500,
    pricePerResponseCents: 90,
    savingsPercent: 10,
    popular: true,
  },
  {
    id: 'business_100',
    name: 'Business',
    responses: 100,
    priceCents: 8000,
    pricePerResponseCents: 80,
    savingsPercent: 20,
    popular: false,
  },
  {
    id: 'enterprise_500',
    name: 'Enterprise',
    responses: 500,
    priceCents: 35000,
    pricePerResponseCents: 70,
    savingsPercent: 30,
    popular: false,
  },
]
