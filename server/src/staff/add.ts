import type { staffRoles } from '@portal/contract/access'
import type { Language } from '@portal/contract/language'
import { hashPassword, refuseCommonPassword } from '../accounts/login/passwords.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Services } from '../services.ts'

export type StaffRole = (typeof staffRoles)[number]

interface Person {
  email: string
  firstName: string
  lastName: string
  roles: readonly StaffRole[]
}
interface NewMember extends Person {
  password: string
}

/**
 * Adds a staff account and returns its id. Its first login, within a week, sets up the second factor.
 * @throws PortalError invalid_input at `email` when a staff account has it already, or at `password` when it is too common
 */
export async function addStaff(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  member: NewMember,
): Promise<{ id: string }> {
  await refuseCommonPassword(member.password)
  const passwordHash = await hashPassword(member.password)
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('accounts')
      .select('id')
      .where('kind', '=', 'staff')
      .where('email', '=', member.email)
      .executeTakeFirst()
    if (known) throw new PortalError('invalid_input', { email: 'there is a staff account with this e-mail' })
    return insertStaff(tx, keys, { ...member, language: 'en', passwordHash })
  })
}

/** Adds the account of a member whom no administrator has invited, and notes it. */
export async function insertStaff(
  tx: Tx,
  keys: Keyring,
  { email, language, roles, ...person }: Person & { language: Language; passwordHash: string },
): Promise<{ id: string }> {
  const names = { first_name: person.firstName, last_name: person.lastName }
  const { id } = await tx
    .insertInto('accounts')
    .values({ kind: 'staff', ...names, email, language, password_hash: person.passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('staff')
    .values({ account_id: id, roles: [...roles] })
    .execute()
  const event = { actor: 'system', action: 'staff.add', subject: `account ${id}`, details: { roles: roles.join(' ') } }
  await record(tx, keys, { ...event, outcome: 'done' })
  return { id }
}
