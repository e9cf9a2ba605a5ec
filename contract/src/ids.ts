import * as z from 'zod/mini'

/** A UUID, normalized to lower case as in the database: encryption contexts contain ids. */
export const Uuid = z.uuid().check(z.toLowerCase())

const positive = () => z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** A sequential record id. */
export const RecordId = positive()

/**
 * The version of a record that a save is based on (SEC-24). Staff reads return it; a save based on an older one gets
 * `changed_meanwhile` with the current record.
 */
export const Version = positive().check(z.describe('as the read gave it'))
