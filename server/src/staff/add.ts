import type { staffRoles } from '@portal/contract/access'
import { hashPassword, refuseCommonPassword } from '../accounts/passwords.ts'
import { record } from '../audit/record.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'

export type StaffRole = (typeof staffRoles)[number]

interface NewMember {
  email: string
  firstName: string
  lastName: string
  roles: readonly StaffRole[]
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
    const added = await tx
      .insertInto('accounts')
      .values({
        kind: 'staff',
        first_name: member.firstName,
        last_name: member.lastName,
        email: member.email,
        language: 'en',
        password_hash: passwordHash,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('staff')
      .values({ account_id: added.id, roles: [...member.roles] })
      .execute()
    const details = { roles: member.roles.join(' ') }
    const event = { actor: 'system', action: 'staff.add', subject: `account ${added.id}`, details }
    await record(tx, keys, { ...event, outcome: 'done' })
    return { id: added.id }
  })
}
