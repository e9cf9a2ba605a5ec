import { randomInt } from 'node:crypto'
import { login } from '@portal/contract/accounts/public'
import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import type { Envelope } from '@portal/contract/envelope'
import { limits } from '../../src/accounts/limits.ts'
import { guessedName } from '../../src/accounts/login/guesses.ts'
import { Throttles } from '../../src/http/guards/throttles.ts'
import { password } from './people.ts'
import type { TestPortal } from './portal.ts'

/** An address in a network that is unique in this run. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

/** Sets the counts as if a user name had been guessed at from so many networks that unknown devices are locked out. */
export async function lockOutStrangers(
  { db, keys }: TestPortal,
  username: string,
  realm: 'person' | 'staff' = 'person',
) {
  const throttles = new Throttles(db, keys, { ofStrangers: true })
  const name = guessedName(realm, username)
  for (let i = 0; i < limits.passwordByName.max; i++) await throttles.allows(limits.passwordByName, { name })
}

/** A browser at an address, with a cookie jar; for portals behind a proxy. */
export class Visitor {
  readonly portal: TestPortal
  readonly address: string
  cookie: string | undefined

  constructor(portal: TestPortal, address = newAddress()) {
    this.portal = portal
    this.address = address
  }

  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Envelope<OutputOf<E>>> {
    const headers = { 'x-forwarded-for': this.address, ...(this.cookie && { cookie: this.cookie }) }
    const answer = await this.portal.send({ ...httpCall(endpoint, input), headers })
    const given = answer.headers['set-cookie']
    if (given) this.cookie = String(given).split(';')[0]
    return answer.json()
  }

  /** Logs in and returns the code of the answer. */
  async logIn(username: string, given = password): Promise<string> {
    return (await this.call(login, { username, password: given })).code
  }
}
