import { activityTypes } from '@portal/demo/content/activities'
import { cities } from '@portal/demo/content/cities'
import { sql } from 'kysely'
import { boroughKind } from '../../contract/src/company/content.ts'
import { addActivityType } from '../../server/src/activities/content.ts'
import { addContent } from '../../server/src/add-content.ts'
import { connect, connectWithoutTimeouts, type Database } from '../../server/src/db/client.ts'
import { migrate } from '../../server/src/db/migrate.ts'

/** Creates a database on the portal's server with the same schema and no content. Returns its connection string. */
export async function makeDatabase(portalDatabase: string, name: string): Promise<string> {
  const portal = await connect(portalDatabase, 1)
  await sql`create database ${sql.id(name)}`.execute(portal)
  await portal.destroy()
  const connectionString = portalDatabase.replace('/portal?', `/${name}?`)
  await migrate(connectionString, { info() {} }, async () => {})
  const db = await connect(connectionString, 1)
  for (const { key, name } of cities) await addContent(db, boroughKind, { name }, key)
  for (const type of activityTypes) await addActivityType(db, type)
  await db.destroy()
  return connectionString
}

/** A connection for statements that take minutes. */
export async function connectToFill(connectionString: string): Promise<Database> {
  const db = connectWithoutTimeouts(connectionString)
  // Affects only how long filling takes.
  await sql`set maintenance_work_mem = '512MB'`.execute(db)
  return db
}
