import { getServiceCosts, serviceNeeds } from '@portal/contract/care/services/public'
import { getStaffServiceCosts, setServiceCost } from '@portal/contract/care/services/staff'
import { languages } from '@portal/contract/language'
import { expect, test } from 'vitest'
import { newService } from '../../setup/care.ts'
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
  const serviceId = await newService(portal.db)
  const stored = async () =>
    (await portal.call(getStaffServiceCosts, {}, editor.headers)).body.data.find((one) => one.serviceId === serviceId)
  const before = await stored()
  expect(before).toMatchObject({ version: 1, cost: { en: 'Medicaid pays.' }, needs: [] })
  const cost = {
    en: '$28 an hour without Medicaid.',
    'zh-CN': '没有白卡每小时 28 美元。',
    'zh-TW': '沒有白卡每小時 28 美元。',
  }
  const set = (version: number, more: object = {}) =>
    portal.call(setServiceCost, { serviceId, version, cost, needs: ['daily', 'break'], ...more }, editor.headers)

  await costsIn('zh-TW')
  expect((await set(1)).body.data).toMatchObject({ version: 2, cost, needs: ['daily', 'break'] })
  expect((await costsIn('zh-TW')).find((one) => one.serviceId === serviceId)).toMatchObject({
    cost: cost['zh-TW'],
    needs: ['daily', 'break'],
  })
  const late = await set(1, { cost: { en: 'Free.' } })
  expect([late.status, late.body.code, late.body.data]).toEqual([409, 'changed_meanwhile', await stored()])
  for (const [field, wrong] of Object.entries({ cost: { en: ' ' }, needs: ['daily', 'daily'] })) {
    const refused = await set(2, { [field]: wrong })
    expect([refused.status, Object.keys(refused.body.fields ?? {})], field).toEqual([400, [field]])
  }
  expect((await set(1, { serviceId: 999_999 })).status).toBe(404)
  const entries = portal.db.selectFrom('audit_entries').select('subject').where('action', '=', 'service.cost')
  expect(await entries.execute()).toEqual([{ subject: `service ${serviceId}` }])
})
