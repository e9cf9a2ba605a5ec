import { parseArgs } from 'node:util'
import { endOf, textOf } from '../server/src/audit/expected.ts'
import { verifyAudit } from '../server/src/audit/verify.ts'
import { ConfigError } from '../server/src/config.ts'
import { runTool } from './shared/tool.ts'

/**
 * `npm run audit:verify [-- --expect <number>:<hash>]`: verifies the audit log's chain. Exit code 1 when an entry was changed or
 * removed, the log was truncated, or it does not contain the end that was kept outside.
 */
await runTool(async ({ db, keys }) => {
  const { entries, waiting, end, broken } = await verifyAudit(db, keys, expected())
  if (broken) {
    console.error(`The audit log is broken at ${broken.place}: ${broken.why}.`)
    process.exitCode = 1
  } else console.log(`The audit log is whole: ${entries} entries, ${waiting} of them to be sealed yet.`)
  if (end) console.log(`It ends with ${textOf(end)}`)
})

function expected() {
  const { expect: text } = parseArgs({ options: { expect: { type: 'string' } } }).values
  if (text === undefined) return undefined
  const end = endOf(text)
  if (!end) throw new ConfigError('--expect: give an end as the portal or this tool wrote it, <number>:<hash>')
  return end
}
