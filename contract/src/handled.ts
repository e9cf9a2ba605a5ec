import * as z from 'zod/mini'

/** Who of the staff has dealt with an item of the work queue, and when; null until then. `by` is empty once the account is deleted. */
export const Handled = z.nullable(z.object({ at: z.string(), by: z.string() }))
export type Handled = z.infer<typeof Handled>
