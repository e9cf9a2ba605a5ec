import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const portal = await openPortal({ web: (await import(webBuild)) as ServerBuild })

test('[ASK-8] [H12] the home page shows the next three activities when the first twelve are called off', async () => {
  const { rows: ahead } = await sql<{ id: number }>`
    select id from activities where starts_at > now() and called_off_at is null order by starts_at, id`.execute(
    portal.db,
  )
  expect(ahead.length).toBeGreaterThan(14)
  const calledOff = ahead.slice(0, 12).map(({ id }) => id)
  await portal.db
    .updateTable('activities')
    .set({ called_off_at: new Date(), call_off_reason: JSON.stringify({ en: 'Storm', 'zh-CN': '', 'zh-TW': '' }) })
    .where('id', 'in', calledOff)
    .execute()
  portal.content.changed()
  const { body } = await portal.app.inject({ url: '/' })
  const shown = [...body.matchAll(/href="\/community\/activity\/(\d+)"/g)].map(([, id]) => Number(id))
  expect([...new Set(shown)]).toEqual(ahead.slice(12, 15).map(({ id }) => id))
})
