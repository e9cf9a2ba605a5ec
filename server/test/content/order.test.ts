import { managedQuestionGroups, questionGroupKind } from '@portal/contract/about/content'
import { emptyDraft } from '@portal/contract/content/kind'
import { expect, test } from 'vitest'
import { editorOf } from '../setup/managed.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

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
