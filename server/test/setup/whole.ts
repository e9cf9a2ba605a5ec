import { isWholeRun } from '../../../scripts/test/whole.ts'

/** Whether also those tests run that others represent in `npm test`. */
export const isWhole = isWholeRun()

/** Options of a test that only `npm run test:whole` runs, since `npm test` runs another one that is alike. */
export const whole = { tags: ['whole'] }

/** Options of one of several tests that are alike: `npm test` runs those that represent them, `npm run test:whole` all. */
export function represented(isRepresentative: boolean): { tags?: string[] } {
  return isRepresentative ? {} : whole
}
