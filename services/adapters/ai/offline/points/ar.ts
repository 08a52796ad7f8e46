import type { Points } from '../purposes/purpose.ts'
import { aspects } from './ar/aspects.ts'
import { life } from './ar/life.ts'
import { offer } from './ar/offer.ts'
import { people } from './ar/people.ts'

export const arabic: Points = { of: { ...offer, ...people, ...life }, aspects }
