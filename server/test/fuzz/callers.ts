import type { Access } from '@portal/contract/access'
import type { Endpoint } from '@portal/contract/endpoint'
import fc from 'fast-check'
import { newCaregiver, newPatient, newStaff } from '../setup/people.ts'
import type { TestPortal } from '../setup/portal.ts'

interface Role {
  accesses: readonly Access[]
  create(portal: TestPortal): Promise<{ token: string }>
}

const staff = (role: 'admin' | 'coordinator' | 'editor' | 'trainer', ...more: Access[]): Role => ({
  accesses: ['session', 'staff', `staff:${role}`, ...more],
  create: (portal) => newStaff(portal, role),
})

const roles: Role[] = [
  { accesses: ['session', 'person', 'patient'], create: (portal) => newPatient(portal) },
  { accesses: ['session', 'person', 'caregiver'], create: (portal) => newCaregiver(portal) },
  staff('admin', 'staff:coordinator', 'staff:editor', 'staff:trainer'),
  staff('coordinator'),
  staff('editor'),
  staff('trainer'),
]

/** Tokens of each role, invalid tokens, and none. */
export class Callers {
  readonly #portal: TestPortal
  readonly #tokens = new Map<Role, string>()

  constructor(portal: TestPortal) {
    this.#portal = portal
  }

  /** Replaces people whose sessions were ended by earlier calls. */
  async renew(): Promise<void> {
    for (const role of roles) {
      if (await this.#isAlive(this.#tokens.get(role))) continue
      this.#tokens.set(role, (await role.create(this.#portal)).token)
    }
  }

  /** Tokens for an endpoint: half of the time of a permitted caller, otherwise any. */
  of({ access }: Endpoint): fc.Arbitrary<string | undefined> {
    const tokens = roles.map((role) => this.#tokens.get(role))
    const admitted = roles
      .filter(({ accesses }) => access.some((one) => accesses.includes(one)))
      .map((role) => this.#tokens.get(role))
    const anybody = fc.constantFrom(undefined, 'garbage', ...tokens)
    return admitted.length > 0 ? fc.oneof(fc.constantFrom(...admitted), anybody) : anybody
  }

  async #isAlive(token: string | undefined): Promise<boolean> {
    if (!token) return false
    const headers = { authorization: token }
    return (await this.#portal.send({ method: 'GET', url: '/home/api/user/session/list', headers })).statusCode === 200
  }
}
