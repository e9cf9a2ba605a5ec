/** Details of one of several tests that are alike: `npm test` runs those that represent them, `npm run test:whole` all. */
export function represented(isRepresentative: boolean): { tag?: string } {
  return isRepresentative ? {} : { tag: '@whole' }
}
