import * as z from 'zod/mini'

/** An id as the database writes it: in small letters, whichever were sent. What is encrypted for a row is bound to its id. */
export const Uuid = z.uuid().check(z.toLowerCase())
