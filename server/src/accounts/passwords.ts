import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { PortalError } from '../http/errors.ts'
import { takeTurns } from '../http/turns.ts'
import { commonPasswords } from './common-passwords.ts'

const hash = promisify(argon2)

/** Memory in KiB and passes of argon2id (design.md section 3). */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const hashBytes = 32
const saltBytes = 16

/** Hashing may not take every core: pages are served beside it. Who waits too long behind others is refused. */
const inTurn = takeTurns(Math.max(1, availableParallelism() - 1), 60)

/** Hashes a password for storing, as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const digest = await digestOf(password, salt, cost)
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(digest)}`
}

/** Takes as long as a real check, for accounts that do not exist. */
const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

/** Tells whether a password fits a stored hash; without a hash it takes the same time and does not. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const { salt, digest, memory, passes, parallelism } = parse(stored ?? (await nobodysHash))
  const given = await digestOf(password, salt, { memory, passes, parallelism })
  return timingSafeEqual(given, digest) && stored !== undefined
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

function digestOf(password: string, salt: Buffer, { memory, passes, parallelism }: typeof cost): Promise<Buffer> {
  const parameters = { message: password, nonce: salt, parallelism, tagLength: hashBytes, memory, passes }
  return inTurn(() => hash('argon2id', parameters))
}

function parse(stored: string) {
  const [, , , parameters = '', salt = '', digest = ''] = stored.split('$')
  const [memory = 0, passes = 0, parallelism = 0] = parameters.split(',').map((pair) => Number(pair.split('=')[1]))
  return { memory, passes, parallelism, salt: Buffer.from(salt, 'base64'), digest: Buffer.from(digest, 'base64') }
}
