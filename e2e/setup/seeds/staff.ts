import { randomInt } from 'node:crypto'
import type { StaffRole } from '@portal/contract/access'
import type { Data } from '../../../server/src/open.ts'
import { addStaff } from '../../../server/src/staff/add.ts'
import { firstPassword } from '../../../server/src/staff/recovery.ts'

/** Adds a staff account, as an administrator does on the command line. */
export async function seedStaff(data: Data, { roles }: { roles: StaffRole[] }) {
  const username = `staff${randomInt(1_000_000_000)}@example.com`
  const password = firstPassword()
  await addStaff(data, { email: username, firstName: 'Sam', lastName: 'Lee', roles, password })
  return { username, password }
}
