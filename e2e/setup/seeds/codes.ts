import { resetCodeLimit } from '../../../server/src/accounts/codes.ts'
import { Throttles } from '../../../server/src/http/guards/throttles.ts'
import type { Data } from '../../../server/src/open.ts'

/** Lets a phone have another code at once, as it may after a minute. */
export async function passWaitForCode({ db, keys }: Data, { phone }: { phone: string }): Promise<void> {
  await resetCodeLimit(new Throttles(db, keys, { ofStrangers: true }), `+1${phone}`)
}
