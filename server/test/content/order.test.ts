import { managedQuestionGroups, questionGroupKind } from '@portal/contract/about/content'
import { emptyDraft } from '@portal/contract/content/kind'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { editorOf } from '../setup/managed.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'
import { whileWaiting } from '../setup/row-lock.ts'

const portal = await openPortal()
const editor = editorOf(portal, await newStaff(portal, 'editor'), managedQuestionGroups, (more) => ({
  ...emptyDraft(questionGroupKind),
  ...more,
}))

test('[OPS-7] a record that was taken off the site has no place in the order, though it is scheduled', async () => {
  const [kept, off] = [await editor.published({ name: inAll('Kept') }), await editor.published({ name: inAll('Off') })]
  await editor.unpublish(off)
  await editor.markRead(off)
  expect((await editor.publish(off, undefined, { at: '2099-01-05 09:00' })).body.data.state).toBe('scheduled')
  const { records } = (await editor.call(managedQuestionGroups.list, { pageNum: 1, pageSize: 100, text: '' })).body.data
  const placedOf = (id: string) => records.find((one) => one.id === id)?.placed
  expect([placedOf(kept), placedOf(off)]).toEqual([true, false])
  const before = records.filter(({ placed }) => placed).map(({ id }) => id)
  const ids = before.toReversed()
  expect((await editor.call(managedQuestionGroups.order, { ids, before })).status).toBe(200)
})

test('[OPS-7] a new order and a publication at the same moment wait for each other', async () => {
  const ids = [await editor.published({ name: inAll('First') }), await editor.published({ name: inAll('Second') })]
  const changed = ids[0] as string
  await editor.save(changed, { name: inAll('Renamed') })
  await editor.markRead(changed)
  const rows = await portal.db.selectFrom('question_groups').select('id').orderBy('position').execute()
  const before = rows.map(({ id }) => id)
  let publishing: ReturnType<typeof editor.publish> | undefined
  const ordered = await whileWaiting(
    portal.db,
    () => editor.call(managedQuestionGroups.order, { ids: before.toReversed(), before }),
    {
      before: (step) => step.selectFrom('question_groups').select('id').where('id', '=', changed).forUpdate().execute(),
      meanwhile: async () => {
        publishing = editor.publish(changed)
        await vi.waitFor(async () => expect(await waiting()).toBe(2))
      },
    },
  )
  expect([ordered.status, (await publishing)?.status]).toEqual([200, 200])
})

async function waiting() {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    portal.db,
  )
  return rows[0]?.count
}
