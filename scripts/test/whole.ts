/** Whether also those tests run that `npm test` leaves to `npm run test:whole`. */
export function isWholeRun(): boolean {
  return process.env.TEST_WHOLE === '1'
}
