import * as z from 'zod/mini'

/**
 * The state of a record that a save was made from (SEC-24). Staff reads give it; a save from an older one is refused with
 * `changed_meanwhile` and the record as it is now.
 */
export const Version = z.coerce
  .number<number | string>()
  .check(z.int(), z.minimum(1), z.maximum(2_147_483_647), z.describe('as the read gave it'))
