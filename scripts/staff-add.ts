import { parseArgs } from 'node:util'
import { staffRoles } from '@portal/contract/access'
import { Email, PersonName } from '@portal/contract/person/person'
import { sealEntries } from '../server/src/audit/seal.ts'
import { addStaff, type StaffRole } from '../server/src/staff/add.ts'
import { firstPassword } from '../server/src/staff/recovery.ts'
import { runTool } from './shared/tool.ts'

/** `npm run staff:add -- --email E --first NAME --last NAME --role coordinator [--role editor]` */

const usage = `npm run staff:add -- --email mei@example.org --first Mei --last Chen --role ${staffRoles.join('|')}`
const { values } = parseArgs({
  options: {
    email: { type: 'string', default: '' },
    first: { type: 'string', default: '' },
    last: { type: 'string', default: '' },
    role: { type: 'string', multiple: true, default: [] },
  },
})
const email = Email.safeParse(values.email)
const first = PersonName.safeParse(values.first)
const last = PersonName.safeParse(values.last)
const roles = values.role.filter((role): role is StaffRole => staffRoles.includes(role as StaffRole))
if (!email.success || !first.success || !last.success || roles.length === 0 || roles.length < values.role.length) {
  console.error(`Tell e-mail, first and last name, and one role or more:\n  ${usage}`)
  process.exit(2)
}
const password = firstPassword()
await runTool(async (data) => {
  const member = { email: email.data, firstName: first.data, lastName: last.data, roles, password }
  const { id } = await addStaff(data, member)
  await sealEntries(data.db, data.keys)
  console.log(`Staff account ${id} (${roles.join(', ')})`)
  console.log(`E-mail         ${email.data}`)
  console.log(`Password       ${password}`)
  console.log(
    'The password is shown this once. Hand it over in person; the first login, within seven days, sets up the second factor.',
  )
})
