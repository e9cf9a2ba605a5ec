import { managedServices, serviceKind } from '@portal/contract/care/services/content'
import { getServiceCosts, serviceNeeds } from '@portal/contract/care/services/public'
import { emptyDraft } from '@portal/contract/content/kind'
import { languages } from '@portal/contract/language'
import { expect, test } from 'vitest'
import { newService } from '../../setup/care.ts'
import { editorOf } from '../../setup/managed.ts'
import { newStaff } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()

const costsIn = async (language: string) =>
  (await portal.call(getServiceCosts, {}, { 'accept-language': language })).body.data

test('[W01] visitors get the cost of each service in every language, and each need is covered by a service', async () => {
  for (const language of languages) {
    const services = await costsIn(language)
    for (const { title, cost, forWhom } of services) expect([title, cost, forWhom]).not.toContain('')
    expect(new Set(services.flatMap(({ needs }) => needs))).toEqual(new Set(serviceNeeds))
  }
})

test('[W01] a new service appears at once; its needs are optional', async () => {
  await costsIn('en')
  const id = await newService(portal.db)
  expect((await costsIn('en')).find(({ serviceId }) => serviceId === id)).toMatchObject({
    cost: 'Medicaid pays.',
    needs: [],
  })
})

test('[W01] [SEC-24] editors change a service’s cost and needs; visitors see it at once, and the change is audited', async () => {
  const editor = await newStaff(portal, 'editor')
  const id = String(await newService(portal.db))
  const services = editorOf(portal, editor, managedServices, (more) => ({ ...emptyDraft(serviceKind), ...more }))
  const before = await services.read(id)
  expect(before.live).toMatchObject({ cost: { en: 'Medicaid pays.' }, needs: [] })
  const cost = {
    en: '$28 an hour without Medicaid.',
    'zh-CN': '没有白卡每小时 28 美元。',
    'zh-TW': '沒有白卡每小時 28 美元。',
  }
  await costsIn('zh-TW')
  expect((await services.save(id, { cost, needs: ['daily', 'break'] })).status).toBe(200)
  await services.markRead(id)
  expect((await services.publish(id)).body.data.live).toMatchObject({ cost, needs: ['daily', 'break'] })
  await expect
    .poll(async () => (await costsIn('zh-TW')).find(({ serviceId }) => String(serviceId) === id))
    .toMatchObject({ cost: cost['zh-TW'], needs: ['daily', 'break'] })
  const { version, baseVersion } = before
  const late = await services.call(managedServices.save, { id, version, baseVersion, content: services.content() })
  expect([late.status, late.body.code, late.body.data]).toEqual([409, 'changed_meanwhile', await services.read(id)])
  expect(Object.keys((await services.save(id, { needs: ['daily', 'daily'] })).body.fields ?? {})).toEqual([
    'content.needs',
  ])
  await services.save(id, { cost: { en: '', 'zh-CN': '', 'zh-TW': '' } })
  await services.markRead(id)
  expect(Object.keys((await services.publish(id)).body.fields ?? {})).toContain('cost')
  expect((await portal.call(managedServices.read, { id: '999999' }, editor.headers)).status).toBe(404)
  const entries = portal.db.selectFrom('audit_entries').select('subject').where('action', '=', 'content.publish')
  expect(await entries.execute()).toEqual([{ subject: `service ${id}` }])
})
