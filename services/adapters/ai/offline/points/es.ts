import type { Points } from '../purposes/purpose.ts'
import { aspects } from './es/aspects.ts'
import { life } from './es/life.ts'
import { offer } from './es/offer.ts'
import { people } from './es/people.ts'

export const spanish: Points = { of: { ...offer, ...people, ...life }, aspects }
