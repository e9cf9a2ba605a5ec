import type { DemoFigures } from './types.ts'

export const figures: DemoFigures = {
  regionCount: 4,
  satisfaction: 98,
  elderCount: 2460,
  caregiverCount: 1820,
}
