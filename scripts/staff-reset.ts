import { resetStaff } from '../server/src/staff/recovery.ts'
import { runStaffTool } from './shared/staff-tool.ts'

/** `npm run staff:reset -- --email E [--authenticator]`: a new password and, on request, a new second factor at the next login. */

await runStaffTool('staff:reset', async (services, { email, authenticator }) => {
  const given = await resetStaff(services, { email, authenticator })
  console.log(`Password       ${given.password}`)
  if (authenticator) console.log('The next login, within seven days, sets up a new second factor.')
  console.log('Shown this once; all sessions are ended. Hand it over in person, and have the password changed.')
})
