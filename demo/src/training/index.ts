import { dementia } from './dementia.ts'
import { emergencies } from './emergencies.ts'
import { fallPrevention } from './fall-prevention.ts'
import { infectionControl } from './infection-control.ts'
import { nutrition } from './nutrition.ts'
import { patientRights } from './patient-rights.ts'
import type { DemoTraining } from './types.ts'

/** The training modules of the demo agency, in their order. */
export const trainings: readonly DemoTraining[] = [
  infectionControl,
  fallPrevention,
  dementia,
  emergencies,
  patientRights,
  nutrition,
]

/** Seconds that each scene of a film lasts. */
export const sceneSeconds = 8
