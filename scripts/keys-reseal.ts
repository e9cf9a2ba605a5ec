import { resealAccounts } from '../server/src/accounts/reseal.ts'
import { resealCare } from '../server/src/care/reseal.ts'
import { resealFiles } from '../server/src/files/reseal.ts'
import { runTool } from './tool.ts'

/** `npm run keys:reseal`: after a new key was put first in ENCRYPTION_KEYS, encrypts what older keys hold anew. */
await runTool(async ({ db, keys, files }) => {
  const records = (await resealAccounts({ db, keys })) + (await resealCare({ db, keys }))
  const { resealed, unreadable } = await resealFiles({ db, keys, store: files })
  console.log(`Encrypted anew with key ${keys.activeId}: ${records} records, ${resealed} files.`)
  console.log('Keep the older keys: the audit log is verified with them, and waiting messages may need them.')
  if (unreadable.length === 0) return
  console.error(`Could not be read: ${unreadable.join(', ')}`)
  process.exitCode = 1
})
