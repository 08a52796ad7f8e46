import type { Points } from '../purposes/purpose.ts'
import { aspects } from './pt-br/aspects.ts'
import { life } from './pt-br/life.ts'
import { offer } from './pt-br/offer.ts'
import { people } from './pt-br/people.ts'

export const portuguese: Points = { of: { ...offer, ...people, ...life }, aspects }
