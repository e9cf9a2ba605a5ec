import { parseArgs } from 'node:util'
import { adoptStore, arePaired } from '../server/src/files/pairing.ts'
import { survey } from '../server/src/files/survey.ts'
import { moveOrphansToTrash } from '../server/src/files/sweep.ts'
import { openUnpaired } from '../server/src/open.ts'
import { runTool } from './shared/tool.ts'

/**
 * `npm run files:adopt -- --yes`: assigns the file store to this database and sets aside files without a record in it. Without
 * `--yes` it only reports how the two compare.
 */
const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })

await runTool(async ({ db, files }) => {
  const { rows, objects, lost, orphans } = await survey(db, files)
  const paired = await arePaired(db, files)
  console.log(`The file store ${files.place} ${paired ? 'belongs' : 'does not belong'} to this database.`)
  console.log(`Private files in the database: ${rows}, of which ${lost} are not in the store.`)
  console.log(`Private files in the store: ${objects}, of which ${orphans.length} are not in the database.`)
  if (!values.yes) {
    console.log('Nothing was changed. To give the store to this database: npm run files:adopt -- --yes')
    return
  }
  if (!paired) await adoptStore(db, files)
  const moved = await moveOrphansToTrash({ store: files, now: new Date() }, orphans)
  console.log(`The store belongs to this database. ${moved} files without a record were set aside, for 30 days.`)
}, openUnpaired)
