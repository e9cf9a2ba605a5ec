import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { tidy } from '@portal/contract/person/tidy'
import { PortalError } from '../../http/errors.ts'
import { taskQueue } from '../../http/input/task-queue.ts'
import { commonPasswords } from './common-passwords.ts'

/** Cost of argon2id: memory in KiB, and passes (design.md section 3). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Leaves one core to page rendering. Refuses work when too much is waiting. */
const runTask = taskQueue(Math.max(1, availableParallelism() - 1), 60)

/** Hashes a normalized password for storing, as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export function hashPassword(password: string): Promise<string> {
  return runTask(() => hash(tidy(password, 'password'), cost))
}

/** Compared for unknown accounts, so that timing does not reveal which exist. */
const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

/** Whether a password matches a stored hash. Without a hash it takes the same time and returns false. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  return (await matchPassword(password, stored)) !== 'none'
}

/**
 * How a password matches a stored hash: normalized, or as typed, which is how passwords were hashed before they were normalized.
 * All forms are tried, whichever matches, so that timing reveals nothing.
 */
export async function matchPassword(
  password: string,
  stored: string | undefined,
): Promise<'tidied' | 'typed' | 'none'> {
  const known = stored ?? (await nobodysHash)
  const forms = new Set([tidy(password, 'password'), password])
  const [tidied, typed] = await Promise.all([...forms].map((form) => runTask(() => verify(known, form))))
  if (stored === undefined) return 'none'
  if (tidied) return 'tidied'
  return typed ? 'typed' : 'none'
}

/**
 * Rejects the most common passwords, with or without digits or symbols appended.
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
