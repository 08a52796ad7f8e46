// The seller of the credits, as receipts name it.
import { z } from 'zod'

export type Seller = {
  name: string
  /** One or more lines. */
  address: string | undefined
  taxId: string | undefined
  email: string | undefined
}

export const sellerEnvironment = {
  SELLER_NAME: z.string().max(200, 'SELLER_NAME is too long.').optional(),
  SELLER_ADDRESS: z.string().max(500, 'SELLER_ADDRESS is too long.').optional(),
  SELLER_TAX_ID: z.string().max(100, 'SELLER_TAX_ID is too long.').optional(),
  SELLER_EMAIL: z.email('SELLER_EMAIL must be an e-mail address.').optional(),
}
type Environment = z.output<z.ZodObject<typeof sellerEnvironment>>

/** Undefined without a name. In an address, `|` begins a new line. */
export function sellerSettings(env: Environment): Seller | undefined {
  const { SELLER_NAME: name, SELLER_TAX_ID: taxId, SELLER_EMAIL: email } = env
  const address = env.SELLER_ADDRESS?.replaceAll(/\s*\|\s*/g, '\n')
  return name === undefined ? undefined : { name, address, taxId, email }
}

/** Issues that no single variable can show. */
export const sellerIssues = (env: Environment): string[] =>
  env.SELLER_NAME === undefined && (env.SELLER_ADDRESS ?? env.SELLER_TAX_ID ?? env.SELLER_EMAIL)
    ? ['SELLER_ADDRESS, SELLER_TAX_ID and SELLER_EMAIL need SELLER_NAME.']
    : []
