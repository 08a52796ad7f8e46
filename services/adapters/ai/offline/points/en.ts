import type { Points } from '../purposes/purpose.ts'
import { aspects } from './en/aspects.ts'
import { life } from './en/life.ts'
import { offer } from './en/offer.ts'
import { people } from './en/people.ts'

export const english: Points = { of: { ...offer, ...people, ...life }, aspects }
