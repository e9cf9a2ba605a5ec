import { tasks } from '@portal/contract/work/kinds'
import { loadQueue } from '@portal/demo/queue'
import { expect, inject, test } from 'vitest'
import { openFileStore } from '../../src/files/store.ts'
import { newStaff } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'
import { queueReader } from '../setup/work.ts'

const portal = await openPortal()
const { db, keys } = portal

test('[K02] the demo has two hundred open items of all kinds, some of them overdue, all readable by staff', async () => {
  const staff = await newStaff(portal, 'coordinator')
  const { all, page } = queueReader(portal)
  const before = (await all(staff)).length
  const files = await openFileStore({ dataDir: inject('mediaDir').replace(/\/media$/, '') })
  await db.transaction().execute((tx) => loadQueue(tx, { keys, files }, new Date()))
  files.close()
  const items = await all(staff)
  expect(items.length - before).toBe(200)
  expect(new Set(items.map(({ task }) => task))).toEqual(
    new Set(tasks.filter((task) => !['schedule', 'consent'].includes(task))),
  )
  expect(items.filter(({ overdue }) => overdue).length).toBeGreaterThan(50)
  expect(items.filter(({ name }) => name === '')).toEqual([])
  const { counts } = await page(staff)
  expect(counts.reduce((sum, { open }) => sum + open, 0)).toBe(items.length)
})
