import { sql } from 'kysely'
import { addActivityType } from '../../server/src/activities/content.ts'
import { addCity } from '../../server/src/company/content.ts'
import { connect, type Database } from '../../server/src/db/client.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { activityTypes } from '../../server/src/demo/content/activities.ts'
import { cities } from '../../server/src/demo/content/cities.ts'

/** Of the fill alone; they change how long it takes, not what is there in the end. */
const fillSettings = ['statement_timeout=0', "maintenance_work_mem='512MB'"]

/** Makes a database beside the portal's on the same server, with the same schema and without content. Gives its address. */
export async function makeDatabase(portalDatabase: string, name: string): Promise<string> {
  const portal = await connect(portalDatabase, 1)
  await sql`create database ${sql.id(name)}`.execute(portal)
  await portal.destroy()
  const connectionString = portalDatabase.replace('/portal?', `/${name}?`)
  const db = await connect(connectionString, 1)
  await migrate(db)
  for (const city of cities) await addCity(db, city)
  for (const type of activityTypes) await addActivityType(db, type)
  await db.destroy()
  return connectionString
}

/** A connection for statements that take minutes. */
export async function connectToFill(connectionString: string): Promise<Database> {
  const db = await connect(connectionString, 1)
  for (const setting of fillSettings) await sql.raw(`set ${setting}`).execute(db)
  return db
}
