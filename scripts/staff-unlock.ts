import { findStaff, unlockAccount } from '../server/src/staff/recovery.ts'
import { runStaffTool } from './shared/staff-tool.ts'

/** `npm run staff:unlock -- --email E`: resets the limits on wrong passwords and codes of a staff account. */

await runStaffTool('staff:unlock', async (services, { email }) => {
  await unlockAccount(services, 'system', await findStaff(services.db, email))
  console.log(`${email} can log in again.`)
})
