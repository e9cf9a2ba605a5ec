import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { PortalError } from '../http/errors.ts'
import { takeTurns } from '../http/turns.ts'
import { commonPasswords } from './common-passwords.ts'

/** Memory in KiB and passes of argon2id (design.md section 3). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashing may not take every core: pages are served beside it. Who waits too long behind others is refused. */
const inTurn = takeTurns(Math.max(1, availableParallelism() - 1), 60)

/** Hashes a password for storing, as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** Takes as long as a real check, for accounts that do not exist. */
const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

/** Tells whether a password fits a stored hash; without a hash it takes the same time and does not. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored ?? (await nobodysHash)
  const fits = await inTurn(() => verify(known, password))
  return fits && stored !== undefined
}

/**
 * Refuses a password that is one of the most common ones, also with signs or digits hung on.
 * @throws PortalError invalid_input at `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const common = await commonPasswords()
  const plain = password.toLowerCase()
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, '')
  const stem = plain.replace(/[^\p{L}]{1,4}$/u, '')
  if ([plain, bare, stem].some((form) => common.has(form)))
    throw new PortalError('invalid_input', { password: 'passwordCommon' })
}
