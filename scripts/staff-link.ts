import { firstLinkHours } from '@portal/contract/staff/first'
import { consoleAddress } from '../server/src/config.ts'
import { makeFirstLink } from '../server/src/staff/first-admin.ts'
import { runTool } from './shared/tool.ts'

/** `homecare staff link`: a link by which its holder makes the account of the first administrator. */
await runTool(async ({ db }, config) => {
  const link = await makeFirstLink(db, consoleAddress(config))
  if (!link) return console.log('This portal has an administrator, who invites everybody else at /staff.')
  console.log(
    `The first administrator makes the account here, within ${firstLinkHours === 1 ? 'an hour' : `${firstLinkHours} hours`}:`,
  )
  console.log(link)
})
