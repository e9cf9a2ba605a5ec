import { domains } from '../server/src/domains.ts'
import { resealFiles } from '../server/src/files/reseal.ts'
import { runTool } from './shared/tool.ts'

/** `npm run keys:reseal`: re-encrypts data sealed with older keys, after a new key was put first in ENCRYPTION_KEYS. */
await runTool(async ({ db, keys, files }) => {
  let records = 0
  for (const domain of domains) records += (await domain.reseal?.({ db, keys })) ?? 0
  const { resealed, unreadable } = await resealFiles({ db, keys, store: files })
  console.log(`Encrypted anew with key ${keys.activeId}: ${records} records, ${resealed} files.`)
  console.log('Keep the older keys: the audit log is verified with them, and waiting messages may need them.')
  if (unreadable.length === 0) return
  console.error(`Could not be read: ${unreadable.join(', ')}`)
  process.exitCode = 1
})
