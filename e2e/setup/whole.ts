import { isWholeRun } from '../../scripts/test/whole'

/** Whether also those tests run that others represent in `npm test`. */
export const isWhole = isWholeRun()

/** Details of a test that only `npm run test:whole` runs, since `npm test` runs another one that is alike. */
export const whole = { tag: '@whole' }

/** Details of one of several tests that are alike: `npm test` runs those that represent them, `npm run test:whole` all. */
export function represented(isRepresentative: boolean): { tag?: string } {
  return isRepresentative ? {} : whole
}

/** What a test goes through of a list of things that are alike: every n-th in `npm test`, all in `npm run test:whole`. */
export function sample<T>(things: readonly T[], n: number): T[] {
  return things.filter((_, i) => isWhole || i % n === 0)
}
