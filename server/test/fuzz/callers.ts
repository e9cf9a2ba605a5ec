import { type Access, staffRoles } from '@portal/contract/access'
import type { Endpoint } from '@portal/contract/endpoint'
import { staffLogin } from '@portal/contract/staff/public'
import { addStaff } from '../../src/staff/add.ts'
import { cells } from '../matrix/cells.ts'
import type { Caller, Scene } from '../matrix/row.ts'
import { makeScene } from '../matrix/scene.ts'
import { newPhone, newStaff, password } from '../setup/people.ts'
import type { TestPortal } from '../setup/portal.ts'
import { namesVersion, versionOf } from '../setup/saving.ts'

export interface Role {
  name: string
  accesses: readonly Access[]
  /** The caller of the matrix whose inputs fit. */
  like: Caller
  /** The caller's token in a scene. */
  tokenIn(portal: TestPortal, scene: Scene): string | undefined | Promise<string | undefined>
}

const ofScene = (name: Caller, ...accesses: Access[]): Role => {
  return { name, accesses, like: name, tokenIn: (_, { tokens }) => tokens[name] }
}

/** Everybody who can call: visitors, invalid tokens, both kinds of people, new staff, and staff in each role. */
export const roles: readonly Role[] = [
  { ...ofScene('no token'), name: 'visitor' },
  { ...ofScene('garbage'), name: 'invalid token' },
  ofScene('patient', 'session', 'person', 'patient'),
  ofScene('caregiver', 'session', 'person', 'caregiver'),
  { name: 'new staff', accesses: ['session', 'newStaff'], like: 'staff', tokenIn: newStaffToken },
  ...staffRoles.map((role): Role => {
    const own = role === 'admin' ? staffRoles : [role]
    const accesses = ['session', 'staff', ...own.map((one) => `staff:${one}` as const)] as const
    return { name: role, accesses, like: 'staff', tokenIn: async (portal) => (await newStaff(portal, role)).token }
  }),
]

/** A session of staff who have no second factor yet. */
async function newStaffToken(portal: TestPortal): Promise<string> {
  const email = `new${newPhone().slice(2)}@example.com`
  await addStaff(portal, { email, firstName: 'Sam', lastName: 'Lee', roles: ['coordinator'], password })
  return (await portal.call(staffLogin, { username: email, password })).body.data.token
}

/** Whether a role may call an endpoint. */
export function isAdmitted({ accesses }: Role, { access }: Endpoint): boolean {
  return access.some((one) => one === 'visitor' || accesses.includes(one))
}

/** A token of each role, and inputs that are valid for it. */
export class Callers {
  readonly #portal: TestPortal
  readonly #tokens = new Map<Role, string | undefined>()
  #scene: Scene | undefined

  constructor(portal: TestPortal) {
    this.#portal = portal
  }

  tokenOf(role: Role): string | undefined {
    return this.#tokens.get(role)
  }

  /** Replaces callers whose sessions were ended by earlier calls, and all records when their owners are gone. */
  async renew(): Promise<void> {
    const owners = [this.#scene?.tokens.patient, this.#scene?.tokens.caregiver]
    const alive = await Promise.all(owners.map((token) => this.#isAlive(token)))
    const isGone = !this.#scene || alive.includes(false)
    const scene = isGone ? await makeScene(this.#portal) : (this.#scene as Scene)
    this.#scene = scene
    for (const role of roles) {
      const isOfScene = role.name !== 'new staff' && role.like !== 'staff'
      if (!isOfScene && (await this.#isAlive(this.tokenOf(role)))) continue
      this.#tokens.set(role, await role.tokenIn(this.#portal, scene))
    }
  }

  /** The input of the permission matrix for a role: one that reaches the handler. */
  async validInput(endpoint: Endpoint, { like }: Role): Promise<Record<string, unknown>> {
    const row = cells[`${endpoint.method} ${endpoint.path}`]
    const input = (await row?.input(this.#scene as Scene, like)) as Record<string, unknown>
    return namesVersion(endpoint) ? { version: await versionOf(this.#portal, endpoint, input), ...input } : input
  }

  async #isAlive(token: string | undefined): Promise<boolean> {
    if (!token) return false
    const headers = { authorization: token }
    return (await this.#portal.send({ method: 'GET', url: '/home/api/user/session/list', headers })).statusCode === 200
  }
}
