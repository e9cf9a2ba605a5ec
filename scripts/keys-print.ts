import { createHash } from 'node:crypto'
import { knownKeys } from '../server/src/open.ts'
import { runTool } from './shared/tool.ts'

/** `homecare keys print`: the keys as a page for a safe. Whoever has it and a backup can read everything. */
await runTool(async ({ db }, config) => {
  const keys = await knownKeys(config)
  const store = await db.selectFrom('file_store').select('id').executeTakeFirst()
  const pairs = keys.map(({ id, secret }) => `${id}:${secret.toString('base64')}`)
  console.log(`KEYS OF A HOME-CARE PORTAL                      keep in a safe, apart from the backups

Portal     ${config.siteUrl ?? 'without a public address'}
Store      ${store?.id ?? 'unknown'}
Printed    ${new Date().toISOString().slice(0, 10)}

What is private in the portal and in its backups (documents, Medicaid IDs, applications) is
sealed with these keys. Without them it is lost, and nobody can make them anew. Whoever has
them and a backup can read everything.

${keys.map(page).join('\n\n')}

To restore a backup, this line belongs into the settings, /etc/homecare-portal.env. Capital and
small letters differ; so do 0 and O, 1, l and I.

ENCRYPTION_KEYS=${pairs.join(',')}

The check is the beginning of the key's SHA-256. "homecare keys print" shows it again: compare
after typing. Print a new page after each "homecare keys add", and keep the old ones.
If backups are encrypted to a public key, its identity (AGE-SECRET-KEY-…) belongs into the safe, too.`)
})

function page({ id, secret }: { id: string; secret: Buffer }, at: number): string {
  const check = createHash('sha256')
    .update(secret)
    .digest('hex')
    .slice(0, 16)
    .replace(/(....)(?=.)/g, '$1 ')
  const parts = secret.toString('base64').replace(/(.{4})(?=.)/g, '$1 ')
  return `Key        ${id}${at === 0 ? '   (the active one)' : ''}\n           ${parts}\nCheck      ${check}`
}
