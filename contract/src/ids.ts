import * as z from 'zod/mini'

/** An id as the database writes it: in small letters, whichever were sent. What is encrypted for a row is bound to its id. */
export const Uuid = z.uuid().check(z.toLowerCase())

const positive = () => z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** The id of a record that the database numbers. */
export const RecordId = positive()

/**
 * The state of a record that a save was made from (SEC-24). Staff reads give it; a save from an older one is refused with
 * `changed_meanwhile` and the record as it is now.
 */
export const Version = positive().check(z.describe('as the read gave it'))
