import { runTool } from '../../scripts/tool.ts'

/** Brings a booked visit to this minute, which nobody can book: `node e2e/setup/visit-tool.ts <id of the application>`. */

const id = process.argv[2] ?? ''
const now = new Date(Math.floor(Date.now() / 60_000) * 60_000)

await runTool(async ({ db }) => {
  await db
    .updateTable('application_requests')
    .set({ starts_at: now, ends_at: new Date(now.getTime() + 30 * 60_000) })
    .where('id', '=', id)
    .execute()
})
