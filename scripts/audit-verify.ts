import { verifyAudit } from '../server/src/audit/record.ts'
import { runTool } from './tool.ts'

/** `npm run audit:verify`: follows the audit log's chain; exit code 1 when an entry was changed, removed or cut off. */
await runTool(async ({ db, keys }) => {
  const { entries, broken } = await verifyAudit(db, keys)
  if (broken) {
    console.error(`The audit log is broken at entry ${broken.number}: ${broken.why}.`)
    process.exitCode = 1
  } else console.log(`The audit log is whole: ${entries} entries.`)
})
