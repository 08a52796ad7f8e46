import type { Points } from '../types/purposes.ts'
import { aspects } from './points/aspects.ts'
import { societyPoints } from './points/society.ts'
import { offeringPoints } from './points/offering.ts'
import { experiencePoints } from './points/experience.ts'

export const points: Points = {
  byPurpose: { ...offeringPoints, ...experiencePoints, ...societyPoints },
  aspects,
}
